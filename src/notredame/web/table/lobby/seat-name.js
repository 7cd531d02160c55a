// @ts-check
// The name of a person in a seat, which I can still change for mine before the game.

import { html, useState } from "../../vendor/htm-preact.js";
import { post } from "../../connection/api.js";
import { facts } from "../../connection/facts.js";
import { saveName } from "../../start/save-name.js";
import { named, say } from "../../words.js";

/** @typedef {import("../../connection/api-types.d.ts").Seat} Seat */

/**
 * @param {{table: string, seat: Seat, only: boolean, onTrouble: (error: unknown) => void}} props
 *   only: whether it is my only seat, so that this is my own name; onTrouble: null when it is over
 */
export function SeatName({ table, seat, only, onTrouble }) {
  const [typed, setTyped] = useState(/** @type {string | null} */ (null));
  if (!seat.mine) {
    return html`<span class="name">${seat.who === "open" ? named("colour", seat.colour) : seat.name}</span>`;
  }
  const save = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const name = (typed ?? "").trim();
    onTrouble(null);
    try {
      if (name && name !== seat.name) {
        await post(`/api/tables/${table}/name`, { seat: seat.seat, name });
        if (only) await saveName(name);
      }
      setTyped(null);
    } catch (error) {
      onTrouble(error);
    }
  };
  return html`<form class="name" onSubmit=${save}>
    <input aria-label=${say("my_name")} value=${typed ?? seat.name} maxlength=${facts().limits.name} autocomplete="nickname"
      onInput=${(/** @type {any} */ event) => setTyped(event.target.value)} onBlur=${save} />
  </form>`;
}
