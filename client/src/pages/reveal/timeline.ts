/** How long a shown picture takes on the stage, in milliseconds. */

import type { CardShown } from "../../wire/messages.ts";

export interface Timeline {
  /** The picture comes to the middle. */
  readonly rise: number;
  /** A held breath: nobody knows yet. */
  readonly breath: number;
  /** It is told: rays, lines, stars, or the fall. */
  readonly tell: number;
  /** All is there to be read. */
  readonly hold: number;
  /** Back to its place. */
  readonly back: number;
}

export const SEGMENT = 350;
export const STAR = 90;

const QUICK: Timeline = { rise: 200, breath: 120, tell: 200, hold: 900, back: 160 };
const CALM: Timeline = { rise: 150, breath: 300, tell: 150, hold: 2200, back: 150 };

export function timelineOf(card: CardShown, how: { quick: boolean; calm: boolean }): Timeline {
  if (how.quick) return QUICK;
  if (how.calm) return CALM;
  const whole = { rise: 420, breath: 600, hold: 1500, back: 300 };
  switch (card.outcome) {
    case "fall":
      return { ...whole, tell: 650 + 500 + 700 };
    case "super-spark":
      return { ...whole, breath: 900, tell: 500 + 2 * SEGMENT + 6 * STAR };
    case "spark":
      return { ...whole, tell: 300 + (card.others.length + 2) * SEGMENT + STAR * card.stars };
  }
}

export const lasts = ({ rise, breath, tell, hold, back }: Timeline): number => rise + breath + tell + hold + back;
