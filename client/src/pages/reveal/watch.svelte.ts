import type { LiveTable } from "../../table/live-table.ts";
import type { Room } from "../../wire/messages.ts";
import { where } from "../../routes.svelte.ts";
import { spoken } from "../../words/spoken.svelte.ts";
import { asSeen, due, follow, pageOf, waiting, type Page, type Seen, type Show } from "./stage.ts";

/** One's own slate of a round that is over, with its word. */
export interface KeptSlate {
  readonly round: number;
  readonly word: string;
  readonly crosses: readonly number[];
}

/** What is on this viewer's stage: the show that is due, or else the page of the phase. */
export class Stage {
  #table: LiveTable;
  #seen = $state.raw<Seen | null>(null);
  readonly #now: Seen = $derived.by(() => follow(this.#seen, this.#table.view.room));
  readonly page: Page = $derived.by(() => pageOf(this.#now, this.#table.view.room));
  readonly show: Show | null = $derived.by(() => due(this.#now, this.#table.view.room));
  /** The room as far as this viewer has seen it. */
  readonly room: Room = $derived.by(() => asSeen(this.#table.view.room, this.#now));
  readonly waiting: number = $derived.by(() => waiting(this.#now, this.#table.view.room));

  constructor(table: LiveTable) {
    this.#table = table;
    this.#seen = follow(null, table.view.room);
    // whoever opens the page in the middle of a round wants to see the pictures, not how they were dealt
    if (where.isOpening) this.#pictures = table.view.room.pictures;
  }

  /** The places that were newly laid out for this round, in the order in which they were dealt. */
  dealt = $state.raw<readonly number[]>([]);
  #pictures: readonly string[] = [];

  /** One's own slates of this game, as far as one was there. */
  slates = $state.raw<readonly KeptSlate[]>([]);
  #game = 0;

  /** Takes notice of a new view; a new round begins unseen. */
  look(): void {
    const { pictures } = this.#table.view.room;
    this.#keep();
    const now = this.#now;
    if (now.of !== this.#seen?.of || !this.#pictures.length) this.#lay(pictures);
    if (now !== this.#seen) this.#seen = now;
  }

  #keep(): void {
    const { room, own } = this.#table.view;
    if (room.game !== this.#game) this.slates = [];
    this.#game = room.game;
    if (room.phase === "associate" || !own.crosses.length || !room.clue) return;
    if (this.slates.some(({ round }) => round === room.round)) return;
    this.slates = [...this.slates, { round: room.round, word: spoken.clue(room.clue), crosses: own.crosses }];
  }

  #lay(pictures: readonly string[]): void {
    const before = this.#pictures;
    this.dealt = pictures.flatMap((card, index) => (card === before[index] ? [] : [index + 1]));
    this.#pictures = pictures;
  }

  /** The show is over: what it told is known now. */
  seen(show: Show): void {
    this.#seen = { of: this.#now.of, moments: Math.max(this.#now.moments, show.index + 1) };
  }

  /** Everything there is has been seen. */
  seenAll(): void {
    this.#seen = { of: this.#now.of, moments: this.#table.view.room.moments.length };
  }
}

const stages = new WeakMap<LiveTable, Stage>();

/** The stage of a table; pages that follow one another share it. */
export function stageOf(table: LiveTable): Stage {
  let stage = stages.get(table);
  if (!stage) stages.set(table, (stage = new Stage(table)));
  $effect.pre(() => stage.look());
  return stage;
}
