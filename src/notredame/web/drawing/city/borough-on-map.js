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

/** Units between the middle of a narrow sector and the sign above it. */
const ABOVE = 14;

/**
 * A sector with its sign; its pieces are drawn later, above everything that does not move.
 * @param {Scene} scene
 * @param {Player} player
 * @param {string} sector
 * @param {number} index
 */
export function sectorOnMap({ plan, turn, look }, player, sector, index) {
  const { path, middle, wide, aside } = plan.area(turn(player.colour), index);
  const label = `${named("colour", player.colour)}: ${named("card", sector)}, ${
    count("piece", piecesIn(player, sector))
  }`;
  const x = round(wide ? middle.x - aside : middle.x);
  const y = round(wide ? middle.y : middle.y - ABOVE);
  return html`<g key=${sector} ...${spot(look, `sector:${player.colour}/${sector}`, label)}>
    <path class="wall" d=${path} />
    <circle class="medal" cx=${x} cy=${y} r="13.5" />
    ${sign(sector, x, y, 20)}
  </g>`;
}

/**
 * Position of a piece in a sector: to the right of its sign, or below it.
 * @param {Scene} scene
 * @param {string} colour
 * @param {number} index
 * @param {number} slot
 * @param {number} total
 */
function inRoom({ plan, turn }, colour, index, slot, total) {
  const { middle, wide, aside, fit } = plan.area(turn(colour), index);
  const rows = Math.ceil(total / fit);
  const x = wide ? middle.x - aside + 20 : middle.x - (Math.min(fit, total) - 1) * 6;
  const y = wide ? middle.y - (rows - 1) * 6 : middle.y - ABOVE + 20;
  return { x: x + (slot % fit) * 12, y: y + Math.floor(slot / fit) * 12 };
}

/**
 * @param {Scene} scene
 * @param {Player} player
 */
export function harbour({ plan, facts, turn, look }, player) {
  const { path, middle, wide, width } = plan.area(turn(player.colour), facts.sectors.length);
  // Widths of rat and figures, side by side or one below the other; any smaller, they could not be read.
  const size = round(Math.max(0.65, Math.min(1, width / (wide ? 76 : 50))));
  const { now, then, overruns } = forecast(player, facts);
  const label = `${named("colour", player.colour)}: ${ratWords(player, facts)}`;
  const figures = wide ? `translate(8 ${overruns ? 0 : 5})` : `translate(${then === null ? 5 : -4} 13) scale(.88)`;
  return html`<g key="harbour" ...${spot(look, `rat:${player.colour}`, label)}>
    <path class=${overruns ? "water alarm" : "water"} d=${path} />
    <g transform=${`translate(${round(middle.x)} ${round(middle.y)}) scale(${size})`}>
      ${wide ? icon("rat", -24, 0, 24) : icon("rat", 0, -10, 24)}
      <g transform=${figures}>
        <text class="digits" x="-6" font-size="15">${now}</text>
        ${then !== null && html`<text class=${overruns ? "digits alarm" : "digits faint"} x="13" font-size="12">→${then}</text>`}
        ${overruns && html`<text class="digits alarm" x="0" y="12" font-size="11">−${facts.overrun.prestige}</text>${icon("prestige", 13, 8, 11)}`}
      </g>
    </g>
  </g>`;
}

/**
 * The houses of a borough without a player (S1).
 * @param {Scene} scene
 * @param {string} colour
 */
export function roofs({ plan, facts, turn }, colour) {
  return Array.from({ length: facts.sectors.length + 1 }, (_, i) => {
    const { path, middle } = plan.area(turn(colour), i);
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
