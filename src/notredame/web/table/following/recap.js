// @ts-check
// The recap: what happened since my last move, in a few seconds.

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "../../vendor/htm-preact.js";
import { get } from "../../connection/api.js";
import { language } from "../../words.js";
import { lastMoveOf, withNews } from "../side/log-data.js";
import { readingTime } from "./reading-time.js";
import { endsARound, stepsTo } from "./steps.js";

/** Kinds of lines about secret picks, which are nothing to watch. */
const DRAFT = new Set(["card-kept", "cards-passed", "draft-ends"]);

/** @typedef {import("./follower.js").Moment} Moment */

/** Maximum milliseconds of a recap, and of one choice in it. */
const ALL = 9000;
const ONE = 1100;

/**
 * @typedef {object} Since
 * @property {Moment | null} moment  what is shown once more; null when nothing is
 * @property {number} missed  how many choices there are to be seen
 * @property {() => void} run
 * @property {() => void} stop
 */

/**
 * @param {Moment | null} now
 * @param {Map<number, Moment>} past
 * @returns {Since}
 */
export function useRecap(now, past) {
  const [moment, setMoment] = useState(/** @type {Moment | null} */ (null));
  const timer = useRef(/** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined));
  const turn = useRef(0);
  const seat = now?.state.seat ?? null;
  const last = now && seat !== null ? lastMoveOf(now.lines, seat) : 0;
  const lines = now?.lines ?? [];
  // My own choice may have ended the round: then plague and cathedral came after it.
  const first = last > 0 && endsARound(lines.filter((line) => line.move === last), 0) ? last : last + 1;
  const moves = [
    ...new Set(lines.filter((line) => line.move >= first && !DRAFT.has(line.kind)).map((line) => line.move)),
  ];

  const stop = useCallback(() => {
    turn.current++;
    clearTimeout(timer.current);
    setMoment(null);
  }, []);
  useEffect(() => stop, []);
  // A new event is more important.
  useLayoutEffect(() => stop(), [now?.state.move]);

  const run = async () => {
    if (!now) return;
    const mine = ++turn.current;
    const pause = Math.min(ONE, ALL / Math.max(1, moves.length));
    for (const move of moves) {
      for (const step of await stepsAt(now, past, move)) {
        if (turn.current !== mine) return;
        if (move === last && step.step?.kind === "own") continue;
        setMoment(step);
        const stay = step.step ? Math.max(pause, readingTime(step, "normal")) : pause;
        await new Promise((wake) => (timer.current = setTimeout(wake, stay)));
      }
      if (turn.current !== mine) return;
    }
    setMoment(null);
  };
  return { moment, missed: moves.length, run, stop };
}

/**
 * The consequences of a choice, without the beginning of the next round, which is visible anyway.
 * @param {Moment} now
 * @param {Map<number, Moment>} past
 * @param {number} move
 * @returns {Promise<Moment[]>}
 */
async function stepsAt(now, past, move) {
  const at = async (/** @type {number} */ which) => past.get(which) ?? (await earlier(now, which));
  const after = await at(move);
  if (!after) return [];
  if (!endsARound(after.lines, move - 1)) return [after];
  const before = await at(move - 1);
  return before ? stepsTo(before, after).filter((step) => step !== after) : [after];
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
