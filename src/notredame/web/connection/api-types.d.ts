// Written by python -m tools.page_types from what the server says of itself. Do not edit.

/** The host's answer to a request for a seat. */
export interface AnswerRequest {
  number: number;
  let_in: boolean;
}

/** A request for a seat at a table that is open by link only. */
export interface AskForSeat {
  name?: string | null;
}

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

/** Somebody without a link who asks for a seat. */
export interface AskingForSeat {
  /** Names the request in the answer to it. */
  number: number;
  name: string;
}

/** A seat. */
export interface AtSeat {
  seat: number;
}

/** A table's id. */
export interface AtTable {
  table: string;
}

/** An attempt at today's deal. */
export interface BeginDaily {
  listed?: boolean;
}

/** Seats of a finished game to review. */
export interface BeginReview {
  seats?: "own" | "all" | number[];
}

/** A new name for the person in a seat. */
export interface Called {
  seat: number;
  name: string;
}

/** A card; its colour is that of the deck it comes from. */
export interface CardOfColour {
  card: string | null;
  colour: "blue" | "red" | "green" | "yellow" | "violet";
}

/** A line of chat. */
export interface ChatLine {
  /** Number of its entry. */
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
  pause?: number;
}

/** A personal link. */
export interface Claim {
  token: string;
}

/** Today's deal, yesterday's, and the commitment to tomorrow's. */
export interface DailyDays {
  today: DailyDeal;
  yesterday: DailyDeal;
  tomorrow: NextDaily;
}

/** A day's deal, as far as the sender may know it. */
export interface DailyDeal {
  day: string;
  /** Seconds since 1970. */
  begins: number;
  /** When the deal becomes public, in seconds since 1970. Games that end later do not count. */
  revealed: number;
  bots: number;
  level: "easy" | "medium" | "hard" | "expert" | "champion";
  /** Commitment to the seed, public before the day begins. */
  commitment: string;
  /** Null until the deal is revealed. */
  seed: string | null;
  /** Null if I have not begun. */
  mine: MyDaily | null;
  /** The result of a bot in my seat, once my own game is over, or the deal revealed; null also while the bots still play. */
  par: DailyScore | null;
  /** Whether the record of that game can be read: the deal is revealed. */
  record: boolean;
  /** The best first; at most 100, and the sender's own. */
  results: DailyResult[];
  /** Number of people with a result in the list. */
  finished: number;
}

/** Whether others see my result. */
export interface DailyListed {
  listed: boolean;
}

/** A person's result in the list. */
export interface DailyResult {
  prestige: number;
  place: number;
  margin: number;
  /** Among everybody in the list: the larger margin is better. */
  rank: number;
  /** As typed; empty if never given. */
  name: string;
  mine: boolean;
}

/** How a daily deal ended for a seat. */
export interface DailyScore {
  prestige: number;
  /** Rank at the table, from 1. */
  place: number;
  /** Prestige less that of the best other seat. */
  margin: number;
}

/** One decision: what was chosen, what would have been best, and why. */
export interface DecisionInWords {
  /** Number of the choice in the game, from 1. */
  move: number;
  round: string;
  question: string;
  prompt: string;
  kind: "draft" | "card" | "target" | "carriage" | "hire";
  chosen: string;
  /** The best answer; the chosen one where nothing better is certain. */
  best: string;
  /** Points of expected lead that the choice lost; 0 where it is not certain. */
  loss: number;
  /** Standard error of the loss. */
  error: number;
  grade: "fine" | "inaccuracy" | "mistake" | "blunder";
  /** All answers, the best first. */
  answers: RankedAnswer[];
  /** Why the best answer is better; null where nothing was lost. */
  why: string | null;
}

/** What was deleted. */
export interface DeletedStatistics {
  games: number;
}

