import type { CardShown, Room, View } from "../wire/messages.ts";
import type { Around } from "../words/words.ts";

export type HintId = keyof Around["hints"]["of"];

/** What is on the stage now: the page, and the room as far as it was seen there. */
export interface OnStage {
  page: "round" | "announce" | "reveal" | "scores" | "end";
  /** Something is being shown that should not be talked over. */
  showing: boolean;
  room: Room;
  own: View["own"];
  crosses: number;
}

const OUTCOMES: Record<CardShown["outcome"], HintId> = { spark: "spark", "super-spark": "superSpark", fall: "fall" };
const SOME = 3;
const MANY = 7;

/** What there is to explain here, the most pressing first. */
export function hintsFor({ page, showing, room, own, crosses }: OnStage): HintId[] {
  if (showing || own.seat === null) return [];
  switch (page) {
    case "round":
      // somebody who asks for the other word waits for an answer
      if (room.seats[own.seat]?.pen_passed || room.seats.some((seat) => seat.wants_other_word)) return [];
      return crosses >= MANY ? ["dark", "pass"] : crosses >= SOME ? ["pass"] : ["associate", "cross"];
    case "announce":
      return ["announce"];
    case "reveal": {
      const last = room.moments.findLast((moment) => moment.moment === "card-shown");
      const outcome = last ? [OUTCOMES[last.outcome]] : [];
      return [...outcome, room.scout === own.seat ? "scout" : "watch"];
    }
    case "scores":
      return ["score", "cleanUp"];
    case "end":
      return [];
  }
}
