// @ts-check
// A personal link to go on at another device.

import { html, useState } from "../vendor/htm-preact.js";
import { post } from "../api.js";
import { explained, say } from "../words.js";

export function OtherDevice() {
  const [link, setLink] = useState("");
  const [said, setSaid] = useState("");
  const make = () =>
    post("/api/me/link").then(
      (answer) => {
        setLink(new URL(answer.link, location.origin).href);
        setSaid("");
      },
      (error) => setSaid(explained(error)),
    );
  const copy = async () => {
    const field = /** @type {HTMLInputElement} */ (document.getElementById("device-link"));
    field.select();
    try {
      await navigator.clipboard.writeText(link);
      setSaid(say("copied"));
    } catch {
      // Only pages over https may copy; the link is selected, and a key press copies it.
      setSaid(say("copy_by_hand"));
    }
  };
  return html`<div class="stack tight">
    <span id="device-title" class="legend">${say("other_device")}</span>
    ${link
      ? html`<div class="row close">
          <input id="device-link" class="grow" readonly value=${link} aria-labelledby="device-title" />
          <button type="button" onClick=${copy}>${say("copy")}</button>
        </div>`
      : html`<div><button type="button" onClick=${make}>${say("make_link")}</button></div>`}
    <span class="soft small">${say("other_device_help")}</span>
    <span class="small" role="status">${said}</span>
  </div>`;
}
