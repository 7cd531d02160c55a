// @ts-check
// What the server sends, as types: import("./types.js").State and so on. No code.

/**
 * @typedef {"blue" | "red" | "green" | "yellow" | "violet"} Colour
 * @typedef {"coin" | "marker" | "rat" | "prestige"} Kind  a kind of message, by what it brings
 * @typedef {"easy" | "medium" | "hard" | "expert"} Level
 * @typedef {"draft" | "cards" | "hire" | "plague" | "over"} Phase
 * @typedef {"waiting" | "playing" | "over"} Status
 * @typedef {string} Place  such as "sector:blue/bank"; see drawing/
 * @typedef {number | string | boolean} OptionValue
 */

/**
 * Words of a language.
 * @typedef {object} Words
 * @property {string} language
 * @property {{id: string, name: string}[]} languages
 * @property {Record<string, Record<string, string | Record<string, string>>>} tables
 * @property {string} locale  whose plurals, lists and numbers are the language's
 */

/**
 * What never changes.
 * @typedef {object} Facts
 * @property {string[]} cards
 * @property {string[]} sectors
 * @property {Colour[]} colours
 * @property {Kind[]} kinds
 * @property {Record<string, PersonFacts>} persons
 * @property {Record<string, [string, string][]>} streets  by number of boroughs: pairs of markets
 * @property {Record<string, Record<string, OptionValue>>} editions  the options of each
 * @property {string} default_edition
 * @property {Record<string, {values: OptionValue[]}>} options
 * @property {Level[]} levels
 * @property {number[]} donation  prestige for 0, 1, 2, 3 coins
 * @property {Record<string, Colour[]>} colours_of  by number of players: the colours of the seats
 * @property {Record<string, number>} boroughs_for  by number of players
 */

/**
 * @typedef {object} PersonFacts
 * @property {number} rats
 * @property {"brown" | "A" | "B" | "C"} group
 * @property {boolean} new  one of the New Persons
 */

/**
 * Who I am.
 * @typedef {object} Me
 * @property {string} name
 * @property {string | null} language
 * @property {Summary[]} tables
 */

/**
 * A table in a list.
 * @typedef {object} Summary
 * @property {string} table
 * @property {Status} status
 * @property {{name: string, who: "person" | "bot" | "open", colour: Colour, level: Level | null}[]} seats
 * @property {number} open  how many seats are free
 * @property {string} edition
 * @property {boolean} new_persons
 * @property {string | null} round  such as "A2"
 * @property {number[]} to_act
 * @property {number[]} mine
 * @property {boolean} my_turn
 * @property {number} updated  seconds since 1970
 * @property {string | null} host_name  whose table it is, while they sit there
 * @property {{seat: number, prestige: number, place: number}[] | null} result  when over
 * @property {boolean} can_put_away  it may leave my list: nobody else would wait for me
 */

/**
 * Whose personal link it is.
 * @typedef {object} LinkOwner
 * @property {string} name
 * @property {number} tables  how many
 * @property {boolean} mine  this browser is that person already
 */

/**
 * Somebody who may watch a table.
 * @typedef {object} Watcher
 * @property {string} watcher  to name them by
 * @property {string} name
 * @property {boolean} here
 */

/**
 * A table as somebody sees it who holds the link of a seat.
 * @typedef {Summary & {seat: number, options?: Record<string, OptionValue>}} Invitation
 */

/**
 * A seat of a table to be made.
 * @typedef {object} NewSeat
 * @property {"me" | "here" | "link" | "bot"} who
 * @property {string} [name]
 * @property {Level} [level]
 */

/**
 * @typedef {object} NewTable
 * @property {NewSeat[]} seats
 * @property {string} [edition]
 * @property {Record<string, OptionValue>} [options]
 * @property {boolean} [listed]
 * @property {number} [start]  the seat that begins; drawn by lot without
 */

/**
 * A table as somebody sees it.
 * @typedef {object} State
 * @property {string} table
 * @property {number} number  of the last event
 * @property {Status} status
 * @property {string} edition
 * @property {Record<string, OptionValue>} options
 * @property {Record<string, string>} help  for cards and persons that these options change
 * @property {boolean} listed
 * @property {boolean} played_here  whether anybody chose anything at this table
 * @property {boolean} host
 * @property {boolean} host_here  whether the host's page is open
 * @property {Seat[]} seats
 * @property {number | null} seat  who looks; null for a watcher
 * @property {number} move  how many choices the game has
 * @property {View | null} view
 * @property {Question | null} question
 * @property {{seat: number, question: string, what: string}[]} waiting
 * @property {{possible: boolean, why: null | "revealed" | "others" | "often" | "nothing", asked: number | null}} undo  asked: the question it answers
 * @property {{from: number, lines: Line[]} | null} news  replaces what the page has from there on
 * @property {ChatLine[]} chat
 * @property {number} watchers
 * @property {boolean} bots_think_less  many others were in line when a bot last chose
 * @property {string | null} commitment  null for a game that was brought along
 * @property {string | null} seed  when over
 * @property {Result | null} result
 * @property {boolean} alone  no other people at the table
 * @property {string | null} rematch  the table of the next game
 */

