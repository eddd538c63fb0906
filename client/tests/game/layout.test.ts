import { describe, expect, it } from "vitest";
import { fit, GUTTERS, lineOf, roundBeside, type Space } from "../../src/layout/fit.ts";
import { roam, wayOf } from "../../src/layout/roam.ts";
import { sized } from "../../src/layout/shrink.ts";

const SCREENS: Record<string, Space> = {
  "small phone": { width: 320, height: 568 },
  "narrow phone": { width: 360, height: 740 },
  phone: { width: 390, height: 844 },
  "phone on its side": { width: 844, height: 390 },
  tablet: { width: 768, height: 1024 },
  "tablet on its side": { width: 1024, height: 768 },
  laptop: { width: 1280, height: 800 },
  desktop: { width: 1440, height: 900 },
  "desktop at 200 %": { width: 640, height: 400 },
  "big screen": { width: 2560, height: 1440 },
};

describe("how large the pictures are", () => {
  it.each(Object.entries(SCREENS))("nothing scrolls on a %s", (_, space) => {
    const { columns, rows, width, height, gap, head, foot, rail } = fit(space);
    const side = rail ? rail + GUTTERS.start + GUTTERS.end : 0;
    expect(columns * width + (columns - 1) * gap + side).toBeLessThanOrEqual(space.width);
    expect(rows * height + (rows - 1) * gap + head + foot).toBeLessThanOrEqual(space.height + rows);
    expect(columns * rows).toBeGreaterThanOrEqual(15);
  });

  it("reaches what the trial reached", () => {
    expect(fit({ width: 390, height: 844 })).toMatchObject({ columns: 4, width: 92, corner: true });
    expect(fit({ width: 1440, height: 900 })).toMatchObject({ shape: "desk", width: 190, lines: true });
    expect(fit({ width: 844, height: 390 })).toMatchObject({ columns: 8, corner: true });
    expect(fit({ width: 768, height: 1024 })).toMatchObject({ columns: 5, lines: true });
  });

  it("keeps the rail as wide as its words need", () => {
    for (const space of [SCREENS.laptop, SCREENS["tablet on its side"], SCREENS["big screen"]]) {
      expect(fit(space as Space).rail).toBeGreaterThanOrEqual(240);
    }
  });

  it("lets the clue word stand over the pictures where the rail is narrow and height is left", () => {
    expect(fit({ width: 1024, height: 768 }).over).toBeGreaterThan(0);
    expect(fit({ width: 1440, height: 900 }).over).toBe(0);
  });

  it("has a picture to see on any screen, however small", () => {
    for (let width = 200; width < 3000; width += 170)
      for (let height = 200; height < 2000; height += 130) expect(fit({ width, height }).width).toBeGreaterThanOrEqual(20);
  });
});

describe("lines and round tokens", () => {
  it("stands I beside the bottom line and III beside the top", () => {
    expect([lineOf(1), lineOf(5), lineOf(6), lineOf(15)]).toEqual([1, 1, 2, 3]);
    expect([roundBeside(1), roundBeside(2), roundBeside(3)]).toEqual([3, 2, 1]);
  });
});

describe("arrows among the pictures", () => {
  it("moves in the columns that are shown", () => {
    expect(roam(1, "right", 5)).toBe(2);
    expect(roam(1, "down", 5)).toBe(6);
    expect(roam(1, "down", 4)).toBe(5);
    expect(roam(9, "up", 8)).toBe(1);
    expect(roam(7, "first", 5)).toBe(1);
    expect(roam(7, "last", 5)).toBe(15);
  });
  it("stays at the edges, and off the sixteenth place", () => {
    expect(roam(1, "left", 4)).toBe(1);
    expect(roam(1, "up", 4)).toBe(1);
    expect(roam(15, "right", 4)).toBe(15);
    expect(roam(12, "down", 4)).toBe(12);
  });
  it("turns left and right round where one writes from right to left", () => {
    expect(wayOf("ArrowLeft")).toBe("left");
    expect(wayOf("ArrowLeft", true)).toBe("right");
    expect(wayOf("ArrowUp", true)).toBe("up");
    expect(wayOf("q")).toBeNull();
  });
});

describe("words that shrink", () => {
  it("keeps short words large and long ones inside", () => {
    expect(sized(200, 100, 400, 20, 104)).toBe(104);
    expect(sized(800, 100, 400, 20, 104)).toBe(50);
    expect(sized(8000, 100, 400, 20, 104)).toBe(20);
  });
});
