// @ts-check
// The card of the puzzle of the day.

import { html } from "../vendor/htm-preact.js";
import { outcomeOfToday } from "../puzzles/outcomes.js";
import { named } from "../words.js";

export function PuzzleCard() {
  return html`<section class="card stack puzzle-card" aria-labelledby="puzzle-title">
    <h2 id="puzzle-title">${named("puzzle", "of_the_day")}</h2>
    <p>${named("puzzle", "of_the_day_about")}</p>
    <p class="row">
      <a class="button" href="/puzzles/today">${named("puzzle", outcomeOfToday() ? "again" : "solve")}</a>
      <a class="button plain" href="/puzzles">${named("puzzle", "all")}</a>
    </p>
  </section>`;
}
