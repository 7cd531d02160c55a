// @ts-check
// The page's language: the one chosen here, else the person's, else the browser's, else English.

import { get, Problem, put } from "./connection/api.js";
import { remember, remembered } from "./browser-storage.js";
import { language, loadWords } from "./words.js";

const KEY = "notredame.language";
const LAST_RESORT = "en";

/** Loads the words of the first available language. */
export async function loadFirstLanguage() {
  const tried = new Set();
  for await (const wish of wishes()) {
    const lang = wish.toLowerCase().split("-")[0];
    if (tried.has(lang)) continue;
    tried.add(lang);
    try {
      await loadWords(lang);
      return show();
    } catch (error) {
      const unknown = error instanceof Problem && error.status >= 400 && error.status < 500;
      if (!unknown || lang === LAST_RESORT) throw error;
    }
  }
}

/**
 * Switches to another language, here and on the person's other devices.
 * @param {string} lang
 */
export async function speak(lang) {
  await loadWords(lang);
  show();
  remember(KEY, lang);
  await put("/api/me", { language: lang });
}

async function* wishes() {
  const here = remembered(KEY);
  if (here) yield here;
  else {
    const me = await get("/api/me").catch(() => null);
    if (me?.language) yield String(me.language);
  }
  yield* navigator.languages ?? [];
  yield LAST_RESORT;
}

function show() {
  document.documentElement.lang = language();
}
