// @ts-check
// A rose window: petals of glass in the players' colours.

import { html } from "../vendor/htm-preact.js";
import { Drawing } from "./places.js";

/** A petal that points upwards, in a window with a radius of 32 units. */
const PETAL = "M0-8.5C-6-12-7.5-17-6.5-20.5a22 22 0 0 1 13 0C7.5-17 6-12 0-8.5Z";
const PETALS = 5;
/** Distance of the small panes between the petals from the middle. */
const BETWEEN = 19.5;

/**
 * A window centred on the origin; colours alternate from petal to petal.
 * @param {string[]} colours
 * @param {number} size  its width
 */
export function rose(colours, size) {
  const turns = Array.from({ length: PETALS }, (_, i) => (360 / PETALS) * i);
  return html`<g transform=${`scale(${size / 64})`}>
    <circle class="masonry edged" r="31" />
    <circle class="leading" r="27" />
    ${turns.map((turn, i) => html`<path key=${turn} class=${`petal petal-${i} glass ${colours[i % colours.length]}`} transform=${`rotate(${turn})`} d=${PETAL} />`)}
    ${turns.map((turn) => html`<circle key=${turn} class="sheet" transform=${`rotate(${turn + 180 / PETALS})`} cy=${-BETWEEN} r="4" />`)}
    <circle class="sheet" r="6.2" />
    <circle class="gold" r="3.6" />
  </g>`;
}

/** The window between words. @param {{colours: string[]}} props */
export function Rose({ colours }) {
  return html`<${Drawing} width=${64} height=${64} kind="rose"><g transform="translate(32 32)">${rose(colours, 64)}</g><//>`;
}
