// @ts-check
// Reasons for a hint in sentences, as far as its figures give them.

import { decimal, say } from "../../words.js";

/** @typedef {import("../../connection/api-types.d.ts").Thought} Thought */

/** Minimum share of thinking for a clear favourite, and maximum share for a close call. */
const CLEAR = 0.7;
const CLOSE = 0.45;
/** Minimum difference in prestige that means something. */
const NOTICED = 0.1;
/** Minimum share of thinking for a rival; below it the figures are noise. */
const RIVAL = 0.03;

/**
 * @param {Thought[]} thoughts  the best first
 * @param {number} seat
 * @returns {string[]}
 */
export function reasons(thoughts, seat) {
  const [best, second] = thoughts;
  if (!best) return [];
  const worth = (/** @type {Thought} */ thought) => thought.prestige[seat] ?? 0;
  const rivals = thoughts.slice(1).filter((thought) => thought.share >= RIVAL);
  const next = rivals.sort((one, other) => worth(other) - worth(one))[0] ?? second;
  const share = say("percent", { number: Math.round(best.share * 100) });
  const sure = best.share >= CLEAR ? "sure" : best.share >= CLOSE ? "likely" : "close";
  return [say(`hint_${sure}`, { share }), expectation(best, next, seat)];
}

/**
 * @param {Thought} best
 * @param {Thought | undefined} next
 * @param {number} seat
 */
function expectation(best, next, seat) {
  const prestige = decimal(best.prestige[seat] ?? 0);
  if (!next) return say("hint_expects", { prestige });
  const more = (best.prestige[seat] ?? 0) - (next.prestige[seat] ?? 0);
  const ahead = lead(best, seat) - lead(next, seat);
  const other = next.label;
  if (more >= NOTICED) return say("hint_more", { prestige, more: decimal(more), other });
  if (more <= -NOTICED && ahead < NOTICED) return say("hint_less", { prestige, more: decimal(-more), other });
  if (ahead >= NOTICED) return say("hint_ahead", { prestige, more: decimal(ahead), other });
  return say("hint_even", { prestige, other });
}

/**
 * How far a seat is expected to be ahead of the best of the others.
 * @param {Thought} thought
 * @param {number} seat
 */
function lead({ prestige }, seat) {
  return (prestige[seat] ?? 0) - Math.max(...prestige.filter((_, other) => other !== seat));
}
