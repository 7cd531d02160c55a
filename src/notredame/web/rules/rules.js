// @ts-check
// Every rule, card, person and option, to read, search and print.

import { html, useEffect, useMemo, useState } from "../vendor/htm-preact.js";
import { get } from "../connection/api.js";
import { keepTrying } from "../connection/until-recovered.js";
import { explained, language, say } from "../words.js";
import { Foot, Head } from "../page-head.js";
import { entriesOf } from "./entries.js";
import { searchResults } from "./search-results.js";
import { useOtherLanguages } from "./other-languages.js";
import { OtherWords } from "./synonyms.js";
import { RuleEntry } from "./rule-entry.js";
import { OptionEntry, Presets } from "./options.js";
import { folded } from "./search.js";
import { Text } from "./text.js";

/** @typedef {import("../connection/api-types.d.ts").Rules} Rulebook */
/** @typedef {import("./entries.js").Chapter} Chapter */

export function RulesPage() {
  const [book, setBook] = useState(/** @type {Rulebook | null} */ (null));
  const [trouble, setTrouble] = useState(/** @type {unknown} */ (null));
  const [search, setSearch] = useState("");
  const lang = language();

  useEffect(() => {
    let here = true;
    const load = async () => {
      const found = await get(`/api/rules/${lang}`);
      if (!here) return;
      setBook(found);
      setTrouble(null);
    };
    const stop = keepTrying(load, setTrouble);
    return () => {
      here = false;
      stop();
    };
  }, [lang]);

  const chapters = useMemo(() => (book ? entriesOf(book) : []), [book, lang]);
  const ours = useMemo(() => searchResults(chapters, search), [chapters, search]);
  const everywhere = useOtherLanguages(chapters, ours.unknown);
  const { chapters: found, words, partly } = useMemo(() => (everywhere ? searchResults(everywhere, search) : ours), [
    everywhere,
    ours,
  ]);

  // The browser looked for the anchor before it existed.
  useEffect(() => {
    const to = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (target) target.scrollIntoView();
      else if (location.hash) setSearch("");
    };
    if (book) to();
    addEventListener("hashchange", to);
    return () => removeEventListener("hashchange", to);
  }, [book]);

  // Search results begin at the top, wherever the reader was.
  useEffect(() => {
    const main = document.getElementById("main");
    if (search && main && main.getBoundingClientRect().top < 0) main.scrollIntoView();
  }, [search]);

  const known = useMemo(() => new Set(chapters.flatMap((one) => one.entries.map(({ id }) => id))), [chapters]);
  const many = found.reduce((sum, one) => sum + one.entries.length, 0);
  return html`<${Head} />
    <div class="rules">
      <nav class="contents" aria-label=${say("contents")}>
        <ul>
          ${chapters.map(({ id, title }) => html`<li key=${id}><a href="#${id}">${title}</a></li>`)}
        </ul>
      </nav>
      <main id="main" class="rules-main">
        <h1>${say("rules")}</h1>
        <div class="search" role="search">
          <input type="search" aria-label=${say("search_rules")} placeholder=${say("search_rules")} value=${search}
            onInput=${(/** @type {any} */ event) => setSearch(event.target.value)} />
          <span class="soft small" role="status">${search.trim() && say("found", { n: many })}</span>
        </div>
        ${trouble !== null && html`<p class="trouble" role="alert">${explained(trouble)}</p>`}
        ${partly && html`<p class="soft">${say("found_partly")}</p>`}
        ${found.map((chapter) => html`<${ChapterText} key=${chapter.id} chapter=${chapter} found=${words} known=${known} />`)}
        ${book && !found.length && html`<p class="soft">${say("nothing_found")}</p>`}
      </main>
    </div>
    <${Foot} />`;
}

/** @param {{chapter: Chapter, found: string[], known: Set<string>}} given */
function ChapterText({ chapter, found, known }) {
  return html`<section class="chapter" aria-labelledby=${chapter.id}>
    <h2 id=${chapter.id}>${chapter.title}</h2>
    <${OtherWords} also=${chapter.also} own=${folded(chapter.title)} found=${found} />
    ${chapter.entries.map((entry) => {
      if (entry.rule) return html`<${RuleEntry} key=${entry.id} entry=${entry} found=${found} known=${known} />`;
      if (entry.option) return html`<${OptionEntry} key=${entry.id} option=${entry.option} found=${found} known=${known} />`;
      if (entry.presets) return html`<${Presets} key=${entry.id} presets=${entry.presets} found=${found} known=${known} />`;
      return html`<div key=${entry.id} id=${entry.id}><${Text} text=${entry.text ?? ""} found=${found} known=${known} /></div>`;
    })}
  </section>`;
}
