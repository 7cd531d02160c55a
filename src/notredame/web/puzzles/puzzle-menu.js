// @ts-check
// The menu at a puzzle: settings, theme, language, the ways out.

import { html } from "../vendor/htm-preact.js";
import { LanguageChoice, ThemeChoice } from "../page-head.js";
import { Dialog } from "../table/dialog.js";
import { SettingsView } from "../table/menu/settings-form.js";
import { named, say } from "../words.js";

/** @param {{onClose: () => void}} props */
export function PuzzleMenu({ onClose }) {
  return html`<${Dialog} title=${say("menu")} kind="menu" onClose=${onClose}>
    <div class="stack">
      <p class="row">
        <a class="button" href="/">${say("to_start")}</a>
        <a class="button" href="/puzzles">${named("puzzle", "all")}</a>
        <a class="button" href="/rules" target="_blank">${say("rules")}</a>
      </p>
      <h3>${say("settings")}</h3>
      <${SettingsView} />
      <div class="row"><${ThemeChoice} /><${LanguageChoice} /></div>
    </div>
  <//>`;
}
