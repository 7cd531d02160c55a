// @ts-check
// The whole city: the map on which carriages drive, and everybody's borough at a glance.

import { html } from "../../vendor/htm-preact.js";
import { named, say } from "../../words.js";
import { cathedral } from "./cathedral.js";
import { Plan } from "./geometry.js";
import { groundsOf } from "./grounds.js";
import { marketWords } from "./market-names.js";
import { seal } from "./messages.js";
import { streetsOf } from "./streets.js";
import { harbour, pieces, roofs, sectorOnMap, standing } from "./borough-on-map.js";
import { carriage, emblem } from "../shapes.js";
import { at, Drawing, round, spot } from "../places.js";

/**
 * What all parts of the map need.
 * @typedef {object} Scene
 * @property {import("../../connection/api-types.d.ts").ViewDescription} view
 * @property {import("../../connection/api-types.d.ts").Facts} facts
 * @property {string} table
 * @property {Plan} plan
 * @property {ReturnType<typeof groundsOf>} grounds
 * @property {(colour: string) => number} turn  how far clockwise a borough is from the bottom
 * @property {import("../places.js").Look} look
 */

/**
 * @param {object} props
 * @param {import("../../connection/api-types.d.ts").PageState} props.state
 * @param {import("../../connection/api-types.d.ts").Facts} props.facts
 * @param {Map<string, string[]>} [props.lit]
 * @param {(place: string) => void} [props.onPick]
 * @param {Set<string>} [props.over]
 * @param {number} [props.aspect]  width by height of the place it is to fill
 * @param {import("../places.js").Frame} [props.frame]
 */
export function City({ state, facts, lit, onPick, over, aspect = 1.2, frame }) {
  const view = state.view;
  if (!view) return null;
  const boroughs = view.boroughs;
  const plan = new Plan(boroughs.length, aspect);
  const mine = state.seat === null ? boroughs[0] : view.players[state.seat].colour;
  /** @param {string} colour */
  const place = (colour) => boroughs.findIndex((one) => one === colour);
  /** @param {string} colour */
  const turn = (colour) => (place(colour) - place(mine) + boroughs.length) % boroughs.length;
  const grounds = groundsOf(plan, facts.markets);
  const scene = { view, facts, table: state.table, plan, grounds, turn, look: { lit, onPick, over } };

  return html`<${Drawing} width=${plan.width} height=${plan.height} frame=${frame} kind="city" label=${say("part_city")} group=${true}>
    ${boroughs.map((colour) => html`<path key=${colour} class=${`ground ${colour}`} d=${plan.wedge(turn(colour))} />`)}
    ${boroughs.map((colour) => {
      const player = view.players.find((one) => one.colour === colour);
      return html`<g key=${colour}>
        ${player ? facts.sectors.map((sector, i) => sectorOnMap(scene, player, sector, i)) : roofs(scene, colour)}
        ${player && harbour(scene, player)}
      </g>`;
    })}
    ${streets(scene, streetsOf(state, facts))}
    <g transform=${`translate(${plan.middle.x} ${plan.middle.y}) scale(.82)`}>${cathedral(scene)}</g>
    ${boroughs.map((colour) => facts.markets.map((name) => market(scene, colour, name)))}
    ${pieces(scene, facts.sectors)} ${carriages(scene)}
  <//>`;
}

/**
 * Streets in two layers, so that crossings are open.
 * @param {Scene} scene
 * @param {[string, string][]} pairs
 */
function streets({ plan, turn }, pairs) {
  /** @param {string} id @returns {[number, string]} */
  const end = (id) => [turn(id.split("/")[0]), id.split("/")[1]];
  const all = pairs.map(([from, to]) => plan.street(end(from), end(to))).join("");
  return html`<g><path class="kerb" d=${all} /><path class="street" d=${all} /></g>`;
}

/**
 * @param {Scene} scene
 * @param {string} colour
 * @param {string} name
 */
function market({ view, facts, plan, turn, look }, colour, name) {
  const place = `${colour}/${name}`;
  const kind = view.markets[place];
  const { x, y } = plan.market(turn(colour), name);
  const centre = name === "centre";
  return html`<g
    key=${place}
    transform=${`translate(${round(x)} ${round(y)})`}
    ...${spot(look, `market:${place}`, marketWords(place, view.markets, facts.markets))}
  >
    <circle class="halo" r=${kind ? 29 : 20} />
    <circle class="square edged" r=${centre ? 15 : 11} />
    ${centre ? emblem(colour, 19) : html`<g class="taken">${emblem(colour, 12)}</g>`}
    ${kind && html`<g transform=${`scale(${plan.seal})`}>${seal(colour, kind, facts)}</g>`}
  </g>`;
}

/** @param {Scene} scene */
function carriages(scene) {
  const { view, facts, grounds, turn, look } = scene;
  const messages = new Set(
    Object.keys(view.markets).filter((place) => view.markets[place]).map((place) => {
      const [colour, market] = place.split("/");
      return `${turn(colour)}/${market}`;
    }),
  );
  const stops = view.players.map(({ carriage: place }) => {
    const [colour, market] = place.split("/");
    return { borough: turn(colour), market };
  });
  const has = (/** @type {number} */ borough, /** @type {string} */ name) => messages.has(`${borough}/${name}`);
  const places = grounds.carriages(stops, has, standing(scene, facts.sectors));
  return html`<g class="pieces">
    ${view.players.map((player, i) => {
      const label = say("tip_carriage", { name: named("colour", player.colour) });
      return html`<g key=${player.colour} class="piece" ...${at(places[i].x, places[i].y)}>
        <g ...${spot(look, `carriage:${player.colour}`, label)}>
          <circle class="halo" r="17" />
          ${carriage(player.colour)}
        </g>
      </g>`;
    })}
  </g>`;
}
