// @ts-check
// A place of the board outside the drawings: a card, a person, a purse. When lit, it is a button that picks; otherwise
// a button that explains itself.

import { html } from "../../vendor/htm-preact.js";

/** @typedef {import("./board.js").Board} Board */

/**
 * @param {object} props
 * @param {Board} props.board
 * @param {string} props.place
 * @param {string} props.label for screen readers; the pictures are for the others
 * @param {any} [props.children]
 * @param {string} [props.kind]
 * @param {boolean} [props.pressed] marked, waiting for the confirmation
 */
export function Spot({ board, place, label, children, kind = "", pressed = false }) {
  const lit = board.lit.has(place);
  const over = board.over.has(place);
  return html`<button
    type="button"
    data-place=${place}
    class=${`spot ${kind} ${lit ? "lit" : ""} ${over ? "over" : ""} ${pressed ? "is-marked" : ""}`}
    onClick=${() => lit && board.onPick(place)}
    onMouseEnter=${() => lit && board.onPoint?.(place)}
    onMouseLeave=${() => lit && board.onPoint?.(null)}
  >
    <span class="visually-hidden">${label}</span>
    <span class="seen" aria-hidden="true">${children}</span>
  </button>`;
}

/**
 * Something that only explains itself.
 * @param {object} props
 * @param {string} props.tip what it explains, as explaining.js knows it
 * @param {string} props.label
 * @param {any} [props.children]
 * @param {string} [props.kind]
 */
export function Explained({ tip, label, children, kind = "" }) {
  return html`<button type="button" data-tip=${tip} class=${`spot ${kind}`}>
    <span class="visually-hidden">${label}</span>
    <span class="seen" aria-hidden="true">${children}</span>
  </button>`;
}
