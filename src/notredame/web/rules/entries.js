// @ts-check
// The rulebook as a list of chapters, each entry with everything it can be found by.

import { editionName, optionName } from "../start/new-table/option-names.js";
import { named, say } from "../words.js";
import { folded } from "./search.js";

/** @typedef {import("../connection/api-types.d.ts").Rules} Rulebook */
/** @typedef {import("../connection/api-types.d.ts").RuleInWords} Rule */

/**
 * @typedef {object} Entry
 * @property {string} id  its anchor
 * @property {string} words  its names and its text, folded
 * @property {string[]} names  what it is called, folded
 * @property {string[]} also  other words for it, which it may not have itself
 * @property {string} [text]
 * @property {Rule} [rule]
 * @property {string} [card]  the card a rule is about
 * @property {string} [person]  the person a rule is about
 * @property {Rulebook["options"][number]} [option]
 * @property {Rulebook["presets"]} [presets]
 */

/** @typedef {{id: string, title: string, also: string[], entries: Entry[]}} Chapter  also: other words for all of it */

/** @typedef {Omit<Entry, "words" | "names" | "also">} Bare */

/** @param {Rulebook} book @returns {Chapter[]} */
export function entriesOf(book) {
  const also = book.also ?? {};
  /** @param {string} id @param {string} title @param {Bare[]} entries @returns {Chapter} */
  const chapter = (id, title, entries) => ({
    id,
    title,
    also: meaning(also, [id]),
    entries: entries.map((entry) => findable(entry, also)),
  });
  return [
    chapter("round", say("how_a_round_goes"), [{ id: "round-text", text: book.round }]),
    chapter("words", say("words_used"), [{ id: "words-text", text: book.words }]),
    ...book.sections.map(({ name, title, rules }) => chapter(name, title, rules.map(ofRule))),
    chapter("options", say("options"), book.options.map((option) => ({ id: `option_${option.name}`, option }))),
    chapter("presets", say("editions"), [{ id: "presets-table", presets: book.presets }]),
    chapter("about", say("where_rules_come_from"), [{ id: "about-text", text: book.about }]),
  ];
}

/** @param {Rule} rule @returns {Bare} */
function ofRule(rule) {
  return { id: rule.id, rule, card: rule.card ?? undefined, person: rule.person ?? undefined };
}

/**
 * An entry with everything it can be found by.
 * @param {Bare} entry
 * @param {Record<string, string>} also
 * @returns {Entry}
 */
function findable(entry, also) {
  const { id, text, rule, card, person, option, presets } = entry;
  const names = [id];
  const told = [text];
  if (rule) {
    names.push(rule.title);
    told.push(rule.text, rule.ruling, rule.note);
  }
  if (card) {
    names.push(named("card", card));
    told.push(named("card_help", card));
  }
  if (person) {
    names.push(named("person", person));
    told.push(named("person_help", person));
  }
  if (option) {
    names.push(option.name, optionName(option.name));
    told.push(named("option_help", option.name), option.text, ...option.rules);
  }
  if (presets) {
    names.push(...Object.keys(presets), ...Object.keys(presets).map(editionName));
    told.push(...Object.values(presets));
  }
  const others = meaning(also, [id, card, person, option?.name]);
  return { ...entry, names: names.map(folded), also: others, words: folded([...names, ...told].join(" ")) };
}

/**
 * Synonyms for some topics.
 * @param {Record<string, string>} also  words, and what they mean: an id, a card, a person, a chapter
 * @param {(string | undefined)[]} topics
 */
function meaning(also, topics) {
  return Object.keys(also).filter((word) => topics.includes(also[word]));
}
