// Written by python -m tools.page_types from what the server says of itself. Do not edit.

/** What the question is about; which fields there are depends on the question. */
export interface AskedAbout {
  from?: string;
  /** The card that a marker is for. */
  card?: string;
  /** Whether a marker was moved for the donation. */
  moved?: boolean;
  /** Steps that the carriage may drive. */
  steps?: number;
  sets?: MessageSets;
  /** The most spaces that the rat may go back. */
  most?: number;
  /** Benefits or markers still to come. */
  left?: number;
  /** Who gives the benefit: the hotel or the hostess. */
  of?: "hotel" | "hostess";
  /** Whether the hotel gives a point instead of a marker. */
  prestige?: boolean;
  /** The sector that pieces come to; `from` is the one they leave. */
  to?: string;
  /** Markers returned so far. */
  returned?: number;
  /** Persons that may be hired beside this one. */
  further?: number;
}

/** Something about a seat. */
export interface AtSeat {
  seat: number;
}

/** Which table it is. */
export interface AtTable {
  table: string;
}

/** Another name for whoever sits in a seat. */
export interface Called {
  seat: number;
  name: string;
}

/** A card; its colour is that of the deck it comes from. */
export interface CardOfColour {
  card: string | null;
  colour: "blue" | "red" | "green" | "yellow" | "violet";
}

/** Something that was said. */
export interface ChatLine {
  /** The entry of the table that it is. */
  number: number;
  /** Seconds since 1970. */
  at: number;
  name: string;
  seat: number | null;
  text: string;
}

/** An answer to the question that a seat was asked. */
export interface Choose {
  seat: number;
  asked: number;
  choice: string;
}

/** A personal link. */
export interface Claim {
  token: string;
}

/** A seat's cards in the draft that are not in its hand. */
export interface DraftCards {
  /** Of the cards to choose from. */
  pack_colour: "blue" | "red" | "green" | "yellow" | "violet";
  /** What the seat has passed on this round. */
  passed: CardOfColour[];
}

/** One thing that a choice would bring. */
export interface Effect {
  /** Its pictogram. */
  what: "coins" | "markers" | "prestige" | "rat" | "marker" | "cathedral" | "plague" | "person" | "card" | "step";
  text: string;
  /** How many more, or less. */
  change?: number;
  /** Where the rat goes. */
  to?: number;
}

/** It is done, and on the disk. */
export interface Entered {
  /** Of the table's last entry; a state with this number or a later one shows it. */
  number: number;
}

/** What never changes. */
export interface Facts {
  sectors: string[];
  /** Of every borough. */
  markets: string[];
  persons: { [key: string]: PersonFacts };
  /** By the number of boroughs: pairs of markets. */
  streets: { [key: string]: [string, string][] };
  /** The rounds of each. */
  periods: { [key: string]: string[] };
  /** The last space of a rat track; the first is 0. */
  rat_track_end: number;
  overrun: Overrun;
  /** By the kind of message. */
  message_prestige: { [key: string]: number };
  cards: string[];
  colours: ("blue" | "red" | "green" | "yellow" | "violet")[];
  /** Of messages, by what they bring. */
  kinds: ("coin" | "marker" | "rat" | "prestige")[];
  /** The options of each. */
  editions: { [key: string]: { [key: string]: boolean | number | string } };
  default_edition: string;
  options: { [key: string]: OptionFacts };
  levels: ("easy" | "medium" | "hard" | "expert")[];
  /** Of a bot for which nobody chose one. */
  default_level: "easy" | "medium" | "hard" | "expert";
  /** In the order of a round; the last is the end of the game. */
  phases: ("draft" | "cards" | "hire" | "plague" | "over")[];
  /** Prestige for 0, 1, 2, 3 coins. */
  donation: number[];
  /** By the number of players: the colours of the seats. */
  colours_of: { [key: string]: ("blue" | "red" | "green" | "yellow" | "violet")[] };
  /** By the number of players. */
  boroughs_for: { [key: string]: number };
  /** What everybody begins with. */
  first_coins: number;
  limits: Limits;
}

