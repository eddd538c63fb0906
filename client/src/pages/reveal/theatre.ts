/** Where things stand while a picture is shown: the picture, whoever shared it, the words. */

import type { Point } from "../../atlas/geometry.ts";

export interface Theatre {
  readonly upright: boolean;
  /** The middle of the picture, and its width. */
  readonly cx: number;
  readonly cy: number;
  readonly width: number;
  /** Everything is drawn for a desktop of 1440 × 900 or a phone of 390 × 844, times this. */
  readonly scale: number;
  /** How wide the words may be. */
  readonly words: number;
  /** The size of a lantern. */
  readonly lantern: number;
}

export function theatreOf(width: number, height: number): Theatre {
  if (height > width) {
    const picture = Math.min(width * 0.7, (height - 374) / 1.5);
    const lantern = Math.max(32, Math.min(52, picture * 0.13));
    return { upright: true, cx: width / 2, cy: 64 + picture * 0.75, width: picture, scale: picture / 276, words: width - 40, lantern };
  }
  const scale = Math.min(width / 1440, height / 900);
  const picture = Math.min(452 * scale, ((height - 96) * 2) / 3, width * 0.36);
  const cx = width / 2 - 20 * scale;
  return {
    upright: false,
    cx,
    cy: height / 2 + Math.min(28 * scale, 20),
    width: picture,
    scale,
    words: cx - picture / 2 - Math.max(28, 92 * scale) - Math.max(16, 72 * scale - 20),
    lantern: Math.max(30, 60 * scale),
  };
}

/** Where those stand who crossed the picture: on an arc beside it, on a phone in a row below it. */
export function nodesOf(theatre: Theatre, count: number): Point[] {
  const { upright, cx, cy, width, scale, lantern } = theatre;
  return Array.from({ length: count }, (_, i): Point => {
    const t = count === 1 ? 0 : (2 * i) / (count - 1) - 1;
    if (upright) {
      const spread = Math.min(width / 2 + 30, lantern * 1.85 * (count - 1) * 0.5 + (count < 4 ? lantern * 0.9 : 0));
      return [cx + t * spread, cy + width * 0.75 + lantern * 1.2 + (1 - t * t) * 14];
    }
    const crowd = count > 4 ? (i % 2) * 120 * scale : 0;
    const high = count === 2 ? 190 : 236;
    const bulge = count === 2 ? 86 : (1 - t * t) * (count > 4 ? 60 : 140);
    return [cx + width / 2 + 124 * scale + bulge * scale + crowd, cy - 24 * scale + t * high * scale];
  });
}

/** The line that joins them, from the picture and back to it. */
export function lineOf({ cx, cy, width, upright }: Theatre, nodes: readonly Point[]): Point[] {
  const high = width * 1.5;
  if (upright) return [[cx - width * 0.33, cy + high / 2 - 4], ...nodes, [cx + width * 0.33, cy + high / 2 - 4]];
  return [[cx + width / 2 - 8, cy - high * 0.28], ...nodes, [cx + width / 2 - 8, cy + high * 0.25]];
}

/** The way from the place on the table to the middle of the stage, for the picture that rises. */
export function riseFrom(theatre: Theatre, place: { x: number; y: number; width: number; height: number } | null) {
  if (!place || place.width === 0) return { x: 0, y: 40, scale: 0.9 };
  return {
    x: place.x + place.width / 2 - theatre.cx,
    y: place.y + place.height / 2 - theatre.cy,
    scale: place.width / theatre.width,
  };
}
