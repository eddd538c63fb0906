import type { View } from "../../wire/messages.ts";
import { spoken } from "../../words/spoken.svelte.ts";

type Viewed = Pick<View, "own"> & { readonly room: Pick<View["room"], "seats"> };

/** What a seat is called: the viewer's own is "you". */
export function nameOf({ room, own }: Viewed, seat: number, within = false): string {
  if (seat === own.seat) return within ? spoken.game.youWithin : spoken.game.you;
  return room.seats[seat]?.name ?? "";
}

/** Several seats as a sentence lists them, the viewer first. */
export function namesOf(viewed: Viewed, seats: readonly number[], within = false): string {
  const own = viewed.own.seat;
  const ordered = own !== null && seats.includes(own) ? [own, ...seats.filter((seat) => seat !== own)] : seats;
  return spoken.list(ordered.map((seat) => nameOf(viewed, seat, within)));
}

export const ROMAN = ["", "I", "II", "III", "IV"] as const;

/** What a picture is called where more is to be said of it: a description is a sentence of its own. */
export function pictureLabel(picture: string, says: readonly string[]): string {
  const more = says.filter(Boolean).join(", ");
  if (!more) return picture;
  return picture.endsWith(".") ? `${picture} ${more.charAt(0).toUpperCase()}${more.slice(1)}.` : `${picture}, ${more}`;
}
