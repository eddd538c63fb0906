import type { AnyAsk, Refused, View } from "../wire/messages.ts";

type WithoutId<A> = A extends AnyAsk ? Omit<A, "id"> : never;

/** An ask before the line gives it an id. */
export type Asked = WithoutId<AnyAsk>;

/** The table as a page sees it: the newest view, one's own crosses, and a way to ask. */
export interface LiveTable {
  /** The newest view; pages are shown only once there is one. */
  readonly view: View;
  readonly line: "open" | "mending" | "closed";
  /** Own crosses in the making: shown at once, sent as `draft`; the server's word wins after a rejoin or a wiped slate. */
  readonly crosses: readonly number[];
  /** Makes a cross or takes it off; an eleventh is refused in words. */
  cross(place: number): void;
  /** Null when it is done; a refusal is told to people by the table itself. */
  ask(ask: Asked): Promise<Refused | null>;
  may(ask: AnyAsk["do"]): boolean;
  /** The server's clock in milliseconds, ticking each second. */
  readonly now: number;
}
