// @ts-check
// What a strong bot would do, and what it expects of each choice.

import { html } from "../vendor/htm-preact.js";
import { decimal, say } from "../words.js";
import { Dialog } from "./dialog.js";

/** @typedef {import("../types.js").Thought} Thought */
/** @typedef {import("../types.js").Seat} Seat */

/**
 * @param {object} props
 * @param {Thought[] | null} props.thoughts  null while it thinks
 * @param {Seat[]} props.seats
 * @param {number} props.seat
 * @param {(choice: string) => void} props.onChoose
 * @param {() => void} props.onClose
 */
export function Hint({ thoughts, seats, seat, onChoose, onClose }) {
  return html`<${Dialog} title=${say("hint_title")} onClose=${onClose}>
    ${thoughts === null
      ? html`<p role="status">${say("hint_thinking")}</p>`
      : html`<p class="small soft">${say("hint_text")}</p>
          <div class="wide-table" tabindex="0" role="region" aria-label=${say("hint_title")}>
            <table class="figures-table">
              <thead>
                <tr>
                  <th scope="col">${say("hint_choice")}</th>
                  <th scope="col">${say("hint_share")}</th>
                  ${seats.map((one) => html`<th scope="col" key=${one.seat}>${one.seat === seat ? say("you") : one.name}</th>`)}
                </tr>
              </thead>
              <tbody>
                ${thoughts.map(
                  (thought) => html`<tr key=${thought.choice}>
                    <th scope="row"><button type="button" class="plain" onClick=${() => onChoose(thought.choice)}>${thought.label}</button></th>
                    <td>${say("percent", { number: Math.round(thought.share * 100) })}</td>
                    ${thought.prestige.map((prestige, i) => html`<td key=${i}>${decimal(prestige)}</td>`)}
                  </tr>`,
                )}
              </tbody>
            </table>
          </div>`}
  <//>`;
}
