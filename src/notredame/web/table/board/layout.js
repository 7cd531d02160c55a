// @ts-check
// The layout: everything at once on a laptop, and on an upright tablet with up to three players; with more, players and
// log take turns there; one part at a time on a phone. The question, or the controls of a replay, is at the bottom in all
// of them.

import { html, useLayoutEffect, useRef, useState } from "../../vendor/htm-preact.js";
import { say } from "../../words.js";
import { CityMap } from "./city-map.js";
import { OwnBorough } from "./own-borough.js";
import { useNarrow, useTablet } from "../narrow.js";
import { Side } from "../side/side-panel.js";
import { Strips } from "./strips.js";
import { Tabs } from "../side/tabs.js";
import { TopBar } from "./top-bar.js";
import { useUnread } from "../side/unread.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("../../connection/api-types.d.ts").PageState} State */

/** Number of players' strips beside which a tablet has room for the log. */
const FEW = 2;

/**
 * @param {object} props
 * @param {Board} props.board
 * @param {State} props.newest
 * @param {number | null} props.seat whose borough is large
 * @param {string[]} props.marked places of the choice that waits for its confirmation
 * @param {() => void} props.onMenu
 * @param {any} [props.coach] lessons, at a table where somebody learns
 * @param {any} [props.children] the foot
 */
export function Layout({ board, newest, seat, marked, onMenu, coach, children }) {
  const narrow = useNarrow();
  const tablet = useTablet();
  const { lit } = board;
  const few = newest.seats.length - (seat === null ? 0 : 1) <= FEW;
  const parts = tablet ? ["others", "log"] : ["city", ...(seat === null ? [] : ["mine"]), "others", "log"];
  const [chosen, setPart] = usePart(seat === null ? "city" : "mine", narrow && !tablet && onlyMarkets(lit));
  const part = parts.includes(chosen) ? chosen : "others";
  const { unread, read } = useUnread(newest);
  /** @type {Record<string, number | boolean | null>} */
  const badges = { ...useBadges(board, seat, part), log: unread || null };
  return html`<main id="main" class=${`game ${seat === null ? "watching" : ""} ${few ? "few" : ""}`} data-part=${part} tabindex="-1">
    <h1 class="visually-hidden">${say("game")}</h1>
    <${TopBar} board=${board} seat=${seat} onMenu=${onMenu} marked=${marked} />
    <div class="table-parts" id="part-panel">
      <section class="part-city" aria-label=${say("part_city")}>
        <${CityMap} board=${board} />
      </section>
      ${seat !== null && html`<${OwnBorough} board=${board} seat=${seat} />`}
      <div class="part-column">
        <section class="part-others" aria-label=${say("part_others")}>
          <${Strips} board=${board} seats=${newest.seats} mine=${seat} />
        </section>
        <${Side} board=${board} newest=${newest} unread=${unread} onRead=${read} inSight=${!narrow || (tablet && few) || part === "log"} />
        ${coach}
      </div>
    </div>
    <${Tabs}
      name="part"
      kind="part-tabs"
      label=${say("parts")}
      now=${part}
      onTab=${setPart}
      tabs=${parts.map((id) => ({ id, label: say(`part_${id}`), badge: badges[id], lit: id !== part && [...lit.keys()].some((place) => partOf(place) === id) }))}
    />
    ${children}
  </main>`;
}

/**
 * The part of a phone's page where a place can be picked; hand and persons are always visible.
 * @param {string} place
 */
function partOf(place) {
  const what = place.split(":")[0];
  if (what === "market" || what === "cathedral") return "city";
  return what === "hand" || what === "pack" || what === "person" ? null : "mine";
}

/**
 * Whether only markets can be picked.
 * @param {Map<string, string[]>} lit
 */
function onlyMarkets(lit) {
  return lit.size > 0 && [...lit.keys()].every((place) => place.startsWith("market:"));
}

/**
 * The visible part on a phone. A carriage's market is chosen on the map, and afterwards the previous part returns.
 * @param {string} first
 * @param {boolean} map  whether a market is asked for
 * @returns {[string, (part: string) => void]}
 */
function usePart(first, map) {
  const [part, setPart] = useState(first);
  const before = useRef(/** @type {string | null} */ (null));
  useLayoutEffect(() => {
    if (map) {
      before.current = part;
      setPart("city");
    } else if (before.current !== null) {
      setPart(before.current);
      before.current = null;
    }
  }, [map]);
  const choose = (/** @type {string} */ next) => {
    before.current = null;
    setPart(next);
  };
  return [part, choose];
}

/**
 * What changed in the parts that are hidden on a phone.
 * @param {Board} board
 * @param {number | null} seat
 * @param {string} part the one in sight
 * @returns {Record<string, number | boolean | null>}
 */
function useBadges(board, seat, part) {
  const view = board.state.view;
  const players = view?.players ?? [];
  const me = seat === null ? null : players[seat];
  const now = {
    city: JSON.stringify([view?.markets, players.map((player) => [player.carriage, player.cathedral])]),
    mine: JSON.stringify(me && [me.sectors, me.friend, me.coins, me.supply, me.rat, me.prestige, me.messages.length]),
    others: JSON.stringify(
      players.filter((player) => player !== me).map((player) => [
        player.sectors,
        player.friend,
        player.coins,
        player.supply,
        player.rat,
      ]),
    ),
  };
  const seen = useRef(now);
  useLayoutEffect(() => {
    seen.current = { ...seen.current, [part]: now[/** @type {keyof typeof now} */ (part)] };
  });
  return {
    city: part !== "city" && now.city !== seen.current.city,
    mine: part !== "mine" && now.mine !== seen.current.mine,
    others: part !== "others" && now.others !== seen.current.others,
  };
}
