import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as views from "../../fixtures/views.ts";
import { Line } from "../../src/wire/line.svelte.ts";
import { TestSocket } from "./socket.ts";

let line: Line;
const seen = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  TestSocket.install();
  seen.mockClear();
  line = new Line("ws://here/live", seen);
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a line", () => {
  test("is open with its first view, which is told as a rejoin", () => {
    expect(line.state).toBe("mending");
    TestSocket.last.says(views.gathering());
    expect(line.state).toBe("open");
    TestSocket.last.says(views.gathering());
    expect(seen.mock.calls.map(([, rejoined]) => rejoined)).toEqual([true, false]);
  });

  test("gives each ask an id of its own and its own answer", async () => {
    TestSocket.last.says(views.gathering());
    const start = line.ask({ do: "start" });
    const stand = line.ask({ do: "stand-up" });
    const [first, second] = TestSocket.last.sent;
    expect(first!.id).not.toBe(second!.id);
    expect(first!.id).toMatch(/^[\w-]{1,40}$/);
    TestSocket.last.says({ is: "refused", id: second!.id, why: "game-started" });
    TestSocket.last.says({ is: "accepted", id: first!.id });
    expect((await start).is).toBe("accepted");
    expect(await stand).toMatchObject({ why: "game-started" });
    expect(line.unanswered).toEqual([]);
  });

  test("keeps what is asked while it is lost and asks it once it holds", () => {
    void line.ask({ do: "start" });
    expect(TestSocket.last.sent).toEqual([]);
    TestSocket.last.says(views.gathering());
    expect(TestSocket.last.sent.map((ask) => ask.do)).toEqual(["start"]);
  });

  test("asks again what was not answered, under the same id", async () => {
    TestSocket.last.says(views.gathering());
    const start = line.ask({ do: "start" });
    const { id } = TestSocket.last.sent[0]!;
    TestSocket.last.breaks();
    vi.advanceTimersByTime(500);
    TestSocket.last.says(views.gathering());
    expect(TestSocket.last.sent).toEqual([{ do: "start", id }]);
    TestSocket.last.says({ is: "accepted", id });
    expect((await start).is).toBe("accepted");
  });

  test("connects again after half a second, then 1, 2, 4 and at most 8", () => {
    for (const wait of [500, 1000, 2000, 4000, 8000, 8000]) {
      const tries = TestSocket.all.length;
      TestSocket.last.breaks();
      vi.advanceTimersByTime(wait - 1);
      expect(TestSocket.all).toHaveLength(tries);
      vi.advanceTimersByTime(1);
      expect(TestSocket.all).toHaveLength(tries + 1);
    }
    TestSocket.last.says(views.gathering());
    const tries = TestSocket.all.length;
    TestSocket.last.breaks(1012);
    vi.advanceTimersByTime(500);
    expect(TestSocket.all).toHaveLength(tries + 1);
  });

  test("connects at once when the device is in a network again", () => {
    TestSocket.last.breaks();
    TestSocket.last.breaks();
    const tries = TestSocket.all.length;
    dispatchEvent(new Event("online"));
    expect(TestSocket.all).toHaveLength(tries + 1);
  });

  test("doubts a silent socket when the device wakes up", () => {
    TestSocket.last.says(views.gathering());
    vi.advanceTimersByTime(21_000);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(TestSocket.all).toHaveLength(2);
    expect(line.state).toBe("mending");
  });

  test.each([
    [4404, "no-such-table"],
    [4403, "not-welcome"],
    [4400, "bad-message"],
  ])("closes for good with %i", (code, why) => {
    TestSocket.last.breaks(code);
    vi.advanceTimersByTime(60_000);
    expect([line.state, line.why]).toEqual(["closed", why]);
    expect(TestSocket.all).toHaveLength(1);
  });

  test("leaves nobody waiting for an answer once it is closed for good", async () => {
    const asked = line.ask({ do: "start" });
    TestSocket.last.breaks(4404);
    expect(await asked).toMatchObject({ is: "refused", why: "no-line" });
    expect(await line.ask({ do: "start" })).toMatchObject({ is: "refused", why: "no-line" });
  });

  test("waits longest when it was too much", () => {
    TestSocket.last.breaks(4429);
    vi.advanceTimersByTime(7999);
    expect(TestSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(TestSocket.all).toHaveLength(2);
  });
});
