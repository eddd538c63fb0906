import { describe, expect, test } from "vitest";
import { routeOf, where } from "../../src/routes.svelte.ts";

describe("a path", () => {
  test.each([
    ["/", "", { page: "home" }],
    ["/t/kiteab", "", { page: "table", code: "KITEAB" }],
    ["/t/KITEAB/", "", { page: "table", code: "KITEAB" }],
    ["/t/KITEAB/games/2", "", { page: "replay", code: "KITEAB", game: 2 }],
    ["/t/KITEAB/games/two", "", { page: "nowhere" }],
    ["/how", "", { page: "how" }],
    ["/settings", "", { page: "settings" }],
    ["/come", "#a-secret", { page: "come", secret: "a-secret" }],
    ["/come", "", { page: "come", secret: "" }],
    ["/%E0%A4%A", "", { page: "nowhere" }],
    ["/how/long", "", { page: "nowhere" }],
  ])("%s%s", (path, hash, route) => expect(routeOf(path, hash)).toEqual(route));
});

describe("going", () => {
  test("follows links of ours, and leaves others and the server's alone", () => {
    const stop = where.follow();
    const link = (href: string, more = "") => {
      document.body.innerHTML = `<a href="${href}" ${more}>x</a>`;
      return document.querySelector("a")!.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    };
    expect(link("/how")).toBe(false);
    expect(where.route).toEqual({ page: "how" });
    expect(link("/t/abcdef")).toBe(false);
    expect(where.route).toEqual({ page: "table", code: "ABCDEF" });
    window.addEventListener("click", (event) => event.preventDefault());
    link("/api/tables/ABCDEF/games/1");
    link("/settings", "download");
    link("https://elsewhere.example/how");
    expect(where.route).toEqual({ page: "table", code: "ABCDEF" });
    stop();
  });
});
