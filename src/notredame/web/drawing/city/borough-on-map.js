// @ts-check
// A borough on the map: seven sectors with their pieces, and the harbour.

import { html } from "../../vendor/htm-preact.js";
import { count, named } from "../../words.js";
import { piecesIn } from "../sector-words.js";
import { stepAt } from "./cathedral.js";
import { forecast, ratWords } from "../borough/rat-forecast.js";
import { icon } from "../icons.js";
import { cube, friend } from "../shapes.js";
import { sign } from "../signs.js";
import { at, round, spot } from "../places.js";
import { markersOf } from "../marker-tracking.js";

/** @typedef {import("../../connection/api-types.d.ts").PlayerDescription} Player */
/** @typedef {import("./city.js").Scene} Scene */

/** Width of the streets on both sides of a sign. */
const STREETS = 10;
/** Distance between the middles of a sign and its first pieces, and of two pieces. */
const BEYOND = 19;
const CUBE = 11;
/** How far messages reach into a borough from its border. */
const MESSAGE = 27;

/**
 * An area as plan, and the position of its sign: as near to the centre as the streets leave room for it.
 * @param {Scene} scene
 * @param {string} colour
 * @param {number} index
 */
function inside({ plan, turn }, colour, index) {
  const area = plan.area(turn(colour), index);
  const far = Math.min(Math.max(0.34, (plan.sign + STREETS) / area.wide) * area.deep, area.deep - MESSAGE - CUBE);
  return { ...area, far, sign: along(area, far) };
}

/**
 * A point on the axis of an area.
 * @param {{centre: {x: number, y: number}, axis: {x: number, y: number}}} area
 * @param {number} far  from the centre
 */
function along({ centre, axis }, far) {
  return { x: centre.x + axis.x * far, y: centre.y + axis.y * far };
}

/**
 * A sector with its sign; its pieces are drawn later, above everything that does not move.
 * @param {Scene} scene
 * @param {Player} player
 * @param {string} sector
 * @param {number} index
 */
export function sectorOnMap(scene, player, sector, index) {
  const { path, sign: middle } = inside(scene, player.colour, index);
  const label = `${named("colour", player.colour)}: ${named("card", sector)}, ${
    count("piece", piecesIn(player, sector))
  }`;
  return html`<g key=${sector} ...${spot(scene.look, `sector:${player.colour}/${sector}`, label)}>
    <path class=${`wall glazed ${player.colour}`} d=${path} />
    ${sign(sector, round(middle.x), round(middle.y), scene.plan.sign)}
  </g>`;
}

/**
 * Position of a piece in a sector: beyond the sign, in rows that fill the area.
 * @param {Scene} scene
 * @param {string} colour
 * @param {number} index
 * @param {number} slot
 * @param {number} total
 */
function inRoom(scene, colour, index, slot, total) {
  const area = inside(scene, colour, index);
  const { axis, deep, wide, far } = area;
  const level = Math.abs(axis.x) > Math.abs(axis.y);
  const room = level ? deep - MESSAGE - far - BEYOND + CUBE : (wide * (far + BEYOND)) / deep - CUBE / 2;
  const fit = Math.min(total, Math.max(2, Math.floor(room / CUBE)));
  const row = Math.floor(slot / fit);
  const inRow = Math.min(fit, total - row * fit);
  const rows = Math.ceil(total / fit);
  if (level) {
    const to = along(area, far + BEYOND + (slot % fit) * CUBE);
    return { x: to.x, y: to.y + (row - (rows - 1) / 2) * CUBE };
  }
  const to = along(area, far + BEYOND + row * CUBE);
  return { x: to.x + ((slot % fit) - (inRow - 1) / 2) * CUBE, y: to.y };
}

/** Places of the rat and its figures in a harbour above or below the cathedral. */
const SIDE_BY_SIDE = { rat: [-24, 0], now: [4, 6], then: [24, 6], price: [9, 20] };

/** Those in the narrow harbours at the sides. */
const STACKED = { rat: [0, -27], now: [0, -1], then: [0, 15], price: [-4, 30] };

