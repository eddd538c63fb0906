import { describe, expect, test } from "vitest";
import * as views from "../../fixtures/views.ts";
import { hintsFor, type OnStage } from "../../src/around/first-game.ts";

const onStage = (page: OnStage["page"], { room, own } = views.associate(), more: Partial<OnStage> = {}): OnStage => ({
  page,
  showing: false,
  room,
  own,
  crosses: 0,
  ...more,
});

describe("a first game explains", () => {
  test("the word before the first crosses, the pen after some, the Dark with many", () => {
    const first = (crosses: number) => hintsFor(onStage("round", views.associate(), { crosses }))[0];
    expect([0, 3, 7].map(first)).toEqual(["associate", "pass", "dark"]);
  });

  test("nothing to whoever has passed the pen or only watches", () => {
    const passed = views.associate({ seats: views.six(() => ({ pen_passed: true })) });
    expect(hintsFor(onStage("round", passed))).toEqual([]);
    const asked = views.associate({ seats: views.six((seat) => ({ wants_other_word: seat === 2 })) });
    expect(hintsFor(onStage("round", asked))).toEqual([]);
    expect(hintsFor(onStage("round", views.onlooker(views.associate())))).toEqual([]);
  });

  test("what the last picture was, and then whose turn it is", () => {
    expect(hintsFor(onStage("reveal", views.scouting()))).toEqual(["fall", "scout"]);
    expect(hintsFor(onStage("reveal", views.announced()))).toEqual(["watch"]);
  });

  test("nothing over a picture that is being shown", () => {
    expect(hintsFor(onStage("reveal", views.scouting(), { showing: true }))).toEqual([]);
  });

  test("the score, and what happens after it", () => {
    expect(hintsFor(onStage("scores", views.scored()))).toEqual(["score", "cleanUp"]);
  });
});
