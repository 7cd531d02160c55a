// @ts-check
// The expected lead over the game, with a mark to click for each decision that lost something.

import { html } from "../../vendor/htm-preact.js";
import { LeadChart, MARKS } from "../../drawing/index.js";
import { decimal, named } from "../../words.js";
import { useNarrow } from "../narrow.js";
import { numeral } from "../numeral.js";
import { signed } from "../../trainer/ranked-answers.js";
import { decisionLabel } from "./sentences.js";

/** @typedef {import("../../connection/api-types.d.ts").SeatReviewInWords} SeatReview */

/** Widths in units of the drawing, on a laptop and on a phone, so that words stay readable. */
const WIDE = 860;
const NARROW = 380;
/** @type {("inaccuracy" | "mistake" | "blunder")[]} */
const GRADES = ["inaccuracy", "mistake", "blunder"];

/** @param {{review: SeatReview, onDecision: (move: number) => void}} props */
export function LeadOverGame({ review, onDecision }) {
  const narrow = useNarrow();
  const points = review.decisions.map((decision) => {
    const lead = decision.answers[0]?.lead ?? 0;
    const after = decision.loss
      ? decision.answers.find((answer) => answer.choice === decision.chosen)?.lead ?? lead
      : lead;
    const { move, round, grade } = decision;
    return { move, round, lead, after, grade, label: decisionLabel(decision) };
  });
  const label = named("review", "lead_label", { start: signed(points[0]?.lead ?? 0), end: signed(review.lead) });
  return html`<figure class="review-chart">
    <${LeadChart} points=${points} end=${review.lead} width=${narrow ? NARROW : WIDE} label=${label} figure=${numeral} onPick=${onDecision} />
    <figcaption>
      <ul class="chart-legend">
        ${GRADES.map((grade) => html`<li key=${grade}><${LeadKey} grade=${grade} /> ${named("review", `legend_${grade}`, { from: decimal(review.limits[grade]) })}</li>`)}
      </ul>
    </figcaption>
  </figure>`;
}

/** The mark of a grade, in the legend. @param {{grade: "inaccuracy" | "mistake" | "blunder"}} props */
function LeadKey({ grade }) {
  return html`<svg class=${`grade-key grade-${grade}`} viewBox="-9 -9 18 18" aria-hidden="true"><path d=${MARKS[grade]} /></svg>`;
}
