// @ts-check
// The pieces of the game. A player's colour always comes with that player's emblem.

import { html } from "../vendor/htm-preact.js";

/** Emblems, 24 units wide, centred on the origin. @type {Record<string, string>} */
const EMBLEMS = {
  blue: "M-9.5 0a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0z",
  red: "M0-11.5L10.5 0 0 11.5-10.5 0z",
  green: "M0-10.5L11 8.5H-11z",
  yellow: "M-8.6-8.6H8.6V8.6H-8.6z",
  violet: "M-3.3-3.3a4.5 4.5 0 1 1 6.6 0a4.5 4.5 0 1 1 0 6.6a4.5 4.5 0 1 1-6.6 0a4.5 4.5 0 1 1 0-6.6z",
};

/**
 * A player's emblem, centred on the origin.
 * @param {string} colour
 * @param {number} size  its width
 * @param {string} [look]  classes: the glass of the colour, or what shows upon it
 */
export function emblem(colour, size, look = `glass ${colour}`) {
  return html`<path class=${look} d=${EMBLEMS[colour]} transform=${`scale(${size / 24})`} />`;
}

/**
 * A marker: a cube, 12 units wide, centred on the origin; with its emblem where colours mix.
 * @param {string} colour
 * @param {boolean} [marked]
 */
export function cube(colour, marked = false) {
  return html`<g class="cube">
    <path class=${`glass ${colour}`} d="M-6-3L-3-6H6V3L3 6H-6z" />
    <path class="light" d="M-6-3L-3-6H6L3-3z" />
    <path class="shade" d="M3-3L6-6V3L3 6z" />
    ${marked && html`<g transform="translate(-1.5 1.5)">${emblem(colour, 6.4, `upon ${colour}`)}</g>`}
    <path class="edge" d="M-6-3L-3-6H6V3L3 6H-6zM-6-3H3V6M3-3L6-6" />
  </g>`;
}

/**
 * The trusted friend in a cloak, 16 units wide and 24 high, centred on the origin.
 * @param {string} colour
 */
export function friend(colour) {
  return html`<g class="friend">
    <path class=${`glass ${colour}`} d="M-7.5 12C-8 3-5.5-3 0-3S8 3 7.5 12z" />
    <path class="shade" d="M0-3C5.5-3 8 3 7.5 12H3C4 6 3 0 0-3z" />
    <circle class="skin" cy="-6" r="4.2" />
    <path class=${`glass ${colour}`} d="M-5.4-2.4C-6.6-9.4-3-12 0-12S6.6-9.4 5.4-2.4L3.2-5.4C3-8.6 1.6-9.4 0-9.4S-3-8.6-3.2-5.4z" />
    <path class="edge" d="M-7.5 12C-8 3-5.5-3 0-3S8 3 7.5 12zM-5.4-2.4C-6.6-9.4-3-12 0-12S6.6-9.4 5.4-2.4" />
  </g>`;
}

/**
 * A carriage, 32 units wide, centred on the origin, with its owner's emblem on the door.
 * @param {string} colour
 */
export function carriage(colour) {
  return html`<g class="carriage">
    <path class="stroke thick" d="M9 2H16l1.6-4" />
    <path class=${`glass ${colour}`} d="M-12-9.5Q0-14 12-9.5L9.6 3.4H-9.6z" />
    <path class="light" d="M-12-9.5Q0-14 12-9.5L11.5-7H-11.5z" />
    <path class="edge" d="M-12-9.5Q0-14 12-9.5L9.6 3.4H-9.6z" />
    <g transform="translate(0 -2.6)">${emblem(colour, 8.6, `upon ${colour}`)}</g>
    ${[-7.5, 7.5].map(
      (x) => html`<g transform=${`translate(${x} 5)`}>
        <circle class="paper edged" r="4.6" />
        <path class="stroke" d="M-3.2-3.2L3.2 3.2M-3.2 3.2L3.2-3.2" />
        <circle class="ink" r="1.2" />
      </g>`,
    )}
  </g>`;
}

/** The rat, 24 units wide, centred on the origin. */
export function rat() {
  return html`<g class="rat">
    <path class="stroke tail" d="M-8 5.5C-13 6-12.6-1-8.6-1.6" />
    <path class="fur" d="M-9 6.4C-9.4-.6-5-4.4 0-4.4C2.6-4.4 4.4-3.4 6-1.8L10.8 2.6C11.8 3.6 11.4 5 10 5.2L3 6.4z" />
    <circle class="fur" cx="3.2" cy="-4.2" r="2.9" />
    <circle class="paw" cx="3.4" cy="-3.9" r="1.4" />
    <circle class="eye" cx="6.6" cy="1" r="1" />
    <path class="stroke" d="M-4.6 6.6h3.4M2.2 6.6h3.4" />
  </g>`;
}
