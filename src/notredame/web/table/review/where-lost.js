// @ts-check
// Where points were lost: by period, by kind of decision, and how many decisions had which grade.

import { html } from "../../vendor/htm-preact.js";
import { decimal, named } from "../../words.js";

/** @typedef {import("../../connection/api-types.d.ts").SeatReviewInWords} SeatReview */

/** @param {{review: SeatReview}} props */
export function WhereLost({ review }) {
  const grades = Object.entries(review.grades);
  return html`<div class="where-lost">
    <${Losses} title=${named("review", "by_period")} losses=${review.lost_by_period} label=${(/** @type {string} */ period) => named("review", "period", { period })} />
    <${Losses} title=${named("review", "by_kind")} losses=${review.lost_by_kind} label=${(/** @type {string} */ kind) => named("review", `kind_${kind}`)} />
    <section class="stack tight">
      <h3>${named("review", "by_grade", { n: review.decisions.length })}</h3>
      <ul class="loss-bars">
        ${grades.map(([grade, count]) => html`<li key=${grade}><span class=${`grade-word grade-${grade}`}>${named("review", grade)}</span><span class="number">${count}</span></li>`)}
      </ul>
      ${review.mattered > 0 &&
      html`<p class="soft small">${named("review", "mattered", {
        n: review.mattered,
        total: review.decisions.length,
        least: decimal(review.limits.matters),
        lost: decimal(review.lost_when_it_mattered),
      })}</p>`}
    </section>
  </div>`;
}

/** @param {{title: string, losses: Record<string, number>, label: (key: string) => string}} props */
function Losses({ title, losses, label }) {
  const most = Math.max(0.1, ...Object.values(losses));
  return html`<section class="stack tight">
    <h3>${title}</h3>
    <ul class="loss-bars">
      ${Object.entries(losses).map(
        ([key, points]) => html`<li key=${key}>
          <span>${label(key)}</span>
          <span class="loss-bar-track" aria-hidden="true"><span style=${{ width: `${(100 * points) / most}%` }}></span></span>
          <span class="number">${decimal(points)}</span>
        </li>`,
      )}
    </ul>
  </section>`;
}
