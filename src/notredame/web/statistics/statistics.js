// @ts-check
// My statistics: results by player count and opponents, points by source, what reviews say, and my data.

import { html } from "../vendor/htm-preact.js";
import { useAnswer } from "../connection/use-answer.js";
import { Foot, Head } from "../page-head.js";
import { count, explained, named, say } from "../words.js";
import { Few, Figures, Games, Groups } from "./groups.js";
import { OwnData } from "./own-data.js";
import { Reviews } from "./reviews.js";
import { Sources } from "./sources.js";

/** @typedef {import("../connection/api-types.d.ts").MyStatistics} Statistics */

export function StatisticsPage() {
  const { found, trouble, again } = useAnswer("/api/me/statistics", (/** @type {Statistics} */ one) => one.pending);
  return html`<${Head} />
    <main id="main" class="statistics stack" tabindex="-1">
      <h1>${named("statistics", "title")}</h1>
      <p class="soft small">${named("statistics", "about")}</p>
      ${trouble !== null && html`<p class="trouble" role="alert">${explained(trouble)}</p>`}
      ${found && html`<${Everything} found=${found} />`}
      ${found && html`<${OwnData} any=${found.games > 0 || found.pending} again=${again} />`}
    </main>
    <${Foot} />`;
}

/** @param {{found: Statistics}} props */
function Everything({ found }) {
  const { everything, by_players, by_opponents } = found;
  const players = by_players.map((group) => ({ group, name: count("player", group.players) }));
  const opponents = by_opponents.map((group) => ({ group, name: opponentsIn(group.opponents) }));
  return html`<p role="status">${[
      found.pending && named("statistics", "pending"),
      found.limited && named("statistics", "limited", { n: found.games }),
      !everything && !found.pending && named("statistics", "none"),
    ].filter(Boolean).join(" ")}</p>
    ${!everything && html`<p><a class="button" href="/">${say("to_start")}</a></p>`}
    ${everything && html`<section class="card stack" aria-labelledby="all-games">
        <h2 id="all-games">${named("statistics", "all")} <${Games} n=${everything.games} /></h2>
        ${everything.few && html`<${Few} />`}
        <${Figures} group=${everything} />
        <p class="soft small">${named("statistics", "figures_help", { n: found.enough })}</p>
      </section>
      <section class="card stack" aria-labelledby="by-players">
        <h2 id="by-players">${named("statistics", "by_players")}</h2>
        <${Groups} groups=${players} />
      </section>
      <section class="card stack" aria-labelledby="by-opponents">
        <h2 id="by-opponents">${named("statistics", "by_opponents")}</h2>
        <${Groups} groups=${opponents} />
        <p class="soft small">${named("statistics", "opponents_help")}</p>
      </section>
      <${Sources} sources=${found.sources} everything=${everything} />
      <${Reviews} reviewed=${found.reviewed} games=${found.games} />`}`;
}

/** @param {string} opponents  the level of bots, or "people" */
function opponentsIn(opponents) {
  return opponents === "people"
    ? named("statistics", "people")
    : named("statistics", "bots", { level: named("level", opponents) });
}
