// @ts-check
// The card of the daily deal: a title and a button, and once the browser has nothing else to do, how it stands.

import { html, useEffect, useState } from "../vendor/htm-preact.js";
import { dayInWords, presentDay } from "../daily/day.js";
import { PlayButton } from "../daily/play-button.js";
import { named } from "../words.js";
import { whenIdle } from "../when-idle.js";

/** @param {{ready: boolean}} props  ready: whether the server knows who I am */
export function DailyCard({ ready }) {
  const [Today, setToday] = useState(/** @type {null | (() => any)} */ (null));
  useEffect(() => {
    if (!ready) return;
    const load = async () => {
      const { DailyToday } = await import("../other-pages.js");
      setToday(() => DailyToday);
    };
    return whenIdle(() => void load().catch((error) => console.warn(error))); // the button works all the same
  }, [ready]);
  return html`<section class="card stack daily-card" aria-labelledby="daily-title">
    ${Today
      ? html`<${Today} />`
      : html`<h2 id="daily-title">${named("daily", "title")} <span class="soft small">${dayInWords(presentDay())}</span></h2>
        <p>${named("daily", "about")}</p>
        <p class="row"><${PlayButton} label=${named("daily", "play")} /></p>`}
  </section>`;
}
