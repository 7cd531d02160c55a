// @ts-check
// Days of daily deals, and moments, in words.

import { locale } from "../words.js";

/** The present day, as this browser's clock has it: days change at midnight UTC. */
export function presentDay() {
  return new Date().toISOString().slice(0, 10);
}

/** @param {string} day  such as 2026-11-18 */
export function dayInWords(day) {
  const format = new Intl.DateTimeFormat(locale(), { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** A moment by the reader's own clock. @param {number} seconds  since 1970 */
export function momentInWords(seconds) {
  const format = new Intl.DateTimeFormat(locale(), {
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
  });
  return format.format(new Date(1000 * seconds));
}
