// @ts-check
// Header and footer of every page outside a game: navigation, language, light or dark.

import { html, useState } from "./vendor/htm-preact.js";
import { fileAddress } from "./file-address.js";
import { speak } from "./language.js";
import { setTheme, theme, THEMES } from "./theme.js";
import { language, languages, named, say } from "./words.js";

export function Head() {
  return html`<header class="page-head">
    <a class="logo" href="/"><img src="${ICON}" alt="" width="32" height="32" />${say("game")}</a>
    <nav aria-label=${say("pages")}>
      <${Place} href="/learn" words=${say("learn")} />
      <${Place} href="/puzzles" words=${named("puzzle", "title")} />
      <${Place} href="/rules" words=${say("rules")} />
    </nav>
    <div class="preferences">
      <${LanguageChoice} />
      <${ThemeChoice} />
    </div>
  </header>`;
}

export function Foot() {
  return html`<footer class="page-foot"><p>${say("unofficial")}</p></footer>`;
}

export const ICON = fileAddress("icon.svg");

/** @param {{href: string, words: string}} given */
function Place({ href, words }) {
  const here = location.pathname === href ? "page" : undefined;
  return html`<a class="button plain" href=${href} aria-current=${here}>${words}</a>`;
}

export function LanguageChoice() {
  const choose = (/** @type {any} */ event) => {
    // The words come first; saving the language may fail without harm.
    speak(event.target.value).catch((error) => console.error(error));
  };
  return html`<select aria-label=${say("language")} value=${language()} onChange=${choose}>
    ${languages().map(({ id, name }) => html`<option key=${id} value=${id} lang=${id}>${name}</option>`)}
  </select>`;
}

export function ThemeChoice() {
  const [now, setNow] = useState(theme());
  const choose = (/** @type {any} */ event) => {
    setTheme(event.target.value);
    setNow(theme());
  };
  return html`<select aria-label=${say("theme")} value=${now} onChange=${choose}>
    ${THEMES.map((one) => html`<option key=${one} value=${one}>${say(`theme_${one}`)}</option>`)}
  </select>`;
}
