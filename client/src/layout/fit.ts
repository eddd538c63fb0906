/** How large the pictures are: every way to lay them out is tried, the one with the largest pictures wins. */

/** The free screen in CSS pixels, without notches and home bars. */
export interface Space {
  readonly width: number;
  readonly height: number;
}

/**
 * How much there is beside the pictures: `low` a phone on its side, `tight` a small phone,
 * `tall` any other upright screen, `desk` a rail at the side.
 */
export type Shape = "low" | "tight" | "tall" | "desk";

/** One way to lay the table out. */
export interface Arrangement {
  readonly shape: Shape;
  readonly columns: number;
  readonly rows: number;
  /** The size of a picture. */
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  /** Whether one place is left, bottom right, for the count and the Dark. */
  readonly corner: boolean;
  /** Whether the lines are those of the table, 5 × 3. */
  readonly lines: boolean;
  /** The height of header and footer; both 0 beside a rail. */
  readonly head: number;
  readonly foot: number;
  /** What the rail gets; 0 without one. */
  readonly rail: number;
  /** The height that is free over the pictures beside a rail, where the clue word may stand larger. */
  readonly over: number;
}

const PICTURES = 15;
const COLUMNS = [3, 4, 5, 8] as const;
/** Five columns are favoured, so that the table's own lines win near-ties. */
const FAVOUR = 1.08;
/** From this width on there may be a rail. */
const RAIL_FROM = 900;
/** The gutter left of the pictures, where round tokens stand beside their lines, and the one right of them. */
export const GUTTERS = { start: 34, end: 16 } as const;
const MARGIN = 14;
/** The lowest height over the pictures that is worth the clue word. */
const OVER = 64;

const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** Header, footer, and what the footer grows by where no place is left for the count. */
function edges({ width, height }: Space): { shape: Shape; head: number; foot: number; count: number } {
  if (height < 500) return { shape: "low", head: 46, foot: 52, count: 0 };
  if (height < 700 && width < 600) return { shape: "tight", head: 54, foot: 84, count: 8 };
  return { shape: "tall", head: 92, foot: 112, count: 72 };
}

function beside(space: Space): Arrangement {
  const gap = space.width >= 1200 ? 8 : 6;
  const least = clamp(240, space.width * 0.24, 340);
  const across = (space.width - least - GUTTERS.start - GUTTERS.end - 4 * gap) / 5;
  const down = (((space.height - 2 * MARGIN - 2 * gap) / 3) * 2) / 3;
  const width = Math.floor(Math.min(across, down));
  const height = Math.round(width * 1.5);
  const rail = space.width - 5 * width - 4 * gap - GUTTERS.start - GUTTERS.end;
  const free = space.height - 3 * height - 2 * gap - 2 * MARGIN;
  const over = free >= OVER && rail < 330 ? Math.min(free, 120) : 0;
  return { shape: "desk", columns: 5, rows: 3, width, height, gap, corner: false, lines: true, head: 0, foot: 0, rail, over };
}

function between(space: Space, columns: number): Arrangement {
  const { shape, head, foot, count } = edges(space);
  const corner = PICTURES % columns !== 0;
  const rows = Math.ceil(PICTURES / columns);
  const large = Math.min(space.width, space.height) >= 500;
  const [gap, margin] = large ? [6, 10] : [4, 4];
  // the table's own lines have their round tokens beside them
  const side = columns === 5 && large ? GUTTERS.start : margin;
  const footer = foot + (corner ? 0 : count);
  const across = (space.width - margin - side - (columns - 1) * gap) / columns;
  const down = (((space.height - head - footer - (rows - 1) * gap) / rows) * 2) / 3;
  const width = Math.max(1, Math.floor(Math.min(across, down)));
  const height = Math.round(width * 1.5);
  return { shape, columns, rows, width, height, gap, corner, lines: columns === 5, head, foot: footer, rail: 0, over: 0 };
}

/** The arrangement with the largest pictures, or the best one with the columns that somebody wished for. */
export function fit(space: Space, wished = 0): Arrangement {
  const tried = COLUMNS.map((columns) => between(space, columns));
  if (space.width >= RAIL_FROM && space.height >= 500) tried.unshift(beside(space));
  const asWished = tried.filter(({ columns }) => columns === wished);
  if (asWished.length) return asWished.reduce((best, next) => (next.width > best.width ? next : best));
  const worth = ({ width, columns }: Arrangement) => width * (columns === 5 ? FAVOUR : 1);
  return tried.reduce((best, next) => (worth(next) > worth(best) ? next : best));
}

/** The line of a place as the table has it: 1 at the top, 3 at the bottom. */
export const lineOf = (place: number): number => Math.ceil(place / 5);

/** The round whose token stands beside a line: I at the bottom, III at the top. */
export const roundBeside = (line: number): number => 4 - line;
