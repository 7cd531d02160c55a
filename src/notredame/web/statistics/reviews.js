// @ts-check
// What reviews say: points lost for each game by kind of decision and by period, and luck.

import { html } from "../vendor/htm-preact.js";
import { BarRows } from "../drawing/index.js";
import { usePhone } from "../table/narrow.js";
import { signed } from "../trainer/ranked-answers.js";
import { decimal, named, sentence } from "../words.js";
import { Few, NARROW, WIDE, withMargin } from "./groups.js";

/** @typedef {import("../connection/api-types.d.ts").ReviewMeans} Reviewed */
/** @typedef {import("../connection/api-types.d.ts").GamesMean} Mean */
/** @typedef {{name: string, found: Mean}} Line */

/** @param {{reviewed: Reviewed | null, games: number}} props */
export function Reviews({ reviewed, games }) {
  return html`<section class="card stack" aria-labelledby="reviews">
    <h2 id="reviews">${named("statistics", "reviews")}</h2>
    ${reviewed ? html`<${LossesAndLuck} reviewed=${reviewed} games=${games} />` : html`<p>${named("statistics", "not_reviewed")}</p>`}
  </section>`;
}

/** @param {{reviewed: Reviewed, games: number}} props */
function LossesAndLuck({ reviewed, games }) {
  const { inaccuracy = 0, mistake = 0, blunder = 0 } = reviewed.grades;
  const kinds = reviewed.by_kind.map(({ kind, lost }) => ({ name: named("review", `kind_${kind}`), found: lost }));
  const periods = reviewed.by_period.map(({ period, lost }) => ({
    name: named("review", "period", { period }),
    found: lost,
  }));
  const luck = [
    { name: sentence(named("review", "card_luck")), found: reviewed.card_luck },
    { name: sentence(named("review", "person_luck")), found: reviewed.person_luck },
  ];
  const grades = { inaccuracy: decimal(inaccuracy), mistake: decimal(mistake), blunder: decimal(blunder) };
  return html`<p>${named("statistics", "reviewed", { n: reviewed.games, all: games })}</p>
    ${reviewed.few && html`<${Few} />`}
    <p>${named("statistics", "lost", { points: withMargin(reviewed.lost) })} ${named("statistics", "grades", grades)}</p>
    <${Lines} title=${named("review", "by_kind")} lines=${kinds} kind="losses" words="loss_line" written=${decimal} />
    <${Lines} title=${named("review", "by_period")} lines=${periods} kind="losses" words="loss_line" written=${decimal} />
    <${Lines} title=${named("statistics", "luck")} lines=${luck} kind="luck" words="luck_line" written=${signed} />
    <p class="soft small">${named("statistics", "luck_help")}</p>`;
}

/** @param {{title: string, lines: Line[], kind: string, words: string, written: (value: number) => string}} props */
function Lines({ title, lines, kind, words, written }) {
  const width = usePhone() ? NARROW : WIDE;
  const rows = lines.map(({ name, found }) => {
    const figure = withMargin(found, written);
    return {
      name,
      bars: [{ value: found.mean, margin: found.margin, kind, figure }],
      label: named("statistics", words, { name, points: figure }),
    };
  });
  return html`<figure class="statistics-chart stack tight">
    <figcaption><h3>${title}</h3></figcaption>
    <${BarRows} rows=${rows} width=${width} label=${title} centred=${kind === "luck"} />
  </figure>`;
}
