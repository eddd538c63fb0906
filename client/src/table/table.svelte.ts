import { say } from "../parts/toasts.svelte.ts";
import { refusal } from "../words/refusal.ts";
import { Line } from "../wire/line.svelte.ts";
import { linePath } from "../wire/http.ts";
import type { AnyAsk, Refused, View } from "../wire/messages.ts";
import { Slate } from "./slate.svelte.ts";
import type { Asked, LiveTable } from "./live-table.ts";

/** A table over its line. */
export class Table implements LiveTable {
  #view = $state.raw<View>();
  #line: Line;
  #slate: Slate;
  #offset = 0;
  #tick = $state(Date.now());
  #clock: ReturnType<typeof setInterval>;

  constructor(readonly code: string) {
    this.#slate = new Slate((crosses) => this.#draft(crosses));
    this.#line = new Line(linePath(code), (view, rejoined) => this.#seen(view, rejoined));
    this.#clock = setInterval(() => (this.#tick = Date.now()), 1000);
  }

  /** Whether a view is there; before that `view` must not be asked for. */
  get ready(): boolean {
    return this.#view !== undefined;
  }

  get view(): View {
    return this.#view!;
  }

  get line() {
    return this.#line.state;
  }

  /** Why the line is closed for good. */
  get why() {
    return this.#line.why;
  }

  get crosses(): readonly number[] {
    return this.#slate.crosses;
  }

  get now(): number {
    return this.#tick + this.#offset;
  }

  may(ask: AnyAsk["do"]): boolean {
    return this.#view?.own.may.includes(ask) ?? false;
  }

  cross(place: number): void {
    if (!this.may("draft")) return;
    if (!this.#slate.toggle(place)) say(refusal("too-many-crosses"));
  }

  async ask(ask: Asked): Promise<Refused | null> {
    if (ask.do === "pass-pen") this.#slate.settle();
    const answer = await this.#line.ask(ask);
    if (answer.is === "accepted") return null;
    say(refusal(answer.why));
    return answer;
  }

  leave() {
    clearInterval(this.#clock);
    this.#line.close();
  }

  #seen(view: View, rejoined: boolean) {
    if (!rejoined && this.#view && view.version < this.#view.version) return;
    this.#offset = view.now - Date.now();
    this.#tick = Date.now();
    this.#view = view;
    this.#slate.seen(view, rejoined);
  }

  /** Drafts are sent quietly: one that comes too late for its slate is nobody's fault. */
  async #draft(crosses: number[]) {
    await this.#line.ask({ do: "draft", crosses });
  }
}
