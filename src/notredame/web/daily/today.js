// @ts-check
// Today's deal: the way into it, or how it went.

import { html } from "../vendor/htm-preact.js";
import { explained, named } from "../words.js";
import { Comparison } from "./comparison.js";
import { dayInWords, momentInWords, presentDay } from "./day.js";
import { PlayButton } from "./play-button.js";
import { Results } from "./results.js";
import { useDays } from "./use-daily.js";

/** @typedef {import("../connection/api-types.d.ts").DailyDeal} Deal */

/** Number of results on the start page. */
const FEW = 5;

/** What the card of the start page shows once it is loaded. */
export function DailyToday() {
  const { found, trouble } = useDays();
  const deal = found?.today;
  return html`<div class="stack">
    <h2 id="daily-title">${named("daily", "title")} <span class="soft small">${dayInWords(deal?.day ?? presentDay())}</span></h2>
    ${trouble !== null && html`<p class="trouble" role="alert">${explained(trouble)}</p>`}
    <${OwnPart} deal=${deal ?? null} />
    ${deal && deal.results.length > 0 && html`<${Results} deal=${deal} most=${FEW} />`}
    <p><a href="/daily">${named("daily", "more")}</a></p>
  </div>`;
}

/** The way into today's deal, back to it, or how it went. @param {{deal: Deal | null}} props */
export function OwnPart({ deal }) {
  const mine = deal?.mine;
  if (deal && mine?.score) {
    return html`<div class="stack">
      <${Comparison} deal=${deal} />
      <p class="row"><a class="button" href=${`/t/${mine.table}`}>${named("daily", "look")}</a></p>
    </div>`;
  }
  return html`<div class="stack">
    <p>${named("daily", "about")}</p>
    ${deal && mine && html`<p>${named("daily", "until", { time: momentInWords(deal.revealed) })}</p>`}
    <p class="row"><${PlayButton} label=${named("daily", mine ? "go_on" : "play")} /></p>
  </div>`;
}
