import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as views from "../../fixtures/views.ts";
import { toasts } from "../../src/parts/toasts.svelte.ts";
import { Table } from "../../src/table/table.svelte.ts";
import { TestSocket } from "./socket.ts";

let table: Table;
let version = 1;
const show = (view: ReturnType<typeof views.associate>) => TestSocket.last.says({ ...view, version: ++version });
const settle = () => vi.advanceTimersByTimeAsync(0);
const drafts = () => TestSocket.last.sent.filter((ask) => ask.do === "draft");
async function accept() {
  for (const { id } of TestSocket.last.sent.splice(0)) TestSocket.last.says({ is: "accepted", id });
  await settle();
}

beforeEach(() => {
  vi.useFakeTimers();
  TestSocket.install();
  toasts.said = [];
  table = new Table("KITEAB");
});
afterEach(() => {
  table.leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("one's own crosses", () => {
  beforeEach(() => show(views.associate({}, { crosses: [1, 2] })));

  test("are shown at once and sent as a draft", () => {
    table.cross(5);
    expect(table.crosses).toEqual([1, 2, 5]);
    table.cross(1);
    expect(table.crosses).toEqual([2, 5]);
    expect(drafts()[0]).toMatchObject({ crosses: [1, 2, 5] });
  });

  test("are sent one draft at a time, the newest last", async () => {
    for (const place of [5, 6, 7]) table.cross(place);
    expect(drafts()).toHaveLength(1);
    await accept();
    expect(drafts()).toMatchObject([{ crosses: [1, 2, 5, 6, 7] }]);
  });

  test("stand against a view that is older than the last of them", async () => {
    table.cross(5);
    await accept();
    show(views.associate({}, { crosses: [1, 2] }));
    expect(table.crosses).toEqual([1, 2, 5]);
  });

  test("follow another device of mine", async () => {
    show(views.associate({}, { crosses: [1, 2, 9] }));
    expect(table.crosses).toEqual([1, 2, 9]);
  });

  test("keep the order in which they were made", async () => {
    table.cross(9);
    table.cross(4);
    await accept();
    await accept();
    show(views.associate({}, { crosses: [1, 2, 4, 9] }));
    expect(table.crosses).toEqual([1, 2, 9, 4]);
  });

  test("are the server's after a rejoin", async () => {
    table.cross(5);
    await accept();
    TestSocket.last.breaks();
    vi.advanceTimersByTime(500);
    show(views.associate({}, { crosses: [8] }));
    expect(table.crosses).toEqual([8]);
  });

  test("are not lost with the line: the draft is sent again", async () => {
    table.cross(5);
    const { id } = drafts()[0]!;
    TestSocket.last.breaks();
    table.cross(6);
    vi.advanceTimersByTime(500);
    show(views.associate({}, { crosses: [1, 2] }));
    expect(table.crosses).toEqual([1, 2, 5, 6]);
    expect(drafts()).toMatchObject([{ id, crosses: [1, 2, 5] }]);
    await accept();
    expect(drafts()).toMatchObject([{ crosses: [1, 2, 5, 6] }]);
  });

  test("are wiped with the slate when the word is exchanged", () => {
    table.cross(5);
    show(views.associate({ clue: { text: "Freedom", words: null } }, { crosses: [] }));
    expect(table.crosses).toEqual([]);
  });

  test("are ten at most, and it says so", () => {
    for (let place = 3; place <= 10; place++) table.cross(place);
    table.cross(11);
    expect(table.crosses).toHaveLength(10);
    expect(toasts.said.map(({ text }) => text)).toEqual(["Ten crosses at most."]);
  });

  test("can't be made without a pen", () => {
    show(views.announced());
    const before = table.crosses;
    table.cross(15);
    expect(table.crosses).toEqual(before);
  });
});

describe("a table", () => {
  test("says why it refuses, in people's language", async () => {
    show(views.gathering());
    const asked = table.ask({ do: "start" });
    TestSocket.last.says({ is: "refused", id: TestSocket.last.sent[0]!.id, why: "too-few-seated" });
    expect(await asked).toMatchObject({ why: "too-few-seated" });
    expect(toasts.said.at(-1)!.text).toBe("It takes three to begin.");
  });

  test("keeps the server's clock", () => {
    show(views.gathering());
    expect(table.now).toBe(views.NOW);
    vi.advanceTimersByTime(3000);
    expect(table.now).toBe(views.NOW + 3000);
  });

  test("skips a view that is older than the one it shows", () => {
    show(views.gathering());
    TestSocket.last.says({ ...views.associate(), version: 1 });
    expect(table.view.room.phase).toBe("gathering");
  });
});
