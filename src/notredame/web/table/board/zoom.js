// @ts-check
// Zooming and moving a drawing: the part of it that is shown, by wheel, pinch, drag, keys and buttons.

import { useLayoutEffect, useRef, useState } from "../../vendor/htm-preact.js";
import { WHOLE } from "../../drawing/index.js";

/** @typedef {import("../../drawing/places.js").Frame} Frame */

/** Smallest part that is shown, and the change by one key or button. */
const SMALLEST = 0.25;
const STEP = 1.4;
/** Share of the shown part by which an arrow key moves it. */
const MOVE = 0.2;
/** Pixels after which a press becomes a drag, so that it does not pick anything. */
const DRAG = 5;

/**
 * Zoom by a factor; the point under the pointer stays where it is.
 * @param {Frame} frame
 * @param {number} factor  above 1 for closer
 * @param {number} [x]  of the pointer, as share of the shown part
 * @param {number} [y]
 * @returns {Frame}
 */
export function zoomed(frame, factor, x = 0.5, y = 0.5) {
  const size = Math.min(1, Math.max(SMALLEST, frame.size / factor));
  return kept({ x: frame.x + (frame.size - size) * x, y: frame.y + (frame.size - size) * y, size });
}

/**
 * Move by shares of the shown part.
 * @param {Frame} frame
 * @param {number} x
 * @param {number} y
 */
export function moved(frame, x, y) {
  return kept({ ...frame, x: frame.x + x * frame.size, y: frame.y + y * frame.size });
}

/** Keep a frame within the drawing. @param {Frame} frame @returns {Frame} */
function kept({ x, y, size }) {
  /** @param {number} value */
  const within = (value) => Math.min(1 - size, Math.max(0, value));
  return { x: within(x), y: within(y), size };
}

/** What keys do; the plus sign is on the equals key of some keyboards. @type {Record<string, (frame: Frame) => Frame>} */
const KEYS = {
  "+": (frame) => zoomed(frame, STEP),
  "=": (frame) => zoomed(frame, STEP),
  "-": (frame) => zoomed(frame, 1 / STEP),
  ArrowLeft: (frame) => moved(frame, -MOVE, 0),
  ArrowRight: (frame) => moved(frame, MOVE, 0),
  ArrowUp: (frame) => moved(frame, 0, -MOVE),
  ArrowDown: (frame) => moved(frame, 0, MOVE),
};

/**
 * Hook: the frame of a drawing inside an element, and what its buttons do.
 * @param {import("preact").RefObject<HTMLElement>} box
 */
export function useZoom(box) {
  const [frame, setFrame] = useState(WHOLE);
  const latest = useRef(frame);
  latest.current = frame;
  useLayoutEffect(() => {
    const element = box.current;
    return element ? listen(element, () => latest.current, setFrame) : undefined;
  }, []);
  return {
    frame,
    closer: () => setFrame((now) => zoomed(now, STEP)),
    further: () => setFrame((now) => zoomed(now, 1 / STEP)),
    whole: () => setFrame(WHOLE),
  };
}

/**
 * Listen for everything that zooms or moves; returns a function that stops it.
 * @param {HTMLElement} element
 * @param {() => Frame} latest
 * @param {(change: (frame: Frame) => Frame) => void} change
 */
function listen(element, latest, change) {
  /** Fingers, or the mouse button, that are down. @type {Map<number, PointerEvent>} */
  const down = new Map();
  let dragged = false;
  /** @param {number} x @param {number} y */
  const share = (x, y) => {
    const box = element.getBoundingClientRect();
    return [(x - box.left) / box.width, (y - box.top) / box.height];
  };

  /** @param {WheelEvent} event */
  const onWheel = (event) => {
    const closer = event.deltaY < 0;
    if (event.ctrlKey || (!closer && latest().size === 1)) return;
    event.preventDefault();
    const [x, y] = share(event.clientX, event.clientY);
    change((frame) => zoomed(frame, STEP ** (-event.deltaY / 120), x, y));
  };
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    const step = KEYS[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.startsWith("Arrow") && latest().size === 1) return;
    event.preventDefault();
    event.stopPropagation();
    change(step);
  };
  /** @param {PointerEvent} event */
  const onPointerDown = (event) => {
    down.set(event.pointerId, event);
    if (down.size === 1) dragged = false;
  };
  /** @param {PointerEvent} event */
  const onPointerMove = (event) => {
    const before = down.get(event.pointerId);
    if (!before) return;
    const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
    if (!dragged && Math.hypot(dx, dy) < DRAG) return;
    const other = [...down.values()].find((one) => one.pointerId !== event.pointerId);
    if (!other && latest().size === 1) return;
    dragged = true;
    down.set(event.pointerId, event);
    const box = element.getBoundingClientRect();
    if (!other) {
      change((frame) => moved(frame, -dx / box.width, -dy / box.height));
      return;
    }
    /** @param {PointerEvent} one */
    const apart = (one) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const [x, y] = share((event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2);
    change((frame) =>
      moved(zoomed(frame, apart(event) / Math.max(1, apart(before)), x, y), -dx / 2 / box.width, -dy / 2 / box.height)
    );
  };
  /** @param {PointerEvent} event */
  const onPointerUp = (event) => down.delete(event.pointerId);
  /** A drag is no click. @param {MouseEvent} event */
  const onClick = (event) => {
    if (!dragged || event.detail === 0) return; // the keyboard never drags
    dragged = false;
    event.preventDefault();
    event.stopPropagation();
  };

  const stop = new AbortController();
  const { signal } = stop;
  element.addEventListener("wheel", onWheel, { passive: false, signal });
  element.addEventListener("keydown", onKeyDown, { signal });
  element.addEventListener("pointerdown", onPointerDown, { signal });
  for (const name of /** @type {const} */ (["pointerup", "pointercancel"])) {
    globalThis.addEventListener(name, onPointerUp, { signal });
  }
  globalThis.addEventListener("pointermove", onPointerMove, { signal });
  element.addEventListener("click", onClick, { capture: true, signal });
  return () => stop.abort();
}
