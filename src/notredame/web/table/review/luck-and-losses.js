// @ts-check
// Luck and own losses round by round, and the account of the whole game, whose parts add up to the lead.

import { html } from "../../vendor/htm-preact.js";
import { RoundBars } from "../../drawing/index.js";
import { named, say } from "../../words.js";
import { useNarrow } from "../narrow.js";
import { numeral } from "../numeral.js";
import { signed } from "../../trainer/ranked-answers.js";
import { luckOf, roundLabel } from "./sentences.js";

/** @typedef {import("../../connection/api-types.d.ts").SeatReviewInWords} SeatReview */

const WIDE = 860;
const NARROW = 380;
/** @type {("persons" | "own_cards" | "passed_cards" | "own_losses" | "others")[]} */
const PARTS = ["persons", "own_cards", "passed_cards", "own_losses", "others"];

/** @param {{review: SeatReview}} props */
export function LuckAndLosses({ review }) {
  const narrow = useNarrow();
  const rounds = review.rounds.map((round) => ({
    round: round.round,
    luck: luckOf(round),
    losses: round.own_losses,
    label: roundLabel(round),
  }));
  return html`<figure class="review-chart">
      <${RoundBars} rounds=${rounds} width=${narrow ? NARROW : WIDE} label=${named("review", "luck_title")} figure=${numeral} />
      <figcaption>
        <ul class="chart-legend">
          <li><svg viewBox="0 0 10 10" aria-hidden="true"><rect class="luck-bar" width="10" height="10" /></svg>${named("review", "luck")}</li>
          <li><svg viewBox="0 0 10 10" aria-hidden="true"><rect class="loss-bar" width="10" height="10" /></svg>${named("review", "own_losses")}</li>
        </ul>
      </figcaption>
    </figure>
    <${Account} review=${review} />
    <details>
      <summary>${say("as_table")}</summary>
      <div class="wide-table" tabindex="0" role="region" aria-label=${named("review", "luck_title")}>
        <table class="figures-table">
          <thead>
            <tr><th scope="col">${say("rounds")}</th>${PARTS.map((part) => html`<th scope="col" key=${part}>${named("review", part)}</th>`)}</tr>
          </thead>
          <tbody>
            ${review.rounds.map((round) => html`<tr key=${round.round}><th scope="row">${round.round}</th>${PARTS.map((part) => html`<td key=${part}>${signed(round[part])}</td>`)}</tr>`)}
          </tbody>
        </table>
      </div>
    </details>`;
}

/**
 * From the lead to be expected at the start to the real one.
 * @param {{review: SeatReview}} props
 */
function Account({ review }) {
  const { start, card_luck, person_luck, own_losses, others, lead } = review;
  const parts = Object.entries({ start, card_luck, person_luck, own_losses, others });
  return html`<dl class="review-account">
    ${parts.map(([part, points]) => html`<div key=${part}><dt>${named("review", part)}</dt><dd class="number">${signed(points)}</dd></div>`)}
    <div class="total"><dt>${named("review", "lead")}</dt><dd class="number">${signed(lead)}</dd></div>
  </dl>`;
}
