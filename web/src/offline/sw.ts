// The service worker: it keeps the page itself, so that it opens without a network.
// What is at the tables always comes from the server; `kept-table.ts` keeps the last one.

interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}

const worker = self as unknown as Worker;
const SHELL = "carson-shell";
const ASSETS = "carson-assets";
const START = "/";
const PAGES = /^\/($|g\/|rules($|\/))/;

addEventListener("install", (event) => {
  const begin = async () => {
    const shell = await caches.open(SHELL);
    await shell.add(START).catch(() => undefined);
    await worker.skipWaiting();
  };
  (event as Lasting).waitUntil(begin());
});

addEventListener("activate", (event) => (event as Lasting).waitUntil(worker.clients.claim()));

addEventListener("fetch", (event) => {
  const fetching = event as Fetching;
  const { request } = fetching;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate" && PAGES.test(url.pathname)) {
    fetching.respondWith(page(request));
  } else if (url.pathname.startsWith("/assets/")) {
    fetching.respondWith(asset(request));
  }
});

/** The page tells what it was made of before anyone could keep it. */
addEventListener("message", (event) => {
  const { data } = event as MessageEvent<{ keep: string[] }>;
  const keep = async () => {
    const assets = await caches.open(ASSETS);
    const known = new Set((await assets.keys()).map(({ url }) => url));
    const unknown = data.keep.filter((url) => !known.has(url));
    await Promise.all(unknown.map((url) => assets.add(url).catch(() => undefined)));
  };
  (event as Event as Lasting).waitUntil(keep());
});

/** The page from the server, or the one that is kept. All pages are the same. */
async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) await keepShell(answer.clone());
    return answer;
  } catch (error) {
    const kept = await (await caches.open(SHELL)).match(START);
    if (!kept) throw error;
    return kept;
  }
}

const assetsOf = (text: string): string => (text.match(/\/assets\/[\w.-]+/g) ?? []).join();

/** What belongs to an older page is forgotten. */
async function keepShell(answer: Response): Promise<void> {
  const shell = await caches.open(SHELL);
  const before = await (await shell.match(START))?.text();
  const now = await answer.clone().text();
  if (before && assetsOf(before) === assetsOf(now)) return;
  await caches.delete(ASSETS);
  await shell.put(START, answer);
}

/** The names of assets change with their content: what is kept is right. */
async function asset(request: Request): Promise<Response> {
  const assets = await caches.open(ASSETS);
  const kept = await assets.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await assets.put(request.url, answer.clone());
  return answer;
}