/** A card in a player's hand. */
export interface HandCard {
  card: string | null;
  colour: "blue" | "red" | "green" | "yellow" | "violet";
  /** Whose deck it comes from, as `play:DECK:CARD` names it. */
  deck: "own" | "right" | "far";
}

/** Choices, the best first. */
export interface Hint {
  thoughts: Thought[];
}

/** A table as whoever holds the link of a seat sees it. */
export interface Invitation {
  table: string;
  status: "waiting" | "playing" | "over";
  seats: SeatInList[];
  /** How many seats are free. */
  open: number;
  edition: string;
  new_persons: boolean;
  /** A1 to C3, while it is played. */
  round: string | null;
  to_act: number[];
  /** The seats that the asker plays. */
  mine: number[];
  my_turn: boolean;
  /** Seconds since 1970. */
  updated: number;
  /** Whose table it is, while they sit there. */
  host_name: string | null;
  result: Placed[] | null;
  /** It may leave the asker's list: nobody else would wait. */
  can_put_away: boolean;
  /** The one that the link is for. */
  seat: number;
  options: { [key: string]: boolean | number | string };
}

/** Sit down: with the token of a link, or at a listed table. */
export interface Join {
  seat?: number | null;
  token?: string | null;
  name?: string | null;
}

/** A language. */
export interface LanguageName {
  id: string;
  /** In itself. */
  name: string;
}

/** The most characters that something may have. */
export interface Limits {
  name: number;
  chat: number;
}

/** A line of the log. */
export interface Line {
  /** The choice that caused it; 0 is the set-up. */
  move: number;
  seat: number | null;
  kind: string;
  text: string;
  /** The same without who did it. */
  deed: string | null;
  places: string[];
}

/** Whose personal link it is. */
export interface LinkOwner {
  /** Empty for somebody who never said it. */
  name: string;
  /** How many tables they have, 50 at most. */
  tables: number;
  /** Whether the asker is that person already. */
  mine: boolean;
}

/** Links to give away, as paths at this server; what follows the # is the token to send. */
export interface Links {
  /** By the number of the open seat; for the host alone. */
  seats: { [key: string]: string };
  watch: string;
}

/** The token of a link to a seat. */
export interface LookIn {
  token: string;
}

/** What a person may change of themselves. */
export interface Me {
  name?: string | null;
  language?: string | null;
}

/** A message that a player has taken. */
export interface Message {
  colour: "blue" | "red" | "green" | "yellow" | "violet";
  kind: "coin" | "marker" | "rat" | "prestige";
}

/** Which messages a carriage may still take (M2, M3). */
export interface MessageSets {
  by: "colour" | "kind";
  /** Sets by colour (M2): the seat may take a colour of which it holds exactly this many messages; null where none are left. */
  least?: number | null;
  /** Sets by kind (M3): the kind that the seat is collecting; null before the first message. */
  kind?: "coin" | "marker" | "rat" | "prestige" | null;
}

/** Who the asker is, and where they play. */
export interface MyTables {
  /** Empty for somebody who never said it. */
  name: string;
  language: string | null;
  tables: Summary[];
}

/** Who the asker is. */
export interface Myself {
  /** Empty for somebody who never said it. */
  name: string;
  language: string | null;
}

/** Who is to sit somewhere: the asker, somebody else at this screen, by link, or a bot. */
export interface NewSeat {
  who: "me" | "here" | "link" | "bot";
  name?: string | null;
  level?: "easy" | "medium" | "hard" | "expert";
}

/** A table to be set up. */
export interface NewTable {
  seats: NewSeat[];
  edition?: string | null;
  options?: { [key: string]: boolean | number | string };
  listed?: boolean;
  start?: number | null;
}

/** The log from the choice `from` on; it takes the place of all that was told from there on. */
export interface News {
  from: number;
  lines: Line[];
}

/** Something that can be chosen. */
export interface OfferedChoice {
  /** To be sent as `choice`. */
  id: string;
  label: string;
  brings: Effect[];
  /** Where on the board it is, such as `sector:blue/bank`. */
  places: string[];
  /** Afterwards somebody else chooses. */
  ends_turn: boolean;
  /** Something hidden comes to light, so it cannot be taken back. */
  reveals: boolean;
}

