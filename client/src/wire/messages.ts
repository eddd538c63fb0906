// Written by `make typescript`; a test says when it is stale. Don't edit.

/** How much time there is; people may always ask for more. */
export type Pace = "none" | "relaxed" | "brisk" | "own";

/** Seconds for the crosses of a round and for each card shown; the figures count for `own`. */
export interface Clock {
  pace: Pace;
  associate: number;
  show: number;
}

/** How clearly a mind sees, how well it knows people, how far it thinks. */
export type Strength = "gentle" | "steady" | "sharp";

/** The options of a table; whoever hosts may change them until the game starts. */
export interface Options {
  language: "de" | "en" | "es" | "fr" | "it";
  discovery_words: boolean;
  own_words: boolean;
  listed: boolean;
  may_watch: boolean;
  slates_shown: boolean;
  chat: boolean;
  clock: Clock;
  strength: Strength;
}

/** The six player colours, each with its own lantern token, slate and pen. */
export type Colour = "orange" | "pink" | "blue" | "green" | "purple" | "white";

/** What everybody sees of a seat. `stand-in`: a computer player plays for a person. */
export interface Seat {
  name: string;
  colour: Colour;
  player: "computer" | "person" | "stand-in";
  character: string | null;
  strength: Strength | null;
  is_host: boolean;
  away_since: number | null;
  stand_in_from: number | null;
  hurry_from: number | null;
  words_written: number;
  has_pawn: boolean;
  wants_other_word: boolean;
  pen_passed: boolean;
  lantern: number | null;
  announced: number[];
  in_the_dark: boolean;
  fallen: boolean;
  stars: number;
  points: number[];
  total: number;
  went_on: boolean;
}

/** When the time of this wait is over, and whether people were warned. */
export interface Countdown {
  ends: number;
  warned: boolean;
}

/** The clue word, in the table's language and, if it is printed, in all five. */
export interface Clue {
  text: string;
  words: Record<string, string> | null;
}

/** The other word of the card is the clue word. */
export interface WordExchanged {
  moment: "word-exchanged";
}

/** Everybody said how many crosses they made; one alone with the most is in the Dark. */
export interface LanternsPlaced {
  moment: "lanterns-placed";
  crosses: number[];
  dark: number | null;
}

/** What a shown card turned out to be. */
export type Outcome = "spark" | "super-spark" | "fall";

/** The scout showed a place; `sharing` fill stars for it, `others` had crossed it too. */
export interface CardShown {
  moment: "card-shown";
  scout: number;
  place: number;
  outcome: Outcome;
  others: number[];
  sharing: number[];
  stars: number;
}

/** Stars filled, points after the Dark, and what the Dark took, by seat. */
export interface RoundScored {
  moment: "round-scored";
  stars: number[];
  points: number[];
  taken: number[];
}

/** The totals of all four rounds, and who won. */
export interface GameEnded {
  moment: "game-ended";
  totals: number[];
  winners: number[];
}

/** Two seats and what they thought alike so far; crosses only where slates may be seen. */
export interface Pair {
  one: number;
  other: number;
  sparks: number;
  super_sparks: number;
  crosses: number | null;
}

/** What can be said without typing. */
export type Reaction = "hello" | "thanks" | "bravo" | "laugh" | "wow" | "ouch" | "sorry" | "thinking" | "hurry" | "same" | "love" | "goodbye";

/** Something that somebody said: a text or a reaction. */
export interface Said {
  number: number;
  colour: Colour | null;
  name: string;
  text: string | null;
  reaction: Reaction | null;
}

/** What the whole room sees and hears; the same for every viewer. */
export interface Room {
  code: string;
  options: Options;
  phase: "associate" | "end" | "gathering" | "reveal" | "score";
  game: number;
  round: number;
  seats: Seat[];
  waiting_for: number[];
  countdown: Countdown | null;
  pictures: string[];
  leaving: number[];
  clue: Clue | null;
  scout: number | null;
  shown: number[];
  moments: (WordExchanged | LanternsPlaced | CardShown | RoundScored | GameEnded)[];
  slates: number[][] | null;
  pairs: Pair[];
  winners: number[];
  said: Said[];
  records: number[];
}

