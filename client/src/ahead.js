// Runs before the client itself is here: asks for the page and the words that it will want, so that a slow line isn't gone twice.
const PAGES = "%PAGES%";
const WORDS = "%WORDS%";

/** The path's page, as far as it is one that people open. */
const page = location.pathname === "/" ? PAGES.home : /^\/t\/[^/]+\/?$/.test(location.pathname) ? PAGES.table : [];

/** The language that was chosen here, or else the first of the browser's that we have. */
function words() {
  let chosen = null;
  try {
    chosen = JSON.parse(localStorage.getItem("stella") ?? "{}").language;
  } catch {
    // a browser that keeps nothing still plays
  }
  const tags = [chosen ?? "", ...navigator.languages, "en"].map((tag) => tag.slice(0, 2).toLowerCase());
  return WORDS[tags.find((tag) => tag in WORDS)];
}

for (const file of [...page, ...words()]) {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = `/${file}`;
  document.head.append(link);
}
