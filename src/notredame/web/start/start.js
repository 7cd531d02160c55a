// @ts-check
// The start page: into a game with one click, or by choosing everything.

import { html, useEffect, useState } from "../vendor/htm-preact.js";
import { get } from "../connection/api.js";
import { keepTrying } from "../connection/until-recovered.js";
import { explained, named, say } from "../words.js";
import { Foot, Head } from "../page-head.js";
import { DailyCard } from "./daily-card.js";
import { ImportRecord } from "./import-record.js";
import { MyName } from "./my-name.js";
import { NewTable } from "./new-table/new-table.js";
import { OtherDevice } from "./other-device.js";
import { PlayNow } from "./play-now.js";
import { PuzzleCard } from "./puzzle-card.js";
import { MyTables, OpenTables } from "./tables.js";

/** @typedef {import("../connection/api-types.d.ts").MyTables} Me */
/** @typedef {import("../connection/api-types.d.ts").Summary} Summary */

/** Milliseconds between two updates of the lists while the page is visible. */
const EVERY = 10_000;

export function StartPage() {
  const [me, setMe] = useState(/** @type {Me | null} */ (null));
  const [open, setOpen] = useState(/** @type {Summary[]} */ ([]));
  const [trouble, setTrouble] = useState(/** @type {unknown} */ (null));

  useEffect(() => {
    let here = true;
    let stop = () => {};
    const ask = async () => {
      // One after the other: the first answer may set the cookie.
      const mine = await get("/api/me");
      const { tables } = await get("/api/tables");
      if (!here) return;
      setMe(mine);
      setOpen(tables);
      setTrouble(null);
    };
    const look = () => {
      stop();
      stop = keepTrying(ask, setTrouble);
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      here = false;
      stop();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);

  const mine = me?.tables ?? [];
  const gone = (/** @type {string} */ table) =>
    setMe((/** @type {Me | null} */ now) => now && { ...now, tables: now.tables.filter((one) => one.table !== table) });
  const called = (/** @type {string} */ name) => setMe((/** @type {Me | null} */ now) => now && { ...now, name });
  const others = open.filter((table) => !mine.some((one) => one.table === table.table));
  return html`<${Head} />
    <main id="main" class="start">
      ${trouble !== null && html`<p class="trouble wide" role="alert">${explained(trouble)}</p>`}
      <${PlayNow} me=${me} called=${called} />
      <div class="start-tables stack">
        <${DailyCard} ready=${me !== null} />
        <${MyTables} tables=${mine} known=${me !== null} gone=${gone} />
        <${OpenTables} tables=${others} name=${me?.name ?? ""} />
        <${PuzzleCard} />
      </div>
      <${NewTable} />
      <div class="start-rest stack">
        <section class="card stack" aria-labelledby="me-title">
          <h2 id="me-title">${say("me")}</h2>
          <${MyName} name=${me?.name ?? null} called=${called} />
          <div><a class="button" href="/statistics">${named("statistics", "title")}</a></div>
          <${OtherDevice} />
        </section>
        <${ImportRecord} />
      </div>
    </main>
    <${Foot} />`;
}
