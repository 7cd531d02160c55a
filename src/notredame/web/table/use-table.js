// @ts-check
// A table over time: the event stream, the follower, and a way to fetch the state again.

import { useCallback, useEffect, useRef, useState } from "../vendor/htm-preact.js";
import { get } from "../connection/api.js";
import { live } from "../connection/event-stream.js";
import { language } from "../words.js";
import { Follower } from "./following/follower.js";
import { readingTime } from "./following/reading-time.js";
import { settings } from "./menu/settings.js";

/** @typedef {import("../connection/api-types.d.ts").PageState} State */
/** @typedef {import("./following/follower.js").Moment} Moment */
/** @typedef {import("../connection/api.js").Problem} Problem */

/**
 * @typedef {object} Following
 * @property {Moment | null} shown  what the page shows
 * @property {State | null} newest  the newest state: chat and presence come from here
 * @property {number} behind  how many moments wait to be shown
 * @property {boolean} connected
 * @property {Problem | null} problem  why there will be no state at all
 * @property {Problem | null} refused  why there was none when it was last asked for
 * @property {(seat: number) => void} look
 * @property {() => void} skip
 * @property {() => Promise<void>} reload
 * @property {Map<number, Moment>} past
 */

/**
 * @param {string} table
 * @param {number} attempt  another number looks again, for instance after sitting down
 * @returns {Following}
 */
export function useTable(table, attempt) {
  const [now, setNow] = useState(
    /** @type {{shown: Moment | null, behind: number}} */ ({ shown: null, behind: 0 }),
  );
  const [newest, setNewest] = useState(/** @type {State | null} */ (null));
  const [connected, setConnected] = useState(true);
  const [problem, setProblem] = useState(/** @type {Problem | null} */ (null));
  const [refused, setRefused] = useState(/** @type {Problem | null} */ (null));
  const line = useRef(/** @type {ReturnType<typeof live> | null} */ (null));
  const follower = useRef(/** @type {Follower | null} */ (null));

  useEffect(() => {
    setNow({ shown: null, behind: 0 });
    setProblem(null);
    setRefused(null);
    const following = new Follower(
      (shown, behind) => setNow({ shown, behind }),
      (moment) => readingTime(moment, settings().pace),
    );
    follower.current = following;
    line.current = live(table, {
      onState: (state) => {
        setNewest(state);
        following.push(state);
        if (following.shown) setNow({ shown: following.shown, behind: following.queue.length });
      },
      onConnection: (ok, why) => {
        setConnected(ok);
        if (why) setProblem(why);
        if (ok) setRefused(null);
      },
      onRefused: setRefused,
    });
    return () => {
      line.current?.close();
      following.close();
    };
  }, [table, attempt]);

  const look = useCallback((/** @type {number} */ seat) => line.current?.look(seat), []);
  const skip = useCallback(() => follower.current?.skip(), []);
  const reload = useCallback(async () => {
    const seat = follower.current?.newest?.state.seat;
    const who = seat === null || seat === undefined ? "" : `seat=${seat}&`;
    const state = await get(`/api/tables/${table}?${who}lang=${language()}`);
    follower.current?.push(state);
    setNewest(follower.current?.newest?.state ?? state);
    follower.current?.skip();
  }, [table]);

  return {
    shown: now.shown,
    newest,
    behind: now.behind,
    connected,
    problem,
    refused,
    look,
    skip,
    reload,
    past: follower.current?.past ?? new Map(),
  };
}
