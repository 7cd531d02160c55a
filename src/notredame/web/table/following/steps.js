// @ts-check
// The consequences of one choice, step by step. Usually there is one step; but the last choice of a round also brings
// the plague to everybody and may score the cathedral, which must not be missed.

import { effectsAt, viewAt } from "./replay-stops.js";

/** @typedef {import("../../connection/api-types.d.ts").Line} Line */
/** @typedef {import("../../connection/api-types.d.ts").ViewDescription} View */
/** @typedef {import("./follower.js").Moment} Moment */

/**
 * @typedef {object} Step
 * @property {"own" | "plague" | "period"} kind
 * @property {Line[]} lines  what is told here
 * @property {PlagueResult[]} results  of the plague
 * @property {number} value  of the plague
 */

/**
 * What the plague did to one borough.
 * @typedef {object} PlagueResult
 * @property {number} seat
 * @property {number} from  where the rat was
 * @property {number} to
 * @property {Line[]} losses
 */

/** Lines with which a step of the round's end begins. @type {Record<string, "plague" | "period" | "next">} */
const BEGINS = { "plague-strikes": "plague", "period-ends": "period", "round-begins": "next", "game-ends": "next" };
const LOSSES = new Set(["prestige-lost", "markers-moved"]);

/**
 * The moments between two states; the second comes last.
 * @param {Moment} before
 * @param {Moment} after
 * @returns {Moment[]}
 */
export function stepsTo(before, after) {
  const [was, is] = [before.state.view, after.state.view];
  if (!was || !is || !endsARound(after.lines, before.state.move)) return [after];
  const known = after.lines.filter((line) => line.move <= before.state.move);
  /** @type {Line[]} */
  let told = [];
  /** @type {Moment[]} */
  const steps = [];
  for (const { kind, lines } of groupsOf(after.lines.slice(known.length))) {
    const view = viewAt(was, is, { move: after.state.move, lines, before: told, last: false, round: null });
    told = [...told, ...lines];
    const phase = kind === "own" ? view.phase : "plague";
    const state = {
      ...after.state,
      status: /** @type {const} */ ("playing"),
      question: null,
      waiting: [],
      view: { ...view, phase },
      sector_effects: effectsAt(view, before.state, after.state),
    };
    const results = kind === "plague" ? plagueResults(was, is, lines) : [];
    steps.push({ state, lines: [...known, ...told], step: { kind, lines, results, value: was.plague } });
  }
  return [...steps, after];
}

/**
 * Whether the plague came, or a period ended, after a choice.
 * @param {Line[]} lines
 * @param {number} since  the choice
 */
export function endsARound(lines, since) {
  return lines.some((line) => line.move > since && ["plague", "period"].includes(BEGINS[line.kind] ?? ""));
}

/**
 * Lines in groups that are narrated together, up to the beginning of the next round.
 * @param {Line[]} lines
 */
function groupsOf(lines) {
  /** @type {{kind: Step["kind"], lines: Line[]}[]} */
  const groups = [];
  for (const line of lines) {
    const kind = BEGINS[line.kind];
    if (kind === "next") break;
    const here = groups[groups.length - 1];
    if (here && (!kind || kind === here.kind)) here.lines.push(line);
    else groups.push({ kind: kind ?? "own", lines: [line] });
  }
  return groups;
}

/**
 * @param {View} was
 * @param {View} is
 * @param {Line[]} lines
 * @returns {PlagueResult[]}
 */
function plagueResults(was, is, lines) {
  const struck = lines.flatMap((line) => (line.kind === "plague-strikes" && line.seat !== null ? [line.seat] : []));
  return struck.map((seat) => ({
    seat,
    from: was.players[seat]?.rat ?? 0,
    to: is.players[seat]?.rat ?? 0,
    losses: lines.filter((line) => line.seat === seat && LOSSES.has(line.kind)),
  }));
}
