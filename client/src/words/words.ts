import type { around } from "./en/around.ts";
import type { game } from "./en/game.ts";

/** The same keys in any language: strings, and functions where a name or a number goes in. */
type InAnyLanguage<T> = T extends string
  ? string
  : T extends (...given: infer G) => string
    ? (...given: G) => string
    : { readonly [K in keyof T]: InAnyLanguage<T[K]> };

/** The texts round the game. */
export type Around = InAnyLanguage<typeof around>;
/** The texts of the game. */
export type Game = InAnyLanguage<typeof game>;

export const LANGUAGES = ["en", "de", "es", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words. */
export const OWN_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  it: "Italiano",
};

export const isLanguage = (tag: string): tag is Language => (LANGUAGES as readonly string[]).includes(tag);
