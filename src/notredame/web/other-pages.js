// @ts-check
// Every page but the start page. They are loaded together, since they share most of their modules.

export { LearnPage } from "./learn/learn.js";
export { RulesPage } from "./rules/rules.js";
export { TablePage } from "./table/table.js";
