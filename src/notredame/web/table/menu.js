// @ts-check
// The menu of a table: settings, theme, language, links, leaving, the way home.

import { html, useState } from "../vendor/htm-preact.js";
import { speak } from "../language.js";
import { setTheme, theme, THEMES } from "../theme.js";
import { language, languages, say } from "../words.js";
import { Dialog } from "./dialog.js";
import { CopyLink, useLinks } from "./links.js";
import { SeatActions } from "./seat-actions.js";
import { SettingsView } from "./settings-view.js";

/** @typedef {import("../types.js").State} State */
/** @typedef {import("../types.js").Facts} Facts */

/** @param {{state: State, facts: Facts, onClose: () => void}} props */
export function Menu({ state, facts, onClose }) {
  const { links } = useLinks(state.table, state.host, state.status);
  const [look, setLook] = useState(theme());
  return html`<${Dialog} title=${say("menu")} kind="menu" onClose=${onClose}>
    <div class="stack">
      <p class="row">
        <a class="button" href="/">${say("to_start")}</a>
        <a class="button" href="/rules" target="_blank">${say("rules")}</a>
      </p>
      <h3>${say("settings")}</h3>
      <${SettingsView} />
      <div class="row">
        <label class="check"
          >${say("theme")}
          <select
            value=${look}
            onChange=${(/** @type {Event} */ event) => {
              const chosen = /** @type {import("../theme.js").Theme} */ (/** @type {HTMLSelectElement} */ (event.target).value);
              setTheme(chosen);
              setLook(chosen);
            }}
          >
            ${THEMES.map((one) => html`<option key=${one} value=${one}>${say(`theme_${one}`)}</option>`)}
          </select>
        </label>
        <label class="check"
          >${say("language")}
          <select value=${language()} onChange=${(/** @type {Event} */ event) => void speak(/** @type {HTMLSelectElement} */ (event.target).value).catch(() => {})}>
            ${languages().map((one) => html`<option key=${one.id} value=${one.id} lang=${one.id}>${one.name}</option>`)}
          </select>
        </label>
      </div>
      ${state.status !== "over" && html`<h3>${say("seats")}</h3><${SeatActions} state=${state} facts=${facts} onDone=${onClose} />`}
      ${links?.watch && html`<h3>${say("watch_link")}</h3><${CopyLink} path=${links.watch} label=${say("watch_link")} />`}
      <h3>${say("fairness")}</h3>
      <p class="small">${say("commitment_text")}</p>
      <p class="hash">${state.commitment}</p>
    </div>
  <//>`;
}
