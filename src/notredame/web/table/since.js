// @ts-check
// What happened since my last move, once more and in a few seconds.

import { useCallback, useEffect, useRef, useState } from "../vendor/htm-preact.js";
import { get } from "../api.js";
import { language } from "../words.js";
import { lastMoveOf, withNews } from "./log-book.js";

/** Secret picks of others are nothing to watch. */
const DRAFT = new Set(["card-kept", "cards-passed", "draft-ends"]);

/** @typedef {import("./follower.js").Moment} Moment */

/** All of it takes no longer than this, and one step no longer than that. */
const ALL = 9000;
const ONE = 1100;

/**
 * @typedef {object} Since
 * @property {Moment | null} moment  what is shown once more; null when nothing is
 * @property {number} missed  how many choices others made since
 * @property {() => void} run
 * @property {() => void} stop
 */

/**
 * @param {Moment | null} now
 * @param {Map<number, Moment>} past
 * @returns {Since}
 */
export function useSince(now, past) {
  const [moment, setMoment] = useState(/** @type {Moment | null} */ (null));
  const timer = useRef(/** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined));
  const turn = useRef(0);
  const seat = now?.state.seat ?? null;
  const last = now && seat !== null ? lastMoveOf(now.lines, seat) : 0;
  const moves = [...new Set((now?.lines ?? []).filter((line) => line.move > last && !DRAFT.has(line.kind)).map((line) => line.move))];

  const stop = useCallback(() => {
    turn.current++;
    clearTimeout(timer.current);
    setMoment(null);
  }, []);
  useEffect(() => stop, []);
  // Something new happens: it is more important.
  useEffect(() => stop(), [now?.state.move]);

  const run = async () => {
    if (!now) return;
    const mine = ++turn.current;
    const pause = Math.min(ONE, ALL / Math.max(1, moves.length));
    for (const move of moves) {
      const found = past.get(move) ?? (await earlier(now, move));
      if (turn.current !== mine) return;
      if (!found) continue;
      setMoment(found);
      await new Promise((wake) => (timer.current = setTimeout(wake, pause)));
      if (turn.current !== mine) return;
    }
    setMoment(null);
  };
  return { moment, missed: moves.length, run, stop };
}

/** @param {Moment} now @param {number} move @returns {Promise<Moment | null>} */
async function earlier(now, move) {
  const { table, seat } = now.state;
  try {
    const state = await get(`/api/tables/${table}/replay?at=${move}&seat=${seat}&lang=${language()}`);
    return { state, lines: withNews([], state.news) };
  } catch {
    return null; // then that step is missing
  }
}
