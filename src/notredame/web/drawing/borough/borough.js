// @ts-check
// One borough, large: seven houses in a row, supplies, messages, and the harbour with the rat.

import { html } from "../../vendor/htm-preact.js";
import { count, named, say } from "../../words.js";
import { figuresOf, nextWords, piecesIn } from "../sector-words.js";
import { harbour } from "./harbour.js";
import { house, WALL } from "./houses.js";
import { icon } from "../icons.js";
import { message, messageName } from "../city/messages.js";
import { cube, friend } from "../shapes.js";
import { at, Drawing, spot } from "../places.js";
import { markersOf } from "../marker-tracking.js";

/** @typedef {import("../../connection/api-types.d.ts").PlayerDescription} Player */
/** @typedef {import("../places.js").Look} Look */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/**
 * Positions: in one long row, or in two short ones for narrow places.
 * @typedef {object} Layout
 * @property {number} width
 * @property {number} height
 * @property {number} house  width of a house
 * @property {number} columns
 * @property {Box} store  the first of the four cells for what is at hand
 * @property {Box} messages
 * @property {Box} harbour
 */

const ROOF = 38;
const ROW = WALL + ROOF + 6;

/** @type {Layout} */
const WIDE = {
  width: 900,
  height: 216,
  house: 120,
  columns: 7,
  store: { x: 8, y: 144, width: 57, height: 66 },
  messages: { x: 238, y: 144, width: 242, height: 66 },
  harbour: { x: 488, y: 144, width: 404, height: 66 },
};
/** @type {Layout} */
const NARROW = {
  width: 420,
  height: 396,
  house: 97,
  columns: 4,
  store: { x: 6, y: 280, width: 102.5, height: 44 },
  messages: { x: 318, y: ROW + 6, width: 97, height: WALL + ROOF - 6 },
  harbour: { x: 6, y: 330, width: 408, height: 62 },
};

/**
 * @param {object} props
 * @param {import("../../connection/api-types.d.ts").PageState} props.state
 * @param {import("../../connection/api-types.d.ts").Facts} props.facts
 * @param {number} props.seat
 * @param {Map<string, string[]>} [props.lit]
 * @param {(place: string) => void} [props.onPick]
 * @param {Set<string>} [props.over]
 * @param {import("../../connection/api-types.d.ts").Ghost | null} [props.ghost]  of the choice that is pointed at
 * @param {boolean} [props.narrow]  about as high as wide
 */
export function Borough({ state, facts, seat, lit, onPick, over, ghost = null, narrow = false }) {
  const view = state.view;
  const player = view?.players[seat];
  if (!view || !player) return null;
  const look = { lit, onPick, over };
  const layout = narrow ? NARROW : WIDE;
  const { colour } = player;
  const label = say("borough_of", { name: state.seats[seat]?.name ?? named("colour", colour) });
  const { x, y, width, height } = layout.harbour;
  return html`<${Drawing} width=${layout.width} height=${layout.height} kind="borough" label=${label} group=${true}>
    ${facts.sectors.map((sector, i) => {
      const stands = corner(layout, i);
      const name = named("card", sector);
      const next = state.sector_effects[seat]?.[sector] ?? {};
      const words = `${name}, ${count("piece", piecesIn(player, sector))}. ${say("tip_next", { brings: nextWords(next) })}`;
      return html`<g
        key=${sector}
        transform=${`translate(${stands.x} ${stands.y})`}
        ...${spot(look, `sector:${colour}/${sector}`, words)}
      >
        ${house({ sector, name, colour, width: layout.house, gains: figuresOf(next) })}
      </g>`;
    })}
    ${store(layout, player, look)} ${messages(layout, player, facts, look)}
    <g transform=${`translate(${x} ${y})`}>${harbour({ player: { ...player, rat_after_plague: ghost?.rat_after_plague ?? player.rat_after_plague }, facts, width, height, look, chosen: ghost?.rat ?? null })}</g>
    ${pieces(layout, facts.sectors, player, markersOf(state.table, view)[colour], look, ghost)}
    ${ghost && ghosts(layout, facts.sectors, player, ghost)}
  <//>`;
}

