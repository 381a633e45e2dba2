"""The menu of the board game: moves are numbered where they are few, gathered where many."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Final

from carson.board.ids import PARCELS, SIDE, SPACES, place_of
from carson.board.state import State
from carson.core.agenda import Choice
from carson.core.moves import NOBODY, Move, Verb
from carson.i18n.texts import Texts
from carson.i18n.words.board import BOARD_WORDS
from carson.story.asked import is_amount
from carson.story.board import track
from carson.story.board.moves import aim_of, describe
from carson.terminal.menu import Entry, Menu, number_ranges, span

FEW: Final = 9
"""This many moves of a verb are listed one by one."""
ALWAYS_MANY: Final = ("edge",)
BARE_NUMBER: Final = 0
"""For the one move without a noun beside numbers that are printed: pass, decline."""


def build(
    s: State, choice: Choice[State], moves: Sequence[Move], texts: Texts, brief: bool = False
) -> Menu:
    """The menu of a choice; the brief one leaves the land that is for sale to the map."""
    numbers = numbering(s, moves)
    spoken = {move: describe(s, choice, move, texts) for move in moves}
    if brief:
        for_sale = texts.say("menu-land")
        spoken |= {move: for_sale for move in moves if is_for_sale(s, move)}
    entries: list[Entry] = []
    for verb, row in groupby(moves, key=lambda move: move.verb):
        entries += entries_of(verb, list(row), numbers, spoken, texts)
    return Menu(entries, {number: move for move, number in numbers.items()})


def numbering(s: State, moves: Sequence[Move]) -> dict[Move, int]:
    """Numbers for moves: printed ones of cards and spaces, amounts, or simply from 1 on."""
    found = printed(moves) or on_the_track(s, moves)
    if not found:
        few = [move for move in moves if not is_many(move.verb, moves)]
        return {move: number for number, move in enumerate(few, 1)}
    bare = [move for move in moves if len(move.verb.moves) == 1]
    if len(bare) == 1 and BARE_NUMBER not in found.values():
        found[bare[0]] = BARE_NUMBER
    return found


def printed(moves: Sequence[Move]) -> dict[Move, int]:
    """Cards by their numbers, amounts by themselves."""
    return {m: m.noun for m in moves if is_amount(m.verb) or BOARD_WORDS.field_of(m.verb) == "card"}


def on_the_track(s: State, moves: Sequence[Move]) -> dict[Move, int]:
    """Spaces by their numbers, for the first verb that goes there."""
    number_of = {space: number for number, space in track.numbers(s.options.edition).items()}
    spaces = [move for move in moves if goes_to_space(move)]
    return {m: number_of[place_of(m)] for m in spaces if m.verb is spaces[0].verb}


def is_many(verb: Verb, moves: Iterable[Move]) -> bool:
    """Whether a verb has too many moves to list them one by one."""
    count = sum(move.verb is verb for move in moves)
    return count > FEW or BOARD_WORDS.field_of(verb) in ALWAYS_MANY


def goes_to_space(move: Move) -> bool:
    """Whether the move puts someone on the track."""
    return BOARD_WORDS.field_of(move.verb) == "place" and move.noun in SPACES


def entries_of(
    verb: Verb,
    moves: list[Move],
    numbers: Mapping[Move, int],
    spoken: Mapping[Move, str],
    texts: Texts,
) -> list[Entry]:
    """The lines for one verb."""
    if is_amount(verb) and is_many(verb, moves):
        range_of = f"{moves[0].noun}-{moves[-1].noun}"
        return [Entry(range_of, f"{verb} {range_of}", texts.verb(verb))]
    if not is_many(verb, moves):
        return [Entry(str(numbers.get(m, "")), str(m), spoken[m]) for m in moves]
    spaces = [move for move in moves if goes_to_space(move)]
    entries = []
    if spaces and spaces[0] in numbers:
        ranges = number_ranges(sorted(numbers[move] for move in spaces))
        entries.append(Entry("", ranges, texts.say("menu-spaces")))
    elif spaces:
        return [Entry("", f"{verb} …", texts.verb(verb))]
    rest = [move for move in moves if move not in spaces]
    if rest:
        entries.append(Entry("", f"{verb} …", gathered(rest, spoken, texts)))
    return entries


def is_for_sale(s: State, move: Move) -> bool:
    """Whether the move goes for land, whose price stands on the map."""
    return (
        BOARD_WORDS.field_of(move.verb) == "place" and aim_of(s, NOBODY, place_of(move)) == "land"
    )


def gathered(moves: list[Move], spoken: Mapping[Move, str], texts: Texts) -> str:
    """Moves that are alike behind the words that they share."""
    for_sale = texts.say("menu-land")
    alike: dict[str, list[Move]] = {}
    for move in moves:
        alike.setdefault(spoken[move], []).append(move)
    ordered = sorted(alike, key=lambda words: (len(words), words))
    return " · ".join(
        words if words == for_sale else f"{words}: {listed(alike[words])}" for words in ordered
    )


def listed(moves: Sequence[Move]) -> str:
    """The nouns of the moves; neighbours in a row of parcels are drawn together."""
    names = [move.verb.nouns.names[move.noun] for move in moves]
    if BOARD_WORDS.field_of(moves[0].verb) == "edge" or moves[0].noun >= len(PARCELS):
        return " ".join(names)
    runs: list[list[int]] = []
    for move in moves:
        if runs and runs[-1][-1] == move.noun - 1 and move.noun % SIDE:
            runs[-1].append(move.noun)
        else:
            runs.append([move.noun])
    of = moves[0].verb.nouns.names
    return " ".join(span([of[noun] for noun in run]) for run in runs)
