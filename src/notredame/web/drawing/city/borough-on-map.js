// @ts-check
// A borough on the map: seven sectors with their pieces, and the harbour.

import { html } from "../../vendor/htm-preact.js";
import { count, named } from "../../words.js";
import { piecesIn } from "../sector-words.js";
import { moved } from "./room.js";
import { forecast, ratWords } from "../borough/rat-forecast.js";
import { icon } from "../icons.js";
import { cube, friend } from "../shapes.js";
import { sign } from "../signs.js";
import { at, round, spot } from "../places.js";
import { markersOf } from "../marker-tracking.js";

/** @typedef {import("../../connection/api-types.d.ts").PlayerDescription} Player */
/** @typedef {import("./city.js").Scene} Scene */
/** @typedef {import("./geometry.js").Point} Point */

/**
 * A sector with its sign; its pieces are drawn later, above everything that does not move.
 * @param {Scene} scene
 * @param {Player} player
 * @param {string} sector
 * @param {number} index
 */
export function sectorOnMap(scene, player, sector, index) {
  const borough = scene.turn(player.colour);
  const { path } = scene.plan.area(borough, index);
  const { sign: middle, size } = scene.grounds.sector(borough, index);
  const label = `${named("colour", player.colour)}: ${named("card", sector)}, ${
    count("piece", piecesIn(player, sector))
  }`;
  return html`<g key=${sector} ...${spot(scene.look, `sector:${player.colour}/${sector}`, label)}>
    <path class=${`wall glazed ${player.colour}`} d=${path} />
    ${sign(sector, round(middle.x), round(middle.y), size)}
  </g>`;
}

/**
 * The harbour with the rat.
 * @param {Scene} scene
 * @param {Player} player
 */
export function harbour({ plan, grounds, facts, turn, look }, player) {
  const borough = turn(player.colour);
  const { path } = plan.area(borough, facts.sectors.length);
  const { at: place, group } = grounds.rat(borough, facts.sectors.length);
  const { rat, now, then, price, lower } = group;
  const soon = forecast(player, facts);
  const digits = soon.overruns ? "digits alarm" : "digits faint";
  const label = `${named("colour", player.colour)}: ${ratWords(player, facts)}`;
  return html`<g key="harbour" ...${spot(look, `rat:${player.colour}`, label)}>
    <path class=${soon.overruns ? "water alarm" : "water"} d=${path} />
    <g transform=${`translate(${round(place.x)} ${round(soon.overruns ? place.y : place.y + lower)})`}>
      ${icon("rat", rat.x, rat.y, 26)}
      <text class="digits" x=${now.x} y=${now.y} font-size="17">${soon.now}</text>
      ${soon.then !== null && html`<text class=${digits} x=${then.x} y=${then.y} font-size="13">→${soon.then}</text>`}
      ${soon.overruns && html`<text class=${digits} x=${price.x} y=${price.y} font-size="12">−${facts.overrun.prestige}</text>${icon("prestige", price.x + 14, price.y - 4, 12)}`}
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
    const { path } = scene.plan.area(scene.turn(colour), i);
    const { sign: middle } = scene.grounds.sector(scene.turn(colour), i);
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
  const { view, plan, grounds, turn } = scene;
  const markers = markersOf(scene.table, view);
  const onSteps = view.players.flatMap((player) => markers[player.colour].cathedral);
  const steps = grounds.steps(onSteps.length);
  /** @type {any[]} */
  const drawn = [];
  /** @param {string} key @param {Point} to @param {number} size @param {any} piece @param {string} [look] */
  const draw = (key, to, size, piece, look = "piece") =>
    drawn.push(html`<g key=${key} class=${look} ...${at(to.x, to.y, size)}>${piece}</g>`);
  for (const { colour, friend: visits } of view.players) {
    for (const [where, ids] of Object.entries(markers[colour])) {
      const index = sectors.indexOf(where);
      const friendly = visits === where;
      if (index >= 0 && (friendly || ids.length)) {
        const { at: room, group } = grounds.pieces(turn(colour), index, ids.length, friendly);
        const there = (/** @type {Point} */ { x, y }) => ({ x: room.x + x, y: room.y + y });
        ids.forEach((id, slot) => draw(id, there(group.markers[slot]), 0.9 * group.size, cube(colour)));
        if (group.friend) draw(`friend:${colour}`, there(group.friend), 0.75 * group.size, friend(colour));
        if (group.count) draw(`count:${colour}/${where}`, there(group.count), group.size, number(ids.length));
      } else if (where === "cathedral") {
        for (const id of ids) draw(id, steps[onSteps.indexOf(id)], 1.12, cube(colour, true));
      } else {
        for (const id of ids) draw(id, plan.market(turn(colour), "centre"), 0.9, cube(colour), "piece away");
      }
    }
  }
  // Elements keep their order; only their positions change, so that they can glide.
  drawn.sort((a, b) => (a.key < b.key ? -1 : 1));
  return html`<g class="pieces">${drawn}</g>`;
}

/** How many markers lie on each other. @param {number} markers */
function number(markers) {
  return html`<text class="digits" y="4.5" font-size="13">${`×${markers}`}</text>`;
}

/**
 * What stands in the boroughs, as boxes: signs, pieces and rats.
 * @param {Scene} scene
 * @param {string[]} sectors
 */
export function standing({ view, grounds, turn }, sectors) {
  return view.players.flatMap((player) => {
    const borough = turn(player.colour);
    const { at: rat, group: figures } = grounds.rat(borough, sectors.length);
    const inSectors = sectors.flatMap((sector, index) => {
      const [markers, friendly] = [player.sectors[sector] ?? 0, player.friend === sector];
      const { room } = grounds.sector(borough, index);
      const sign = room.taken.slice(-1);
      if (!markers && !friendly) return sign;
      const { at: place, group } = grounds.pieces(borough, index, markers, friendly);
      return [...sign, ...group.boxes.map((box) => moved(box, place))];
    });
    return [...inSectors, ...figures.boxes.map((box) => moved(box, rat))];
  });
}
