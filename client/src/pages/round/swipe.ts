import type { Attachment } from "svelte/attachments";

/** A swipe is wider than this, and wider than it is high. */
const WIDE = 44;

/** A swipe to the next (1) or to the one before (-1). */
export function swipe(to: (step: 1 | -1) => void): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number } | null = null;
    const down = (event: PointerEvent) => {
      from = event.isPrimary ? { x: event.clientX, y: event.clientY } : null;
    };
    const up = (event: PointerEvent) => {
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      from = null;
      if (Math.abs(x) < WIDE || Math.abs(x) < Math.abs(y)) return;
      const rightToLeft = getComputedStyle(element).direction === "rtl";
      to(x < 0 !== rightToLeft ? 1 : -1);
    };
    const stop = () => (from = null);
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", stop);
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", stop);
    };
  };
}
