// @ts-check
// Before the game: who sits where, links for those who are still to come, bots for those who are not.

import { html, useState } from "../vendor/htm-preact.js";
import { Emblem } from "../drawing/index.js";
import { get, post } from "../api.js";
import { explained, named, say } from "../words.js";
import { ChatView } from "./chat-view.js";
import { CopyLink, useLinks } from "./links.js";
import { SeatActions } from "./seat-actions.js";
import { Who } from "./strips.js";

/** @typedef {import("../types.js").State} State */
/** @typedef {import("../types.js").Facts} Facts */

/** @param {{state: State, facts: Facts, onSeated: () => void}} props */
export function WaitingRoom({ state, facts, onSeated }) {
  const open = state.seats.filter((seat) => seat.who === "open");
  const { links } = useLinks(state.table, state.host, open.length);
  const [trouble, setTrouble] = useState("");
  const seated = state.seats.some((seat) => seat.mine);
  const sit = async () => {
    try {
      const me = await get("/api/me");
      await post(`/api/tables/${state.table}/join`, me.name ? { name: me.name } : {});
      onSeated();
    } catch (error) {
      setTrouble(explained(error));
    }
  };
  return html`<main id="main" class="waiting-room stack" tabindex="-1">
    <p><a href="/">${say("to_start")}</a></p>
    <h1>${say("waiting_title")}</h1>
    <p role="status">${say("waiting_text", { n: open.length })}</p>
    <ul class="seat-rows">
      ${state.seats.map(
        (seat) => html`<li key=${seat.seat} class=${`card seat-row colour-${seat.colour}`}>
          <${Emblem} colour=${seat.colour} />
          <span class="name">${seat.who === "open" ? named("colour", seat.colour) : seat.name}</span>
          <${Who} seat=${seat} />
          ${links?.seats[String(seat.seat)] && html`<${CopyLink} path=${links.seats[String(seat.seat)]} label=${say("invite_link", { n: seat.seat + 1 })} />`}
        </li>`,
      )}
    </ul>
    ${!seated && state.listed && open.length > 0 && html`<p><button type="button" class="main" onClick=${sit}>${say("sit_down")}</button></p>`}
    ${state.host && html`<${SeatActions} state=${state} facts=${facts} onDone=${() => {}} />`}
    ${links?.watch && html`<p>${say("watch_link")}</p><${CopyLink} path=${links.watch} label=${say("watch_link")} />`}
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
    <section class="card" aria-label=${say("chat")}><${ChatView} state=${state} /></section>
  </main>`;
}
