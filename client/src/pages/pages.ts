import type { Route } from "../routes.svelte.ts";

/** The page of each path, fetched when somebody goes there. */
export const PAGES: Record<Route["page"], () => Promise<{ default: unknown }>> = {
  home: () => import("./Home.svelte"),
  table: () => import("./AtTable.svelte"),
  replay: () => import("./Replay.svelte"),
  how: () => import("./HowToPlay.svelte"),
  settings: () => import("./Settings.svelte"),
  come: () => import("./Come.svelte"),
  nowhere: () => import("./Nowhere.svelte"),
};

/** Fetches a page while something else is waited for. */
export function fetchAhead(page: Route["page"]) {
  // whoever opens it says that it didn't load
  PAGES[page]().catch(() => undefined);
}
