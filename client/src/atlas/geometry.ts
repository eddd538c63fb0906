/** Points, arcs and a repeatable chance: what an engraver needs. */

export type Point = readonly [x: number, y: number];

const RADIANS = Math.PI / 180;

/** The point at an angle (degrees, clockwise from the right) on a circle. */
export function polar(cx: number, cy: number, radius: number, degrees: number): Point {
  return [cx + radius * Math.cos(degrees * RADIANS), cy + radius * Math.sin(degrees * RADIANS)];
}

const short = (n: number) => +n.toFixed(1);
export const xy = ([x, y]: Point) => `${short(x)} ${short(y)}`;
export const polyline = (points: readonly Point[]) => points.map((p, i) => (i ? "L" : "M") + xy(p)).join("");
export const closed = (points: readonly Point[]) => (points.length ? polyline(points) + "Z" : "");

/** An arc of a circle, as a path of its own. */
export function arc(cx: number, cy: number, radius: number, from: number, to: number): string {
  const r = short(radius);
  // a full circle has no ends for one arc to run between
  if (to - from >= 360) return arc(cx, cy, radius, from, from + 180) + arc(cx, cy, radius, from + 180, from + 359.99);
  const large = to - from > 180 ? 1 : 0;
  return `M${xy(polar(cx, cy, radius, from))}A${r} ${r} 0 ${large} 1 ${xy(polar(cx, cy, radius, to))}`;
}

/** A dot, as a piece of a path: hundreds of stars are one node. */
export function dot(x: number, y: number, radius: number): string {
  const r = short(Math.max(radius, 0.4));
  return `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 0 ${short(2 * r)} 0a${r} ${r} 0 1 0 ${short(-2 * r)} 0`;
}

/** Numbers from 0 to 1, the same for the same seed: the sky is drawn alike every time. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}

export interface Facets {
  /** The side in the light. */
  high: string;
  /** The side in the shadow. */
  low: string;
}

/** A five-pointed star cut in facets, as on an old chart. */
export function starFacets(cx: number, cy: number, radius: number): Facets {
  return rayed(cx, cy, radius, 5, { waist: radius * 0.4, every: 72, turn: 36 });
}

/** A rayed star: long and short rays in turn. */
export function burstFacets(cx: number, cy: number, radius: number, rays = 8, short = 0.52, width = 0.13): Facets {
  let high = "";
  let low = "";
  for (let i = rays - 1; i >= 0; i--) {
    const angle = -90 + (i * 360) / rays;
    const tip = polar(cx, cy, i % 2 ? radius * short : radius, angle);
    const left = polar(cx, cy, radius * width, angle - 180 / rays);
    const right = polar(cx, cy, radius * width, angle + 180 / rays);
    high += closed([[cx, cy], left, tip]);
    low += closed([[cx, cy], right, tip]);
  }
  return { high, low };
}

function rayed(
  cx: number,
  cy: number,
  radius: number,
  rays: number,
  { waist, every, turn }: { waist: number; every: number; turn: number },
): Facets {
  let high = "";
  let low = "";
  for (let i = 0; i < rays; i++) {
    const tip = polar(cx, cy, radius, -90 + i * every);
    low += closed([[cx, cy], tip, polar(cx, cy, waist, -90 + i * every + turn)]);
    high += closed([[cx, cy], tip, polar(cx, cy, waist, -90 + i * every - turn)]);
  }
  return { high, low };
}

/** A burst as one flat shape, for small stars on a map. */
export function burst(cx: number, cy: number, radius: number, rays = 8, short = 0.5, width = 0.22): string {
  const outline: Point[] = [];
  for (let i = 0; i < rays; i++) {
    const angle = -90 + (i * 360) / rays;
    outline.push(polar(cx, cy, i % 2 ? radius * short : radius, angle), polar(cx, cy, radius * width, angle + 180 / rays));
  }
  return closed(outline);
}

/** The outline of a five-pointed star. */
export function starOutline(cx: number, cy: number, radius: number): string {
  return closed(Array.from({ length: 10 }, (_, i) => polar(cx, cy, i % 2 ? radius * 0.41 : radius, -90 + i * 36)));
}
