// @ts-check
// Which puzzles somebody wants: by theme, difficulty and number of players.

import { html } from "../vendor/htm-preact.js";
import { count, named } from "../words.js";

/** @typedef {import("../connection/api-types.d.ts").PuzzleInList} Puzzle */
/** @typedef {import("./selection.js").Wanted} Wanted */

/** Themes and difficulties in their own order, not in that of the puzzles. */
const THEMES = ["draft", "card", "target", "carriage", "hire"];
const DIFFICULTIES = ["easy", "medium", "hard", "expert"];

/** @param {{wanted: Wanted, puzzles: Puzzle[], onChange: (wanted: Wanted) => void}} props */
export function Filter({ wanted, puzzles, onChange }) {
  const players = [...new Set(puzzles.map((puzzle) => puzzle.players))].sort((a, b) => a - b);
  /** @type {[keyof Wanted, [string, string][]][]} */
  const fields = [
    ["theme", THEMES.map((theme) => [theme, named("theme", theme)])],
    ["difficulty", DIFFICULTIES.map((one) => [one, named("difficulty", one)])],
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
