// @ts-check
// A daily deal at its end: my result beside the par and everybody else's.

import { html } from "../../vendor/htm-preact.js";
import { Comparison } from "../../daily/comparison.js";
import { dayInWords, momentInWords } from "../../daily/day.js";
import { Results, ShowMine } from "../../daily/results.js";
import { explained, named } from "../../words.js";

/** @typedef {import("../../connection/api-types.d.ts").DailyDeal} Deal */

/** @param {{day: string, deal: Deal | null, trouble: unknown, again: () => void}} props */
export function DailyEnding({ day, deal, trouble, again }) {
  return html`<section class="card stack daily-ending" aria-labelledby="daily">
    <h2 id="daily">${named("daily", "title")} <span class="soft small">${dayInWords(day)}</span></h2>
    ${trouble !== null && html`<p class="trouble" role="alert">${explained(trouble)}</p>`}
    ${deal &&
    html`<${Comparison} deal=${deal} />
      <${Results} deal=${deal} />
      <${ShowMine} deal=${deal} again=${again} />
      ${!deal.seed && html`<p class="soft">${named("daily", "secret", { time: momentInWords(deal.revealed) })}</p>`}`}
    <p><a href="/daily">${named("daily", "more")}</a></p>
  </section>`;
}
