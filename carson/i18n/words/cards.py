"""The words of the card game."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, final

from carson.cards.city.terrain import layout_of
from carson.cards.ids import (
    BACK_NAMES,
    CARD_NAMES,
    CHARACTER_NAMES,
    EMPTY,
    ERAS,
    PARCEL_NAMES,
    SOURCE_NAMES,
    TERRAIN_COUNT,
    TERRAIN_NAMES,
    THING_NAMES,
    Card,
)
from carson.i18n.words import Value, Words

if TYPE_CHECKING:
    from carson.i18n.texts import Texts

CARD_FIELDS: Final = ("card", "other")


@final
class CardsWords(Words):
    """Terrain cards and characters, parcels, auction cards and backs."""

    prefix = "cards-"
    kinds: Mapping[str, tuple[str, Sequence[str]]] = {
        "thing": ("thing", THING_NAMES),
        "character": ("card", CHARACTER_NAMES),
        "back": ("back", BACK_NAMES),
    }
    players = ("seat", "virtual", "taker")
    lists: Mapping[Sequence[str], str] = {
        CARD_NAMES: "card",
        TERRAIN_NAMES: "card",
        CHARACTER_NAMES: "character",
        PARCEL_NAMES: "parcel",
        BACK_NAMES: "back",
    }

    def key(self, field: str, value: Value) -> str | None:
        if field in CARD_FIELDS and isinstance(value, int) and value >= TERRAIN_COUNT:
            return f"card-{CARD_NAMES[value]}"
        if field == "source" and isinstance(value, int):
            return self.source(SOURCE_NAMES[value])
        return super().key(field, value)

    def plain(self, texts: "Texts", field: str, number: int) -> dict[str, Value]:
        if field in CARD_FIELDS:
            terrain = terrain_in_words(Card(number), texts)
            return {field: terrain, f"the-{field}": terrain}
        if field == "parcel":
            return {field: PARCEL_NAMES[number]}
        return {field: ERAS[number - 1] if field == "era" and number else number}

    def source(self, name: str) -> str:
        if name in CHARACTER_NAMES:
            return f"card-{name}"
        return f"thing-{name}" if name in THING_NAMES else f"source-{name}"


def terrain_in_words(card: Card, texts: "Texts") -> str:
    """A terrain card by its name and what it shows, such as `I-12 (Mine, Mountain)`."""
    return texts.say("terrain-named", name=CARD_NAMES[card], things=elements(card, texts))


def elements(card: Card, texts: "Texts") -> str:
    """What a terrain card shows, the empty parcels left out."""
    things = [thing for thing in layout_of(card) if thing != EMPTY]
    counts = {thing: things.count(thing) for thing in things}
    names = [(texts.thing(thing), count) for thing, count in counts.items()]
    said = [
        texts.say("thing-times", name=name, count=count) if count > 1 else name
        for name, count in names
    ]
    return texts.say("text-comma").join(said)


CARDS_WORDS: Final = CardsWords()
