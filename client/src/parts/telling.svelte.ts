/** What the live region tells: public things alone, one after another. */
export const telling = $state({ text: "" });

let queue: string[] = [];
let busy = false;

/** Tells it to whoever listens rather than looks. */
export function tell(text: string) {
  queue.push(text);
  if (!busy) next();
}

function next() {
  // several sentences at once are one announcement: a second one would cut the first short
  telling.text = queue.join(" ");
  queue = [];
  busy = telling.text !== "";
  if (busy) setTimeout(next, 700);
}
