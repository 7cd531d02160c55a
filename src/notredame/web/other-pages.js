// @ts-check
// Every page but the start page, and what is shown there when the browser has nothing else to do: the board, and how the
// daily deal stands. They are loaded together, since they share most of their modules.

export { LivingBoard } from "./start/living-board.js";
export { DailyPage } from "./daily/daily.js";
export { DailyToday } from "./daily/today.js";
export { LearnPage } from "./learn/learn.js";
export { PuzzlePage } from "./puzzles/puzzle.js";
export { PuzzlesPage } from "./puzzles/puzzles.js";
export { RulesPage } from "./rules/rules.js";
export { StatisticsPage } from "./statistics/statistics.js";
export { TablePage } from "./table/table.js";
