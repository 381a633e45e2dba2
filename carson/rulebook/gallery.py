"""The pages that show what there is: characters, buildings, spaces and variants."""

from collections.abc import Iterator, Mapping, Sequence

from carson.board.characters import SIDES
from carson.board.ids import CARD_COUNT, ENCLOSURES, NOTHING, PLACE_NAMES, RIVER, THING_NAMES
from carson.board.options import EDITIONS, VARIANTS
from carson.board.powers.rule import Rule
from carson.i18n.texts import Texts
from carson.rulebook.book import Chapter, Page, Paragraph, Text, TextPiece
from carson.rulebook.references import SEE
from carson.story.board.track import track_spaces


def gallery(language: str, sides: Mapping[str, Text]) -> tuple[Page, ...]:
    """All these pages in a language, out of the texts of the game and the rules of the sides."""
    texts = Texts(language)
    pages = {
        "characters": characters(texts, sides),
        "buildings": buildings(texts),
        "spaces": spaces(texts),
        "variants": variants(texts),
    }
    return tuple(_page(name, texts, list(chapters)) for name, chapters in pages.items())


def _page(name: str, texts: Texts, chapters: Sequence[Chapter]) -> Page:
    lead = Paragraph("", (TextPiece(texts.say(f"rules-{name}.lead")),))
    return Page(name, texts.say(f"rules-{name}"), (lead,), tuple(chapters))


def characters(texts: Texts, rules: Mapping[str, Text]) -> Iterator[Chapter]:
    """Each card with both sides."""
    for number in range(CARD_COUNT):
        sides = [side for side in SIDES if side.number == number]
        names = dict.fromkeys(texts.side(side.name) for side in sides)
        title = f"{number} · {' / '.join(names)}"
        yield Chapter(f"card-{number}", title, tuple(_side(texts, side, rules) for side in sides))


def _side(texts: Texts, side: Rule, rules: Mapping[str, Text]) -> Paragraph:
    limit = f"-${-side.cash_limit}" if side.cash_limit < 0 else f"${side.cash_limit}"
    colour = "red" if side.red else "yellow"
    title = texts.say(f"rules-side-{colour}", name=texts.side(side.name), limit=limit)
    key = f"card-{side.name.lower()}"
    return Paragraph(key, rules[key], title=title, see=SEE[key])


def buildings(texts: Texts) -> Iterator[Chapter]:
    """What may stand on a parcel."""
    for thing in THING_NAMES[NOTHING + 1 : RIVER]:
        key = f"thing-{thing}"
        yield _alone(texts, key, f"about-{key}")


def spaces(texts: Texts) -> Iterator[Chapter]:
    """The spaces of the track in their order, then the enclosures."""
    keys = [box.key for box in track_spaces(EDITIONS["big-box"])]
    for key in (*keys, *(f"space-{PLACE_NAMES[place]}" for place in ENCLOSURES)):
        yield _alone(texts, key, f"{key}.gives")


def variants(texts: Texts) -> Iterator[Chapter]:
    """The variants of the board game."""
    for name in VARIANTS:
        yield _alone(texts, f"variant-{name}", f"web-variant-{name}.about", "web-")


def _alone(texts: Texts, key: str, message: str, prefix: str = "") -> Chapter:
    """A chapter about one thing, under its name."""
    title = _capital(texts.say(prefix + key))
    return Chapter(f"about-{key}", title, (_entry(texts, key, message),))


def _entry(texts: Texts, key: str, message: str) -> Paragraph:
    sentence = texts.say("rules-sentence", text=_capital(texts.say(message)))
    return Paragraph(key, (TextPiece(sentence),), see=SEE[key])


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
