// @ts-check
// The menu of a table: settings, theme, language, links, leaving, the way home.

import { html } from "../../vendor/htm-preact.js";
import { dayInWords } from "../../daily/day.js";
import { LanguageChoice, ThemeChoice } from "../../page-head.js";
import { named, say } from "../../words.js";
import { Dialog } from "../dialog.js";
import { useLinks } from "./links.js";
import { SeatActions } from "./seat-actions.js";
import { SettingsView } from "./settings-form.js";
import { Watchers } from "./watchers.js";

/** @typedef {import("../../connection/api-types.d.ts").PageState} State */
/** @typedef {import("../../connection/api-types.d.ts").Facts} Facts */

/** @param {{state: State, facts: Facts, onClose: () => void}} props */
export function Menu({ state, facts, onClose }) {
  const { links } = useLinks(state.table, state.host && !state.daily, state.status);
  return html`<${Dialog} title=${say("menu")} kind="menu" onClose=${onClose}>
    <div class="stack">
      <p class="row">
        <a class="button" href="/">${say("to_start")}</a>
        <a class="button" href="/rules" target="_blank">${say("rules")}</a>
      </p>
      <h3>${say("settings")}</h3>
      <${SettingsView} />
      <div class="row"><${ThemeChoice} /><${LanguageChoice} /></div>
      ${state.daily && html`<h3>${named("daily", "title")}</h3><p class="small">${named("daily", "in_menu", { day: dayInWords(state.daily) })}</p>`}
      ${state.status !== "over" && !state.daily && html`<h3>${say("seats")}</h3><${SeatActions} state=${state} facts=${facts} onDone=${onClose} />`}
      ${links?.watch && html`<h3>${say("watch_link")}</h3><${Watchers} table=${state.table} link=${links.watch} watching=${state.watchers} />`}
      <h3>${say("fairness")}</h3>
      <p class="small">${say("commitment_text")}</p>
      <p class="hash">${state.commitment}</p>
    </div>
  <//>`;
}
