// @ts-check
// A dialog over the table: the browser's own, which handles focus, Escape and the page behind.

import { html, useEffect, useRef } from "../vendor/htm-preact.js";
import { say } from "../words.js";

/**
 * @param {object} props
 * @param {string} props.title
 * @param {() => void} props.onClose
 * @param {any} [props.children]
 * @param {string} [props.kind] a class for its looks
 */
export function Dialog({ title, onClose, children, kind = "" }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    const dialog = box.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  /** @param {MouseEvent} event */
  const outside = (event) => {
    if (event.target === box.current) onClose();
  };
  return html`<dialog ref=${box} class=${`table-window ${kind}`} aria-labelledby="window-title" onCancel=${onClose} onClick=${outside}>
    <header class="window-head">
      <h2 id="window-title">${title}</h2>
      <button class="plain close" onClick=${onClose} aria-label=${say("close")}><span aria-hidden="true">✕</span></button>
    </header>
    ${children}
  </dialog>`;
}
