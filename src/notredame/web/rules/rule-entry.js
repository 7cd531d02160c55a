// @ts-check
// One rule; a card or a person with its picture and its effect in one line.

import { html } from "../vendor/htm-preact.js";
import { CardFace, PersonFace } from "../drawing/index.js";
import { facts } from "../connection/facts.js";
import { count, has, named, say, sentence } from "../words.js";
import { OtherWords } from "./synonyms.js";
import { Marked, Text } from "./text.js";

/** @typedef {import("./entries.js").Entry} Entry */

/** @param {{entry: Entry, found: string[], known: Set<string>}} given */
export function RuleEntry({ entry, found, known }) {
  const { rule, card, person } = entry;
  if (!rule) return null;
  return html`<article class="rule ${card || person ? "pictured" : ""}" id=${rule.id} aria-labelledby="${rule.id}-title">
    ${card && html`<div class="picture" aria-hidden="true"><${CardFace} card=${card} colour="blue" /></div>`}
    ${person && html`<div class="picture" aria-hidden="true"><${PersonFace} person=${person}
      rats=${facts().persons[person].rats} group=${facts().persons[person].group} /></div>`}
    <div class="stack tight">
      <h3 id="${rule.id}-title">
        <a class="rule-id number" href="#${rule.id}" title=${say("link_to_rule")}>${rule.id}</a>${" "}
        <span class="name"><${Marked} text=${titleOf(entry)} found=${found} /></span>
      </h3>
      <${OtherWords} also=${entry.also} own=${entry.words} found=${found} />
      ${card && html`<p class="short"><${Marked} text=${named("card_help", card)} found=${found} /></p>`}
      ${person && html`<p class="short"><${Marked} text=${named("person_help", person)} found=${found} /></p>
        <p class="soft small">${sentence(kindOf(person))}</p>`}
      <${Text} text=${rule.text} found=${found} known=${known} />
      ${rule.note && html`<div class="aside"><strong>${say("note")}</strong>
        <${Text} text=${rule.note} found=${found} known=${known} /></div>`}
      ${rule.ruling && html`<div class="aside"><strong>${say("ruling")}</strong>
        <${Text} text=${rule.ruling} found=${found} known=${known} /></div>`}
    </div>
  </article>`;
}

/** Cards and persons have their translated name even where the rules are in another language. @param {Entry} entry */
function titleOf({ rule, card, person }) {
  if (card) return sentence(named("card", card));
  if (person && has("person", person)) return sentence(named("person", person));
  return rule?.title ?? "";
}

/** @param {string} person */
function kindOf(person) {
  const { group, rats } = facts().persons[person];
  return `${named("letter", group)} · ${count("rat", rats)}`;
}
