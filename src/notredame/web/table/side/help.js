// @ts-check
// Things to look up during a game: the cards, the present persons and those to come, known cards of others, the keys.

import { html } from "../../vendor/htm-preact.js";
import { has, helpAt, listed, named, say, sentence } from "../../words.js";

/** @typedef {import("../../connection/api-types.d.ts").PageState} State */
/** @typedef {import("../../connection/api-types.d.ts").Facts} Facts */

/** @param {{state: State, facts: Facts}} props */
export function HelpView({ state, facts }) {
  const view = state.view;
  if (!view) return null;
  const grey = view.grey_to_come.filter((person) => person !== null);
  const past = new Set(view.grey_past);
  const unknown = view.persons_in_game.filter((person) =>
    facts.persons[person]?.group !== "brown" && !past.has(person)
  );
  const brown = brownToCome(view, facts);
  return html`<div class="help-box" tabindex="0" role="region" aria-label=${say("help")}>
    <p><a href="/rules" target="_blank">${say("rules")}</a></p>
    <h2>${say("help_cards")}</h2>
    <dl>
      ${facts.cards.map((card) => html`<div key=${card}><dt>${sentence(named("card", card))}</dt><dd>${helpAt("card_help", card, state)}</dd></div>`)}
    </dl>
    <h2>${say("help_persons")}</h2>
    <dl>
      ${view.persons.map((person) => html`<div key=${person}><dt>${sentence(named("person", person))}</dt><dd>${helpAt("person_help", person, state)}</dd></div>`)}
    </dl>
    <h2>${say("help_to_come")}</h2>
    ${brown.length > 0 && html`<p>${say("help_brown", { persons: listed(brown.map((person) => named("person", person))) })}</p>`}
    ${grey.length > 0 && html`<p>${say("help_spied", { persons: listed(grey.map((person) => named("person", String(person)))) })}</p>`}
    <dl>
      ${unknown.map((person) => html`<div key=${person}><dt>${sentence(named("person", person))} <span class="soft">${facts.persons[person]?.group}</span></dt><dd>${helpAt("person_help", person, state)}</dd></div>`)}
    </dl>
    <${Known} state=${state} />
    <h2>${say("help_keys")}</h2>
    <p>${say("help_keys_text")}</p>
    <h2>${say("help_options")}</h2>
    <ul>
      ${Object.entries(state.options).map(([name, value]) => html`<li key=${name}>${say(`option_${name}`)}: <strong>${plain(value)}</strong></li>`)}
    </ul>
  </div>`;
}

/** Others' cards that I have seen in the draft. @param {{state: State}} props */
function Known({ state }) {
  const view = state.view;
  if (!view || state.seat === null) return null;
  const rows = view.players
    .filter((player) => player.seat !== state.seat)
    .map((player) => ({
      name: state.seats[player.seat]?.name ?? "",
      cards: player.hand.filter((one) => one.card !== null),
    }))
    .filter((row) => row.cards.length);
  const deck = view.players[state.seat]?.dealt.flat().filter((card) => card !== null) ?? [];
  return html`<h2>${say("help_known")}</h2>
    ${rows.map((row) => html`<p key=${row.name}>${say("help_holds", { name: row.name, cards: listed(row.cards.map((one) => named("card", String(one.card)))) })}</p>`)}
    ${rows.length === 0 && html`<p class="soft">${say("help_known_nothing")}</p>`}
    ${deck.length > 0 && html`<p>${say("help_drawn", { cards: listed(deck.map((card) => named("card", String(card)))) })}</p>`}`;
}

/**
 * Brown persons appear once in each period: those missing are still to come.
 * @param {import("../../connection/api-types.d.ts").ViewDescription} view
 * @param {Facts} facts
 */
function brownToCome(view, facts) {
  const brown = Object.keys(facts.persons).filter((person) => facts.persons[person]?.group === "brown");
  const seen = view.brown_past.length;
  const shown = seen % brown.length || (seen ? brown.length : 0);
  const now = new Set(view.brown_past.slice(seen - shown));
  return brown.filter((person) => !now.has(person));
}

/** @param {import("../../connection/api-types.d.ts").OptionFacts["values"][number]} value */
function plain(value) {
  const key = `value_${value === true ? "yes" : value === false ? "no" : value}`;
  return has("page", key) ? say(key) : String(value);
}
