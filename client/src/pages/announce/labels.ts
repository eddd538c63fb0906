/** Where the names stand beside their lanterns, so that none lies over another. */

import { polar, type Point } from "../../atlas/geometry.ts";
import { angleOf, restAt, type Rest, type Scene } from "./scene.ts";

/** The lantern in the Dark turns larger, with rays round it. */
const DARK = 2;
const MARGIN = 10;
/** A name with less room looks whether there is more on the other side. */
const ENOUGH = 120;

/** The name of one lantern. */
export interface Label {
  /** Under the lantern, or beside it: after it or before it. */
  readonly side: "under" | "after" | "before";
  /** How wide it may be. */
  readonly free: number;
}

/** What a name keeps clear of. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const round = ([x, y]: Point, reach: number): Box => ({ left: x - reach, right: x + reach, top: y - reach, bottom: y + reach });

/** The head of the page: the round at one side, the clue word and the menu at the other. */
const headOf = (width: number): Box[] => [
  { left: 0, right: Math.min(290, width * 0.37), top: 0, bottom: 52 },
  { left: width - 112 - Math.min(width * 0.34, 460), right: width, top: 0, bottom: 52 },
];

/** The names where the globe lies under the words: a label a lantern; `wide` tells how long a name is. */
export function labelsOf(scene: Scene, rests: readonly Rest[], dark: number | null, width: number, wide: (seat: number) => number): Label[] {
  const reach = (rest: Rest) => rest.size * 0.62 * (rest.seat === dark ? DARK : 1);
  const lanterns = rests.map((rest) => round(restAt(scene, rest), reach(rest)));
  const figures = Array.from({ length: 10 }, (_, i) => round(polar(scene.cx, scene.cy, scene.radius + scene.track / 2, angleOf(scene, i + 1)), scene.figures * 0.6));
  const names: Box[] = [];
  return rests.map((rest): Label => {
    const alone = rests.every(({ crosses, seat }) => seat === rest.seat || Math.abs(crosses - rest.crosses) > 1);
    if (alone && rest.seat !== dark) return { side: "under", free: width };
    const [[x, y], high] = [restAt(scene, rest), Math.max(6, rest.size * 0.17)];
    const boxes = [...headOf(width), ...names, ...figures, ...lanterns.filter((_, j) => rests[j]!.crosses !== rest.crosses)].filter(({ top, bottom }) => top < y + high && bottom > y - high);
    const after = Math.min(width, ...boxes.filter(({ right }) => right > x).map(({ left }) => left)) - x - reach(rest) - MARGIN;
    const before = x - reach(rest) - MARGIN - Math.max(0, ...boxes.filter(({ left }) => left < x).map(({ right }) => right));
    // away from the middle the arc falls: there is more room
    const [wished, other] = rest.crosses > 5 ? [after, before] : [before, after];
    const room = wished < Math.min(ENOUGH, wide(rest.seat)) && other > wished ? other : wished;
    const [free, side] = [Math.max(0, room), room === after ? ("after" as const) : ("before" as const)];
    const long = Math.min(free, wide(rest.seat)) + reach(rest);
    names.push({ left: side === "after" ? x : x - long, right: side === "after" ? x + long : x, top: y - high, bottom: y + high });
    return { side, free };
  });
}

/** The names of all who stand on one number, where the globe stands upright beside them. */
export interface RowLabel {
  readonly crosses: number;
  readonly seats: readonly number[];
  readonly at: Point;
  readonly free: number;
  readonly lines: number;
}

/** A label a number: as many lines as the next number leaves. */
export function rowLabelsOf(scene: Scene, rests: readonly Rest[], width: number): RowLabel[] {
  const numbers = [...new Set(rests.map(({ crosses }) => crosses))];
  return numbers.map((crosses) => {
    const here = rests.filter((rest) => rest.crosses === crosses);
    const last = here.at(-1)!;
    const [x, y] = restAt(scene, last);
    const left = x + scene.lantern * 0.75;
    const next = Math.min(3, ...numbers.filter((other) => other !== crosses).map((other) => Math.abs(other - crosses)));
    // the words above the one and below the ten leave no more than two
    const lines = crosses === 1 || crosses === 10 ? 2 : 2 * next;
    return { crosses, seats: here.map(({ seat }) => seat), at: [left, y], free: width - left - MARGIN, lines };
  });
}
