import { vi } from "vitest";

/** A socket that does what the test says, in place of the browser's. */
export class TestSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: TestSocket[] = [];

  static get last(): TestSocket {
    return this.all.at(-1)!;
  }

  static install() {
    this.all = [];
    vi.stubGlobal("WebSocket", TestSocket);
  }

  readyState = 0;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: { do: string; id: string; [field: string]: unknown }[] = [];

  constructor(readonly url: string) {
    TestSocket.all.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  says(message: object) {
    this.readyState = 1;
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breaks(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  close() {
    this.readyState = 3;
  }
}
