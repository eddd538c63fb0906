/** Where a picture of the deck is had, in the width that a screen needs. */

/** On a card more points to a pixel than this can't be seen, and cost a phone twice the line. */
const SHARP = 2.3;
const finer = globalThis.devicePixelRatio > SHARP ? SHARP / devicePixelRatio : 1;

export const pictureAt = (card: string, width: number) => `/pictures/${card}-${width}.avif`;

export const srcsetOf = (card: string) => [240, 400, 800].map((width) => `${pictureAt(card, width)} ${width}w`).join(", ");

/** How wide it is shown, as a browser with finer points should take it. */
export const sizesOf = (shown: string) => (finer < 1 && /^[\d.]+px$/.test(shown) ? `calc(${shown} * ${finer.toFixed(3)})` : shown);

/** Asks for pictures before there is a place for them; whoever shows them finds them there. */
export function fetchPictures(cards: readonly string[], width: number) {
  for (const card of cards) {
    const picture = new Image();
    picture.sizes = sizesOf(`${width}px`);
    picture.srcset = srcsetOf(card);
  }
}
