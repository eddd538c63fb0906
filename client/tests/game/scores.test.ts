import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { describe, expect, it } from "vitest";
import { FixtureTable } from "../../fixtures/table.svelte.ts";
import * as views from "../../fixtures/views.ts";
import { ranked } from "../../src/pages/end/ranked.ts";
import { afterRound } from "../../src/pages/after-round.svelte.ts";
import Game from "../../src/pages/Game.svelte";
import { Player, stays } from "../../src/pages/replay/player.svelte.ts";
import { wordsOf } from "../../src/pages/replay/words.ts";
import { bondLines, mostAlike, ringOf } from "../../src/pages/scores/bonds.ts";
import type { View } from "../../src/wire/messages.ts";

const show = (view: View) => {
  const table = new FixtureTable(view);
  render(Game, { table });
  return table;
};

// the pages after the round are fetched meanwhile
await afterRound.fetch();

describe("the scores", () => {
  it("says who leads, what the Dark took, and goes on", async () => {
    const table = show(views.scored());
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("You lead after two rounds");
    expect(screen.getByText("Ravi fell in the Dark: one star less for each Spark and Super-Spark, 2 in all.")).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Where your five stars came from" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "To round three" }));
    expect(table.asked).toEqual([{ do: "go-on" }]);
  });

  it("strikes out what the Dark took from, so that nothing is left to be reckoned", () => {
    show(views.scored());
    const struck = [...document.querySelectorAll("del")].map((each) => each.parentElement!.textContent!.trim().split(/\s+/));
    expect(struck).toEqual([["4", "2"]]);
  });

  it("counts as lonely what nobody else crossed, and tells of pictures after one's own Fall", () => {
    const fall = { ...views.FALL, scout: 0, place: 1 };
    const late = { ...views.SPARK, sharing: [1, 2, 4] };
    const { room, own } = views.scored({ slates: [[1, 2, 4], [2, 4], [4], [4], [4], [4]] }, { crosses: [1, 2, 4] });
    show({ ...views.scored(), room: { ...room, moments: [fall, late] }, own });
    expect(screen.getByText("One of your pictures came after your Fall. One of your crosses nobody shared.")).toBeTruthy();
  });

  it("hides slates where the table does", () => {
    show(views.scored({ slates: null }));
    expect(screen.queryByRole("heading", { name: "Everybody's slates" })).toBeNull();
  });

  it("stands before the end once, for whoever was there", async () => {
    const reveal = views.scouting({ round: 4, moments: views.ended().room.moments.slice(0, 1) });
    const table = show(reveal);
    table.show({ ...views.ended(), version: 2 });
    flushSync();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("The last round");
    await fireEvent.click(screen.getByRole("button", { name: "To the end" }));
    expect(screen.getByRole("button", { name: "Another game" })).toBeTruthy();
  });
});

describe("the end", () => {
  it("lets equal players share a place", () => {
    expect(ranked([{ total: 30 }, { total: 42 }, { total: 30 }, { total: 7 }])).toEqual([
      { seat: 1, total: 42, place: 1 },
      { seat: 0, total: 30, place: 2 },
      { seat: 2, total: 30, place: 2 },
      { seat: 3, total: 7, place: 4 },
    ]);
  });

  it("names all who share the victory", () => {
    show(views.ended({ winners: [0, 2] }));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("You and Tomás");
  });

  it("leaves another game to the host, and tells who that is", () => {
    show(views.ended({}, { seat: 1, may: ["react"] }));
    expect(screen.getByText("Noor can lay out another game.")).toBeTruthy();
  });
});

describe("who thinks alike", () => {
  it("counts Sparks first, then crosses in common, and nobody without a Spark", () => {
    const pair = (one: number, sparks: number, crosses: number | null) => ({ one, other: 5, sparks, super_sparks: 0, crosses });
    expect(mostAlike([pair(0, 1, 9), pair(1, 2, 1), pair(2, 2, 3)])?.one).toBe(2);
    expect(mostAlike([pair(0, 0, 9)])).toBeNull();
    expect(mostAlike([])).toBeNull();
  });

  it("puts one's own lantern on top of the ring, and draws a line a Spark", () => {
    const [, own] = ringOf(4, 1);
    expect(own!.map(Math.round)).toEqual([0, -100]);
    const { lines } = bondLines([{ one: 0, other: 1, sparks: 2, super_sparks: 1, crosses: null }], ringOf(3, 0), 20);
    expect(lines.match(/M/g)).toHaveLength(3);
  });
});

describe("a replay", () => {
  const steps = [views.associate().room, views.announced().room, views.scouting().room, views.scored().room];

  it("steps with arrows, plays with Space, and starts anew after the end", () => {
    const player = new Player(steps);
    expect(player.key("ArrowRight")).toBe(true);
    expect(player.at).toBe(1);
    player.key("End");
    expect([player.at, player.isLast]).toEqual([3, true]);
    player.key("ArrowRight");
    expect(player.at).toBe(3);
    player.key(" ");
    expect([player.at, player.plays]).toEqual([0, true]);
    player.key("ArrowLeft");
    expect(player.plays).toBe(false);
    expect(player.key("q")).toBe(false);
  });

  it("stays longer where there is more to see", () => {
    expect(stays(steps[0], steps[2]!)).toBeGreaterThan(stays(steps[0], steps[0]!));
  });

  it("tells each step with everybody's name", () => {
    expect(wordsOf(steps[1]!, steps[0]).title).toBe("Ravi is in the Dark");
    expect(wordsOf(steps[2]!, steps[1])).toMatchObject({ title: "Fall", isFall: true });
    expect(wordsOf(steps[3]!, steps[2]).line).toContain("Noor 11");
  });
});
