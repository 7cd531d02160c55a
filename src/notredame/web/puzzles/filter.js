// @ts-check
// Which puzzles somebody wants: by theme, difficulty and number of players.

import { html } from "../vendor/htm-preact.js";
import { count, named } from "../words.js";

/** @typedef {import("../connection/api-types.d.ts").Puzzles} Puzzles */
/** @typedef {import("./selection.js").Wanted} Wanted */

/** @param {{wanted: Wanted, found: Puzzles, onChange: (wanted: Wanted) => void}} props */
export function Filter({ wanted, found, onChange }) {
  const players = [...new Set(found.puzzles.map((puzzle) => puzzle.players))].sort((a, b) => a - b);
  /** @type {[keyof Wanted, [string, string][]][]} */
  const fields = [
    ["theme", found.themes.map((theme) => [theme, named("theme", theme)])],
    ["difficulty", found.difficulties.map((one) => [one, named("difficulty", one)])],
    ["players", players.map((n) => [String(n), count("player", n)])],
  ];
  return html`<div class="row puzzle-filter">
    ${fields.map(
      ([field, values]) => html`<label key=${field}>
        <span>${named("puzzle", field)}</span>
        <select value=${wanted[field]} onChange=${(/** @type {any} */ event) => onChange({ ...wanted, [field]: event.target.value })}>
          <option value="">${named("puzzle", "any")}</option>
          ${values.map(([value, words]) => html`<option key=${value} value=${value}>${words}</option>`)}
        </select>
      </label>`,
    )}
  </div>`;
}
