// @ts-check
// Several people at one screen: between them everything is hidden until the next one is ready.

import { html, useLayoutEffect, useRef } from "../../vendor/htm-preact.js";
import { Emblem } from "../../drawing/index.js";
import { Head } from "../../page-head.js";
import { say } from "../../words.js";

/** @typedef {import("../../connection/api-types.d.ts").PageState} State */
/** @typedef {import("../../connection/api-types.d.ts").Seat} Seat */

/**
 * The seat whose person should look now; null if the present one may go on.
 * @param {State} state the newest
 * @param {number | null} ready the seat whose person has said to be at the screen
 * @returns {number | null}
 */
export function nextAtScreen(state, ready) {
  const here = state.seats.filter((seat) => seat.mine && !seat.left).map((seat) => seat.seat);
  if (here.length < 2 || state.status !== "playing") return null;
  const asked = state.waiting.map((one) => one.seat).filter((seat) => here.includes(seat));
  if (ready !== null && (asked.includes(ready) || !asked.length)) return null;
  return asked[0] ?? here[0] ?? null;
}

/**
 * @param {object} props
 * @param {Seat} props.seat who is to take over
 * @param {() => void} props.onReady
 * @param {(() => void) | null} props.onUndo the one before may still take back
 */
export function HandOver({ seat, onReady, onUndo }) {
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useLayoutEffect(() => button.current?.focus(), [seat.seat]);
  return html`<${Head} />
    <main id="main" class=${`hand-over colour-${seat.colour}`} tabindex="-1">
      <${Emblem} colour=${seat.colour} />
      <h1>${say("hand_over", { name: seat.name })}</h1>
      <p class="soft">${say("hand_over_text")}</p>
      <button type="button" class="main" ref=${button} onClick=${onReady}>${say("ready", { name: seat.name })}</button>
      ${onUndo && html`<button type="button" class="plain" onClick=${onUndo}>${say("hand_back")}</button>`}
    </main>`;
}
