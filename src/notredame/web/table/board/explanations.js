// @ts-check
// Explanations of places, cards, persons and messages: the texts of their tooltips.

import { lastingWords, nextWords, piecesIn } from "../../drawing/sector-words.js";
import { ownRatWords, soonWords } from "../../drawing/borough/rat-forecast.js";
import { marketWords } from "../../drawing/city/market-names.js";
import { count, helpAt, named, say, sentence } from "../../words.js";
import { playerOf, splitPlace } from "./board.js";

/** @typedef {import("../../connection/api-types.d.ts").PageState} State */
/** @typedef {import("../../connection/api-types.d.ts").Facts} Facts */
/** @typedef {{title: string, text: string[]}} Note */

/**
 * @param {string} place such as "sector:blue/bank", or "message:blue/coin", "plague", "round", "start", "hurried"
 * @param {State} state
 * @param {Facts} facts
 * @returns {Note | null}
 */
export function explain(place, state, facts) {
  const [what, rest] = splitPlace(place);
  const teller = TELLERS[what];
  return teller ? teller(rest, state, facts) : null;
}

/** @param {State} state @param {string} colour */
function playerIn(state, colour) {
  return state.view?.players.find((player) => player.colour === colour) ?? null;
}

/** The name of a borough's player, or its colour if it has none. @param {State} state @param {string} colour */
export function ownerOf(state, colour) {
  return state.seats.find((seat) => seat.colour === colour)?.name ?? named("colour", colour);
}

/** @param {string} card @param {State} state @returns {Note} */
function cardNote(card, state) {
  return { title: sentence(named("card", card)), text: [helpAt("card_help", card, state)] };
}

/** Whose message it is. @param {string} place a borough's colour, and what follows a slash */
function messageOf(place) {
  return say("tip_message_of", { colour: named("colour", place.split("/")[0] ?? "") });
}

