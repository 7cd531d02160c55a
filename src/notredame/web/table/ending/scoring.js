// @ts-check
// The final scoring as an event: source by source the bars grow and players overtake each other; then a rose window
// lights up for the winner. It can be skipped; with reduced motion, and afterwards, only its result is shown.

import { html, useEffect, useState } from "../../vendor/htm-preact.js";
import { Emblem, Rose } from "../../drawing/index.js";
import { useKeydown } from "../../keydown.js";
import { listed, named, say, sentence } from "../../words.js";
import { Counting } from "../following/counting-number.js";
import { DWELL, settings } from "../menu/settings.js";
import { numeral } from "../numeral.js";
import { play } from "../sound/sounds.js";

/** @typedef {import("../../connection/api-types.d.ts").PageState} State */
/** @typedef {import("../../connection/api-types.d.ts").PlayerOnSheet} Player */

/** Milliseconds of a source, relative to those of an event at the table. */
const WEIGHTY = 1.3;
/** Keys that skip it. */
const SKIP = new Set(["Escape", "Enter", " "]);

/**
 * Hook: how many sources have been scored; all of them unless the scoring is to be shown.
 * @param {string[]} sources
 * @param {boolean} shown
 * @returns {{scored: number, over: boolean, skip: () => void}}
 */
export function useScoring(sources, shown) {
  const [scored, setScored] = useState(shown && moves() ? 0 : sources.length);
  const over = scored >= sources.length;
  useEffect(() => {
    if (over) return;
    const timer = setTimeout(() => setScored(scored + 1), DWELL[settings().pace] * WEIGHTY);
    return () => clearTimeout(timer);
  }, [scored]);
  // It sounds only on a page that was open when the game ended.
  useEffect(() => {
    if (over && shown) play("bell");
    else if (scored > 0) play("piece");
  }, [scored]);
  const skip = () => setScored(sources.length);
  useKeydown((event) => {
    const free = event.target instanceof Element && !event.target.closest("button, a, input, select");
    if (over || !free || !SKIP.has(event.key)) return;
    event.preventDefault();
    skip();
  });
  return { scored, over, skip };
}

/** Whether things may move. */
function moves() {
  return DWELL[settings().pace] > 0 && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * The standings after some of the sources.
 * @param {object} props
 * @param {State} props.state
 * @param {Player[]} props.players  the best first
 * @param {string[]} props.sources  those that brought anything
 * @param {number} props.scored  how many of them count so far
 * @param {() => void} props.onSkip
 */
export function Scoring({ state, players, sources, scored, onSkip }) {
  const over = scored >= sources.length;
  const totals = players.map((player) => sum(sources.slice(0, scored).map((source) => player.by_source[source] ?? 0)));
  const most = Math.max(
    1,
    ...sources.map((_, i) => Math.max(...players.map((player) => upTo(player, sources, i + 1)))),
  );
  // The order of the end breaks ties; players who are level keep their seats' order until then.
  const order = players
    .map((player, i) => ({ i, total: totals[i] ?? 0, last: over ? i : player.seat }))
    .sort((a, b) => (over ? 0 : b.total - a.total) || a.last - b.last)
    .map(({ i }) => i);
  const now = sources[scored - 1];
  const seated = [...players].sort((a, b) => a.seat - b.seat);
  return html`<section class=${`scoring ${over ? "is-over" : ""}`} aria-label=${say("scoring")}>
    ${!over &&
    html`<p class="scored-now row" aria-live="polite">
      <span>${now ? `${sentence(named("source", now))}: ${listed(seated.map((player) => `${nameOf(state, player)} ${numeral(player.by_source[now] ?? 0)}`))}` : ""}</span>
      <button type="button" class="plain" onClick=${onSkip}>${say("scoring_skip")}</button>
    </p>`}
    <ol class="standings" style=${{ "--players": players.length }}>
      ${players.map((player, i) => {
        const seat = state.seats[player.seat];
        const total = totals[i] ?? 0;
        const style = { "--at": order.indexOf(i), "--long": Math.max(0, total) / most };
        return html`<li key=${player.seat} class=${`colour-${seat?.colour} ${over && player.rank === 1 ? "wins" : ""} ${seat?.mine ? "mine" : ""}`} style=${style}>
          <span class="place">${over ? say("place", { n: player.rank }) : ""}</span>
          <span class="who"><${Emblem} colour=${seat?.colour ?? "blue"} /> <span class="name">${seat?.name}</span></span>
          <span class="bar"><span></span></span>
          <${Counting} value=${total} />
        </li>`;
      })}
    </ol>
  </section>`;
}

/**
 * A rose window in the winners' colours, whose petals light up one after another.
 * @param {{state: State, players: Player[]}} props
 */
export function WinnersRose({ state, players }) {
  const winners = players.filter((player) => player.rank === 1);
  return html`<div class="winners-rose" aria-hidden="true"><${Rose} colours=${winners.map((player) => state.seats[player.seat]?.colour ?? "blue")} /></div>`;
}

/** @param {State} state @param {Player} player */
function nameOf(state, player) {
  return state.seats[player.seat]?.name ?? "";
}

/** @param {Player} player @param {string[]} sources @param {number} scored */
function upTo(player, sources, scored) {
  return sum(sources.slice(0, scored).map((source) => player.by_source[source] ?? 0));
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((all, one) => all + one, 0);
}
