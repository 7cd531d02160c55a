// @ts-check
// Shown in place of a page when another device has signed this one out.

import { html, useState } from "../vendor/htm-preact.js";
import { signOutHere } from "../connection/api.js";
import { useNotice } from "../notice.js";
import { say } from "../words.js";
import { Head } from "../page-head.js";

export function SignedOut() {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useNotice();
  const goOn = async () => {
    setBusy(true);
    try {
      await signOutHere();
      location.reload();
    } catch (error) {
      setTrouble(error);
      setBusy(false);
    }
  };
  return html`<${Head} />
    <main id="main" class="failed stack">
      <h1>${say("signed_out")}</h1>
      <p role="alert">${say("signed_out_text")}</p>
      ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
      <p class="row">
        <button type="button" class="main" disabled=${busy} onClick=${goOn}>${say("go_on_new")}</button>
      </p>
    </main>`;
}
