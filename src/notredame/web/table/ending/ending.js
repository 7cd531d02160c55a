// @ts-check
// The ending: the final scoring, who won and why, the sources of prestige, the course of the game, and what to do next.

import { html, useEffect } from "../../vendor/htm-preact.js";
import { Emblem } from "../../drawing/index.js";
import { post } from "../../connection/api.js";
import { useNotice } from "../../notice.js";
import { go } from "../../route.js";
import { useDeal } from "../../daily/use-daily.js";
import { Foot, Head } from "../../page-head.js";
import { LastWord } from "../../learn/last-word.js";
import { named, say, sentence } from "../../words.js";
import { MAIN, useFocusKept } from "../focus.js";
import { ChatView } from "../side/chat.js";
import { DailyEnding } from "./daily-ending.js";
import { LineChart, SourceChart } from "./charts.js";
import { Fairness } from "../menu/fairness.js";
import { numeral } from "../numeral.js";
import { Scoring, useScoring, WinnersRose } from "./scoring.js";
import { ShareResult } from "./share.js";
import { decisiveFacts, ownResult } from "./verdict.js";
import { ranked, tieSentences, winnersSentence } from "./winners.js";

/** @typedef {import("../../connection/api-types.d.ts").PageState} State */
/** @typedef {import("../../connection/api-types.d.ts").ScoreSheet} Result */
/** @typedef {import("../../connection/api-types.d.ts").PlayerOnSheet} Player */

/**
 * @param {object} props
 * @param {State} props.state
 * @param {import("../../connection/api-types.d.ts").Facts} props.facts
 * @param {boolean} props.scoring  whether to show the final scoring
 * @param {() => void} props.onScored
 * @param {() => void} props.onReplay
 * @param {() => void} props.onReview
 */
export function Ending({ state, facts, scoring, onScored, onReplay, onReview }) {
  const { result, seats } = state;
  const [trouble, setTrouble] = useNotice();
  const again = state.rematch;
  const daily = useDeal(state.daily);
  const secret = state.daily !== null && !daily.found?.seed;
  const players = ranked(state);
  const sources = sourcesOf(players);
  const bringing = sources.filter((source) => players.some((player) => player.by_source[source]));
  const { scored, over, skip } = useScoring(bringing, scoring);
  useEffect(() => {
    if (over) onScored();
  }, [over]);
  useFocusKept(MAIN);
  if (!result) return null;
  const seated = seats.some((seat) => seat.mine);
  const rematch = async () => {
    setTrouble(null);
    try {
      const made = await post(`/api/tables/${state.table}/rematch`, {});
      go(`/t/${made.table}`);
    } catch (error) {
      setTrouble(error);
    }
  };
  return html`<${Head} />
    <main id="main" class="ending stack" tabindex="-1">
      <header class="stack">
        <div class="verdict">
          ${over && html`<${WinnersRose} state=${state} players=${players} />`}
          <div class="stack tight">
            <h1>${over ? winnersSentence(state) : say("scoring")}</h1>
            ${over && [ownResult(state), ...tieSentences(state), ...decisiveFacts(state)].filter(Boolean).map((words) => html`<p key=${words}>${words}</p>`)}
            ${over && state.practice && html`<p class="soft">${say("was_practice")}</p>`}
          </div>
        </div>
        <${Scoring} state=${state} players=${players} sources=${bringing} scored=${scored} onSkip=${skip} />
        ${over && html`<p class="row">
          ${again && seated
            ? html`<a class="button main" href=${`/t/${again}`}>${say("to_rematch")}</a>`
            : seated && state.played_here && !state.daily && html`<button type="button" class="main" onClick=${rematch}>${say("rematch")}</button>`}
          <button type="button" onClick=${onReview}>${named("review", "title")}</button>
          <button type="button" onClick=${onReplay}>${say("replay")}</button>
          ${!secret && html`<a class="button" href=${`/api/tables/${state.table}/record`} download=${`notredame-${state.table}.txt`}>${say("record")}</a>`}
          <a class="button plain" href="/">${say("to_start")}</a>
        </p>`}
        ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
      </header>
      ${over && html`<${LastWord} state=${state} />`}
      ${over && state.daily && html`<${DailyEnding} day=${state.daily} deal=${daily.found} trouble=${daily.trouble} again=${daily.again} />`}
      ${over && html`<${ScoreSheet} state=${state} result=${result} players=${players} sources=${sources} />`}
      ${over && !secret && html`<${ShareResult} state=${state} facts=${facts} />`}
      ${state.seats.some((seat) => seat.who === "person" && !seat.mine) && html`<section class="card" aria-label=${say("chat")}><${ChatView} state=${state} /></section>`}
      ${!secret && html`<${Fairness} seed=${state.seed ?? daily.found?.seed ?? null} commitment=${state.commitment} table=${state.table} />`}
    </main>
    <${Foot} />`;
}

