/** Who saw it as whom: seats in a ring, a line for each Spark that two had together. */

import { burst, polar, polyline, type Point } from "../../atlas/geometry.ts";
import type { Pair } from "../../wire/messages.ts";

/** The ring is drawn in a square of this size round 0 0. */
export const RADIUS = 100;
const APART = 2.2;
/** A sheaf of lines grows no wider than this, its lines only closer. */
const SHEAF = 15;
/** More lines than this can't be told apart. */
const MOST = 24;
/** A line that goes down like this would run through a name. */
const STEEP = 0.9;

/** Where each seat stands: the viewer's own on top, the others clockwise. */
export function ringOf(seats: number, own: number | null): Point[] {
  return Array.from({ length: seats }, (_, seat) => polar(0, 0, RADIUS, -90 + ((seat - (own ?? 0)) * 360) / seats));
}

export const together = ({ sparks, super_sparks }: Pair): number => sparks + super_sparks;

/** The lines of all pairs, and a small star on each line; they keep clear of lanterns, and of the names below these. */
export function bondLines(pairs: readonly Pair[], ring: readonly Point[], size: number, below = size): { lines: string; stars: string } {
  let [lines, stars] = ["", ""];
  for (const pair of pairs) {
    const [from, to] = [ring[pair.one], ring[pair.other]];
    const count = Math.min(MOST, together(pair));
    if (!from || !to || !count) continue;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    const [ux, uy] = [dx / length, dy / length];
    for (let i = 0; i < count; i++) {
      const aside = (i - (count - 1) / 2) * Math.min(APART, SHEAF / count);
      const end = (point: Point, way: number): Point => {
        const reach = uy * way > STEEP ? below : size;
        return [point[0] + ux * reach * way - uy * aside, point[1] + uy * reach * way + ux * aside];
      };
      lines += polyline([end(from, 1), end(to, -1)]);
    }
    for (let i = 0; i < Math.min(count, 3); i++) {
      const t = (i + 1) / (Math.min(count, 3) + 1);
      stars += burst(from[0] + dx * t, from[1] + dy * t, 3, 8, 0.5, 0.24);
    }
  }
  return { lines, stars };
}

/** The two who think most alike: Sparks first, then crosses in common; null without a single Spark. */
export function mostAlike(pairs: readonly Pair[]): Pair | null {
  const worth = (pair: Pair) => together(pair) * 1000 + pair.super_sparks * 100 + (pair.crosses ?? 0);
  const best = pairs.reduce<Pair | null>((most, pair) => (!most || worth(pair) > worth(most) ? pair : most), null);
  return best && together(best) > 0 ? best : null;
}
