// @ts-check
// All answers to a question, the best first: points, how sure they are, and the chance to win.

import { html } from "../vendor/htm-preact.js";
import { decimal, named, say } from "../words.js";

/** @typedef {import("../connection/api-types.d.ts").RankedAnswer} RankedAnswer */

/**
 * @param {object} props
 * @param {RankedAnswer[]} props.answers
 * @param {string | null} props.chosen  the person's own answer
 * @param {string | null} [props.compared]  the answer that is compared with the best one
 * @param {(choice: string | null) => void} props.onPoint  at an answer, or no more
 * @param {(choice: string) => void} [props.onCompare]  asks why an answer is not the best
 */
export function RankedAnswers({ answers, chosen, compared = null, onPoint, onCompare }) {
  return html`<div class="ranked-answers" tabindex="0" role="region" aria-label=${named("trainer", "answers")}>
    <table class="figures-table">
      <thead>
        <tr>
          <th scope="col">${named("trainer", "answer")}</th>
          <th scope="col">${named("trainer", "lead")}</th>
          <th scope="col">${named("trainer", "behind")}</th>
          <th scope="col">${named("trainer", "wins")}</th>
        </tr>
      </thead>
      <tbody>
        ${answers.map(
          (answer, i) => html`<tr
            key=${answer.choice}
            data-choice=${answer.choice}
            class=${`${i === 0 ? "is-best" : ""} ${answer.choice === chosen ? "is-chosen" : ""}`}
            onMouseEnter=${() => onPoint(answer.choice)}
            onMouseLeave=${() => onPoint(null)}
          >
            <th scope="row">
              ${onCompare && answer.why
                ? html`<button type="button" class="plain compare-answer" aria-pressed=${answer.choice === compared ? "true" : "false"} onClick=${() => onCompare(answer.choice)}>${answer.label}</button>`
                : answer.label}
              ${i === 0 && html` <span class="answer-tag best">${named("trainer", "best")}</span>`}
              ${answer.choice === chosen && html` <span class="answer-tag">${named("trainer", "yours")}</span>`}
            </th>
            <td>${signed(answer.lead)}</td>
            <td>${i === 0 ? "–" : withError(answer.behind, answer.error)}</td>
            <td>${say("percent", { number: Math.round(100 * answer.win_chance) })}</td>
          </tr>`,
        )}
      </tbody>
    </table>
    <p class="small soft">${named("trainer", "figures")}</p>
  </div>`;
}

/** Points with their sign. @param {number} points */
export function signed(points) {
  const figure = decimal(Math.abs(points));
  return Number(points.toFixed(1)) === 0 ? figure : points < 0 ? `−${figure}` : `+${figure}`;
}

/**
 * Points with their standard error.
 * @param {number} points
 * @param {number} error
 */
export function withError(points, error) {
  return named("trainer", "with_error", { points: decimal(points), error: decimal(Math.max(error, 0.1)) });
}
