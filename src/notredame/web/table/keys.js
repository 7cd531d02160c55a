// @ts-check
// The keyboard: digits choose, Enter confirms, u takes back, Escape lets go.

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
  useEffect(() => {
    let typed = "";
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    const done = () => {
      clearTimeout(timer);
      const index = Number(typed) - 1;
      typed = "";
      if (index >= 0 && index < now.current.choices) now.current.choose(index);
    };
    /** @param {KeyboardEvent} event */
    const key = (event) => {
      if (!forTheTable(event)) return;
      const at = event.target instanceof Element ? event.target : null;
      if (/^\d$/.test(event.key)) {
        typed += event.key;
        clearTimeout(timer);
        // 1 may be the beginning of 12.
        if (Number(typed) * 10 > now.current.choices) done();
        else timer = setTimeout(done, SECOND_DIGIT);
      } else if (event.key === "Enter") {
        if (typed) done();
        else if (!at?.closest("button, a, [role=button]") && now.current.confirm()) event.preventDefault();
      } else if (event.key === "u") {
        now.current.undo();
      } else if (event.key === "Escape") {
        now.current.letGo();
      }
    };
    document.addEventListener("keydown", key);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("keydown", key);
    };
  }, []);
}
