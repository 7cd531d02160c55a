// @ts-check
// Occupants of the seats at a new table.

import { html } from "../../vendor/htm-preact.js";
import { Emblem } from "../../drawing/icons.js";
import { facts, playerCounts } from "../../connection/facts.js";
import { named, say, sentence } from "../../words.js";

/** @typedef {import("./new-table.js").Draft} Draft */
/** @typedef {import("../../connection/api-types.d.ts").NewSeat} NewSeat */

/** @type {NewSeat["who"][]} */
const WHO = ["me", "here", "link", "bot"];

/** @param {{draft: Draft, change: (some: Partial<Draft>) => void}} given */
export function SeatFields({ draft, change }) {
  /** @param {number} seat @param {Partial<NewSeat>} some */
  const set = (seat, some) => {
    const seats = draft.seats.map((one, i) => {
      if (i === seat) return { ...one, ...some };
      // I sit in one seat only; moving me leaves a bot in the old one.
      return some.who === "me" && one.who === "me" ? { ...one, who: /** @type {const} */ ("bot") } : one;
    });
    change({ seats });
  };
  const colours = facts().colours_of[draft.players];
  // At a screen that several people share, everybody is called up by name.
  const shared = draft.seats.slice(0, draft.players).some(({ who }) => who === "here");
  const begins = draft.start !== null && draft.start < draft.players ? String(draft.start) : "";
  return html`<fieldset class="stack tight">
      <legend>${say("how_many")}</legend>
      <div class="segments">
        ${playerCounts().map((n) => html`<label key=${n} class="segment">
          <input type="radio" name="players" checked=${draft.players === n} onChange=${() => change({ players: n })} />
          <span class="number">${n}</span>
        </label>`)}
      </div>
    </fieldset>
    <fieldset class="stack tight">
      <legend class="visually-hidden">${say("seats")}</legend>
      ${draft.seats.slice(0, draft.players).map((seat, i) => html`<div key=${i} class="seat-choice">
        <span class="seat-emblem"><${Emblem} colour=${colours[i]} /></span>
        <select aria-label=${say("seat_of", { colour: named("colour", colours[i]) })} value=${seat.who}
          onChange=${(/** @type {any} */ event) => set(i, { who: event.target.value })}>
          ${WHO.map((who) => html`<option key=${who} value=${who}>${say(`who_${who}`)}</option>`)}
        </select>
        ${seat.who === "bot" && html`<select aria-label=${say("level_of", { colour: named("colour", colours[i]) })}
          aria-describedby=${helpId(levelOf(seat))}
          value=${levelOf(seat)} onChange=${(/** @type {any} */ event) => set(i, { level: event.target.value })}>
          ${facts().levels.map((level) => html`<option key=${level} value=${level}>${named("level", level)}</option>`)}
        </select>`}
        ${(seat.who === "here" || (seat.who === "me" && shared)) && html`<input aria-label=${say("name_of", { colour: named("colour", colours[i]) })}
          placeholder=${say("name")} maxlength=${facts().limits.name} value=${seat.name ?? ""} autocomplete="off"
          onInput=${(/** @type {any} */ event) => set(i, { name: event.target.value })} />`}
      </div>`)}
      <${LevelHelp} seats=${draft.seats.slice(0, draft.players)} />
      <label class="seat-choice"><span>${say("who_begins")}</span>
        <select value=${begins} onChange=${(/** @type {any} */ event) => change({ start: event.target.value === "" ? null : Number(event.target.value) })}>
          <option value="">${say("by_lot")}</option>
          ${colours.slice(0, draft.players).map((/** @type {string} */ colour, /** @type {number} */ i) => html`<option key=${i} value=${i}>${named("colour", colour)}</option>`)}
        </select>
      </label>
    </fieldset>`;
}

/** The level of a bot's seat. @param {NewSeat} seat */
const levelOf = (seat) => seat.level ?? facts().default_level;

/** The id of a level's line of help. @param {string} level */
const helpId = (level) => `level-help-${level}`;

/** What the bots at the table are like to play against. @param {{seats: NewSeat[]}} given */
function LevelHelp({ seats }) {
  const chosen = new Set(seats.filter(({ who }) => who === "bot").map(levelOf));
  return facts()
    .levels.filter((level) => chosen.has(level))
    .map(
      (level) => html`<p key=${level} id=${helpId(level)} class="soft small level-help">
        <b>${sentence(named("level", level))}</b> ${named("level_help", level)}
      </p>`,
    );
}
