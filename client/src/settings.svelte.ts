import type { Language } from "./words/words.ts";

export type Theme = "as-device" | "night" | "day";
export type Columns = 0 | 3 | 4 | 5 | 8;

interface Kept {
  name: string;
  language: Language | null;
  second: Language | null;
  theme: Theme;
  sounds: boolean;
  calm: "as-device" | "calm" | "lively";
  leftHanded: boolean;
  /** 0: as many as make the pictures largest. */
  columns: Columns;
  hints: boolean;
  hinted: string[];
}

const USUAL: Kept = {
  name: "",
  language: null,
  second: null,
  theme: "as-device",
  sounds: true,
  calm: "as-device",
  leftHanded: false,
  columns: 0,
  hints: true,
  hinted: [],
};

const SHELF = "stella";

function remembered(): Kept {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(SHELF) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...USUAL };
  }
}

const wants = (query: string) => globalThis.matchMedia?.(query) ?? null;

/** What this device remembers of its person's wishes. */
class Settings {
  #kept = $state(remembered());
  #likesDay = $state(false);
  #likesCalm = $state(false);

  constructor() {
    const day = wants("(prefers-color-scheme: light)");
    const calm = wants("(prefers-reduced-motion: reduce)");
    this.#likesDay = day?.matches ?? false;
    this.#likesCalm = calm?.matches ?? false;
    day?.addEventListener?.("change", ({ matches }) => ((this.#likesDay = matches), this.#dress()));
    calm?.addEventListener?.("change", ({ matches }) => ((this.#likesCalm = matches), this.#dress()));
    this.#dress();
  }

  /** The theme that is shown. */
  get shown(): "night" | "day" {
    if (this.#kept.theme !== "as-device") return this.#kept.theme;
    return this.#likesDay ? "day" : "night";
  }

  /** Whether things should move little. */
  get isCalm(): boolean {
    return this.#kept.calm === "calm" || (this.#kept.calm === "as-device" && this.#likesCalm);
  }

  get<K extends keyof Kept>(what: K): Kept[K] {
    return this.#kept[what];
  }

  set<K extends keyof Kept>(what: K, value: Kept[K]) {
    this.#kept[what] = value;
    try {
      localStorage.setItem(SHELF, JSON.stringify(this.#kept));
    } catch {
      // a browser that keeps nothing still plays
    }
    this.#dress();
  }

  get name() {
    return this.#kept.name;
  }
  set name(name: string) {
    this.set("name", name);
  }
  get language() {
    return this.#kept.language;
  }
  set language(language: Language | null) {
    this.set("language", language);
  }
  get second() {
    return this.#kept.second;
  }
  get sounds() {
    return this.#kept.sounds;
  }
  get leftHanded() {
    return this.#kept.leftHanded;
  }
  get columns() {
    return this.#kept.columns;
  }

  /** The page wears the wishes as attributes of its root. */
  #dress() {
    const { dataset } = document.documentElement;
    dataset.theme = this.shown;
    dataset.motion = this.isCalm ? "calm" : "lively";
    dataset.hand = this.#kept.leftHanded ? "left" : "right";
    const room = this.shown === "day" ? "#efe5cd" : "#0a1417";
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", room);
  }
}

export const settings = new Settings();
