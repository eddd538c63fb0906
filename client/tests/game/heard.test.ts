import { describe, expect, it } from "vitest";
import { passed } from "../../fixtures/game/views.ts";
import * as views from "../../fixtures/views.ts";
import { tellCard } from "../../src/pages/reveal/words.ts";
import { heardBetween, heardOfCard, heardOfEnd, heardOfLanterns, heardOfScores, heardOfScout, wordWasExchanged } from "../../src/pages/reveal/heard.ts";
import type { LanternsPlaced, View } from "../../src/wire/messages.ts";

const everything = (before: View, now: View): string => {
  const lanterns = now.room.moments.find((moment): moment is LanternsPlaced => moment.moment === "lanterns-placed");
  return [
    ...heardBetween(before.room, now),
    lanterns ? heardOfLanterns(now, lanterns) : "",
    ...now.room.moments.flatMap((moment) => (moment.moment === "card-shown" ? [heardOfCard(now, moment)] : [])),
    heardOfScout(now),
    heardOfScores(now),
    now.room.winners.length ? heardOfEnd(now) : "",
  ].join(" ");
};

describe("the live region", () => {
  it("tells a new round, and the word in it", () => {
    const before = { ...views.scored().room, round: 1 };
    expect(heardBetween(before, views.associate())).toEqual(["Round II. The word is Homecoming."]);
  });

  it("tells who passed the pen, and who took it back", () => {
    const now = passed();
    expect(heardBetween(views.associate().room, now)).toEqual(["You passed the pen."]);
    expect(heardBetween(now.room, views.associate())).toEqual(["You have your pen back."]);
    expect(heardBetween({ ...now.room, seats: views.six() }, now)[1]).toBe("Ilse passed the pen.");
  });

  it("tells that the word was exchanged, and the other one", () => {
    const now = views.associate({ clue: { text: "Debt", words: null }, moments: [{ moment: "word-exchanged" }] });
    expect(wordWasExchanged(views.associate().room, now.room)).toBe(true);
    expect(wordWasExchanged(now.room, now.room)).toBe(false);
    expect(heardBetween(views.associate().room, now)).toEqual(["Round II. The word is Debt."]);
  });

  it("tells each shown picture with those who crossed it", () => {
    const now = views.scouting();
    expect(heardOfCard(now, views.SPARK)).toBe("Ilse: Picture 4. A Spark with you, Tomás and Velina.");
    expect(heardOfCard(now, views.SUPER_SPARK)).toBe("Tomás: Picture 13. A Super-Spark with you.");
    expect(heardOfCard(now, views.FALL)).toBe("Ravi: Picture 6. A Fall: nobody else had crossed it.");
  });

  it("tells lanterns, scores and winners", () => {
    expect(everything(views.associate(), views.announced())).toContain(
      "The lanterns: You 7, Ilse 5, Tomás 7, Ravi 9, Velina 4 and Filo 3. Ravi is in the Dark.",
    );
    expect(heardOfScores(views.scored())).toContain("You 11, Ilse 7");
    expect(heardOfEnd(views.ended())).toBe("You win with 42.");
  });

  it("never tells a secret: one's own crosses and choices change no sentence", () => {
    for (const [before, now] of [
      [views.associate(), passed()],
      [views.associate(), views.announced()],
      [views.announced(), views.scouting()],
      [views.scouting(), views.scored()],
      [views.scored(), views.ended()],
    ] as const) {
      const otherwise: View = { ...now, own: { ...now.own, crosses: [3, 8, 15], may_show: [15], words: [["owl", "attic"]] } };
      expect(everything(before, otherwise)).toBe(everything(before, now));
    }
  });
});

describe("what is told of a Fall", () => {
  const told = (stars: number, in_the_dark: boolean) => {
    const view = views.scouting();
    const seats = view.room.seats.map((seat) => ({ ...seat, stars, in_the_dark }));
    return tellCard(view, { ...view.room, seats }, views.FALL);
  };

  it("is what is kept, or that there is nothing to keep", () => {
    expect(told(4, false)).toBe("Nobody else had crossed it. Ravi keeps four stars, but gets no more in this round.");
    expect(told(0, true)).toBe("Nobody else had crossed it. Ravi gets no stars in this round.");
  });

  it("is what it costs in the Dark", () => {
    expect(told(4, true)).toBe("Nobody else had crossed it. In the Dark, that costs Ravi a star for each Spark and Super-Spark.");
  });
});
