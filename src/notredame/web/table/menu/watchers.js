// @ts-check
// Watchers: the link, which can be renewed, and a list of watchers, who can be removed.

import { html, useEffect, useState } from "../../vendor/htm-preact.js";
import { get, post } from "../../connection/api.js";
import { Confirm } from "../../confirm-button.js";
import { LoopbackWarning } from "../../start/loopback-warning.js";
import { useNotice } from "../../notice.js";
import { say } from "../../words.js";
import { CopyLink } from "./links.js";

/** @typedef {import("../../connection/api-types.d.ts").Watcher} Watcher */

/** @param {{table: string, link: string, watching: number}} props link: as it was when the menu opened */
export function Watchers({ table, link: first, watching }) {
  const [link, setLink] = useState(first);
  const [found, setFound] = useState(/** @type {Watcher[]} */ ([]));
  const [said, setSaid] = useState("");
  const [trouble, setTrouble] = useNotice();
  const look = () =>
    get(`/api/tables/${table}/watchers`).then(
      ({ watchers }) => setFound(watchers),
      setTrouble,
    );
  useEffect(() => void look(), [table, watching]);
  const renew = async () => {
    setLink((await post(`/api/tables/${table}/watch-link`)).watch);
    setSaid(say("link_renewed"));
  };
  const sendAway = async (/** @type {Watcher} */ { watcher }) => {
    await post(`/api/tables/${table}/send-away`, { watcher });
    setLink((await get(`/api/tables/${table}/links`)).watch);
    await look();
  };
  return html`<div class="stack tight">
    <${CopyLink} path=${link} label=${say("watch_link")} /><${LoopbackWarning} />
    <div><${Confirm} label=${say("renew_link")} text=${say("renew_watch_link_text")} go=${renew} /></div>
    <span class="small" role="status">${said}</span>
    <h4>${say("watchers_allowed")}</h4>
    ${trouble && html`<p class="trouble small" role="alert">${trouble}</p>`}
    ${found.length === 0 && html`<p class="soft small">${say("watchers_none")}</p>`}
    ${found.length > 0 && html`<ul class="watchers-allowed stack tight">
      ${found.map((one) => html`<li key=${one.watcher}><${Allowed} one=${one} sendAway=${() => sendAway(one)} /></li>`)}
    </ul>`}
  </div>`;
}

/** @param {{one: Watcher, sendAway: () => Promise<void>}} props */
function Allowed({ one, sendAway }) {
  const name = one.name || say("watcher_unnamed");
  return html`<span class="row close"><span>${name}</span> <span class="soft small">${say(one.here ? "present" : "absent")}</span></span>
    <${Confirm} label=${say("send_away_of", { name })} text=${say("send_away_text", { name })} yes=${say("send_away")} go=${sendAway} />`;
}
