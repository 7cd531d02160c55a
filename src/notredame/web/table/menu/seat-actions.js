// @ts-check
// Leaving a seat to a bot, coming back, and for the host (or anybody while the host is gone) putting a bot into a seat.

import { html, useState } from "../../vendor/htm-preact.js";
import { post } from "../../connection/api.js";
import { Confirm } from "../../confirm-button.js";
import { useNotice } from "../../notice.js";
import { named, say } from "../../words.js";

/** @typedef {import("../../connection/api-types.d.ts").PageState} State */
/** @typedef {import("../../connection/api-types.d.ts").Facts} Facts */

/** @param {{state: State, facts: Facts, onDone: () => void}} props */
export function SeatActions({ state, facts, onDone }) {
  const [trouble, setTrouble] = useNotice();
  const [level, setLevel] = useState(/** @type {string} */ (facts.default_level));
  /** @param {string} what @param {object} body */
  const ask = async (what, body) => {
    setTrouble(null);
    try {
      await post(`/api/tables/${state.table}/${what}`, body);
      onDone();
    } catch (error) {
      setTrouble(error);
    }
  };
  const leave = async (/** @type {number} */ seat) => {
    await post(`/api/tables/${state.table}/leave`, { seat });
    onDone();
  };
  const playing = state.status === "playing";
  const mine = state.seats.filter((seat) => seat.mine);
  const fillable = state.host || (mine.length && !state.host_here)
    ? state.seats.filter((seat) =>
      seat.who === "open" || (playing && !seat.mine && (seat.left || (seat.who === "person" && !seat.present)))
    )
    : [];
  return html`<div class="stack">
    ${playing &&
    mine.map((seat) =>
      seat.left
        ? html`<button key=${seat.seat} type="button" class="main" onClick=${() => ask("return", { seat: seat.seat })}>${say("come_back", { name: seat.name })}</button>`
        : html`<div key=${seat.seat}><${Confirm} label=${mine.length > 1 ? say("leave_of", { name: seat.name }) : say("leave")} text=${say("leave_text")} yes=${say("leave_now")} no=${say("leave_not")} go=${() => leave(seat.seat)} /></div>`,
    )}
    ${fillable.length > 0 &&
    html`<div class="row">
      <label class="check"
        >${say("bot_level")}
        <select value=${level} onChange=${(/** @type {Event} */ event) => setLevel(/** @type {HTMLSelectElement} */ (event.target).value)}>
          ${facts.levels.map((one) => html`<option key=${one} value=${one}>${named("level", one)}</option>`)}
        </select>
      </label>
      ${fillable.map((seat) => html`<button key=${seat.seat} type="button" onClick=${() => ask("replace", { seat: seat.seat, level })}>${say("put_bot", { name: seat.who === "open" ? named("colour", seat.colour) : seat.name })}</button>`)}
    </div>`}
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
  </div>`;
}
