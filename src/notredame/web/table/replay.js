// @ts-check
// The whole game once more: a slider over all choices, from any seat or from above.

import { html, useEffect, useMemo, useRef, useState } from "../vendor/htm-preact.js";
import { get } from "../api.js";
import { explained, language, say } from "../words.js";
import { MAIN, useFocusKept } from "./focus.js";
import { Hand } from "./hand.js";
import { Layout } from "./layout.js";
import { withNews } from "./log-book.js";

/** @typedef {import("../types.js").State} State */
/** @typedef {import("../types.js").Facts} Facts */

const STEP = 900;
/** A slider that is still moving asks for nothing. */
const SETTLE = 120;

/** @param {{state: State, facts: Facts, onMenu: () => void, onClose: () => void}} props */
export function Replay({ state, facts, onMenu, onClose }) {
  const [at, setAt] = useState(0);
  const [seat, setSeat] = useState(state.seat ?? 0);
  const [above, setAbove] = useState(true);
  const [runs, setRuns] = useState(false);
  const [then, setThen] = useState(/** @type {State | null} */ (null));
  const [trouble, setTrouble] = useState("");
  const [over, setOver] = useState(/** @type {string[]} */ ([]));
  const kept = useRef(/** @type {Map<string, State>} */ (new Map()));

  useEffect(() => {
    const who = above ? "above" : String(seat);
    const key = `${at} ${who} ${language()}`;
    const known = kept.current.get(key);
    if (known) return setThen(known);
    let gone = false;
    const timer = setTimeout(async () => {
      try {
        const found = await get(`/api/tables/${state.table}/replay?at=${at}&seat=${who}&lang=${language()}`);
        kept.current.set(key, found);
        if (!gone) {
          setThen(found);
          setTrouble("");
        }
      } catch (error) {
        if (!gone) setTrouble(explained(error));
      }
    }, then ? SETTLE : 0);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [at, seat, above]);

  useEffect(() => {
    if (!runs) return;
    if (at >= state.move) return setRuns(false);
    const timer = setTimeout(() => setAt(at + 1), STEP);
    return () => clearTimeout(timer);
  }, [runs, at, then]);

  useFocusKept(MAIN);
  const lines = useMemo(() => (then ? withNews([], then.news) : []), [then]);
  if (!then) return html`<main id="main" class="table-loading" tabindex="-1"><p role="status">${trouble || say("loading")}</p></main>`;
  const last = lines.filter((line) => line.move === then.move);
  const board = {
    state: { ...then, seat },
    facts,
    lines,
    lit: new Map(),
    onPick: () => {},
    over: new Set(over.length ? over : last.flatMap((line) => line.places)),
    setOver,
  };
  const to = (/** @type {number} */ move) => {
    setRuns(false);
    setAt(Math.max(0, Math.min(state.move, move)));
  };
  return html`<${Layout} board=${board} newest=${state} seat=${seat} marked=${[]} onMenu=${onMenu}>
    <section class="asking replay" aria-label=${say("replay")}>
      <${Hand} board=${board} seat=${seat} marked=${[]} />
      <div class="asked">
        <p class="prompt caption" aria-live="off">${last.map((line) => line.text).join(" ") || say("replay_begin")}</p>
        ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
        <div class="slider">
          <input
            type="range"
            min="0"
            max=${state.move}
            value=${at}
            aria-label=${say("replay_at")}
            aria-valuetext=${say("replay_move", { at, all: state.move, round: then.view?.round ?? "" })}
            onInput=${(/** @type {Event} */ event) => to(Number(/** @type {HTMLInputElement} */ (event.target).value))}
          />
          <output>${say("replay_move", { at, all: state.move, round: then.view?.round ?? "" })}</output>
        </div>
        <div class="row tight">
          <button type="button" onClick=${() => to(at - 1)} aria-label=${say("replay_back")}><span aria-hidden="true">◂</span></button>
          <button type="button" class="main" onClick=${() => (at >= state.move ? (setAt(0), setRuns(true)) : setRuns(!runs))}>${say(runs ? "replay_pause" : "replay_run")}</button>
          <button type="button" onClick=${() => to(at + 1)} aria-label=${say("replay_on")}><span aria-hidden="true">▸</span></button>
          <label class="check"
            >${say("replay_seat")}
            <select aria-label=${say("replay_seat")} value=${String(seat)} onChange=${(/** @type {Event} */ event) => setSeat(Number(/** @type {HTMLSelectElement} */ (event.target).value))}>
              ${state.seats.map((one) => html`<option key=${one.seat} value=${String(one.seat)}>${one.name}</option>`)}
            </select>
          </label>
          <label class="check"><input type="checkbox" checked=${above} onChange=${() => setAbove(!above)} /> ${say("replay_above")}</label>
        </div>
      </div>
      <div class="tools"><button type="button" onClick=${onClose}>${say("replay_close")}</button></div>
    </section>
  <//>`;
}
