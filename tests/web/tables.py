"""Tables for the tests of the client, opened through the page."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypedDict

from playwright.sync_api import Page, expect

from tests.support.patience import wait_until
from tests.web.conftest import OpenPage

TableRequest = Mapping[str, object]
ANN_AND_BO = [{"kind": "person", "name": "ann"}, {"kind": "person", "name": "bo"}]


class Offer(TypedDict):
    """What may be done."""

    move: str
    verb: str


class Decision(TypedDict):
    """What is asked."""

    id: str
    choice: str
    moves: list[Offer]


class Player(TypedDict):
    """What a player has."""

    roads: int


class State(TypedDict):
    """What lies on the table."""

    players: list[Player]


class View(TypedDict):
    """What the tests read of a view."""

    seat: int
    decision: Decision
    state: State


def start(page: Page, door: str, game: str = "board") -> None:
    """The two clicks from the start page into a game."""
    page.wait_for_selector(f"[data-game={game}]", state="attached")
    tab = page.locator(f"[data-tab={game}]")
    if tab.is_visible():
        tab.click()
    page.click(f"[data-game={game}] [data-door={door}]")
    page.click("[data-start]")
    page.wait_for_selector("main.page")


def open_table(page: Page, request: TableRequest) -> None:
    """A table as it is asked for, opened by this browser."""
    go(page, "/games", request)


def open_record(page: Page, record: str, seats: list[dict[str, str]]) -> None:
    """A table that continues from a record."""
    go(page, "/games/import", {"record": record, "seats": seats})


def go(page: Page, address: str, request: TableRequest) -> None:
    """Open a table, and look at it."""
    key = page.evaluate(
        """([address, request]) => fetch(address, {
          method: 'POST',
          headers: {'content-type': 'application/json', 'x-carson': '1'},
          body: JSON.stringify(request),
        }).then((answer) => answer.json())""",
        [address, request],
    )
    page.goto(page.url.split("/g/")[0].rstrip("/") + f"/g/{key['id']}")
    page.wait_for_selector("main.page")


def online(open_page: OpenPage, request: TableRequest, script: str = "") -> tuple[Page, Page]:
    """A table of two people: ann has opened it, and bo has sat down through its link."""
    host = open_page(script=script)
    seats = [{"kind": "person", "name": "ann"}, {"kind": "open"}]
    open_table(host, {"options": {"players": "2"}, **request, "seats": seats})
    guest = open_page(path_of(host))
    guest.locator(".lobby input:not([readonly])").fill("bo")
    guest.locator(".lobby [data-sit]").click()
    expect(host.locator('main.page[data-status="playing"]')).to_be_visible()
    expect(guest.locator('main.page[data-status="playing"]')).to_be_visible()
    return host, guest


def drive(page: Page, wanted: Sequence[str], until_true: Callable[[View], bool]) -> None:
    """Answer for whoever is asked, with the first of the wanted moves there is, or with any."""
    address = page.url.replace("/g/", "/games/")
    for number in range(500):
        view: View = page.request.get(address).json()
        if until_true(view):
            return
        offered = [offer["move"] for offer in view["decision"]["moves"]]
        move = next((move for move in wanted if move in offered), offered[0])
        answer = {"command_id": f"drive-{number:06}", "decision_id": view["decision"]["id"]}
        page.request.post(
            f"{address}/moves",
            data={**answer, "seat": view["seat"], "move": move},
            headers={"x-carson": "1"},
        )
    raise AssertionError("it never came true")


def path_of(page: Page) -> str:
    """The address of a page on its server."""
    return page.url[page.url.index("/g/") :]


def choose_in_menu(page: Page, text: str) -> None:
    """Open the menu and press a button."""
    page.locator("header.status .bare").last.click()
    page.locator(".menu").get_by_text(text).click()


def until(page: Page, expression: str) -> None:
    """Wait until something is true on the page, whose rules forbid to evaluate it there."""
    wait_until(lambda: bool(page.evaluate(expression)), lambda: expression)


def scrolls(page: Page) -> bool:
    """Whether the page is wider than the window."""
    wider: bool = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return wider
