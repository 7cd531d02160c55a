// @ts-check
// Personal settings for tables. Kept in this browser; the same for every table.

import { remember, remembered } from "../../browser-storage.js";
import { Store, useStore } from "../../store.js";

/** @typedef {"slow" | "normal" | "once"} Pace */
/**
 * @typedef {object} Settings
 * @property {Pace} pace  how quickly what others do is shown
 * @property {boolean} confirm  whether the last choice of a turn wants a confirmation
 * @property {number} pause  seconds that bots hold their answer to my choices, so that I can undo them
 * @property {boolean} sound  soft sounds for what happens, and a bell when it is my turn
 * @property {boolean} notify  a notice of the browser when it is my turn and the page is hidden
 * @property {boolean} quiet  no chat
 */

const KEY = "notredame.table";

/** Matches phones and tablets, which are silent at first: people use them among others. */
const HAND_HELD = "(pointer: coarse)";

/** @type {Settings} */
const FIRST = {
  pace: "normal",
  confirm: false,
  pause: 2,
  sound: !matchMedia(HAND_HELD).matches,
  notify: false,
  quiet: false,
};

/** Minimum milliseconds that an event stays before the next. */
export const DWELL = { slow: 2200, normal: 1100, once: 0 };

const store = new Store(read());

/** @returns {Settings} */
function read() {
  try {
    return { ...FIRST, ...JSON.parse(remembered(KEY) ?? "{}") };
  } catch {
    return FIRST; // another program wrote there
  }
}

/** @returns {Settings} */
export function settings() {
  return store.value;
}

/** @param {Partial<Settings>} some */
export function change(some) {
  store.value = { ...store.value, ...some };
  remember(KEY, JSON.stringify(store.value));
}

/** Hook: the settings, updated whenever they change. @returns {Settings} */
export function useSettings() {
  return useStore(store);
}
