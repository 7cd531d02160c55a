// @ts-check
// How long something that happens stays in sight: the more there is to read, the longer.

import { narratedLines } from "./narration.js";
import { DWELL } from "../menu/settings.js";

/** As many letters are read in passing; with so many more, it stays twice as long. */
const IN_PASSING = 60;
const TWICE = 150;
/** The plague and the cathedral concern everybody. */
const WEIGHTY = 1.6;

/**
 * In milliseconds.
 * @param {import("./follower.js").Moment} moment
 * @param {import("../menu/settings.js").Pace} pace
 */
export function readingTime(moment, pace) {
  const letters = narratedLines(moment).reduce((all, line) => all + line.text.length, 0);
  const more = Math.min(1, Math.max(0, letters - IN_PASSING) / TWICE);
  const weight = moment.step && moment.step.kind !== "own" ? WEIGHTY : 1;
  return DWELL[pace] * weight * (1 + more);
}
