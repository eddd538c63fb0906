import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { shown, tied } from "../../fixtures/game/views.ts";
import { FixtureTable } from "../../fixtures/table.svelte.ts";
import * as views from "../../fixtures/views.ts";
import { afterRound } from "../../src/pages/after-round.svelte.ts";
import Game from "../../src/pages/Game.svelte";
import { nodesOf, theatreOf } from "../../src/pages/reveal/theatre.ts";
import type { View } from "../../src/wire/messages.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const place = (n: number) => document.querySelector<HTMLButtonElement>(`[data-place="${n}"]`)!;
const theatre = () => document.querySelector(".theatre");
function begin(...given: View[]) {
  const table = new FixtureTable(given[0]!);
  render(Game, { table });
  const next = (view: View) => {
    table.show({ ...view, version: table.view.version + 1 });
    flushSync();
  };
  given.slice(1).forEach(next);
  return { table, next };
}

// the pages after the round are fetched meanwhile
await afterRound.fetch();

describe("the scout's choice", () => {
  it("is made first and shown after: a tap alone shows nothing", async () => {
    const { table } = begin(views.scouting());
    await fireEvent.click(place(9));
    expect(table.asked).toEqual([]);
    expect(place(9).getAttribute("aria-pressed")).toBe("true");
    await fireEvent.click(screen.getByRole("button", { name: "Show this picture" }));
    expect(table.asked).toEqual([{ do: "show-card", place: 9 }]);
  });

  it("is taken back by a second tap, and changed by another picture", async () => {
    begin(views.scouting());
    const button = () => screen.getByRole<HTMLButtonElement>("button", { name: /Show this picture|Choose a picture/ });
    expect(button().disabled).toBe(true);
    await fireEvent.click(place(9));
    await fireEvent.click(place(9));
    expect(button().disabled).toBe(true);
    await fireEvent.click(place(9));
    await fireEvent.click(place(1));
    expect([place(9), place(1)].map((card) => card.getAttribute("aria-pressed"))).toEqual(["false", "true"]);
  });

  it("can't fall on a picture that may not be shown", async () => {
    begin(views.scouting());
    await fireEvent.click(place(3));
    expect(place(3).hasAttribute("aria-pressed")).toBe(false);
    expect(place(3).classList).toContain("veiled");
  });

  it("is shown with S", async () => {
    const { table } = begin(views.scouting());
    await fireEvent.click(place(7));
    await fireEvent.keyDown(window, { key: "s" });
    expect(table.asked).toEqual([{ do: "show-card", place: 7 }]);
  });

  it("waits for the show before it, not longer", async () => {
    const view = views.scouting();
    begin(views.announced(), view);
    expect(theatre()).toBeTruthy();
    for (let i = 0; i < 6; i++) await fireEvent.click(theatre()!);
    expect(theatre()).toBeNull();
    expect(screen.getByRole("button", { name: "Choose a picture" })).toBeTruthy();
  });
});

describe("a shown picture", () => {
  it("holds its breath, tells, and goes back by itself", async () => {
    begin(views.announced(), shown(views.SPARK));
    expect(screen.getByText("Ilse shows a picture")).toBeTruthy();
    expect(screen.queryByText("Spark")).toBeNull();
    await vi.advanceTimersByTimeAsync(1100);
    expect(screen.getByRole("heading", { name: "Spark" })).toBeTruthy();
    expect(screen.getByText("Ilse showed it. You, Tomás and Velina had crossed it too.")).toBeTruthy();
    await vi.advanceTimersByTimeAsync(6000);
    expect(theatre()).toBeNull();
    expect(place(4).getAttribute("aria-label")).toContain("shown, a Spark: You, Ilse, Tomás and Velina");
  });

  it("tells all at the first press and goes on at the second", async () => {
    begin(views.announced(), shown(views.FALL));
    await fireEvent.keyDown(window, { key: "Enter" });
    expect(screen.getByRole("heading", { name: "Fall" })).toBeTruthy();
    await fireEvent.keyDown(window, { key: "Enter" });
    expect(theatre()).toBeNull();
  });

  it("is no show for whoever comes late", () => {
    begin(shown(views.SUPER_SPARK));
    expect(theatre()).toBeNull();
    expect(place(13).getAttribute("aria-label")).toContain("shown, a Super-Spark");
  });
});

describe("the announcement", () => {
  it("names who is in the Dark once the lanterns have climbed", async () => {
    const { next } = begin(views.associate());
    next(views.announced());
    const heading = () => screen.getByRole("heading", { level: 1, hidden: true });
    expect(heading().closest(".waiting")).toBeTruthy();
    await vi.advanceTimersByTimeAsync(2000);
    expect(heading().textContent).toBe("Ravi is in the Dark");
    expect(heading().closest(".waiting")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "To the pictures" }));
    expect(place(1)).toBeTruthy();
  });

  it("leaves nobody in the Dark where the most is shared", async () => {
    const { next } = begin(views.associate());
    next(tied());
    await vi.advanceTimersByTimeAsync(2000);
    expect(screen.getByText("You, Ilse and Ravi share the most: eight crosses each.")).toBeTruthy();
  });

  it("goes on by itself once somebody has shown a picture and it could be read", async () => {
    const { next } = begin(views.associate());
    next(views.announced());
    await vi.advanceTimersByTimeAsync(20_000);
    expect(place(1)).toBeNull();
    next(shown(views.SPARK));
    await vi.advanceTimersByTimeAsync(100);
    expect(theatre()).toBeTruthy();
  });
});

describe("where things stand in the theatre", () => {
  it.each([
    [390, 844],
    [360, 740],
    [844, 390],
    [1440, 900],
    [2560, 1440],
  ])("keeps everybody on a screen of %i × %i", (width, height) => {
    const stage = theatreOf(width, height);
    for (let count = 2; count <= 6; count++) {
      for (const [x, y] of nodesOf(stage, count)) {
        expect(x).toBeGreaterThan(stage.lantern * 0.5);
        expect(x).toBeLessThan(width - stage.lantern * 0.5);
        expect(y).toBeGreaterThan(stage.lantern * 0.5);
        expect(y).toBeLessThan(height - stage.lantern);
      }
    }
    expect(stage.words).toBeGreaterThan(120);
  });
});
