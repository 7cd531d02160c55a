// @ts-check
// Icons for players and the things of the game, 24 units wide, centred on the origin.

import { html } from "../vendor/htm-preact.js";
import { named } from "../words.js";
import { cube, emblem, friend, rat } from "./shapes.js";
import { Drawing } from "./places.js";

const FLEUR =
  "M0-10C2.6-6.8 3.4-4 1.8.4H-1.8C-3.4-4-2.6-6.8 0-10zM-2.8 1C-3.6-2.6-5.4-4.6-7.6-4.4C-10-4.2-10.8-1.4-9.4.2C-8.6-.6-7.2-.4-6.8 1z" +
  "M2.8 1C3.6-2.6 5.4-4.6 7.6-4.4C10-4.2 10.8-1.4 9.4.2C8.6-.6 7.2-.4 6.8 1zM-7 1.6H7V4.2H-7zM-1.6 4.8H1.6C1.8 7 2.6 8.4 4 9.4C2.4 10 1 9.6 0 8.6C-1 9.6-2.4 10-4 9.4C-2.6 8.4-1.8 7-1.6 4.8z";

/** @type {Record<string, () => any>} */
const ICONS = {
  coin: () => html`<g>
    <circle class="gold edged" r="9.5" />
    <circle class="engraved" r="6.6" />
    <path class="engraved" d="M0-4V4M-4 0H4M-2-4H2M-2 4H2M-4-2V2M4-2V2" />
  </g>`,
  marker: () => html`<g transform="scale(1.55)">${cube("nobody")}</g>`,
  markers: () => html`<g>
    <g transform="translate(-4.5 4.5) scale(.6)">${ICONS.marker()}</g>
    <g transform="translate(5.5 4.5) scale(.6)">${ICONS.marker()}</g>
    <g transform="translate(0 -4.5) scale(.6)">${ICONS.marker()}</g>
  </g>`,
  prestige: () => html`<path class="prestige" d=${FLEUR} />`,
  rat,
  "rat-back": () => html`<g>
    <g transform="translate(1 -3.4) scale(.9)">${rat()}</g>
    <path class="good" d="M-11 7.6L-5 3V6H10V9.2H-5V12.2z" />
  </g>`,
  "rat-forward": () => html`<g>
    <g transform="translate(-1 -3.4) scale(.9)">${rat()}</g>
    <path class="bad" d="M11 7.6L5 3V6H-10V9.2H5V12.2z" />
  </g>`,
  plague: () => html`<g>
    <g transform="translate(-3 4.5) scale(.75)">${rat()}</g>
    <g transform="translate(3 -4) scale(.75)">${rat()}</g>
  </g>`,
  message: () => html`<g>
    <path class="sheet edged" d="M-10-7H10V7H-10z" />
    <path class="stroke" d="M-10-7L0 1.5 10-7" />
    <circle class="wax" cy="2.5" r="3.4" />
  </g>`,
  friend: () => html`<g transform="scale(.9)">${friend("nobody")}</g>`,
  card: () => html`<g>
    <path class="stone edged" d="M-8-8L2-10.5 6.5 7.5-3.5 10z" />
    <rect class="sheet edged" x="-3.5" y="-9" width="11.5" height="17.5" rx="1.5" />
    <path class="stroke" d="M-1-5H5.5M-1-1.5H5.5M-1 2H3" />
  </g>`,
  person: () => html`<g>
    <path class="wood edged" d="M-9 10C-9 3-5.5.5 0 .5S9 3 9 10z" />
    <circle class="skin edged" cy="-3.6" r="4.6" />
    <path class="ink" d="M-8-5.4C-6-10.6 6-10.6 8-5.4C5-7-5-7-8-5.4z" />
  </g>`,
  cathedral: () => html`<g>
    <path class="masonry edged" d="M-9.5 10V-9.5H-3.5V-4H3.5V-9.5H9.5V10z" />
    <circle class="pane sky edged" cy="0" r="3.2" />
    <path class="ink" d="M-1.8 10V6.6C-1.8 4.4 1.8 4.4 1.8 6.6V10zM-7.4-4.5V-7h1.6v2.5zM5.8-4.5V-7h1.6v2.5zM-7.6 10V7h2.2v3zM5.4 10V7h2.2v3z" />
  </g>`,
  purse: () => html`<g>
    <path class="wood edged" d="M-4-4.5C-11 0-10.5 10 0 10S11 0 4-4.5z" />
    <path class="wood edged" d="M-5-10C-3-8.6 3-8.6 5-10L3.6-4.6H-3.6z" />
    <path class="gold edged" d="M-5.2-5.6H5.2V-3.2H-5.2z" />
    <g transform="translate(0 3.4) scale(.42)"><path class="gold" d=${FLEUR} /></g>
  </g>`,
  bell: () => html`<g>
    <path class="gold edged" d="M-9 6.5C-6 3.5-7-6.5 0-7.5C7-6.5 6 3.5 9 6.5z" />
    <path class="stroke" d="M0-7.5V-10.5" />
    <circle class="ink" cy="8.4" r="2.2" />
  </g>`,
  carriage: () => html`<g>
    <path class="wood edged" d="M-9.5-6.5Q0-11 9.5-6.5L7.6 4H-7.6z" />
    <path class="paper" d="M-5-4.6H-1V-.6H-4.4zM5-4.6H1V-.6H4.4z" />
    <circle class="paper edged" cx="-6" cy="6" r="4" />
    <circle class="paper edged" cx="6" cy="6" r="4" />
    <path class="stroke" d="M-9 6h6M-6 3v6M3 6h6M6 3v6" />
  </g>`,
  shield: () => html`<g>
    <path class="leaf edged" d="M-8.5-9H8.5V0C8.5 5 4.5 8.6 0 10.5C-4.5 8.6-8.5 5-8.5 0z" />
    <path class="paper" d="M-1.7-6H1.7V-1.7H6V1.7H1.7V6H-1.7V1.7H-6V-1.7H-1.7z" />
  </g>`,
  bulb: () => html`<g>
    <path class="gold edged" d="M-3.4 5C-3.4 2-7.5.6-7.5-3.6C-7.5-8-4-10.8 0-10.8S7.5-8 7.5-3.6C7.5.6 3.4 2 3.4 5z" />
    <path class="stroke thick" d="M-3 7.6H3M-2 10.6H2" />
  </g>`,
  box: () =>
    html`<path class="wood edged" d="M-12-4H12L10 11H-10z" /><path class="stroke" d="M-11 1H11M-10.6 6H10.6" />`,
  step: () => html`<path class="stroke thick" d="M-9 6C-6-6 4-6 7 2M7 4.4L1.4 1.2M7 4.4L9.4-1.6" />`,
};

/**
 * An icon for use inside a drawing.
 * @param {string} name
 * @param {number} x
 * @param {number} y
 * @param {number} size  its width
 */
export function icon(name, x, y, size) {
  return html`<g transform=${`translate(${x} ${y}) scale(${size / 24})`}>${(ICONS[name] ?? ICONS.person)()}</g>`;
}

/**
 * An icon for use between words.
 * @param {{name: string, label?: string}} props
 */
export function Icon({ name, label }) {
  return html`<${Drawing} width=${24} height=${24} kind="icon" label=${label}>${icon(name, 12, 12, 24)}<//>`;
}

/**
 * A player's emblem between words.
 * @param {{colour: string}} props
 */
export function Emblem({ colour }) {
  return html`<${Drawing} width=${24} height=${24} kind="icon" label=${named("colour", colour)}>
    <g transform="translate(12 12)">${emblem(colour, 22.5)}</g>
  <//>`;
}
