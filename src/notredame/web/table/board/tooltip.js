// @ts-check
// The tooltip of whatever explains itself: on hover, on focus, on a tap, on a long press. There is one for the whole
// page; any element with data-tip or data-place can have it.

import { html, useLayoutEffect, useRef, useState } from "../../vendor/htm-preact.js";
import { explain } from "./explanations.js";

/** @typedef {import("../../connection/api-types.d.ts").PageState} State */
/** @typedef {import("../../connection/api-types.d.ts").Facts} Facts */

const HOVER = 350;
const PRESS = 500;
const ID = "tip";
/** Selector of elements with a tooltip. */
const WITH_NOTE = "[data-tip],[data-place]";

/** @param {{state: State | null, facts: Facts}} props */
export function Tip({ state, facts }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [on, setOn] = useState(/** @type {Element | null} */ (null));
  const place = on?.getAttribute("data-tip") ?? on?.getAttribute("data-place");
  const note = state && place && on?.isConnected ? explain(place, state, facts) : null;

  useLayoutEffect(() => {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    let pressed = false;
    /** The element that has the tooltip, or is about to have it. @type {Element | null} */
    let now = null;

    /** @param {EventTarget | null} target */
    const thing = (target) => (target instanceof Element ? target.closest(WITH_NOTE) : null);
    /** @param {Element | null} next */
    const show = (next) => {
      clearTimeout(timer);
      now = next;
      setOn(next);
    };
    const hide = () => show(null);

    /** The last position of the mouse: a page that moves under a resting mouse opens no tooltip. */
    let [x, y] = [-1, -1];
    /** @param {PointerEvent} event */
    const move = (event) => {
      if (event.pointerType !== "mouse" || (event.clientX === x && event.clientY === y)) return;
      [x, y] = [event.clientX, event.clientY];
      const next = thing(event.target);
      if (next === now) return;
      hide();
      now = next;
      if (next) timer = setTimeout(() => show(next), HOVER);
    };
    /** Hides the tooltip when its element is no longer under the mouse. @param {PointerEvent} event */
    const over = (event) => {
      if (event.pointerType === "mouse" && thing(event.target) !== now) hide();
    };
    /** @param {PointerEvent} event */
    const down = (event) => {
      const pressedOn = thing(event.target);
      pressed = false;
      hide();
      if (event.pointerType === "mouse" || !pressedOn) return;
      // A long press explains what a tap would choose.
      timer = setTimeout(() => {
        pressed = true;
        show(pressedOn);
      }, PRESS);
    };
    const up = () => clearTimeout(timer);
    /** @param {MouseEvent} event */
    const click = (event) => {
      if (pressed) {
        pressed = false;
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      const tapped = thing(event.target);
      // A tap chooses or does what can be chosen or done; everything else explains itself.
      const does = tapped?.classList.contains("lit") || tapped?.getAttribute("aria-disabled") === "false";
      show(does ? null : tapped);
      // Nor does it explain itself afterwards, when it can no longer be done, until the mouse comes back.
      if (does) now = tapped;
    };
    /** @param {FocusEvent} event */
    const focus = (event) => {
      const focused = thing(event.target);
      show(focused === event.target && focused?.matches(":focus-visible") ? focused : null);
    };
    /** @param {KeyboardEvent} event */
    const key = (event) => {
      if (event.key === "Escape") hide();
    };
    /** @param {Event} event */
    const scroll = (event) => {
      if (event.target instanceof Node && event.target.contains(now)) hide();
    };

    const ears = new AbortController();
    const { signal } = ears;
    document.addEventListener("pointermove", move, { signal });
    document.addEventListener("pointerover", over, { signal });
    document.addEventListener("pointerdown", down, { signal });
    document.addEventListener("pointerup", up, { signal });
    document.addEventListener("pointercancel", hide, { signal });
    document.addEventListener("click", click, { capture: true, signal });
    document.addEventListener("focusin", focus, { signal });
    document.addEventListener("keydown", key, { signal });
    addEventListener("scroll", scroll, { capture: true, signal });
    return () => {
      clearTimeout(timer);
      ears.abort();
    };
  }, []);

  const shown = note !== null;
  useLayoutEffect(() => {
    const paper = box.current;
    if (!shown || !on || !paper) return;
    on.setAttribute("aria-describedby", ID);
    // In the top layer, so that it is also above a dialog.
    if ("showPopover" in paper && !paper.matches(":popover-open")) paper.showPopover();
    lay(paper, on.getBoundingClientRect());
    return () => {
      on.removeAttribute("aria-describedby");
      if ("hidePopover" in paper && paper.matches(":popover-open")) paper.hidePopover();
    };
  }, [on, shown]);

  return html`<div ref=${box} id=${ID} role="tooltip" popover="manual" class="tip">
    ${note &&
    html`<strong class="name">${note.title}</strong>
      ${note.text.map((line) => html`<p>${line}</p>`)}`}
  </div>`;
}

/**
 * Positions a box above an element where there is space, else below, and within the page.
 * @param {HTMLElement} box
 * @param {DOMRect} by
 */
function lay(box, by) {
  const { offsetWidth: wide, offsetHeight: high } = box;
  const left = Math.max(8, Math.min(innerWidth - wide - 8, by.left + by.width / 2 - wide / 2));
  const above = by.top - high - 8;
  const below = Math.min(innerHeight - high - 8, by.bottom + 8);
  box.style.left = `${left}px`;
  box.style.top = `${above >= 8 ? above : Math.max(8, below)}px`;
}
