// @ts-check
// Links to a table: for each open seat, and to watch. Copied by a button, or by hand.

import { html, useEffect, useState } from "../vendor/htm-preact.js";
import { get } from "../api.js";
import { explained, say } from "../words.js";

/** @typedef {{seats: Record<string, string>, watch: string}} Links */

/**
 * The links of a table that I host.
 * @param {string} table
 * @param {boolean} host
 * @param {unknown} when fetched again whenever this changes
 * @returns {{links: Links | null, trouble: string}}
 */
export function useLinks(table, host, when) {
  const [links, setLinks] = useState(/** @type {Links | null} */ (null));
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    if (!host) return;
    let gone = false;
    get(`/api/tables/${table}/links`).then(
      (found) => !gone && setLinks(found),
      (error) => !gone && setTrouble(explained(error)),
    );
    return () => void (gone = true);
  }, [table, host, when]);
  return { links, trouble };
}

/** @param {{path: string, label: string}} props */
export function CopyLink({ path, label }) {
  const [copied, setCopied] = useState(false);
  const address = new URL(path, location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
      setTimeout(() => setCopied(false), 2000);
    } catch {
      // Without that permission the link can be copied by hand.
    }
  };
  return html`<span class="copy-link">
    <input readonly value=${address} aria-label=${label} onFocus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()} />
    <button type="button" onClick=${copy}>${say(copied ? "copied" : "copy")}</button>
    <span class="unseen" role="status">${copied ? say("copied") : ""}</span>
  </span>`;
}
