// @ts-check
// Light or dark: as the system has it, unless the person chose.

import { remember, remembered } from "./browser-storage.js";

/** @typedef {"system" | "light" | "dark"} Theme */

const KEY = "notredame.theme";

/** @type {Theme[]} */
export const THEMES = ["system", "light", "dark"];

/** @returns {Theme} */
export function theme() {
  const saved = remembered(KEY);
  return saved === "light" || saved === "dark" ? saved : "system";
}

/** @param {Theme} chosen */
export function setTheme(chosen) {
  remember(KEY, chosen === "system" ? null : chosen);
  showTheme();
}

/** Applies the chosen theme. */
export function showTheme() {
  const chosen = theme();
  if (chosen === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
}

/** Prints in the light theme. */
export function printLight() {
  addEventListener("beforeprint", () => (document.documentElement.dataset.theme = "light"));
  addEventListener("afterprint", showTheme);
}
