// @ts-check
// My result in a daily deal beside the par, as a small table and a sentence.

import { html } from "../vendor/htm-preact.js";
import { numeral } from "../table/numeral.js";
import { count, named, say } from "../words.js";

/** @typedef {import("../connection/api-types.d.ts").DailyDeal} Deal */
/** @typedef {import("../connection/api-types.d.ts").DailyScore} Score */

/** @param {{deal: Deal}} props */
export function Comparison({ deal }) {
  const { mine, par } = deal;
  const score = mine?.score;
  return html`<div class="stack tight">
    <table class="daily-table">
      <thead>
        <tr><td></td><${ScoreHeads} /></tr>
      </thead>
      <tbody>
        ${score && html`<tr class="mine"><th scope="row">${named("daily", "you")}</th><${ScoreCells} score=${score} /></tr>`}
        ${par && html`<tr><th scope="row">${named("daily", "par")}</th><${ScoreCells} score=${par} /></tr>`}
      </tbody>
    </table>
    ${score && !par && html`<p class="soft" role="status">${named("daily", "par_waits")}</p>`}
    ${score && par && html`<p>${againstPar(score.margin - par.margin)}</p>`}
    ${mine?.late && html`<p class="soft">${named("daily", "late")}</p>`}
    <p class="soft small">${named("daily", "par_help", { level: named("level", deal.level) })}</p>
  </div>`;
}

/** The heads of the columns of a score. */
export function ScoreHeads() {
  return html`<th scope="col">${named("daily", "margin")}</th>
    <th scope="col">${named("daily", "place")}</th>
    <th scope="col">${named("daily", "prestige")}</th>`;
}

/** @param {{score: Score}} props */
export function ScoreCells({ score }) {
  const { margin, place, prestige } = score;
  return html`<td>${margin > 0 ? `+${margin}` : numeral(margin)}</td>
    <td>${say("place", { n: place })}</td>
    <td>${prestige}</td>`;
}

/** @param {number} points  by which my margin is larger */
function againstPar(points) {
  if (!points) return named("daily", "even");
  return named("daily", points > 0 ? "better" : "worse", { points: count("point", Math.abs(points)) });
}
