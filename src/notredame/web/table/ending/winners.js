// @ts-check
// Winners and broken ties, as sentences.

import { count, listed, say } from "../../words.js";

/** @typedef {import("../../connection/api-types.d.ts").PageState} State */

/**
 * The players of a finished game, the best first.
 * @param {State} state
 */
export function ranked(state) {
  return [...(state.result?.players ?? [])].sort((a, b) => a.rank - b.rank);
}

/** @param {State} state */
export function winnersSentence(state) {
  const players = ranked(state);
  const winners = players.filter((player) => player.rank === players[0]?.rank);
  const names = listed(winners.map((player) => state.seats[player.seat]?.name ?? ""));
  const prestige = count("prestige", winners[0]?.prestige ?? 0);
  return winners.length > 1 ? say("share_win", { names, prestige }) : say("wins", { name: names, prestige });
}

/**
 * A sentence for each group of players with equal prestige: who came first, or that the place is shared.
 * @param {State} state
 */
export function tieSentences(state) {
  const players = ranked(state);
  const totals = [...new Set(players.map((player) => player.prestige))];
  return totals
    .map((total) => players.filter((player) => player.prestige === total))
    .filter((equal) => equal.length > 1)
    .map((equal) => {
      const nameOf = (/** @type {import("../../connection/api-types.d.ts").PlayerOnSheet} */ player) =>
        state.seats[player.seat]?.name ?? "";
      const values = { names: listed(equal.map(nameOf)), prestige: count("prestige", equal[0]?.prestige ?? 0) };
      const broken = equal.some((player) => player.rank !== equal[0]?.rank);
      if (!broken) return say("tie_shared", { ...values, n: equal[0]?.tie_break });
      return say("tie_decided", {
        ...values,
        figures: listed(equal.map((player) => `${nameOf(player)} ${player.tie_break}`)),
      });
    });
}
