// @ts-check
// The rulebook as a list of chapters, each entry with all the words it can be found by.

import { facts } from "../facts.js";
import { editionName, optionName } from "../start/names.js";
import { named, say } from "../words.js";

/** @typedef {import("../types.js").Rulebook} Rulebook */
/** @typedef {import("../types.js").Rule} Rule */

/**
 * @typedef {object} Entry
 * @property {string} id  its anchor
 * @property {string} words  what it is found by, in small letters
 * @property {string} [text]
 * @property {Rule} [rule]
 * @property {string} [card]  the card a rule is about
 * @property {string} [person]  the person a rule is about
 * @property {Rulebook["options"][number]} [option]
 * @property {Rulebook["presets"]} [presets]
 */

/** @typedef {{id: string, title: string, entries: Entry[]}} Chapter */

/** Rules A4 to A12 are the cards in their order; P1 on and X1 on the persons in theirs. */
const FIRST_CARD = 4;

/** @param {Rulebook} book @returns {Chapter[]} */
export function entriesOf(book) {
  return [
    chapter("round", say("how_a_round_goes"), [{ id: "round-text", text: book.round }]),
    chapter("words", say("words_used"), [{ id: "words-text", text: book.words }]),
    ...book.sections.map(({ name, title, rules }) => chapter(name, title, rules.map(ofRule))),
    chapter("options", say("options"), book.options.map((option) => ({ id: `option_${option.name}`, option }))),
    chapter("presets", say("editions"), [{ id: "presets-table", presets: book.presets }]),
    chapter("about", say("where_rules_come_from"), [{ id: "about-text", text: book.about }]),
  ];
}

/** @param {Rule} rule @returns {Omit<Entry, "words">} */
function ofRule(rule) {
  const [, letter, digits] = /^([A-Z]+)(\d+)$/.exec(rule.id) ?? [];
  const number = Number(digits);
  const { cards, persons } = facts();
  const base = Object.keys(persons).filter((id) => !persons[id].new);
  const later = Object.keys(persons).filter((id) => persons[id].new);
  return {
    id: rule.id,
    rule,
    card: letter === "A" ? cards[number - FIRST_CARD] : undefined,
    person: letter === "P" ? base[number - 1] : letter === "X" ? later[number - 1] : undefined,
  };
}

/** @param {string} id @param {string} title @param {Omit<Entry, "words">[]} entries @returns {Chapter} */
function chapter(id, title, entries) {
  return { id, title, entries: entries.map((entry) => ({ ...entry, words: wordsOf(entry) })) };
}

/** @param {Omit<Entry, "words">} entry */
function wordsOf({ id, text, rule, card, person, option, presets }) {
  const words = [id, text];
  if (rule) words.push(rule.title, rule.text, rule.ruling, rule.note);
  if (card) words.push(named("card", card), named("card_help", card), card);
  if (person) words.push(named("person", person), named("person_help", person), person);
  if (option) words.push(optionName(option.name), named("option_help", option.name), option.text, ...option.rules);
  if (presets) words.push(...Object.keys(presets), ...Object.keys(presets).map(editionName), ...Object.values(presets));
  return words.join(" ").toLocaleLowerCase();
}
