import { openTable } from "../wire/http.ts";
import type { Strength } from "../wire/messages.ts";
import type { Language } from "../words/words.ts";
import { Table } from "./table.svelte.ts";

export interface QuickGame {
  name: string;
  language: Language;
  computers: number;
  strength: Strength;
  /** The four easy words. */
  first: boolean;
}

/** Opens a table, sits down, asks computer players in and starts; the code of the table. */
export async function playNow({ name, language, computers, strength, first }: QuickGame): Promise<string> {
  const code = await openTable({ language, strength, discovery_words: first });
  const table = new Table(code);
  try {
    if (await table.ask({ do: "sit-down", name, colour: "blue" })) return code;
    for (let i = 0; i < computers; i++) {
      if (await table.ask({ do: "ask-computer-in", character: null, strength })) return code;
    }
    await table.ask({ do: "start" });
  } finally {
    table.leave();
  }
  return code;
}
