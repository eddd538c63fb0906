import { render, screen } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import { FixtureTable } from "../../fixtures/table.svelte.ts";
import * as views from "../../fixtures/views.ts";
import Waiting from "../../src/parts/Waiting.svelte";
import { clockTime, waitOf } from "../../src/table/wait.ts";

const away = (since: number, standInFrom: number) =>
  views.associate({
    waiting_for: [3],
    seats: views.six((i) => (i === 3 ? { away_since: since, stand_in_from: standInFrom } : { pen_passed: true })),
  });

describe("a wait", () => {
  test("tells who is here from who is away", () => {
    const wait = waitOf(away(views.NOW - 1000, views.NOW + 30_000), views.NOW);
    expect(wait).toMatchObject({ here: [], away: [3], forMe: false, standIn: [{ seat: 3, seconds: 30 }] });
  });

  test("names for whom the table waits", () => {
    render(Waiting, { table: new FixtureTable(views.associate({ waiting_for: [3] })) });
    expect(screen.getByText(/Ravi is still looking/)).toBeTruthy();
  });

  test("lets a computer player go on only once it may", () => {
    const table = new FixtureTable(away(views.NOW - 1000, views.NOW + 30_000));
    const { unmount } = render(Waiting, { table });
    expect(screen.queryByRole("button")).toBeNull();
    unmount();
    table.now = views.NOW + 30_000;
    render(Waiting, { table });
    screen.getByRole("button", { name: "Let a computer player go on for Ravi" }).click();
    expect(table.asked).toEqual([{ do: "let-computer-play", colour: "purple" }]);
  });

  test("reminds somebody who lets the table wait for long", () => {
    const table = new FixtureTable(
      views.associate({ waiting_for: [3], seats: views.six((i) => (i === 3 ? { hurry_from: views.NOW } : {})) }),
    );
    render(Waiting, { table });
    screen.getByRole("button", { name: "Remind Ravi" }).click();
    expect(table.asked).toEqual([{ do: "hurry", colour: "purple" }]);
  });

  test("reminds all who let the table wait at once", () => {
    const table = new FixtureTable(
      views.associate({ waiting_for: [2, 3], seats: views.six((i) => (i === 2 || i === 3 ? { hurry_from: views.NOW } : {})) }),
    );
    render(Waiting, { table });
    screen.getByRole("button", { name: "Remind them all" }).click();
    expect(table.asked).toEqual([
      { do: "hurry", colour: "pink" },
      { do: "hurry", colour: "purple" },
    ]);
  });

  test("shows what a clock leaves, and asks for time near its end", () => {
    const table = new FixtureTable(
      views.associate({ countdown: { ends: views.NOW + 15_000, warned: true } }, { may: ["ask-for-time"] }),
    );
    render(Waiting, { table });
    expect(screen.getByText(/0:15 left/)).toBeTruthy();
    screen.getByRole("button", { name: "More time, please" }).click();
    expect(table.asked).toEqual([{ do: "ask-for-time" }]);
  });

  test.each([[0, "0:00"], [999, "0:01"], [61_000, "1:01"], [600_000, "10:00"]])("%i ms are %s", (ms, text) => {
    expect(clockTime(ms)).toBe(text);
  });
});
