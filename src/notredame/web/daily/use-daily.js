// @ts-check
// A daily deal as the server tells it, asked again while the bots still play for the par.

import { useAnswer } from "../connection/use-answer.js";

/** @typedef {import("../connection/api-types.d.ts").DailyDays} Days */
/** @typedef {import("../connection/api-types.d.ts").DailyDeal} Deal */

/** Today's deal and yesterday's. @returns {{found: Days | null, trouble: unknown, again: () => void}} */
export function useDays() {
  return useAnswer("/api/daily", (/** @type {Days} */ days) => lacksPar(days.today) || lacksPar(days.yesterday));
}

/**
 * @param {string | null} day  null asks for nothing
 * @returns {{found: Deal | null, trouble: unknown, again: () => void}}
 */
export function useDeal(day) {
  return useAnswer(day && `/api/daily/${day}`, lacksPar);
}

/** Whether the bots still play from my seat. @param {Deal} deal */
function lacksPar(deal) {
  return Boolean(deal.mine?.score) && !deal.par;
}
