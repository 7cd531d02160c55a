// @ts-check
// The log as data: merging news, and grouping by turns.

/** @typedef {import("../../connection/api-types.d.ts").Line} Line */
/** @typedef {{seat: number | null, head: Line, rest: Line[], move: number}} Turn */

/** Lines that begin a new group; the following ones belong to it. */
const BEGINS = new Set([
  "round-begins",
  "card-kept",
  "draft-ends",
  "card-played",
  "person-hired",
  "hire-declined",
  "plague-strikes",
  "cathedral-scored",
  "period-ends",
  "game-ends",
]);

/** Lines that show what a player's turn is about. */
const ACTIONS = new Set(["card-played", "person-hired", "hire-declined"]);

/** Lines caused by a player's own choice, never by the plague or a neighbour. */
const OWN = new Set(["card-kept", ...ACTIONS]);

/**
 * The log with news, which replace everything from their first choice on.
 * @param {Line[]} lines
 * @param {{from: number, lines: Line[]} | null} news none before the game
 */
export function withNews(lines, news) {
  if (!news) return [];
  if (!news.lines.length && !lines.some((line) => line.move >= news.from)) return lines;
  return [...lines.filter((line) => line.move < news.from), ...news.lines];
}

/**
 * Lines grouped by turn.
 * @param {Line[]} lines
 * @returns {Turn[]}
 */
export function turnsOf(lines) {
  /** @type {Turn[]} */
  const turns = [];
  for (const line of lines) {
    const last = turns[turns.length - 1];
    if (
      !last || BEGINS.has(line.kind) ||
      (line.seat !== null && last.seat !== null && line.seat !== last.seat && last.head.kind === "plague-strikes")
    ) {
      turns.push({ seat: line.seat, head: line, rest: [], move: line.move });
    } else {
      last.rest.push(line);
    }
  }
  return turns;
}

/**
 * A seat's last public action.
 * @param {Line[]} lines
 * @param {number} seat
 * @returns {Line | null}
 */
export function lastAction(lines, seat) {
  for (let i = lines.length - 1; i >= 0; i--) {
    const line = lines[i];
    if (line && line.seat === seat && ACTIONS.has(line.kind)) return line;
  }
  return null;
}

/**
 * Number of the last choice that a seat made itself; 0 before the first.
 * @param {Line[]} lines
 * @param {number} seat
 */
export function lastMoveOf(lines, seat) {
  for (let i = lines.length - 1; i >= 0; i--) {
    const line = lines[i];
    if (line && line.seat === seat && OWN.has(line.kind)) return ownEnd(lines, seat, line.move);
  }
  return 0;
}

/**
 * The last choice of a turn that includes a move: consecutive choices of the same seat are one turn.
 * @param {Line[]} lines
 * @param {number} seat
 * @param {number} move
 */
function ownEnd(lines, seat, move) {
  let end = move;
  for (const line of lines) {
    if (line.move <= end || line.seat === null) continue;
    if (line.seat !== seat) break;
    end = line.move;
  }
  return end;
}

/** @type {Record<string, string>} The pictogram of a line. */
export const ICON_OF = {
  "card-kept": "card",
  "draft-ends": "card",
  "cards-passed": "card",
  "cards-drawn": "card",
  "cards-received": "card",
  "card-played": "card",
  "card-hidden": "card",
  "markers-moved": "marker",
  "friend-moved": "friend",
  "coins-gained": "coin",
  "coins-paid": "coin",
  "coins-missing": "coin",
  "prestige-gained": "prestige",
  "prestige-lost": "prestige",
  "rat-moved": "rat",
  "rat-overrun": "rat",
  "plague-strikes": "rat",
  "message-taken": "message",
  "carriage-moved": "carriage",
  "person-hired": "person",
  "cathedral-scored": "cathedral",
};

/** @type {Record<string, "gain" | "loss">} Whether a line is good or bad news for its seat. */
export const GAIN_OF = {
  "coins-gained": "gain",
  "prestige-gained": "gain",
  "message-taken": "gain",
  "coins-paid": "loss",
  "coins-missing": "loss",
  "prestige-lost": "loss",
  "rat-overrun": "loss",
};
