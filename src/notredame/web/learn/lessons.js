// @ts-check
// The lessons: their subjects, when each first matters, and the places it points at. Their texts are in the catalogue's
// table [learn], ID_title and ID_text.

import { facts } from "../connection/facts.js";
import { leftOf, rightOf } from "../table/neighbours.js";
import { showsOnePart } from "../table/narrow.js";
import { say } from "../words.js";

/** @typedef {import("../connection/api-types.d.ts").PageState} State */
/** @typedef {import("../connection/api-types.d.ts").ViewDescription} View */
/** @typedef {import("../connection/api-types.d.ts").PlayerDescription} Player */

/**
 * A state as the learner sees it.
 * @typedef {object} Now
 * @property {State} state
 * @property {View} view
 * @property {Player} me
 * @property {string | null} asked  the question put to me, such as "keep"
 * @property {number} round  from 0 on
 */

/**
 * @typedef {object} Lesson
 * @property {string} id
 * @property {string} icon  a sign of drawing/icons.js
 * @property {(now: Now) => boolean} when  it first matters
 * @property {(now: Now) => boolean} past  it is too late to tell it unasked
 * @property {(now: Now) => string[]} [places]  what it points at
 * @property {(now: Now) => Record<string, unknown>} [values]  for its words
 * @property {(now: Now) => string} [text]  the key of its words, where there are several
 * @property {(now: Now) => string[]} [cards]  cards to be explained with it, unless they have been
 * @property {string} [card]  a lesson about this card: it gives the title
 */

/** The rounds by period. @returns {string[][]} */
const rounds = () => Object.values(facts().periods);

/** The number of the round with which the second period begins. */
const secondPeriod = () => rounds()[0]?.length ?? 0;

/** @param {Now} now */
const endsPeriod = ({ view }) => rounds().some((some) => some[some.length - 1] === view.round);

/** @param {...string} names */
const mine = (...names) => (/** @type {Now} */ { me }) =>
  names.map((name) => {
    if (name === "cathedral") return name;
    return name.includes("/") ? name.replace("/", `:${me.colour}/`) : `${name}:${me.colour}`;
  });

/** @param {Now} now */
const mySectors = ({ me }) => Object.keys(me.sectors).map((sector) => `sector:${me.colour}/${sector}`);

/** @param {Now} now */
const persons = ({ view }) => view.persons.map((person) => `person:${person}`);

/** @param {Now} now */
const rats = ({ view }) => view.players.map((player) => `rat:${player.colour}`);

/** @param {Now} now @param {number} seat */
const nameOf = ({ state }, seat) => state.seats[seat]?.name ?? "";

/** @param {Now} now */
const starter = (now) => ({ name: nameOf(now, now.view.start_player) });

/** @param {Now} now */
const iBegin = ({ view, me }) => view.start_player === me.seat;

/** @param {Now} now */
const drafting = ({ view }) => view.phase === "draft";

/** @param {Now} now */
const firstRoundOver = ({ round }) => round > 0;

/** @param {Now} now */
const secondRoundOver = ({ round }) => round > 1;

/** @param {Now} now */
const pack = ({ me }) => me.pack.filter((card) => card !== null);

/** @param {Now} now */
const hand = ({ me }) => me.hand.map(({ card }) => card).filter((card) => card !== null);

/** @param {Now} now @param {string} card */
const holds = (now, card) => pack(now).includes(card) || hand(now).includes(card);

/** Whether I have played my first card. @param {Now} now */
const begun = ({ round, me }) => round > 0 || me.played.length > 0;

/** Lessons before the first card. There are few, so that somebody new soon plays; the others wait for it. */
const EARLY = ["goal", "draft", "second_draft", "hand", "play"];

/** @returns {boolean} */
const never = () => false;

/**
 * A lesson about a card, when it is first in hand. In the first round other lessons explain it in short.
 * @param {string} card
 * @param {string} icon
 * @param {Partial<Lesson>} [more]
 * @returns {Lesson}
 */
const about = (card, icon, more = {}) => ({
  id: `card_${card}`,
  card,
  icon,
  when: (now) => holds(now, card),
  past: (now) => !holds(now, card),
  places: mine(`sector/${card}`),
  ...more,
});

