// @ts-check
// Names of editions, options and their values.

import { facts } from "../../connection/facts.js";
import { has, say } from "../../words.js";

/** @typedef {import("../../connection/api-types.d.ts").OptionFacts["values"][number]} OptionValue */

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

/**
 * The rules of a table in a few words: the edition, and what differs from it.
 * @param {string} edition
 * @param {Record<string, OptionValue>} options  those that are known
 */
export function rulesOf(edition, options) {
  const usual = facts().editions[edition] ?? {};
  const differing = Object.keys(options).filter((name) => options[name] !== usual[name]);
  const words = differing.map((name) =>
    options[name] === true ? optionName(name) : `${optionName(name)}: ${valueName(options[name])}`
  );
  return [editionName(edition), ...words].join(" · ");
}

/** Whether an option is a yes-or-no option. @param {string} option */
export function isYesNo(option) {
  return typeof facts().options[option].values[0] === "boolean";
}
