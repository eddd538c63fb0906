/** How long the announcement takes, in milliseconds. */

/** A lantern climbs; the next one starts so much later. */
export const CLIMB = 700;
export const APART = 120;
/** The lantern in the Dark turns. */
export const TURN = 420;
/** How long the end can be read before the next show may begin by itself. */
export const READ = 2600;

/** When all lanterns have arrived. */
export const arrived = (lanterns: number): number => CLIMB + APART * (lanterns - 1);
