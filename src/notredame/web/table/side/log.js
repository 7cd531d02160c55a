// @ts-check
// The log: grouped by turn, with a pictogram for each gain and loss. Pointing at a line shows its places on the board;
// arrow keys go from line to line, so that Tab does not stop at each of them.

import { html, useEffect, useLayoutEffect, useMemo, useRef } from "../../vendor/htm-preact.js";
import { Confirm } from "../../confirm-button.js";
import { Emblem, Icon } from "../../drawing/index.js";
import { say } from "../../words.js";
import { GAIN_OF, ICON_OF, turnsOf } from "./log-data.js";

/** @typedef {import("../../connection/api-types.d.ts").Line} Line */
/** @typedef {import("../../connection/api-types.d.ts").Seat} Seat */
/** @typedef {import("./log-data.js").Turn} Turn */
/** @typedef {import("../board/board.js").Back} Back */

/** What arrow keys go to. */
const STOPS = ".line-button, .go-back > button";

/**
 * @param {{lines: Line[], seats: Seat[], onPoint: (places: string[]) => void, back?: Back}} props
 */
export function LogView({ lines, seats, onPoint, back }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  /** Whether the reader has scrolled up; then the log does not scroll by itself. */
  const reading = useRef(false);
  /** Whether the reader scrolls, and not the page. */
  const byHand = useRef(false);
  const turns = useMemo(() => turnsOf(lines), [lines]);
  const toEnd = () => {
    const list = box.current;
    if (list && !reading.current) list.scrollTop = list.scrollHeight;
  };
  useLayoutEffect(toEnd, [turns]);
  useEffect(() => {
    // On a phone the log has no size until it is shown.
    const sized = new ResizeObserver(toEnd);
    if (box.current) sized.observe(box.current);
    return () => sized.disconnect();
  }, []);
  const hand = () => {
    byHand.current = true;
  };
  /** @param {KeyboardEvent} event */
  const keys = (event) => {
    hand();
    const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (!step) return;
    event.preventDefault();
    const stops = /** @type {HTMLElement[]} */ ([...(box.current?.querySelectorAll(STOPS) ?? [])]);
    const at = stops.findIndex((stop) => stop === document.activeElement);
    (at < 0 ? stops.at(-1) : stops[at + step])?.focus();
  };
  const scrolled = () => {
    const list = box.current;
    if (!list || !byHand.current) return;
    reading.current = list.scrollHeight - list.scrollTop - list.clientHeight > 40;
    byHand.current = reading.current;
  };
  return html`<div class="log-box" ref=${box} onScroll=${scrolled} onWheel=${hand} onTouchMove=${hand} onPointerDown=${hand} onKeyDown=${keys} role="log" aria-live="off" aria-label=${say("log")} tabindex="0">
    ${turns.map((turn, i) => html`<${TurnView} key=${`${turn.move}-${i}`} turn=${turn} seats=${seats} onPoint=${onPoint} back=${back} />`)}
  </div>`;
}

/** @param {{turn: Turn, seats: Seat[], onPoint: (places: string[]) => void, back?: Back}} props */
function TurnView({ turn, seats, onPoint, back }) {
  const seat = turn.seat === null ? null : seats[turn.seat];
  const lines = [turn.head, ...turn.rest];
  const wide = turn.head.kind === "round-begins" || turn.head.kind === "period-ends" || turn.head.kind === "game-ends";
  return html`<div class=${`log-turn ${wide ? "milestone" : ""} ${seat ? `colour-${seat.colour}` : ""}`}>
    ${seat && !wide && html`<${Emblem} colour=${seat.colour} />`}
    <ul>
      ${lines.map((line, i) => html`<${LineView} key=${i} line=${line} head=${i === 0} onPoint=${onPoint} />
        ${seat?.mine && back?.to.includes(line.move) && line.move !== lines[i + 1]?.move && html`<${GoBack} key=${`back-${i}`} back=${back} move=${line.move} />`}`)}
    </ul>
  </div>`;
}

/**
 * Takes back everything from a choice of one's own on (practice).
 * @param {{back: Back, move: number}} props
 */
function GoBack({ back, move }) {
  return html`<li class="go-back"><${Confirm} kind="plain" tabindex=${-1} label=${say("go_back")} text=${say("go_back_text")} yes=${say("go_back_yes")} go=${() => Promise.resolve(back.go(move))} /></li>`;
}

/** @param {{line: Line, head: boolean, onPoint: (places: string[]) => void}} props */
function LineView({ line, head, onPoint }) {
  const icon = ICON_OF[line.kind];
  return html`<li class=${`log-line ${head ? "turn-head" : ""} ${GAIN_OF[line.kind] ? `is-${GAIN_OF[line.kind]}` : ""}`}>
    <button
      type="button"
      class="plain line-button"
      tabindex="-1"
      onMouseEnter=${() => onPoint(line.places)}
      onMouseLeave=${() => onPoint([])}
      onFocus=${() => onPoint(line.places)}
      onBlur=${() => onPoint([])}
    >
      ${icon && html`<${Icon} name=${icon} />`}<span>${line.text}</span>
    </button>
  </li>`;
}
