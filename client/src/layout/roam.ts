/** Where an arrow key leads among the pictures. */

export type Way = "left" | "right" | "up" | "down" | "first" | "last";

const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "first",
  End: "last",
};

/** The way a key means; left and right change sides where one writes from right to left. */
export function wayOf(key: string, rightToLeft = false): Way | null {
  const way = WAYS[key] ?? null;
  if (!rightToLeft) return way;
  if (way === "left") return "right";
  return way === "right" ? "left" : way;
}

/** The place one comes to; past an edge one stays. */
export function roam(place: number, way: Way, columns: number, places = 15): number {
  switch (way) {
    case "left":
      return Math.max(1, place - 1);
    case "right":
      return Math.min(places, place + 1);
    case "up":
      return place > columns ? place - columns : place;
    case "down":
      return place + columns <= places ? place + columns : place;
    case "first":
      return 1;
    case "last":
      return places;
  }
}
