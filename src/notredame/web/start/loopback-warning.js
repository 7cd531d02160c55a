// @ts-check
// A warning on a page opened by a loopback address: its links work on this computer only.

import { html } from "../vendor/htm-preact.js";
import { say } from "../words.js";

/** Addresses by which a computer calls itself. */
const ITSELF = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** The warning beside links, with instructions on demand; nothing where others can use the address. */
export function LoopbackWarning() {
  if (!ITSELF.test(location.hostname)) return null;
  return html`<details class="loopback-warning small">
    <summary>${say("only_here")}</summary>
    <p>${say("only_here_help")} <code>--host 0.0.0.0</code></p>
    <p>${say("only_here_make")} <code>make play ARGS="--host 0.0.0.0"</code></p>
    <p>${say("only_here_address")} ${say("only_here_more")} <code>docs/server.md</code></p>
  </details>`;
}
