// @ts-check
// Live updates of a table. Server-sent events are read through fetch rather than EventSource, which hides the server's
// comments (signs of life) and its refusals (404). The stream reconnects after silence, sleep and lost networks, and
// resumes from the last event; the page never reloads.

import { Problem, problemOf } from "./api.js";
import { language, onLanguage } from "../words.js";

/** @typedef {import("./api-types.d.ts").PageState} State */

/** Milliseconds of silence after which the connection is dead; the server sends something every 15 s. */
const SILENCE = 40_000;
/** The same when the person returns to the page, who should not have to wait. */
const SILENCE_ON_RETURN = 20_000;
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 12_000;
/** Milliseconds that a connection may be lost before the page says so. */
const GRACE = 1_500;

/**
 * @param {string} table
 * @param {object} to
 * @param {number | null} [to.seat] which of my seats looks; null lets the server choose
 * @param {(state: State) => void} to.onState
 * @param {(ok: boolean, problem?: Problem) => void} [to.onConnection] with a problem it is final
 * @param {(problem: Problem | null) => void} [to.onRefused] not now; it is tried again. Null: nothing refuses any more
 * @returns {{look: (seat: number | null) => void, close: () => void}}
 */
export function live(table, { seat = null, onState, onConnection = () => {}, onRefused = () => {} }) {
  let closed = false;
  let last = "";
  let heard = 0;
  /** @type {State | null} */
  let state = null;
  let pause = FIRST_PAUSE;
  let connected = /** @type {boolean | null} */ (null);
  /** @type {AbortController | null} */
  let line = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let retry;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let grace;

  /** @param {boolean} ok @param {Problem} [problem] */
  const report = (ok, problem) => {
    clearTimeout(grace);
    grace = undefined;
    if (closed || (connected === ok && !problem)) return;
    connected = ok;
    onConnection(ok, problem);
  };

  const connect = async () => {
    clearTimeout(retry);
    retry = undefined;
    line?.abort();
    if (closed) return;
    const mine = (line = new AbortController());
    heard = Date.now();
    try {
      const answer = await fetch(address(table, seat), {
        headers: { accept: "text/event-stream", ...(last ? { "last-event-id": last } : {}) },
        credentials: "same-origin",
        cache: "no-store",
        signal: mine.signal,
      });
      if (answer.status >= 400 && answer.status < 500 && answer.status !== 408 && answer.status !== 429) {
        const problem = await problemOf(answer);
        if (line === mine) {
          report(false, problem);
          close();
        }
        return;
      }
      if (!answer.ok || !answer.body) {
        const problem = await problemOf(answer);
        if (line === mine) onRefused(problem);
        throw problem;
      }
      if (line !== mine) return;
      report(true);
      for await (const event of events(answer.body, () => (heard = Date.now()))) {
        if (line !== mine) return;
        pause = FIRST_PAUSE;
        if (event.id) last = event.id;
        if (event.data) hand(event.event, event.data);
      }
    } catch (error) {
      // The network failed, or we aborted; either way the next lines decide.
      if (line === mine && !(error instanceof Problem)) onRefused(null);
    }
    if (line === mine) lost();
  };

  /** @param {string} event @param {string} data */
  const hand = (event, data) => {
    const said = JSON.parse(data);
    if (event === "presence" && !state) return;
    state = event === "presence" && state ? withPresence(state, said) : withChat(state, said);
    try {
      onState(/** @type {State} */ (state));
    } catch (error) {
      // An error in the page is not an error of the connection.
      setTimeout(() => {
        throw error;
      });
    }
  };

  const lost = () => {
    line = null;
    if (closed) return;
    grace ??= setTimeout(() => report(false), navigator.onLine ? GRACE : 0);
    retry = setTimeout(connect, pause * (0.75 + Math.random() / 2));
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  };

  const again = () => {
    pause = FIRST_PAUSE;
    grace ??= setTimeout(() => report(false), GRACE);
    void connect();
  };

  // The wall clock, since other clocks stop while a laptop sleeps.
  /** @param {number} longest */
  const silentFor = (longest) => line !== null && Date.now() - heard > longest;
  const watchdog = setInterval(() => silentFor(SILENCE) && again(), 5_000);
  const back = () => {
    if (document.visibilityState === "hidden") return;
    if (line === null || silentFor(SILENCE_ON_RETURN)) again();
  };
  // A browser without a network may still reach a server on the same machine, so just try.
  const changed = () => again();

  const afresh = () => {
    last = ""; // another seat or language has another log: start over
    state = null;
    pause = FIRST_PAUSE;
    void connect();
  };
  const quiet = onLanguage(afresh);

  document.addEventListener("visibilitychange", back);
  addEventListener("pageshow", back);
  addEventListener("online", changed);
  addEventListener("offline", changed);

  const close = () => {
    closed = true;
    line?.abort();
    line = null;
    clearTimeout(retry);
    clearTimeout(grace);
    clearInterval(watchdog);
    quiet();
    document.removeEventListener("visibilitychange", back);
    removeEventListener("pageshow", back);
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };

  void connect();
  return {
    look(other) {
      if (other === seat) return;
      seat = other;
      afresh();
    },
    close,
  };
}

/**
 * A state with new presence; nothing else changed, so there is no news.
 * @param {State} state
 * @param {{present: number[], watchers: number, host_here: boolean}} said
 * @returns {State}
 */
function withPresence(state, { present, ...rest }) {
  const seats = state.seats.map((seat) => ({ ...seat, present: present.includes(seat.seat) }));
  const news = state.news && { from: state.move + 1, lines: [] };
  return { ...state, ...rest, seats, news };
}

/**
 * A state with all chat: after the first, the server sends only new lines.
 * @param {State | null} before
 * @param {State} said
 * @returns {State}
 */
function withChat(before, said) {
  const first = said.chat[0]?.number ?? Infinity;
  const known = before?.chat.filter((line) => line.number < first) ?? [];
  return { ...said, chat: [...known, ...said.chat] };
}

/** @param {string} table @param {number | null} seat */
function address(table, seat) {
  const query = new URLSearchParams({ lang: language() });
  if (seat !== null) query.set("seat", String(seat));
  return `/api/tables/${encodeURIComponent(table)}/live?${query}`;
}

/**
 * Server-sent events from a stream of bytes; comments only count as signs of life.
 * @param {ReadableStream<Uint8Array>} body
 * @param {() => void} onBytes
 * @returns {AsyncGenerator<{id: string, event: string, data: string}>}
 */
async function* events(body, onBytes) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  let id = "";
  let event = "";
  /** @type {string[]} */
  let data = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      rest += decoder.decode(value, { stream: true });
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (line === "") {
          if (id || data.length) yield { id, event, data: data.join("\n") };
          id = "";
          event = "";
          data = [];
        } else if (line.startsWith("data:")) {
          data.push(line.slice(5).replace(/^ /, ""));
        } else if (line.startsWith("id:")) {
          id = line.slice(3).trim();
        } else if (line.startsWith("event:")) {
          event = line.slice(6).trim();
        }
      }
    }
  } finally {
    void reader.cancel().catch(() => {});
  }
}
