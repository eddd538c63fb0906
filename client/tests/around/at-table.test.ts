import { render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, test } from "vitest";
import * as views from "../../fixtures/views.ts";
import AtTable from "../../src/pages/AtTable.svelte";
import { TestSocket } from "./socket.ts";

const NO_SUCH_TABLE = 4404;

beforeEach(() => TestSocket.install());

describe("a table that isn't there", () => {
  test("is a wrong code to whoever comes", async () => {
    render(AtTable, { code: "ZZZZZZ" });
    TestSocket.last.breaks(NO_SUCH_TABLE);
    expect(await screen.findByRole("heading", { name: "There is no such table" })).toBeTruthy();
  });

  test("was deleted for whoever was at it", async () => {
    render(AtTable, { code: "ZZZZZZ" });
    TestSocket.last.says(views.gathering());
    TestSocket.last.breaks(NO_SUCH_TABLE);
    expect(await screen.findByRole("heading", { name: "This table is gone" })).toBeTruthy();
  });

  test("has a way home while the server doesn't answer", () => {
    render(AtTable, { code: "ZZZZZZ" });
    expect(screen.getByText("The server doesn't answer yet. This page keeps trying.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
  });
});
