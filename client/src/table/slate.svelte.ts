import type { View } from "../wire/messages.ts";

const MOST = 10;

/** One's own crosses in the making: shown at once, sent one draft at a time, the newest always last. */
export class Slate {
  crosses = $state.raw<readonly number[]>([]);

  #heard: readonly number[] = [];
  #of = "";
  #sending = false;
  #unsent = false;
  #send: (crosses: number[]) => Promise<void>;

  constructor(send: (crosses: number[]) => Promise<void>) {
    this.#send = send;
  }

  /** False if there are ten already. */
  toggle(place: number): boolean {
    const on = this.crosses.includes(place);
    if (!on && this.crosses.length >= MOST) return false;
    this.crosses = on ? this.crosses.filter((other) => other !== place) : [...this.crosses, place];
    this.#unsent = true;
    void this.#flush();
    return true;
  }

  /** The pen is passed with these: no draft may follow. */
  settle() {
    this.#unsent = false;
  }

  seen(view: View, rejoined: boolean) {
    const theirs = view.own.crosses;
    const of = slateOf(view);
    const pending = this.#sending || this.#unsent;
    if (of !== this.#of) {
      this.#unsent = false;
      this.#take(theirs);
    } else if (!pending && (rejoined || !alike(theirs, this.#heard))) {
      // a view may be older than one's last cross: only what changed there is news
      this.#take(theirs);
    }
    this.#of = of;
    this.#heard = theirs;
  }

  /** The same crosses keep the order in which they were made. */
  #take(theirs: readonly number[]) {
    if (!alike(theirs, this.crosses)) this.crosses = theirs;
  }

  async #flush() {
    if (this.#sending) return;
    this.#sending = true;
    while (this.#unsent) {
      this.#unsent = false;
      await this.#send([...this.crosses]);
    }
    this.#sending = false;
  }
}

/** A slate is another one in another round, for another word, or once its pen is passed. */
function slateOf({ room, own }: View): string {
  const seat = own.seat === null ? undefined : room.seats[own.seat];
  return [room.game, room.round, room.clue?.text, room.phase, own.seat, seat?.pen_passed].join("|");
}

const alike = (some: readonly number[], others: readonly number[]) =>
  some.length === others.length && some.every((place) => others.includes(place));
