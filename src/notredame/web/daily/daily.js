// @ts-check
// The page of the daily deal: today's and yesterday's, with everybody's results, and what can be checked.

import { html, useState } from "../vendor/htm-preact.js";
import { post, problemOf } from "../connection/api.js";
import { useNotice } from "../notice.js";
import { Foot, Head } from "../page-head.js";
import { go } from "../route.js";
import { Fairness } from "../table/menu/fairness.js";
import { explained, named, say } from "../words.js";
import { Comparison } from "./comparison.js";
import { dayInWords, momentInWords } from "./day.js";
import { Results, ShowMine } from "./results.js";
import { OwnPart } from "./today.js";
import { useDays } from "./use-daily.js";

/** @typedef {import("../connection/api-types.d.ts").DailyDeal} Deal */
/** @typedef {import("../connection/api-types.d.ts").NextDaily} Next */

export function DailyPage() {
  const { found, trouble, again } = useDays();
  return html`<${Head} />
    <main id="main" class="daily stack" tabindex="-1">
      <h1>${named("daily", "title")}</h1>
      ${trouble !== null && html`<p class="trouble" role="alert">${explained(trouble)}</p>`}
      ${found && html`<${Today} deal=${found.today} next=${found.tomorrow} again=${again} />`}
      ${found && html`<${Yesterday} deal=${found.yesterday} again=${again} />`}
      ${found?.yesterday.record && html`<${Fairness} seed=${found.yesterday.seed} commitment=${found.yesterday.commitment} table=${found.yesterday.day} />`}
    </main>
    <${Foot} />`;
}

/** @param {{deal: Deal, next: Next, again: () => void}} props */
function Today({ deal, next, again }) {
  return html`<section class="card stack" aria-labelledby="today">
    <h2 id="today">${named("daily", "today", { day: dayInWords(deal.day) })}</h2>
    <${OwnPart} deal=${deal} />
    <${List} deal=${deal} again=${again} />
    <details>
      <summary>${say("fairness")}</summary>
      <p class="small">${say("commitment_text")}</p>
      <p class="hash">${deal.commitment}</p>
      <p class="small">${named("daily", "next", { day: dayInWords(next.day) })}</p>
      <p class="hash">${next.commitment}</p>
    </details>
  </section>`;
}

/** @param {{deal: Deal, again: () => void}} props */
function Yesterday({ deal, again }) {
  const { mine } = deal;
  const missing = mine ? !mine.score && "unfinished" : "not_played";
  return html`<section class="card stack" aria-labelledby="yesterday">
      <h2 id="yesterday">${named("daily", "yesterday", { day: dayInWords(deal.day) })}</h2>
      ${missing && html`<p>${named("daily", missing)}</p>`}
      ${(mine?.score || deal.par) && html`<${Comparison} deal=${deal} />`}
      ${!deal.seed && html`<p>${named("daily", mine && !mine.score ? "until" : "not_yet", { time: momentInWords(deal.revealed) })}</p>`}
      <p class="row">
        ${mine && html`<a class="button" href=${`/t/${mine.table}`}>${named("daily", "look")}</a>`}
        ${deal.record && html`<${BotsGame} day=${deal.day} />`}
      </p>
      ${deal.results.length > 0 && html`<${List} deal=${deal} again=${again} />`}
    </section>`;
}

/** @param {{deal: Deal, again: () => void}} props */
function List({ deal, again }) {
  return html`<div class="stack">
    <${Results} deal=${deal} />
    <${ShowMine} deal=${deal} again=${again} />
    ${deal.results.length > 0 && html`<p class="soft small">${named("daily", "margin_help")} ${named("daily", "names")}</p>`}
  </div>`;
}

/** The bots' game, to look at here or as a file. @param {{day: string}} props */
function BotsGame({ day }) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useNotice();
  const path = `/api/daily/${day}/record`;
  const look = async () => {
    setBusy(true);
    setTrouble(null);
    try {
      const answer = await fetch(path);
      if (!answer.ok) throw await problemOf(answer);
      const { table } = await post("/api/import", { record: await answer.text() });
      go(`/t/${table}`);
    } catch (error) {
      setTrouble(error);
      setBusy(false);
    }
  };
  return html`<button type="button" disabled=${busy} onClick=${look}>${named("daily", "bots_game")}</button>
    <a class="button" href=${path} download=${`notredame-${day}.txt`}>${named("daily", "bots_record")}</a>
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}`;
}
