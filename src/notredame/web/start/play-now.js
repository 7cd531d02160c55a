// @ts-check
// What the game is, and one click into it: into a guided game for somebody new, otherwise into a game against bots.

import { html, useEffect, useRef, useState } from "../vendor/htm-preact.js";
import { facts } from "../connection/facts.js";
import { remember, remembered } from "../browser-storage.js";
import { useNotice } from "../notice.js";
import { named, say } from "../words.js";
import { whenIdle } from "../when-idle.js";
import { openGuidedTable } from "../learn/guided-table.js";
import { called as nameSaved, saveName } from "./save-name.js";
import { openTable } from "./new-table/create-table.js";

/** @typedef {import("../connection/api-types.d.ts").MyTables} Me */

/** Set in a browser where somebody has finished a game. */
const PLAYED = "notredame.played";
/** Windows so narrow that the board would push the lists of tables out of sight. */
const NARROW = "(max-width: 40rem)";

/** Me and three bots. @param {boolean} first @returns {import("../connection/api-types.d.ts").NewTable} */
function quickTable(first) {
  const bot = {
    who: /** @type {const} */ ("bot"),
    level: first ? /** @type {const} */ ("easy") : facts().default_level,
  };
  return { seats: [{ who: "me" }, bot, bot, bot] };
}

/**
 * Whether the person has never finished a game, as far as this browser knows.
 * @param {Me | null} me
 */
function useFirstTime(me) {
  const over = me?.tables.some(({ status }) => status === "over");
  useEffect(() => {
    if (over) remember(PLAYED, "yes");
  }, [over]);
  return !over && remembered(PLAYED) === null;
}

/** @param {{me: Me | null, called: (name: string) => void}} given  me: null while not known yet */
export function PlayNow({ me, called }) {
  const [name, setName] = useState("");
  const first = useFirstTime(me);
  const asks = useRef(false);
  asks.current ||= me?.name === ""; // the field stays where somebody may be typing
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useNotice();
  const save = async () => {
    const wish = name.trim();
    if (!wish) return;
    await saveName(wish);
    called(wish);
  };
  const start = async (/** @type {() => Promise<void>} */ opens) => {
    setBusy(true);
    setTrouble(null);
    try {
      await save();
      await nameSaved();
      await opens();
    } catch (error) {
      setTrouble(error);
      setBusy(false);
    }
  };
  const play = () => start(() => openTable(quickTable(first)));
  const learn = () => start(openGuidedTable);
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    void (first ? learn() : play());
  };
  return html`<section class=${`hero ${first ? "first-time" : ""}`} aria-labelledby="hero-title">
    <${Picture} ready=${me !== null} first=${first} />
    <div class="stack">
      <h1 id="hero-title">${say("greeting")}</h1>
      <p>${say("about_game")}</p>
      <form class="row" onSubmit=${submit}>
        ${asks.current && html`<label class="stack tight first-name">
          <span class="small">${say("name_if_you_like")}</span>
          <input value=${name} maxlength=${facts().limits.name} autocomplete="nickname" placeholder=${named("called", "guest")}
            onInput=${(/** @type {any} */ event) => setName(event.target.value)}
            onBlur=${() => save().then(() => setTrouble(null), setTrouble)} />
        </label>`}
        ${first
          ? html`<button key="learn" class="main large" disabled=${busy}>${named("learn", "start")}</button>
            <button key="play" type="button" class="large" disabled=${busy} onClick=${play}>${say("play_now")}</button>`
          : html`<button key="play" class="main large" disabled=${busy}>${say("play_now")}</button>
            <a key="learn" class="button" href="/learn">${say("learn")}</a>`}
      </form>
      <p class="soft small">${first ? say("first_time_help", { play: say("play_now") }) : say("play_now_help")}</p>
      ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
    </div>
  </section>`;
}

/**
 * A rose window, until the board has been loaded; that waits until the browser has nothing else to do.
 * @param {{ready: boolean, first: boolean}} given
 */
function Picture({ ready, first }) {
  const [Board, setBoard] = useState(/** @type {null | (() => any)} */ (null));
  const wanted = ready && (first || !matchMedia(NARROW).matches);
  useEffect(() => {
    if (!wanted) return;
    const load = async () => {
      const { LivingBoard } = await import("../other-pages.js");
      setBoard(() => LivingBoard);
    };
    return whenIdle(() => void load().catch((error) => console.warn(error))); // the window is a picture as well
  }, [wanted]);
  return html`<div class="hero-picture">${Board ? html`<${Board} />` : html`<${Rose} />`}</div>`;
}

/** A rose window in the colours of the players. */
function Rose() {
  const { colours } = facts();
  return html`<svg class="rose" viewBox="-100 -100 200 200" aria-hidden="true">
    <circle class="rose-lead" r="98" />
    <circle class="rose-stone" r="94" />
    <circle class="rose-lead" r="82" />
    ${Array.from({ length: 20 }, (_, i) => html`<circle key=${i} class="rose-gap" cy="-88" r="3" transform="rotate(${18 * i})" />`)}
    ${colours.map((colour, i) => html`<g key=${colour} transform="rotate(${72 * i})">
      <path class="rose-${colour}" d="M0-27C-21-40-25-57-20-72a75 75 0 0 1 40 0C25-57 21-40 0-27Z" />
      <path class="rose-lead thin" d="M0-27V-75" />
      <g transform="rotate(36)">
        <circle class="rose-light" cy="-64" r="11.5" />
        <circle class="rose-${colour} faint" cy="-64" r="7.5" />
        <path class="rose-light" d="M0-29-7-42 0-49 7-42Z" />
      </g>
    </g>`)}
    <circle class="rose-light" r="19" />
    <circle class="rose-lead" r="15.5" />
    ${colours.map((colour, i) => html`<circle key=${colour} class="rose-${colour}" cy="-8.2" r="4.4" transform="rotate(${72 * i})" />`)}
    <circle class="rose-light" r="3" />
  </svg>`;
}
