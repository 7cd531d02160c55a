// @ts-check
// A daily deal as the server tells it, asked again while the bots still play for the par.

import { useCallback, useEffect, useState } from "../vendor/htm-preact.js";
import { get } from "../connection/api.js";
import { keepTrying } from "../connection/until-recovered.js";

/** @typedef {import("../connection/api-types.d.ts").DailyDays} Days */
/** @typedef {import("../connection/api-types.d.ts").DailyDeal} Deal */

/** Milliseconds after which the par is asked for again. */
const PAR_LATER = 3_000;

/** Today's deal and yesterday's. @returns {{found: Days | null, trouble: unknown, again: () => void}} */
export function useDays() {
  return useDaily("/api/daily", (/** @type {Days} */ days) => lacksPar(days.today) || lacksPar(days.yesterday));
}

/**
 * @param {string | null} day  null asks for nothing
 * @returns {{found: Deal | null, trouble: unknown, again: () => void}}
 */
export function useDeal(day) {
  return useDaily(day && `/api/daily/${day}`, lacksPar);
}

/** Whether the bots still play from my seat. @param {Deal} deal */
function lacksPar(deal) {
  return Boolean(deal.mine?.score) && !deal.par;
}

/**
 * @template T
 * @param {string | null} path
 * @param {(found: T) => boolean} waits  whether to ask again soon
 * @returns {{found: T | null, trouble: unknown, again: () => void}}
 */
function useDaily(path, waits) {
  const [found, setFound] = useState(/** @type {T | null} */ (null));
  const [trouble, setTrouble] = useState(/** @type {unknown} */ (null));
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!path) return;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    const ask = async () => {
      const said = await get(path);
      setFound(said);
      setTrouble(null);
      if (waits(said)) timer = setTimeout(() => (stop = keepTrying(ask, setTrouble)), PAR_LATER);
    };
    let stop = keepTrying(ask, setTrouble);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [path, turn]);
  const again = useCallback(() => setTurn((/** @type {number} */ now) => now + 1), []);
  return { found, trouble, again };
}
