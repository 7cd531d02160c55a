// @ts-check
// Which decisions of a review are shown, and in which order.

/** @typedef {import("../../connection/api-types.d.ts").SeatReviewInWords} SeatReview */
/** @typedef {import("../../connection/api-types.d.ts").DecisionInWords} DecisionInWords */

/** Most decisions in the list of the costliest, and among the exercises. */
const LISTED = 10;
const EXERCISES = 12;

/** Decisions that lost something worth a word. @param {SeatReview} review */
export function mistakes(review) {
  return review.decisions.filter((decision) => decision.grade !== "fine");
}

/** The costliest decisions, the worst first. @param {SeatReview} review */
export function costliest(review) {
  return mistakes(review).sort((one, other) => other.loss - one.loss).slice(0, LISTED);
}

/** The decisions to learn from, in the order of the game. @param {SeatReview} review */
export function exercises(review) {
  const worst = mistakes(review).sort((one, other) => other.loss - one.loss).slice(0, EXERCISES);
  return worst.sort((one, other) => one.move - other.move);
}

/**
 * The decisions to step through, in the order of the game.
 * @param {SeatReview} review
 * @param {number} also  the move of one that is among them in any case
 */
export function worthALook(review, also) {
  return review.decisions.filter((decision) => decision.grade !== "fine" || decision.move === also);
}
