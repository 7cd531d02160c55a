// @ts-check
// The other players, one strip each: all open information about them at a glance.

import { html, useState } from "../../vendor/htm-preact.js";
import { piecesIn } from "../../drawing/sector-words.js";
import { Borough, Emblem, Icon } from "../../drawing/index.js";
import { named, say, sentence } from "../../words.js";
import { still } from "../asking/hand.js";
import { Counting } from "../following/counting-number.js";
import { Dialog } from "../dialog.js";
import { CardsLeft, Coins, Markers, Messages, Prestige, Rat, SectorSign } from "./figures.js";
import { lastAction } from "../side/log-data.js";
import { useNarrow } from "../narrow.js";
import { Explained, Spot } from "./place.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("../../connection/api-types.d.ts").Seat} Seat */

/** @param {{board: Board, seats: Seat[], mine: number | null}} props */
export function Strips({ board, seats, mine }) {
  const [large, setLarge] = useState(/** @type {number | null} */ (null));
  const narrow = useNarrow();
  // Clockwise from me, as they sit.
  const first = mine === null ? 0 : mine + 1;
  const order = seats.map((_, i) => seats[(first + i) % seats.length]).filter((seat) => seat && seat.seat !== mine);
  return html`<div class=${`strips of-${order.length}`}>
    ${order.map((seat) => seat && html`<${Strip} key=${seat.seat} board=${board} seat=${seat} onLarge=${() => setLarge(seat.seat)} />`)}
    ${large !== null &&
    html`<${Dialog} title=${seats[large]?.name ?? ""} kind="borough-window" onClose=${() => setLarge(null)}>
      <${Borough} state=${board.state} facts=${board.facts} seat=${large} lit=${new Map()} onPick=${() => {}} over=${board.over} narrow=${narrow} />
      <${Played} player=${board.state.view?.players[large]} />
    <//>`}
  </div>`;
}

/** @param {{board: Board, seat: Seat, onLarge: () => void}} props */
function Strip({ board, seat, onLarge }) {
  const { state, facts } = board;
  const view = state.view;
  const player = view?.players[seat.seat];
  if (!view || !player) return null;
  const waiting = state.waiting.find((one) => one.seat === seat.seat);
  const last = lastAction(board.lines, seat.seat);
  const over = [...board.over].some((place) => place === `player:${seat.colour}`);
  return html`<article class=${`strip colour-${seat.colour} ${waiting ? "acting" : ""} ${over ? "over" : ""}`} aria-label=${seat.name}>
    <header>
      <button type="button" class="plain strip-name" onClick=${onLarge}>
        <${Emblem} colour=${seat.colour} />
        <span class="name">${seat.name}</span>
        <span class="visually-hidden">${say("enlarge", { name: seat.name })}</span>
      </button>
      <${Who} seat=${seat} />
      ${seat.who === "bot" && state.bots_think_less && html`<${Explained} kind="hurried" tip="hurried" label=${say("hurried")}>${say("hurried")}<//>`}
      ${view.start_player === seat.seat && html`<${StartFigure} />`}
      <span class="spread"></span>
      <${CardsLeft} player=${player} />
      <${Prestige} board=${board} player=${player} />
    </header>
    <${Figures} board=${board} seat=${seat.seat} />
    <ul class="seven">
      ${facts.sectors.map((sector) => {
        const n = piecesIn(player, sector);
        const friend = player.friend === sector;
        const words = `${sentence(named("place", sector))}: ${n}${friend ? `, ${say("with_friend")}` : ""}`;
        return html`<li key=${sector}>
          <${Spot} board=${board} place=${`sector:${seat.colour}/${sector}`} kind=${`tally sector-tally ${n ? "" : "is-none"} ${friend ? "has-friend" : ""}`} label=${words}>
            <${SectorSign} sector=${sector} /><${Counting} value=${n} />
          <//>
        </li>`;
      })}
    </ul>
    <p class="last-action">${waiting ? html`<em>${waiting.what}</em>` : (last?.deed ?? last?.text ?? "")}</p>
  </article>`;
}

/** @param {{board: Board, seat: number}} props */
function Figures({ board, seat }) {
  const player = board.state.view?.players[seat];
  if (!player) return null;
  return html`<div class="tally-row">
    <${Coins} board=${board} player=${player} />
    <${Markers} board=${board} player=${player} />
    <${Rat} board=${board} player=${player} />
    <${Messages} board=${board} player=${player} />
  </div>`;
}

/**
 * The cards a player has played this round.
 * @param {{player: import("../../connection/api-types.d.ts").PlayerDescription | undefined}} props
 */
function Played({ player }) {
  if (!player?.played.length) return null;
  return html`<div class="card-group">
    <h3>${say("hand_played")}</h3>
    <div class="cards-row">
      ${player.played.map(still)}
    </div>
  </div>`;
}

/** A bot's level, or whether a person is present. @param {{seat: Seat}} props */
export function Who({ seat }) {
  if (seat.who === "bot") {
    const level = seat.level ? named("level", seat.level) : "";
    if (!seat.left && (seat.name.includes(level) || seat.name.includes(seat.level ?? ""))) return null; // the name says it
    return html`<span class="seat-who">${seat.left ? say("left_bot", { level }) : say("bot", { level })}</span>`;
  }
  if (seat.who === "open") return html`<span class="seat-who">${say("seat_open")}</span>`;
  return html`<span class=${`seat-who ${seat.present ? "is-here" : "is-away"}`}>${say(seat.present ? "present" : "absent")}</span>`;
}

/** The bell-ringer, who stands before the start player. */
export function StartFigure() {
  return html`<${Explained} kind="start-figure" tip="start" label=${say("start_figure")}><${Icon} name="bell" /><//>`;
}
