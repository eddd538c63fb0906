import { whenQuiet } from "../parts/quiet.ts";
import { settings } from "../settings.svelte.ts";
import { deckWords, type DeckWords } from "../wire/http.ts";
import type { Clue } from "../wire/messages.ts";
import { isLanguage, type Around, type Game, type Language } from "./words.ts";

const WORDS = import.meta.glob<{ around: Around; game: Game }>("./*/all.ts");

/** The words in this language; in English if they can't be had. */
function inLanguage(language: Language): Promise<{ around: Around; game: Game }> {
  const english = WORDS["./en/all.ts"]!;
  return (WORDS[`./${language}/all.ts`] ?? english)().catch(english);
}

/** The first of the browser's languages that we have. */
export function browsersLanguage(tags: readonly string[] = navigator.languages): Language {
  for (const tag of tags) {
    const short = tag.slice(0, 2).toLowerCase();
    if (isLanguage(short)) return short;
  }
  return "en";
}

/** All texts in the language that this person chose; others are loaded when they are wanted. */
class Spoken {
  language = $state<Language>("en");
  // there are words before anything is shown: `start` is awaited
  around = $state.raw<Around>()!;
  game = $state.raw<Game>()!;
  // dear to make: once a language
  #numbers = $derived(new Intl.NumberFormat(this.locale));
  #decks = $state<Partial<Record<Language, DeckWords>>>({});

  /** Speaks the language of the settings, or else the browser's. */
  start(): Promise<void> {
    return this.#speak(settings.language ?? browsersLanguage());
  }

  /** Changes the language and remembers it. */
  choose(language: Language): Promise<void> {
    settings.language = language;
    return this.#speak(language);
  }

  async #speak(language: Language) {
    const { around, game } = await inLanguage(language);
    this.language = language;
    this.around = around;
    this.game = game;
    document.documentElement.lang = language;
    // descriptions are long
    whenQuiet(() => this.describe(language));
  }

  /** Loads what is seen on the cards in this language. */
  async describe(language: Language = this.language) {
    if (!this.#decks[language]) this.#decks[language] = await deckWords(language).catch(() => undefined);
  }

  /** What is seen on a card: its name for whoever can't see it. */
  card(id: string): string {
    return this.#decks[this.language]?.cards[id] ?? "";
  }

  /** Who a computer player is. */
  character(name: string): string {
    return this.#decks[this.language]?.characters[name] ?? "";
  }

  /** The names of all computer players' characters. */
  get characters(): string[] {
    return Object.keys(this.#decks[this.language]?.characters ?? {});
  }

  /** The clue in one's own language; own words are as they were written. */
  clue({ text, words }: Clue): string {
    return words?.[this.language] ?? text;
  }

  /** The clue in the learner's second language, if they want one and it says something else. */
  secondClue({ words }: Clue): string | null {
    const second = settings.second;
    return second && second !== this.language ? (words?.[second] ?? null) : null;
  }

  /** How lists, numbers and times are written: in English as the British do. */
  get locale(): string {
    return this.language === "en" ? "en-GB" : this.language;
  }

  /** Names as a sentence lists them: "Ilse, Tomás and you". The browser knows it too, but a phone takes 70 ms to learn how. */
  list(names: readonly string[]): string {
    const [first, last] = [names.slice(0, -1).join(", "), names.at(-1) ?? ""];
    return first ? this.around.and(first, last) : last;
  }

  number(value: number): string {
    return this.#numbers.format(value);
  }
}

export const spoken = new Spoken();
