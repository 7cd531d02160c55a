// @ts-check
// The replay of the whole game, one stop after another, from any seat or from above.

import { html, useEffect, useMemo, useRef, useState } from "../../vendor/htm-preact.js";
import { get } from "../../connection/api.js";
import { keepTrying } from "../../connection/until-recovered.js";
import { explained, language, named, say } from "../../words.js";
import { MAIN, useFocusKept } from "../focus.js";
import { Hand } from "../asking/hand.js";
import { Layout } from "../board/layout.js";
import { withNews } from "../side/log-data.js";
import { ReplayControls } from "./replay-controls.js";
import { effectsAt, stopsOf, viewAt } from "./replay-stops.js";

/** @typedef {import("../../connection/api-types.d.ts").PageState} State */
/** @typedef {import("../../connection/api-types.d.ts").Facts} Facts */
/** @typedef {import("./replay-stops.js").Stop} Stop */

/** Milliseconds that the slider must rest before a state is fetched. */
const SETTLE = 120;

/**
 * Begins at the end of the game, whose board the score sheet covers; from there one goes back. Or begins after a choice,
 * with what a seat knew then.
 * @param {object} props
 * @param {State} props.state
 * @param {Facts} props.facts
 * @param {{seat: number, move: number}} [props.from]
 * @param {() => void} props.onMenu
 * @param {() => void} props.onClose
 */
export function Replay({ state, facts, from, onMenu, onClose }) {
  const [seat, setSeat] = useState(from?.seat ?? state.seat ?? 0);
  const [above, setAbove] = useState(!from);
  const [place, setPlace] = useState(/** @type {{stops: Stop[], at: number} | null} */ (null));
  const [over, setOver] = useState(/** @type {string[]} */ ([]));
  const past = usePast(state.table, state.move, above ? "above" : String(seat));
  const stops = useMemo(() => (past.whole ? stopsOf(past.whole) : []), [past.whole]);

  // Another seat may have other stops: there the replay goes on at the same moment.
  const move = place?.stops[place.at]?.move ?? from?.move ?? state.move;
  const here = place?.stops === stops ? place.at : Math.max(0, stops.filter((stop) => stop.move <= move).length - 1);
  const stop = stops[here];
  const to = (/** @type {number} */ at) => setPlace({ stops, at });

  const [then, setThen] = useState(/** @type {{stop: Stop, state: State} | null} */ (null));
  const [trouble, setTrouble] = useState(/** @type {unknown} */ (null));
  useEffect(() => {
    if (!stop) return;
    let gone = false;
    let end = () => {};
    const show = async () => {
      const found = await past.at(stop);
      if (gone) return;
      setThen({ stop, state: found });
      setTrouble(null);
      const next = stops[here + 1];
      if (next) past.at(next).catch(() => {}); // so that playing does not wait
    };
    const timer = setTimeout(() => (end = keepTrying(show, setTrouble)), then && !past.has(stop) ? SETTLE : 0);
    return () => {
      gone = true;
      clearTimeout(timer);
      end();
    };
  }, [stop]);

  const problem = trouble ?? past.trouble;

  useFocusKept(MAIN);
  const lines = useMemo(() => (then ? linesUpTo(past.whole ?? [], then.stop) : []), [then, past.whole]);
  if (!then) {
    const said = problem === null ? say("loading") : explained(problem);
    return html`<main id="main" class="table-loading" tabindex="-1"><p role="status">${said}</p></main>`;
  }
  const board = {
    state: { ...then.state, seat },
    facts,
    lines,
    lit: new Map(),
    onPick: () => {},
    over: new Set(over.length ? over : then.stop.lines.flatMap((line) => line.places)),
    setOver,
  };
  return html`<${Layout} board=${board} newest=${state} seat=${seat} marked=${[]} onMenu=${onMenu}>
    <section class="asking replay" aria-label=${say("replay")}>
      <${Hand} board=${board} seat=${seat} marked=${[]} />
      <div class="asked">
        <p class="prompt caption" key=${then.stop} aria-live="off">${then.stop.lines.map((line) => line.text).join(" ")}</p>
        ${problem !== null && html`<p class="trouble" role="alert">${explained(problem)}</p>`}
        <${ReplayControls} stops=${stops} at=${here} shown=${then.stop === stop} onTo=${to}>
          <select aria-label=${say("replay_seat")} title=${say("replay_seat")} value=${String(seat)} onChange=${(/** @type {Event} */ event) => setSeat(Number(/** @type {HTMLSelectElement} */ (event.target).value))}>
            ${state.seats.map((one) => html`<option key=${one.seat} value=${String(one.seat)}>${one.name}</option>`)}
          </select>
          <label class="check"><input type="checkbox" checked=${above} onChange=${() => setAbove(!above)} /> ${say("replay_above")}</label>
        <//>
      </div>
      <div class="tools"><button type="button" onClick=${onClose}>${from ? named("review", "to_decision") : say("replay_close")}</button></div>
    </section>
  <//>`;
}

/**
 * The log up to a stop.
 * @param {import("../../connection/api-types.d.ts").Line[]} whole
 * @param {Stop} stop
 */
function linesUpTo(whole, stop) {
  return [...whole.filter((line) => line.move < stop.move), ...stop.before, ...stop.lines];
}

/**
 * The whole log, and the table at each stop, each fetched once.
 * @param {string} table
 * @param {number} moves  how many choices the game has
 * @param {string} who  a seat's number, or "above"
 */
function usePast(table, moves, who) {
  const [whole, setWhole] = useState(/** @type {import("../../connection/api-types.d.ts").Line[] | null} */ (null));
  const [trouble, setTrouble] = useState(/** @type {unknown} */ (null));
  const kept = useRef(/** @type {Map<string, Promise<State>>} */ (new Map()));
  const lang = language();

  const key = (/** @type {number} */ move) => `${move} ${who} ${lang}`;
  const after = (/** @type {number} */ move) => {
    const known = kept.current.get(key(move));
    if (known) return known;
    const found = get(`/api/tables/${table}/replay?at=${move}&seat=${who}&lang=${lang}`);
    kept.current.set(key(move), found);
    found.catch(() => kept.current.delete(key(move)));
    return found;
  };

  useEffect(() => {
    let gone = false;
    setTrouble(null);
    const load = async () => {
      const end = await after(moves);
      if (gone) return;
      setWhole(withNews([], end.news));
      setTrouble(null);
    };
    const stop = keepTrying(load, setTrouble);
    return () => {
      gone = true;
      stop();
    };
  }, [table, who, lang]);

  return {
    whole,
    trouble,
    has: (/** @type {Stop} */ stop) => kept.current.has(key(stop.move)),
    at: async (/** @type {Stop} */ stop) => {
      const state = await after(stop.move);
      if (stop.last) return state;
      const before = await after(stop.move - 1);
      if (!before.view || !state.view) return state;
      const view = viewAt(before.view, state.view, stop);
      return { ...state, view, sector_effects: effectsAt(view, before, state) };
    },
  };
}
