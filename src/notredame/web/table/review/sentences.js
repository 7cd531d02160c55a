// @ts-check
// What a review says in sentences.

import { named } from "../../words.js";
import { signed, withError } from "../../trainer/ranked-answers.js";
import { decimal } from "../../words.js";

/** @typedef {import("../../connection/api-types.d.ts").PageState} State */
/** @typedef {import("../../connection/api-types.d.ts").SeatReviewInWords} SeatReview */
/** @typedef {import("../../connection/api-types.d.ts").DecisionInWords} DecisionInWords */
/** @typedef {import("../../connection/api-types.d.ts").RoundReview} RoundReview */

/** Standard errors below which luck is not told from none. */
const CERTAIN = 2;

/** All luck of a round. @param {RoundReview} round */
export function luckOf(round) {
  return round.persons + round.own_cards + round.passed_cards;
}

/**
 * The whole game in a line.
 * @param {State} state
 * @param {SeatReview} review
 */
export function summarySentence(state, review) {
  const seat = state.seats[review.seat];
  const luck = review.card_luck + review.person_luck;
  const kind = Math.abs(luck) < CERTAIN * review.luck_error ? "even" : luck > 0 ? "lucky" : "unlucky";
  const whose = seat?.mine ? "" : "_other";
  return named("review", `${kind}${whose}`, {
    name: seat?.name,
    luck: withError(Math.abs(luck), review.luck_error),
    lost: decimal(-review.own_losses),
  });
}

/** A decision in a line, for screen readers. @param {DecisionInWords} decision */
export function decisionLabel(decision) {
  const chosen = decision.answers.find((one) => one.choice === decision.chosen)?.label ?? "";
  const grade = named("review", decision.grade);
  return named("review", "mark", { round: decision.round, grade, points: decimal(decision.loss), chosen });
}

/** A round's bars in a line. @param {RoundReview} round */
export function roundLabel(round) {
  return named("review", "round_line", {
    round: round.round,
    luck: signed(luckOf(round)),
    lost: decimal(-round.own_losses),
  });
}
