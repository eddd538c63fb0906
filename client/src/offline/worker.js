// Opens Stella without a line: the client itself, the rules with their pictures, and replays that were seen.
const VERSION = "%VERSION%";
const FILES = "%FILES%";
const SHELL = `stella-${VERSION}`;
const PICTURES = "stella-pictures";
const KEPT = "stella-kept";
const MOST_PICTURES = 400;

/** The pictures of the rules, as small as they are shown there. */
const RULES = [2, 3, 5, 6, 11, 12, 14, 20, 24, 27, 37, 39, 45, 47, 63].map((n) => `c${String(n).padStart(2, "0")}`);

self.addEventListener("install", (event) => {
  event.waitUntil(prepare());
});

async function keepSmall(cards) {
  const pictures = await caches.open(PICTURES);
  const urls = cards.map((card) => `/pictures/${card}-240.avif`);
  await Promise.allSettled(urls.map(async (url) => (await pictures.match(url)) ?? pictures.add(url)));
}

/** A replay that was looked at can be looked at again, to its last picture. */
const keepPicturesOf = ({ steps }) => keepSmall([...new Set(steps.flatMap(({ pictures }) => pictures))]);

async function prepare() {
  const shell = await caches.open(SHELL);
  await shell.addAll(["/", "/icon-192.png", ...FILES]);
  await self.skipWaiting();
  await keepSmall(RULES);
}

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const old = (await caches.keys()).filter((name) => name.startsWith("stella-") && ![SHELL, PICTURES, KEPT].includes(name));
      await Promise.all(old.map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith("/pictures/")) event.respondWith(picture(request, url));
  else if (isKept(url.pathname)) event.respondWith(freshOrKept(request));
  else if (FILES.includes(url.pathname)) event.respondWith(cached(request));
});

/** Words of the deck, and games that were looked at. */
const isKept = (path) => /^\/api\/(words\/\w+|tables\/\w+\/games\/\d+\/steps)$/.test(path);

async function page(request) {
  // what the server sends for itself (a record, a picture) is no page of ours
  if (new URL(request.url).pathname.startsWith("/api/")) return fetch(request);
  try {
    const answer = await fetch(request);
    if (answer.status < 500) return answer;
  } catch {
    // no line: the page itself is here
  }
  return (await caches.match("/")) ?? Response.error();
}

async function cached(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** Pictures never change; without a line another width of the same will do. */
async function picture(request, { pathname }) {
  const pictures = await caches.open(PICTURES);
  const found = await pictures.match(request);
  if (found) return found;
  try {
    const answer = await fetch(request);
    if (answer.ok) void keepPicture(pictures, request, answer.clone());
    return answer;
  } catch {
    for (const width of [800, 400, 240]) {
      const other = await pictures.match(pathname.replace(/-\d+\.avif$/, `-${width}.avif`));
      if (other) return other;
    }
    return Response.error();
  }
}

async function keepPicture(pictures, request, answer) {
  await pictures.put(request, answer);
  const all = await pictures.keys();
  if (all.length > MOST_PICTURES) await pictures.delete(all[0]);
}

async function freshOrKept(request) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      await kept.put(request, answer.clone());
      if (request.url.endsWith("/steps")) void keepPicturesOf(await answer.clone().json());
    }
    return answer;
  } catch {
    return (await kept.match(request)) ?? Response.error();
  }
}
