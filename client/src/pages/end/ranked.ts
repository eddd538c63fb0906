import type { Seat } from "../../wire/messages.ts";

export interface Ranked {
  readonly seat: number;
  readonly total: number;
  /** 1 for the most points; equal points share a place. */
  readonly place: number;
}

export function ranked(seats: readonly Pick<Seat, "total">[]): Ranked[] {
  return seats
    .map(({ total }, seat) => ({ seat, total, place: 1 + seats.filter((other) => other.total > total).length }))
    .sort((one, other) => other.total - one.total || one.seat - other.seat);
}
