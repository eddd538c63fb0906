import type { Outcome } from "../wire/messages.ts";
import type { Language } from "../words/words.ts";

/** A word, three pictures, and who of three computer players crossed which, as `stella judge` tells it. */
export interface Taste {
  word: Record<Language, string>;
  pictures: readonly { card: string; crossed: readonly string[] }[];
}

/** Who sits on the first page. */
export const COMPANY = { Lucerna: "orange", Tamtam: "green", Velina: "pink" } as const;

const ALL = ["Lucerna", "Tamtam", "Velina"] as const;
const of = (card: string, ...crossed: readonly string[]) => ({ card, crossed });

export const TASTES: readonly Taste[] = [
  {
    word: { en: "Home", de: "Zuhause", es: "Hogar", fr: "Chez-soi", it: "Casa" },
    pictures: [of("c14", "Velina"), of("c02", ...ALL), of("c47")],
  },
  {
    word: { en: "Treasure", de: "Schatz", es: "Tesoro", fr: "Trésor", it: "Tesoro" },
    pictures: [of("c24"), of("c03", ...ALL), of("c20", "Lucerna")],
  },
  {
    word: { en: "Midnight", de: "Mitternacht", es: "Medianoche", fr: "Minuit", it: "Mezzanotte" },
    pictures: [of("c05", "Tamtam"), of("c27"), of("c14", ...ALL)],
  },
  {
    word: { en: "Hope", de: "Hoffnung", es: "Esperanza", fr: "Espoir", it: "Speranza" },
    pictures: [of("c15", ...ALL), of("c28", "Lucerna"), of("c22")],
  },
  {
    word: { en: "Journey", de: "Reise", es: "Viaje", fr: "Voyage", it: "Viaggio" },
    pictures: [of("c26", "Tamtam"), of("c03"), of("c37", ...ALL)],
  },
  {
    word: { en: "Invisible", de: "Unsichtbar", es: "Invisible", fr: "Invisible", it: "Invisibile" },
    pictures: [of("c66"), of("c33", "Lucerna"), of("c11", ...ALL)],
  },
];

/** What the picture would be to a scout who shows it. */
export function outcomeOf(crossed: readonly string[]): Outcome {
  return crossed.length === 0 ? "fall" : crossed.length === 1 ? "super-spark" : "spark";
}
