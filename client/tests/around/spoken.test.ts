import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { settings } from "../../src/settings.svelte.ts";
import { refusal } from "../../src/words/refusal.ts";
import { browsersLanguage, spoken } from "../../src/words/spoken.svelte.ts";
import { LANGUAGES } from "../../src/words/words.ts";

const HOMECOMING = { text: "Homecoming", words: { en: "Homecoming", de: "Heimkehr", fr: "Retour" } };

beforeAll(async () => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ cards: { c01: "a cup" }, characters: {} })));
});

describe("the language", () => {
  test("is the first of the browser's that we have", () => {
    expect(browsersLanguage(["nl-NL", "de-AT", "en"])).toBe("de");
    expect(browsersLanguage(["ja"])).toBe("en");
  });

  test("is changed, remembered and told to the page", async () => {
    await spoken.choose("de");
    expect(spoken.language).toBe("de");
    expect(JSON.parse(localStorage.getItem("stella")!).language).toBe("de");
    await spoken.choose("en");
    expect(document.documentElement.lang).toBe("en");
  });

  test("of the clue is one's own, and a learner's second", async () => {
    await spoken.choose("de");
    expect(spoken.clue(HOMECOMING)).toBe("Heimkehr");
    settings.set("second", "fr");
    expect(spoken.secondClue(HOMECOMING)).toBe("Retour");
    settings.set("second", "de");
    expect(spoken.secondClue(HOMECOMING)).toBeNull();
    settings.set("second", null);
    expect(spoken.clue({ text: "Grandma's attic", words: null })).toBe("Grandma's attic");
    await spoken.choose("en");
  });

  test("joins names as its sentences do", async () => {
    await spoken.choose("en");
    expect(spoken.list(["Ilse", "Tomás", "Ada"])).toBe("Ilse, Tomás and Ada");
  });

  test.each(LANGUAGES)("joins names as the browser would: %s", async (language) => {
    await spoken.choose(language);
    const byBrowser = new Intl.ListFormat(spoken.locale, { type: "conjunction" });
    const names = ["Ilse", "Tomás", "Hiro", "Ada", "Iván", "Hielo", "Ian", "Iago", "Yago"];
    for (const [i, last] of names.entries()) {
      const others = names.filter((name) => name !== last).slice(0, i % 4);
      expect(spoken.list([...others, last])).toBe(byBrowser.format([...others, last]));
    }
    expect(spoken.list([])).toBe("");
    if (language === "es") expect(spoken.list(["Ana", "Íñigo"])).toBe("Ana e Íñigo");
    await spoken.choose("en");
  });

  test("describes the pictures", async () => {
    await spoken.describe("en");
    expect(spoken.card("c01")).toBe("a cup");
    expect(spoken.card("c99")).toBe("");
  });
});

describe("refusals", () => {
  /** The codes of the rules and of the host, from their own pages. */
  const codes = [
    ...readFileSync("../docs/refusals.md", "utf8").matchAll(/^\| `([a-z-]+)` \|/gm),
    ...readFileSync("../src/stella/host/refusals.py", "utf8").matchAll(/= "([a-z-]+)"/g),
  ].map(([, code]) => code!);

  test.each(LANGUAGES)("are all said in words: %s", async (language) => {
    await spoken.choose(language);
    expect(codes.length).toBeGreaterThan(50);
    expect(codes.filter((code) => refusal(code) === refusal("a code of tomorrow"))).toEqual([]);
    await spoken.choose("en");
  });
});
