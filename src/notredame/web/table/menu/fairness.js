// @ts-check
// Seed and commitment: the proof that the deal was fixed before the first move, checked in the browser.

import { html, useState } from "../../vendor/htm-preact.js";
import { say } from "../../words.js";

/** The prefix that the server hashes with the seed; docs/rules.md has the whole recipe. */
const TAG = "notredame commitment 1\n";

/** @param {{seed: string | null, commitment: string | null, table: string}} props */
export function Fairness({ seed, commitment, table }) {
  const [holds, setHolds] = useState(/** @type {boolean | null} */ (null));
  if (!commitment) return null;
  const check = async () => setHolds((await commitmentOf(seed ?? "")) === commitment);
  const file = `notredame-${table}.txt`;
  return html`<section class="card stack fairness" aria-labelledby="fairness">
    <h2 id="fairness">${say("fairness")}</h2>
    <p>${say("fairness_text")}</p>
    <dl>
      <dt>${say("seed")}</dt>
      <dd class="hash">${seed}</dd>
      <dt>${say("commitment")}</dt>
      <dd class="hash">${commitment}</dd>
    </dl>
    ${globalThis.crypto?.subtle &&
    seed &&
    html`<p class="row">
      <button type="button" onClick=${check}>${say("fairness_check")}</button>
      <span role="status">${holds === null ? "" : holds ? say("fairness_holds") : say("fairness_broken")}</span>
    </p>`}
    <p>${say("fairness_command")}</p>
    <p class="hash"><code>notredame check ${file} --commitment ${commitment}</code></p>
  </section>`;
}

/** @param {string} seed in hex */
async function commitmentOf(seed) {
  const bytes = (seed.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  const whole = new Uint8Array([...new TextEncoder().encode(TAG), ...bytes]);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