/** Listed tables that wait for somebody, the newest first. */
export interface OpenTables {
  tables: Summary[];
}

/** What an option can be. */
export interface OptionFacts {
  values: (boolean | number | string)[];
}

/** An option. */
export interface OptionInWords {
  name: string;
  text: string;
  /** The rules it is about, by id. */
  rules: string[];
}

/** What it costs when a rat would have to go beyond the end of its track. */
export interface Overrun {
  prestige: number;
  markers: number;
}

/** A table as one person sees it from one seat: everything that a page shows. */
export interface PageState {
  table: string;
  /** Of the last entry; also the id of the event that carries it. */
  number: number;
  status: "waiting" | "playing" | "over";
  edition: string;
  options: { [key: string]: boolean | number | string };
  /** What the cards and persons do that these options change, by id, in the page's language. */
  help: { [key: string]: string };
  listed: boolean;
  /** Whether anybody chose here; a whole game that was brought along is only to look at. */
  played_here: boolean;
  /** Whether the asker set up the table. */
  host: boolean;
  /** Whether the page of whoever set it up is open. */
  host_here: boolean;
  /** No other people play here. */
  alone: boolean;
  seats: Seat[];
  /** Who looks; null for a watcher. */
  seat: number | null;
  /** How many choices the game has. */
  move: number;
  /** Null until the game begins. */
  view: ViewDescription | null;
  /** What each sector would do with one more piece, by seat and sector; empty until then. */
  sector_effects: { [key: string]: SectorEffects }[];
  /** By seat, while cards are drafted; else empty. */
  draft: DraftCards[];
  /** Null where the seat that looks has nothing to choose. */
  question: Question | null;
  waiting: Waiting[];
  /** The last bot that chose thought less than usual, because many others were in line. */
  bots_think_less: boolean;
  undo: UndoPossible;
  news: News | null;
  /** The last lines; in an event after the first, those that are new. */
  chat: ChatLine[];
  watchers: number;
  /** To the seed; null for a game that was brought along. */
  commitment: string | null;
  /** Once the game is over. */
  seed: string | null;
  result: ScoreSheet | null;
  /** The table of the next game. */
  rematch: string | null;
}

/** A person who can be hired. */
export interface PersonFacts {
  rats: number;
  group: "brown" | "A" | "B" | "C";
  /** One of the New Persons. */
  new: boolean;
}

/** A path at this server; what follows `#me=` is the token to claim. */
export interface PersonalLink {
  link: string;
}

/** How a game ended for a seat. */
export interface Placed {
  seat: number;
  prestige: number;
  place: number;
}

/** A player, as far as the viewing seat may know. */
export interface PlayerDescription {
  seat: number;
  colour: "blue" | "red" | "green" | "yellow" | "violet";
  coins: number;
  /** Markers in the supply, ready to be placed. */
  supply: number;
  /** Markers in the general supply. */
  general_supply: number;
  /** Own markers on the cathedral. */
  cathedral: number;
  /** Own markers in each sector, the friend not counted. */
  sectors: { [key: string]: number };
  /** The sector where the friend stands; null off the board. */
  friend: string | null;
  rat: number;
  /** The market where the carriage stands, such as `blue/left-inner`. */
  carriage: string;
  messages: Message[];
  /** Null where totals are hidden. */
  prestige: number | null;
  prestige_by_source: { [key: string]: number } | null;
  /** Whether the doctor was hired this round. */
  doctor: boolean;
  /** Whether the player knows the order of the grey persons, through the spy (X7). */
  spied: boolean;
  /** The space the rat will reach after this round, as things stand. */
  rat_after_plague: number | null;
  /** Cards kept in this round's draft. */
  drafted: number;
  played: CardOfColour[];
  hand: HandCard[];
  /** Cards to choose from in the draft. */
  pack: (string | null)[];
  /** Per round of this period: the cards that the owner, the left neighbour and the next kept. */
  dealt: ((string | null)[])[];
  deck: (string | null)[];
  later_decks: ((string | null)[])[];
}