/**
 * @typedef {object} Seat
 * @property {number} seat
 * @property {string} name
 * @property {Colour} colour
 * @property {"person" | "bot" | "open"} who
 * @property {Level | null} level
 * @property {boolean} present
 * @property {boolean} mine
 * @property {boolean} left
 */

/**
 * @typedef {object} Question
 * @property {number} asked
 * @property {string} question
 * @property {string} prompt
 * @property {Choice[]} choices
 * @property {string[]} refused  sentences: why something is not possible
 */

/**
 * @typedef {object} Choice
 * @property {string} id
 * @property {string} label
 * @property {Brings[]} brings
 * @property {Place[]} places
 * @property {boolean} ends_turn
 * @property {boolean} reveals
 */

/**
 * @typedef {object} Brings
 * @property {string} what  "coins", "markers", "prestige", "rat", "cathedral", "plague", "person", "card", "step", "marker"
 * @property {number} [change]
 * @property {number} [to]
 * @property {string} text
 */

/**
 * A line of the log.
 * @typedef {object} Line
 * @property {number} move
 * @property {number | null} seat
 * @property {string} kind
 * @property {string} text
 * @property {string} [deed]  the same without who did it
 * @property {Place[]} places
 */

/**
 * @typedef {object} ChatLine
 * @property {number} number
 * @property {string} name
 * @property {number | null} seat
 * @property {string} text
 * @property {string | number} at
 */

/**
 * @typedef {object} Result
 * @property {ResultPlayer[]} players
 * @property {{round: string, prestige: number[], rat: number[]}[]} rounds
 */

/**
 * @typedef {object} ResultPlayer
 * @property {number} seat
 * @property {number} prestige
 * @property {Record<string, number>} by_source
 * @property {number} coins
 */

/**
 * What a hint thinks of a choice.
 * @typedef {object} Thought
 * @property {string} choice
 * @property {string} label
 * @property {number} share
 * @property {number[]} prestige  expected, by seat
 */

/**
 * Everything a seat may know, in plain names (notredame.rules.describe).
 * @typedef {object} View
 * @property {number | null} seat
 * @property {string | null} round  "A1" to "C3", null when over
 * @property {Phase} phase
 * @property {string} question
 * @property {number[]} to_act
 * @property {number} start_player
 * @property {string[]} persons
 * @property {number} plague
 * @property {AskedAbout} asked_about
 * @property {Colour[]} boroughs
 * @property {number} cathedral_tile
 * @property {Player[]} players
 * @property {Record<string, Kind>} markets  messages still there, by market "blue/left-inner"
 * @property {string[]} persons_in_game
 * @property {string[]} gray_past
 * @property {(string | null)[]} gray_to_come
 * @property {string[]} brown_past
 * @property {(string | null)[]} brown_to_come
 * @property {number | null} coins_in_supply
 */

/**
 * What the question at hand is about; which parts are there depends on it.
 * @typedef {object} AskedAbout
 * @property {string} [card]
 * @property {boolean} [moved]
 * @property {number} [steps]
 * @property {{by: "colour" | "kind", least?: number | null, kind?: Kind | null}} [sets]
 * @property {number} [most]
 * @property {number} [left]
 * @property {"hotel" | "hostess"} [of]
 * @property {boolean} [prestige]
 * @property {string} [from]
 * @property {string} [to]
 * @property {number} [returned]
 * @property {number} [further]
 */

/**
 * @typedef {object} HandCard
 * @property {string | null} card
 * @property {Colour} colour
 */

/**
 * @typedef {object} Player
 * @property {number} seat
 * @property {Colour} colour
 * @property {number} coins
 * @property {number} supply
 * @property {number} general_supply
 * @property {number} cathedral
 * @property {Record<string, number>} sectors  markers in each; the friend is not among them
 * @property {string | null} friend  its sector
 * @property {number} rat
 * @property {string} carriage  a market
 * @property {{colour: Colour, kind: Kind}[]} messages
 * @property {number | null} prestige
 * @property {Record<string, number> | null} prestige_by_source
 * @property {boolean} doctor
 * @property {boolean} spied
 * @property {number | null} rat_after_plague
 * @property {number} drafted
 * @property {HandCard[]} played
 * @property {HandCard[]} hand
 * @property {(string | null)[]} pack
 * @property {(string | null)[][]} dealt
 * @property {(string | null)[]} deck
 * @property {(string | null)[][]} later_decks
 */

/**
 * The rules in words.
 * @typedef {object} Rulebook
 * @property {string} round
 * @property {string} words
 * @property {string} about
 * @property {{name: string, title: string, rules: Rule[]}[]} sections
 * @property {{name: string, text: string, rules: string[]}[]} options
 * @property {Record<string, string>} presets
 * @property {Record<string, string>} [also]  other words that people look for, and what they mean
 */

/**
 * @typedef {object} Rule
 * @property {string} id
 * @property {string} title
 * @property {string} text
 * @property {string} ruling
 * @property {string} note
 */

export {};