/**
 * The harbour with the rat: side by side, or one below the other where it is narrow.
 * @param {Scene} scene
 * @param {Player} player
 */
export function harbour({ plan, facts, turn, look }, player) {
  const area = plan.area(turn(player.colour), facts.sectors.length);
  const sideways = Math.abs(area.axis.x) > Math.abs(area.axis.y);
  const { rat, now, then, price } = sideways ? STACKED : SIDE_BY_SIDE;
  const { x, y } = along(area, area.deep * 0.58);
  const soon = forecast(player, facts);
  const digits = soon.overruns ? "digits alarm" : "digits faint";
  const label = `${named("colour", player.colour)}: ${ratWords(player, facts)}`;
  return html`<g key="harbour" ...${spot(look, `rat:${player.colour}`, label)}>
    <path class=${soon.overruns ? "water alarm" : "water"} d=${area.path} />
    <g transform=${`translate(${round(x)} ${round(soon.overruns && !sideways ? y - 6 : y)})`}>
      ${icon("rat", rat[0], rat[1], 26)}
      <text class="digits" x=${now[0]} y=${now[1]} font-size="17">${soon.now}</text>
      ${soon.then !== null && html`<text class=${digits} x=${then[0]} y=${then[1]} font-size="13">→${soon.then}</text>`}
      ${soon.overruns && html`<text class=${digits} x=${price[0]} y=${price[1]} font-size="12">−${facts.overrun.prestige}</text>${icon("prestige", price[0] + 14, price[1] - 4, 12)}`}
    </g>
  </g>`;
}

/**
 * The houses of a borough without a player (S1).
 * @param {Scene} scene
 * @param {string} colour
 */
export function roofs(scene, colour) {
  return Array.from({ length: scene.facts.sectors.length + 1 }, (_, i) => {
    const { path, sign: middle } = inside(scene, colour, i);
    return html`<g class="nobody">
      <path class="wall" d=${path} />
      <path class="stroke" transform=${`translate(${round(middle.x)} ${round(middle.y)})`} d="M-15 7V-1L-8-8-1-1V7M-1 2L6-5 13 2V7" />
    </g>`;
  });
}

/**
 * Markers and friends, each under its own key, so that they glide from place to place.
 * @param {Scene} scene
 * @param {string[]} sectors
 */
export function pieces(scene, sectors) {
  const { view, plan, turn } = scene;
  const markers = markersOf(scene.table, view);
  const onSteps = view.players.flatMap((player) => markers[player.colour].cathedral);
  /** @type {any[]} */
  const drawn = [];
  for (const { colour, friend: visits } of view.players) {
    for (const [where, ids] of Object.entries(markers[colour])) {
      const index = sectors.indexOf(where);
      const before = visits === where ? 1 : 0;
      ids.forEach((id, slot) => {
        let [to, size, look] = [plan.market(turn(colour), "centre"), 0.9, "piece away"];
        if (where === "cathedral") {
          const step = stepAt(onSteps.indexOf(id), onSteps.length);
          [to, size, look] = [{ x: plan.middle.x + step.x, y: plan.middle.y + step.y }, 1.12, "piece"];
        } else if (index >= 0) {
          [to, look] = [inRoom(scene, colour, index, slot + before, ids.length + before), "piece"];
        }
        drawn.push(
          html`<g key=${id} class=${look} ...${at(to.x, to.y, size)}>${cube(colour, where === "cathedral")}</g>`,
        );
      });
    }
    if (visits) {
      const to = inRoom(scene, colour, sectors.indexOf(visits), 0, markers[colour][visits].length + 1);
      drawn.push(html`<g key=${`friend:${colour}`} class="piece" ...${at(to.x, to.y - 2, 0.75)}>${friend(colour)}</g>`);
    }
  }
  // Elements keep their order; only their positions change, so that they can glide.
  drawn.sort((a, b) => (a.key < b.key ? -1 : 1));
  return html`<g class="pieces">${drawn}</g>`;
}