/** A seat's cards in the draft that are not in its hand. */
export interface DraftCards {
  /** Colour of the cards to choose from. */
  pack_colour: "blue" | "red" | "green" | "yellow" | "violet";
  /** Cards that the seat has passed on this round; empty for other seats than the viewer's. */
  passed: CardOfColour[];
}

/** One effect of a choice. */
export interface Effect {
  /** Name of its pictogram. */
  what: "coins" | "markers" | "prestige" | "rat" | "marker" | "cathedral" | "plague" | "person" | "card" | "step";
  text: string;
  /** Gain, or loss if negative. */
  change?: number;
  /** The rat's new space. */
  to?: number;
}

/** The request is done and stored. */
export interface Entered {
  /** Number of the table's last entry; a state with this number or a later one includes it. */
  number: number;
}

/** Facts that never change. */
export interface Facts {
  colours: ("blue" | "red" | "green" | "yellow" | "violet")[];
  sectors: string[];
  markets: string[];
  persons: { [key: string]: PersonFacts };
  street_maps: { [key: string]: StreetMap };
  periods: { [key: string]: string[] };
  rat_track_end: number;
  overrun: Overrun;
  message_prestige: { [key: string]: number };
  cards: string[];
  /** Options of each edition. */
  editions: { [key: string]: { [key: string]: boolean | number | string } };
  default_edition: string;
  options: { [key: string]: OptionFacts };
  levels: ("easy" | "medium" | "hard" | "expert" | "champion")[];
  /** Of a bot for which nobody chose one. */
  default_level: "easy" | "medium" | "hard" | "expert" | "champion";
  /** In the order of a round; the last is the end of the game. */
  phases: ("draft" | "cards" | "hire" | "plague" | "over")[];
  /** Colours of the seats, by the number of players. */
  colours_of: { [key: string]: ("blue" | "red" | "green" | "yellow" | "violet")[] };
  /** By the number of players. */
  boroughs_for: { [key: string]: number };
  /** Coins at the start of the game. */
  first_coins: number;
  limits: Limits;
}

/** Some games together. */
export interface GameGroup {
  games: number;
  /** Whether they are so few that everything here may be chance. */
  few: boolean;
  /** Games won; a shared win counts. */
  wins: number;
  /** Share of games won, from 0 to 1. */
  share: number;
  /** The true share lies between `low` and `high`, with 95 % confidence. */
  low: number;
  high: number;
  /** The share that somebody as strong as everybody else would win. */
  expected: number;
  place: GamesMean;
  prestige: GamesMean;
  /** Prestige less that of the best other seat. */
  margin: GamesMean;
}

/** A finished game in a person's statistics. */
export interface GameResult {
  players: number;
  people: number;
  level: "easy" | "medium" | "hard" | "expert" | "champion" | null;
  edition: string;
  options: { [key: string]: boolean | number | string };
  daily: string | null;
  prestige: number;
  place: number;
  margin: number;
  by_source: { [key: string]: number };
  winners_by_source: { [key: string]: number };
  /** The table where it was played; it may have been erased since. */
  table: string;
  seat: number;
  /** Seconds since 1970. */
  finished: number;
  /** Null unless it was reviewed. */
  review: ReviewNumbers | null;
}

/** A mean over some games. */
export interface GamesMean {
  mean: number;
  /** The true mean lies within this of it, with 95 % confidence; null where games are few. */
  half_interval: number | null;
}