/** @type {Record<string, (rest: string, state: State, facts: Facts) => Note | null>} */
const TELLERS = {
  card: (card, state) => cardNote(card, state),
  hand: (rest, state) => cardNote(rest.split(":")[1] ?? "", state),
  pack: (card, state) => cardNote(card, state),

  sector: (rest, state) => {
    const [colour = "", sector = ""] = rest.split("/");
    const player = playerIn(state, colour);
    const text = [helpAt("card_help", sector, state)];
    if (player) {
      const here = count("piece", piecesIn(player, sector));
      const effects = state.sector_effects[player.seat]?.[sector] ?? {};
      text.unshift(
        player.friend === sector ? say("tip_pieces_friend", { pieces: here }) : here,
        lastingWords(effects),
        say("tip_next", { brings: nextWords(effects) }),
      );
    }
    return {
      title: say("tip_of", { what: sentence(named("place", sector)), name: ownerOf(state, colour) }),
      text: text.filter(Boolean),
    };
  },

  person: (person, state, facts) => {
    const known = facts.persons[person];
    const rats = known ? count("rat", known.rats) : "";
    const letter = known ? named("letter", known.group) : "";
    return {
      title: sentence(named("person", person)),
      text: [helpAt("person_help", person, state), `${letter} · ${rats}`],
    };
  },

  market: (rest, state, facts) => {
    const messages = state.view?.markets ?? {};
    const kind = messages[rest];
    const here = state.view?.players.filter((player) => player.carriage === rest) ?? [];
    const text = [];
    if (kind) text.push(named("kind", kind));
    else text.push(say(rest.endsWith("/centre") ? "tip_centre" : "tip_no_message"));
    const refused = state.question?.refused.find((one) => one.place === `market:${rest}`);
    if (refused) text.push(refused.why);
    for (const player of here) text.push(say("tip_carriage", { name: ownerOf(state, player.colour) }));
    return { title: kind ? messageOf(rest) : sentence(marketWords(rest, messages, facts.markets)), text };
  },

  message: (rest) => ({ title: messageOf(rest), text: [named("kind", rest.split("/")[1] ?? "")] }),

  messages: (colour, state) => {
    const player = playerIn(state, colour);
    if (!player) return null;
    const text = player.messages.map((message) =>
      `${sentence(named("colour", message.colour))}: ${named("kind", message.kind)}`
    );
    if (!text.length) text.push(say("tip_no_messages"));
    return {
      title: say("tip_of", { what: count("message", player.messages.length), name: ownerOf(state, colour) }),
      text,
    };
  },

  coins: (colour, state) =>
    amount(colour, state, "coin", playerIn(state, colour)?.coins, "tip_coins", {
      price: count("coin", Number(state.options.hire_cost)),
    }),
  supply: (colour, state) => amount(colour, state, "marker", playerIn(state, colour)?.supply, "tip_supply"),
  general: (colour, state) => amount(colour, state, "marker", playerIn(state, colour)?.general_supply, "tip_general"),

  prestige: (colour, state) => {
    const player = playerIn(state, colour);
    if (!player) return null;
    if (player.prestige === null) return { title: say("tip_purse"), text: [say("tip_purse_text")] };
    const text = Object.entries(player.prestige_by_source ?? {})
      .filter(([, value]) => value)
      .map(([source, value]) => `${sentence(named("source", source))}: ${value}`);
    return { title: say("tip_of", { what: count("prestige", player.prestige), name: ownerOf(state, colour) }), text };
  },

  rat: (rest, state, facts) => {
    const colour = rest.split("/")[0] ?? "";
    const player = playerIn(state, colour);
    if (!player) return null;
    return {
      title: say("tip_rat_at", { name: ownerOf(state, colour), at: player.rat }),
      text: [...soonWords(player, facts).map(sentence), say("tip_rat")],
    };
  },

  friend: (colour, state) => {
    const where = playerIn(state, colour)?.friend;
    return {
      title: say("tip_of", { what: sentence(named("card", "trusted-friend")), name: ownerOf(state, colour) }),
      text: [sentence(named("place", where ?? "off-board")), helpAt("card_help", "trusted-friend", state)],
    };
  },

  carriage: (colour, state, facts) => {
    const stands = playerIn(state, colour)?.carriage ?? "";
    return {
      title: say("tip_carriage", { name: ownerOf(state, colour) }),
      text: [
        sentence(marketWords(stands, state.view?.markets ?? {}, facts.markets)),
        helpAt("card_help", "carriage-house", state),
      ],
    };
  },

  cathedral: (_, state) => {
    const view = state.view;
    if (!view) return null;
    const all = view.players.reduce((sum, player) => sum + player.cathedral, 0);
    const text = [say("tip_cathedral", { prestige: count("prestige", view.cathedral_tile) })];
    if (all) {
      text.unshift(
        say("tip_share", { markers: count("marker", all), share: view.cathedral_share }),
      );
    }
    return { title: sentence(named("place", "cathedral")), text };
  },

  plague: (_, state, facts) => {
    const me = playerOf(state, state.seat);
    return state.view &&
      {
        title: say("plague_value", { value: state.view.plague }),
        text: [...(me ? ownRatWords(me, facts) : []), say("tip_plague")],
      };
  },
  round: (_, state) =>
    state.view?.round
      ? { title: say("round", { round: state.view.round }), text: [named("phase", state.view.phase), say("tip_round")] }
      : null,
  answer: (id, state) => {
    const choice = state.question?.choices.find((one) => one.id === id);
    return choice ? { title: choice.label, text: choice.brings.map((part) => sentence(part.text)) } : null;
  },
  undo: (_, state) => ({
    title: say("undo"),
    text: [undoWords(state)],
  }),
  hurried: () => ({ title: sentence(say("hurried")), text: [say("tip_hurried")] }),
  start: (_, state) =>
    state.view && {
      title: say("start_figure"),
      text: [say("tip_start", { name: state.seats[state.view.start_player]?.name ?? "" })],
    },
};

/** What the button to undo would do, or why it does nothing. @param {State} state */
function undoWords({ practice, undo }) {
  if (!undo.possible) return say(`undo_${undo.why ?? "nothing"}`);
  return say(practice ? "undo_practice" : undo.pause ? "undo_pause" : "undo_can");
}

/**
 * @param {string} colour
 * @param {State} state
 * @param {string} thing
 * @param {number | undefined} n
 * @param {string} key
 * @param {Record<string, unknown>} [values]
 * @returns {Note | null}
 */
function amount(colour, state, thing, n, key, values) {
  if (n === undefined) return null;
  return { title: say("tip_of", { what: count(thing, n), name: ownerOf(state, colour) }), text: [say(key, values)] };
}