/**
 * The upper left corner of a wall.
 * @param {Layout} layout
 * @param {number} index
 */
function corner(layout, index) {
  const gap = (layout.width - layout.columns * layout.house) / (layout.columns + 1);
  const column = index % layout.columns;
  return { x: gap + column * (layout.house + gap), y: ROOF + Math.floor(index / layout.columns) * ROW };
}

/**
 * The four cells for supplies.
 * @param {Layout} layout
 * @param {number} index
 */
function cell({ store: { x, y, width, height } }, index) {
  const low = width > height;
  return {
    x: x + index * width,
    y,
    picture: low ? { x: width * 0.3, y: height / 2 } : { x: width / 2, y: height * 0.34 },
    number: low ? { x: width * 0.68, y: height / 2 + 7 } : { x: width / 2, y: height - 8 },
  };
}

/**
 * Supplies: supply, general supply, coins, prestige.
 * @param {Layout} layout
 * @param {Player} player
 * @param {Look} look
 */
function store(layout, player, look) {
  const { colour, supply, general_supply: general, coins, prestige } = player;
  const { width, height } = layout.store;
  /** @type {[place: string, label: string, amount: number | null, picture: string][]} */
  const cells = [
    ["supply", `${named("place", "supply")}: ${count("marker", supply)}`, supply, "marker"],
    ["general", `${named("place", "general-supply")}: ${count("marker", general)}`, general, "box"],
    ["coins", count("coin", coins), coins, "coin"],
    prestige === null
      ? ["prestige", say("tip_purse"), null, "purse"]
      : ["prestige", count("prestige", prestige), prestige, "prestige"],
  ];
  return cells.map(([place, label, amount, picture], i) => {
    const { x, y, picture: at, number } = cell(layout, i);
    return html`<g key=${place} transform=${`translate(${x} ${y})`} ...${spot(look, `${place}:${colour}`, label)}>
      <rect class="shelf" x="2" width=${width - 4} height=${height} rx="5" />
      ${amount === null ? icon(picture, width / 2, height / 2, 36) : html`<g class=${picture === "marker" ? "empty" : ""}>${icon(picture, at.x, at.y, 28)}</g>`}
      ${amount !== null && html`<text class="digits" x=${number.x} y=${number.y} font-size="20">${amount}</text>`}
    </g>`;
  });
}

/**
 * The messages taken.
 * @param {Layout} layout
 * @param {Player} player
 * @param {import("../../connection/api-types.d.ts").Facts} facts
 * @param {Look} look
 */
function messages(layout, player, facts, look) {
  const { x, y, width, height } = layout.messages;
  const taken = player.messages;
  const perRow = Math.floor(width / 44);
  const room = perRow * Math.floor(height / 30);
  const shown = taken.length > room ? taken.slice(0, room - 1) : taken;
  const label = [count("message", taken.length), ...taken.map((one) => messageName(one.colour, one.kind))].join("; ");
  /** @param {number} i */
  const slot = (i) => `translate(${26 + (i % perRow) * 45} ${18 + Math.floor(i / perRow) * 30})`;
  return html`<g transform=${`translate(${x} ${y})`} ...${spot(look, `messages:${player.colour}`, label)}>
    <rect class="shelf" width=${width} height=${height} rx="5" />
    ${taken.length === 0 && html`<g class="empty">${icon("message", width / 2, height / 2, 34)}</g>`}
    ${shown.map((one, i) => html`<g transform=${slot(i)}>${message(one.colour, one.kind, facts)}</g>`)}
    ${taken.length > room && html`<text class="digits" transform=${slot(room - 1)} y="5" font-size="16">+${taken.length - shown.length}</text>`}
  </g>`;
}

