// @ts-check
// The synonyms by which an entry was found.

import { html } from "../vendor/htm-preact.js";
import { say } from "../words.js";
import { folded, placesOf } from "./search.js";
import { Marked } from "./text.js";

/** @param {{also: string[], own: string, found: string[]}} given  own: what it says itself, folded */
export function OtherWords({ also, own, found }) {
  const missing = found.filter((word) => !placesOf(word, own).length);
  const hits = also.filter((word) => missing.some((one) => placesOf(one, folded(word)).length));
  if (!hits.length) return null;
  return html`<p class="soft small">${say("also_called")} <${Marked} text=${hits.join(", ")} found=${found} /></p>`;
}
