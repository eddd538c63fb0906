import type { Asked } from "../table/live-table.ts";
import type { Accepted, AnyAsk, AnyMessage, Refused, View } from "./messages.ts";

export type LineState = "open" | "mending" | "closed";
export type Answer = Accepted | Refused;

/** Why a line closes for good: the server's codes of docs/protocol.md. */
export const LAST_WORDS: Readonly<Record<number, string>> = {
  4400: "bad-message",
  4403: "not-welcome",
  4404: "no-such-table",
};

const WAITS = [500, 1000, 2000, 4000, 8000];
/** Too much, too fast: the longest wait is the politest. */
const TOO_MUCH = 4429;
/** A socket that has said nothing since the device slept may be dead without knowing it. */
const SLEPT = 20_000;
/** How often it is looked whether a quiet line is a dead one, and how long it may be quiet before. */
const LOOK_EVERY = 5_000;
const QUIET = 30_000;
const UNANSWERED = 8_000;

interface Unanswered {
  ask: AnyAsk;
  since: number;
  answer: (answer: Answer) => void;
}

/** One table's socket: it connects again by itself and asks again what was not answered, under the same id. */
export class Line {
  state = $state<LineState>("mending");
  /** Why it is closed for good, a key of `around.closed`. */
  why = $state<string | null>(null);

  #socket: WebSocket | null = null;
  #unanswered = new Map<string, Unanswered>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #looking: ReturnType<typeof setInterval>;
  #heard = 0;
  #url: string;
  #seen: (view: View, rejoined: boolean) => void;

  constructor(url: string, seen: (view: View, rejoined: boolean) => void) {
    this.#url = url;
    this.#seen = seen;
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#wake);
    this.#looking = setInterval(() => void this.#look(), LOOK_EVERY);
    this.#connect();
  }

  /** What was asked and not answered yet. */
  get unanswered(): readonly AnyAsk[] {
    return [...this.#unanswered.values()].map(({ ask }) => ask);
  }

  ask(asked: Asked): Promise<Answer> {
    const ask = { ...asked, id: crypto.randomUUID?.() ?? fallbackId() } as AnyAsk;
    if (this.state === "closed") return Promise.resolve({ is: "refused", id: ask.id, why: "no-line" });
    return new Promise((answer) => {
      this.#unanswered.set(ask.id, { ask, since: Date.now(), answer });
      if (this.state === "open") this.#send(ask);
    });
  }

  close() {
    this.state = "closed";
    clearTimeout(this.#timer);
    clearInterval(this.#looking);
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#drop();
  }

  #connect() {
    this.#drop();
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    let first = true;
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      const message = JSON.parse(data as string) as AnyMessage;
      if (message.is !== "view") return this.#answered(message);
      this.#seen(message, first);
      if (first) this.#opened();
      first = false;
    };
    socket.onclose = ({ code }) => socket === this.#socket && this.#lost(code);
  }

  /** The first view is the sign that the line holds. */
  #opened() {
    this.state = "open";
    this.#tries = 0;
    for (const { ask } of this.#unanswered.values()) this.#send(ask);
  }

  #answered(answer: Answer) {
    const waiting = this.#unanswered.get(answer.id);
    this.#unanswered.delete(answer.id);
    waiting?.answer(answer);
  }

  #lost(code: number) {
    const why = LAST_WORDS[code];
    if (why) {
      this.why = why;
      this.close();
      for (const { id } of this.unanswered) this.#answered({ is: "refused", id, why: "no-line" });
      return;
    }
    this.state = "mending";
    const wait = code === TOO_MUCH ? 8000 : (WAITS[this.#tries] ?? 8000);
    this.#tries += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  /** The device woke up or is in a network again: don't wait. */
  #wake = () => {
    if (document.visibilityState === "hidden" || this.state === "closed") return;
    const silent = Date.now() - this.#heard > SLEPT && this.#socket?.readyState === WebSocket.OPEN;
    if (this.state === "open" && !silent) return;
    if (this.#socket?.readyState === WebSocket.CONNECTING) return;
    this.state = "mending";
    clearTimeout(this.#timer);
    this.#connect();
  };

  /** The device says that it is in no network. */
  #cut = () => {
    if (this.state !== "open") return;
    this.#drop();
    this.#lost(1006);
  };

  /** A network that went away without a word leaves a socket that looks open. */
  async #look() {
    if (this.state !== "open" || document.visibilityState === "hidden") return;
    const now = Date.now();
    const waited = [...this.#unanswered.values()].some(({ since }) => now - since > UNANSWERED);
    if (!waited && now - this.#heard < QUIET) return;
    const socket = this.#socket;
    if (!waited && (await isThere())) this.#heard = Date.now();
    else if (socket === this.#socket && this.state === "open") this.#cut();
  }

  #send(ask: AnyAsk) {
    this.#socket?.send(JSON.stringify(ask));
  }

  #drop() {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}

/** Whether the server can be reached. */
async function isThere(): Promise<boolean> {
  try {
    return (await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(LOOK_EVERY) })).ok;
  } catch {
    return false;
  }
}

/** `randomUUID` is there on secure pages alone; a table in one's own network isn't one. */
function fallbackId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36)).join("");
}
