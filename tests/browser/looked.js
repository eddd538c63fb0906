// What is wrong with the page as it stands: an array of sentences, empty where all is well.
() => {
  const wrong = [];
  const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.querySelector(".theatre") ?? document.body;
  const [wide, high] = [document.documentElement.clientWidth, document.documentElement.clientHeight];
  const scrolls = document.documentElement.scrollHeight > high + 1;
  const excerpt = (text) => text.trim().replace(/\s+/g, " ").slice(0, 60);
  const onlyHeard = (element) => element.closest(".only-heard, [aria-hidden='true'].glass") !== null;

  /** Whether a text that is too long ends in dots here, as names may. */
  const shortens = (element) => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element);
    return textOverflow === "ellipsis" || webkitLineClamp !== "none";
  };
  /** The boxes of a text, one a line, without the room that type keeps above and below. */
  const boxesOf = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const short = shortens(node.parentElement) ? node.parentElement.getBoundingClientRect() : { right: Infinity, bottom: Infinity };
    return [...range.getClientRects()]
      .map(({ left, right, top, bottom, height }) => ({ left, right, top: top + height * 0.24, bottom: bottom - height * 0.24 }))
      .map((box) => ({ ...box, right: Math.min(box.right, short.right), bottom: Math.min(box.bottom, short.bottom) }))
      .filter(({ left, right, top, bottom }) => right > left && bottom > top);
  };
  /** The box of whatever cuts this element off, for sides that can't be scrolled to. */
  const cutBy = (element, side) => {
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      const overflow = side === "x" ? style.overflowX : style.overflowY;
      if (overflow === "auto" || overflow === "scroll") return null;
      if (overflow === "hidden" || overflow === "clip") {
        if (!shortens(at)) return at.getBoundingClientRect();
      }
      if (style.position === "fixed") return { left: 0, right: wide, top: 0, bottom: high };
    }
    return side === "x" ? { left: 0, right: wide } : scrolls ? null : { top: 0, bottom: high };
  };

  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || onlyHeard(element)) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    texts.push({ element, text: excerpt(node.data), boxes: boxesOf(node) });
  }
  for (const { element, text, boxes } of texts) {
    const [across, down] = [cutBy(element, "x"), cutBy(element, "y")];
    for (const box of boxes) {
      if (box.left < -1 || box.right > wide + 1) wrong.push(`leaves the screen: ${text}`);
      else if (across && (box.left < across.left - 1 || box.right > across.right + 1)) wrong.push(`is cut off at a side: ${text}`);
      if (down && (box.top < down.top - 1 || box.bottom > down.bottom + 1)) wrong.push(`is cut off above or below: ${text}`);
    }
  }
  // what stands still on one screen may not lie over something else
  /** What of a box can be seen of all that scrolls under something. */
  const seen = (element, box) => {
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      if (!["auto", "scroll"].includes(getComputedStyle(at).overflowY)) continue;
      const { top, bottom } = at.getBoundingClientRect();
      return { ...box, top: Math.max(box.top, top), bottom: Math.min(box.bottom, bottom) };
    }
    return box;
  };
  const layer = (element) => {
    for (let at = element; at; at = at.parentElement) if (["sticky", "fixed"].includes(getComputedStyle(at).position)) return at;
    return null;
  };
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  if (!scrolls || root !== document.body) {
    for (const each of texts) each.boxes = each.boxes.map((box) => seen(each.element, box));
    texts.forEach((one, i) => {
      for (const other of texts.slice(i + 1)) {
        if (layer(one.element) === layer(other.element) && one.boxes.some((box) => other.boxes.some((another) => over(box, another)))) wrong.push(`lie over each other: ${one.text} | ${other.text}`);
      }
    });
  }
  if (document.documentElement.scrollWidth > wide) wrong.push(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const button of root.querySelectorAll("button, a, [role='switch'], [role='radio']")) {
    const drawn = [...button.querySelectorAll("img")].map(({ alt }) => alt).join("");
    const name = button.getAttribute("aria-label") ?? button.textContent + drawn;
    if (!name.trim() && !button.labels?.length) wrong.push(`has no name: ${button.outerHTML.slice(0, 80)}`);
  }
  const said = [...root.querySelectorAll("[aria-label], [title], [alt], [placeholder]")].flatMap((element) =>
    ["aria-label", "title", "alt", "placeholder"].map((name) => element.getAttribute(name) ?? ""),
  );
  for (const text of [...texts.map(({ text }) => text), ...said]) {
    if (/\b(undefined|null|NaN)\b|\[object|\$\{|=>/.test(text)) wrong.push(`says nothing: ${excerpt(text)}`);
    if (/^[a-z]+([A-Z]\w*|\.\w+)+$/.test(text)) wrong.push(`is a key: ${text}`);
    if (/\.,|,,|\.\.$/.test(text)) wrong.push(`is badly joined: ${text.slice(-60)}`);
  }
  return [...new Set(wrong)];
};
