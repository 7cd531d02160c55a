// @ts-check
// Every page but the start page, and the board that is shown there when the browser has nothing else to do. They are
// loaded together, since they share most of their modules.

export { LivingBoard } from "./start/living-board.js";
export { LearnPage } from "./learn/learn.js";
export { RulesPage } from "./rules/rules.js";
export { TablePage } from "./table/table.js";
