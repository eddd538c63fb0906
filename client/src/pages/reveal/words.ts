import type { CardShown, Room, View } from "../../wire/messages.ts";
import { spoken } from "../../words/spoken.svelte.ts";
import { nameOf, namesOf } from "../round/names.ts";
import { whoCrossed } from "./stage.ts";

export const outcomeWord = (card: CardShown): string =>
  ({ spark: spoken.game.spark, "super-spark": spoken.game.superSpark, fall: spoken.game.fall })[card.outcome];

/** What became of a shown picture, in one or two sentences. `room` is the room before it was shown. */
export function tellCard(view: View, room: Room, card: CardShown): string {
  const own = view.own.seat;
  if (card.outcome === "fall") {
    const stars = room.seats[card.scout]?.stars ?? 0;
    // what is kept is not what counts: in the Dark the price of it follows
    if (stars > 0 && room.seats[card.scout]?.in_the_dark)
      return card.scout === own ? spoken.game.youFallInTheDark : spoken.game.fallsInTheDark(nameOf(view, card.scout));
    return card.scout === own ? spoken.game.youFall(stars) : spoken.game.falls(nameOf(view, card.scout), stars);
  }
  const fallen = card.others.filter((seat) => !card.sharing.includes(seat));
  const without = fallen.length ? ` ${whoFillsNone(view, fallen)}` : "";
  if (card.outcome === "super-spark" && !fallen.length) return spoken.game.nobodyElse(namesOf(view, whoCrossed(card)));
  const showed = card.scout === own ? spoken.game.youShowed : spoken.game.showed(nameOf(view, card.scout));
  return `${showed} ${spoken.game.crossedToo(namesOf(view, card.others))}${without}`;
}

const whoFillsNone = (view: View, fallen: readonly number[]): string =>
  fallen.length === 1 && fallen[0] === view.own.seat
    ? spoken.game.youFillNone
    : spoken.game.fillsNone(namesOf(view, fallen), fallen.length);

/** What lies on a shown picture, for whoever can't see it. */
export const shownAs = (view: View, card: CardShown): string =>
  card.outcome === "fall"
    ? spoken.game.wasFall(nameOf(view, card.scout))
    : spoken.game[card.outcome === "spark" ? "wasSpark" : "wasSuperSpark"](namesOf(view, whoCrossed(card)));
