// @ts-check
// The puzzles that were solved or seen, remembered by this browser.

import { remember, remembered } from "../browser-storage.js";

const KEY = "notredame.puzzles";

/** How a puzzle ended: solved at once, solved after a wrong answer, or only its solution seen. @typedef {"first" | "later" | "seen"} How */
/** @type {How[]} */
const HOWS = ["first", "later", "seen"];

/** How each puzzle ended that did, by its id. @returns {Map<string, How>} */
export function solvedPuzzles() {
  try {
    const found = Object.entries(Object(JSON.parse(remembered(KEY) ?? "{}")));
    return new Map(/** @type {[string, How][]} */ (found.filter(([, how]) => HOWS.includes(/** @type {How} */ (how)))));
  } catch {
    return new Map();
  }
}

/**
 * Remembers how a puzzle ended; the first time counts.
 * @param {string} puzzle
 * @param {How} how
 */
export function rememberSolved(puzzle, how) {
  const found = solvedPuzzles();
  if (!found.has(puzzle)) remember(KEY, JSON.stringify(Object.fromEntries(found.set(puzzle, how))));
}

/** Forgets all of them. */
export function forgetSolved() {
  remember(KEY, null);
}

/** Whether a puzzle was solved. @param {How | undefined} how */
export function isSolved(how) {
  return how === "first" || how === "later";
}
