const LOOK_AGAIN = 400;
const QUIET = 3;

/** Acts once all pictures of the page have been there for a while: a slow line carries them first. Gives back how to call it off. */
export function whenQuiet(act: () => void): () => void {
  let quiet = 0;
  const timer = setInterval(() => {
    quiet = [...document.images].every(({ complete }) => complete) ? quiet + 1 : 0;
    if (quiet < QUIET) return;
    clearInterval(timer);
    whenIdle(act);
  }, LOOK_AGAIN);
  return () => clearInterval(timer);
}

/** Acts once there is nothing more pressing, but soon. Gives back how to call it off. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const asked = requestIdleCallback(act, { timeout: LOOK_AGAIN });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(act, 1);
  return () => clearTimeout(timer);
}
