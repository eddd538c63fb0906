/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { lightbox } from "./scripts/lightbox.ts";
import { offline } from "./scripts/offline.ts";

/** Where `stella serve` listens while one works on the client. */
const SERVER = process.env.STELLA ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte(), lightbox(), offline()],
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
    rolldownOptions: {
      output: {
        // what every table needs is one file: many small ones pack badly
        codeSplitting: {
          groups: [
            { name: "table", test: /src\/(atlas|parts|table|wire|pages\/AtTable|pages\/reveal\/(watch|stage))/, minShareCount: 2 },
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
