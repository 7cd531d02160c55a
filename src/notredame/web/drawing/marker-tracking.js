// @ts-check
// Identities of markers from one state to the next, so that markers can be seen moving. Markers of a colour are alike:
// those that stay where they were keep their identity, and one missing in one place is taken to be one that appeared in
// another.

/** @typedef {import("../connection/api-types.d.ts").ViewDescription} View */

/**
 * Identities of the markers of one colour by place, in the order of arrival.
 * @typedef {Record<string, string[]>} Places
 */

/**
 * The markers of all colours.
 * @typedef {Record<string, Places>} Markers
 */

/**
 * Number of a player's markers in each place, in the order in which places give markers away.
 * @param {import("../connection/api-types.d.ts").PlayerDescription} player
 * @returns {Record<string, number>}
 */
function counted(player) {
  const { supply, cathedral, sectors, general_supply: general } = player;
  return { supply, cathedral, ...sectors, general };
}

/**
 * The markers of a view, with the identities they had before.
 * @param {Markers | null} before
 * @param {View} view
 * @returns {Markers}
 */
export function follow(before, view) {
  /** @type {Markers} */
  const now = {};
  for (const player of view.players) {
    now[player.colour] = followOne(player.colour, before?.[player.colour] ?? {}, counted(player));
  }
  return now;
}

/**
 * @param {string} colour
 * @param {Places} before
 * @param {Record<string, number>} counts
 * @returns {Places}
 */
function followOne(colour, before, counts) {
  /** @type {Places} */
  const now = {};
  /** @type {string[]} */
  const free = [];
  const known = new Set(Object.values(before).flat());
  for (const place of Object.keys(counts)) {
    const there = before[place] ?? [];
    now[place] = there.slice(0, counts[place]);
    free.push(...there.slice(now[place].length));
  }
  let fresh = 0;
  const next = () => {
    const moved = free.shift();
    if (moved) return moved;
    while (known.has(`${colour}-${fresh}`)) fresh += 1;
    known.add(`${colour}-${fresh}`);
    return `${colour}-${fresh}`;
  };
  // The board is filled before the supply: a played marker came from the supply, a refill from elsewhere.
  for (const place of [...Object.keys(counts).slice(1), "supply"]) {
    while (now[place].length < counts[place]) now[place].push(next());
  }
  return now;
}

/** The last views of the tables on the page. @type {Map<string, {view: View, markers: Markers}>} */
const remembered = new Map();

/**
 * The markers of a table's view, tracked from the view that was drawn before.
 * @param {string} table
 * @param {View} view
 */
export function markersOf(table, view) {
  const last = remembered.get(table);
  if (last?.view === view) return last.markers;
  const markers = follow(last?.markers ?? null, view);
  remembered.delete(table);
  remembered.set(table, { view, markers });
  // No more tables are shown at once.
  for (const other of remembered.keys()) {
    if (remembered.size <= 4) break;
    remembered.delete(other);
  }
  return markers;
}
