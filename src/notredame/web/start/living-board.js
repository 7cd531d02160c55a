// @ts-check
// A small board on which a game between bots goes on by itself. It loads after the start page, and stands still
// for people who prefer reduced motion.

import { html, useEffect, useMemo, useState } from "../vendor/htm-preact.js";
import { City } from "../drawing/index.js";
import { facts } from "../connection/facts.js";
import { sample } from "../learn/sample.js";
import { say } from "../words.js";
import { FRAMES } from "./demo-game.js";

/** @typedef {import("../connection/api-types.d.ts").PageState} State */
/** @typedef {import("../connection/api-types.d.ts").ViewDescription} View */
/** @typedef {import("../connection/api-types.d.ts").PlayerDescription} Player */

/**
 * What has changed on the map since the frame before.
 * @typedef {object} Frame
 * @property {Record<string, Partial<Player>>} [players]  by colour; of the sectors, those that changed
 * @property {Record<string, View["markets"][string] | null>} [markets]  null where a message was taken
 * @property {number} [cathedral_tile]
 */

/** Milliseconds between two frames. */
const EVERY = 1_900;
/** Milliseconds that the last frame stays before the game begins again. */
const END = 6_000;

/** The state after a frame. @param {State} state @param {Frame} frame @returns {State} */
export function after(state, frame) {
  const view = /** @type {View} */ (state.view);
  const players = view.players.map((player) => {
    const changed = frame.players?.[player.colour] ?? {};
    return { ...player, ...changed, sectors: { ...player.sectors, ...changed.sectors } };
  });
  const markets = Object.fromEntries(
    Object.entries({ ...view.markets, ...frame.markets }).filter(([, kind]) => kind !== null),
  );
  const tile = frame.cathedral_tile ?? view.cathedral_tile;
  const next = { ...view, players, markets: /** @type {View["markets"]} */ (markets), cathedral_tile: tile };
  return { ...state, view: next };
}

/** The states of the whole game, as the map needs them. @returns {State[]} */
export function demoStates() {
  const first = FRAMES[0]?.players ?? {};
  const blank = sample(0);
  const view = /** @type {View} */ (blank.view);
  const model = /** @type {Player} */ (view.players[0]);
  const colours = /** @type {Player["colour"][]} */ (Object.keys(first));
  const players = colours.map((colour, seat) => ({ ...model, seat, colour, messages: [] }));
  /** @type {State} */
  let state = { ...blank, table: "demo", seat: null, view: { ...view, boroughs: colours, players, markets: {} } };
  return FRAMES.map((frame) => (state = after(state, frame)));
}

export function LivingBoard() {
  const states = useMemo(demoStates, []);
  const calm = useMemo(() => matchMedia("(prefers-reduced-motion: reduce)").matches, []);
  const [at, setAt] = useState(calm ? states.length - 1 : 0);
  const [paused, setPaused] = useState(calm);
  useEffect(() => {
    if (paused) return;
    const last = at === states.length - 1;
    const step = () => {
      if (document.visibilityState === "visible") setAt(last ? 0 : at + 1);
      else timer = setTimeout(step, EVERY);
    };
    let timer = setTimeout(step, last ? END : EVERY);
    return () => clearTimeout(timer);
  }, [at, paused]);
  return html`<div class="living-board">
    <div aria-hidden="true" inert><${City} state=${states[at]} facts=${facts()} aspect=${1.2} /></div>
    <button type="button" class="plain" aria-label=${say(paused ? "replay_run" : "replay_pause")} onClick=${() => setPaused(!paused)}>
      <svg viewBox="0 0 16 16" aria-hidden="true"><path d=${paused ? "M5 3l8 5-8 5z" : "M4 3h3v10H4zM9 3h3v10H9z"} /></svg>
    </button>
  </div>`;
}
