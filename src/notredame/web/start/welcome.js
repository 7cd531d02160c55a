// @ts-check
// Somebody without a name follows an invitation.

import { html, useState } from "../vendor/htm-preact.js";
import { put } from "../api.js";
import { sit } from "../fragments.js";
import { explained, say } from "../words.js";
import { Head } from "./head.js";

/** @param {{invite: {table: string, token: string}, done: () => void}} given */
export function Welcome({ invite, done }) {
  const [name, setName] = useState("");
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);

  const enter = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    try {
      if (name.trim()) await put("/api/me", { name: name.trim() });
      await sit(invite.table, invite.token, name.trim());
      done();
    } catch (error) {
      setTrouble(explained(error));
      setBusy(false);
    }
  };

  return html`<${Head} />
    <main id="main" class="failed stack">
      <h1>${say("invited")}</h1>
      <form class="stack" onSubmit=${enter}>
        <label class="stack tight">
          ${say("my_name")}
          <input value=${name} maxlength="30" autocomplete="nickname"
            onInput=${(/** @type {any} */ event) => setName(event.target.value)} />
        </label>
        ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
        <p><button class="main" disabled=${busy}>${say("sit_down")}</button></p>
      </form>
    </main>`;
}
