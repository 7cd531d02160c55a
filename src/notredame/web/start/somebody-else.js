// @ts-check
// A personal link, opened by a browser that already is somebody: nobody loses their tables unasked.

import { html, useState } from "../vendor/htm-preact.js";
import { become, forgetKey } from "../fragments.js";
import { useNotice } from "../notice.js";
import { say } from "../words.js";
import { Foot, Head } from "./head.js";
import { OtherDevice } from "./other-device.js";

/** @param {{token: string, me: import("../types.js").Me, done: () => void}} given */
export function SomebodyElse({ token, me, done }) {
  const [trouble, setTrouble] = useNotice();
  const [busy, setBusy] = useState(false);
  const change = async () => {
    setBusy(true);
    setTrouble(null);
    try {
      await become(token);
      done();
    } catch (error) {
      setTrouble(error);
      setBusy(false);
    }
  };
  const stay = () => {
    forgetKey();
    done();
  };
  const here = { name: me.name, n: me.tables.length };
  return html`<${Head} />
    <main id="main" class="arriving stack">
      <h1>${say("somebody_else")}</h1>
      <p>${me.name ? say("here_you_are", here) : say("here_you_play", here)} ${say("somebody_else_help")}</p>
      ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
      <p class="row">
        <button type="button" class="main" disabled=${busy} onClick=${change}>${say("become_other")}</button>
        <button type="button" onClick=${stay}>${me.name ? say("stay_as", { name: me.name }) : say("stay")}</button>
      </p>
      <section class="card"><${OtherDevice} title=${say("way_back")} elsewhere=${false} /></section>
    </main>
    <${Foot} />`;
}
