// @ts-check
// How somebody likes to sit at the table. Kept in this browser; the same for every table.

import { useLayoutEffect, useState } from "../../vendor/htm-preact.js";

/** @typedef {"slow" | "normal" | "once"} Pace */
/**
 * @typedef {object} Settings
 * @property {Pace} pace  how quickly what others do is shown
 * @property {boolean} confirm  whether the last choice of a turn wants a confirmation
 * @property {boolean} sound  a soft bell when it is my turn
 * @property {boolean} notify  a notice of the browser when it is my turn and the page is hidden
 * @property {boolean} quiet  no chat
 */

const KEY = "notredame.table";

/** @type {Settings} */
const FIRST = { pace: "normal", confirm: false, sound: true, notify: false, quiet: false };

/** How long one thing that happens stays before the next, at least, in milliseconds. */
export const DWELL = { slow: 2200, normal: 1100, once: 0 };

/** @type {Set<(settings: Settings) => void>} */
const listeners = new Set();
let current = read();

/** @returns {Settings} */
function read() {
  try {
    return { ...FIRST, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...FIRST }; // storage may be forbidden; the table works without
  }
}

/** @returns {Settings} */
export function settings() {
  return current;
}

/** @param {Partial<Settings>} some */
export function change(some) {
  current = { ...current, ...some };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // then they last as long as the page
  }
  for (const listener of listeners) listener(current);
}

/** The settings, and again whenever they change. @returns {Settings} */
export function useSettings() {
  const [now, set] = useState(current);
  useLayoutEffect(() => {
    listeners.add(set);
    return () => void listeners.delete(set);
  }, []);
  return now;
}
