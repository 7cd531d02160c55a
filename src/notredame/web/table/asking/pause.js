// @ts-check
// The pause: bots hold their answer for a moment, until which a choice can be undone. Any other
// action ends it, and the bots go on.

import { useLayoutEffect } from "../../vendor/htm-preact.js";
import { post } from "../../connection/api.js";

/** @typedef {import("../../connection/api-types.d.ts").PageState} State */

/** Keys that undo, move the focus to the button that does, or do nothing alone. */
const IDLE = new Set(["u", "Tab", "Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"]);

/** Ends the pause with any click or key that does not undo. @param {State} state  the newest */
export function usePause({ table, seat, number, undo: { pause } }) {
  useLayoutEffect(() => {
    if (!pause) return;
    const listening = new AbortController();
    const end = () => {
      listening.abort();
      post(`/api/tables/${table}/go-on`, { seat }).catch(() => {}); // then it ends by itself
    };
    const undoes = (/** @type {Event} */ event) =>
      event.target instanceof Element && event.target.closest("[data-tip=undo]");
    // The second half of a double click belongs to the choice.
    const click = (/** @type {MouseEvent} */ event) => event.detail < 2 && !undoes(event) && end();
    const key = (/** @type {KeyboardEvent} */ event) =>
      !event.repeat && !IDLE.has(event.key) && !undoes(event) && end();
    const how = { capture: true, signal: listening.signal };
    document.addEventListener("click", click, how);
    document.addEventListener("keydown", key, how);
    return () => listening.abort();
  }, [table, seat, number, pause]);
}
