// @ts-check
// The pictograms of the nine action cards, which are also the signs of the sectors. 48 units wide, centred on the
// origin.

import { html } from "../vendor/htm-preact.js";

/** @type {Record<string, () => any>} */
const SIGNS = {
  "cloister-school": () => html`<g>
    <path class="wine edged" d="M-22-10C-14-14-6-13 0-9C6-13 14-14 22-10V17C14 13 6 14 0 18C-6 14-14 13-22 17z" />
    <path class="sheet edged" d="M-19-12C-12-16-5-14 0-10V15C-5 11-12 10-19 13z" />
    <path class="sheet edged" d="M19-12C12-16 5-14 0-10V15C5 11 12 10 19 13z" />
    <path class="stroke" d="M-15-7C-11-8.6-7-8-4-6M-15-1C-11-2.6-7-2-4 0M-15 5C-11 3.4-7 4-4 6M4 6C7 4 11 3.4 15 5" />
    <path class="feather" d="M5 2C7-10 12-19 21-23C20-12 15-3 5 2z" />
    <path class="stroke" d="M4 4.5C8-6 13-14 18-19" />
  </g>`,
  bank: () => html`<g>
    ${[
      [-12, 15, 4],
      [12, 15, 3],
      [0, 20, 2],
    ].map(([x, y, n]) =>
      Array.from(
        { length: n },
        (_, i) => html`<g transform=${`translate(${x} ${y - 7 * i})`}>
          <path class="gold edged" d="M-11-3V2.5C-11 8.5 11 8.5 11 2.5V-3z" />
          <ellipse class="gold edged" cy="-3" rx="11" ry="4.6" />
          <ellipse class="engraved" cy="-3" rx="6.6" ry="2.4" />
        </g>`,
      ),
    )}
  </g>`,
  residence: () => html`<g>
    <path class="sheet edged" d="M-16 21V-3H16V21z" />
    <path class="roof edged" d="M-20-2L-13-17H13L20-2z" />
    <path class="wood edged" d="M-4.5 21V10C-4.5 5 4.5 5 4.5 10V21z" />
    <path class="pane sky edged" d="M-12.5 3H-7.5V10H-12.5zM7.5 3H12.5V10H7.5z" />
    <path class="pane gold edged" d="M-5-6C-5-11 5-11 5-6V-4H-5z" />
    <path class="stone edged" d="M8-17V-22H12V-17z" />
  </g>`,
  "carriage-house": () => html`<g>
    <path class="stroke thick" d="M16 6H23L24-2" />
    <path class="wood edged" d="M-20-10C-12-17 12-17 20-10L16 8H-16z" />
    <path class="gold edged" d="M-20-10C-12-17 12-17 20-10L19-6H-19z" />
    <path class="pane sky edged" d="M-14-2.5H-5V5H-12.4zM14-2.5H5V5H12.4z" />
    <path class="stroke" d="M0-5V8" />
    ${[-12, 12].map(
      (x) => html`<g transform=${`translate(${x} 13)`}>
        <circle class="paper edged" r="8" />
        <path class="stroke" d="M-8 0H8M0-8V8M-5.6-5.6L5.6 5.6M-5.6 5.6L5.6-5.6" />
        <circle class="ink" r="2.2" />
      </g>`,
    )}
  </g>`,
  hotel: () => html`<g>
    <path class="gold edged" d="M4-22A9 9 0 1 0 13-11.5A7.4 7.4 0 0 1 4-22z" />
    <path class="wood edged" d="M-22-6H-18V18H-22zM18 2H22V18H18z" />
    <path class="ruby edged" d="M-18 4H18V13H-18z" />
    <path class="sheet edged" d="M-17-1H-6C-3-1-2 1-2 4H-17z" />
    <path class="light" d="M-2 4H18V7H-2z" />
  </g>`,
  park: () => html`<g>
    <path class="wood edged" d="M-10 20V4H-6V20zM11 20V8H14V20z" />
    <path class="leaf edged" d="M-8-22C1-22 4-14 1-9C7-3 2 7-8 7S-23-3-17-9C-20-14-17-22-8-22z" />
    <path class="leaf edged" d="M12.5-8C18-8 20-3 18 1C22 6 18 11 12.5 11S3 6 7 1C5-3 7-8 12.5-8z" />
    <path class="stroke" d="M-23 20H23M-8-14V2M-8-4L-3-8M-8-1L-12.6-5" />
  </g>`,
  hospital: () => html`<g>
    <path class="sheet edged" d="M-18 21V-4L0-20 18-4V21z" />
    <path class="stroke thick" d="M-22-1L0-21 22-1" />
    <path class="leaf edged" d="M-4-8H4V-1H11V7H4V14H-4V7H-11V-1H-4z" />
    <path class="stroke" d="M-22 21H22" />
  </g>`,
  "notre-dame": () => html`<g>
    <path class="masonry edged" d="M-19 22V-22H-7V-9H7V-22H19V22z" />
    <path class="stroke" d="M-19-9H19M-19 8H19M-7-9V22M7-9V22" />
    <circle class="pane sky edged" cy="-.5" r="6" />
    <path class="stroke" d="M0-6.5V5.5M-6-.5H6M-4.2-4.7L4.2 3.7M-4.2 3.7L4.2-4.7" />
    <path class="ink" d="M-3.6 22V16C-3.6 10.6 3.6 10.6 3.6 16V22zM-15.6 22V17C-15.6 12.6-10.4 12.6-10.4 17V22zM10.4 22V17C10.4 12.6 15.6 12.6 15.6 17V22zM-16-11V-17C-16-19.4-14-19.4-14-17V-11zM-12-11V-17C-12-19.4-10-19.4-10-17V-11zM10-11V-17C10-19.4 12-19.4 12-17V-11zM14-11V-17C14-19.4 16-19.4 16-17V-11z" />
  </g>`,
  "trusted-friend": () => html`<g>
    <path class="cloak edged" d="M-17 22C-18 4-11-5 0-5S18 4 17 22z" />
    <circle class="skin edged" cy="-9" r="8" />
    <path class="cloak edged" d="M-11-2C-14-17-7-23 0-23S14-17 11-2L7-8C6-15 4-17 0-17S-6-15-7-8z" />
    <path class="ink" d="M-3.6-9.5h2v2h-2zM1.6-9.5h2v2h-2z" />
    <path class="stroke" d="M-2.6-4.4Q0-2.8 2.6-4.4" />
    <path class="ruby edged" d="M0 16C-9 9-5 3 0 7C5 3 9 9 0 16z" />
  </g>`,
};

/**
 * The sign of a card or sector.
 * @param {string} card
 * @param {number} x
 * @param {number} y
 * @param {number} size  its width
 */
export function sign(card, x, y, size) {
  return html`<g class="sign" transform=${`translate(${x} ${y}) scale(${size / 48})`}>${SIGNS[card]?.()}</g>`;
}
