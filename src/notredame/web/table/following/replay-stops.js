// @ts-check
// The stops of a replay, one event after another. Usually a stop is a choice; but the last choice of a round brings the
// plague to each borough, scores the cathedral and begins the next round.

import { facts } from "../../connection/facts.js";

/** @typedef {import("../../connection/api-types.d.ts").Line} Line */
/** @typedef {import("../../connection/api-types.d.ts").PageState} State */
/** @typedef {import("../../connection/api-types.d.ts").ViewDescription} View */
/** @typedef {import("../../connection/api-types.d.ts").PlayerDescription} Player */

/**
 * @typedef {object} Stop
 * @property {number} move  the choice after which it comes
 * @property {Line[]} lines  what happens here
 * @property {Line[]} before  what the same choice did up to here
 * @property {boolean} last  whether the choice does nothing more
 * @property {string | null} round  the round that begins here, such as "A2"
 */

/** Lines that no choice caused: each is a stop of its own. */
const OF_ITSELF = new Set(["plague-strikes", "period-ends", "round-begins", "game-ends"]);
/** Lines with which a round begins, when the next deal is on the table. */
const ROUND_BOUNDARIES = new Set(["round-begins", "game-ends"]);

/**
 * All stops of a game. Choices without a line of their own (the minstrel's piece, say) are none.
 * @param {Line[]} log
 * @returns {Stop[]}
 */
export function stopsOf(log) {
  /** @type {Stop[]} */
  const stops = [];
  const rounds = Object.values(facts().periods).flat();
  for (const line of log) {
    const here = stops[stops.length - 1];
    if (here && here.move === line.move && !OF_ITSELF.has(line.kind)) {
      here.lines.push(line);
      continue;
    }
    const same = here?.move === line.move;
    if (here && same) here.last = false;
    const round = line.kind === "round-begins" ? (rounds.shift() ?? null) : null;
    stops.push({
      move: line.move,
      lines: [line],
      before: here && same ? [...here.before, ...here.lines] : [],
      last: true,
      round,
    });
  }
  return stops;
}

/**
 * The board at a stop in the middle of a choice: players already narrated as they will be, everything else as it was.
 * @param {View} before  the choice
 * @param {View} after
 * @param {Stop} stop
 * @returns {View}
 */
export function viewAt(before, after, stop) {
  const told = [...stop.before, ...stop.lines];
  if (stop.last || told.some((line) => ROUND_BOUNDARIES.has(line.kind))) return after;
  const scored = told.some((line) => line.kind === "cathedral-scored");
  const players = before.players.map((was, seat) => {
    const is = after.players[seat];
    const of = told.filter((line) => line.seat === seat);
    return is && of.length ? meanwhile(was, is, new Set(of.map((line) => line.kind)), scored) : was;
  });
  return { ...before, players, markets: after.markets };
}

/**
 * The sectors' effects at such a stop, by the pieces that stand there.
 * @param {View} view  at the stop
 * @param {State} before  the choice
 * @param {State} after
 * @returns {State["sector_effects"]}
 */
export function effectsAt(view, before, after) {
  return view.players.map(({ sectors, friend }, seat) => {
    const moved = sectors === after.view?.players[seat]?.sectors || friend !== before.view?.players[seat]?.friend;
    return (moved ? after : before).sector_effects[seat] ?? {};
  });
}

/**
 * A player between two choices. Plague and cathedral wait until they are narrated.
 * @param {Player} was
 * @param {Player} is
 * @param {Set<string>} told  kinds of lines about this player
 * @param {boolean} scored  whether the cathedral is
 * @returns {Player}
 */
function meanwhile(was, is, told, scored) {
  const { hand, pack, played, drafted, dealt } = was; // they change with the round
  const struck = told.has("plague-strikes");
  const { supply, general_supply, sectors } = told.has("markers-moved") ? is : was;
  const leaving = scored ? 0 : Math.max(0, was.cathedral - is.cathedral);
  const later = [...(struck ? [] : ["plague"]), ...(scored ? [] : ["cathedral"])];
  return {
    ...is,
    ...{ hand, pack, played, drafted, dealt, supply, sectors },
    general_supply: general_supply - (told.has("markers-moved") ? leaving : 0),
    cathedral: is.cathedral + leaving,
    prestige: is.prestige === null ? null : is.prestige - sum(later.map((source) => gained(was, is, source))),
    rat: struck ? is.rat : was.rat,
    rat_after_plague: struck ? null : was.rat_after_plague,
  };
}

/** @param {Player} was @param {Player} is @param {string} source of prestige */
function gained(was, is, source) {
  return (is.prestige_by_source?.[source] ?? 0) - (was.prestige_by_source?.[source] ?? 0);
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((all, one) => all + one, 0);
}
