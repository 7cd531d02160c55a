// @ts-check
// Words of the catalogue: the page has no text of its own.

import { asProblem, get } from "./api.js";

/** @typedef {import("./api-types.d.ts").Words} Words */

/** @type {Words | null} */
let words = null;

/** @type {Set<() => void>} */
const listeners = new Set();

/** @type {Record<string, (n: number) => string>} Which form of [count] a number takes. */
const FORMS = {
  "one-other": (n) => (n === 1 ? "one" : "other"),
  slavic: (n) => {
    if (n % 10 === 1 && n % 100 !== 11) return "one";
    return n % 10 >= 2 && n % 10 <= 4 && !(n % 100 >= 12 && n % 100 <= 14) ? "few" : "other";
  },
  same: () => "other",
};

/**
 * Fetches a language and speaks it from now on.
 * @param {string} lang
 */
export async function loadWords(lang) {
  words = await get(`/api/words/${encodeURIComponent(lang)}`);
  for (const listener of listeners) listener();
}

/**
 * Words given directly, for trying drawings without a server.
 * @param {Words} given
 */
export function useWords(given) {
  words = given;
  for (const listener of listeners) listener();
}

/**
 * Is told whenever the language changes.
 * @param {() => void} listener
 * @returns {() => void} ends it
 */
export function onLanguage(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Words of the page, with values filled in.
 * @param {string} key
 * @param {Record<string, unknown>} [values]
 */
export function say(key, values) {
  return named("page", key, values);
}

/**
 * Words of any table: named("card", "bank"). A key without words shows itself, so that it is noticed.
 * @param {string} table
 * @param {string} key
 * @param {Record<string, unknown>} [values]
 */
export function named(table, key, values) {
  const found = words?.tables[table]?.[key];
  return typeof found === "string" ? filled(found, values) : key;
}

/**
 * What a card or a person does, by the options of a table.
 * @param {"card_help" | "person_help"} table
 * @param {string} key
 * @param {import("./api-types.d.ts").PageState} state
 */
export function helpAt(table, key, state) {
  return state.help[key] ?? named(table, key);
}

/**
 * Whether a table has words for a key.
 * @param {string} table
 * @param {string} key
 */
export function has(table, key) {
  return words?.tables[table]?.[key] !== undefined;
}

/**
 * So many of a thing, as the language counts: "1 coin", "2 coins".
 * @param {string} thing a key of [count]
 * @param {number} n
 */
export function count(thing, n) {
  const forms = words?.tables.count?.[thing];
  if (typeof forms !== "object") return `${n} ${thing}`;
  const form = (FORMS[words?.plural ?? "same"] ?? FORMS.same)(Math.abs(n));
  return filled(forms[form] ?? forms.other ?? thing, { n });
}

/**
 * Items as a sentence lists them: "Anna, Ben and Cleo".
 * @param {string[]} items
 */
export function listed(items) {
  if (items.length < 2) return items.join("");
  return items.slice(0, -1).join(words?.list_comma) + (words?.list_and ?? "") + items[items.length - 1];
}

/**
 * A number with one decimal place, as the language writes it.
 * @param {number} number
 */
export function decimal(number) {
  return number.toFixed(1).replace(".", words?.decimal ?? ".");
}

/**
 * Words with a capital letter at the beginning.
 * @param {string} text
 */
export function sentence(text) {
  return text.slice(0, 1).toLocaleUpperCase(language()) + text.slice(1);
}

/**
 * What went wrong, in the language of the page. What exactly was not understood (a line of a record,
 * say) only the server knows, in English.
 * @param {unknown} error
 */
export function explained(error) {
  const { problem, sentence: english } = asProblem(error);
  if (!has("problem", problem)) return english || problem;
  const ours = named("problem", problem);
  if (problem !== "bad-request" || !english) return ours;
  return language() === "en" ? english : `${ours} (${english})`;
}

/** The language spoken, such as "en". */
export function language() {
  return words?.language ?? "en";
}

/** All languages there are. */
export function languages() {
  return words?.languages ?? [];
}

/**
 * @param {string} text
 * @param {Record<string, unknown>} [values]
 */
function filled(text, values = {}) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}
