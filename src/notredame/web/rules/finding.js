// @ts-check
// What of the rulebook answers a search, the best first.

import { folded, placesOf, stemIn, wordsIn } from "./search.js";

/** @typedef {import("./entries.js").Chapter} Chapter */
/** @typedef {import("./entries.js").Entry} Entry */

/** What a word counts for where it stands: the name of a thing, another word for it, or in its text. */
const NAMED = 100;
const CALLED = 60;
const TOLD = 1;

/**
 * @typedef {object} Found
 * @property {Chapter[]} chapters
 * @property {string[]} words  what is to be marked, folded
 */

/**
 * Whatever has every word somebody typed; a chapter whose title has them all stays whole.
 * @param {Chapter[]} chapters
 * @param {string} search
 * @returns {Found}
 */
export function finding(chapters, search) {
  const typed = wordsIn(search);
  if (!typed.length) return { chapters, words: [] };
  const texts = chapters.flatMap(({ title, entries }) => [folded(title), ...entries.map(({ words }) => words)]);
  const words = typed.map((word) => stemIn(word, texts));
  const found = chapters
    .map((chapter) => {
      const title = folded(chapter.title);
      const whole = words.every((word) => placesOf(word, title).length);
      const rated = chapter.entries.map((entry) => ({ entry, worth: worth(entry, words) }));
      const kept = whole ? rated : rated.filter((one) => one.worth > 0);
      kept.sort((a, b) => b.worth - a.worth);
      return { ...chapter, entries: kept.map((one) => one.entry), worth: Math.max(whole ? CALLED : 0, ...kept.map((one) => one.worth)) };
    })
    .filter(({ entries }) => entries.length);
  found.sort((a, b) => b.worth - a.worth);
  return { chapters: found, words };
}

/**
 * How well an entry answers; 0 where a word is missing.
 * @param {Entry} entry
 * @param {string[]} words
 */
function worth({ words: all, names, also }, words) {
  let sum = 0;
  for (const word of words) {
    if (!placesOf(word, all).length) return 0;
    if (names.some((name) => placesOf(word, name).length)) sum += NAMED;
    else if (also.some((other) => placesOf(word, folded(other)).length)) sum += CALLED;
    else sum += TOLD;
  }
  return sum;
}
