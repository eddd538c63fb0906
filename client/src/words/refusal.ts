import { spoken } from "./spoken.svelte.ts";

/** Why something can't be done, in people's language; a code that we don't know yet gets a general word. */
export function refusal(why: string): string {
  const said = spoken.around.refusals as Record<string, string>;
  return said[why] ?? spoken.around.refusals["not-done"];
}
