"""Grouping: the moves of a decision as a few questions that a form can ask."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final, Literal

from carson.core.moves import Vocabulary
from carson.i18n.texts import Texts
from carson.server.http import responses
from carson.server.text.speech import fact, sentence, together
from carson.story.asked import is_amount

Control = Literal["button", "radios", "select", "number"]
FEW: Final = 12
"""This many moves stand one below the other; more of them are folded into a list."""
SIDES: Final = {"n": "north", "s": "south", "w": "west", "e": "east"}
TOLD_MORE: Final = ("place", "parcel", "card")
"""Fields of which the table knows more than their names say."""
ThingValue = Callable[[str], Sequence[str]]
"""What else is to be known about a place or a card."""


@dataclass(frozen=True)
class ListedMove:
    """A move and its words."""

    move: str
    label: str


@dataclass(frozen=True)
class Part:
    """Options that belong together, such as a row of parcels."""

    title: str
    options: Sequence[ListedMove]


@dataclass(frozen=True)
class Group:
    """A question of its own: one thing to do, and to what it can be done."""

    name: str
    verb: str
    title: str
    control: Control
    parts: Sequence[Part]

    @property
    def options(self) -> list[ListedMove]:
        """All options."""
        return [option for part in self.parts for option in part.options]


class Grouping:
    """The groups of one decision."""

    def __init__(
        self,
        asked: responses.Decision,
        described: Mapping[str, str],
        vocabulary: Vocabulary,
        about: ThingValue,
        texts: Texts,
    ) -> None:
        self._asked: Final = asked
        self._described: Final = described
        self._vocabulary: Final = vocabulary
        self._about: Final = about
        self._texts: Final = texts

    def groups(self) -> list[Group]:
        """All groups, in the order in which the verbs are offered."""
        rows = groupby(self._asked.moves, key=lambda offer: offer.verb)
        return [group for verb, row in rows for group in self._of_verb(verb, list(row))]

    def title(self, verb: str) -> str:
        """What a verb does."""
        return sentence(self._texts.verb(self._vocabulary.verbs[verb]))

    def spellings(self, move: str) -> list[str]:
        """What a move is done to: in words, and as it stands in sentences."""
        meant = self._vocabulary.read(move)
        name = meant.verb.nouns.names[meant.noun]
        if not name:
            return []
        text = self._texts.noun(meant)
        offer = responses.OfferedMove(move=move, verb=meant.verb.name, noun=name, text=text)
        return [self._noun(offer) or name, text, name]

    def label(self, offer: responses.OfferedMove) -> str:
        """A move in words: what it is done to, what it does, and what is to be known of it."""
        noun, said = self._noun(offer), self._said(offer)
        if noun.lower() in said.lower():
            noun = ""
        more = self._about(offer.noun) if self._field(offer.verb) in TOLD_MORE else ()
        about = [note for note in more if note not in said]
        rest = together(self._texts, [said, *about])
        words = fact(self._texts, noun, rest) if noun and rest else noun or rest
        return words if is_parcel(offer.noun) else sentence(words or self.title(offer.verb))

    def _said(self, offer: responses.OfferedMove) -> str:
        """What the move does; nothing where that is no more than its verb says."""
        said = self._described.get(offer.move, "")
        return "" if said == self._texts.verb(self._vocabulary.verbs[offer.verb]) else said

    def _noun(self, offer: responses.OfferedMove) -> str:
        texts, field = self._texts, self._field(offer.verb)
        if field == "edge":
            return texts.say(f"text-edge-{SIDES[offer.noun[-1]]}", parcel=offer.noun[:-1])
        if field != "amount":
            return offer.noun if field == "card" and offer.noun in offer.text else offer.text
        own = f"web-noun-{offer.move.replace(' ', '-')}"
        if self._said(offer):
            return ""
        return texts.say(own) if texts.has(own) else offer.noun

    def _field(self, verb: str) -> str:
        return self._texts.words.field_of(self._vocabulary.verbs[verb])

    # --- one verb ---------------------------------------------------------------------------
    def _of_verb(self, name: str, offers: list[responses.OfferedMove]) -> list[Group]:
        field, title = self._field(name), self.title(name)
        if len(offers) == 1 and not offers[0].noun:
            title = self.label(offers[0])
        numbers = self._vocabulary.verbs[name].nouns.numbers
        spaces = [offer for offer in offers if field == "place" and not is_parcel(offer.noun)]
        spaces.sort(key=lambda offer: numbers[offer.noun])
        rest = [offer for offer in offers if offer not in spaces]
        if not spaces or not rest:
            return [self._group(name, name, title, offers)]
        track, town = self._texts.say("web-track"), self._texts.say("web-town")
        return [
            self._group(f"{name}-track", name, fact(self._texts, title, track), spaces),
            self._group(f"{name}-town", name, fact(self._texts, title, town), rest),
        ]

    def _group(
        self, name: str, verb: str, title: str, offers: list[responses.OfferedMove]
    ) -> Group:
        control = self._control(verb, offers)
        return Group(name, verb, title, control, self._parts(offers, control))

    def _control(self, name: str, offers: list[responses.OfferedMove]) -> Control:
        if len(offers) == 1 and not offers[0].noun:
            return "button"
        if len(offers) <= FEW or not is_parcel(offers[0].noun):
            is_long = len(offers) > FEW and is_amount(self._vocabulary.verbs[name])
            return "number" if is_long and is_unbroken(offers) else "radios"
        return "select"

    def _parts(self, offers: list[responses.OfferedMove], control: Control) -> list[Part]:
        if control != "select":
            return [Part("", [self._option(offer) for offer in offers])]
        by_row = sorted(offers, key=lambda offer: row_of(offer.noun))
        return [
            Part(
                self._texts.say("text-row-number", row=row),
                [self._option(offer) for offer in offers],
            )
            for row, offers in groupby(by_row, key=lambda offer: row_of(offer.noun))
        ]

    def _option(self, offer: responses.OfferedMove) -> ListedMove:
        return ListedMove(offer.move, self.label(offer))


def is_parcel(noun: str) -> bool:
    """Whether a noun is a parcel or a side of one: a letter, a number, perhaps a direction."""
    return noun[:1].isalpha() and noun[1:].rstrip("nswe").isdecimal()


def row_of(noun: str) -> int:
    """The row of a parcel, or of a side of one."""
    return int(noun[1:].rstrip("nswe"))


def is_unbroken(offers: Sequence[responses.OfferedMove]) -> bool:
    """Whether the amounts follow each other."""
    numbers = [int(offer.noun) for offer in offers]
    return numbers == list(range(numbers[0], numbers[-1] + 1))
