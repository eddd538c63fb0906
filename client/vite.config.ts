/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { ahead } from "./scripts/ahead.ts";
import { lightbox } from "./scripts/lightbox.ts";
import { offline } from "./scripts/offline.ts";
import { packed } from "./scripts/packed.ts";

/** Where `stella serve` listens while one works on the client. */
const SERVER = process.env.STELLA ?? "http://127.0.0.1:8765";

/** What pages share, and what somebody needs who comes to a round. */
const SHARED = /node_modules|src\/(atlas|parts|words|sound|routes|wire\/http|around\/(Alone|PageHead)|home\/taste)/;
const OF_A_ROUND = /src\/(pages\/(round|reveal\/(watch|stage|heard|words))|table|wire\/line|layout)/;

export default defineConfig({
  plugins: [svelte(), lightbox(), ahead(), offline(), packed()],
  server: {
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  build: {
    outDir: "../src/stella/web/client",
    emptyOutDir: true,
    target: "es2022",
    // nothing as data: URLs: the Content-Security-Policy allows our own files alone
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // many small files pack badly, and each is a way there and back on a slow line: all style is one file,
    // and so is what every page needs, what every round needs, and the words of a language
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "core", test: SHARED, minShareCount: 2, priority: 2 },
            { name: "round", test: OF_A_ROUND, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
  },
});
