// @ts-check
// Importing a game that was played elsewhere: pasted, or from a file.

import { html, useState } from "../vendor/htm-preact.js";
import { post } from "../connection/api.js";
import { useNotice } from "../notice.js";
import { go } from "../route.js";
import { say } from "../words.js";

export function ImportRecord() {
  const [text, setText] = useState("");
  const [trouble, setTrouble] = useNotice();
  const [busy, setBusy] = useState(false);

  const send = (/** @type {string} */ record) => {
    setBusy(true);
    setTrouble(null);
    return post("/api/import", { record }).then(
      ({ table }) => go(`/t/${table}`),
      (error) => {
        setTrouble(error);
        setBusy(false);
      },
    );
  };
  const chosen = async (/** @type {any} */ event) => {
    const file = event.target.files?.[0];
    event.target.value = ""; // the same file again is a new choice
    if (file) await send(await file.text());
  };
  return html`<details class="card">
    <summary><h2>${say("import_record")}</h2></summary>
    <form class="stack" onSubmit=${(/** @type {Event} */ event) => (event.preventDefault(), send(text))}>
      <label class="stack tight">
        ${say("paste_record")}
        <textarea rows="5" spellcheck=${false} value=${text}
          onInput=${(/** @type {any} */ event) => setText(event.target.value)}></textarea>
      </label>
      <div class="row">
        <button disabled=${busy || !text.trim()}>${say("import")}</button>
        <label class="button">
          ${say("choose_file")}
          <input class="visually-hidden" type="file" accept=".txt,.json,text/plain,application/json" onChange=${chosen} />
        </label>
      </div>
      ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
    </form>
  </details>`;
}
