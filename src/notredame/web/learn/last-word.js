// @ts-check
// The last word of a guided game: how it went, and what to try next.

import { html } from "../vendor/htm-preact.js";
import { useNotice } from "../notice.js";
import { openTable } from "../start/new-table/create-table.js";
import { count, named } from "../words.js";
import { learningTable } from "./progress.js";

/** @typedef {import("../connection/api-types.d.ts").PageState} State */

/** Shows nothing at any other table. @param {{state: State}} props */
export function LastWord({ state }) {
  const [trouble, setTrouble] = useNotice();
  const me = state.result?.players.find(({ seat }) => state.seats[seat]?.mine);
  if (!me || learningTable() !== state.table) return null;
  const won = me.rank === 1;
  const play = () => {
    setTrouble(null);
    const bot = {
      who: /** @type {const} */ ("bot"),
      level: /** @type {"medium" | "easy"} */ (won ? "medium" : "easy"),
    };
    openTable({ seats: [{ who: "me" }, bot, bot, bot] }).catch(setTrouble);
  };
  return html`<section class="card stack last-word" aria-labelledby="last-word">
    <h2 id="last-word">${named("learn", "last_word_title")}</h2>
    <p>${won ? named("learn", "last_word_won") : whatWasMissing(state, me)}</p>
    <p class="row">
      <button type="button" class="main" onClick=${play}>${named("learn", won ? "last_word_medium" : "last_word_easy")}</button>
      <a class="button" href="/">${named("learn", "last_word_friends")}</a>
    </p>
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
  </section>`;
}

/**
 * Where the winner gained most compared with me.
 * @param {State} state
 * @param {import("../connection/api-types.d.ts").PlayerOnSheet} me
 */
function whatWasMissing({ result, seats }, me) {
  const winner = result?.players.find(({ rank }) => rank === 1) ?? me;
  const [source = "", more = 0] = Object.entries(winner.by_source)
    .map(([name, gained]) => /** @type {const} */ ([name, gained - (me.by_source[name] ?? 0)]))
    .reduce((best, one) => (one[1] > best[1] ? one : best));
  if (more <= 0) return named("learn", "last_word_close");
  return named("learn", "last_word_lost", {
    name: seats[winner.seat]?.name,
    source: named("source", source),
    prestige: count("prestige", more),
  });
}
