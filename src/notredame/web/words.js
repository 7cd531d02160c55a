// @ts-check
// Words of the catalogue: the page has no text of its own.

import { asProblem, get } from "./connection/api.js";
import { Store } from "./store.js";

/** @typedef {import("./connection/api-types.d.ts").Words} Words */

/** @type {Store<Words | null>} */
const spoken = new Store(null);

/**
 * Plural, list and number formats of a locale.
 * @typedef {{locale: string, plurals: Intl.PluralRules, lists: Intl.ListFormat, numbers: Intl.NumberFormat}} Grammar
 */

/** @type {Grammar | null} That of the language spoken, once it was needed: not every engine that draws has one. */
let grammar = null;

/**
 * Loads a language and uses it from now on.
 * @param {string} [lang]  without one, that of the person, or else of the browser
 */
export async function loadWords(lang) {
  spoken.value = await get(lang ? `/api/words/${encodeURIComponent(lang)}` : "/api/words");
}

/**
 * Sets words directly, for drawing without a server.
 * @param {Words} given
 */
export function useWords(given) {
  spoken.value = given;
}

/**
 * Listens for changes of the language.
 * @param {() => void} listener
 * @returns {() => void} ends it
 */
export function onLanguage(listener) {
  return spoken.subscribe(listener);
}

/**
 * A text of the page, with values filled in.
 * @param {string} key
 * @param {Record<string, unknown>} [values]
 */
export function say(key, values) {
  return named("page", key, values);
}

/**
 * A text of any table: named("card", "bank"). A key without a text shows itself, so that it is noticed.
 * @param {string} table
 * @param {string} key
 * @param {Record<string, unknown>} [values]
 */
export function named(table, key, values) {
  const found = spoken.value?.tables[table]?.[key];
  return typeof found === "string" ? filled(found, values) : key;
}

/**
 * The help for a card or a person under a table's options.
 * @param {"card_help" | "person_help"} table
 * @param {string} key
 * @param {import("./connection/api-types.d.ts").PageState} state
 */
export function helpAt(table, key, state) {
  return state.help[key] ?? named(table, key);
}

/**
 * Whether a table has a text for a key.
 * @param {string} table
 * @param {string} key
 */
export function has(table, key) {
  return spoken.value?.tables[table]?.[key] !== undefined;
}

/**
 * A number of things, as the language counts: "1 coin", "2 coins".
 * @param {string} thing a key of [count]
 * @param {number} n
 */
export function count(thing, n) {
  const forms = spoken.value?.tables.count?.[thing];
  if (typeof forms !== "object") return `${n} ${thing}`;
  return filled(forms[grammarHere().plurals.select(Math.abs(n))] ?? thing, { n });
}

/**
 * Items listed as in a sentence: "Anna, Ben and Cleo".
 * @param {string[]} items
 */
export function listed(items) {
  return grammarHere().lists.format(items);
}

/**
 * A number with one decimal place, as the language writes it.
 * @param {number} number
 */
export function decimal(number) {
  return grammarHere().numbers.format(number);
}

/**
 * A text with a capital letter at the beginning.
 * @param {string} text
 */
export function sentence(text) {
  return text.slice(0, 1).toLocaleUpperCase(language()) + text.slice(1);
}

/**
 * An error message in the language of the page. Details (such as a line of a record) come from the server, in English.
 * @param {unknown} error
 */
export function explained(error) {
  const { problem, sentence: english } = asProblem(error);
  if (!has("problem", problem)) return english || problem;
  const ours = named("problem", problem);
  if (problem !== "bad-request" || !english) return ours;
  return language() === "en" ? english : `${ours} (${english})`;
}

/** The current language, such as "en". */
export function language() {
  return spoken.value?.language ?? "en";
}

/** The current language's locale, such as "en-GB". */
export function locale() {
  return spoken.value?.locale ?? "en";
}

/** All available languages. */
export function languages() {
  return spoken.value?.languages ?? [];
}

/** @returns {Grammar} */
function grammarHere() {
  const here = locale();
  if (grammar?.locale !== here) {
    grammar = {
      locale: here,
      plurals: new Intl.PluralRules(here),
      lists: new Intl.ListFormat(here),
      numbers: new Intl.NumberFormat(here, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    };
  }
  return grammar;
}

/**
 * @param {string} text
 * @param {Record<string, unknown>} [values]
 */
function filled(text, values = {}) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}
