// @ts-check
// Facts that never change: pieces, streets, editions. Fetched once.

import { get } from "./api.js";

/** @typedef {import("./api-types.d.ts").Facts} Facts */

/** @type {Facts | null} */
let known = null;

/** @returns {Promise<Facts>} */
export async function loadFacts() {
  known ??= /** @type {Facts} */ (await get("/api/facts"));
  return known;
}

/** @returns {Facts} */
export function facts() {
  if (!known) throw new Error("facts() before loadFacts()");
  return known;
}

/** Possible numbers of players, ascending. */
export function playerCounts() {
  return Object.keys(facts().boroughs_for).map(Number);
}
