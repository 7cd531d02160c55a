// @ts-check
// A drawing as nested lists, for programs other than browsers: ["path", {d: "…"}, [children]].

/** @typedef {[string, Record<string, any>, any[]]} Plain */

/** Attributes that only matter in a browser. */
const FOR_PEOPLE = /^(on[A-Z]|aria-|data-|role$|tabindex$|key$|children$)/;

/**
 * @param {any} node
 * @returns {(Plain | string)[]}
 */
export function plain(node) {
  if (Array.isArray(node)) return node.flatMap(plain);
  if (node === null || node === undefined || typeof node === "boolean") return [];
  if (typeof node !== "object") return [String(node)];
  const { type, props } = node;
  if (typeof type === "function") return plain(type(props));
  const kept = Object.entries(props).filter(([name, value]) => !FOR_PEOPLE.test(name) && value !== undefined);
  return [[type, Object.fromEntries(kept), plain(props.children)]];
}
