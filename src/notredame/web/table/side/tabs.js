// @ts-check
// Tabs, as screen readers and arrow keys expect them.

import { html, useRef } from "../../vendor/htm-preact.js";

/**
 * @param {object} props
 * @param {string} props.name
 * @param {string} props.label
 * @param {{id: string, label: string, badge?: string | number | boolean | null, lit?: boolean}[]} props.tabs
 * @param {string} props.now
 * @param {(id: string) => void} props.onTab
 * @param {string} [props.kind]
 */
export function Tabs({ name, label, tabs, now, onTab, kind = "" }) {
  const row = useRef(/** @type {HTMLElement | null} */ (null));
  /** @param {KeyboardEvent} event */
  const arrows = (event) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (!step) return;
    event.preventDefault();
    const at = tabs.findIndex((tab) => tab.id === now);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    onTab(next.id);
    const button = row.current?.querySelector(`#${name}-tab-${next.id}`);
    if (button instanceof HTMLElement) button.focus();
  };
  return html`<div class=${`tabs ${kind}`} role="tablist" aria-label=${label} ref=${row} onKeyDown=${arrows}>
    ${tabs.map(
      (tab) => html`<button
        key=${tab.id}
        type="button"
        role="tab"
        id=${`${name}-tab-${tab.id}`}
        aria-selected=${tab.id === now ? "true" : "false"}
        aria-controls=${`${name}-panel`}
        tabindex=${tab.id === now ? 0 : -1}
        class=${`${tab.id === now ? "now" : ""} ${tab.lit ? "glows" : ""}`}
        onClick=${() => onTab(tab.id)}
      >
        ${tab.label}
        ${tab.badge ? html`<span class="news-badge">${tab.badge === true ? html`<span class="visually-hidden">•</span>` : tab.badge}</span>` : null}
      </button>`,
    )}
  </div>`;
}
