import type { Options, Room } from "./messages.ts";

/** A table in a list. */
export interface Summary {
  code: string;
  phase: Room["phase"];
  language: Options["language"];
  names: string[];
  free: number;
  may_watch: boolean;
  changed: number;
}

/** What lets another device be the same person. */
export interface DeviceLink {
  code: string;
  ends: number;
  link: string;
  qr: string;
}

/** The words of the deck in one language: what is seen on a card, who a character is. */
export interface DeckWords {
  cards: Record<string, string>;
  characters: Record<string, string>;
}

/** The server said no, or could not be reached (`why` is then "no-line"). */
export class NotDone extends Error {
  constructor(
    readonly why: string,
    readonly status = 0,
  ) {
    super(why);
  }
}

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  const response = await fetch(`/api${path}`, {
    method,
    credentials: "same-origin",
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
  }).catch(() => {
    throw new NotDone("no-line");
  });
  if (response.ok) return response;
  const { why } = (await response.json().catch(() => ({}))) as { why?: string };
  throw new NotDone(why ?? (response.status >= 502 ? "no-line" : "not-done"), response.status);
}

const read = async <T>(path: string) => (await (await call("GET", path)).json()) as T;

export const myTables = async () => (await read<{ tables: Summary[] }>("/me")).tables;
export const listedTables = async () => (await read<{ tables: Summary[] }>("/tables")).tables;
export const tableSummary = (code: string) => read<Summary>(`/tables/${encodeURIComponent(code)}`);
export const deckWords = (language: string) => read<DeckWords>(`/words/${language}`);
export const gameSteps = async (code: string, game: number) =>
  (await read<{ steps: Room[] }>(`/tables/${code}/games/${game}/steps`)).steps;
export const recordPath = (code: string, game: number) => `/api/tables/${code}/games/${game}`;
export const qrPath = (code: string) => `/api/tables/${code}/qr`;
export const linePath = (code: string) =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${code}/live`;

export const openTable = async (options: Partial<Options> = {}) =>
  ((await (await call("POST", "/tables", { options })).json()) as { code: string }).code;
export const deleteTable = (code: string) => call("DELETE", `/tables/${code}`);
export const forgetMe = () => call("DELETE", "/me");
export const linkDevice = async () => (await (await call("POST", "/me/link")).json()) as DeviceLink;
export const come = (code: string) => call("POST", "/me/come", { code });
