/** How near the Dark is, from one's own crosses alone: what others do is secret. */

/** Seven of ten: from here on few make more. */
export const NEAR = 7;

export const isDarkNear = (crosses: number): boolean => crosses >= NEAR;
