/** Where the globe of the announcement stands, and where its lanterns come to rest. */

import { polar, type Point } from "../../atlas/geometry.ts";

/** The head of the page, which lanterns keep clear of; and on a phone that lies on its side. */
const HEAD = 70;
const HEAD_LOW = 48;
/** No closer than one can read their names. */
const LEAST_STEP = 13;

export interface Scene {
  /** Upright at the side on phones, else lying under the words. */
  readonly upright: boolean;
  readonly cx: number;
  readonly cy: number;
  readonly radius: number;
  /** The width of the lantern track. */
  readonly track: number;
  /** The angles of the 1 and of the 10, in degrees, clockwise from the right. */
  readonly from: number;
  readonly to: number;
  /** The size of the figures, and of a lantern. */
  readonly figures: number;
  readonly lantern: number;
  /** Where the track ends at its highest, in pixels from the top. */
  readonly top: number;
}

export function sceneOf(width: number, height: number): Scene {
  if (height > width) {
    // the words below need their height
    const k = Math.min(1.6, (height - (height < 700 ? 274 : 250)) / 594);
    const cy = 84 + 262 * k;
    return {
      upright: true,
      cx: 96 * k - 560 * k,
      cy,
      radius: 560 * k,
      track: 40 * k,
      from: 22.5,
      to: -22.5,
      // a small phone has less room, not smaller eyes: the steps between the numbers hold these
      figures: Math.max(17, 21 * k),
      lantern: Math.max(24, 34 * k),
      top: cy - 250 * k,
    };
  }
  // on a phone that lies on its side the arc is flatter: the words need their room below it
  const low = height < 500;
  const k = low ? Math.min(width / 1440, height / 600) : Math.min(width / 1440, height / 900);
  const [radius, track] = [760 * k, Math.max(34, 64 * k)];
  const cy = low ? height * 0.36 + track + radius : height + 250 * k;
  return {
    upright: false,
    cx: width / 2,
    cy,
    radius,
    track,
    from: -137,
    to: -43,
    figures: Math.max(20, 36 * k),
    lantern: Math.max(30, 58 * k),
    top: cy - radius - track,
  };
}

export const angleOf = ({ from, to }: Scene, crosses: number): number => from + ((to - from) * (crosses - 1)) / 9;

/** A lantern on its number: its angle and radius on the globe, then a step aside where several stand together. */
export interface Rest {
  readonly seat: number;
  readonly crosses: number;
  readonly start: number;
  readonly angle: number;
  readonly radius: number;
  readonly aside: number;
  /** How far it stands above that: at the ends of the arc there is no room further out. */
  readonly above: number;
  readonly size: number;
  /** Its place among those with the same number, and how many these are. */
  readonly nth: number;
  readonly together: number;
}

/** Where each seat's lantern rests. */
export function restsOf(scene: Scene, crosses: readonly number[]): Rest[] {
  return crosses.map((count, seat) => {
    const company = crosses.flatMap((other, index) => (other === count ? [index] : []));
    const [nth, together] = [company.indexOf(seat), company.length];
    const base = { seat, crosses: count, start: angleOf(scene, 1), angle: angleOf(scene, count), nth, together, above: 0 };
    const rim = scene.radius + scene.track;
    if (scene.upright) {
      // the more stand in a row, the more they overlap: their names need room too
      const step = scene.lantern * (together > 3 ? 0.66 : 1.02);
      return { ...base, radius: rim + scene.lantern * 1.1, aside: nth * step, size: scene.lantern };
    }
    // lanterns on one number stand above one another, closer the more they are
    const free = scene.top - (scene.top < 160 ? HEAD_LOW : HEAD);
    const isEnd = count === 1 || count === 10;
    const step = Math.min(scene.lantern * (isEnd ? 0.9 : 1.8), Math.max(LEAST_STEP, free / together));
    const size = Math.min(scene.lantern, step * 0.8);
    const radius = rim + scene.lantern * (together > 1 ? 0.95 : 1.1);
    return { ...base, radius: radius + (isEnd ? 0 : nth * step), above: isEnd ? nth * step : 0, aside: 0, size };
  });
}

/** Where a lantern comes to rest. */
export function restAt(scene: Scene, { radius, angle, aside, above }: Rest): Point {
  const [x, y] = polar(scene.cx, scene.cy, radius, angle);
  return [x + aside, y - above];
}
