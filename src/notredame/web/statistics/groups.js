// @ts-check
// Some games together: how many were won, and means with how far they can be trusted.

import { html } from "../vendor/htm-preact.js";
import { ShareBar } from "../drawing/index.js";
import { usePhone } from "../table/narrow.js";
import { signed } from "../trainer/ranked-answers.js";
import { count, decimal, named, say } from "../words.js";

/** @typedef {import("../connection/api-types.d.ts").GameGroup} Group */
/** @typedef {import("../connection/api-types.d.ts").GamesMean} Mean */

/** Widths of the drawings, on a laptop and on a phone, so that their words stay readable. */
export const WIDE = 660;
export const NARROW = 320;

/** @param {{groups: {group: Group, name: string}[]}} props */
export function Groups({ groups }) {
  return html`<ul class="statistics-groups">
    ${groups.map(
      ({ group, name }) => html`<li key=${name} class="stack tight">
        <div class="statistics-name">
          <h3>${name} <${Games} n=${group.games} /></h3>
          ${group.few && html`<${Few} />`}
        </div>
        <${Figures} group=${group} />
      </li>`,
    )}
  </ul>`;
}

/** @param {{n: number}} props */
export function Games({ n }) {
  return html`<span class="soft small">${count("game", n)}</span>`;
}

/** @param {{group: Group}} props */
export function Figures({ group }) {
  const { share, low, high, expected } = group;
  const width = usePhone() ? NARROW : WIDE;
  const label = named("statistics", "share_label", {
    share: percent(share),
    low: percent(low),
    high: percent(high),
    expected: percent(expected),
  });
  const won = named("statistics", "won_of", { wins: group.wins, games: group.games, share: percent(share) });
  return html`<${ShareBar} share=${share} low=${low} high=${high} expected=${expected} width=${width} label=${label} />
    <dl class="statistics-figures">
      <div><dt>${named("statistics", "won")}</dt><dd>${won}</dd></div>
      <div><dt>${named("statistics", "place")}</dt><dd>${withMargin(group.place)}</dd></div>
      <div><dt>${named("statistics", "prestige")}</dt><dd>${withMargin(group.prestige)}</dd></div>
      <div><dt>${named("statistics", "lead")}</dt><dd>${withMargin(group.lead, signed)}</dd></div>
    </dl>`;
}

/** The remark that a sample is small. */
export function Few() {
  return html`<p class="few small">${named("statistics", "few")}</p>`;
}

/**
 * A mean, with its margin where one is known.
 * @param {Mean} found
 * @param {(value: number) => string} [written]
 */
export function withMargin({ mean, margin }, written = decimal) {
  if (margin === null) return written(mean);
  return named("statistics", "margin", { mean: written(mean), margin: decimal(margin) });
}

/** @param {number} share  from 0 to 1 */
function percent(share) {
  return say("percent", { number: Math.round(100 * share) });
}
