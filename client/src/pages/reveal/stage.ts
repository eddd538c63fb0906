/** What this viewer has seen of a round: what happened is shown one thing after another, to each at their own pace. */

import type { AnyMoment, CardShown, LanternsPlaced, Room, Seat } from "../../wire/messages.ts";

/** How many moments of which round this viewer has seen. */
export interface Seen {
  readonly of: string;
  readonly moments: number;
}

/** A moment that is worth a show, and its place among the moments of the round. */
export type Show = { readonly index: number } & (
  | { readonly is: "lanterns"; readonly moment: LanternsPlaced }
  | { readonly is: "card"; readonly moment: CardShown }
);

export type Page = "round" | "announce" | "reveal" | "scores" | "end";

export const roundOf = ({ code, game, round }: Room): string => `${code} ${game} ${round}`;

/** Whoever comes late, or comes back after a round was scored, sees how it ended and not the show. */
export function follow(seen: Seen | null, room: Room): Seen {
  const of = roundOf(room);
  const all = room.moments.length;
  if (seen?.of === of) return seen.moments > all ? { of, moments: all } : seen;
  const isOver = room.phase === "score" || room.phase === "end";
  return { of, moments: seen && !isOver ? 0 : all };
}

/** The next show that is due. */
export function due(seen: Seen, room: Room): Show | null {
  for (const [index, moment] of room.moments.entries()) {
    if (index < seen.moments) continue;
    if (moment.moment === "lanterns-placed") return { index, is: "lanterns", moment };
    if (moment.moment === "card-shown") return { index, is: "card", moment };
  }
  return null;
}

/** How many shows are still to come. */
export const waiting = (seen: Seen, room: Room): number =>
  room.moments.slice(seen.moments).filter(({ moment }) => moment === "lanterns-placed" || moment === "card-shown").length;

/** The last round is scored and the game over in one stroke: its scores are looked at before the end. */
const scoresAreDue = (seen: Seen, room: Room): boolean =>
  room.phase === "end" && room.moments.slice(seen.moments).some(({ moment }) => moment === "round-scored");

export function pageOf(seen: Seen, room: Room): Page {
  const show = due(seen, room);
  if (show) return show.is === "lanterns" ? "announce" : "reveal";
  if (scoresAreDue(seen, room) || room.phase === "score") return "scores";
  if (room.phase === "reveal") return "reveal";
  return room.phase === "end" ? "end" : "round";
}

const shownCards = (moments: readonly AnyMoment[]): CardShown[] => moments.filter((moment) => moment.moment === "card-shown");

/** The room as it stood when this viewer had seen so many moments: nothing is told before its show. */
export function asSeen(room: Room, seen: Seen): Room {
  const show = due(seen, room);
  if (!show) return room;
  const moments = room.moments.slice(0, show.index);
  const cards = shownCards(moments);
  const announced = show.is === "card";
  return {
    ...room,
    phase: "reveal",
    moments,
    shown: cards.map(({ place }) => place),
    scout: show.is === "card" ? show.moment.scout : null,
    slates: null,
    winners: [],
    waiting_for: [],
    countdown: null,
    seats: room.seats.map((seat, index) => seatAsSeen(seat, index, cards, announced, isScored(room))),
  };
}

const isScored = (room: Room): boolean => room.moments.some(({ moment }) => moment === "round-scored");

function seatAsSeen(seat: Seat, index: number, cards: readonly CardShown[], announced: boolean, scored: boolean): Seat {
  const points = scored ? seat.points.slice(0, -1) : seat.points;
  return {
    ...seat,
    lantern: announced ? seat.lantern : null,
    in_the_dark: announced && seat.in_the_dark,
    fallen: cards.some(({ outcome, scout }) => outcome === "fall" && scout === index),
    stars: cards.reduce((sum, { sharing, stars }) => sum + (sharing.includes(index) ? stars : 0), 0),
    points,
    total: points.reduce((sum, point) => sum + point, 0),
  };
}

/** What became of a place this round; null while nobody has shown it. */
export const cardAt = (room: Room, place: number): CardShown | null =>
  shownCards(room.moments).find((card) => card.place === place) ?? null;

/** Everybody who crossed a shown card, its scout first. */
export const whoCrossed = ({ scout, others }: CardShown): number[] => [scout, ...others];

/** How many crosses of a seat nobody has shown yet; null before the lanterns are placed. */
export function unshown(room: Room, index: number): number | null {
  const crosses = room.seats[index]?.lantern ?? null;
  if (crosses === null) return null;
  return crosses - shownCards(room.moments).filter((card) => whoCrossed(card).includes(index)).length;
}