/** How it ended for a seat. */
export interface PlayerOnSheet {
  seat: number;
  rank: number;
  prestige: number;
  /** Coins and markers in the supply. */
  tie_break: number;
  /** Where prestige came from; the plague's part is negative. */
  by_source: { [key: string]: number };
}

/** Who is here now; nothing else has changed. */
export interface PresenceChange {
  /** Seats whose page is open. */
  present: number[];
  watchers: number;
  host_here: boolean;
}

/** Somebody came or went; it has no id. */
export interface PresenceEvent {
  event: "presence";
  data: string;
}

/** What the seat that looks is asked. */
export interface Question {
  /** Its number, to be sent with the answer. */
  asked: number;
  question: string;
  prompt: string;
  choices: OfferedChoice[];
  /** Why something else cannot be chosen. */
  refused: string[];
}

/** A game that is brought along. */
export interface Record {
  record: string;
}

/** Why something is not done. */
export interface Refusal {
  /** For programs. */
  problem:
    | "already-answered"
    | "bad-request"
    | "gone"
    | "host-decides"
    | "host-fills"
    | "no-such-link"
    | "no-undo"
    | "not-found"
    | "not-possible"
    | "not-your-seat"
    | "not-your-turn"
    | "seat-taken"
    | "server"
    | "signed-out"
    | "still-here"
    | "table-full"
    | "too-large"
    | "too-many"
    | "too-many-pages"
    | "too-slow"
    | "unavailable"
    | "wrong-host";
  /** For people, in English. */
  sentence: string;
}

/** A bot for a seat that is open, or whose person left or is gone. */
export interface Replace {
  seat: number;
  level?: "easy" | "medium" | "hard" | "expert";
}

/** How it stood after a round, by seat. */
export interface RoundOnSheet {
  round: string;
  prestige: number[];
  rat: number[];
}

/** A rule. */
export interface RuleInWords {
  id: string;
  title: string;
  text: string;
  /** The decision with its reason, where no document decides; else empty. */
  ruling: string;
  /** How the documents are read where they are unclear; else empty. */
  note: string;
  /** The card that it is the rule of. */
  card: string | null;
  /** Likewise. */
  person: string | null;
}

/** Rules that belong together. */
export interface RuleSection {
  name: string;
  title: string;
  rules: RuleInWords[];
}

/** Every rule in a language. */
export interface Rules {
  /** How a round goes. */
  round: string;
  words: string;
  about: string;
  /** Other words that people look for, and what they mean. */
  also: { [key: string]: string };
  sections: RuleSection[];
  options: OptionInWords[];
  /** The editions. */
  presets: { [key: string]: string };
}

/** A line of chat. */
export interface Say {
  text: string;
  once?: string | null;
}

/** The score sheet of a game that is over. */
export interface ScoreSheet {
  winners: number[];
  players: PlayerOnSheet[];
  rounds: RoundOnSheet[];
}

/** Who sits where. */
export interface Seat {
  name: string;
  who: "person" | "bot" | "open";
  colour: "blue" | "red" | "green" | "yellow" | "violet";
  /** Of the bot that plays there. */
  level: "easy" | "medium" | "hard" | "expert" | null;
  seat: number;
  /** A bot plays on for somebody who may come back. */
  left: boolean;
  mine: boolean;
  /** Whether the page of whoever sits there is open. */
  present: boolean;
}

/** A seat, as a list shows it. */
export interface SeatInList {
  name: string;
  who: "person" | "bot" | "open";
  colour: "blue" | "red" | "green" | "yellow" | "violet";
  /** Of the bot that plays there. */
  level: "easy" | "medium" | "hard" | "expert" | null;
}

/** Where the asker sits. */
export interface Seated {
  seat: number;
}

/** What a sector would do with one more piece, and what its pieces do all the time. */
export interface SectorEffects {
  coins?: number;
  markers?: number;
  prestige?: number;
  /** What the park adds to that prestige. */
  park_bonus?: number;
  /** How far the carriage could drive. */
  steps?: number;
  /** How many could be chosen of `choose`. */
  benefits?: number;
  choose?: ("coin" | "marker" | "prestige" | "rat-back")[];
  /** Spaces. */
  rat_back?: number;
  /** From then on, what every gain of prestige brings more. */
  bonus?: number;
  /** From then on, how much weaker the plague is in this borough. */
  relief?: number;
  /** That bonus or relief as it is now. */
  lasting?: number;
}