/** What this viewer alone knows, and the names of what they may ask for now. */
export interface Own {
  seat: number | null;
  is_host: boolean;
  crosses: number[];
  words: [string, string][];
  may: string[];
  may_show: number[];
}

/** Everything that one viewer may know, whole, after each change. */
export interface View {
  is: "view";
  version: number;
  now: number;
  room: Room;
  own: Own;
}

/** The ask with this id is done and kept for good. */
export interface Accepted {
  is: "accepted";
  id: string;
}

/** The ask with this id can't be done now; `why` is a code of docs/refusals.md. */
export interface Refused {
  is: "refused";
  id: string;
  why: string;
}

/** Take a seat, before the game or where a computer player has a seat of its own. */
export interface SitDown {
  do: "sit-down";
  name: string;
  colour: Colour;
  id: string;
}

/** Give one's seat up before the game starts. */
export interface StandUp {
  do: "stand-up";
  id: string;
}

/** The host sets the table's options. */
export interface ChangeOptions {
  do: "change-options";
  options: Options;
  id: string;
}

/** Write own words on blank cards, instead of those that one wrote before. */
export interface WriteWords {
  do: "write-words";
  cards: [string, string][];
  id: string;
}

/** The host asks a computer player to sit down: this one, or any. */
export interface AskComputerIn {
  do: "ask-computer-in";
  character?: string | null;
  strength?: Strength;
  id: string;
}

/** The host sends somebody away: a person can't sit down here again. */
export interface SendAway {
  do: "send-away";
  colour: Colour;
  id: string;
}

/** The host lets somebody else host. */
export interface GiveHost {
  do: "give-host";
  colour: Colour;
  id: string;
}

/** The host starts the game. */
export interface Start {
  do: "start";
  id: string;
}

/** Crosses in the making: kept for this seat alone. */
export interface Draft {
  do: "draft";
  crosses: number[];
  id: string;
}

/** These are my crosses. */
export interface PassPen {
  do: "pass-pen";
  crosses: number[];
  id: string;
}

/** I want to change my crosses. */
export interface TakePenBack {
  do: "take-pen-back";
  id: string;
}

/** I should like the other word of the card, or agree to it. */
export interface AskOtherWord {
  do: "ask-other-word";
  id: string;
}

/** I want to keep this word. */
export interface KeepWord {
  do: "keep-word";
  id: string;
}

/** As the scout, show this place. */
export interface ShowCard {
  do: "show-card";
  place: number;
  id: string;
}

/** I have seen the scores. */
export interface GoOn {
  do: "go-on";
  id: string;
}

/** More time, please. */
export interface AskForTime {
  do: "ask-for-time";
  id: string;
}

/** Let a computer player play for me until I take my seat back. */
export interface LeaveSeat {
  do: "leave-seat";
  id: string;
}

/** I play myself again. */
export interface TakeSeatBack {
  do: "take-seat-back";
  id: string;
}

/** Somebody has been away for long: a computer player plays for them until they return. */
export interface LetComputerPlay {
  do: "let-computer-play";
  colour: Colour;
  id: string;
}

/** Somebody who is here has let the table wait for long: start a clock for them. */
export interface Hurry {
  do: "hurry";
  colour: Colour;
  id: string;
}

/** The host clears the table for another game, with pictures not yet seen. */
export interface AnotherGame {
  do: "another-game";
  id: string;
}

/** Say something without typing. */
export interface React {
  do: "react";
  reaction: Reaction;
  id: string;
}

/** Say something. */
export interface Chat {
  do: "chat";
  text: string;
  id: string;
}

export type AnyMessage =
  | View
  | Accepted
  | Refused;

export type AnyMoment =
  | WordExchanged
  | LanternsPlaced
  | CardShown
  | RoundScored
  | GameEnded;

export type AnyAsk =
  | SitDown
  | StandUp
  | ChangeOptions
  | WriteWords
  | AskComputerIn
  | SendAway
  | GiveHost
  | Start
  | Draft
  | PassPen
  | TakePenBack
  | AskOtherWord
  | KeepWord
  | ShowCard
  | GoOn
  | AskForTime
  | LeaveSeat
  | TakeSeatBack
  | LetComputerPlay
  | Hurry
  | AnotherGame
  | React
  | Chat;
