// @ts-check
// The city at the table: as large as its place allows, and closer where somebody wants to look.

import { html, useLayoutEffect, useRef, useState } from "../../vendor/htm-preact.js";
import { City } from "../../drawing/index.js";
import { say } from "../../words.js";
import { useFocusKept } from "../focus.js";
import { useZoom } from "./zoom.js";

/**
 * @param {object} props
 * @param {import("./board.js").Board} props.board
 */
export function CityMap({ board }) {
  const { state, facts, lit, onPick, over } = board;
  const box = /** @type {import("preact").RefObject<HTMLElement>} */ (useRef(null));
  const aspect = useAspect(box);
  const { frame, closer, further, whole } = useZoom(box);
  const near = frame.size < 1;
  const buttons = useRef(/** @type {HTMLElement | null} */ (null));
  const first = useRef(/** @type {HTMLElement | null} */ (null));
  useFocusKept(first, buttons); // the other buttons vanish when the whole city is shown
  return html`<div class=${`city-map of-${state.view?.boroughs.length} ${near ? "near" : ""}`} ref=${box}>
    <${City}
      state=${state}
      facts=${facts}
      lit=${lit}
      onPick=${onPick}
      over=${over}
      aspect=${aspect}
      frame=${frame}
    />
    <div class="zoom-buttons" ref=${buttons}>
      <button type="button" class="quiet" ref=${first} onClick=${closer} aria-label=${say("zoom_in")} title=${say("zoom_in")}>+</button>
      ${near && html`<button type="button" class="quiet" onClick=${further} aria-label=${say("zoom_out")} title=${say("zoom_out")}>−</button>
        <button type="button" class="quiet" onClick=${whole} aria-label=${say("zoom_whole")} title=${say("zoom_whole")}>⤢</button>`}
    </div>
  </div>`;
}

/**
 * Hook: width by height of an element, in steps, so that the map does not tremble while a window changes.
 * @param {import("preact").RefObject<HTMLElement>} box
 */
function useAspect(box) {
  const [aspect, setAspect] = useState(1.2);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => {
      const { width, height } = element.getBoundingClientRect();
      // On a phone a hidden part has no size.
      if (width > 0 && height > 0) setAspect(Math.round((20 * width) / height) / 20);
    };
    look();
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return aspect;
}
