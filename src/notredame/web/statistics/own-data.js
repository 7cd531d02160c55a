// @ts-check
// My statistics as a file, and their deletion.

import { html, useEffect, useRef, useState } from "../vendor/htm-preact.js";
import { post } from "../connection/api.js";
import { Confirm } from "../confirm-button.js";
import { count, named } from "../words.js";

/**
 * @param {object} props
 * @param {boolean} props.any  whether there is anything to export or to delete
 * @param {() => void} props.again  the statistics have changed
 */
export function OwnData({ any, again }) {
  const [said, setSaid] = useState("");
  const status = useRef(/** @type {HTMLElement | null} */ (null));
  // The button that had the focus is gone, and with the games everything above.
  useEffect(() => {
    if (said) status.current?.focus();
  }, [said, any]);
  const remove = async () => {
    const { games } = await post("/api/me/statistics/delete");
    setSaid(named("statistics", "deleted", { games: count("game", games) }));
    again();
  };
  if (!any && !said) return null;
  return html`<section class="card stack" aria-labelledby="own-data">
    <h2 id="own-data">${named("statistics", "data")}</h2>
    ${any && html`<p class="soft small">${named("statistics", "data_help")}</p>
      <div><a class="button" href="/api/me/statistics/export" download="notredame-statistics.json">${named("statistics", "export")}</a></div>
      <div class="stack tight"><div><${Confirm} label=${named("statistics", "delete")} text=${named("statistics", "delete_text")} go=${remove} /></div></div>`}
    <p ref=${status} tabindex="-1" role="status">${said}</p>
  </section>`;
}