/**
 * The sources of prestige; in most editions the hotel is none.
 * @param {Player[]} players
 */
function sourcesOf(players) {
  return Object.keys(players[0]?.by_source ?? {}).filter((source) =>
    source !== "hotel" || players.some((player) => player.by_source[source])
  );
}

/** @param {{state: State, result: Result, players: Player[], sources: string[]}} props */
function ScoreSheet({ state, result, players, sources }) {
  const { seats } = state;
  const rounds = result.rounds.map((round) => round.round);
  return html`<section class="card stack" aria-labelledby="sheet">
      <h2 id="sheet">${say("score_sheet")}</h2>
      <div class="wide-table" tabindex="0" role="region" aria-label=${say("as_table")}>
        <table class="figures-table score-sheet">
          <thead>
            <tr>
              <th scope="col">${say("source")}</th>
              ${players.map(({ seat, rank }) => html`<th scope="col" key=${seat} class=${seats[seat]?.mine ? "own-column" : ""}><span class="with-emblem"><span class="place">${say("place", { n: rank })}</span> <${Emblem} colour=${seats[seat]?.colour ?? "blue"} /> ${seats[seat]?.name}</span></th>`)}
            </tr>
          </thead>
          <tbody>
            ${sources.map((source) => html`<tr key=${source}><th scope="row">${sentence(named("source", source))}</th>${players.map((player) => html`<td key=${player.seat}>${numeral(player.by_source[source] ?? 0)}</td>`)}</tr>`)}
          </tbody>
          <tfoot>
            <tr class="total"><th scope="row">${say("total")}</th>${players.map((player) => html`<td key=${player.seat}>${player.prestige}</td>`)}</tr>
            <tr><th scope="row">${say("tie_break")}</th>${players.map((player) => html`<td key=${player.seat}>${player.tie_break}</td>`)}</tr>
          </tfoot>
        </table>
      </div>
      <${SourceChart} result=${{ ...result, players }} seats=${seats} sources=${sources} />
    </section>
    ${rounds.length > 0 &&
    html`<section class="card stack" aria-labelledby="course">
      <h2 id="course">${say("course")}</h2>
      <div class="chart-pair">
        <${LineChart} title=${say("chart_prestige")} rounds=${rounds} values=${result.rounds.map((round) => round.prestige)} seats=${seats} />
        <${LineChart} title=${say("chart_rats")} rounds=${rounds} values=${result.rounds.map((round) => round.rat)} seats=${seats} />
      </div>
      <details>
        <summary>${say("as_table")}</summary>
        <div class="wide-table" tabindex="0" role="region" aria-label=${say("course")}>
          <table class="figures-table">
            <thead>
              <tr><th scope="col">${say("rounds")}</th>${seats.map((seat) => html`<th scope="col" key=${seat.seat}>${seat.name}</th>`)}</tr>
            </thead>
            <tbody>
              ${result.rounds.map((round) => html`<tr key=${round.round}><th scope="row">${round.round}</th>${seats.map((seat) => html`<td key=${seat.seat}>${say("prestige_and_rat", { prestige: round.prestige[seat.seat], rat: round.rat[seat.seat] })}</td>`)}</tr>`)}
            </tbody>
          </table>
        </div>
      </details>
    </section>`}`;
}
