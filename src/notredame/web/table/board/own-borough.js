// @ts-check
// My borough, large.

import { html } from "../../vendor/htm-preact.js";
import { Borough, Emblem, OneMore } from "../../drawing/index.js";
import { say } from "../../words.js";
import { StartFigure } from "./strips.js";

/** @typedef {import("./board.js").Board} Board */

/** @param {{board: Board, seat: number}} props */
export function OwnBorough({ board, seat }) {
  const { state, facts, lit, onPick, over, ghost } = board;
  const player = state.view?.players[seat];
  const who = state.seats[seat];
  if (!player || !who) return null;
  return html`<section class=${`part-own colour-${who.colour}`} aria-label=${say("borough_of", { name: who.name })}>
    <div class="own-head">
      <span class="own-name"><${Emblem} colour=${who.colour} /><strong class="name">${who.name}</strong></span>
      ${state.view?.start_player === seat && html`<${StartFigure} />`}
      <span class="legend"><${OneMore} colour=${who.colour} />${say("legend_next")}</span>
    </div>
    <div class="own-drawing">
      <${Borough} state=${state} facts=${facts} seat=${seat} lit=${lit} onPick=${onPick} over=${over} ghost=${ghost} narrow=${true} />
    </div>
  </section>`;
}
