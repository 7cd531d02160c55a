// @ts-check
// The field for my name.

import { html, useEffect, useState } from "../vendor/htm-preact.js";
import { facts } from "../connection/facts.js";
import { useNotice } from "../notice.js";
import { say } from "../words.js";
import { saveName } from "./save-name.js";

/** @param {{name: string | null, called: (name: string) => void}} given name: null while not known yet */
export function MyName({ name, called }) {
  const [typed, setTyped] = useState(/** @type {string | null} */ (null));
  const [saved, setSaved] = useState(name);
  const [said, setSaid] = useState("");
  const [trouble, setTrouble] = useNotice();
  useEffect(() => setSaved(name), [name]);

  const save = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const wish = (typed ?? "").trim();
    if (!wish || wish === saved) return;
    setTrouble(null);
    try {
      await saveName(wish);
      setSaved(wish);
      called(wish);
      setTyped(null);
      setSaid(say("saved"));
      setTimeout(() => setSaid(""), 2500);
    } catch (error) {
      setTrouble(error);
    }
  };
  return html`<form class="stack tight" onSubmit=${save}>
    <label for="my-name">${say("my_name")}</label>
    <div class="row close">
      <input id="my-name" class="grow" value=${typed ?? saved ?? ""} disabled=${saved === null} maxlength=${facts().limits.name}
        autocomplete="nickname" onInput=${(/** @type {any} */ event) => setTyped(event.target.value)} onBlur=${save} />
      <button>${say("save")}</button>
    </div>
    <span class="soft small" role="status">${trouble || said}</span>
  </form>`;
}
