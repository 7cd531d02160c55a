// @ts-check
// Lists of tables: mine, and those to join.

import { html } from "../vendor/htm-preact.js";
import { post } from "../connection/api.js";
import { Emblem } from "../drawing/icons.js";
import { useNotice } from "../notice.js";
import { go } from "../route.js";
import { count, language, listed, named, say } from "../words.js";
import { rulesOf } from "./new-table/option-names.js";
import { PutAway } from "./remove-from-list.js";

/** @typedef {import("../connection/api-types.d.ts").Summary} Summary */

/** Number of running and of finished tables shown before the rest is folded away. */
const RUNNING = 4;
const FINISHED = 3;

/**
 * Whether a table waits for me.
 * @param {Summary} table
 */
const wantsMe = (table) => table.my_turn || table.asking > 0;

/** @param {{tables: Summary[], known: boolean, gone: (table: string) => void}} given gone: one left the list */
export function MyTables({ tables, known, gone }) {
  const running = tables.filter((table) => table.status !== "over");
  const over = tables.filter((table) => table.status === "over");
  running.sort((a, b) => Number(wantsMe(b)) - Number(wantsMe(a)));
  return html`<section class="card stack" aria-labelledby="mine-title">
    <h2 id="mine-title">${say("my_tables")}</h2>
    ${known && !tables.length && html`<p class="soft">${say("no_tables")}</p>`}
    <${List} tables=${running.slice(0, RUNNING)} gone=${gone} />
    ${running.length > RUNNING && html`<details>
      <summary>${say("running_tables", { n: running.length - RUNNING })}</summary>
      <${List} tables=${running.slice(RUNNING)} gone=${gone} />
    </details>`}
    <${List} tables=${over.slice(0, FINISHED)} gone=${gone} />
    ${over.length > FINISHED && html`<details>
      <summary>${say("finished_tables", { n: over.length - FINISHED })}</summary>
      <${List} tables=${over.slice(FINISHED)} gone=${gone} />
    </details>`}
  </section>`;
}

/** @param {{tables: Summary[], name: string}} given */
export function OpenTables({ tables, name }) {
  const [trouble, setTrouble] = useNotice();
  const join = (/** @type {string} */ table) => {
    setTrouble(null);
    post(`/api/tables/${table}/join`, name ? { name } : {}).then(() => go(`/t/${table}`), setTrouble);
  };
  return html`<section class="card stack" aria-labelledby="open-title">
    <h2 id="open-title">${say("open_tables")}</h2>
    ${!tables.length && html`<p class="soft">${say("no_open_tables")}</p>`}
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
    <ul class="tables">
      ${tables.map((table) => html`<li key=${table.table} class="table-entry">
        <${Who} table=${table} />
        <span class="soft small">${[say("seats_open", { seats: table.seats.length, open: table.open }), rulesOf(table.edition, { new_persons: table.new_persons }), table.host_name && say("table_of", { name: table.host_name })].filter(Boolean).join(" · ")}</span>
        <button type="button" onClick=${() => join(table.table)}>${say("join")}</button>
      </li>`)}
    </ul>
  </section>`;
}

/** @param {{tables: Summary[], gone: (table: string) => void}} given */
function List({ tables, gone }) {
  return html`<ul class="tables">
    ${tables.map((table) => html`<li key=${table.table} class=${table.can_put_away ? "can-go" : ""}>
      <a class="table-entry ${wantsMe(table) ? "my-turn" : ""}" href="/t/${table.table}">
        <${Who} table=${table} />
        <span class="small">
          <strong class="standing">${standing(table)}</strong>
          <span class="soft"> · ${[myPlace(table), table.practice && say("practice"), table.daily && named("daily", "title"), table.round, rulesOf(table.edition, { new_persons: table.new_persons }), ago(table.updated)].filter(Boolean).join(" · ")}</span>
        </span>
      </a>
      ${table.can_put_away && html`<${PutAway} table=${table} gone=${gone} />`}
    </li>`)}
  </ul>`;
}

/** @param {{table: Summary}} given */
function Who({ table }) {
  return html`<span class="who">
    ${table.seats.map((seat, i) => html`<span key=${i} class="seat-name ${seat.who}">
      <${Emblem} colour=${seat.colour} />
      ${seat.who === "open" ? say("free_seat") : table.mine.includes(i) ? html`<b>${seat.name}</b>` : seat.name}
    </span>`)}
  </span>`;
}

/** Whose turn it is, or who won, in a few words. @param {Summary} table */
function standing(table) {
  if (table.status === "over") return winner(table);
  if (table.asking) return say("asking_for_seat", { n: table.asking });
  if (table.status === "waiting") return say("waits_for_people", { n: table.open });
  if (table.my_turn) return say("your_turn");
  const names = table.to_act.map((seat) => table.seats[seat].name);
  return names.length ? say("waits_for", { names: listed(names) }) : say("is_running");
}

/** @param {Summary} table */
function winner({ result, seats, mine }) {
  const best = result?.filter(({ rank }) => rank === 1) ?? [];
  if (!best[0]) return say("is_over");
  const prestige = count("prestige", best[0].prestige);
  const mineAlone = mine.length === 1 && best.length === 1 && best[0].seat === mine[0];
  return mineAlone
    ? say("you_won", { prestige })
    : say("won_by", { names: listed(best.map(({ seat }) => seats[seat].name)), prestige });
}

/** My rank; nothing for the winner, or where all seats were mine. @param {Summary} table */
function myPlace({ result, mine }) {
  const me = mine.length === 1 ? result?.find(({ seat }) => seat === mine[0]) : undefined;
  return me && me.rank > 1 ? say("my_place", { n: me.rank, prestige: count("prestige", me.prestige) }) : "";
}

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** Roughly how long ago. @param {string | number} when seconds since 1970, or a date in words */
function ago(when) {
  const at = typeof when === "number" ? when * 1000 : Date.parse(when);
  if (!at) return "";
  const passed = (Date.now() - at) / 1000;
  const format = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  const [unit, length] = UNITS.find(([, seconds]) => passed >= seconds) ?? ["second", 1];
  return unit === "second" ? format.format(0, "second") : format.format(-Math.floor(passed / length), unit);
}
