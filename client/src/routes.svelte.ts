/** Where one is, by the path of the page. */
export type Route =
  | { page: "home" }
  | { page: "table"; code: string }
  | { page: "replay"; code: string; game: number }
  | { page: "how" }
  | { page: "settings" }
  | { page: "come"; secret: string }
  | { page: "nowhere" };

/** Which page a path means; a code may be written in upper or lower case. */
export function routeOf(path: string, hash = ""): Route {
  const parts = path.split("/").filter(Boolean).map(readable);
  const [first, second, third, fourth] = parts;
  if (parts.length === 0) return { page: "home" };
  if (first === "t" && second && parts.length === 2) return { page: "table", code: second.toUpperCase() };
  if (first === "t" && second && third === "games" && /^\d+$/.test(fourth ?? "") && parts.length === 4) {
    return { page: "replay", code: second.toUpperCase(), game: Number(fourth) };
  }
  if (parts.length > 1) return { page: "nowhere" };
  if (first === "how" || first === "settings") return { page: first };
  if (first === "come") return { page: "come", secret: readable(hash.replace(/^#/, "")) };
  return { page: "nowhere" };
}

function readable(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

class Where {
  route = $state.raw<Route>(routeOf(location.pathname, location.hash));
  /** Whether the first page is still on its way to the screen: it comes step by step, so that a slow phone is never busy for long. */
  isOpening = true;
  /** How many pages of ours there are to go back to. */
  #steps = 0;

  /** Goes to a path of ours. */
  go(path: string, { replace = false } = {}) {
    this.isOpening = false;
    if (replace) history.replaceState(null, "", path);
    else {
      history.pushState(null, "", path);
      this.#steps += 1;
    }
    this.#look();
    scrollTo(0, 0);
  }

  /** Back to where one came from, or home. */
  back() {
    if (this.#steps > 0) {
      this.#steps -= 1;
      history.back();
    } else this.go("/", { replace: true });
  }

  /** Follows plain clicks on links of ours and the browser's own buttons. */
  follow(): () => void {
    const look = () => this.#look();
    addEventListener("popstate", look);
    document.addEventListener("click", this.#click);
    return () => {
      removeEventListener("popstate", look);
      document.removeEventListener("click", this.#click);
    };
  }

  #look() {
    this.route = routeOf(location.pathname, location.hash);
  }

  #click = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.("a");
    const strange = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || strange || event.defaultPrevented) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  };
}

export const where = new Where();
