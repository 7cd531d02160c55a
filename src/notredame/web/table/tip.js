// @ts-check
// The little note beside whatever explains itself: on hover, on focus, on a tap, on a long press.
// There is one note for the whole page; whatever has data-tip or data-place can have it.

import { html, useEffect, useRef, useState } from "../vendor/htm-preact.js";
import { explain } from "./explaining.js";

/** @typedef {import("../types.js").State} State */
/** @typedef {import("../types.js").Facts} Facts */
/** @typedef {import("./explaining.js").Note} Note */

const HOVER = 350;
const PRESS = 500;
const ID = "tip";
/** Things with a note. */
const WITH_NOTE = "[data-tip],[data-place]";

/** @param {{state: State | null, facts: Facts}} props */
export function Tip({ state, facts }) {
  const note = useRef(/** @type {HTMLElement | null} */ (null));
  const [open, setOpen] = useState(/** @type {{on: Element, note: Note} | null} */ (null));
  const now = useRef({ state, facts });
  now.current = { state, facts };

  useEffect(() => {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    let pressed = false;

    /** @param {EventTarget | null} target */
    const thing = (target) => (target instanceof Element ? target.closest(WITH_NOTE) : null);
    /** @param {Element} on */
    const show = (on) => {
      const { state: shown, facts: known } = now.current;
      const place = on.getAttribute("data-tip") ?? on.getAttribute("data-place");
      const text = shown && place ? explain(place, shown, known) : null;
      setOpen(text && { on, note: text });
    };
    const hide = () => {
      clearTimeout(timer);
      setOpen(null);
    };

    /** @param {PointerEvent} event */
    const enter = (event) => {
      if (event.pointerType !== "mouse") return;
      const on = thing(event.target);
      clearTimeout(timer);
      if (on) timer = setTimeout(() => show(on), HOVER);
      else hide();
    };
    /** @param {PointerEvent} event */
    const down = (event) => {
      const on = thing(event.target);
      clearTimeout(timer);
      pressed = false;
      if (event.pointerType === "mouse" || !on) return hide();
      // A long press explains what a tap would choose.
      timer = setTimeout(() => {
        pressed = true;
        show(on);
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
      const on = thing(event.target);
      // What can be chosen is chosen by a tap; everything else explains itself.
      if (on && !on.classList.contains("lit")) show(on);
      else hide();
    };
    /** @param {FocusEvent} event */
    const focus = (event) => {
      const on = thing(event.target);
      if (on && on === event.target && on.matches(":focus-visible")) show(on);
      else hide();
    };
    /** @param {KeyboardEvent} event */
    const key = (event) => {
      if (event.key === "Escape") hide();
    };

    document.addEventListener("pointerover", enter);
    document.addEventListener("pointerdown", down);
    document.addEventListener("pointerup", up);
    document.addEventListener("pointercancel", hide);
    document.addEventListener("click", click, true);
    document.addEventListener("focusin", focus);
    document.addEventListener("keydown", key);
    addEventListener("scroll", hide, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerover", enter);
      document.removeEventListener("pointerdown", down);
      document.removeEventListener("pointerup", up);
      document.removeEventListener("pointercancel", hide);
      document.removeEventListener("click", click, true);
      document.removeEventListener("focusin", focus);
      document.removeEventListener("keydown", key);
      removeEventListener("scroll", hide, true);
    };
  }, []);

  useEffect(() => {
    const box = note.current;
    if (!open || !box || !open.on.isConnected) return;
    open.on.setAttribute("aria-describedby", ID);
    // The top layer, so that it also lies above a dialog.
    if ("showPopover" in box && !box.matches(":popover-open")) box.showPopover();
    lay(box, open.on.getBoundingClientRect());
    return () => {
      open.on.removeAttribute("aria-describedby");
      if ("hidePopover" in box && box.matches(":popover-open")) box.hidePopover();
    };
  }, [open]);

  return html`<div ref=${note} id=${ID} role="tooltip" popover="manual" class="tip">
    ${open &&
    html`<strong class="name">${open.note.title}</strong>
      ${open.note.text.map((line) => html`<p>${line}</p>`)}`}
  </div>`;
}

/**
 * Above a thing where there is room, else below, and never off the page.
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
