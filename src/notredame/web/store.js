// @ts-check
// A value that parts of the page share. Preact's signals would be nine times as much to load, for no less code here.

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
   * Is told whenever the value is set.
   * @param {() => void} listener
   * @returns {() => void} ends it
   */
  subscribe(listener) {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}

/**
 * The value of a store, and again whenever it is set.
 * @template T
 * @param {Store<T>} store
 * @returns {T}
 */
export function useStore(store) {
  const [, setTurn] = useState(0);
  useLayoutEffect(() => store.subscribe(() => setTurn((/** @type {number} */ turn) => turn + 1)), [store]);
  return store.value;
}
