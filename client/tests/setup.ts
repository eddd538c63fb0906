import { afterAll, afterEach } from "vitest";
import { cleanup, configure } from "@testing-library/svelte";
import { where } from "../src/routes.svelte.ts";
import { spoken } from "../src/words/spoken.svelte.ts";

// an engraved globe in an error message helps nobody
configure({ getElementError: (message) => new Error(message ?? "not found") });

// jsdom knows dialogs, but not how to open them
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};
globalThis.scrollTo = () => undefined;
HTMLElement.prototype.scrollTo ??= () => undefined;
// nothing has a size there, so nothing ever changes it
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
HTMLCanvasElement.prototype.getContext = () => null;
// transitions of Svelte run on the animations of the browser
Element.prototype.animate ??= () => ({ cancel: () => undefined, finished: Promise.resolve(), onfinish: null }) as unknown as Animation;

// a page that is closed has no timers any more; these would go on without a document
const stopTimers: (() => void)[] = [];
const { setTimeout: once, setInterval: often } = globalThis;
globalThis.setTimeout = ((...args: Parameters<typeof once>) => {
  const timer = once(...args);
  stopTimers.push(() => clearTimeout(timer));
  return timer;
}) as typeof once;
globalThis.setInterval = ((...args: Parameters<typeof often>) => {
  const timer = often(...args);
  stopTimers.push(() => clearInterval(timer));
  return timer;
}) as typeof often;
afterAll(() => stopTimers.forEach((stop) => stop()));

// what is laid is there at once; a test of how a page opens says so
where.isOpening = false;
await spoken.start();
afterEach(() => cleanup());
