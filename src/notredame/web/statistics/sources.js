// @ts-check
// Prestige by source for each game, beside that of the winners.

import { html } from "../vendor/htm-preact.js";
import { BarRows } from "../drawing/index.js";
import { usePhone } from "../table/narrow.js";
import { decimal, named, sentence } from "../words.js";
import { NARROW, WIDE } from "./groups.js";

/** @typedef {import("../connection/api-types.d.ts").GameGroup} Group */
/** @typedef {import("../connection/api-types.d.ts").SourceMeans} Source */

/** @param {{sources: Source[], everything: Group}} props */
export function Sources({ sources, everything }) {
  const width = usePhone() ? NARROW : WIDE;
  const rows = sources.map(({ source, mine, winners }) => {
    const name = sentence(named("source", source));
    const figures = { mine: written(mine), winners: written(winners) };
    return {
      name,
      bars: [
        { value: mine, kind: "mine", figure: figures.mine },
        { value: winners, kind: "winners", figure: figures.winners },
      ],
      label: named("statistics", "source_line", { source: name, ...figures }),
    };
  });
  const { wins, games } = everything;
  return html`<section class="card stack" aria-labelledby="sources">
    <h2 id="sources">${named("statistics", "sources")}</h2>
    <p class="soft small">${named("statistics", "sources_help", { wins, games })}</p>
    <figure class="statistics-chart stack tight">
      <figcaption>
        <ul class="chart-key">
          <li><${Key} kind="mine" />${named("statistics", "mine")}</li>
          <li><${Key} kind="winners" />${named("statistics", "winners")}</li>
        </ul>
      </figcaption>
      <${BarRows} rows=${rows} width=${width} label=${named("statistics", "sources")} />
    </figure>
  </section>`;
}

/** @param {{kind: string}} props */
function Key({ kind }) {
  return html`<svg viewBox="0 0 10 10" aria-hidden="true"><rect class=${`bar ${kind}`} width="10" height="10" /></svg>`;
}

/** A number with a real minus sign. @param {number} value */
function written(value) {
  return value < 0 ? `−${decimal(-value)}` : decimal(value);
}
