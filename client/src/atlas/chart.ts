/** A slate as a small constellation: crosses are stars, joined to a figure. */

import { burstFacets, polyline, xy, type Facets, type Point } from "./geometry.ts";

export interface ChartPaths {
  readonly width: number;
  readonly height: number;
  readonly empty: string;
  readonly line: string;
  readonly stars: Facets;
}

const GAP = { x: 24, y: 30 };

/** Places are 1 to 15, the top line first. */
export function placeOnChart(place: number, columns = 5): Point {
  const index = place - 1;
  return [GAP.x * ((index % columns) + 0.5), GAP.y * (Math.floor(index / columns) + 0.5)];
}

/** The shortest lines that join all stars: a figure with branches, as in the sky. */
function figure(stars: readonly Point[]): string {
  const joined = stars.slice(0, 1);
  const left = stars.slice(1);
  let path = "";
  while (left.length) {
    let [best, from, to] = [Infinity, 0, 0];
    for (const [i, [x, y]] of joined.entries()) {
      for (const [j, [u, v]] of left.entries()) {
        const distance = Math.hypot(u - x, v - y);
        if (distance < best) [best, from, to] = [distance, i, j];
      }
    }
    path += polyline([joined[from]!, left[to]!]);
    joined.push(...left.splice(to, 1));
  }
  return path;
}

export function chart(crosses: readonly number[], columns = 5): ChartPaths {
  const places = Array.from({ length: 15 }, (_, i) => i + 1);
  const stars = crosses.map((place) => burstFacets(...placeOnChart(place, columns), 9));
  return {
    width: GAP.x * columns,
    height: GAP.y * Math.ceil(15 / columns),
    empty: places
      .filter((place) => !crosses.includes(place))
      .map((place) => `M${xy(placeOnChart(place, columns))}h0`)
      .join(""),
    line: figure(crosses.map((place) => placeOnChart(place, columns))),
    stars: { high: stars.map(({ high }) => high).join(""), low: stars.map(({ low }) => low).join("") },
  };
}
