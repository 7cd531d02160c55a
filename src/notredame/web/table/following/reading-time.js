// @ts-check
// How long an event stays visible: the more there is to read, the longer.

import { spokenLines } from "./narration.js";
import { DWELL } from "../menu/settings.js";

/** Letters that are read in passing, and further letters that double the time. */
const IN_PASSING = 60;
const TWICE = 150;
/** The plague and the cathedral concern everybody. */
const WEIGHTY = 1.6;
/** The last plague and the last cathedral of a game are told slowly. */
const FINAL = 2.4;
/** My own choice is not narrated: its pieces only have to arrive. */
const OWN = 0.4;

/**
 * The time in milliseconds.
 * @param {import("./follower.js").Moment} moment
 * @param {import("../menu/settings.js").Pace} pace
 */
export function readingTime(moment, pace) {
  const lines = spokenLines(moment);
  if (!lines.length) return DWELL[pace] * OWN;
  const letters = lines.reduce((all, line) => all + line.text.length, 0);
  const more = Math.min(1, Math.max(0, letters - IN_PASSING) / TWICE);
  const forAll = moment.step && moment.step.kind !== "own";
  const weight = forAll ? (moment.state.result ? FINAL : WEIGHTY) : 1;
  return DWELL[pace] * weight * (1 + more);
}
