// @ts-check
// Unread chat at a table, also after an absence. This browser remembers the last line read at recent tables.

import { useCallback, useState } from "../../vendor/htm-preact.js";
import { remember, remembered } from "../../browser-storage.js";
import { useSettings } from "../menu/settings.js";

/** @typedef {import("../../connection/api-types.d.ts").PageState} State */

const KEY = "notredame.chat-read";
/** Number of remembered tables. */
const TABLES = 50;

/**
 * Number of unread lines of others, and a function that marks them as read.
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

/** Tables with their last line read, the latest first. @returns {[string, number][]} */
function allRead() {
  try {
    const found = JSON.parse(remembered(KEY) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}
