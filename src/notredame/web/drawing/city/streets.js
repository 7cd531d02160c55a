// @ts-check
// The streets of a table's city.

/**
 * Pairs of markets such as "blue/centre".
 * @param {import("../../connection/api-types.d.ts").PageState} state
 * @param {import("../../connection/api-types.d.ts").Facts} facts
 * @returns {[string, string][]}
 */
export function streetsOf(state, facts) {
  const map = typeof state.streets === "string" ? facts.street_maps[state.streets] : state.streets;
  const boroughs = state.view?.boroughs ?? [];
  return boroughs.flatMap((here, i) => {
    const next = boroughs[(i + 1) % boroughs.length];
    /** @param {string} beyond @returns {(ends: [string, string]) => [string, string]} */
    const between = (beyond) => ([from, to]) => [`${here}/${from}`, `${beyond}/${to}`];
    return [...(map?.inside ?? []).map(between(here)), ...(map?.across ?? []).map(between(next ?? here))];
  });
}
