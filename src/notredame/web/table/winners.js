// @ts-check
// Who won, as a sentence.

import { count, listed, say } from "../words.js";

/** @typedef {import("../types.js").State} State */
/** @typedef {import("../types.js").ResultPlayer & {rank: number, tie_break: number}} Ranked */

/**
 * The players of a finished game, the best first.
 * @param {State} state
 */
export function ranked(state) {
  const players = /** @type {Ranked[]} */ (state.result?.players ?? []);
  return [...players].sort((a, b) => a.rank - b.rank);
}

/** @param {State} state */
export function winnersSentence(state) {
  const players = ranked(state);
  const winners = players.filter((player) => player.rank === players[0]?.rank);
  const names = listed(winners.map((player) => state.seats[player.seat]?.name ?? ""));
  const prestige = count("prestige", winners[0]?.prestige ?? 0);
  return winners.length > 1 ? say("share_win", { names, prestige }) : say("wins", { name: names, prestige });
}
