import { say } from "./toasts.svelte.ts";

/** Puts a text where it can be pasted, and says so; where that isn't allowed, the browser shows it to copy by hand. */
export async function copy(text: string, said: string) {
  try {
    await navigator.clipboard.writeText(text);
    say(said);
  } catch {
    prompt(said, text);
  }
}
