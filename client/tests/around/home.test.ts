import { existsSync } from "node:fs";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import FirstTaste from "../../src/home/FirstTaste.svelte";
import { COMPANY, outcomeOf, TASTES } from "../../src/home/taste.ts";
import Home from "../../src/pages/Home.svelte";
import { where } from "../../src/routes.svelte.ts";
import type { Summary } from "../../src/wire/http.ts";
import { LANGUAGES } from "../../src/words/words.ts";

const GOING: Summary = { code: "KITEAB", phase: "associate", language: "en", names: ["Noor", "Ilse"], free: 0, may_watch: true, changed: 2 };
const OVER: Summary = { ...GOING, code: "MOONSX", phase: "end", changed: 1 };

function answers(paths: Record<string, object>) {
  vi.stubGlobal("fetch", async (path: string) => {
    const found = paths[path];
    if (!found) throw new TypeError("no line");
    return new Response(JSON.stringify(found));
  });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: 0 });
  where.go("/");
});

describe("the first taste", () => {
  test("has a word in each language, pictures of the deck, and all three outcomes", () => {
    for (const { word, pictures } of TASTES) {
      expect(LANGUAGES.filter((language) => !word[language])).toEqual([]);
      expect(pictures.map(({ crossed }) => outcomeOf(crossed)).sort()).toEqual(["fall", "spark", "super-spark"]);
      for (const { card, crossed } of pictures) {
        expect(existsSync(`../src/stella/decks/lightbox/${card}-400.avif`)).toBe(true);
        expect(crossed.filter((name) => !(name in COMPANY))).toEqual([]);
      }
    }
  });

  test("tells who crossed the picture too", async () => {
    render(FirstTaste);
    expect(screen.getByText("Home")).toBeTruthy();
    const pictures = screen.getAllByRole("button");
    await fireEvent.click(pictures[1]!);
    expect(screen.getByText("A Spark!")).toBeTruthy();
    expect(screen.getByText("Lucerna, Tamtam and Velina crossed it too: two stars for each of you.")).toBeTruthy();
    await fireEvent.click(pictures[0]!);
    expect(screen.getByText(/Only Velina crossed it too/)).toBeTruthy();
    await fireEvent.click(pictures[2]!);
    expect(screen.getByText("A Fall")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Another word" }));
    expect(screen.getByText("Treasure")).toBeTruthy();
  });
});

describe("the first page", () => {
  test("goes on with the game that is not over, and lists the others once", async () => {
    answers({ "/api/me": { tables: [GOING, OVER] }, "/api/tables": { tables: [GOING] } });
    render(Home);
    const link = await screen.findByText("Go on with my game");
    expect(link.closest("a")!.getAttribute("href")).toBe("/t/KITEAB");
    expect(screen.getByText("MOONSX")).toBeTruthy();
    expect(screen.queryByText("KITEAB")).toBeNull();
  });

  test("says that it is offline", async () => {
    answers({});
    render(Home);
    expect(await screen.findByText(/You are offline/)).toBeTruthy();
  });

  test("joins by a code however it is written, and not by half a code", async () => {
    answers({ "/api/me": { tables: [] }, "/api/tables": { tables: [] } });
    render(Home);
    const code = screen.getByLabelText("Join by code");
    await fireEvent.input(code, { target: { value: "kit" } });
    await fireEvent.submit(code.closest("form")!);
    expect(where.route).toEqual({ page: "home" });
    await fireEvent.input(code, { target: { value: "kit eab" } });
    await fireEvent.submit(code.closest("form")!);
    expect(where.route).toEqual({ page: "table", code: "KITEAB" });
  });
});
