/** Words that shrink until they fit, for the clue word above all. */

/** The font size at which a text of this width (measured at `at`) fits, between the two bounds. */
export function sized(width: number, at: number, free: number, least: number, most: number): number {
  if (width <= 0) return most;
  return Math.max(least, Math.min(most, Math.floor((at * free) / width)));
}

const MEASURED_AT = 100;
let pen: CanvasRenderingContext2D | null | undefined;

/** The width of a text in the type of titles, at 100 pixels. */
export function measure(text: string, family = "Stella Titles"): number {
  pen ??= typeof document === "undefined" ? null : (document.createElement("canvas").getContext("2d") ?? null);
  if (!pen) return text.length * 52;
  pen.font = `${MEASURED_AT}px "${family}", Georgia, serif`;
  return pen.measureText(text).width;
}

/** The font size for one line of title type in this much room. */
export const titleSize = (text: string, free: number, least: number, most: number): number =>
  sized(measure(text), MEASURED_AT, free, least, most);
