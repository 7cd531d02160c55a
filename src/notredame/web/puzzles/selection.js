// @ts-check
// Which puzzles somebody wants to solve, remembered by this browser, and which of them comes next.

import { get } from "../connection/api.js";
import { remember, remembered } from "../browser-storage.js";
import { isSolved, outcomes, rememberDay } from "./outcomes.js";

/** @typedef {import("../connection/api-types.d.ts").Puzzles} Puzzles */
/** @typedef {import("../connection/api-types.d.ts").PuzzleInList} Puzzle */
/** The theme, difficulty and number of players wanted; empty for any. @typedef {{theme: string, difficulty: string, players: string}} Wanted */

const KEY = "notredame.puzzles-wanted";
/** @type {Wanted} */
const ANY = { theme: "", difficulty: "", players: "" };

/** @type {Promise<Puzzles> | null} */
let known = null;
let asked = 0;
/** Milliseconds after which the list is fetched again: tomorrow has another puzzle of the day. */
const FRESH = 600_000;

/** All puzzles, fetched once in a while. @returns {Promise<Puzzles>} */
export function allPuzzles() {
  if (known && Date.now() < asked + FRESH) return known;
  asked = Date.now();
  known = get("/api/puzzles");
  known?.then(({ day, today }) => rememberDay(day, today), () => (known = null));
  return /** @type {Promise<Puzzles>} */ (known);
}

/** @returns {Wanted} */
export function loadWanted() {
  try {
    const found = Object(JSON.parse(remembered(KEY) ?? "{}"));
    const word = (/** @type {unknown} */ one) => (typeof one === "string" ? one : "");
    return { theme: word(found.theme), difficulty: word(found.difficulty), players: word(found.players) };
  } catch {
    return ANY;
  }
}

/** @param {Wanted} wanted */
export function saveWanted(wanted) {
  remember(KEY, JSON.stringify(wanted));
}

/**
 * @param {Puzzle[]} puzzles
 * @param {Wanted} wanted
 */
export function wantedOf(puzzles, wanted) {
  return puzzles.filter(
    ({ theme, difficulty, players }) =>
      (!wanted.theme || theme === wanted.theme) && (!wanted.difficulty || difficulty === wanted.difficulty) &&
      (!wanted.players || String(players) === wanted.players),
  );
}

/**
 * A puzzle to solve next: one that was never solved, if there is any; another than the present one.
 * @param {Puzzle[]} puzzles
 * @param {Wanted} wanted
 * @param {string | null} now
 */
export function nextPuzzle(puzzles, wanted, now) {
  const others = wantedOf(puzzles, wanted).filter(({ id }) => id !== now);
  const solved = outcomes();
  const fresh = others.filter(({ id }) => !solved.has(id));
  const unsolved = others.filter(({ id }) => !isSolved(solved.get(id)));
  const from = [fresh, unsolved, others].find((some) => some.length > 0) ?? [];
  return from[Math.floor(Math.random() * from.length)]?.id ?? null;
}
