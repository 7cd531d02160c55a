// @ts-check
// A table as a picture to share, also drawn without a browser for previews of links: who plays, how far the game is,
// and once it is over the final board and the result. It has no words but names, so it is the same in every language.

import { html } from "../vendor/htm-preact.js";
import { City } from "./city/city.js";
import { icon } from "./icons.js";
import { fitting } from "./places.js";
import { rose } from "./rose.js";
import { RoundWindow } from "./round-window.js";
import { emblem } from "./shapes.js";

/** The size that previews of links have. */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 36;
const LEFT = HEIGHT - 2 * MARGIN;
const COLUMN = { x: LEFT + 2 * MARGIN, width: WIDTH - LEFT - 3 * MARGIN };
const HEAD = 128;
/** Height of a player's row; five fit. */
const ROW = 78;
const TITLE = "Notre Dame";

/** @typedef {import("../connection/api-types.d.ts").PageState} PageState */
/** @typedef {import("../connection/api-types.d.ts").ViewDescription} View */

/**
 * @typedef {object} PlayerInPicture
 * @property {string} name
 * @property {string} colour
 * @property {boolean} open  whether nobody sits there
 * @property {number | null} rank  once the game is over
 * @property {number | null} prestige
 */

/**
 * @param {object} props
 * @param {string} props.table
 * @param {PlayerInPicture[]} props.seats  in the order in which they are listed
 * @param {string | null} props.round  such as "B2", while the game is played
 * @param {View | null} props.view  the final board
 * @param {PageState["streets"]} props.streets  of the final board
 * @param {number | null} [props.below]  the seat whose borough is at the bottom of it
 * @param {import("../connection/api-types.d.ts").Facts} props.facts
 */
export function SharePicture({ table, seats, round, view, streets, below = null, facts }) {
  return html`<svg
    class="drawing share-picture"
    xmlns="http://www.w3.org/2000/svg"
    width=${WIDTH}
    height=${HEIGHT}
    viewBox=${`0 0 ${WIDTH} ${HEIGHT}`}
  >
    <rect class="backdrop" width=${WIDTH} height=${HEIGHT} />
    ${view
      ? html`<svg x=${MARGIN} y=${MARGIN} width=${LEFT} height=${LEFT}>
          <${City} state=${boardOf(`${table} picture`, view, streets, below)} facts=${facts} aspect=${1} />
        </svg>`
      : html`<g transform=${`translate(${HEIGHT / 2} ${HEIGHT / 2})`}>${rose(facts.colours, 0.9 * LEFT)}</g>`}
    <g transform=${`translate(${COLUMN.x} ${MARGIN})`}>
      <text class="name flush" y="60" font-size="56">${TITLE}</text>
      ${round && html`<svg x=${COLUMN.width - 118} y="4" width="118" height="78"><${RoundWindow} round=${round} facts=${facts} /></svg>`}
      ${seats.map((seat, i) => html`<g key=${i} transform=${`translate(0 ${HEAD + i * (ROW + 10)})`}>${row(seat)}</g>`)}
    </g>
  </svg>`;
}

/** @param {PlayerInPicture} seat */
function row({ name, colour, open, rank, prestige }) {
  const wins = rank === 1;
  // Bold letters are wider than others.
  const named = 0.8 * (COLUMN.width - 80 - (prestige === null ? 12 : 150));
  return html`<rect class=${open ? "shelf" : `ground ${colour}`} width=${COLUMN.width} height=${ROW} rx="12" />
    ${wins && html`<rect class="winning" width=${COLUMN.width} height=${ROW} rx="12" />`}
    <g class=${open ? "empty" : ""} transform=${`translate(42 ${ROW / 2})`}>${emblem(colour, 44)}</g>
    <text class=${`name flush ${open ? "faint" : ""}`} x="80" y=${ROW / 2 + 12} font-size=${fitting(name, named, 36)}>${name}</text>
    ${prestige !== null && html`<text class="digits trailing" x=${COLUMN.width - 62} y=${ROW / 2 + 14} font-size="40">${prestige}</text>${icon("prestige", COLUMN.width - 34, ROW / 2, 38)}`}`;
}

/**
 * What the map needs of a page's state.
 * @param {string} table
 * @param {View} view
 * @param {PageState["streets"]} streets
 * @param {number | null} seat
 * @returns {any}
 */
function boardOf(table, view, streets, seat) {
  return { table, view, streets, seat, seats: [] };
}
