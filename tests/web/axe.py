"""What axe, the checker of accessibility, finds wrong on a page."""

from typing import Final

from playwright.sync_api import Page

from build_hooks.client import WEB

AXE: Final = WEB / "node_modules" / "axe-core" / "axe.min.js"
RUN: Final = """() => axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`)))"""


def violations(page: Page) -> list[str]:
    """Everything that axe finds, one line each."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(RUN)
    return found
