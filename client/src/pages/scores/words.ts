import type { RoundScored, View } from "../../wire/messages.ts";
import { spoken } from "../../words/spoken.svelte.ts";
import { nameOf, namesOf } from "../round/names.ts";

/** Who leads. */
export function whoLeads({ room, own }: View): string {
  const best = Math.max(...room.seats.map(({ total }) => total));
  const leading = room.seats.flatMap(({ total }, index) => (total === best ? [index] : []));
  if (leading.length === 1 && leading[0] === own.seat) return spoken.game.youLead(room.round);
  return spoken.game.lead(namesOf({ room, own }, leading), leading.length, room.round);
}

/** What the Dark took, in one line; empty if it took nothing. */
export function whatTheDarkTook(view: View, scored: RoundScored | null): string {
  const seat = scored?.taken.findIndex((taken) => taken > 0) ?? -1;
  if (!scored || seat < 0) return "";
  const taken = scored.taken[seat] ?? 0;
  return seat === view.own.seat ? spoken.game.theDarkTookYours(taken) : spoken.game.theDarkTook(nameOf(view, seat), taken);
}
