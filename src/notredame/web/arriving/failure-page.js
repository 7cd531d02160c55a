// @ts-check
// An error message in place of a page.

import { html } from "../vendor/htm-preact.js";
import { say } from "../words.js";
import { Head } from "../page-head.js";

/** @param {{sentence: string, again?: () => void}} given  again: where another attempt may help */
export function Failed({ sentence, again }) {
  return html`<${Head} />
    <main id="main" class="failed stack">
      <h1>${say("game")}</h1>
      <p role="alert">${sentence}</p>
      <p class="row">
        ${again && html`<button type="button" onClick=${() => again()}>${say("again")}</button>`}
        <a class="button plain" href="/">${say("to_start")}</a>
      </p>
    </main>`;
}
