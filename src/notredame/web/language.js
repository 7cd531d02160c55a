// @ts-check
// The page's language: the one chosen here, else the person's, else the browser's, else English.

import { Problem, put } from "./connection/api.js";
import { remember, remembered } from "./browser-storage.js";
import { language, loadWords } from "./words.js";

const KEY = "notredame.language";

/** Loads the words of the first available language; the server knows all but the one chosen here. */
export async function loadFirstLanguage() {
  await loadWords();
  const here = remembered(KEY);
  if (here && here !== language()) {
    await loadWords(here).catch((error) => {
      const unknown = error instanceof Problem && error.status >= 400 && error.status < 500;
      if (!unknown) throw error;
    });
  }
  show();
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

function show() {
  document.documentElement.lang = language();
}
