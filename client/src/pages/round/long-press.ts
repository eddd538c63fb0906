import type { Attachment } from "svelte/attachments";

/** How long a press is long, and how far a finger may wander meanwhile. */
const LONG = 420;
const WANDER = 10;

/** A long press, or the other mouse button, does something else than a tap; no click follows it. */
export function longPress(does: () => void): Attachment<HTMLElement> {
  return (element) => {
    let timer = 0;
    let from = { x: 0, y: 0 };
    let done = false;

    const stop = () => clearTimeout(timer);
    const down = (event: PointerEvent) => {
      stop();
      done = false;
      if (event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
      timer = window.setTimeout(() => {
        done = true;
        does();
      }, LONG);
    };
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > WANDER) stop();
    };
    const click = (event: MouseEvent) => {
      if (!done) return;
      done = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: MouseEvent) => {
      event.preventDefault();
      // on a touch screen the menu asks while the press is already under way
      if (event.button === 2 && !done) does();
    };

    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) element.addEventListener(end, stop);
    element.addEventListener("click", click, { capture: true });
    element.addEventListener("contextmenu", menu);
    return () => {
      stop();
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      for (const end of ["pointerup", "pointercancel", "pointerleave"]) element.removeEventListener(end, stop);
      element.removeEventListener("click", click, { capture: true });
      element.removeEventListener("contextmenu", menu);
    };
  };
}
