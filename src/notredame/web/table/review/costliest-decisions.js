// @ts-check
// The decisions that cost most, each to be looked at on the board.

import { html } from "../../vendor/htm-preact.js";
import { named } from "../../words.js";
import { withError } from "../../trainer/ranked-answers.js";

/** @typedef {import("../../connection/api-types.d.ts").DecisionInWords} DecisionInWords */

/** @param {{decisions: DecisionInWords[], onDecision: (move: number) => void}} props */
export function CostliestDecisions({ decisions, onDecision }) {
  return html`<ol class="costliest">
    ${decisions.map((decision) => {
      const label = (/** @type {string} */ choice) =>
        decision.answers.find((answer) => answer.choice === choice)?.label ?? "";
      return html`<li key=${decision.move}>
        <button type="button" class="costly" onClick=${() => onDecision(decision.move)}>
          <span class=${`grade-word grade-${decision.grade}`}><strong class="number">−${withError(decision.loss, decision.error)}</strong> ${named("review", decision.grade)}</span>
          <span class="costly-round number">${decision.round}</span>
          <span class="costly-words"><span class="soft small">${decision.prompt}</span> ${named("review", "instead", { chosen: label(decision.chosen), best: label(decision.best) })}</span>
        </button>
      </li>`;
    })}
  </ol>`;
}
