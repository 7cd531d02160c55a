// @ts-check
// Keeps the focus: when the focused element disappears, the focus moves elsewhere, such as to the question.

import { useLayoutEffect, useRef } from "../vendor/htm-preact.js";

/** Where the focus goes when a whole page replaces another. */
export const MAIN = {
  get current() {
    return document.getElementById("main");
  },
};

/**
 * @param {{current: HTMLElement | null}} home where focus goes
 * @param {{current: HTMLElement | null}} [from]  only if the element was in here
 */
export function useFocusKept(home, from) {
  const had = useRef(/** @type {Element | null} */ (null));
  // During rendering the old page still stands, so this is the present focus.
  const now = document.activeElement;
  had.current = !from || from.current?.contains(now) ? now : null;
  useLayoutEffect(() => {
    const before = had.current;
    if (!before || before === document.body || document.activeElement !== document.body) return;
    home.current?.focus({ preventScroll: true });
  });
}
