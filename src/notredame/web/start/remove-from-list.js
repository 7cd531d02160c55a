// @ts-check
// Takes a table off my list, after a confirmation.

import { html, useRef, useState } from "../vendor/htm-preact.js";
import { post } from "../connection/api.js";
import { useNotice } from "../notice.js";
import { say } from "../words.js";

/** @typedef {import("../connection/api-types.d.ts").Summary} Summary */

/** @param {{table: Summary, gone: (table: string) => void}} given */
export function PutAway({ table, gone }) {
  const [asking, setAsking] = useState(false);
  const [trouble, setTrouble] = useNotice();
  const cross = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const go = () => {
    setTrouble(null);
    post(`/api/tables/${table.table}/put-away`).then(() => gone(table.table), setTrouble);
  };
  const keep = () => {
    setAsking(false);
    setTrouble(null);
    cross.current?.focus();
  };
  const toggle = () => (asking ? keep() : setAsking(true));
  return html`<button ref=${cross} type="button" class="plain put-away" aria-label=${say("put_away")} title=${say("put_away")}
      aria-expanded=${asking ? "true" : "false"} onClick=${toggle}><span aria-hidden="true">✕</span></button>
    ${asking && html`<div class="putting-away stack tight" role="group" aria-label=${say("put_away")}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && keep()}>
      <p class="small">${say(`put_away_${table.status}`)}</p>
      ${trouble && html`<p class="trouble small" role="alert">${trouble}</p>`}
      <p class="row close">
        <button ref=${focusOnce} type="button" onClick=${go}>${say("put_away")}</button>
        <button type="button" class="plain" onClick=${keep}>${say("put_away_not")}</button>
      </p>
    </div>`}`;
}

/** Focuses the confirmation as soon as it appears. @param {HTMLElement | null} button */
function focusOnce(button) {
  button?.focus();
}
