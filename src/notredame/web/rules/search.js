// @ts-check
// Searching as people type: beginnings of words, several at once, without accents, and with other endings.

/** Letters that folding alone does not equate. @type {Record<string, string>} */
const ALIKE = { "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o" };
/** Scripts without spaces, where a word may begin anywhere. */
const NO_SPACES = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;
const LETTER = /[\p{L}\p{N}]/u;
/** Minimum length of a word that is also found inside others, as in compounds; shorter ones only at beginnings. */
const INSIDE = 4;
/** Minimum length of a stem, and maximum length of the removed ending. */
const STEM = 4;
const ENDING = 2;

/**
 * Lower case without accents; katakana as hiragana.
 * @param {string} text
 */
export function folded(text) {
  return [...text].map(foldedLetter).join("");
}

/** @param {string} letter */
function foldedLetter(letter) {
  const small = letter.normalize("NFKC").toLowerCase();
  if (/^[\u30a1-\u30f6]$/.test(small)) return String.fromCharCode(small.charCodeAt(0) - 0x60);
  if (NO_SPACES.test(small)) return small; // their marks are letters of their own
  return ALIKE[small] ?? small.normalize("NFD").replace(/\p{M}/gu, "");
}

/**
 * The typed words.
 * @param {string} search
 * @returns {string[]}
 */
export function wordsIn(search) {
  return folded(search).split(/[^\p{L}\p{N}_]+/u).filter(Boolean);
}

/**
 * A word to search for: unchanged if that finds anything, or else without its ending.
 * @param {string} word  folded
 * @param {string[]} texts  folded
 */
export function stemIn(word, texts) {
  for (let off = 0; off <= ENDING && word.length - off >= Math.min(STEM, word.length); off++) {
    const stem = word.slice(0, word.length - off);
    if (texts.some((text) => placesOf(stem, text).length)) return stem;
  }
  return word;
}

/**
 * Positions of a word in a text.
 * @param {string} word  folded
 * @param {string} text  folded
 * @returns {number[]}
 */
export function placesOf(word, text) {
  const places = [];
  const anywhere = word.length >= INSIDE || NO_SPACES.test(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (anywhere || at === 0 || !LETTER.test(text[at - 1] ?? "")) places.push(at);
  }
  return places;
}

/**
 * A text cut into unmatched and matched pieces in turns, beginning with an unmatched one.
 * @param {string} text
 * @param {string[]} words  folded
 * @returns {string[]}
 */
export function cutAt(text, words) {
  // Folding may lengthen a letter (ß), so each folded letter knows its origin.
  const letters = [...text];
  /** @type {number[]} */
  const from = [];
  let plain = "";
  letters.forEach((letter, i) => {
    const fold = foldedLetter(letter);
    plain += fold;
    for (let k = 0; k < fold.length; k++) from.push(i);
  });
  const found = letters.map(() => false);
  for (const word of words) {
    for (const at of placesOf(word, plain)) {
      for (let k = at; k < at + word.length; k++) found[from[k] ?? 0] = true;
    }
  }
  const parts = [""];
  letters.forEach((letter, i) => {
    if (found[i] !== (parts.length % 2 === 0)) parts.push("");
    parts[parts.length - 1] += letter;
  });
  return parts;
}