/** In the order in which they are shown when several matter at once. @type {Lesson[]} */
export const LESSONS = [
  {
    id: "goal",
    icon: "prestige",
    when: ({ round }) => round === 0,
    past: (now) => !drafting(now) || firstRoundOver(now),
    places: (now) => [...mySectors(now), ...mine("prestige")(now)],
  },
  {
    id: "persons",
    icon: "person",
    when: ({ view }) => view.persons.length > 0,
    past: secondRoundOver,
    places: persons,
    values: ({ view }) => ({ plague: view.plague }),
  },
  {
    id: "draft",
    icon: "card",
    when: ({ asked, me }) => asked === "keep" && me.drafted === 0,
    past: (now) => !drafting(now) || now.me.drafted > 0,
    values: (now) => ({ name: nameOf(now, leftOf(now.view, now.me.seat)) }),
    cards: pack,
  },
  {
    id: "second_draft",
    icon: "card",
    when: ({ asked, me }) => asked === "keep" && me.drafted === 1,
    past: (now) => !drafting(now) || now.me.drafted !== 1,
    values: (now) => ({ name: nameOf(now, rightOf(now.view, now.me.seat)) }),
    cards: pack,
  },
  {
    id: "hand",
    icon: "bell",
    when: ({ view, me }) => view.phase === "cards" && me.hand.length === 3,
    past: ({ view, me }) => view.phase !== "cards" || me.hand.length < 3,
    text: (now) => (iBegin(now) ? "hand_text_you" : "hand_text"),
    values: starter,
    cards: hand,
  },
  {
    id: "play",
    icon: "marker",
    when: ({ asked }) => asked === "card",
    past: ({ view, me }) => view.phase !== "cards" || me.played.length > 1,
    places: (now) => [
      ...mine("supply")(now),
      ...now.me.hand.flatMap(({ card }) => lessonOf(`card_${card}`)?.places?.(now) ?? []),
    ],
  },
  {
    id: "drive",
    icon: "carriage",
    when: ({ asked }) => asked === "drive",
    past: ({ asked }) => asked !== "drive",
    places: mine("carriage"),
  },
  {
    id: "city",
    icon: "cathedral",
    when: ({ me }) => me.played.length > 0,
    past: secondRoundOver,
    places: mine("carriage"),
    text: () => (showsOnePart() ? "city_text" : "city_text_wide"),
    values: () => ({ city: say("part_city") }),
  },
  {
    id: "supply",
    icon: "box",
    when: ({ me }) => me.played.length > 0,
    past: secondRoundOver,
    places: mine("supply", "general"),
  },
  {
    id: "second_card",
    icon: "card",
    when: ({ asked, me }) => asked === "card" && me.played.length === 1,
    past: ({ asked }) => asked !== "card",
  },
  {
    id: "tools",
    icon: "step",
    when: ({ state, asked }) => state.undo.possible || asked === "hire",
    past: secondRoundOver,
    values: () => ({ undo: `↶ ${say("undo")}`, hint: say("hint") }),
  },
  {
    id: "log",
    icon: "message",
    when: ({ view, me }) => view.players.some((player) => player !== me && player.played.length > 0),
    past: secondRoundOver,
    values: () => ({ log: say("log"), help: say("help") }),
  },
  {
    id: "hire",
    icon: "person",
    when: ({ asked }) => asked === "hire",
    past: ({ asked }) => asked !== "hire",
    places: persons,
  },
  {
    id: "coins",
    icon: "coin",
    when: ({ asked, me }) => asked === "hire" || me.coins !== facts().first_coins,
    past: secondRoundOver,
    places: mine("coins"),
  },
  {
    id: "prestige",
    icon: "purse",
    when: ({ state, view, me }) =>
      state.options.totals === "hidden" && ((me.prestige ?? 0) > 0 || view.phase === "hire"),
    past: secondRoundOver,
    places: ({ view }) => view.players.map((player) => `prestige:${player.colour}`),
    values: () => ({ log: say("log") }),
  },
  about("cloister-school", "markers"),
  about("bank", "coin"),
  about("residence", "prestige"),
  about("carriage-house", "carriage", { places: mine("sector/carriage-house", "carriage") }),
  about("hotel", "coin", { values: ({ state }) => ({ n: state.options.hotel_double_from }) }),
  about("park", "rat-back"),
  about("hospital", "shield"),
  about("notre-dame", "cathedral", {
    places: mine("cathedral"),
    values: ({ view }) => ({ tile: view.cathedral_tile }),
  }),
  about("trusted-friend", "friend", { places: mine("friend") }),
  {
    id: "rat",
    icon: "rat",
    when: ({ view, me }) => me.played.length > 1 || view.phase === "hire",
    past: secondRoundOver,
    places: mine("rat"),
  },
  {
    id: "round",
    icon: "bell",
    when: firstRoundOver,
    past: secondRoundOver,
    places: rats,
    text: (now) => (iBegin(now) ? "round_text_you" : "round_text"),
    values: starter,
  },
  { id: "goodbye", icon: "prestige", when: firstRoundOver, past: ({ round }) => round >= secondPeriod() },
  {
    id: "empty_supply",
    icon: "marker",
    when: ({ me, asked }) => me.supply === 0 || asked === "marker",
    past: ({ me, asked }) => me.supply > 0 && asked !== "marker",
    places: mine("supply"),
  },
  {
    id: "sets",
    icon: "message",
    when: ({ state, me }) => me.messages.length > 0 && state.options.message_sets === "colour",
    past: never,
    places: mine("messages"),
  },
  {
    id: "overrun",
    icon: "rat-forward",
    when: ({ me, asked }) => (me.rat_after_plague ?? 0) > facts().rat_track_end || asked === "plague",
    past: never,
    places: mine("rat"),
  },
  {
    id: "period_ends",
    icon: "cathedral",
    when: endsPeriod,
    past: (now) => !endsPeriod(now),
    places: () => ["cathedral"],
    values: ({ view }) => ({ tile: view.cathedral_tile }),
  },
  {
    id: "period",
    icon: "cathedral",
    when: ({ round }) => round >= secondPeriod(),
    past: ({ round }) => round > secondPeriod(),
    places: () => ["cathedral"],
  },
  {
    id: "last_round",
    icon: "prestige",
    when: ({ round }) => round === rounds().flat().length - 1,
    past: never,
    places: mine("prestige"),
  },
];

