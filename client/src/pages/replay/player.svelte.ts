/** Which step of a replay is shown, and whether it goes on by itself. */

import type { Room } from "../../wire/messages.ts";

/** How long a step stays, by what happened in it. */
export function stays(before: Room | undefined, now: Room): number {
  const last = now.moments.at(-1);
  if (!before || before.moments.length === now.moments.length) return 1400;
  if (last?.moment === "card-shown") return last.outcome === "spark" ? 2400 : 3000;
  if (last?.moment === "round-scored" || last?.moment === "game-ended") return 4500;
  return 2600;
}

export class Player {
  readonly steps: readonly Room[];
  at = $state(0);
  plays = $state(false);

  constructor(steps: readonly Room[]) {
    this.steps = steps;
  }

  get room(): Room {
    return this.steps[this.at]!;
  }

  get isLast(): boolean {
    return this.at >= this.steps.length - 1;
  }

  to(step: number): void {
    this.at = Math.max(0, Math.min(this.steps.length - 1, step));
    if (this.isLast) this.plays = false;
  }

  /** Plays on; from the start again if it was over. */
  toggle(): void {
    if (!this.plays && this.isLast) this.at = 0;
    this.plays = !this.plays;
  }

  /** What a key does; false if it does nothing. */
  key(key: string): boolean {
    switch (key) {
      case "ArrowRight":
        this.to(this.at + 1);
        break;
      case "ArrowLeft":
        this.to(this.at - 1);
        break;
      case "Home":
        this.to(0);
        break;
      case "End":
        this.to(this.steps.length - 1);
        break;
      case " ":
        this.toggle();
        return true;
      default:
        return false;
    }
    this.plays = false;
    return true;
  }

  get stays(): number {
    return stays(this.steps[this.at - 1], this.room);
  }
}
