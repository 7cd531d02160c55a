// @ts-check
// Messages: a coloured seal with the emblem of the borough, the gain, and the prestige.

import { html } from "../../vendor/htm-preact.js";
import { named } from "../../words.js";
import { icon } from "../icons.js";
import { emblem } from "../shapes.js";

/** Icon of the gain besides prestige, for kinds that have one. @type {Record<string, string>} */
const PICTURE = { coin: "coin", marker: "marker", rat: "rat-back" };

/**
 * A message, 40 units wide and 24 high, centred on the origin.
 * @param {string} colour
 * @param {string} kind
 * @param {import("../../connection/api-types.d.ts").Facts} facts
 */
export function message(colour, kind, facts) {
  const worth = facts.message_prestige[kind] ?? 0;
  const more = PICTURE[kind];
  return html`<g class="message">
    <rect class="sheet edged" x="-20" y="-12" width="40" height="24" rx="3" />
    <path class=${`glass ${colour}`} d="M-9-12V12H-17A3 3 0 0 1-20 9V-9A3 3 0 0 1-17-12z" />
    <g transform="translate(-14.4 0)">${emblem(colour, 9, `upon ${colour}`)}</g>
    ${more ? withMore(worth, more) : alone(worth)}
    <rect class="edge" x="-20" y="-12" width="40" height="24" rx="3" />
  </g>`;
}

/** Prestige and nothing else. @param {number} prestige */
function alone(prestige) {
  return html`<text class="digits" x="-1" y="4.6" font-size="13">${prestige}</text>
    ${icon("prestige", 11.4, 0, 15.5)}`;
}

/**
 * Prestige and something else: a bare number beside it would count the wrong thing.
 * @param {number} prestige
 * @param {string} more
 */
function withMore(prestige, more) {
  return html`<text class="digits" x="-4.6" y="1.6" font-size="12">${prestige}</text>
    ${icon("prestige", -4.4, 7, 7.5)}
    <text class="digits" x="2.2" y="4" font-size="10">+</text>
    ${icon(more, 12.2, 0, 14)}`;
}

/**
 * A message on the map, to be read from afar: 46 units wide and high, centred on the origin.
 * @param {string} colour
 * @param {string} kind
 * @param {import("../../connection/api-types.d.ts").Facts} facts
 */
export function seal(colour, kind, facts) {
  const more = PICTURE[kind] ?? "prestige";
  return html`<g class="message">
    <rect class=${`glass ${colour}`} x="-22" y="-20" width="44" height="40" rx="8" />
    <rect class="sheet" x="-18" y="-16" width="36" height="32" rx="5" />
    <text class="digits" x="-6" y="12.6" font-size="36">${facts.message_prestige[kind] ?? 0}</text>
    <circle class="sheet edged" cx="13" cy="9" r="12" />
    ${icon(more, 13, 9, 18)}
    <circle class=${`glass ${colour}`} cx="15" cy="-14" r="8.5" />
    <g transform="translate(15 -14)">${emblem(colour, 11, `upon ${colour}`)}</g>
  </g>`;
}

/**
 * @param {string} colour
 * @param {string} kind
 */
export function messageName(colour, kind) {
  return `${named("colour", colour)}: ${named("kind", kind)}`;
}
