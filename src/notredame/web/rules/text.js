// @ts-check
// Rule texts: paragraphs and numbered lists, with rule ids as links and matches marked.

import { html } from "../vendor/htm-preact.js";
import { cutAt } from "./search.js";

/** A rule id such as A7 or PR3, or an option such as hire_cost. */
const ANCHOR = /\b(?:PR|[A-Z])\d{1,2}\b|\b[a-z]+(?:_[a-z]+)+\b/g;

/** @param {{text: string, found: string[], known: Set<string>}} given */
export function Text({ text, found, known }) {
  const paragraphs = text.trim().split(/\n\s*\n/);
  return paragraphs.map((paragraph, i) => {
    const lines = paragraph.split("\n");
    if (lines.every((line) => /^\d+\. /.test(line))) {
      return html`<ol key=${i}>${lines.map((line, j) => html`<li key=${j}>
        <${Linked} text=${line.replace(/^\d+\. /, "")} found=${found} known=${known} /></li>`)}</ol>`;
    }
    return html`<p key=${i}><${Linked} text=${lines.join(" ")} found=${found} known=${known} /></p>`;
  });
}

/** @param {{text: string, found: string[], known: Set<string>}} given */
function Linked({ text, found, known }) {
  const parts = [];
  let from = 0;
  for (const match of text.matchAll(ANCHOR)) {
    const target = known.has(match[0]) ? match[0] : `option_${match[0]}`;
    if (!known.has(target)) continue;
    parts.push(html`<${Marked} text=${text.slice(from, match.index)} found=${found} />`);
    parts.push(html`<a href="#${target}"><${Marked} text=${match[0]} found=${found} /></a>`);
    from = match.index + match[0].length;
  }
  parts.push(html`<${Marked} text=${text.slice(from)} found=${found} />`);
  return parts;
}

/** @param {{text: string, found: string[]}} given */
export function Marked({ text, found }) {
  if (!found.length) return text;
  return cutAt(text, found).map((part, i) => (i % 2 ? html`<mark key=${i}>${part}</mark>` : part));
}
