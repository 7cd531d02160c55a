// @ts-check
// The form for a new table: who sits where, and by which rules.

import { html, useEffect, useState } from "../../vendor/htm-preact.js";
import { facts, playerCounts } from "../../connection/facts.js";
import { remember, remembered } from "../../browser-storage.js";
import { useNotice } from "../../notice.js";
import { say } from "../../words.js";
import { openTable } from "./create-table.js";
import { OptionFields } from "./option-fields.js";
import { SeatFields } from "./seat-fields.js";

/** @typedef {import("../../connection/api-types.d.ts").NewSeat} NewSeat */
/** @typedef {import("../../connection/api-types.d.ts").OptionFacts["values"][number]} OptionValue */

const KEY = "notredame.new-table";

/**
 * A table being put together. There are always five seats, so that a removed one comes back unchanged.
 * @typedef {object} Draft
 * @property {number} players
 * @property {NewSeat[]} seats
 * @property {string} edition
 * @property {Record<string, OptionValue>} changes  options chosen against the edition
 * @property {boolean} listed
 * @property {boolean} practice  where I am the only person
 * @property {number | null} start  the seat that begins; null draws it by lot
 */

/** @returns {Draft} */
function first() {
  return {
    players: 4,
    seats: Array.from(
      { length: Math.max(...playerCounts()) },
      (_, i) => (i ? { who: "bot", level: facts().default_level } : { who: "me" }),
    ),
    edition: facts().default_edition,
    changes: {},
    listed: false,
    practice: false,
    start: null,
  };
}

/** The last table put together in this browser, as far as it is still valid. @returns {Draft} */
function last() {
  const fresh = first();
  try {
    /** @type {Draft} */
    const kept = { ...fresh, ...JSON.parse(remembered(KEY) ?? "{}") };
    const { editions, options } = facts();
    if (!editions[kept.edition] || kept.seats.length !== fresh.seats.length || !playerCounts().includes(kept.players)) {
      return fresh;
    }
    kept.changes = Object.fromEntries(
      Object.entries(kept.changes).filter(([name, value]) => options[name]?.values.includes(value)),
    );
    return kept;
  } catch {
    return fresh;
  }
}

/** The request for a draft. @param {Draft} draft @returns {import("../../connection/api-types.d.ts").NewTable} */
function wish(draft) {
  const taken = draft.seats.slice(0, draft.players);
  const shared = taken.some(({ who }) => who === "here");
  const seats = taken.map(({ who, name, level }) => {
    if (who === "bot") return { who, level: level ?? facts().default_level };
    return shared && who !== "link" && name?.trim() ? { who, name: name.trim() } : { who };
  });
  const preset = facts().editions[draft.edition];
  const options = Object.fromEntries(
    Object.entries(draft.changes).filter(([name, value]) => value !== preset[name]),
  );
  const start = draft.start !== null && draft.start < draft.players ? { start: draft.start } : {};
  const practice = draft.practice && isAlone(draft) ? { practice: true } : {};
  return { seats, edition: draft.edition, options, listed: draft.listed, ...practice, ...start };
}

/** Whether one person plays, and bots in all other seats. @param {Draft} draft */
function isAlone({ seats, players }) {
  return seats.slice(0, players).filter(({ who }) => who !== "bot").length === 1;
}

export function NewTable() {
  const [draft, setDraft] = useState(last);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useNotice();
  /** @param {Partial<Draft>} some */
  const change = (some) => setDraft((/** @type {Draft} */ now) => ({ ...now, ...some }));
  useEffect(() => remember(KEY, JSON.stringify(draft)), [draft]);

  const create = (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    setTrouble(null);
    openTable(wish(draft)).catch((error) => {
      setTrouble(error);
      setBusy(false);
    });
  };
  const bots = draft.seats.slice(0, draft.players).every(({ who }) => who === "bot");
  const invited = draft.seats.slice(0, draft.players).some(({ who }) => who === "link");

  return html`<section class="card new-table" aria-labelledby="new-title">
    <form class="stack roomy" onSubmit=${create}>
      <h2 id="new-title">${say("new_table")}</h2>
      <${SeatFields} draft=${draft} change=${change} />
      <${OptionFields} draft=${draft} change=${change} />
      ${invited && html`<fieldset class="stack tight">
        <legend>${say("who_may_join")}</legend>
        <div class="row">
          ${[false, true].map((listed) => html`<label key=${listed} class="choice">
            <input type="radio" name="listed" checked=${draft.listed === listed} onChange=${() => change({ listed })} />
            ${say(listed ? "listed" : "by_link_only")}
          </label>`)}
        </div>
      </fieldset>`}
      ${isAlone(draft) && html`<div class="option">
        <label class="choice">
          <input type="checkbox" checked=${draft.practice} aria-describedby="help-practice" onChange=${() => change({ practice: !draft.practice })} />
          ${say("practice")}
        </label>
        <span id="help-practice" class="soft small">${say("practice_help")}</span>
      </div>`}
      ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
      ${bots && html`<p class="soft" role="status">${say("somebody_has_to_play")}</p>`}
      <p class="row"><button class="main" disabled=${busy || bots}>${say("create")}</button>
        ${invited && html`<span class="soft small">${say("links_follow")}</span>`}</p>
    </form>
  </section>`;
}
