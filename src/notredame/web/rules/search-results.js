// @ts-check
// Entries of the rulebook that answer a search, the best first.

import { folded, placesOf, stemIn, wordsIn } from "./search.js";

/** @typedef {import("./entries.js").Chapter} Chapter */
/** @typedef {import("./entries.js").Entry} Entry */

/** Weight of a word by where it stands: in a name, in a synonym, or in the text. */
const NAMED = 100;
const CALLED = 60;
const TOLD = 1;

/**
 * @typedef {object} Found
 * @property {Chapter[]} chapters
 * @property {string[]} words  what is to be marked, folded
 * @property {boolean} partly  nothing has all the words; this has the most of them
 * @property {boolean} unknown  some word stands nowhere
 */

/**
 * The entries that contain most of the words; a chapter whose title contains them all stays whole.
 * @param {Chapter[]} chapters
 * @param {string} search
 * @returns {Found}
 */
export function searchResults(chapters, search) {
  const typed = wordsIn(search);
  if (!typed.length) return { chapters, words: [], partly: false, unknown: false };
  const texts = chapters.flatMap((chapter) => [
    titles(chapter),
    ...chapter.entries.flatMap(({ words, also }) => [words, ...also.map(folded)]),
  ]);
  const words = typed.map((word) => stemIn(word, texts));
  const rated = chapters.map((chapter) => {
    const title = titles(chapter);
    const whole = words.every((word) => placesOf(word, title).length);
    return { chapter, whole, entries: chapter.entries.map((entry) => ({ entry, ...rating(entry, chapter, words) })) };
  });
  const most = Math.max(
    1,
    ...rated.map(({ whole, entries }) => (whole ? words.length : Math.max(...entries.map(({ hits }) => hits)))),
  );
  const found = rated
    .map(({ chapter, whole, entries }) => {
      const kept = entries.filter(({ hits }) => whole || hits === most).sort((a, b) => b.worth - a.worth);
      return {
        ...chapter,
        entries: kept.map((one) => one.entry),
        worth: Math.max(whole ? CALLED : 0, ...kept.map((one) => one.worth)),
      };
    })
    .filter(({ entries }) => entries.length);
  found.sort((a, b) => b.worth - a.worth);
  return {
    chapters: found,
    words,
    partly: found.length > 0 && most < words.length,
    unknown: words.some((word) => !texts.some((text) => placesOf(word, text).length)),
  };
}

/** A chapter's title, folded. @param {Chapter} chapter */
function titles({ title, also }) {
  return folded([title, ...also].join(" "));
}

/**
 * How many of the words an entry contains, and how well they match.
 * @param {Entry} entry
 * @param {Chapter} chapter  where it stands
 * @param {string[]} words
 */
function rating({ words: all, names, also }, chapter, words) {
  let hits = 0;
  let worth = 0;
  for (const word of words) {
    const called = [...also, ...chapter.also].some((other) => placesOf(word, folded(other)).length);
    if (!called && !placesOf(word, all).length) continue;
    hits += 1;
    if (names.some((name) => placesOf(word, name).length)) worth += NAMED;
    else worth += called ? CALLED : TOLD;
  }
  return { hits, worth };
}
