// @ts-check
// Everybody's results in a daily deal, the best first, and whether mine is among them.

import { html } from "../vendor/htm-preact.js";
import { post } from "../connection/api.js";
import { useNotice } from "../notice.js";
import { named, say } from "../words.js";
import { ScoreCells, ScoreHeads } from "./comparison.js";
import { rememberListed } from "./play-button.js";

/** @typedef {import("../connection/api-types.d.ts").DailyDeal} Deal */

/**
 * @param {object} props
 * @param {Deal} props.deal
 * @param {number} [props.most]  how many are shown; mine is, in any case
 */
export function Results({ deal, most = Infinity }) {
  const shown = deal.results.filter((result, i) => i < most || result.mine);
  if (!shown.length) return html`<p class="soft">${named("daily", "no_results")}</p>`;
  return html`<table class="daily-table daily-results">
    <caption>${named("daily", "results")} <span class="soft small">${named("daily", "finished", { n: deal.finished })}</span></caption>
    <thead>
      <tr>
        <th scope="col">${named("daily", "rank")}</th>
        <th scope="col">${say("name")}</th>
        <${ScoreHeads} />
      </tr>
    </thead>
    <tbody>
      ${shown.map((result, i) => html`<tr key=${i} class=${result.mine ? "mine" : ""} aria-current=${result.mine ? "true" : undefined}>
        <td>${say("place", { n: result.rank })}</td>
        <th scope="row"><bdi>${result.name || named("called", "guest")}</bdi>${result.mine && html` <span class="soft">(${say("you")})</span>`}</th>
        <${ScoreCells} score=${result} />
      </tr>`)}
    </tbody>
  </table>`;
}

/**
 * Whether others see my result.
 * @param {{deal: Deal, again: () => void}} props  again: asks for the list anew
 */
export function ShowMine({ deal, again }) {
  const [trouble, setTrouble] = useNotice();
  if (!deal.mine || deal.mine.late) return null;
  const listed = !deal.mine.listed;
  const change = (/** @type {{currentTarget: HTMLInputElement}} */ { currentTarget: box }) => {
    setTrouble(null);
    post(`/api/daily/${deal.day}/listed`, { listed }).then(() => {
      rememberListed(listed);
      again();
    }, (error) => {
      box.checked = !listed;
      setTrouble(error);
    });
  };
  return html`<div>
    <label class="check">
      <input type="checkbox" checked=${deal.mine.listed} onChange=${change} /> ${named("daily", "listed")}
    </label>
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
  </div>`;
}
