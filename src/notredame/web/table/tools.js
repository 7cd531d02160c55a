// @ts-check
// Beside the question: take back, a hint, what I missed, on with it.

import { html } from "../vendor/htm-preact.js";
import { say } from "../words.js";

/** @typedef {import("../types.js").State} State */

/**
 * @param {object} props
 * @param {State} props.state
 * @param {string | null} props.pending
 * @param {number} props.behind
 * @param {boolean} props.again
 * @param {number} props.missed
 * @param {() => void} props.onUndo
 * @param {() => void} props.onHint
 * @param {() => void} props.onSince
 * @param {() => void} props.onStop
 * @param {() => void} props.onSkip
 */
export function Tools({ state, pending, behind, again, missed, onUndo, onHint, onSince, onStop, onSkip }) {
  if (behind > 0) return html`<div class="tools"><button type="button" class="main" onClick=${onSkip}>${say("skip_to_now")}</button></div>`;
  if (again) return html`<div class="tools"><button type="button" class="main" onClick=${onStop}>${say("since_stop")}</button></div>`;
  const { possible } = state.undo;
  return html`<div class="tools">
    ${state.seat !== null &&
    html`<button type="button" data-tip="undo" aria-disabled=${possible && pending === null ? "false" : "true"} class=${possible ? "" : "off"} aria-keyshortcuts="u" onClick=${onUndo}>
      <span aria-hidden="true">↶</span> <span class="tool-word">${say("undo")}</span>
    </button>`}
    ${state.alone && state.question && html`<button type="button" onClick=${onHint}>${say("hint")}</button>`}
    ${missed > 0 && html`<button type="button" class="plain" onClick=${onSince}><span aria-hidden="true">«</span> <span class="tool-word">${say("since")}</span></button>`}
  </div>`;
}
