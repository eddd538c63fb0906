import type { LanternsPlaced, View } from "../../wire/messages.ts";
import { spoken } from "../../words/spoken.svelte.ts";
import { nameOf, namesOf } from "../round/names.ts";

/** Who is in the Dark and what it may cost, or who shares the most. */
export function whatOfTheDark(view: View, { crosses, dark }: LanternsPlaced): { title: string; line: string } {
  const most = Math.max(...crosses);
  if (dark === null) {
    const tied = crosses.flatMap((count, seat) => (count === most ? [seat] : []));
    return { title: spoken.game.nobodyInTheDark, line: spoken.game.mostIsShared(namesOf(view, tied), most) };
  }
  if (dark === view.own.seat) return { title: spoken.game.youAreInTheDark, line: spoken.game.darkCostsYou(most) };
  const name = nameOf(view, dark);
  return { title: spoken.game.inTheDark(name), line: spoken.game.darkCosts(name, most) };
}
