// @ts-check
// Small figures beside pictograms: coins, markers, rats, messages. The same wherever a player is shown.

import { html } from "../../vendor/htm-preact.js";
import { forecast, ratWords } from "../../drawing/borough/rat-forecast.js";
import { Emblem, Icon } from "../../drawing/index.js";
import { sign } from "../../drawing/signs.js";
import { count, named, say } from "../../words.js";
import { Counting } from "../following/counting-number.js";
import { Spot } from "./place.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("../../connection/api-types.d.ts").PlayerDescription} Player */

/** @param {{board: Board, player: Player}} props */
export function Coins({ board, player }) {
  return html`<${Spot} board=${board} place=${`coins:${player.colour}`} kind="tally" label=${count("coin", player.coins)}>
    <${Icon} name="coin" /><${Counting} value=${player.coins} />
  <//>`;
}

/** Supply and general supply. @param {{board: Board, player: Player}} props */
export function Markers({ board, player }) {
  return html`<span class="tallies">
    <${Spot} board=${board} place=${`supply:${player.colour}`} kind=${`tally colour-${player.colour}`} label=${say("in_supply", { markers: count("marker", player.supply) })}>
      <${Icon} name="marker" /><${Counting} value=${player.supply} />
    <//>
    <${Spot} board=${board} place=${`general:${player.colour}`} kind="tally lesser" label=${say("in_general", { markers: count("marker", player.general_supply) })}>
      <span>+<${Counting} value=${player.general_supply} /></span>
    <//>
  </span>`;
}

/**
 * The rat now and after this round, and the price where it would go beyond the end of its track.
 * @param {{board: Board, player: Player}} props
 */
export function Rat({ board, player }) {
  const { then, overruns } = forecast(player, board.facts);
  return html`<${Spot} board=${board} place=${`rat:${player.colour}`} kind="tally" label=${ratWords(player, board.facts)}>
    <${Icon} name="rat" /><${Counting} value=${player.rat} />
    ${then !== null && html`<span class=${`foreseen number ${overruns ? "danger" : ""}`}>→${then}</span>`}
    ${overruns && html`<span class="price">−${board.facts.overrun.prestige}<${Icon} name="prestige" /></span>`}
  <//>`;
}

/** The total, or a closed purse. @param {{board: Board, player: Player}} props */
export function Prestige({ board, player }) {
  const open = player.prestige !== null;
  return html`<${Spot} board=${board} place=${`prestige:${player.colour}`} kind="tally" label=${open ? count("prestige", player.prestige ?? 0) : say("tip_purse")}>
    <${Icon} name=${open ? "prestige" : "purse"} />${open && html`<${Counting} value=${player.prestige} />`}
  <//>`;
}

/** Number of messages of each borough. @param {{board: Board, player: Player}} props */
export function Messages({ board, player }) {
  const colours = board.state.view?.boroughs ?? [];
  const held = colours
    .map((colour) => ({ colour, n: player.messages.filter((message) => message.colour === colour).length }))
    .filter((one) => one.n);
  const label = held.length
    ? held.map(({ colour, n }) => `${named("colour", colour)} ${n}`).join(", ")
    : say("tip_no_messages");
  return html`<${Spot} board=${board} place=${`messages:${player.colour}`} kind="tally message-tally" label=${label}>
    <${Icon} name="message" />
    ${held.map(({ colour, n }) => html`<span class="by-colour" key=${colour}><${Emblem} colour=${colour} /><span class="number">${n}</span></span>`)}
    ${held.length === 0 && html`<span class="number is-none">0</span>`}
  <//>`;
}

/** The sign of a sector, as small as a pictogram. @param {{sector: string}} props */
export function SectorSign({ sector }) {
  return html`<svg class="drawing icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${sign(sector, 12, 12, 24)}</svg>`;
}

/** Cards left in hand. @param {{player: Player}} props */
export function CardsLeft({ player }) {
  const left = player.hand.length + player.pack.length;
  return html`<span class="tally at-rest" role="img" aria-label=${say("cards_left", { cards: count("card", left) })}>
    <${Icon} name="card" /><span class="number">${left}</span>
  </span>`;
}
