// @ts-check
// The button into today's deal. There is one attempt, so it also leads back to it.

import { html, useState } from "../vendor/htm-preact.js";
import { remember, remembered } from "../browser-storage.js";
import { post } from "../connection/api.js";
import { useNotice } from "../notice.js";
import { go } from "../route.js";
import { called } from "../start/save-name.js";

/** Set in a browser whose person hides their results. */
const HIDDEN = "notredame.daily-hidden";

/** Remembers for the next days whether others see my results. @param {boolean} listed */
export function rememberListed(listed) {
  remember(HIDDEN, listed ? null : "yes");
}

/** @param {{label: string}} props */
export function PlayButton({ label }) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useNotice();
  const play = async () => {
    setBusy(true);
    setTrouble(null);
    try {
      await called();
      const { table } = await post("/api/daily", { listed: remembered(HIDDEN) === null });
      go(`/t/${table}`);
    } catch (error) {
      setTrouble(error);
      setBusy(false);
    }
  };
  return html`<button type="button" class="main" disabled=${busy} onClick=${play}>${label}</button>
    ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}`;
}
