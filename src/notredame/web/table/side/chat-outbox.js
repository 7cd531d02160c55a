// @ts-check
// What somebody is about to say at a table: the line being written, and lines on their way. It is kept
// while the page turns to another tab, from the waiting room to the board, or to the end.

import { onceOver } from "../../until-recovered.js";
import { sendUntilAnswered } from "../../retry.js";
import { Store, useStore } from "../../store.js";

/** A line; sent again, it keeps its name, so that it is said once. @typedef {{text: string, once: string}} Line */
/** @typedef {{draft: string, unsent: Line[], back: Line | null, trouble: unknown}} Outbox  back: what could not be sent; trouble: why, or null */

/** @type {Outbox} */
const EMPTY = { draft: "", unsent: [], back: null, trouble: null };
/** By table. @type {Store<Record<string, Outbox>>} */
const boxes = new Store({});
/** Tables whose lines are on their way, one after the other. @type {Set<string>} */
const busy = new Set();

/** The outbox of a table, and again whenever it changes. @param {string} table @returns {Outbox} */
export function useOutbox(table) {
  useStore(boxes);
  return boxOf(table);
}

/** @param {string} table @param {string} draft */
export function write(table, draft) {
  change(table, { draft });
}

/** Sends what is written, and leaves the box free for the next line. @param {string} table */
export function send(table) {
  const { draft, unsent, back } = boxOf(table);
  const text = draft.trim();
  if (!text) return;
  const line = back?.text === text ? back : { text, once: newName() };
  change(table, { draft: "", unsent: [...unsent, line], back: null, trouble: null });
  if (!busy.has(table)) void carry(table);
}

/** @param {string} table */
async function carry(table) {
  busy.add(table);
  try {
    for (let line = boxOf(table).unsent[0]; line; line = boxOf(table).unsent[0]) {
      await sendUntilAnswered(`/api/tables/${table}/chat`, line);
      change(table, { unsent: boxOf(table).unsent.slice(1) });
    }
  } catch (error) {
    // Nothing is lost: what could not be sent is written there again.
    const { draft, unsent } = boxOf(table);
    const written = [...unsent.map(({ text }) => text), draft].filter(Boolean).join(" ");
    change(table, { draft: written, unsent: [], back: unsent[0] ?? null, trouble: error });
    onceOver(error, () => boxOf(table).trouble === error && change(table, { trouble: null }));
  }
  busy.delete(table);
}

/** @param {string} table */
function boxOf(table) {
  return boxes.value[table] ?? EMPTY;
}

/** @param {string} table @param {Partial<Outbox>} some */
function change(table, some) {
  boxes.value = { ...boxes.value, [table]: { ...boxOf(table), ...some } };
}

function newName() {
  return String(crypto.getRandomValues(new Uint32Array(2)));
}
