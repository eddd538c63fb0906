import { createReadStream, existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const DECK = fileURLToPath(new URL("../../src/stella/decks/lightbox", import.meta.url));
/** What the deck draws for the page itself: its icons and the preview of a link. */
const EMBLEMS = ["icon-32.png", "icon-192.png", "icon-512.png", "icon-maskable-512.png", "social.jpg"];
const TYPES: Record<string, string> = { avif: "image/avif", png: "image/png", jpg: "image/jpeg" };

/** Takes the emblems of the deck into the build; serves its pictures, too, while one works on the client. */
export function lightbox(): Plugin {
  return {
    name: "lightbox",
    generateBundle() {
      for (const fileName of EMBLEMS) this.emitFile({ type: "asset", fileName, source: readFileSync(`${DECK}/${fileName}`) });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = (request.url ?? "").replace(/^\/(pictures\/)?|\?.*$/g, "");
        const isOurs = EMBLEMS.includes(name) || /^[a-z0-9-]+\.avif$/.test(name);
        if (!isOurs || !existsSync(`${DECK}/${name}`)) return next();
        response.setHeader("Content-Type", TYPES[name.split(".")[1]!]!);
        createReadStream(`${DECK}/${name}`).pipe(response);
      });
    },
  };
}
