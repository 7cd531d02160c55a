// @ts-check
// The cathedral in the middle of the city, with the tile's value in the rose window and everybody's markers on the
// steps in front.

import { html } from "../../vendor/htm-preact.js";
import { count, named } from "../../words.js";
import { icon } from "../icons.js";
import { spot } from "../places.js";

/**
 * The cathedral, centred on the origin.
 * @param {import("./city.js").Scene} scene
 */
export function cathedral({ view, look }) {
  const onIt = view.players.reduce((sum, player) => sum + player.cathedral, 0);
  const label = [
    named("place", "cathedral"),
    count("prestige", view.cathedral_tile),
    count("marker", onIt),
  ].join(", ");
  const petals = Array.from({ length: 12 }, (_, i) => i * 30);
  return html`<g ...${spot(look, "cathedral", label)}>
    <ellipse class="square edged" rx="76" ry="70" />
    <path class="masonry edged" d="M-46 34V-62H-18V-40H18V-62H46V34z" />
    <path class="masonry-deep" d="M-46-62V-66H-18V-62zM18-62V-66H46V-62zM-48-22H48V-18H-48zM-48 16H48V20H-48z" />
    <path class="ink" d="M-41-27V-49C-41-56-35-56-35-49V-27zM-29-27V-49C-29-56-23-56-23-49V-27zM23-27V-49C23-56 29-56 29-49V-27zM35-27V-49C35-56 41-56 41-49V-27zM-40 34V29C-40 21-29 21-29 29V34zM29 34V29C29 21 40 21 40 29V34zM-8 34V28C-8 19 8 19 8 28V34z" />
    <path class="pane gold edged" d="M-41 12V0C-41-8-29-8-29 0V12zM29 12V0C29-8 41-8 41 0V12z" />
    <path class="stroke" d="M-35-6V12M35-6V12" />
    <circle class="stone edged" r="23.5" cy="-8" />
    ${petals.map(
      (turn, i) => html`<path
        class=${`pane ${["sky", "ruby", "leaf"][i % 3]}`}
        d="M-5.2-20.4A21 21 0 0 1 5.2-20.4L3.4-13.4A14 14 0 0 0-3.4-13.4z"
        transform=${`translate(0 -8) rotate(${turn})`}
      />`,
    )}
    <circle class="sheet edged" r="13.4" cy="-8" />
    <text class="digits on-sheet" y="-2.2" font-size="16">${view.cathedral_tile}</text>
    ${icon("prestige", 0, -51, 19)}
    <path class="steps edged" d="M-50 34H50L56 41H-56z" />
    <path class="highlight" d="M-46 34V-62H-18V-40H18V-62H46V34z" />
  </g>`;
}
