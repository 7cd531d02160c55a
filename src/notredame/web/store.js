// @ts-check
// A value shared by parts of the page. Preact's signals would be nine times as much to load, for no less code here.

import { useLayoutEffect, useState } from "./vendor/htm-preact.js";

/** @template T */
export class Store {
  /** @type {T} */
  #value;
  /** @type {Set<() => void>} */
  #listeners = new Set();

  /** @param {T} value */
  constructor(value) {
    this.#value = value;
  }

  get value() {
    return this.#value;
  }

  set value(value) {
    this.#value = value;
    for (const listener of [...this.#listeners]) listener();
  }

  /**
   * Listens for every change of the value.
   * @param {() => void} listener
   * @returns {() => void} ends it
   */
  subscribe(listener) {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}

/**
 * Hook: the value of a store, updated whenever it is set.
 * @template T
 * @param {Store<T>} store
 * @returns {T}
 */
export function useStore(store) {
  const [, setTurn] = useState(0);
  useLayoutEffect(() => store.subscribe(() => setTurn((/** @type {number} */ turn) => turn + 1)), [store]);
  return store.value;
}
