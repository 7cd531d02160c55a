// @ts-check
// One click into a game.

import { html, useRef, useState } from "../vendor/htm-preact.js";
import { facts } from "../connection/facts.js";
import { useNotice } from "../notice.js";
import { named, say } from "../words.js";
import { saveName } from "./save-name.js";
import { openTable } from "./create-table.js";

/** Me and three bots. @returns {import("../connection/api-types.d.ts").NewTable} */
function quickTable() {
  const bot = { who: /** @type {const} */ ("bot"), level: facts().default_level };
  return { seats: [{ who: "me" }, bot, bot, bot] };
}

/** @param {{named: boolean, called: (name: string) => void}} given  named: whether I have a name already, or nobody knows yet */
export function PlayNow({ named: known, called }) {
  const [name, setName] = useState("");
  const asks = useRef(false);
  asks.current ||= !known; // the field stays where somebody may be typing
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useNotice();
  const save = async () => {
    const wish = name.trim();
    if (!wish) return;
    await saveName(wish);
    called(wish);
  };
  const play = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    setTrouble(null);
    try {
      await save();
      await openTable(quickTable());
    } catch (error) {
      setTrouble(error);
      setBusy(false);
    }
  };
  return html`<section class="hero" aria-labelledby="hero-title">
    <${Rose} />
    <div class="stack">
      <h1 id="hero-title">${say("greeting")}</h1>
      <p class="soft">${say("about_game")}</p>
      <form class="row" onSubmit=${play}>
        ${asks.current && html`<label class="stack tight first-name">
          <span class="small">${say("name_if_you_like")}</span>
          <input value=${name} maxlength=${facts().limits.name} autocomplete="nickname" placeholder=${named("called", "guest")}
            onInput=${(/** @type {any} */ event) => setName(event.target.value)}
            onBlur=${() => save().then(() => setTrouble(null), setTrouble)} />
        </label>`}
        <button class="main large" disabled=${busy}>${say("play_now")}</button>
        <a class="button" href="/learn">${say("learn")}</a>
      </form>
      <p class="soft small">${say("play_now_help")}</p>
      ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
    </div>
  </section>`;
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
