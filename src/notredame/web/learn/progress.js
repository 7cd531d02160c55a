// @ts-check
// Progress of the lessons, remembered by this browser for the one table where somebody learns.

import { remember, remembered } from "../browser-storage.js";

const TABLE = "notredame.learning";
const PROGRESS = "notredame.learned";

/**
 * @typedef {object} Progress
 * @property {string[]} told  lessons that were read, or whose time went by
 * @property {string[]} due  lessons that matter now, not yet read
 * @property {Record<string, string[]>} cards  cards that a lesson explained, by its id
 * @property {boolean} quiet  the rest was skipped
 */

/** @returns {Progress} */
const nothing = () => ({ told: [], due: [], cards: {}, quiet: false });

/** The table where somebody learns, if there is one. */
export function learningTable() {
  return remembered(TABLE);
}

/**
 * Begins to learn at a table, with the first lesson.
 * @param {string} table
 */
export function learnAt(table) {
  remember(TABLE, table);
  remember(PROGRESS, null);
}

/** @returns {Progress} */
export function loadProgress() {
  try {
    const found = Object(JSON.parse(remembered(PROGRESS) ?? "{}"));
    const cards = Object.fromEntries(Object.entries(Object(found.cards)).map(([id, some]) => [id, names(some)]));
    return { told: names(found.told), due: names(found.due), cards, quiet: found.quiet === true };
  } catch {
    return nothing();
  }
}

/** @param {Progress} progress */
export function saveProgress(progress) {
  remember(PROGRESS, JSON.stringify(progress));
}

/** @param {unknown} found @returns {string[]} */
function names(found) {
  return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
}
