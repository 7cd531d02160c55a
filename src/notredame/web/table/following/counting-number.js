// @ts-check
// A number that counts to its new value instead of jumping, so that the change is noticed.

import { html, useEffect, useRef, useState } from "../../vendor/htm-preact.js";

const LASTS = 360;

/** @param {{value: number, kind?: string}} props */
export function Counting({ value, kind = "" }) {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  const [moves, setMoves] = useState(false);
  useEffect(() => {
    const began = from.current;
    if (began === value) return;
    from.current = value;
    setMoves(true);
    const calm = setTimeout(() => setMoves(false), 2 * LASTS);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      setShown(value);
      return () => clearTimeout(calm);
    }
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, (now - start) / LASTS);
      setShown(Math.round(began + (value - began) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => {
      clearTimeout(calm);
      cancelAnimationFrame(frame);
      setShown(value);
    };
  }, [value]);
  return html`<span class=${`number ${kind} ${moves ? "has-changed" : ""}`}>${shown}</span>`;
}
