"""A page at which only happens what someone tells it, to look at what is staged."""

from typing import Final

from playwright.sync_api import Page

CHOSEN: Final = """localStorage.setItem('carson', JSON.stringify({
  speed: 'SPEED', obvious: false, language: 'en', theme: 'auto', name: 'ann'
}))"""
STREAM: Final = """
  window.streams = [];
  window.EventSource = class extends EventTarget {
    static OPEN = 1;
    static CLOSED = 2;
    readyState = 1;
    constructor() { super(); window.streams.push(this); }
    close() { this.readyState = 2; }
  };
"""
"""A stream of events that says what a test tells it."""

HAPPEN: Final = """async ([events, change, result]) => {
  const id = location.pathname.split('/').at(-1);
  window.view ??= await (await fetch(`/games/${id}`)).json();
  const { view } = window;
  view.sequence += 1;
  view.decision = null;
  Object.assign(view.state, change);
  if (result) Object.assign(view, { status: 'over', result });
  const said = [{ text: 'It is written.', seat: 1, heading: false, at: 0 }];
  const entry = { sequence: view.sequence, kind: 'move', at: 0, seat: 1, move: null, by: 'bot',
    text: null, lines: said, back: null, table: null,
    events: events.map(([kind, about]) => ({ kind, about })) };
  const open = window.streams.filter((stream) => stream.readyState === 1);
  const tell = (name, data) => open.forEach((stream) =>
    stream.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) })));
  tell('entry', entry);
  tell('view', view);
}"""

MOVING: Final = """document.getAnimations().filter((one) =>
  one.effect.target?.closest('.stage') && one.playState === 'running' &&
  one.effect.getKeyframes().some((frame) => frame.transform && frame.transform !== 'none')
).length"""


def until_asked(page: Page) -> None:
    """Wait until bots have moved and the person is asked, whose page knows nothing of it yet."""
    address = page.url.replace("/g/", "/games/")
    while page.request.get(address).json()["decision"] is None:
        page.wait_for_timeout(50)
