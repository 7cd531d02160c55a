// @ts-check
// What was said at a table and not read yet, also while one was away. This browser remembers how far one
// has read at the tables of late.

import { useCallback, useState } from "../../vendor/htm-preact.js";
import { remember, remembered } from "../../browser-storage.js";
import { useSettings } from "../menu/settings.js";

/** @typedef {import("../../api-types.d.ts").PageState} State */

const KEY = "notredame.chat-read";
/** Tables that are remembered. */
const TABLES = 50;

/**
 * How many lines of others are new, and how to say that they have been read.
 * @param {State} newest
 * @returns {{unread: number, read: () => void}}
 */
export function useUnread(newest) {
  const { table, chat, seats } = newest;
  const { quiet } = useSettings();
  const [upTo, setUpTo] = useState(() => allRead().find(([one]) => one === table)?.[1] ?? 0);
  const last = chat[chat.length - 1]?.number ?? 0;
  const read = useCallback(() => {
    if (last <= upTo) return;
    setUpTo(last);
    const others = allRead().filter(([one]) => one !== table);
    remember(KEY, JSON.stringify([[table, last], ...others].slice(0, TABLES)));
  }, [table, last, upTo]);
  const mine = (/** @type {number | null} */ seat) => seat !== null && seats[seat]?.mine;
  const unread = quiet ? 0 : chat.filter((line) => line.number > upTo && !mine(line.seat)).length;
  return { unread, read };
}

/** Tables and the last line read there, the latest first. @returns {[string, number][]} */
function allRead() {
  try {
    const found = JSON.parse(remembered(KEY) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}
