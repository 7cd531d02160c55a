// @ts-check
// A table's plain address, opened by somebody without a link: they may ask the host for a seat.

import { html, useEffect, useState } from "../vendor/htm-preact.js";
import { get, post, put } from "../connection/api.js";
import { facts } from "../connection/facts.js";
import { useNotice } from "../notice.js";
import { explained, named, say } from "../words.js";
import { Foot, Head } from "../page-head.js";

/** @typedef {import("../connection/api-types.d.ts").SeatRequestStatus} SeatRequest */

/** Milliseconds between two looks at the table. */
const EVERY = 3_000;

/**
 * @param {object} given
 * @param {string} given.table
 * @param {unknown} given.problem  why the table is not shown
 * @param {() => void} given.onSeated
 */
export function AskForSeat({ table, problem, onSeated }) {
  const { found, setFound, closed } = useSeatRequest(table, onSeated);
  if (closed) {
    return html`<${Head} />
      <main id="main" class="failed stack" tabindex="-1">
        <h1>${say("game")}</h1>
        <p class="trouble" role="alert">${explained(problem)}</p>
        <p>${say("ask_closed")}</p>
        <p><a class="button" href="/">${say("to_start")}</a></p>
      </main>`;
  }
  if (!found) return html`<main id="main" class="arriving" tabindex="-1"><p role="status">${say("loading")}</p></main>`;
  return html`<${Head} />
    <main id="main" class="arriving stack" tabindex="-1">
      <h1>${found.host_name ? say("table_of", { name: found.host_name }) : say("ask_title")}</h1>
      ${found.status === "new" && html`<${Ask} table=${table} found=${found} done=${setFound} />`}
      ${found.status === "asked" && html`<p class="table-news" role="status">${say("ask_waiting")}</p>`}
      ${found.status === "turned-down" && html`<p class="trouble" role="alert">${named("problem", "turned-down")}</p>`}
      ${found.status !== "new" && html`<p><a class="button plain" href="/">${say("to_start")}</a></p>`}
    </main>
    <${Foot} />`;
}

/** @param {{table: string, found: SeatRequest, done: (now: SeatRequest) => void}} given */
function Ask({ table, found, done }) {
  const [name, setName] = useState(/** @type {string | null} */ (null));
  const [known, setKnown] = useState("");
  const [trouble, setTrouble] = useNotice();
  const [busy, setBusy] = useState(false);
  useEffect(() => void get("/api/me").then((me) => setKnown(me.name), setTrouble), []);
  const ask = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    setTrouble(null);
    try {
      const wish = (name ?? known).trim();
      if (wish && wish !== known) await put("/api/me", { name: wish });
      done(await post(`/api/tables/${table}/seat-request`, wish ? { name: wish } : {}));
    } catch (error) {
      setTrouble(error);
      setBusy(false);
    }
  };
  return html`<p>${say("ask_text", { n: found.open })}</p>
    <form class="stack" onSubmit=${ask}>
      <label class="stack tight">
        ${say("my_name")}
        <input value=${name ?? known} maxlength=${facts().limits.name} autocomplete="nickname"
          onInput=${(/** @type {any} */ event) => setName(event.target.value)} />
      </label>
      ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
      <p class="row">
        <button class="main" disabled=${busy}>${say("ask_for_seat")}</button>
        <a class="button plain" href="/">${say("not_now")}</a>
      </p>
    </form>`;
}

/**
 * Follows a request for a seat until there is one, or the table waits no longer.
 * @param {string} table
 * @param {() => void} onSeated
 */
function useSeatRequest(table, onSeated) {
  const [found, setFound] = useState(/** @type {SeatRequest | null} */ (null));
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    let here = true;
    const look = async () => {
      try {
        /** @type {SeatRequest} */
        const now = await get(`/api/tables/${table}/seat-request`);
        if (!here) return;
        if (now.status === "seated") onSeated();
        else setFound(now);
        if (now.status === "turned-down") clearInterval(timer);
      } catch (error) {
        // Anything but a refusal passes; the next look tells.
        if (!here || Object(error).status < 400 || Object(error).status >= 429) return;
        setClosed(true);
        clearInterval(timer);
      }
    };
    const again = () => document.visibilityState === "visible" && void look();
    const timer = setInterval(again, EVERY);
    void look();
    document.addEventListener("visibilitychange", again);
    return () => {
      here = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
    };
  }, [table]);
  return { found, setFound, closed };
}
