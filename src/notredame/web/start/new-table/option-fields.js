// @ts-check
// Rules of a new table: an edition, and options that differ from it.

import { html } from "../../vendor/htm-preact.js";
import { facts } from "../../connection/facts.js";
import { has, named, say } from "../../words.js";
import { editionName, isYesNo, optionName, valueName } from "./option-names.js";

/** @typedef {import("./new-table.js").Draft} Draft */
/** @typedef {import("../../connection/api-types.d.ts").OptionFacts["values"][number]} OptionValue */

/** Options that people ask for first; the others are folded away. */
const FIRST = ["new_persons", "totals"];

/** @param {{draft: Draft, change: (some: Partial<Draft>) => void}} given */
export function OptionFields({ draft, change }) {
  const preset = facts().editions[draft.edition];
  const rest = Object.keys(facts().options).filter((name) => !FIRST.includes(name));
  const differing = rest.filter((name) => name in draft.changes && draft.changes[name] !== preset[name]).length;
  /** @param {string} name @param {OptionValue} value */
  const set = (name, value) => change({ changes: { ...draft.changes, [name]: value } });
  /** @param {string} name */
  const field = (name) => html`<${Field} key=${name} name=${name} value=${draft.changes[name] ?? preset[name]}
    preset=${preset[name]} set=${(/** @type {OptionValue} */ value) => set(name, value)} />`;

  return html`<div class="stack">
    <label class="stack tight">
      <span class="legend">${say("edition")}</span>
      <select class="edition" value=${draft.edition}
        onChange=${(/** @type {any} */ event) => change({ edition: event.target.value, changes: kept(draft.changes) })}>
        ${Object.keys(facts().editions).map((id) => html`<option key=${id} value=${id}>${editionName(id)}</option>`)}
      </select>
      ${has("page", `edition_help_${draft.edition}`) &&
      html`<span class="soft small">${say(`edition_help_${draft.edition}`)}</span>`}
    </label>
    ${FIRST.map(field)}
    <details class="more-options">
      <summary>${say("more_options")}${differing > 0 && html` <span class="badge">${differing}</span>`}</summary>
      <div class="stack options">${rest.map(field)}</div>
    </details>
  </div>`;
}

/** A new edition sets its own options; only those that no edition decides stay. @param {Draft["changes"]} changes */
function kept(changes) {
  return Object.fromEntries(Object.entries(changes).filter(([name]) => FIRST.includes(name) || name === "log"));
}

/** @param {{name: string, value: OptionValue, preset: OptionValue, set: (value: OptionValue) => void}} given */
function Field({ name, value, preset, set }) {
  const help = `help-${name}`;
  const explained = html`<span id=${help} class="soft small">${named("option_help", name)}</span>`;
  if (isYesNo(name)) {
    return html`<div class="option ${value === preset ? "" : "changed"}">
      <label class="choice">
        <input type="checkbox" checked=${value} aria-describedby=${help}
          onChange=${(/** @type {any} */ event) => set(event.target.checked)} />
        ${optionName(name)}
      </label>
      ${explained}
    </div>`;
  }
  const values = facts().options[name].values;
  return html`<div class="option ${value === preset ? "" : "changed"}" role="radiogroup" aria-label=${optionName(name)}
    aria-describedby=${help}>
    <span class="row close"><span>${optionName(name)}</span>
      <span class="segments">
        ${values.map((one) => html`<label key=${String(one)} class="segment">
          <input type="radio" name=${`option-${name}`} checked=${value === one} onChange=${() => set(one)} />
          <span>${valueName(one)}</span>
        </label>`)}
      </span>
    </span>
    ${explained}
  </div>`;
}
