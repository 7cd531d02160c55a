// @ts-check
// Links to a table: for each open seat, and to watch. Copied by a button, or by hand.

import { html, useEffect, useRef, useState } from "../../vendor/htm-preact.js";
import { get } from "../../connection/api.js";
import { explained, say } from "../../words.js";

/** @typedef {{seats: Record<string, string>, watch: string}} Links */

/** Milliseconds that the page says that a link was copied. */
const SAID = 2500;

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
  const [said, setSaid] = useState("");
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const address = new URL(path, location.origin).href;
  const copy = async () => {
    field.current?.select();
    setSaid(say((await copied(address)) ? "copied" : "copy_by_hand"));
    setTimeout(() => setSaid(""), SAID);
  };
  return html`<span class="copy-link">
    <input ref=${field} readonly value=${address} aria-label=${label} onFocus=${() => field.current?.select()} />
    <button type="button" onClick=${copy}>${say("copy")}</button>
    <span class="small" role="status">${said}</span>
  </span>`;
}

/**
 * Only pages over https may write to the clipboard; elsewhere the browser may copy a selection.
 * @param {string} text
 */
async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return document.execCommand("copy");
  }
}
