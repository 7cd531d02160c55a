// @ts-check
// A hint: what a strong bot would do, and why rather than something else, beside the question; and all choices compared.

import { html, useState } from "../../vendor/htm-preact.js";
import { decimal, say } from "../../words.js";
import { withError } from "../../trainer/ranked-answers.js";
import { Dialog } from "../dialog.js";

/** @typedef {import("../../connection/api-types.d.ts").Thought} Thought */

/**
 * @param {object} props
 * @param {Thought[] | null} props.thoughts  the best first; null while it thinks
 * @param {string | null} props.marked  the choice that the person is about to confirm; otherwise the second best is compared
 * @param {number} props.seat
 * @param {(choice: string) => void} props.onChoose
 * @param {() => void} props.onClose
 */
export function Hint({ thoughts, marked, seat, onChoose, onClose }) {
  const [all, setAll] = useState(false);
  const best = thoughts?.[0];
  if (!thoughts || !best) return html`<p class="hint" role="status">${say("hint_thinking")}</p>`;
  const other = compared(thoughts, marked);
  return html`<div class="hint" role="status">
    <p>
      <strong>${best.label}</strong>${other && ` ${beside(other)} ${other.why}`}
    </p>
    <p class="hint-does">
      <button type="button" class="main" onClick=${() => onChoose(best.choice)}>${say("hint_play")}</button>
      ${thoughts.length > 1 && html`<button type="button" class="compare" onClick=${() => setAll(true)}>${say("hint_all")}</button>`}
      <button type="button" class="plain close" aria-label=${say("close")} onClick=${onClose}><span aria-hidden="true">✕</span></button>
    </p>
    ${all && html`<${Comparison} thoughts=${thoughts} seat=${seat} onChoose=${onChoose} onClose=${() => setAll(false)} />`}
  </div>`;
}

/**
 * @param {object} props
 * @param {Thought[]} props.thoughts
 * @param {number} props.seat
 * @param {(choice: string) => void} props.onChoose
 * @param {() => void} props.onClose
 */
function Comparison({ thoughts, seat, onChoose, onClose }) {
  return html`<${Dialog} title=${say("hint_title")} onClose=${onClose}>
    <p class="small soft">${say("hint_text")}</p>
    <div class="wide-table" tabindex="0" role="region" aria-label=${say("hint_title")}>
      <table class="figures-table hint-comparison">
        <thead>
          <tr>
            <th scope="col">${say("hint_choice")}</th>
            <th scope="col">${say("hint_behind")}</th>
            <th scope="col">${say("hint_win")}</th>
            <th scope="col" class="final-prestige">${say("hint_prestige")}</th>
          </tr>
        </thead>
        <tbody>
          ${thoughts.flatMap((thought) => [
            html`<tr key=${thought.choice}>
              <th scope="row"><button type="button" class="plain" onClick=${() => onChoose(thought.choice)}>${thought.label}</button></th>
              <td>${thought.why ? withError(thought.behind, thought.error) : "–"}</td>
              <td>${say("percent", { number: Math.round(100 * thought.win_chance) })}</td>
              <td class="final-prestige">${decimal(thought.prestige[seat] ?? 0)}</td>
            </tr>`,
            thought.why && html`<tr key=${`why ${thought.choice}`}><td class="hint-why" colspan="4">${thought.why}</td></tr>`,
          ])}
        </tbody>
      </table>
    </div>
  <//>`;
}

/** The choice that the best one is compared with, as it follows the best one in the text. @param {Thought} other */
const beside = ({ even, label }) => (even ? say("hint_even", { other: label }) : say("hint_rather", { other: label }));

/**
 * The choice that the best one is compared with: the one that the person is about to confirm, or the second best.
 * @param {Thought[]} thoughts
 * @param {string | null} marked
 */
export function compared(thoughts, marked) {
  const others = thoughts.slice(1);
  return others.find((thought) => thought.choice === marked) ?? others[0];
}
