// @ts-check
// A whole table in one picture, for use without a page: the city, and beside it the round, the persons and everybody's
// belongings.

import { html } from "../vendor/htm-preact.js";
import { CardBack, CardFace } from "./cards.js";
import { City } from "./city/city.js";
import { RoundWindow } from "./round-window.js";
import { icon } from "./icons.js";
import { message } from "./city/messages.js";
import { PersonFace } from "./persons/persons.js";
import { emblem } from "./shapes.js";

/** @typedef {import("../connection/api-types.d.ts").ViewDescription} View */
/** @typedef {import("../connection/api-types.d.ts").PlayerDescription} Player */

export const WIDTH = 1200;
export const HEIGHT = 900;
/** Gap between things, and margin. */
const GAP = 10;
/** The city is a square as high as the picture. */
const CITY = HEIGHT - 2 * GAP;
const COLUMN = { x: CITY + 2 * GAP, width: WIDTH - CITY - 3 * GAP };
const CLOCK = { width: 110, height: 72 };
const PERSON = { width: (COLUMN.width - 2 * GAP) / 3, height: 1.4 * ((COLUMN.width - 2 * GAP) / 3) };
const FIRST_PLAYER = CLOCK.height + PERSON.height + 3 * GAP;
/** Height of a player's row; five fit. */
const PLAYER = (HEIGHT - FIRST_PLAYER - 5 * GAP) / 5;
const CARD = { width: 35, height: 49 };

/**
 * @param {object} props
 * @param {import("../connection/api-types.d.ts").PageState} props.state
 * @param {import("../connection/api-types.d.ts").Facts} props.facts
 */
export function Picture({ state, facts }) {
  const view = state.view;
  if (!view) return null;
  return html`<svg
    class="drawing picture"
    xmlns="http://www.w3.org/2000/svg"
    width=${WIDTH}
    height=${HEIGHT}
    viewBox=${`0 0 ${WIDTH} ${HEIGHT}`}
  >
    ${inBox(GAP, GAP, CITY, CITY, html`<${City} state=${state} facts=${facts} aspect=${1} />`)}
    <g transform=${`translate(${COLUMN.x} ${GAP})`}>
      ${inBox(0, 0, CLOCK.width, CLOCK.height, html`<${RoundWindow} round=${view.round} facts=${facts} />`)} ${plague(view)}
      ${view.persons.map((person, i) => {
        const { rats = 0, group = "brown" } = facts.persons[person] ?? {};
        const face = html`<${PersonFace} person=${person} rats=${rats} group=${group} />`;
        return inBox(i * (PERSON.width + GAP), CLOCK.height + GAP, PERSON.width, PERSON.height, face);
      })}
      ${view.players.map(
        (player, i) => html`<g transform=${`translate(0 ${FIRST_PLAYER - GAP + i * (PLAYER + GAP)})`}>
          ${playerBox(view, player, facts, state.seats[player.seat]?.name ?? "")}
        </g>`,
      )}
    </g>
  </svg>`;
}

/**
 * A drawing scaled to fit a box.
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {any} drawing
 */
function inBox(x, y, width, height, drawing) {
  return html`<svg x=${x} y=${y} width=${width} height=${height}>${drawing}</svg>`;
}

/** This round's plague value. @param {View} view */
function plague(view) {
  if (view.round === null) return null;
  return html`<g transform=${`translate(${COLUMN.width - 60} ${CLOCK.height / 2})`}>
    ${icon("plague", -16, 0, 52)}<text class="digits" x="34" y="11" font-size="32">${view.plague}</text>
  </g>`;
}

/**
 * A player's belongings, and the cards as far as they are known.
 * @param {View} view
 * @param {Player} player
 * @param {import("../connection/api-types.d.ts").Facts} facts
 * @param {string} name
 */
function playerBox(view, player, facts, name) {
  const { colour, coins, supply, general_supply: general, prestige } = player;
  const asked = view.to_act.includes(player.seat);
  return html`<g class=${asked ? "lit" : ""}>
    <rect class=${`ground ${colour}`} width=${COLUMN.width} height=${PLAYER} rx="8" />
    ${asked && html`<rect class="highlight" width=${COLUMN.width} height=${PLAYER} rx="8" />`}
    <g transform="translate(20 20)">${emblem(colour, 24)}</g>
    <text class="name flush" x="38" y="26" font-size="18">${name}</text>
    ${view.start_player === player.seat && icon("bell", COLUMN.width - 20, 19, 22)}
    ${amount("coin", coins, 20, 50)} ${amount("marker", `${supply}+${general}`, 90, 50)}
    ${amount("prestige", prestige ?? "?", 194, 50)}
    <g transform=${`translate(${6 + 3 * (CARD.width + 4)} ${PLAYER - CARD.height - 4})`}>${messagesOf(player, facts)}</g>
    ${cardsOf(player).map((card, i) => inBox(6 + i * (CARD.width + 4), PLAYER - CARD.height - 4, CARD.width, CARD.height, card))}
  </g>`;
}

/**
 * @param {string} what
 * @param {number | string} number
 * @param {number} x
 * @param {number} y
 */
function amount(what, number, x, y) {
  return html`${icon(what, x, y, 22)}<text class="digits flush" x=${x + 15} y=${y + 6} font-size="17">${number}</text>`;
}

/**
 * Messages in rows, smaller when there are many.
 * @param {Player} player
 * @param {import("../connection/api-types.d.ts").Facts} facts
 */
function messagesOf({ messages }, facts) {
  const [perRow, size] = messages.length > 10 ? [7, 0.52] : [5, 0.74];
  const [wide, high] = [42 * size, 26 * size];
  return messages.map(({ colour, kind }, i) => {
    const [column, row] = [i % perRow, Math.floor(i / perRow)];
    return html`<g transform=${`translate(${(column + 0.5) * wide + 4} ${(row + 0.5) * high + 4}) scale(${size})`}>${message(colour, kind, facts)}</g>`;
  });
}

/** Cards played, in hand, and to choose from. @param {Player} player */
function cardsOf(player) {
  const held = [...player.played, ...player.hand, ...player.pack.map((card) => ({ card, colour: player.colour }))];
  return held.map(({ card, colour }) =>
    card === null
      ? html`<${CardBack} colour=${colour} />`
      : html`<${CardFace} card=${card} colour=${colour} small=${true} />`
  );
}
