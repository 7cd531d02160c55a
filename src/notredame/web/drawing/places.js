// @ts-check
// Places of the game in a drawing: what can be pointed at or picked, and its label.

import { html } from "../vendor/htm-preact.js";

/**
 * How places look at the moment.
 * @typedef {object} Look
 * @property {Map<string, string[]>} [lit]  places that a choice picks
 * @property {(place: string) => void} [onPick]
 * @property {Set<string>} [over]  places to emphasise
 */

/**
 * The attributes of the element that stands for a place.
 * @param {Look} look
 * @param {string} place
 * @param {string} label  what a screen reader says
 * @param {string} [also]  further classes
 * @returns {Record<string, any>}
 */
export function spot(look, place, label, also = "") {
  const lit = look.lit?.has(place) ?? false;
  const over = look.over?.has(place) ?? false;
  const names = ["place", also, lit ? "lit" : "", over ? "over" : ""];
  const attributes = {
    "data-place": place,
    class: names.filter(Boolean).join(" "),
    role: lit ? "button" : "img",
    "aria-label": label,
  };
  if (!lit) return attributes;
  // A space of the rat track lies in the harbour: only the inner place is picked.
  /** @param {Event} event */
  const pick = (event) => {
    event.preventDefault();
    event.stopPropagation();
    look.onPick?.(place);
  };
  return {
    ...attributes,
    tabindex: 0,
    onClick: pick,
    /** @param {KeyboardEvent} event */
    onKeyDown: (event) => (event.key === "Enter" || event.key === " ") && pick(event),
  };
}

/**
 * Attributes that position something: a transform for programs without CSS, and a style for gliding.
 * @param {number} x
 * @param {number} y
 * @param {number} [scale]
 */
export function at(x, y, scale = 1) {
  const [left, top] = [round(x), round(y)];
  const size = scale === 1 ? "" : ` scale(${round(scale)})`;
  return {
    transform: `translate(${left} ${top})${size}`,
    style: { transform: `translate(${left}px, ${top}px)${size}` },
  };
}

/**
 * The part of a drawing that is shown, as shares of its width and height.
 * @typedef {{x: number, y: number, size: number}} Frame
 */

/** The whole drawing. @type {Frame} */
export const WHOLE = { x: 0, y: 0, size: 1 };

/**
 * A drawing: an SVG with a label.
 * @param {object} props
 * @param {number} props.width
 * @param {number} props.height
 * @param {string} [props.label]  without one the drawing is only decoration
 * @param {string} [props.kind]
 * @param {Frame} [props.frame]
 * @param {boolean} [props.group]  has parts that are named themselves
 * @param {any} [props.children]
 */
export function Drawing({ width, height, label, kind = "", frame = WHOLE, group = false, children }) {
  const role = label ? (group ? "group" : "img") : undefined;
  return html`<svg
    class=${`drawing ${kind}`}
    viewBox=${[frame.x * width, frame.y * height, frame.size * width, frame.size * height].map(round).join(" ")}
    xmlns="http://www.w3.org/2000/svg"
    role=${role}
    aria-label=${label}
    aria-hidden=${label ? undefined : "true"}
  >
    ${children}
  </svg>`;
}

/** @param {number} value */
export function round(value) {
  return Math.round(value * 100) / 100;
}

/**
 * Widths of letters in ems, for a wide bold serif: a narrower one leaves some space, and none is cut off.
 * @type {[letters: RegExp, ems: number][]}
 */
const LETTERS = [
  [/[ijl' .,-]/, 0.4],
  [/[frstvyzIJ]/, 0.56],
  [/[mжшщыюMWЖМШЩЮ]/, 1.1],
  [/[\p{Lu}\u2e80-\uffef]/u, 0.95],
];
const OTHERS = 0.72;

/** @param {string} letter */
function widthOf(letter) {
  return LETTERS.find(([letters]) => letters.test(letter))?.[1] ?? OTHERS;
}

/**
 * A font size at which a text fits a width.
 * @param {string} text
 * @param {number} width
 * @param {number} size  the largest
 */
export function fitting(text, width, size) {
  let ems = 0;
  for (const letter of text) ems += widthOf(letter);
  return round(Math.min(size, width / Math.max(ems, 1)));
}

/**
 * A name centred on a point, in two smaller lines where one would be too small to read.
 * @param {string} name
 * @param {number} x
 * @param {number} y  the base of one line, or between two
 * @param {number} width
 * @param {number} size  of the letters, at most
 * @param {string} [look]
 */
export function nameAt(name, x, y, width, size, look = "") {
  const title = name.slice(0, 1).toLocaleUpperCase() + name.slice(1);
  const words = title.split(" ");
  const whole = fitting(title, width, size);
  if (whole > size * 0.74 || words.length < 2) {
    return html`<text class=${`name ${look}`} x=${x} y=${y} font-size=${whole}>${title}</text>`;
  }
  const cut = Math.ceil(words.length / 2);
  const lines = [words.slice(0, cut).join(" "), words.slice(cut).join(" ")];
  const each = Math.min(...lines.map((line) => fitting(line, width, 0.88 * size)));
  return lines.map(
    (line, i) => html`<text class=${`name ${look}`} x=${x} y=${y + (i - 0.5) * each} font-size=${each}>${line}</text>`,
  );
}
