import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin, Rolldown } from "vite";

const SCRIPT = new URL("../src/ahead.js", import.meta.url);
const PAGES = { home: "/pages/Home.svelte", table: "/pages/AtTable.svelte" };
const WORDS = /\/words\/(\w\w)\/all\.ts$/;

const chunksOf = (bundle: Rolldown.OutputBundle) => Object.values(bundle).filter((each): each is Rolldown.OutputChunk => each.type === "chunk");

/** The script that asks for the next files, with their names in it. */
function script(bundle: Rolldown.OutputBundle): string {
  const chunks = chunksOf(bundle);
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needs = (chunk: Rolldown.OutputChunk): string[] => [chunk.fileName, ...chunk.imports.flatMap((name) => needs(named.get(name)!))];
  // the page itself names these
  const always = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(needs));
  const own = (chunk: Rolldown.OutputChunk) => [...new Set(needs(chunk))].filter((name) => !always.has(name));
  const pages = Object.entries(PAGES).map(([page, end]) => [page, own(chunks.find((chunk) => chunk.facadeModuleId?.endsWith(end))!)]);
  const words = chunks.flatMap((chunk) => {
    const language = WORDS.exec(chunk.facadeModuleId ?? "")?.[1];
    return language ? [[language, own(chunk)]] : [];
  });
  return readFileSync(SCRIPT, "utf8")
    .replace('"%PAGES%"', JSON.stringify(Object.fromEntries(pages)))
    .replace('"%WORDS%"', JSON.stringify(Object.fromEntries(words)));
}

/** Writes `ahead.js` and puts it into the page, first of all: it waits for no other file. */
export function ahead(): Plugin {
  return {
    name: "ahead",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle }) {
        const source = script(bundle!);
        const fileName = `assets/ahead-${createHash("sha256").update(source).digest("hex").slice(0, 8)}.js`;
        this.emitFile({ type: "asset", fileName, source });
        return [{ tag: "script", attrs: { async: true, src: `/${fileName}` }, injectTo: "head-prepend" }];
      },
    },
  };
}
