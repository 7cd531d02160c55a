// @ts-check
// Which sounds go with what happens.

import { useEffect, useRef } from "../../vendor/htm-preact.js";
import { play } from "./sounds.js";

/** @typedef {import("../../connection/api-types.d.ts").Line} Line */
/** @typedef {import("../following/follower.js").Moment} Moment */
/** @typedef {import("./sounds.js").Sound} Sound */

/** By the kind of line. @type {Record<string, Sound>} */
const OF = {
  "card-kept": "card",
  "card-played": "card",
  "person-hired": "coin",
  "coins-gained": "coin",
  "coins-paid": "coin",
  "markers-moved": "piece",
  "friend-moved": "piece",
  "carriage-moved": "piece",
  "message-taken": "piece",
  "rat-moved": "rat",
  "plague-strikes": "rat",
  "period-ends": "bell",
};
/** Maximum number of sounds for one moment, and seconds between them. */
const MOST = 3;
const APART = 0.16;

/**
 * The sounds of some lines, each once, in their order.
 * @param {Line[]} lines
 * @returns {Sound[]}
 */
export function soundsOf(lines) {
  const all = lines.flatMap((line) => OF[line.kind] ?? []);
  return [...new Set(all)].slice(0, MOST);
}

/**
 * The lines that a moment adds to the one before; none when something was undone, or when another seat looks.
 * @param {Moment | null} before
 * @param {Moment} now
 * @returns {Line[]}
 */
export function addedLines(before, now) {
  if (!before || before.state.seat !== now.state.seat || now.state.move < before.state.move) return [];
  const known = before.lines.length;
  // At a table from memory, a new round removes earlier lines.
  if (now.lines.length < known) return now.lines.filter((line) => line.move === now.state.move);
  return now.lines.slice(known);
}

/**
 * Hook: lets each moment be heard as it is shown, unless the page is out of sight.
 * @param {Moment} moment
 */
export function useMomentSounds(moment) {
  const before = useRef(/** @type {Moment | null} */ (null));
  useEffect(() => {
    const added = addedLines(before.current, moment);
    before.current = moment;
    if (!document.hidden) soundsOf(added).forEach((sound, i) => play(sound, i * APART));
  }, [moment]);
}
