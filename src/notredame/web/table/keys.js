// @ts-check
// The keyboard: digits choose, Enter confirms, u takes back, Escape lets go.

import { useKeydown } from "../keydown.js";
import { useEffect, useRef } from "../vendor/htm-preact.js";

/** How long a first digit waits for a second one where there are ten choices or more. */
const SECOND_DIGIT = 700;

/**
 * Whether a key is meant for the table, and not for something that is written or for a window.
 * @param {KeyboardEvent} event
 */
export function forTheTable(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  const writes = event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]");
  return !writes && !document.querySelector("dialog[open]");
}

/**
 * @param {object} does
 * @param {number} does.choices how many there are
 * @param {(index: number) => void} does.choose
 * @param {() => boolean} does.confirm true if there was something to confirm
 * @param {() => void} does.undo
 * @param {() => void} does.letGo
 */
export function useKeys(does) {
  const now = useRef(does);
  now.current = does;
  const typed = useRef("");
  const timer = useRef(/** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined));
  useEffect(() => () => clearTimeout(timer.current), []);

  const done = () => {
    clearTimeout(timer.current);
    const index = Number(typed.current) - 1;
    typed.current = "";
    if (index >= 0 && index < now.current.choices) now.current.choose(index);
  };
  useKeydown((event) => {
    if (!forTheTable(event)) return;
    const at = event.target instanceof Element ? event.target : null;
    if (/^\d$/.test(event.key)) {
      typed.current += event.key;
      clearTimeout(timer.current);
      // 1 may be the beginning of 12.
      if (Number(typed.current) * 10 > does.choices) done();
      else timer.current = setTimeout(done, SECOND_DIGIT);
    } else if (event.key === "Enter") {
      if (typed.current) done();
      else if (!at?.closest("button, a, [role=button]") && does.confirm()) event.preventDefault();
    } else if (event.key === "u") {
      does.undo();
    } else if (event.key === "Escape") {
      does.letGo();
    }
  });
}
