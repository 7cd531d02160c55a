// @ts-check
// Requests of people without a link for a seat, answered by the host, or by anybody here while the host is gone.

import { html } from "../../vendor/htm-preact.js";
import { post } from "../../connection/api.js";
import { say } from "../../words.js";

/** @typedef {import("../../connection/api-types.d.ts").PageState} State */

/** @param {{state: State, onTrouble: (error: unknown) => void}} props  onTrouble: null when it is over */
export function SeatRequests({ state, onTrouble }) {
  const answer = (/** @type {number} */ number, /** @type {boolean} */ letIn) => {
    onTrouble(null);
    post(`/api/tables/${state.table}/answer-request`, { number, let_in: letIn }).catch(onTrouble);
  };
  const decides = state.host || !state.host_here;
  return html`<ul class="seat-requests" role="status">
    ${state.seat_requests.map(({ number, name }) => html`<li key=${number} class="card">
      <span class="name">${say("asks_for_seat", { name })}</span>
      ${decides && html`<button type="button" class="main" onClick=${() => answer(number, true)}>${say("let_in", { name })}</button>
        <button type="button" onClick=${() => answer(number, false)}>${say("turn_down")}</button>`}
    </li>`)}
  </ul>`;
}
