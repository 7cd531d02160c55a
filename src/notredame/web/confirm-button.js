// @ts-check
// A button for something that cannot be undone, which explains and asks first.

import { html, useRef, useState } from "./vendor/htm-preact.js";
import { useNotice } from "./notice.js";
import { say } from "./words.js";

/**
 * @param {object} given
 * @param {string} given.label  on the button that asks
 * @param {string} given.text  what it means
 * @param {string} [given.kind]  how that button looks: "plain" without a frame
 * @param {string} [given.yes]  on the button that does it; the label unless said otherwise
 * @param {string} [given.no]  on the button that does not
 * @param {number} [given.tabindex]  of the button that asks
 * @param {() => Promise<void>} given.go  does it; a Problem is explained here
 */
export function Confirm({ label, text, kind, yes = label, no = say("confirm_not"), tabindex, go }) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useNotice();
  const opener = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const close = () => {
    setAsking(false);
    setTrouble(null);
    opener.current?.focus();
  };
  const run = async () => {
    setBusy(true);
    try {
      await go();
      setAsking(false);
    } catch (error) {
      setTrouble(error);
    } finally {
      setBusy(false);
    }
  };
  return html`<button ref=${opener} type="button" class=${kind} tabindex=${tabindex} aria-expanded=${asking ? "true" : "false"} onClick=${() => (asking ? close() : setAsking(true))}>${label}</button>
    ${asking && html`<div class="stack tight" role="group" aria-label=${label}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && close()}>
      <p class="small">${text}</p>
      ${trouble && html`<p class="trouble small" role="alert">${trouble}</p>`}
      <p class="row close">
        <button type="button" disabled=${busy} onClick=${run}>${yes}</button>
        <button type="button" class="plain" onClick=${close}>${no}</button>
      </p>
    </div>`}`;
}
