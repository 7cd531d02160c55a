// @ts-check
// A page that was opened by an address of this computer alone gives away links that lead nowhere else.

import { html } from "../vendor/htm-preact.js";
import { say } from "../words.js";

/** Addresses by which a computer calls itself. */
const ITSELF = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Says so beside links; nothing where others can use the address. */
export function OnlyHere() {
  if (!ITSELF.test(location.hostname)) return null;
  return html`<aside class="only-here small">
    <p><strong>${say("only_here")}</strong> ${say("only_here_help")}</p>
    <p><code>notredame serve --host 0.0.0.0</code></p>
    <p>${say("only_here_more")} <code>docs/server.md</code></p>
  </aside>`;
}
