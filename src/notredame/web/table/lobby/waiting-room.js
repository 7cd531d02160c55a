// @ts-check
// The waiting room: who sits where, links to invite people, and bots for empty seats.

import { html } from "../../vendor/htm-preact.js";
import { Emblem } from "../../drawing/index.js";
import { get, post } from "../../connection/api.js";
import { useNotice } from "../../notice.js";
import { go } from "../../route.js";
import { Foot, Head } from "../../page-head.js";
import { rulesOf } from "../../start/new-table/option-names.js";
import { LoopbackWarning } from "../../start/loopback-warning.js";
import { say } from "../../words.js";
import { ChatView } from "../side/chat.js";
import { CopyLink, useLinks } from "../menu/links.js";
import { SeatActions } from "../menu/seat-actions.js";
import { SeatRequests } from "./seat-requests.js";
import { SeatName } from "./seat-name.js";
import { Who } from "../board/strips.js";

/** @typedef {import("../../connection/api-types.d.ts").PageState} State */
/** @typedef {import("../../connection/api-types.d.ts").Seat} Seat */
/** @typedef {import("../../connection/api-types.d.ts").Facts} Facts */

/** @param {{state: State, facts: Facts, onSeated: () => void}} props */
export function WaitingRoom({ state, facts, onSeated }) {
  const open = state.seats.filter((seat) => seat.who === "open");
  const { links } = useLinks(state.table, state.host, open.map((seat) => seat.seat).join());
  const [trouble, setTrouble] = useNotice();
  const mine = state.seats.filter((seat) => seat.mine);

  const sit = async () => {
    setTrouble(null);
    try {
      const me = await get("/api/me");
      // Only a listed table can be joined without a link; its host has all links.
      const found = state.host ? await get(`/api/tables/${state.table}/links`) : null;
      const token = found?.seats[String(open[0]?.seat)]?.split("#seat=")[1];
      await post(`/api/tables/${state.table}/join`, { ...(me.name && { name: me.name }), ...(token && { token }) });
      onSeated();
    } catch (error) {
      setTrouble(error);
    }
  };
  const stand = async (/** @type {Seat} */ seat) => {
    setTrouble(null);
    try {
      await post(`/api/tables/${state.table}/stand`, { seat: seat.seat });
      if (mine.length === 1 && seat.mine) go("/");
      else if (seat.mine) onSeated(); // the page may have been showing this seat's view
    } catch (error) {
      setTrouble(error);
    }
  };

  return html`<${Head} />
    <main id="main" class="waiting-room stack" tabindex="-1">
      <h1>${say("waiting_title")}</h1>
      <p role="status">${say("waiting_text", { n: open.length })}</p>
      <${SeatRequests} state=${state} onTrouble=${setTrouble} />
      <ul class="seat-rows">
        ${state.seats.map(
          (seat) => html`<li key=${seat.seat} class=${`card seat-row colour-${seat.colour}`}>
            <${Emblem} colour=${seat.colour} />
            <${SeatName} table=${state.table} seat=${seat} only=${mine.length === 1} onTrouble=${setTrouble} />
            <${Who} seat=${seat} />
            ${links?.seats[String(seat.seat)] && html`<${CopyLink} path=${links.seats[String(seat.seat)]} label=${say("invite_link", { n: seat.seat + 1 })} />`}
            <${Standing} seat=${seat} host=${state.host} stand=${stand} />
          </li>`,
        )}
      </ul>
      ${links && open.length > 0 && html`<p class="soft small">${say("address_asks")}</p><${LoopbackWarning} />`}
      ${!mine.length && (state.listed || state.host) && open.length > 0 && html`<p><button type="button" class="main" onClick=${sit}>${say("sit_down")}</button></p>`}
      ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
      ${(state.host || mine.length > 0) && html`<${SeatActions} state=${state} facts=${facts} onDone=${() => {}} />`}
      <p class="soft">${rulesOf(state.edition, state.options)}</p>
      <section class="card" aria-label=${say("chat")}><${ChatView} state=${state} /></section>
      ${links?.watch && html`<section class="stack"><span>${say("watch_link")}</span><${CopyLink} path=${links.watch} label=${say("watch_link")} /></section>`}
    </main>
    <${Foot} />`;
}

/**
 * Getting up; for the host also freeing the seat of somebody who went away.
 * @param {{seat: Seat, host: boolean, stand: (seat: Seat) => void}} props
 */
function Standing({ seat, host, stand }) {
  if (seat.mine) {
    return html`<button type="button" class="standing-up" onClick=${() => stand(seat)}>${say("stand_up")}</button>`;
  }
  if (!host || seat.who !== "person" || seat.present) return null;
  return html`<button type="button" class="standing-up" onClick=${() => stand(seat)}>${say("free_seat_of", { name: seat.name })}</button>`;
}
