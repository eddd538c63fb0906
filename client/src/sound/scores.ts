/** What each sound is made of. */

export interface Note {
  readonly tone: "sine" | "triangle" | "wind";
  /** Hertz; where `to` is given, it slides there. */
  readonly pitch: number;
  readonly to?: number;
  /** Seconds from the touch, and how long it lasts. */
  readonly at: number;
  readonly lasts: number;
  /** 0 to 1. */
  readonly loud: number;
  /** Seconds until it is loudest. */
  readonly swell?: number;
}

export type SoundName = "cross" | "uncross" | "pen" | "lantern" | "dark" | "spark" | "super-spark" | "fall" | "your-turn";

const pluck = (pitch: number, at = 0, loud = 0.16, lasts = 0.5): readonly Note[] => [
  { tone: "triangle", pitch, at, lasts, loud },
  { tone: "sine", pitch: pitch * 2, at, lasts: lasts * 0.6, loud: loud * 0.35 },
];

/** A small bell: partials that are none of a string's. */
const bell = (pitch: number, at = 0, loud = 0.14, lasts = 1.6): readonly Note[] => [
  { tone: "sine", pitch, at, lasts, loud },
  { tone: "sine", pitch: pitch * 2.76, at, lasts: lasts * 0.55, loud: loud * 0.4 },
  { tone: "sine", pitch: pitch * 5.4, at, lasts: lasts * 0.25, loud: loud * 0.16 },
];

/** D, F sharp, A, B and their octaves: whatever sounds together agrees. */
const [D4, A4, B4, D5, FS5, A5, B5, D6] = [293.7, 440, 493.9, 587.3, 740, 880, 987.8, 1174.7] as const;

export const SCORES: Readonly<Record<SoundName, readonly Note[]>> = {
  cross: [
    { tone: "wind", pitch: 2600, to: 4200, at: 0, lasts: 0.09, loud: 0.09 },
    ...pluck(A5, 0.01, 0.1, 0.22),
  ],
  uncross: [
    { tone: "wind", pitch: 3800, to: 1900, at: 0, lasts: 0.1, loud: 0.07 },
    ...pluck(D5, 0.01, 0.07, 0.18),
  ],
  pen: [
    { tone: "wind", pitch: 900, to: 2800, at: 0, lasts: 0.34, loud: 0.1, swell: 0.12 },
    ...pluck(D5, 0.2, 0.12),
    ...pluck(A5, 0.28, 0.1),
  ],
  lantern: [...bell(D5, 0, 0.1, 1), { tone: "wind", pitch: 500, to: 1200, at: 0, lasts: 0.3, loud: 0.03, swell: 0.15 }],
  dark: [
    { tone: "sine", pitch: D4 / 2, to: D4 / 2.6, at: 0, lasts: 1.5, loud: 0.22, swell: 0.2 },
    { tone: "wind", pitch: 420, to: 140, at: 0, lasts: 1.2, loud: 0.16, swell: 0.3 },
  ],
  spark: [...bell(D5, 0, 0.12), ...bell(FS5, 0.09, 0.1), ...bell(A5, 0.18, 0.1)],
  "super-spark": [
    ...pluck(D4, 0, 0.12, 1.4),
    ...bell(D5, 0.02, 0.12, 1.9),
    ...bell(A5, 0.13, 0.11, 1.9),
    ...bell(B5, 0.26, 0.09, 1.9),
    ...bell(D6, 0.39, 0.12, 2.4),
  ],
  fall: [
    { tone: "triangle", pitch: B4, to: B4 / 3.4, at: 0, lasts: 1.1, loud: 0.12, swell: 0.02 },
    { tone: "wind", pitch: 2400, to: 220, at: 0, lasts: 1, loud: 0.13, swell: 0.05 },
    { tone: "sine", pitch: 74, to: 48, at: 0.66, lasts: 0.8, loud: 0.3 },
  ],
  "your-turn": [...pluck(A4, 0, 0.14, 0.7), ...pluck(D5, 0.14, 0.14, 0.9)],
};
