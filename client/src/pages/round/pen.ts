/** The pen under a finger: it follows, commits past most of its way, springs back before. */

/** From here on letting go passes the pen. */
export const COMMITS = 0.7;
/** A finger that moved less than this has tapped. */
export const TAP = 6;

/** How far the pen has come, 0 to 1; towards the left where one writes from right to left. */
export function way(from: number, to: number, length: number, rightToLeft = false): number {
  if (length <= 0) return 0;
  const moved = rightToLeft ? from - to : to - from;
  return Math.max(0, Math.min(1, moved / length));
}

/** What letting go means: a tap passes the pen as well. */
export function lettingGo(wandered: number, came: number): "pass" | "spring-back" {
  return wandered < TAP || came >= COMMITS ? "pass" : "spring-back";
}
