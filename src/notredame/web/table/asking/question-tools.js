// @ts-check
// Buttons beside the question: undo, hint, recap, skip. Each keeps its place, so that nobody hits one for another; and
// none turns into another, which would blend their colours.

import { html } from "../../vendor/htm-preact.js";
import { Icon } from "../../drawing/index.js";
import { say } from "../../words.js";

/** @typedef {import("../../connection/api-types.d.ts").PageState} State */

/**
 * Whether the carriage is to stop without taking a message.
 * @param {{on: boolean, onToggle: () => void}} props
 */
export function StopSwitch({ on, onToggle }) {
  return html`<button type="button" role="switch" class="stop-switch" aria-checked=${on ? "true" : "false"} onClick=${onToggle}>${say("stop_switch")}</button>`;
}

/**
 * @param {object} props
 * @param {State} props.state
 * @param {State} props.newest  what can be undone, it knows
 * @param {string | null} props.pending
 * @param {number} props.behind
 * @param {boolean} props.again
 * @param {number} props.missed
 * @param {() => void} props.onUndo
 * @param {() => void} props.onHint
 * @param {() => void} props.onRecap
 * @param {() => void} props.onStop
 * @param {() => void} props.onSkip
 * @param {any} [props.children]  a switch that this question has
 */
export function Tools(
  { state, newest, pending, behind, again, missed, onUndo, onHint, onRecap, onStop, onSkip, children },
) {
  const now = behind === 0 && !again;
  const { possible, pause } = newest.undo;
  const undo = possible && pending === null;
  const playing = state.status === "playing" && state.seat !== null;
  const hint = state.question !== null && pending === null && now;
  return html`<div class="tools">
    ${playing &&
    html`<button type="button" data-tip="undo" aria-disabled=${undo ? "false" : "true"} class=${possible ? (pause ? "holds-bots" : "") : "off"} style=${pause ? `--pause: ${pause}s` : ""} aria-keyshortcuts="u" onClick=${() => undo && onUndo()}>
      <span aria-hidden="true">↶</span> <span class="tool-word">${say("undo")}</span>
    </button>`}
    ${state.alone && !state.daily && playing && html`<button type="button" class=${hint ? "" : "off"} aria-disabled=${hint ? "false" : "true"} onClick=${() => hint && onHint()}>
      <${Icon} name="bulb" /> <span class="tool-word">${say("hint")}</span>
    </button>`}
    ${behind > 0
      ? html`<button key="skip" type="button" class="main" onClick=${onSkip}><span aria-hidden="true">»</span> <span class="tool-word">${say("skip_to_now")}</span></button>`
      : again
        ? html`<button key="stop" type="button" class="main" onClick=${onStop}><span aria-hidden="true">»</span> <span class="tool-word">${say("since_stop")}</span></button>`
        : missed > 0 && html`<button key="since" type="button" class="plain" onClick=${onRecap}><span aria-hidden="true">«</span> <span class="tool-word">${say(state.seat === null ? "since_start" : "since")}</span></button>`}
    ${children}
  </div>`;
}
