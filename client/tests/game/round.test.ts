import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { asked, passed } from "../../fixtures/game/views.ts";
import { FixtureTable } from "../../fixtures/table.svelte.ts";
import * as views from "../../fixtures/views.ts";
import { lettingGo, way } from "../../src/pages/round/pen.ts";
import Round from "../../src/pages/Round.svelte";
import { where } from "../../src/routes.svelte.ts";
import type { View } from "../../src/wire/messages.ts";

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= vi.fn();
  HTMLDialogElement.prototype.close ??= vi.fn();
});

const pictures = () => [...document.querySelectorAll<HTMLButtonElement>("[data-place]")];
const picture = (place: number) => pictures()[place - 1]!;
const lay = (view: View = views.associate()) => {
  const table = new FixtureTable(view);
  render(Round, { table });
  return table;
};

describe("the pictures", () => {
  it("come line by line to whoever opens the page, and are not dealt before them", async () => {
    where.isOpening = true;
    lay();
    expect(pictures().length).toBeLessThan(15);
    await vi.waitFor(() => expect(pictures()).toHaveLength(15));
    expect(document.querySelector(".dealt")).toBeNull();
    expect(screen.getByRole("button", { name: "Pass the pen" })).toBeTruthy();
    expect(where.isOpening).toBe(false);
  });

  it("are dealt to whoever was here before them", () => {
    lay();
    expect(document.querySelectorAll(".dealt")).toHaveLength(15);
  });
});

describe("crossing pictures", () => {
  it("crosses with a tap and takes the cross off with another, at once", async () => {
    const table = lay(views.associate({}, { crosses: [] }));
    await fireEvent.click(picture(3));
    expect([table.crosses, picture(3).getAttribute("aria-pressed")]).toEqual([[3], "true"]);
    await fireEvent.click(picture(3));
    expect([table.crosses, picture(3).getAttribute("aria-pressed")]).toEqual([[], "false"]);
  });

  it("names each picture, and says which are crossed", () => {
    lay();
    expect(picture(1).getAttribute("aria-label")).toMatch(/^Picture 1.*crossed/);
    expect(picture(3).getAttribute("aria-label")).not.toMatch(/crossed/);
  });

  it("walks with arrows, crosses with Space or X, opens with Enter or Z", async () => {
    const table = lay(views.associate({}, { crosses: [] }));
    picture(1).focus();
    await fireEvent.keyDown(picture(1), { key: "ArrowRight" });
    expect(document.activeElement).toBe(picture(2));
    await fireEvent.keyDown(picture(2), { key: " " });
    await fireEvent.keyDown(picture(2), { key: "End" });
    await fireEvent.keyDown(picture(15), { key: "x" });
    expect(table.crosses).toEqual([2, 15]);
    await fireEvent.keyDown(picture(15), { key: "Enter" });
    expect(document.querySelector("dialog[aria-label^='Picture 15']")).toBeTruthy();
  });

  it("is one stop for the Tab key", () => {
    lay();
    expect(pictures().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  it("opens a picture with a long press, and no cross follows it", async () => {
    vi.useFakeTimers();
    const table = lay(views.associate({}, { crosses: [] }));
    await fireEvent.pointerDown(picture(4), { button: 0 });
    await vi.advanceTimersByTimeAsync(500);
    await fireEvent.pointerUp(picture(4));
    await fireEvent.click(picture(4));
    vi.useRealTimers();
    expect(table.crosses).toEqual([]);
    expect(document.querySelector("dialog[aria-label^='Picture 4']")).toBeTruthy();
  });

  it("lets an onlooker look, and nothing else", async () => {
    const table = lay(views.onlooker(views.associate()));
    expect(picture(1).hasAttribute("aria-pressed")).toBe(false);
    await fireEvent.click(picture(1));
    expect(table.crosses).toEqual([]);
    expect(screen.queryByRole("button", { name: "Pass the pen" })).toBeNull();
    // nor are they asked for crosses, or told how many they made
    expect(screen.queryByText(/brings to mind|^cross(es)?$/)).toBeNull();
    expect(screen.getByText("You are watching")).toBeTruthy();
  });
});

describe("the pen", () => {
  it("is passed by a tap, with the crosses that are there", async () => {
    const table = lay();
    await fireEvent.click(screen.getByRole("button", { name: "Pass the pen" }));
    expect(table.asked).toEqual([{ do: "pass-pen", crosses: [1, 4, 9, 11, 13, 7, 2] }]);
  });

  it("is passed and taken back with P", async () => {
    const table = lay();
    await fireEvent.keyDown(window, { key: "p" });
    expect(table.asked.map((ask) => ask.do)).toEqual(["pass-pen"]);
    table.show({ ...passed(), version: 2 });
    await fireEvent.keyDown(window, { key: "p" });
    expect(table.asked.map((ask) => ask.do)).toEqual(["pass-pen", "take-pen-back"]);
  });

  it("stays where nothing is crossed", async () => {
    const table = lay(views.associate({}, { crosses: [] }));
    await fireEvent.click(screen.getByRole("button", { name: "Cross a picture first" }));
    await fireEvent.keyDown(window, { key: "p" });
    expect(table.asked).toEqual([]);
  });

  it("may be taken back until all have passed theirs", async () => {
    const table = lay(passed());
    await fireEvent.click(screen.getByRole("button", { name: "Take it back" }));
    expect(table.asked).toEqual([{ do: "take-pen-back" }]);
  });

  it("follows the finger, and commits past most of its way", () => {
    expect(way(100, 150, 200)).toBe(0.25);
    expect(way(100, 40, 200)).toBe(0);
    expect(way(100, 900, 200)).toBe(1);
    expect(way(100, 50, 200, true)).toBe(0.25);
    expect(lettingGo(120, 0.69)).toBe("spring-back");
    expect(lettingGo(150, 0.71)).toBe("pass");
    expect(lettingGo(2, 0)).toBe("pass");
  });

  it("springs back when a slide is let go too early, and the click after it passes nothing", async () => {
    const table = lay();
    const pen = screen.getByRole("button", { name: "Pass the pen" });
    Object.defineProperty(pen, "clientWidth", { value: 400 });
    await fireEvent.pointerDown(pen, { button: 0, clientX: 20 });
    await fireEvent.pointerMove(pen, { clientX: 100 });
    await fireEvent.pointerUp(pen, { clientX: 100 });
    await fireEvent.click(pen);
    expect(table.asked).toEqual([]);
    await fireEvent.pointerDown(pen, { button: 0, clientX: 20 });
    await fireEvent.pointerMove(pen, { clientX: 300 });
    await fireEvent.pointerUp(pen, { clientX: 300 });
    await fireEvent.click(pen);
    expect(table.asked.map((ask) => ask.do)).toEqual(["pass-pen"]);
  });
});

describe("the other word", () => {
  it("is asked for once one knows what it means", async () => {
    const table = lay();
    const buttons = () => screen.getAllByRole("button", { name: /other word$/i, hidden: true });
    await fireEvent.click(buttons()[0]!);
    await fireEvent.click(buttons().at(-1)!);
    expect(table.asked).toEqual([{ do: "ask-other-word" }]);
  });

  it("is agreed to, or not, when somebody asks", async () => {
    const table = lay(asked());
    expect(screen.getByText("Ilse, Velina and Filo ask for the other word.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Keep this word" }));
    await fireEvent.click(screen.getByRole("button", { name: "Yes, the other word" }));
    expect(table.asked.map((ask) => ask.do)).toEqual(["keep-word", "ask-other-word"]);
  });
});