/** A watcher, as the list of watchers names them. */
export interface SendAway {
  watcher: string;
}

/** How far a sign-out has come. */
export interface SignedOut {
  /** False when the same has to be asked again, with the cookie of this answer. */
  done: boolean;
}

/** The table has changed. Its `news` begin with the first choice that is new or taken back. */
export interface StateEvent {
  /** The number of the state, to resume from. */
  id: string;
  data: string;
}

/** A table in a list. */
export interface Summary {
  table: string;
  status: "waiting" | "playing" | "over";
  seats: SeatInList[];
  /** How many seats are free. */
  open: number;
  edition: string;
  new_persons: boolean;
  /** A1 to C3, while it is played. */
  round: string | null;
  to_act: number[];
  /** The seats that the asker plays. */
  mine: number[];
  my_turn: boolean;
  /** Seconds since 1970. */
  updated: number;
  /** Whose table it is, while they sit there. */
  host_name: string | null;
  result: Placed[] | null;
  /** It may leave the asker's list: nobody else would wait. */
  can_put_away: boolean;
}

/** What the search thinks of a choice. */
export interface Thought {
  choice: string;
  label: string;
  /** Of its attention, from 0 to 1. */
  share: number;
  /** To be expected at the end, by seat. */
  prestige: number[];
}

/** Taking back a seat's last choice. */
export interface Undo {
  seat: number;
  asked: number;
}

/** Whether the seat that looks can take back its last choice. */
export interface UndoPossible {
  possible: boolean;
  /** Why not. */
  why: "nothing" | "others" | "often" | "revealed" | null;
  /** To be sent with the request. */
  asked: number | null;
}

/** Everything a seat may know of the game; what it may not know is null. */
export interface ViewDescription {
  /** A1 to C3; null when the game is over. */
  round: string | null;
  phase: "draft" | "cards" | "hire" | "plague" | "over";
  question: string;
  to_act: number[];
  start_player: number;
  /** Persons that can be hired this round. */
  persons: string[];
  /** Spaces that rats move on at the end of the round, before hospitals help. */
  plague: number;
  asked_about: AskedAbout;
  boroughs: ("blue" | "red" | "green" | "yellow" | "violet")[];
  /** Prestige that the cathedral shares out at the end of the period. */
  cathedral_tile: number;
  /** Prestige that each marker on the cathedral would bring now; 0 without any. */
  cathedral_share: number;
  players: PlayerDescription[];
  /** Messages still on the board, by market. */
  markets: { [key: string]: "coin" | "marker" | "rat" | "prestige" };
  persons_in_game: string[];
  gray_past: string[];
  gray_to_come: (string | null)[];
  brown_past: string[];
  brown_to_come: (string | null)[];
  /** Null where coins are unlimited. */
  coins_in_supply: number | null;
  /** The viewing seat; null for a watcher, and where nothing is hidden. */
  seat: number | null;
}

/** Somebody who is being waited for. */
export interface Waiting {
  seat: number;
  question: string;
  /** What they are doing, in words. */
  what: string;
}

/** The token of a watcher's link. */
export interface Watch {
  token: string;
}

/** Somebody who may watch a table. */
export interface Watcher {
  /** To name them by in another request; it means nothing anywhere else. */
  watcher: string;
  /** Empty for somebody who never said it. */
  name: string;
  /** Whether their page is open at this server. */
  here: boolean;
}

/** Who may watch a table, those who are here first; 500 at most. */
export interface Watchers {
  watchers: Watcher[];
}

/** The page's words in a language. */
export interface Words {
  language: string;
  tables: { [key: string]: { [key: string]: string | { [key: string]: string } } };
  /** For the browser's plurals, lists and numbers. */
  locale: string;
  /** All there are. */
  languages: LanguageName[];
}
