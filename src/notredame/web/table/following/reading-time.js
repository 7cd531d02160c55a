// @ts-check
// How long an event stays visible: the more there is to read, the longer.

import { narratedLines } from "./narration.js";
import { DWELL } from "../menu/settings.js";

/** Letters that are read in passing, and further letters that double the time. */
const IN_PASSING = 60;
const TWICE = 150;
/** The plague and the cathedral concern everybody. */
const WEIGHTY = 1.6;

/**
 * The time in milliseconds.
 * @param {import("./follower.js").Moment} moment
 * @param {import("../menu/settings.js").Pace} pace
 */
export function readingTime(moment, pace) {
  const letters = narratedLines(moment).reduce((all, line) => all + line.text.length, 0);
  const more = Math.min(1, Math.max(0, letters - IN_PASSING) / TWICE);
  const weight = moment.step && moment.step.kind !== "own" ? WEIGHTY : 1;
  return DWELL[pace] * weight * (1 + more);
}
