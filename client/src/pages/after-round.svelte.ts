import type { Component } from "svelte";
import type { LiveTable } from "../table/live-table.ts";

/** The pages that come once the pens are passed: nobody waits for them on the way to the pictures. */
class AfterRound {
  page = $state.raw<Component<{ table: LiveTable }>>();
  failed = $state(false);

  /** Fetches them, once. */
  async fetch() {
    if (this.page) return;
    try {
      this.failed = false;
      this.page = (await import("./AfterRound.svelte")).default;
    } catch {
      this.failed = true;
    }
  }
}

export const afterRound = new AfterRound();
