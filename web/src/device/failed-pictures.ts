// Pictures that failed to load come back by themselves: soon, then more and more seldom.

type Picture = HTMLImageElement | SVGImageElement;

const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

const tries = new WeakMap<Picture, number>();
const waiting = new Set<Picture>();

const isPicture = (target: EventTarget | null): target is Picture =>
  target instanceof HTMLImageElement || target instanceof SVGImageElement;

/** How long to wait before a picture is asked for again. */
export const delayOf = (tried: number): number => Math.min(LONGEST_MS, FIRST_MS * 2 ** tried);

function ask(picture: Picture): void {
  waiting.delete(picture);
  if (!picture.isConnected) return;
  const name = picture instanceof HTMLImageElement ? "src" : "href";
  const address = picture.getAttribute(name);
  if (!address) return;
  picture.removeAttribute(name);
  picture.setAttribute(name, address);
}

function fail(event: Event): void {
  const { target } = event;
  if (!isPicture(target) || waiting.has(target)) return;
  const tried = tries.get(target) ?? 0;
  tries.set(target, tried + 1);
  waiting.add(target);
  setTimeout(() => waiting.has(target) && ask(target), delayOf(tried));
}

/** Watches over all pictures of the page. */
export function keepPictures(): void {
  addEventListener("error", fail, { capture: true });
  addEventListener("online", () => [...waiting].forEach(ask));
}