/** What a choice would move in the borough of the seat that chooses. */
export interface Ghost {
  /** Markers that come to a sector, or that leave it if negative. */
  sectors: { [key: string]: number };
  /** The sector that the trusted friend goes to. */
  friend: string | null;
  /** The rat's new space, before the plague. */
  rat: number | null;
  /** Its space after this round's plague, if the choice changes that. */
  rat_after_plague: number | null;
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

/** A table as the holder of a seat's link sees it. */
export interface Invitation {
  table: string;
  status: "waiting" | "playing" | "over";
  seats: SeatInList[];
  open: number;
  edition: string;
  new_persons: boolean;
  round: string | null;
  to_act: number[];
  mine: number[];
  my_turn: boolean;
  updated: number;
  host_name: string | null;
  asking: number;
  result: Placed[] | null;
  practice: boolean;
  daily: string | null;
  can_put_away: boolean;
  /** The seat that the link is for. */
  seat: number;
  options: { [key: string]: boolean | number | string };
  /** Whether the seat is taken, but its link still opens another free seat, or watching. */
  opens_more: boolean;
}

/** Taking a seat: with the token of a link, or at a listed table. Of a link whose seat is taken, `seat` may be another one that is free. */
export interface Join {
  seat?: number | null;
  token?: string | null;
  name?: string | null;
}

/** What decisions of a kind lost in each game, in points. */
export interface KindLoss {
  kind: "draft" | "card" | "target" | "carriage" | "hire";
  lost: GamesMean;
}

/** A language. */
export interface LanguageName {
  id: string;
  /** Its name in the language itself. */
  name: string;
}

/** Maximum lengths in characters, and of a pause in seconds. */
export interface Limits {
  name: number;
  chat: number;
  pause: number;
}

/** A line of the log. */
export interface Line {
  /** Number of the choice that caused it; 0 is the set-up. */
  move: number;
  seat: number | null;
  kind: string;
  text: string;
  /** The same without the name of the player. */
  deed: string | null;
  places: string[];
}

/** The owner of a personal link. */
export interface LinkOwner {
  /** Empty if never given. */
  name: string;
  /** Number of their tables, up to 50. */
  tables: number;
  /** Whether the sender is already that person. */
  mine: boolean;
}

/** Links to give away, as paths on this server; the part after the # is the token to send. */
export interface Links {
  /** By the number of the open seat; for the host only. */
  seats: { [key: string]: string };
  watch: string;
}

/** Whether others see my result in a daily deal. */
export interface ListDaily {
  listed: boolean;
}

/** The token of a seat's link. */
export interface LookIn {
  token: string;
}

/** What people may change about themselves. */
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

/** My attempt at a day's deal. */
export interface MyDaily {
  table: string;
  /** Null until the game is over. */
  score: DailyScore | null;
  /** Whether it ended after the deal was revealed, so that it does not count. */
  late: boolean;
  /** Whether others see my result. */
  listed: boolean;
}

/** The sender's statistics. */
export interface MyStatistics {
  everything: GameGroup | null;
  by_players: PlayersGroup[];
  by_opponents: OpponentsGroup[];
  sources: SourceMeans[];
  reviewed: ReviewMeans | null;
  rough_reviews: number;
  /** Number of games counted. */
  games: number;
  /** Number of games from which intervals are stated. */
  enough: number;
  /** Whether there are older games, which are not counted. */
  limited: boolean;
  /** Whether finished games may still be missing; ask again in some seconds. */
  pending: boolean;
}

/** The sender, and their tables. */
export interface MyTables {
  name: string;
  language: string | null;
  tables: Summary[];
}

/** The sender. */
export interface Myself {
  /** Empty if never given. */
  name: string;
  language: string | null;
}

/** Occupant of a seat: the sender, somebody else at this screen, a guest by link, or a bot. */
export interface NewSeat {
  who: "me" | "here" | "link" | "bot";
  name?: string | null;
  level?: "easy" | "medium" | "hard" | "expert" | "champion";
}

/** A table to be set up. */
export interface NewTable {
  seats: NewSeat[];
  edition?: string | null;
  options?: { [key: string]: boolean | number | string };
  listed?: boolean;
  start?: number | null;
  practice?: boolean;
}

/** The log from the choice `from` on; it replaces every line from there on. */
export interface News {
  from: number;
  lines: Line[];
}

/** A deal that is to come. */
export interface NextDaily {
  day: string;
  commitment: string;
}

/** A possible answer. */
export interface OfferedChoice {
  /** To be sent as `choice`. */
  id: string;
  label: string;
  brings: Effect[];
  /** Places on the board, such as `sector:blue/bank`. */
  places: string[];
  /** Whether somebody else chooses afterwards. */
  ends_turn: boolean;
  /** Whether something hidden is revealed, so that the choice cannot be undone. */
  reveals: boolean;
  /** What it would move in the own borough; null if nothing. */
  ghost: Ghost | null;
}

/** Listed tables with free seats, the newest first. */
export interface OpenTables {
  tables: Summary[];
}

/** The games against some kind of opponent. */
export interface OpponentsGroup {
  games: number;
  few: boolean;
  wins: number;
  share: number;
  low: number;
  high: number;
  expected: number;
  place: GamesMean;
  prestige: GamesMean;
  margin: GamesMean;
  /** `people` if there was any other person, otherwise the level of the strongest bot. */
  opponents: "easy" | "medium" | "hard" | "expert" | "champion" | "people";
}

/** An option's values. */
export interface OptionFacts {
  values: (boolean | number | string)[];
}

/** An option. */
export interface OptionInWords {
  name: string;
  text: string;
  /** Ids of the rules that it changes. */
  rules: string[];
}

/** What it costs when a rat would have to go beyond the end of its track. */
export interface Overrun {
  prestige: number;
  markers: number;
}

/** A table as one person sees it from one seat: everything that the page shows. */
export interface PageState {
  table: string;
  /** Number of the last entry; also the id of the event that carries this state. */
  number: number;
  status: "waiting" | "playing" | "over";
  edition: string;
  options: { [key: string]: boolean | number | string };
  /** Help for the cards and persons that these options change, by id, in the page's language. */
  help: { [key: string]: string };
  listed: boolean;
  /** Whether this is a practice game: its person may, or might, take back anything. */
  practice: boolean;
  /** The day whose daily deal is played here, such as `2026-11-18`. */
  daily: string | null;
  /** Whether anybody chose here; an imported finished game can only be viewed. */
  played_here: boolean;
  /** Whether the viewer is the host. */
  host: boolean;
  /** Whether the host's page is open. */
  host_here: boolean;
  /** Whether no other people play here, not even at the same screen. */
  alone: boolean;
  seats: Seat[];
  /** Requests for a seat that wait for the host, for the host and those who have a seat. */
  seat_requests: AskingForSeat[];
  /** The viewing seat; null for a watcher. */
  seat: number | null;
  /** Number of choices in the game. */
  move: number;
  /** Null until the game begins. */
  view: ViewDescription | null;
  /** The street map by its name in the facts, or the players' own; null until the game begins. */
  streets: string | StreetMap | null;
  /** What one more piece would do, by seat and sector; empty until the game begins. */
  sector_effects: { [key: string]: SectorEffects }[];
  /** By seat, in the draft; otherwise empty. */
  draft: DraftCards[];
  /** Null where the viewing seat has nothing to choose. */
  question: Question | null;
  waiting: Waiting[];
  /** Whether the last bot thought less than usual because many others were in line. */
  bots_think_less: boolean;
  undo: UndoPossible;
  news: News | null;
  /** The last lines of chat; in an event after the first, only the new ones. */
  chat: ChatLine[];
  watchers: number;
  /** Commitment to the seed; null for an imported game. */
  commitment: string | null;
  /** Null until the game is over. That of a daily deal is not here: others play it still. */
  seed: string | null;
  result: ScoreSheet | null;
  /** Id of the rematch's table. */
  rematch: string | null;
}

/** What decisions of a period lost in each game, in points. */
export interface PeriodLoss {
  period: string;
  lost: GamesMean;
}

/** A person who can be hired. */
export interface PersonFacts {
  rats: number;
  group: "brown" | "A" | "B" | "C";
  /** One of the New Persons. */
  new: boolean;
}

/** A path on this server; the part after `#me=` is the token to claim. */
export interface PersonalLink {
  link: string;
}

/** How a game ended for a seat. */
export interface Placed {
  seat: number;
  prestige: number;
  rank: number;
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

/** The result of a seat. */
export interface PlayerOnSheet {
  seat: number;
  rank: number;
  prestige: number;
  /** Coins plus markers in the supply, which break ties. */
  tie_break: number;
  /** Prestige by source; the plague's is negative. */
  by_source: { [key: string]: number };
}

/** The games with a number of players. */
export interface PlayersGroup {
  games: number;
  few: boolean;
  wins: number;
  share: number;
  low: number;
  high: number;
  expected: number;
  place: GamesMean;
  prestige: GamesMean;
  margin: GamesMean;
  players: number;
}

/** Who is here now; nothing else has changed. */
export interface PresenceChange {
  /** Seats whose page is open. */
  present: number[];
  watchers: number;
  host_here: boolean;
}

/** Somebody came or went; this event has no id. */
export interface PresenceEvent {
  event: "presence";
  data: string;
}

/** An answer to a puzzle, or nothing but the wish to see the solution. */
export interface PuzzleAttempt {
  choice?: string | null;
  solution?: boolean;
}

/** A puzzle as lists show it. */
export interface PuzzleInList {
  id: string;
  theme: "draft" | "card" | "target" | "carriage" | "hire";
  /** The weakest level that solves it. */
  difficulty: "easy" | "medium" | "hard" | "expert" | "champion";
  players: number;
  new_persons: boolean;
}

/** A puzzle without its solution. */
export interface PuzzleToSolve {
  id: string;
  theme: "draft" | "card" | "target" | "carriage" | "hire";
  difficulty: "easy" | "medium" | "hard" | "expert" | "champion";
  players: number;
  new_persons: boolean;
  /** The table as the puzzle's seat saw it, with the question. */
  state: PageState;
}

/** Whether an answer is right. */
export interface PuzzleVerdict {
  right: boolean;
  /** Null until an answer is right or the solution is asked for. */
  solution: Solution | null;
}

/** All puzzles, and which is today's. */
export interface Puzzles {
  /** Today in UTC, such as 2026-11-18. */
  day: string;
  /** Id of the puzzle of the day. */
  today: string;
  themes: ("draft" | "card" | "target" | "carriage" | "hire")[];
  /** The easiest first. */
  difficulties: ("easy" | "medium" | "hard" | "expert" | "champion")[];
  puzzles: PuzzleInList[];
}

/** The question to the viewing seat. */
export interface Question {
  /** Number of the question, to be sent with the answer. */
  asked: number;
  question: string;
  prompt: string;
  choices: OfferedChoice[];
  /** Number of choices to list at once; the rest follow behind one entry. */
  listed: number;
  /** Label of that entry. */
  rest: string;
  /** Id of the choice that Enter makes, where hardly anybody would make another. */
  default: string | null;
  /** Messages that cannot be chosen, within reach or not. */
  refused: Refused[];
  /** Why messages within reach cannot be chosen, a sentence for each reason. */
  notes: string[];
}

/** An answer to a question, as its seat could judge it. */
export interface RankedAnswer {
  choice: string;
  lead: number;
  behind: number;
  error: number;
  win_chance: number;
  label: string;
  /** Places on the board, such as `sector:blue/bank`. */
  places: string[];
  /** Why the best answer is better; null where it is not, or nobody has asked. */
  why: string | null;
}

/** A record to import. */
export interface Record {
  record: string;
}

/** Why a request is refused. */
export interface Refusal {
  /** For programs. */
  problem:
    | "already-answered"
    | "bad-request"
    | "daily-deal"
    | "daily-secret"
    | "gone"
    | "host-decides"
    | "host-fills"
    | "no-such-link"
    | "no-undo"
    | "not-found"
    | "not-over"
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
    | "turned-down"
    | "unavailable"
    | "wrong-host";
  /** For people, in English. */
  sentence: string;
}

/** A message that may not be taken now. */
export interface Refused {
  /** Its market on the board. */
  place: string;
  why: string;
}

/** A bot for a seat that is open, or whose person has left or is gone. */
export interface Replace {
  seat: number;
  level?: "easy" | "medium" | "hard" | "expert" | "champion";
}

/** The review of a seat, and how far reviews of the table are. */
export interface Review {
  /** Of this seat: nobody has asked for it, or this server does not know; under way; failed since it was asked for; here. */
  status: "none" | "running" | "failed" | "done";
  /** All reviews of the table that are under way on this server. */
  running: ReviewProgress[];
  /** Seats whose review failed since it was asked for; it can be asked for again. */
  failed: number[];
  /** Seats whose review can be read. */
  seats: number[];
  /** Those of them whose review took fewer steps than this server takes; asked for again, it is made anew. */
  rough: number[];
  /** Null until there is one. */
  review: SeatReviewInWords | null;
}

/** Where something begins or ends, in points of lead unless it says otherwise. */
export interface ReviewLimits {
  /** Loss, rounded to a tenth, from which a decision is one; the same for the other grades. */
  inaccuracy: number;
  mistake: number;
  blunder: number;
  /** Points behind the best answer within which an answer is right, too. */
  right_within: number;
  /** Points between best and worst answer from which a decision mattered. */
  matters: number;
  /** Thinking steps for each decision from which a review is not rough. */
  thorough_steps: number;
}

/** What reviews say, for each reviewed game. */
export interface ReviewMeans {
  games: number;
  few: boolean;
  /** Points that the own choices lost. */
  lost: GamesMean;
  by_kind: KindLoss[];
  by_period: PeriodLoss[];
  /** GamesMean number of decisions of each grade. */
  grades: { [key: string]: number };
  card_luck: GamesMean;
  person_luck: GamesMean;
}

/** What statistics keep of the review of a seat, in points of expected lead. */
export interface ReviewNumbers {
  /** Thinking steps for each decision; null where they were not kept. */
  steps: number | null;
  /** Points that the own choices lost, by kind of decision. */
  lost_by_kind: { [key: string]: number };
  lost_by_period: { [key: string]: number };
  /** All of them, as the account of the review has them: at most 0. */
  own_losses: number;
  card_luck: number;
  person_luck: number;
  /** Number of decisions of each grade. */
  grades: { [key: string]: number };
}

/** How much of a review under way is done, in pieces of work. */
export interface ReviewProgress {
  /** The seats that it is of. */
  seats: number[];
  done: number;
  total: number;
}

/** Standings after a round, by seat. */
export interface RoundOnSheet {
  round: string;
  prestige: number[];
  rat: number[];
}

/** The account of one round, in points of expected lead. */
export interface RoundReview {
  round: string;
  /** Expected lead before the persons of the round were revealed. */
  before: number;
  /** Luck of the persons revealed. */
  persons: number;
  /** Luck of the cards drawn. */
  own_cards: number;
  /** Luck of the cards that the others drew, of which some are passed on. */
  passed_cards: number;
  /** What own choices lost; at most 0. */
  own_losses: number;
  /** What the others' choices gave away or took, and what the estimate could not foresee. */
  others: number;
  /** Expected lead at the end of the round; after the last round, the real one. */
  after: number;
}

/** A rule. */
export interface RuleInWords {
  id: string;
  title: string;
  text: string;
  /** The ruling with its reason, where no document decides; otherwise empty. */
  ruling: string;
  /** How the documents are read where they are unclear; otherwise empty. */
  note: string;
  /** The card that this rule describes. */
  card: string | null;
  /** The person that this rule describes. */
  person: string | null;
}

/** A chapter of rules. */
export interface RuleSection {
  name: string;
  title: string;
  rules: RuleInWords[];
}

/** Every rule in a language. */
export interface Rules {
  /** The course of a round. */
  round: string;
  words: string;
  about: string;
  /** Synonyms for searching, and what they mean. */
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

/** The score sheet of a finished game. */
export interface ScoreSheet {
  winners: number[];
  players: PlayerOnSheet[];
  rounds: RoundOnSheet[];
}

/** A seat as its table shows it. */
export interface Seat {
  name: string;
  who: "person" | "bot" | "open";
  colour: "blue" | "red" | "green" | "yellow" | "violet";
  level: "easy" | "medium" | "hard" | "expert" | "champion" | null;
  seat: number;
  /** Whether a bot has taken over for a person who may come back. */
  left: boolean;
  mine: boolean;
  /** Whether the person's page is open. */
  present: boolean;
}

/** A seat as lists show it. */
export interface SeatInList {
  name: string;
  who: "person" | "bot" | "open";
  colour: "blue" | "red" | "green" | "yellow" | "violet";
  /** Level of the bot that plays there. */
  level: "easy" | "medium" | "hard" | "expert" | "champion" | null;
}

/** A table as somebody without a link to it sees it, and what became of their request. */
export interface SeatRequestStatus {
  /** Name of the host, while the host has a seat. */
  host_name: string | null;
  /** Number of free seats. */
  open: number;
  status: "new" | "asked" | "turned-down" | "seated";
}

/** A game as one seat could judge it at each moment, in words. */
export interface SeatReviewInWords {
  lead: number;
  start: number;
  card_luck: number;
  person_luck: number;
  own_losses: number;
  others: number;
  luck_error: number;
  lost_by_period: { [key: string]: number };
  lost_by_kind: { [key: string]: number };
  grades: { [key: string]: number };
  mattered: number;
  lost_when_it_mattered: number;
  rounds: RoundReview[];
  seat: number;
  /** Thinking steps for each decision. */
  steps: number;
  limits: ReviewLimits;
  decisions: DecisionInWords[];
}

/** The seat that the sender has taken. */
export interface Seated {
  seat: number;
}

/** What one more piece would do in a sector, and the lasting effects of its pieces. */
export interface SectorEffects {
  coins?: number;
  markers?: number;
  prestige?: number;
  /** What the park adds to that prestige. */
  park_bonus?: number;
  /** Streets that the carriage could drive. */
  steps?: number;
  /** Number of benefits to choose from `choose`. */
  benefits?: number;
  choose?: ("coin" | "marker" | "prestige" | "rat-back")[];
  /** Spaces that the rat moves back. */
  rat_back?: number;
  /** Increase of every later gain of prestige. */
  bonus?: number;
  /** Reduction of every later plague in this borough. */
  relief?: number;
  /** That bonus or relief as it is now. */
  lasting?: number;
}

/** A watcher, as the list of watchers names them. */
export interface SendAway {
  watcher: string;
}

/** Progress of a sign-out. */
export interface SignedOut {
  /** False if the same request has to be repeated with the cookie of this answer. */
  done: boolean;
}

/** The solution of a puzzle. */
export interface Solution {
  /** Ids of the right answers, the best first. */
  right: string[];
  /** Id of a wrong answer that a quick look prefers. */
  tempting: string;
  /** All answers, the best first. */
  answers: RankedAnswer[];
}

/** Prestige from a source for each game. */
export interface SourceMeans {
  source: string;
  mine: number;
  /** That of the winners of the same games. */
  winners: number;
}

/** The table has changed. Its `news` begin with the first choice that is new or undone. */
export interface StateEvent {
  /** Number of the state, to resume from. */
  id: string;
  data: string;
}

/** Everything that the sender's statistics are made of. */
export interface StatisticsExport {
  format: "notredame-statistics";
  version: 2;
  /** Seconds since 1970. */
  exported: number;
  /** The newest first; at most 2,000. */
  games: GameResult[];
  /** Whether there are older games, which are missing here. */
  limited: boolean;
  /** Whether finished games may still be missing; export again in some seconds. */
  pending: boolean;
}

/** The streets of a city, as pairs of markets; all its boroughs are alike. */
export interface StreetMap {
  /** Inside a borough. */
  inside: [string, string][];
  /** From a borough to the next one clockwise. */
  across: [string, string][];
}

/** A table in a list. */
export interface Summary {
  table: string;
  status: "waiting" | "playing" | "over";
  seats: SeatInList[];
  /** Number of free seats. */
  open: number;
  edition: string;
  new_persons: boolean;
  /** From A1 to C3, while the game is played. */
  round: string | null;
  to_act: number[];
  /** Seats that the sender plays. */
  mine: number[];
  my_turn: boolean;
  /** Seconds since 1970. */
  updated: number;
  /** Name of the host, while the host has a seat. */
  host_name: string | null;
  /** Number of people who ask the sender, as the host, for a seat. */
  asking: number;
  result: Placed[] | null;
  practice: boolean;
  /** The day whose daily deal is played here, such as `2026-11-18`. */
  daily: string | null;
  /** Whether the table may leave the sender's list without keeping anybody else waiting. */
  can_put_away: boolean;
}

/** The search's opinion of a choice. */
export interface Thought {
  choice: string;
  label: string;
  /** Points of expected lead behind the best choice. */
  behind: number;
  /** Standard error of `behind`. */
  error: number;
  /** From 0 to 1. */
  win_chance: number;
  /** Expected prestige at the end, by seat. */
  prestige: number[];
  /** Whether it is about as good as the best choice, as far as can be told. */
  even: boolean;
  /** Why the best choice is better than this one, in words; empty for the best choice. */
  why: string;
}

/** Undo of a seat's last choice. */
export interface Undo {
  seat: number;
  asked: number;
  to?: number | null;
}

/** Whether the viewing seat can undo its last choice. */
export interface UndoPossible {
  possible: boolean;
  /** Why it cannot. */
  why: "nothing" | "others" | "often" | "revealed" | null;
  /** To be sent with the request. */
  asked: number | null;
  /** Numbers of the choices that it may go back to: at a practice table all its own. */
  to: number[];
  /** Seconds from the last choice on that bots hold their answer, so that it can be undone; zero where they do not. */
  pause: number;
}

/** Everything a seat may know of the game; what it may not know is null. */
export interface ViewDescription {
  round: string | null;
  phase: "draft" | "cards" | "hire" | "plague" | "over";
  question: string;
  to_act: number[];
  start_player: number;
  persons: string[];
  plague: number;
  asked_about: AskedAbout;
  boroughs: ("blue" | "red" | "green" | "yellow" | "violet")[];
  cathedral_tile: number;
  cathedral_share: number;
  players: PlayerDescription[];
  markets: { [key: string]: "coin" | "marker" | "rat" | "prestige" };
  persons_in_game: string[];
  grey_past: string[];
  grey_to_come: (string | null)[];
  brown_past: string[];
  brown_to_come: (string | null)[];
  coins_in_supply: number | null;
  /** The viewing seat; null for a watcher, and where nothing is hidden. */
  seat: number | null;
}

/** A player who is being waited for. */
export interface Waiting {
  seat: number;
  question: string;
  /** What they are doing, in words. */
  what: string;
}

/** The token of a watcher's link, or of a seat's link whose seat is taken. */
export interface Watch {
  token: string;
}

/** Somebody who may watch a table. */
export interface Watcher {
  /** Identifies the watcher in other requests about this table only. */
  watcher: string;
  /** Empty if never given. */
  name: string;
  /** Whether their page is open on this server. */
  here: boolean;
}

/** People who may watch a table, those present first; at most 500. */
export interface Watchers {
  watchers: Watcher[];
}

/** The page's words in a language. */
export interface Words {
  language: string;
  tables: { [key: string]: { [key: string]: string | { [key: string]: string } } };
  locale: string;
  /** All languages. */
  languages: LanguageName[];
}