/**
 * @param {Layout} layout
 * @param {string[]} sectors
 * @param {Player} player
 * @param {import("../marker-tracking.js").Places} markers
 * @param {Look} look
 * @param {import("../../connection/api-types.d.ts").Ghost | null} ghost
 */
function pieces(layout, sectors, player, markers, look, ghost) {
  const { colour } = player;
  /** @type {any[]} */
  const drawn = [];
  for (const [where, ids] of Object.entries(markers)) {
    const index = sectors.indexOf(where);
    const staying = ids.length + Math.min(0, ghost?.sectors[where] ?? 0);
    ids.forEach((id, slot) => {
      let to = { x: layout.width / 2, y: -30 };
      if (index >= 0) to = inHouse(layout, index, slot, player.friend === where);
      else if (where !== "cathedral") {
        const { x, y, picture } = cell(layout, where === "supply" ? 0 : 1);
        to = { x: x + picture.x, y: y + picture.y + (where === "supply" ? 0 : 3) };
      }
      const away = where === "cathedral" ? " away" : slot >= staying ? " leaving" : "";
      const size = index >= 0 ? 1.35 : where === "supply" ? 1.9 : 1.3;
      drawn.push(html`<g key=${id} class=${`piece${away}`} ...${at(to.x, to.y, size)}>${cube(colour)}</g>`);
    });
  }
  // Elements keep their order; only their positions change, so that they can glide.
  drawn.sort((a, b) => (a.key < b.key ? -1 : 1));
  const home = player.friend ? corner(layout, sectors.indexOf(player.friend)) : null;
  const waits = layout.messages;
  const stand = home
    ? { x: home.x + 18, y: home.y + WALL - 40 }
    : { x: waits.x + waits.width - 16, y: waits.y + waits.height - 19 };
  const label = `${named("place", "friend")}: ${
    player.friend ? named("card", player.friend) : named("place", "off-board")
  }`;
  return html`<g class="pieces">
    ${drawn}
    <g key="friend" class="piece" ...${at(stand.x, stand.y, 1.35)}>
      <g ...${spot(look, `friend:${colour}`, label)}><circle class="halo" r="17" />${friend(colour)}</g>
    </g>
  </g>`;
}

/**
 * Pieces that a choice would bring, faintly.
 * @param {Layout} layout
 * @param {string[]} sectors
 * @param {Player} player
 * @param {import("../../connection/api-types.d.ts").Ghost} ghost
 */
function ghosts(layout, sectors, player, ghost) {
  const { colour } = player;
  const coming = Object.entries(ghost.sectors).flatMap(([sector, change]) =>
    Array.from({ length: Math.max(0, change) }, (_, i) => {
      const slot = (player.sectors[sector] ?? 0) + i;
      const to = inHouse(layout, sectors.indexOf(sector), slot, (ghost.friend ?? player.friend) === sector);
      return html`<g key=${`${sector}-${i}`} class="ghost" ...${at(to.x, to.y, 1.35)}>${cube(colour)}</g>`;
    })
  );
  const home = ghost.friend === null ? null : corner(layout, sectors.indexOf(ghost.friend));
  return html`<g class="pieces ghosts">
    ${coming}
    ${home && html`<g class="ghost" ...${at(home.x + 18, home.y + WALL - 40, 1.35)}>${friend(colour)}</g>`}
  </g>`;
}

/**
 * Position of a marker in a house: on the floor, or on top of others.
 * @param {Layout} layout
 * @param {number} index
 * @param {number} slot
 * @param {boolean} beside  the friend is there too
 */
function inHouse(layout, index, slot, beside) {
  const { x, y } = corner(layout, index);
  const left = beside ? 42 : 15;
  const perRow = Math.floor((layout.house - left + 6) / 18);
  return { x: x + left + (slot % perRow) * 18, y: y + WALL - 33 - Math.floor(slot / perRow) * 17 };
}
