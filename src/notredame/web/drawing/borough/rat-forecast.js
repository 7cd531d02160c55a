// @ts-check
// Forecast of a rat's position after this round, shown the same way everywhere: now → then. A rat never goes beyond the
// end of its track; any further space costs a price instead (G2).

import { say, sentence } from "../../words.js";

/** @typedef {import("../../connection/api-types.d.ts").Facts} Facts */

/**
 * @typedef {object} Forecast
 * @property {number} now
 * @property {number | null} then  null when no plague is ahead
 * @property {boolean} overruns  and pays for it
 */

/**
 * @param {import("../../connection/api-types.d.ts").PlayerDescription} player
 * @param {Facts} facts
 * @returns {Forecast}
 */
export function forecast({ rat: now, rat_after_plague: after }, { rat_track_end: end }) {
  if (after === null) return { now, then: null, overruns: false };
  return { now, then: Math.min(after, end), overruns: after > end };
}

/**
 * The forecast in words.
 * @param {import("../../connection/api-types.d.ts").PlayerDescription} player
 * @param {Facts} facts
 */
export function ratWords(player, facts) {
  return [say("rat_at", { at: player.rat }), ...soonWords(player, facts)].join(", ");
}

/**
 * The forecast for its owner, one sentence each; none when no plague is ahead.
 * @param {import("../../connection/api-types.d.ts").PlayerDescription} player
 * @param {Facts} facts
 */
export function ownRatWords(player, facts) {
  const { now, then, overruns } = forecast(player, facts);
  if (then === null) return [];
  return [say("you_rat", { from: now, to: then }), ...(overruns ? [sentence(say("rat_past"))] : [])];
}

/**
 * Only the future part of the forecast, one sentence each.
 * @param {import("../../connection/api-types.d.ts").PlayerDescription} player
 * @param {Facts} facts
 */
export function soonWords(player, facts) {
  const { then, overruns } = forecast(player, facts);
  if (then === null) return [];
  return [say("rat_to", { to: then }), ...(overruns ? [say("rat_past")] : [])];
}
