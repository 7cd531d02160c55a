// @ts-check
// How puzzles ended, remembered by this browser.

import { remember, remembered } from "../browser-storage.js";

/** @typedef {import("../trainer/exercise.js").Outcome} Outcome */

const KEY = "notredame.puzzles";
const OF_DAY = "notredame.puzzle-of-day";
/** Outcomes that are worth remembering. @type {Outcome[]} */
const KEPT = ["first", "later", "shown"];

/** How each puzzle ended that was solved or shown, by its id. @returns {Map<string, Outcome>} */
export function outcomes() {
  try {
    const found = Object.entries(Object(JSON.parse(remembered(KEY) ?? "{}")));
    return new Map(/** @type {[string, Outcome][]} */ (found.filter(([, how]) => KEPT.some((one) => one === how))));
  } catch {
    return new Map();
  }
}

/**
 * Remembers how a puzzle ended; the first time counts.
 * @param {string} puzzle
 * @param {Outcome} outcome
 */
export function rememberOutcome(puzzle, outcome) {
  const found = outcomes();
  if (!found.has(puzzle)) remember(KEY, JSON.stringify(Object.fromEntries(found.set(puzzle, outcome))));
}

/**
 * Remembers which puzzle is that of a day, so that the start page need not ask.
 * @param {string} day  such as 2026-11-18, in UTC
 * @param {string} puzzle
 */
export function rememberDay(day, puzzle) {
  remember(OF_DAY, `${day} ${puzzle}`);
}

/** How the puzzle of today ended, as far as this browser knows. @returns {Outcome | undefined} */
export function outcomeOfToday() {
  const [day, puzzle = ""] = (remembered(OF_DAY) ?? "").split(" ");
  return day === new Date().toISOString().slice(0, 10) ? outcomes().get(puzzle) : undefined;
}

/** Forgets all of them. */
export function forgetOutcomes() {
  remember(KEY, null);
}

/** Whether a puzzle was solved. @param {Outcome | undefined} outcome */
export function isSolved(outcome) {
  return outcome === "first" || outcome === "later";
}
