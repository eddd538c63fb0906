import { arc, burst, chance, dot, polyline, xy, type Point } from "./geometry.ts";

/** How a celestial globe is turned and how much is engraved on it. */
export interface GlobeShape {
  radius: number;
  tilt?: number;
  turn?: number;
  seed?: number;
  /** Degrees between the lines of the net. */
  step?: number;
  /** How many constellations are tried; those behind the limb are left out. */
  figures?: number;
}

/** The globe as a dozen paths round the origin, each with its own strength of line. */
export interface GlobeLines {
  net: string;
  equator: string;
  ecliptic: string;
  tropics: string;
  faint: string;
  bright: string;
  lines: string;
  bursts: string;
  shade: string;
}

const drawn = new Map<string, GlobeLines>();

/** The lines of a globe; drawn once for each shape and kept. */
export function globe(shape: GlobeShape): GlobeLines {
  const key = JSON.stringify(shape);
  let lines = drawn.get(key);
  if (!lines) drawn.set(key, (lines = engrave(shape)));
  return lines;
}

/** Whether a globe of this shape was drawn already. */
export const isDrawn = (shape: GlobeShape): boolean => drawn.has(JSON.stringify(shape));

const RADIANS = Math.PI / 180;
type Seen = { at: Point; depth: number };
type Projection = (latitude: number, longitude: number) => Seen;

function engrave({ radius, tilt = 28, turn = 20, seed = 5, step = 15, figures = 9 }: GlobeShape): GlobeLines {
  const see = orthographic(radius, tilt, turn);
  let net = "";
  for (let latitude = -75; latitude <= 75; latitude += step) net += curve(see, 0, 360, (v) => [latitude, v]);
  for (let longitude = 0; longitude < 360; longitude += step) net += curve(see, -75, 75, (v) => [v, longitude]);
  const ecliptic = (offset: number) => curve(see, 0, 360, (v) => [23.4 * Math.sin(v * RADIANS) + offset, v]);
  return {
    net,
    equator: curve(see, 0, 360, (v) => [0, v]),
    ecliptic: ecliptic(0),
    tropics: ecliptic(-8) + ecliptic(8),
    ...stars(see, seed),
    ...constellations(see, seed + 1, figures, turn),
    shade: shading(radius),
  };
}

function orthographic(radius: number, tilt: number, turn: number): Projection {
  const [sin0, cos0] = [Math.sin(tilt * RADIANS), Math.cos(tilt * RADIANS)];
  return (latitude, longitude) => {
    const [phi, lambda] = [latitude * RADIANS, (longitude - turn) * RADIANS];
    return {
      at: [
        radius * Math.cos(phi) * Math.sin(lambda),
        -radius * (cos0 * Math.sin(phi) - sin0 * Math.cos(phi) * Math.cos(lambda)),
      ],
      depth: sin0 * Math.sin(phi) + cos0 * Math.cos(phi) * Math.cos(lambda),
    };
  };
}

/** A line on the sphere, broken where it runs behind the limb. */
function curve(see: Projection, from: number, to: number, at: (v: number) => [number, number]): string {
  let path = "";
  let inSight = false;
  for (let v = from; v <= to; v += 5) {
    const seen = see(...at(v));
    if (seen.depth > 0) path += (inSight ? "L" : "M") + xy(seen.at);
    inSight = seen.depth > 0;
  }
  return path;
}

function stars(see: Projection, seed: number) {
  const next = chance(seed);
  let faint = "";
  let bright = "";
  for (let i = 0; i < 150; i++) {
    const { at, depth } = see(Math.asin(next() * 2 - 1) / RADIANS, next() * 360);
    const magnitude = next();
    if (depth <= 0.1) continue;
    const point = dot(at[0], at[1], 0.5 + magnitude * magnitude * 1.2);
    if (magnitude > 0.6) bright += point;
    else faint += point;
  }
  return { faint, bright };
}

function constellations(see: Projection, seed: number, figures: number, turn: number) {
  const next = chance(seed);
  let lines = "";
  let bursts = "";
  for (let figure = 0; figure < figures; figure++) {
    let latitude = -20 + next() * 85;
    let longitude = turn - 75 + next() * 150;
    let heading = next() * 360;
    const points = Array.from({ length: 4 + Math.floor(next() * 4) }, () => {
      const seen = see(latitude, longitude);
      heading += (next() - 0.5) * 120;
      latitude += Math.sin(heading * RADIANS) * 8;
      longitude += (Math.cos(heading * RADIANS) * 11) / Math.max(0.4, Math.cos(latitude * RADIANS));
      return seen;
    });
    if (points.some(({ depth }) => depth < 0.12)) continue;
    lines += polyline(points.map(({ at }) => at));
    bursts += points.map(({ at }, i) => burst(at[0], at[1], i % 3 ? 4.2 : 7)).join("");
  }
  return { lines, bursts };
}

/** Hatching along the lower right limb, as the light falls from the upper left. */
function shading(radius: number): string {
  let path = "";
  for (let i = 0; i < 13; i++) {
    const r = radius - 2 - i * 2.6 - i * i * 0.34;
    const half = 74 - i * 4.6;
    if (r > 0) path += arc(0, 0, r, 48 - half, 48 + half);
  }
  return path;
}
