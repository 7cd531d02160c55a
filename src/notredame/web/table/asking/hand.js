// @ts-check
// My cards: the pack to choose from, and those kept, passed on and played. They stay visible while I wait, with space
// for three and for played ones, so that nothing beside them moves.

import { html } from "../../vendor/htm-preact.js";
import { CardBack, CardFace } from "../../drawing/index.js";
import { named, say, sentence } from "../../words.js";
import { leftOf } from "../neighbours.js";
import { Explained, Spot } from "../board/place.js";

/** @typedef {import("../board/board.js").Board} Board */
/** @typedef {import("../../connection/api-types.d.ts").CardOfColour} CardOfColour */

/**
 * @param {{board: Board, seat: number, marked: string[]}} props
 */
export function Hand({ board, seat, marked }) {
  const view = board.state.view;
  const me = view?.players[seat];
  if (!view || !me) return null;
  const pack = me.pack;
  const { pack_colour: colour, passed } = board.state.draft[seat] ?? { pack_colour: me.colour, passed: [] };
  const { hand } = me;
  const drafting = view.phase === "draft";
  const left = board.state.seats[leftOf(view, seat)]?.name ?? "";
  return html`<div class="my-hand">
    <div class="cards-now">
      ${pack.length > 0 &&
      html`<${Cards} title=${say(me.drafted ? "hand_arrived" : "hand_drawn")} kind="pack">
        ${pack.map((card) => html`<${Playable} board=${board} key=${card} place=${`pack:${card}`} card=${card} colour=${colour} marked=${marked} />`)}
      <//>`}
      ${hand.length > 0 &&
      html`<${Cards} title=${say(drafting ? "hand_kept" : "hand")} kind="held">
        ${hand.map(({ deck, card, colour: of }) => html`<${Playable} board=${board} key=${`${deck}:${card}`} place=${`hand:${deck}:${card}`} card=${card} colour=${of} marked=${marked} />`)}
      <//>`}
    </div>
    <div class="cards-past">
      ${me.played.length > 0 && html`<${Cards} title=${say("hand_played")} kind="played">${me.played.map(still)}<//>`}
      ${passed.length > 0 && html`<${Cards} title=${say("hand_passed", { name: left })} kind="passed">${passed.map(still)}<//>`}
    </div>
  </div>`;
}

/** @param {{title: string, kind: string, children?: any}} props */
function Cards({ title, kind, children }) {
  return html`<div class=${`card-group ${kind}`}>
    <h2>${title}</h2>
    <div class="cards-row">${children}</div>
  </div>`;
}

/** @param {{board: Board, place: string, card: string | null, colour: string, marked: string[]}} props */
function Playable({ board, place, card, colour, marked }) {
  const label = say("card_of", { card: cardName(card), colour: named("colour_card", colour) });
  return html`<${Spot} board=${board} place=${place} label=${label} kind="card-spot" pressed=${marked.includes(place)}>
    ${card ? html`<${CardFace} card=${card} colour=${colour} />` : html`<${CardBack} colour=${colour} />`}
  <//>`;
}

/** A card that cannot be chosen now. @param {CardOfColour} card */
export function still({ card, colour }) {
  return html`<${Explained} kind="card-spot" tip=${`card:${card}`} label=${cardName(card)}>
    ${card ? html`<${CardFace} card=${card} colour=${colour} />` : html`<${CardBack} colour=${colour} />`}
  <//>`;
}

/** @param {string | null} card */
function cardName(card) {
  return card ? sentence(named("card", card)) : say("hidden_card");
}
