// @ts-check
// Rule texts: paragraphs and numbered lists, with rule ids as links and what was searched for marked.

import { html } from "../vendor/htm-preact.js";

/** A rule id such as A7 or PR3, or an option such as hire_cost. */
const ANCHOR = /\b(?:PR|[A-Z])\d{1,2}\b|\b[a-z]+(?:_[a-z]+)+\b/g;

/** @param {{text: string, search: string, known: Set<string>}} given */
export function Text({ text, search, known }) {
  const paragraphs = text.trim().split(/\n\s*\n/);
  return paragraphs.map((paragraph, i) => {
    const lines = paragraph.split("\n");
    if (lines.every((line) => /^\d+\. /.test(line))) {
      return html`<ol key=${i}>${lines.map((line, j) => html`<li key=${j}>
        <${Linked} text=${line.replace(/^\d+\. /, "")} search=${search} known=${known} /></li>`)}</ol>`;
    }
    return html`<p key=${i}><${Linked} text=${lines.join(" ")} search=${search} known=${known} /></p>`;
  });
}

/** @param {{text: string, search: string, known: Set<string>}} given */
function Linked({ text, search, known }) {
  const parts = [];
  let from = 0;
  for (const match of text.matchAll(ANCHOR)) {
    const target = known.has(match[0]) ? match[0] : `option_${match[0]}`;
    if (!known.has(target)) continue;
    parts.push(html`<${Marked} text=${text.slice(from, match.index)} search=${search} />`);
    parts.push(html`<a href="#${target}"><${Marked} text=${match[0]} search=${search} /></a>`);
    from = match.index + match[0].length;
  }
  parts.push(html`<${Marked} text=${text.slice(from)} search=${search} />`);
  return parts;
}

/** @param {{text: string, search: string}} given */
export function Marked({ text, search }) {
  const wanted = search.trim().split(/\s+/).filter((word) => word.length > 1);
  if (!wanted.length) return text;
  const found = new RegExp(`(${wanted.map(plain).join("|")})`, "giu");
  // Splitting by a group leaves what was found in every second place.
  return text.split(found).map((part, i) => (i % 2 ? html`<mark key=${i}>${part}</mark>` : part));
}

/** @param {string} word */
function plain(word) {
  return word.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&");
}
