"""Flaws of a page that a person would see: text that is cut off, too small, or hard to hit."""

from typing import Final

from playwright.sync_api import Page

WIDE: Final = 1001
"""From this width on there is a desk with a mouse, which hits smaller things."""

VISIBLE: Final = """
const isSeen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  && !one.closest('.visually-hidden, [inert]') && getComputedStyle(one).clipPath === 'none';
const texts = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    const isMute = !parent || parent.closest('script, style, option, title, template');
    if (node.data.trim() && !isMute && isSeen(parent)) found.push(node);
  }
  return found;
};
const named = (one, text) => {
  const classes = [...one.classList].filter((name) => !name.startsWith('svelte-')).join('.');
  const parent = one.parentElement?.classList[0] ?? '';
  return `${parent} ${one.tagName.toLowerCase()}.${classes}: ${text.trim().slice(0, 60)}`;
};
const oneOfEach = (flaws) => {
  const found = new Map(flaws.map((flaw) => [flaw.split(':')[0], flaw]));
  return [...found.values()];
};
"""

CUT_OFF: Final = """() => {
VISIBLE
const SLACK = 2;
const hides = (value) => value === 'hidden' || value === 'clip';
const rolls = (value) => value === 'auto' || value === 'scroll';
const isCut = (node) => {
  const range = document.createRange();
  range.selectNodeContents(node);
  const box = range.getBoundingClientRect();
  let [isWide, isHigh, isFree] = [box.width > 0, box.height > 0, false];
  // What a press opens is not cut off; but what is asked stands there whole.
  const parent = node.parentElement;
  if (parent.closest('[aria-expanded="false"]') && !parent.closest('.question')) return false;
  for (let one = parent; one && (isWide || isHigh); one = one.parentElement) {
    const style = getComputedStyle(one);
    // A frame that is not positioned does not cut what is.
    if (isFree && style.position === 'static') continue;
    isFree = style.position === 'absolute';
    const frame = one.getBoundingClientRect();
    const canRoll = style.scrollbarWidth !== 'none';
    if (isWide && hides(style.overflowX)
      && (box.right > frame.right + SLACK || box.left < frame.left - SLACK)) return true;
    if (isHigh && hides(style.overflowY)
      && (box.bottom > frame.bottom + SLACK || box.top < frame.top - SLACK)) return true;
    if (rolls(style.overflowX) && canRoll) isWide = false;
    if (rolls(style.overflowY) && canRoll) isHigh = false;
    if (style.position === 'fixed') break;
  }
  const canScroll = document.documentElement.scrollHeight > innerHeight;
  return (isWide && (box.right > innerWidth + SLACK || box.left < -SLACK))
    || (isHigh && !canScroll && (box.bottom > innerHeight + SLACK || box.top < -SLACK));
};
return oneOfEach(texts().filter(isCut).map((node) => named(node.parentElement, node.data)));
}""".replace("VISIBLE", VISIBLE)

SMALL: Final = """([letters, labels, target]) => {
VISIBLE
const sizeOf = (one) => {
  const size = parseFloat(getComputedStyle(one).fontSize);
  const drawn = one.closest('svg') && one.getScreenCTM?.();
  return drawn ? size * drawn.a : size;
};
const isTiny = (one) => sizeOf(one) < (one.closest('svg') ? labels : letters) - 0.1;
const words = texts().filter((node) => isTiny(node.parentElement)).map((node) =>
  `${named(node.parentElement, node.data)} (${sizeOf(node.parentElement).toFixed(1)} px)`);
const hard = [...document.querySelectorAll('button, a[href], select, input, summary')]
  .filter((one) => isSeen(one) && one.getBoundingClientRect().width > 1)
  .map((one) => [one, (one.closest('label') ?? one).getBoundingClientRect()])
  .filter(([, box]) => box.width < target - 0.5 || box.height < target - 0.5)
  .map(([one, box]) => `${named(one, one.ariaLabel || one.textContent || one.type || '')}`
    + ` (${box.width.toFixed(0)} x ${box.height.toFixed(0)})`);
return oneOfEach([...words, ...hard]);
}""".replace("VISIBLE", VISIBLE)


def cut_off(page: Page) -> list[str]:
    """Texts of which a part cannot be seen, and to which one cannot scroll."""
    page.evaluate("document.fonts.ready.then(() => true)")
    found: list[str] = page.evaluate(CUT_OFF)
    return found


def small(page: Page, letters: float = 14, labels: float = 12) -> list[str]:
    """Texts that are too small, those drawn on the map apart; and what a finger does not hit."""
    width: int = page.evaluate("innerWidth")
    found: list[str] = page.evaluate(SMALL, [letters, labels, 24 if width >= WIDE else 43])
    return found


def flaws(page: Page) -> set[str]:
    """All of that; what a second look does not find was only on its way."""
    found = flaws_now(page)
    return found & flaws_now(page) if found else found


def flaws_now(page: Page) -> set[str]:
    """All of that, in this very moment."""
    return {
        *(f"cut off: {one}" for one in cut_off(page)),
        *(f"small: {one}" for one in small(page)),
    }