/**
 * The state of a learner, or null where there is nothing to learn.
 * @param {State} state
 * @returns {Now | null}
 */
export function seen(state) {
  const { view, seat } = state;
  const me = view && seat !== null ? view.players[seat] : undefined;
  if (state.status !== "playing" || !view?.round || !me) return null;
  const round = rounds().flat().indexOf(view.round);
  return { state, view, me, asked: state.question?.question ?? null, round };
}

/** @param {string} id */
export function lessonOf(id) {
  return LESSONS.find((lesson) => lesson.id === id) ?? null;
}

/**
 * The progress after a new state. New lessons come first, since they belong to the current question; but the one being
 * read stays in front until its reader goes on. Lessons whose time has passed count as read, and so do those about cards
 * that another lesson explains. Returns the same object if nothing changed.
 * @param {import("./progress.js").Progress} progress
 * @param {Now} now
 * @param {Now | null} before
 */
export function advance(progress, now, before) {
  const question = before?.state.question ?? null;
  const answered = question !== null && question.asked !== now.state.question?.asked;
  const due = progress.due.filter(lessonOf); // remembered by an older page, there may be others
  const reading = answered ? undefined : due[0];
  const known = new Set([...progress.told, ...due]);
  const cards = { ...progress.cards };
  /** @type {string[]} */
  const fresh = [];
  for (const lesson of LESSONS) {
    if (known.has(lesson.id) || !lesson.when(now) || !(begun(now) || EARLY.includes(lesson.id))) continue;
    fresh.push(lesson.id);
    const unknown = new Set(lesson.cards?.(now).filter((card) => !known.has(`card_${card}`)));
    if (unknown.size) cards[lesson.id] = [...unknown];
    for (const card of unknown) known.add(`card_${card}`);
  }
  const past = due.filter((id) => id !== reading && (lessonOf(id)?.past(now) ?? true));
  if (!fresh.length && !past.length && due.length === progress.due.length) return progress;
  const waiting = due.filter((id) => id !== reading && !past.includes(id));
  const explained = fresh.flatMap((id) => cards[id] ?? []).map((card) => `card_${card}`);
  return {
    ...progress,
    due: [...(reading ? [reading] : []), ...fresh, ...waiting],
    told: [...progress.told, ...past, ...explained],
    cards,
  };
}
