import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const WORKER = new URL("../src/offline/worker.js", import.meta.url);

/** Writes the service worker: its source, with the names of all built files and a version made of them. */
export function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => /\.(js|css|woff2|svg)$/.test(name))
        .sort()
        .map((name) => `/${name}`);
      const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
      const source = readFileSync(WORKER, "utf8")
        .replace('"%FILES%"', JSON.stringify(files))
        .replace("%VERSION%", version);
      this.emitFile({ type: "asset", fileName: "offline.js", source });
    },
  };
}
