import type { Room, View } from "../../wire/messages.ts";
import { spoken } from "../../words/spoken.svelte.ts";
import { whatOfTheDark } from "../announce/words.ts";
import { heardOfEnd, heardOfScores } from "../reveal/heard.ts";
import { outcomeWord, tellCard } from "../reveal/words.ts";

/** A replay is seen by nobody's eyes: everybody has their name. */
const NOBODY: View["own"] = { seat: null, is_host: false, crosses: [], words: [], may: [], may_show: [] };
export const viewOf = (room: Room): View => ({ is: "view", version: 0, now: 0, room, own: NOBODY });

export interface StepWords {
  readonly title: string;
  readonly line: string;
  readonly isFall: boolean;
}

/** What happened last in a step. */
export function wordsOf(room: Room, before: Room | undefined): StepWords {
  const view = viewOf(room);
  const last = room.moments.at(-1);
  const plain = (title: string, line = "") => ({ title, line, isFall: false });
  switch (last?.moment) {
    case "card-shown":
      return { title: outcomeWord(last), line: tellCard(view, before ?? room, last), isFall: last.outcome === "fall" };
    case "lanterns-placed": {
      const { title, line } = whatOfTheDark(view, last);
      return plain(title, line);
    }
    case "round-scored":
      return plain(spoken.game.scoringSlate, heardOfScores(view));
    case "game-ended":
      return plain(spoken.game.brightest, heardOfEnd(view));
    default:
      return room.clue ? plain(spoken.clue(room.clue), spoken.game.everybodyCrossed) : plain(spoken.game.laidOut);
  }
}
