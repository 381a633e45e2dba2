"""A window of any browser: the little that a test needs of it, however the browser is driven."""

from typing import Final, Protocol, TypeVar

T = TypeVar("T")
SIZE: Final = (1280, 900)


class Window(Protocol):
    """One window of one browser."""

    @property
    def complaints(self) -> list[str]:
        """What went wrong on the page."""

    def go(self, url: str) -> None:
        """Open a page and wait until it is there."""

    def do(self, script: str) -> None:
        """Run the body of a function on the page."""

    def ask(self, script: str, kind: type[T]) -> T:
        """What the body of a function returns on the page."""

    def click(self, selector: str) -> None:
        """Click with the mouse, where this stands."""

    def close(self) -> None:
        """End the browser."""
