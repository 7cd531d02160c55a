// @ts-check
// An invitation: a link to a seat shows its table before the person sits down.

import { html, useEffect, useRef, useState } from "../vendor/htm-preact.js";
import { post, put } from "../connection/api.js";
import { Emblem } from "../drawing/icons.js";
import { facts } from "../connection/facts.js";
import { sit, watchInstead } from "../link-keys.js";
import { useNotice } from "../notice.js";
import { named, say } from "../words.js";
import { Foot, Head } from "../page-head.js";
import { rulesOf } from "../start/new-table/option-names.js";
import { tableChanges } from "./table-changes.js";

/** @typedef {import("../connection/api-types.d.ts").Invitation} Table */

/** Milliseconds between two updates of the table while somebody reads. */
const EVERY = 10_000;

/** @param {{table: Table, token: string, name: string, done: () => void}} given */
export function Invitation({ table: first, token, name: known, done }) {
  const { table, news, look } = useTable(first, token);
  const [name, setName] = useState(known);
  const [trouble, setTrouble] = useNotice();
  const [busy, setBusy] = useState(false);
  useEffect(() => void (document.title = `${say("invited")} – ${say("game")}`));

  const free = table.seats[table.seat]?.who === "open";
  const another = table.opens_more ? table.seats.findIndex(({ who }) => who === "open") : -1;
  const seat = free ? table.seat : another;
  const enter = (/** @type {Event} */ event) => {
    event.preventDefault();
    const wish = name.trim();
    return come(async () => {
      if (wish && wish !== known) await put("/api/me", { name: wish });
      await sit(table.table, token, seat, wish);
    });
  };
  const come = async (/** @type {() => Promise<void>} */ enters) => {
    setBusy(true);
    setTrouble(null);
    try {
      // Nobody sits down at a table that has changed since they saw it.
      if (await look()) return setBusy(false);
      await enters();
      done();
    } catch (error) {
      setTrouble(error);
      setBusy(false);
      await look().catch(() => {}); // the message is shown; the update shows who was faster
    }
  };

  return html`<${Head} />
    <main id="main" class="arriving stack">
      <h1>${table.host_name ? say("invited_by", { name: table.host_name }) : say("invited")}</h1>
      <section class="card stack tight" aria-label=${say("seats")}>
        <ul class="invited-seats">
          ${table.seats.map((seat, i) => html`<li key=${i} class=${i === table.seat ? "your-seat" : ""}>
            <${Emblem} colour=${seat.colour} />
            <span class="name">${seat.who === "open" ? named("colour", seat.colour) : seat.name}</span>
            <span class="soft small">${i === table.seat && free ? say("your_seat") : seatWords(seat)}</span>
          </li>`)}
        </ul>
        <p class="soft small">${rulesOf(table.edition, table.options ?? { new_persons: table.new_persons })}</p>
      </section>
      <p class="table-news" role="status">${news.join(" ")}</p>
      ${!free && html`<p class="trouble" role="alert">${named("problem", "seat-taken")}</p>`}
      ${seat >= 0 && html`<form class="stack" onSubmit=${enter}>
        <label class="stack tight">
          ${say("my_name")}
          <input value=${name} maxlength=${facts().limits.name} autocomplete="nickname"
            onInput=${(/** @type {any} */ event) => setName(event.target.value)} />
        </label>
        <p><button class="main" disabled=${busy}>${free ? say("sit_down") : say("sit_elsewhere", { colour: named("colour", table.seats[seat]?.colour ?? "") })}</button></p>
      </form>`}
      ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
      <p class="row">
        ${table.opens_more && html`<button type="button" class=${seat < 0 ? "main" : ""} disabled=${busy} onClick=${() => come(() => watchInstead(table.table, token))}>${say("watch_instead")}</button>`}
        <a class="button plain" href="/">${say(seat < 0 ? "to_start" : "not_now")}</a>
      </p>
    </main>
    <${Foot} />`;
}

/**
 * The current table of a link, and what has changed since it was first shown.
 * @param {Table} first
 * @param {string} token
 * @returns {{table: Table, news: string[], look: () => Promise<boolean>}} look: whether something new was seen
 */
function useTable(first, token) {
  const [table, setTable] = useState(first);
  const seen = useRef(first);
  const look = async () => {
    /** @type {Table} */
    const now = await post(`/api/tables/${first.table}/look-in`, { token });
    const fresh = tableChanges(seen.current, now).length > 0;
    seen.current = now;
    setTable(now);
    return fresh;
  };
  useEffect(() => {
    // A failed update is repeated soon; sitting down reports what is wrong.
    const again = () => document.visibilityState === "visible" && void look().catch(() => {});
    const timer = setInterval(again, EVERY);
    addEventListener("focus", again);
    document.addEventListener("visibilitychange", again);
    return () => {
      clearInterval(timer);
      removeEventListener("focus", again);
      document.removeEventListener("visibilitychange", again);
    };
  }, []);
  return { table, news: tableChanges(first, table), look };
}

/** @param {Table["seats"][number]} seat */
function seatWords({ who, name, level }) {
  if (who === "open") return say("seat_open");
  const strength = level ? named("level", level) : "";
  return who === "bot" && !name.includes(strength) ? say("bot", { level: strength }) : ""; // unless the name says it
}
