"""Reading what is typed: a command, a number of the menu, or a move, also in short forms."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from carson.core.moves import Move, UnknownMove, Verb, Vocabulary, why_no_noun
from carson.core.reasons import Reason
from carson.i18n.texts import Texts

COMMANDS: Final = ("why", "undo", "log", "save", "load", "map", "help", "quit")
ALIASES: Final = {"?": "help", "h": "help", "q": "quit", "exit": "quit"}


@dataclass(frozen=True)
class Command:
    """One of the commands, and what was typed behind it."""

    name: str
    argument: str


@dataclass(frozen=True)
class Offer:
    """What can be answered: the numbered moves, the legal ones, and the verbs of the question."""

    numbers: Mapping[int, Move]
    moves: Sequence[Move]
    verbs: Sequence[Verb]
    vocabulary: Vocabulary
    places: Mapping[int, int] = field(default_factory=dict)
    """The places that have a number of their own."""


NO_OFFER: Final = Offer({}, (), (), Vocabulary())


def command(text: str, known: Sequence[str] = COMMANDS) -> Command | None:
    """The command that was typed, if it is one of those that are known."""
    word, _, rest = text.strip().partition(" ")
    name = ALIASES.get(word.lower(), word.lower())
    return Command(name, rest.strip()) if name in known else None


def move(text: str, offer: Offer, texts: Texts) -> Move:
    """The move that was typed; UnknownMove says what cannot be understood."""
    words = " ".join(text.lower().split())
    if not words:
        raise UnknownMove(Reason("unknown-verb", text=words))
    if words.isdecimal():
        return numbered(words, offer)
    found = exact(words, offer) or short(words, offer, texts)
    if found is not None:
        return found
    reason = why_alone(words, offer)
    if reason is not None:
        raise UnknownMove(reason)
    return offer.vocabulary.read(words)


def why_alone(words: str, offer: Offer) -> Reason | None:
    """Why a verb of the question cannot stand alone, with the nouns that it may have now."""
    named = [verb for verb in offer.verbs if verb.name == words]
    begun = named or [verb for verb in offer.verbs if verb.name.startswith(words)]
    if len(begun) != 1:
        return None
    legal = [move for move in offer.moves if move.verb is begun[0]]
    return why_no_noun(legal or begun[0].moves)


def numbered(words: str, offer: Offer) -> Move:
    """The move of that number in the menu."""
    found = offer.numbers.get(int(words)) if len(words) < 5 else None
    if found is None:
        raise UnknownMove(Reason("no-such-number", text=words[:20]))
    return found


def exact(words: str, offer: Offer) -> Move | None:
    """The move in full notation."""
    try:
        return offer.vocabulary.read(words)
    except UnknownMove:
        return None


def short(words: str, offer: Offer, texts: Texts) -> Move | None:
    """A move with its verb cut short or left out, if it is unambiguous."""
    head, _, tail = words.partition(" ")
    begun = [verb for verb in offer.verbs if verb.name.startswith(head)]
    tried = [(verb, tail) for verb in begun] + [(verb, words) for verb in offer.verbs]
    meant = [found for verb, noun in tried if (found := of(verb, noun, offer, texts)) is not None]
    legal = [found for found in meant if found in offer.moves]
    usual = [found for found in meant if any(found.verb is move.verb for move in offer.moves)]
    rest = list(dict.fromkeys(legal or usual or meant))
    if len({found.noun for found in rest if texts.words.field_of(found.verb) == "place"}) == 1:
        # A plain cowboy is meant, unless another piece is named.
        return rest[0]
    if len(rest) > 1:
        raise UnknownMove(Reason("ambiguous", text=words[:40], known=", ".join(map(str, rest))))
    return rest[0] if rest else None


def of(verb: Verb, noun: str, offer: Offer, texts: Texts) -> Move | None:
    """The verb's move with that noun: as written, by its own number, or by its name."""
    number = verb.nouns.numbers.get(noun)
    if number is not None:
        return verb.of(number)
    kind = texts.words.field_of(verb)
    if kind == "place" and noun.isdecimal() and len(noun) < 3:
        place = offer.places.get(int(noun))
        return None if place is None else verb.of(place)
    if kind == "amount" or not noun:
        return None
    named = (move for move in verb.moves if texts.noun(move).lower() == noun)
    return next(named, None)
