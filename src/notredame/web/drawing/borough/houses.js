// @ts-check
// The seven houses of a borough, each with its own roof, its sign over the door, and on the sill the effect of one more
// piece. The park has trees.

import { html } from "../../vendor/htm-preact.js";
import { icon } from "../icons.js";
import { cube } from "../shapes.js";
import { sign } from "../signs.js";
import { Drawing, nameAt } from "../places.js";

/** Height of a wall. */
export const WALL = 94;

/** Width of the sign on the sill, and of an icon with its gap. */
const SIGN = 31;
const ICON = 19;

/** Roofs, 120 units wide, over a wall whose top is at 0. @type {Record<string, string>} */
const ROOFS = {
  "cloister-school": "M-2 0L6-12H18V-28L24-36 30-28V-12H90V-28L96-36 102-28V-12H114L122 0z",
  bank: "M-4 0V-6L60-30 124-6V0z",
  residence: "M-3 0L10-24H24V-32H34V-24H110L123 0z",
  "carriage-house": "M-3 0Q60-50 123 0z",
  hotel: "M-3 0L8-14H22L30-26 38-14H82L90-26 98-14H112L123 0z",
  hospital: "M-3 0L60-34 123 0z",
};

/** Windows and lines on the roofs. @type {Record<string, string>} */
const MARKS = {
  "cloister-school": "M24-17V-26M96-17V-26M30-6H90",
  bank: "M4-4H116",
  residence: "M22-8V-14a4 4 0 0 1 8 0V-8zM90-8V-14a4 4 0 0 1 8 0V-8z",
  "carriage-house": "M14-3Q60-38 106-3",
  hotel: "M27-8V-14H33V-8zM87-8V-14H93V-8z",
  hospital: "M14-4L60-28 106-4",
};

/**
 * @param {object} props
 * @param {string} props.sector
 * @param {string} props.name
 * @param {string} props.colour
 * @param {number} props.width
 * @param {import("../sector-words.js").Figure[]} props.gains
 */
export function house({ sector, name, colour, width, gains }) {
  const middle = width / 2;
  const wide = gains.reduce((sum, [figure]) => sum + wideness(figure) + ICON, 0);
  const room = width - SIGN - 3;
  const size = Math.min(1, room / wide);
  let left = 0;
  return html`<g transform=${`scale(${width / 120} 1)`}>
      ${sector === "park"
        ? html`<path class="leaf edged" d="M1 0C-5-14 5-20 13-17C17-30 36-28 38-17C46-26 58-24 60-16C68-26 80-24 83-16C88-28 107-24 107-15C118-17 125-9 119 0z" />`
        : html`<path class=${`glass ${colour}`} d=${ROOFS[sector]} /><path class=${`drawn-upon ${colour}`} d=${MARKS[sector]} />`}
    </g>
    <rect class="wall" width=${width} height=${WALL} />
    <path class="sill" d=${`M0 ${WALL - 22}H${width}V${WALL}H0z`} />
    <g transform=${`translate(3 ${WALL - 11})`}>${onceMore(colour)}</g>
    <g transform=${`translate(${SIGN + (room - size * wide) / 2} ${WALL - 11}) scale(${size})`}>
      ${gains.map(([figure, picture]) => {
        const start = left;
        left += wideness(figure) + ICON;
        return html`<text class="digits flush" x=${start} y="5" font-size="14">${figure}</text>
          ${icon(picture, start + wideness(figure) + 9, 0, 17)}`;
      })}
    </g>
    <rect class="edge" width=${width} height=${WALL} />
    <circle class="medal edged" cx=${middle} cy="-8" r="17.5" />
    ${sign(sector, middle, -8, 25)} ${nameAt(name, middle, 26, width - 8, 14)}`;
}

/**
 * The sign before the effect of one more piece: a plus, a cube, an arrow.
 * @param {string} colour
 */
function onceMore(colour) {
  return html`<path class="stroke" d="M1 0H7M4-3V3" />
    <g transform="translate(13.5 0) scale(.58)">${cube(colour)}</g>
    <path class="ink" d="M21-3.4L26 0 21 3.4z" />`;
}

/**
 * The same sign between words, for a legend.
 * @param {{colour: string}} props
 */
export function OneMore({ colour }) {
  return html`<${Drawing} width=${28} height=${20} kind="one-more"><g transform="translate(0 10)">${onceMore(colour)}</g><//>`;
}

/** @param {string} figure */
function wideness(figure) {
  return figure.length * 9.3;
}
