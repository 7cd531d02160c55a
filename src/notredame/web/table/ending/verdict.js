// @ts-check
// The result for me, and what decided it, as sentences.

import { count, listed, named, say } from "../../words.js";
import { numeral } from "../numeral.js";
import { ranked } from "./winners.js";

/** @typedef {import("../../connection/api-types.d.ts").PageState} State */
/** @typedef {import("../../connection/api-types.d.ts").PlayerOnSheet} Player */

/**
 * How the game ended for me; empty for watchers, and where several people share the screen.
 * @param {State} state
 * @returns {string}
 */
export function ownResult(state) {
  const players = ranked(state);
  const mine = players.filter((player) => state.seats[player.seat]?.mine);
  const [me] = mine;
  if (!me || mine.length > 1) return "";
  const winners = players.filter((player) => player.rank === 1);
  if (me.rank > 1) {
    const points = (winners[0]?.prestige ?? 0) - me.prestige;
    const values = { nth: say(`nth_${me.rank}`), points: count("point", points), name: namesOf(state, winners) };
    return say(points ? "you_place" : "you_place_tie", values);
  }
  if (winners.length > 1) return say("you_shared");
  const next = players.filter((player) => player.rank === players[1]?.rank);
  const points = me.prestige - (next[0]?.prestige ?? 0);
  if (!points) return say("you_won_tie");
  return say("you_won_by", { points: count("point", points), name: namesOf(state, next) });
}

/**
 * What decided the game: the source in which the winner was most ahead, and when they took the lead. The winner is
 * compared with me, or with the next in rank if I am the winner or a watcher. Empty where a win is shared.
 * @param {State} state
 * @returns {string[]}
 */
export function decisiveFacts(state) {
  const [winner, next] = ranked(state);
  if (!winner || !next || next.rank === 1) return [];
  const mine = ranked(state).filter((player) => state.seats[player.seat]?.mine && player !== winner);
  const other = mine.length === 1 && mine[0] ? mine[0] : next;
  const facts = [];
  const [source, lead] = widest(winner, other);
  if (lead > 0) {
    facts.push(say("decided_by", {
      source: named("source", source),
      name: namesOf(state, [winner]),
      more: numeral(winner.by_source[source] ?? 0),
      other: namesOf(state, [other]),
      less: numeral(other.by_source[source] ?? 0),
    }));
  }
  const since = leadSince(state, winner.seat);
  if (since) facts.push(since);
  return facts;
}

/**
 * The source in which one player is most ahead of another, and by how much.
 * @param {Player} one
 * @param {Player} other
 * @returns {[string, number]}
 */
function widest(one, other) {
  const leads = Object.keys(one.by_source).map((
    source,
  ) => /** @type {[string, number]} */ ([source, (one.by_source[source] ?? 0) - (other.by_source[source] ?? 0)]));
  return leads.reduce((best, lead) => (lead[1] > best[1] ? lead : best), ["", 0]);
}

/**
 * Since when the winner was alone in the lead.
 * @param {State} state
 * @param {number} seat
 */
function leadSince(state, seat) {
  const rounds = state.result?.rounds ?? [];
  const leads = rounds.map(({ prestige }) =>
    prestige.every((points, other) => other === seat || points < (prestige[seat] ?? 0))
  );
  const first = leads.lastIndexOf(false) + 1;
  const round = rounds[first]?.round;
  const name = state.seats[seat]?.name;
  if (!round) return ""; // level on prestige at the end
  return first === rounds.length - 1 ? say("lead_last", { name }) : say("lead_since", { name, round });
}

/** @param {State} state @param {Player[]} players */
function namesOf(state, players) {
  return listed(players.map((player) => state.seats[player.seat]?.name ?? ""));
}
