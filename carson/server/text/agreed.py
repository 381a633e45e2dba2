"""What was agreed on at a table, in words."""

from collections.abc import Iterator, Mapping

from carson.texts import Texts

NONE = "none"


def agreed(options: Mapping[str, str], texts: Texts) -> list[str]:
    """The options that somebody who joins wants to know."""
    return [*board(options, texts), *cards(options, texts)]


def board(options: Mapping[str, str], texts: Texts) -> Iterator[str]:
    """Those of the board game."""
    if "players" in options:
        yield texts.say("web-count-players", count=int(options["players"]))
    if "characters" in options:
        yield named(f"web-cast-{options['characters']}", texts) or texts.say("web-cast-own")
    if "buildings" in options:
        yield buildings(options["buildings"], texts)
    if "edition" in options:
        yield texts.say(f"web-edition-{options['edition']}")
    for variant in parts(options.get("variants", NONE)):
        yield texts.say(f"web-variant-{variant}")


def cards(options: Mapping[str, str], texts: Texts) -> Iterator[str]:
    """Those of the card game."""
    if "people" in options:
        yield texts.say("web-count-players", count=int(options["people"]))
    virtual = parts(options.get("virtual", NONE))
    if virtual:
        yield texts.say("web-count-virtual", count=len(virtual))


def buildings(chosen: str, texts: Texts) -> str:
    """The buildings of a game, or those that are added to the usual ones."""
    things = [texts.say(f"thing-{name}") for name in chosen.split(",")]
    return named(f"web-buildings-{chosen}", texts) or texts.say("text-comma").join(things)


def named(key: str, texts: Texts) -> str:
    """A message, if there is one."""
    return texts.say(key) if texts.has(key) else ""


def parts(text: str) -> list[str]:
    """The names in an option that lists some."""
    return [] if text == NONE else text.split(",")
