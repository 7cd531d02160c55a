// @ts-check
// What editions, options and their values are called.

import { facts } from "../facts.js";
import { has, say } from "../words.js";

/** @typedef {import("../types.js").OptionValue} OptionValue */

/** @param {string} edition */
export function editionName(edition) {
  return has("page", `edition_${edition}`) ? say(`edition_${edition}`) : edition;
}

/** @param {string} option */
export function optionName(option) {
  return has("page", `option_${option}`) ? say(`option_${option}`) : option;
}

/** @param {OptionValue} value */
export function valueName(value) {
  if (typeof value === "boolean") return say(value ? "value_yes" : "value_no");
  return has("page", `value_${value}`) ? say(`value_${value}`) : String(value);
}

/** Whether an option is no more than yes or no. @param {string} option */
export function isYesNo(option) {
  return typeof facts().options[option].values[0] === "boolean";
}
