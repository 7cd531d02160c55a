// @ts-check
// A personal link: its owner and what using it means, before anything changes.

import { html, useState } from "../vendor/htm-preact.js";
import { become, forgetKey } from "../link-keys.js";
import { useNotice } from "../notice.js";
import { say } from "../words.js";
import { Foot, Head } from "../page-head.js";
import { OtherDevice } from "../start/other-device.js";

/**
 * @param {object} given
 * @param {string} given.token
 * @param {import("../connection/api-types.d.ts").MyTables} given.me  who this browser is now
 * @param {import("../connection/api-types.d.ts").LinkOwner} given.owner  whose link it is
 * @param {() => void} given.done
 */
export function ClaimLink({ token, me, owner, done }) {
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
  const somebody = me.name || me.tables.length > 0;
  const here = { name: me.name, n: me.tables.length };
  return html`<${Head} />
    <main id="main" class="arriving stack">
      <h1>${owner.name ? say("link_of", { name: owner.name }) : say("link_of_nobody")}</h1>
      <p>${say("link_help")}</p>
      ${somebody && html`<p>${me.name ? say("here_you_are", here) : say("here_you_play", here)} ${say("link_way_back")}</p>`}
      ${trouble && html`<p class="trouble" role="alert">${trouble}</p>`}
      <p class="row">
        <button type="button" class="main" disabled=${busy} onClick=${change}>${owner.name ? say("continue_as", { name: owner.name }) : say("continue_link")}</button>
        <button type="button" onClick=${stay}>${me.name ? say("stay_as", { name: me.name }) : say("link_not")}</button>
      </p>
      ${somebody && html`<section class="card"><${OtherDevice} title=${say("way_back")} elsewhere=${false} /></section>`}
    </main>
    <${Foot} />`;
}
