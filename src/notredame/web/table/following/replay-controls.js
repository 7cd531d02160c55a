// @ts-check
// The controls of a replay: a slider with the rounds marked, steps, jumps from round to round, and playing.

import { useKeydown } from "../../keydown.js";
import { html, useEffect, useState } from "../../vendor/htm-preact.js";
import { say } from "../../words.js";

/** @typedef {import("./replay-stops.js").Stop} Stop */
/** @typedef {"slow" | "normal" | "fast"} Speed */

/**
 * Milliseconds that a stop stays, and further ones for each letter of its narration.
 * @type {Record<Speed, [number, number]>}
 */
const STAY = { slow: [1100, 24], normal: [650, 10], fast: [260, 0] };
/** @type {Speed[]} */
const SPEEDS = ["slow", "normal", "fast"];
/** Elements where keys have a meaning of their own. */
const OWN_KEYS = "input:not([type=range]), select, textarea, [role=log], [role=tablist], dialog";

/**
 * @param {object} props
 * @param {Stop[]} props.stops
 * @param {number} props.at
 * @param {boolean} props.shown whether the board has come to this stop
 * @param {(at: number) => void} props.onTo
 * @param {any} [props.children] what else can be chosen
 */
export function ReplayControls({ stops, at, shown, onTo, children }) {
  const [runs, setRuns] = useState(false);
  const [speed, setSpeed] = useState(/** @type {Speed} */ ("normal"));
  const end = stops.length - 1;
  const rounds = roundsOf(stops);
  const now = rounds.filter(({ from }) => from <= at).length - 1;

  useEffect(() => {
    if (!runs || !shown) return;
    if (at >= end) return setRuns(false);
    const [least, letter] = STAY[speed];
    const letters = stops[at]?.lines.reduce((sum, line) => sum + line.text.length, 0) ?? 0;
    const timer = setTimeout(() => onTo(at + 1), least + letter * letters);
    return () => clearTimeout(timer);
  }, [runs, at, shown, speed]);

  const to = (/** @type {number} */ stop) => {
    setRuns(false);
    onTo(Math.max(0, Math.min(end, stop)));
  };
  const run = () => {
    if (!runs && at >= end) onTo(0);
    setRuns(!runs);
  };
  // Back to the beginning of this round; from there to the previous one.
  const roundBack = () => to(rounds[at > (rounds[now]?.from ?? 0) ? now : now - 1]?.from ?? 0);
  const roundOn = () => to(rounds[now + 1]?.from ?? end);
  useReplayKeys({ step: (by) => to(at + by), roundBack, roundOn, first: () => to(0), last: () => to(end), run });

  const where = say("replay_move", { at, all: end, round: rounds[now]?.round ?? "" });
  const running = say(runs ? "replay_pause" : "replay_run");
  /** @param {string} sign @param {string} words @param {() => void} does @param {string} keys */
  const button = (sign, words, does, keys) =>
    html`<button type="button" onClick=${does} aria-label=${say(words)} title=${say(words)} aria-keyshortcuts=${keys}><span aria-hidden="true">${sign}</span></button>`;
  return html`<div class="replay-way">
      <input
        type="range"
        min="0"
        max=${end}
        value=${at}
        aria-label=${say("replay_at")}
        aria-valuetext=${where}
        onInput=${(/** @type {Event} */ event) => to(Number(/** @type {HTMLInputElement} */ (event.target).value))}
      />
      <output>${where}</output>
      <div class="replay-rounds" role="group" aria-label=${say("rounds")}>
        ${rounds.map(
          ({ round, from, stops: long }, i) =>
            html`<button key=${round} type="button" class=${round.endsWith("1") ? "period" : ""} style=${{ flexGrow: long }} aria-current=${i === now ? "step" : undefined} aria-label=${say("round", { round })} onClick=${() => to(from)}>${round}</button>`,
        )}
      </div>
    </div>
    <div class="row tight replay-buttons">
      <span class="replay-steps">
        ${button("|◂", "replay_round_back", roundBack, "PageUp")} ${button("◂", "replay_back", () => to(at - 1), "ArrowLeft")}
        <button type="button" class="main" onClick=${run} aria-label=${running} aria-keyshortcuts="Space"><span aria-hidden="true">${runs ? "❚❚" : "▶"}</span> <span class="run-word">${running}</span></button>
        ${button("▸", "replay_on", () => to(at + 1), "ArrowRight")} ${button("▸|", "replay_round_on", roundOn, "PageDown")}
      </span>
      <select aria-label=${say("replay_speed")} title=${say("replay_speed")} value=${speed} onChange=${(/** @type {Event} */ event) => setSpeed(/** @type {Speed} */ (/** @type {HTMLSelectElement} */ (event.target).value))}>
        ${SPEEDS.map((one) => html`<option key=${one} value=${one}>${say(`replay_${one}`)}</option>`)}
      </select>
      ${children}
    </div>`;
}

/** The beginning of each round, and its number of stops. @param {Stop[]} stops */
function roundsOf(stops) {
  const begins = stops.flatMap(({ round }, from) => (round ? [{ round, from }] : []));
  return begins.map(({ round, from }, i) => ({ round, from, stops: (begins[i + 1]?.from ?? stops.length) - from }));
}

/**
 * Arrows step, Page Up and Page Down go by rounds, Home and End to the ends, the space bar plays.
 * @param {{step: (by: number) => void, roundBack: () => void, roundOn: () => void, first: () => void, last: () => void, run: () => void}} does
 */
function useReplayKeys(does) {
  /** @type {Record<string, () => void>} */
  const keys = {
    ArrowLeft: () => does.step(-1),
    ArrowRight: () => does.step(1),
    PageUp: does.roundBack,
    PageDown: does.roundOn,
    Home: does.first,
    End: does.last,
    " ": does.run,
  };
  useKeydown((event) => {
    const meant = keys[event.key];
    const target = event.target instanceof Element ? event.target : null;
    if (!meant || event.ctrlKey || event.metaKey || event.altKey || target?.closest(OWN_KEYS)) return;
    if (event.key === " " && target?.closest("button, a, [role=button]")) return; // it presses the focused element
    event.preventDefault();
    meant();
  });
}
