// @ts-check
// My statistics as a file, and their deletion.

import { html, useState } from "../vendor/htm-preact.js";
import { post } from "../connection/api.js";
import { Confirm } from "../confirm-button.js";
import { count, named } from "../words.js";

/** @param {{again: () => void}} props  again: the statistics have changed */
export function OwnData({ again }) {
  const [said, setSaid] = useState("");
  const remove = async () => {
    const { games } = await post("/api/me/statistics/delete");
    setSaid(named("statistics", "deleted", { games: count("game", games) }));
    again();
  };
  return html`<section class="card stack" aria-labelledby="own-data">
    <h2 id="own-data">${named("statistics", "data")}</h2>
    <p class="soft small">${named("statistics", "data_help")}</p>
    <div><a class="button" href="/api/me/statistics/export" download="notredame-statistics.json">${named("statistics", "export")}</a></div>
    <div class="stack tight"><div><${Confirm} label=${named("statistics", "delete")} text=${named("statistics", "delete_text")} go=${remove} /></div></div>
    <p class="small" role="status">${said}</p>
  </section>`;
}
