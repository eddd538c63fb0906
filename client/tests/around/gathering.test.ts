import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";
import { FixtureTable } from "../../fixtures/table.svelte.ts";
import * as views from "../../fixtures/views.ts";
import Gathering from "../../src/pages/Gathering.svelte";

const settled = () => new Promise((done) => setTimeout(done));
const onlooker = () => views.onlooker(views.gathering());

function gather(view = views.gathering()) {
  const table = new FixtureTable(view);
  render(Gathering, { table });
  return table;
}

describe("gathering", () => {
  test("says how many seats are free and begins with those who are there", async () => {
    const table = gather();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Two seats are free");
    await fireEvent.click(screen.getByRole("button", { name: "Begin with four" }));
    expect(table.asked).toEqual([{ do: "start" }]);
  });

  test("tells the host how many are missing", () => {
    gather(views.gathering({ seats: views.six().slice(0, 1) }, { may: ["ask-computer-in", "stand-up"] }));
    expect(screen.getByText("Two more and you can begin")).toBeTruthy();
  });

  test("tells a guest who begins, and leaves the options alone", () => {
    const seats = views.six().slice(0, 4);
    gather(views.gathering({ seats }, { seat: 1, is_host: false, may: ["stand-up", "react"] }));
    expect(screen.getByText("Noor begins when everybody is here.")).toBeTruthy();
    for (const option of screen.getAllByRole("switch")) expect((option as HTMLInputElement).disabled).toBe(true);
  });

  test("seats somebody with a name and a lantern that is free", async () => {
    const view = onlooker();
    const table = gather({ ...view, own: { ...view.own, may: ["sit-down"] } });
    await fireEvent.click(screen.getByRole("button", { name: "Take a seat" }));
    const dialog = screen.getByRole("dialog");
    expect((within(dialog).getByRole("radio", { name: /blue/ }) as HTMLInputElement).disabled).toBe(true);
    await fireEvent.input(within(dialog).getByLabelText("Your name"), { target: { value: "Ada" } });
    await fireEvent.click(within(dialog).getByRole("button", { name: "Sit down" }));
    expect(table.asked).toEqual([{ do: "sit-down", name: "Ada", colour: "purple" }]);
  });

  test("keeps the dialog and what was typed when the table refuses", async () => {
    const view = onlooker();
    const table = gather({ ...view, own: { ...view.own, may: ["sit-down"] } });
    table.refuses = "name-taken";
    await fireEvent.click(screen.getByRole("button", { name: "Take a seat" }));
    await fireEvent.input(screen.getByLabelText("Your name"), { target: { value: "Ilse" } });
    await fireEvent.click(screen.getByRole("button", { name: "Sit down" }));
    await settled();
    expect((screen.getByLabelText("Your name") as HTMLInputElement).value).toBe("Ilse");
  });

  test("offers no seat at a full table", () => {
    gather(views.onlooker(views.gathering({ seats: views.six() })));
    expect(screen.queryByRole("button", { name: "Take a seat" })).toBeNull();
    expect(screen.getByText(/You can watch the game from here/)).toBeTruthy();
  });

  test("tells whoever was sent away why they may not sit, and offers no place", () => {
    gather(onlooker());
    expect(screen.getByText(/You were sent away/)).toBeTruthy();
    for (const name of ["Take a seat", "Sit here"]) expect(screen.queryByRole("button", { name })).toBeNull();
  });

  test("asks a computer player in with a strength", async () => {
    const table = gather();
    await fireEvent.click(screen.getAllByRole("button", { name: "computer" })[0]!);
    await fireEvent.click(within(screen.getByRole("dialog")).getByRole("radio", { name: "sharp" }));
    await fireEvent.click(screen.getByRole("button", { name: "Invite to the table" }));
    expect(table.asked).toEqual([{ do: "ask-computer-in", character: null, strength: "sharp" }]);
  });

  test("changes one option and keeps the others", async () => {
    const table = gather();
    await fireEvent.click(screen.getByRole("switch", { name: /A first game/ }));
    expect(table.asked).toEqual([{ do: "change-options", options: { ...views.OPTIONS, discovery_words: true } }]);
  });

  test("sends a person away only when one is sure", async () => {
    const table = gather();
    await fireEvent.click(screen.getByRole("button", { name: "Ilse's seat" }));
    await fireEvent.click(screen.getByRole("button", { name: "Send away" }));
    expect(table.asked).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "Yes, do it" }));
    expect(table.asked).toEqual([{ do: "send-away", colour: "orange" }]);
  });

  test("writes own words, and leaves empty cards out", async () => {
    const view = views.gathering({ options: { ...views.OPTIONS, own_words: true } });
    const table = gather({ ...view, own: { ...view.own, may: [...view.own.may, "write-words"] } });
    await fireEvent.click(screen.getByRole("button", { name: "Write words" }));
    await fireEvent.click(screen.getByRole("button", { name: "Another card" }));
    await fireEvent.input(screen.getByLabelText("Card 1, one word"), { target: { value: "Attic" } });
    await fireEvent.input(screen.getByLabelText("Card 1, another word"), { target: { value: "Echo" } });
    await fireEvent.click(screen.getByRole("button", { name: "Shuffle them in" }));
    expect(table.asked).toEqual([{ do: "write-words", cards: [["Attic", "Echo"]] }]);
  });

  test("copies the table's link", async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { clipboard: { writeText } }));
    gather();
    await fireEvent.click(screen.getByRole("button", { name: "Copy the link" }));
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/t/KITEAB`);
    vi.unstubAllGlobals();
  });
});
