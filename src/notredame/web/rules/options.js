// @ts-check
// Options of a table, and their values in each edition.

import { html } from "../vendor/htm-preact.js";
import { facts } from "../connection/facts.js";
import { editionName, optionName, valueName } from "../start/new-table/option-names.js";
import { named, say } from "../words.js";
import { Marked, Text } from "./text.js";

/** @typedef {import("../connection/api-types.d.ts").Rules} Rulebook */

/** @param {{option: Rulebook["options"][number], found: string[], known: Set<string>}} given */
export function OptionEntry({ option, found, known }) {
  const { name, text, rules } = option;
  const usual = facts().editions[facts().default_edition][name];
  const values = facts().options[name].values;
  return html`<article class="rule" id="option_${name}" aria-labelledby="option_${name}-title">
    <div class="stack tight">
      <h3 id="option_${name}-title">
        <span class="name"><${Marked} text=${optionName(name)} found=${found} /></span>${" "}
        <code class="soft small">${name}</code>
      </h3>
      <p class="values">${values.map((value) => html`<span key=${String(value)} class="value">${valueName(value)}
        ${value === usual && html` <span class="soft small">(${say("usual")})</span>`}</span>`)}</p>
      <p class="short"><${Marked} text=${named("option_help", name)} found=${found} /></p>
      <${Text} text=${text} found=${found} known=${known} />
      <p class="small">${rules.map((id) => html`<a key=${id} class="rule-id number" href="#${id}">${id}</a> `)}</p>
    </div>
  </article>`;
}

/** @param {{presets: Rulebook["presets"], found: string[], known: Set<string>}} given */
export function Presets({ presets, found, known }) {
  const names = Object.keys(presets);
  const usual = facts().editions[facts().default_edition];
  return html`<div class="stack" id="presets-table">
    <div class="wide-table" tabindex="0" role="region" aria-label=${`${say("editions")}: ${say("options")}`}>
      <table>
        <thead>
          <tr><th scope="col">${say("options")}</th>${names.map((name) => html`<th key=${name} scope="col">${editionName(name)}</th>`)}</tr>
        </thead>
        <tbody>
          ${Object.keys(facts().options).map((option) => html`<tr key=${option}>
            <th scope="row"><a href="#option_${option}">${optionName(option)}</a></th>
            ${names.map((name) => {
              const value = facts().editions[name][option];
              return html`<td key=${name} class=${value === usual[option] ? "" : "differs"}>${valueName(value)}</td>`;
            })}
          </tr>`)}
        </tbody>
      </table>
    </div>
    ${names.map((name) => html`<article key=${name} class="rule" id="preset_${name}"><div class="stack tight">
      <h3>${editionName(name)} <code class="soft small">${name}</code></h3>
      <${Text} text=${presets[name]} found=${found} known=${known} />
    </div></article>`)}
  </div>`;
}
