"""Tables for the tests of the client, opened through the page."""

from collections.abc import Mapping

from playwright.sync_api import Page

Wish = Mapping[str, object]


def start(page: Page, door: str, game: str = "board") -> None:
    """The two clicks from the start page into a game."""
    page.click(f"[data-door={door}]")
    if game == "cards":
        page.locator("form [aria-pressed]").nth(1).click()
    page.click("[data-start]")
    page.wait_for_selector("main.page")


def open_table(page: Page, wish: Wish) -> None:
    """A table as it is wished, opened by this browser."""
    go(page, "/games", wish)


def open_record(page: Page, record: str, seats: list[dict[str, str]]) -> None:
    """A table that goes on from a record."""
    go(page, "/games/import", {"record": record, "seats": seats})


def go(page: Page, address: str, wish: Wish) -> None:
    """Open a table, and look at it."""
    key = page.evaluate(
        """([address, wish]) => fetch(address, {
          method: 'POST',
          headers: {'content-type': 'application/json', 'x-carson': '1'},
          body: JSON.stringify(wish),
        }).then((answer) => answer.json())""",
        [address, wish],
    )
    page.goto(page.url.split("/g/")[0].rstrip("/") + f"/g/{key['id']}")
    page.wait_for_selector("main.page")


def scrolls(page: Page) -> bool:
    """Whether the page is wider than the window."""
    wider: bool = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return wider
