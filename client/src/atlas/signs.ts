import type { Colour } from "../wire/messages.ts";

/** The sign that carries a player's colour alone, on a grid of 24: filled shapes and strokes. */
export interface SignShape {
  filled?: string;
  stroked?: string;
  width?: number;
}

const ball = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

export const SIGNS: Record<Colour, SignShape> = {
  orange: {
    filled: ball(12, 12, 4.6),
    stroked:
      "M12 1.6v4M12 18.4v4M1.6 12h4M18.4 12h4M4.7 4.7l2.8 2.8M16.5 16.5l2.8 2.8M19.3 4.7l-2.8 2.8M7.5 16.5l-2.8 2.8",
    width: 2.3,
  },
  pink: { filled: ball(16.2, 7.8, 5.2), stroked: "M11 9.4 2 14.6M13 12.6 5.4 19.6M15.6 14 12.4 22", width: 2.3 },
  blue: { filled: "M15.6 2.2a10 10 0 1 0 6.2 13.6A8.6 8.6 0 0 1 15.6 2.2z" },
  green: {
    stroked:
      "M2 8.4c2.5-4 5-4 7.5 0s5 4 7.5 0 3.6-3.4 5-1.6M2 16.6c2.5-4 5-4 7.5 0s5 4 7.5 0 3.6-3.4 5-1.6",
    width: 2.7,
  },
  purple: {
    filled: ball(12, 12, 5.4),
    stroked: "M2.3 17.2C3.7 19.8 9.2 18.7 14 15.6S22.6 8.4 21.7 6.8c-1.4-2.6-6.9-1.5-11.7 1.6S1.4 15.6 2.3 17.2z",
    width: 2,
  },
  white: { filled: ball(12, 15.2, 2), stroked: "M12 2.6 22 20.4H2z", width: 2.6 },
};
