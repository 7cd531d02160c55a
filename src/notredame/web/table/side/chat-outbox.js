// @ts-check
// The chat outbox of a table: the line being written, and lines being sent. It outlives changes of tab, and the way
// from the waiting room to the board and to the ending.

import { onceOver } from "../../connection/until-recovered.js";
import { sendUntilAnswered } from "../../connection/retry.js";
import { Store, useStore } from "../../store.js";

/** A line; sent again it keeps its `once`, so that it appears once. @typedef {{text: string, once: string}} Line */
/** @typedef {{draft: string, unsent: Line[], back: Line | null, trouble: unknown}} Outbox  back: what could not be sent; trouble: why, or null */

/** @type {Outbox} */
const EMPTY = { draft: "", unsent: [], back: null, trouble: null };
/** Outboxes by table. @type {Store<Record<string, Outbox>>} */
const boxes = new Store({});
/** Tables whose lines are being sent, one after the other. @type {Set<string>} */
const busy = new Set();

/** Hook: the outbox of a table, updated whenever it changes. @param {string} table @returns {Outbox} */
export function useOutbox(table) {
  useStore(boxes);
  return boxOf(table);
}

/** @param {string} table @param {string} draft */
export function write(table, draft) {
  change(table, { draft });
}

/** Sends the written line, and empties the field for the next one. @param {string} table */
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
    // Nothing is lost: a line that could not be sent returns to the field.
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
