const LOOK_AGAIN = 400;
const QUIET = 3;

/** Acts once all pictures of the page have been there for a while: a slow line carries them first. Gives back how to call it off. */
export function whenQuiet(act: () => void): () => void {
  let quiet = 0;
  const timer = setInterval(() => {
    quiet = [...document.images].every(({ complete }) => complete) ? quiet + 1 : 0;
    if (quiet < QUIET) return;
    clearInterval(timer);
    if (typeof requestIdleCallback === "function") requestIdleCallback(act, { timeout: LOOK_AGAIN });
    else act();
  }, LOOK_AGAIN);
  return () => clearInterval(timer);
}
