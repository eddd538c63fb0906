/**
 * What the live region tells of a game: sentences of public things alone. They are made of the room, which is the
 * same for everybody, and of the viewer's own seat, which only turns a name into "you".
 */

import type { CardShown, LanternsPlaced, Room, View } from "../../wire/messages.ts";
import { spoken } from "../../words/spoken.svelte.ts";
import { nameOf, namesOf, ROMAN } from "../round/names.ts";
import { roundOf } from "./stage.ts";

type Viewed = Pick<View, "room" | "own">;

/** What happened between two views, but for the shows, which are told when they are seen. */
export function heardBetween(before: Room, { room, own }: Viewed): string[] {
  const { heard } = spoken.game;
  const sentences: string[] = [];
  if (room.phase === "associate" && room.clue && (roundOf(room) !== roundOf(before) || room.clue.text !== before.clue?.text))
    sentences.push(heard.round(ROMAN[room.round] ?? "", spoken.clue(room.clue)));
  if (room.phase === "associate" && roundOf(room) === roundOf(before)) sentences.push(...heardOfPens(before, { room, own }));
  return sentences;
}

/** Whether the word was exchanged between two views; crosses are wiped then, which everybody must know. */
export function wordWasExchanged(before: Room, room: Room): boolean {
  const exchanged = ({ moments }: Room) => moments.some(({ moment }) => moment === "word-exchanged");
  return exchanged(room) && room.phase === "associate" && roundOf(room) === roundOf(before) && !exchanged(before);
}

function heardOfPens(before: Room, { room, own }: Viewed): string[] {
  const { heard } = spoken.game;
  return room.seats.flatMap((seat, index) => {
    const passed = before.seats[index]?.pen_passed ?? false;
    if (seat.pen_passed === passed) return [];
    const name = nameOf({ room, own }, index);
    if (index === own.seat) return seat.pen_passed ? heard.youPassed : heard.youTookBack;
    return seat.pen_passed ? heard.penPassed(name) : heard.penBack(name);
  });
}

export function heardOfLanterns(viewed: Viewed, { crosses, dark }: LanternsPlaced): string {
  const list = spoken.list(crosses.map((count, seat) => spoken.game.heard.lantern(nameOf(viewed, seat), count)));
  const said = spoken.game.heard.lanterns(list);
  if (dark === null) return `${said} ${spoken.game.nobodyInTheDark}.`;
  return `${said} ${dark === viewed.own.seat ? spoken.game.youAreInTheDark : spoken.game.inTheDark(nameOf(viewed, dark))}.`;
}

export function heardOfCard(viewed: Viewed, { scout, place, outcome, others }: CardShown): string {
  const { heard } = spoken.game;
  const name = nameOf(viewed, scout);
  const picture = spoken.card(viewed.room.pictures[place - 1] ?? "") || spoken.game.picture(place, "");
  const names = namesOf(viewed, others, true);
  if (outcome === "fall") return heard.fall(name, picture);
  return outcome === "spark" ? heard.spark(name, picture, names) : heard.superSpark(name, picture, names);
}

/** Whose turn it is to show a picture. */
export function heardOfScout(viewed: Viewed): string {
  const { scout } = viewed.room;
  if (scout === null) return "";
  return `${scout === viewed.own.seat ? spoken.game.youAreTheScout : spoken.game.isTheScout(nameOf(viewed, scout))}.`;
}

export function heardOfScores(viewed: Viewed): string {
  const scored = viewed.room.moments.find(({ moment }) => moment === "round-scored");
  if (scored?.moment !== "round-scored") return "";
  return spoken.game.heard.points(spoken.list(scored.points.map((n, seat) => spoken.game.heard.pointsOf(nameOf(viewed, seat), n))));
}

export function heardOfEnd(viewed: Viewed): string {
  const { winners, seats } = viewed.room;
  const points = seats[winners[0] ?? 0]?.total ?? 0;
  if (winners.length === 1 && winners[0] === viewed.own.seat) return spoken.game.heard.youWin(points);
  return spoken.game.heard.winner(namesOf(viewed, winners), winners.length, points);
}
