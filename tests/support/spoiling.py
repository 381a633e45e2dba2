"""Spoiling: a hundred ways to make a good text a bad one, each by its name.

A way takes a text and a stream of numbers and gives another text. Most work on any text of lines
and words, some know what positions and records look like.
"""

import re
from collections.abc import Callable
from typing import Final

from carson.board.ids import CARD_NAMES, PLACE_NAMES, THING_NAMES
from carson.board.map.pieces import PIECES
from carson.board.options import CASTS, EDITIONS, VARIANTS
from carson.core.chance import Stream

Way = Callable[[str, Stream], str]
NUMBER: Final = re.compile(r"(?<![\w-])\d+(?!\w)")
WORD: Final = re.compile(r"\S+")


# --- lines ----------------------------------------------------------------------------------
def on_lines(change: Callable[[list[str], int], list[str]]) -> Way:
    """Change the lines, at one of them."""

    def spoil(text: str, stream: Stream) -> str:
        lines = text.split("\n")
        return "\n".join(change(lines, stream.below(len(lines))))

    return spoil


def on_two_lines(change: Callable[[list[str], int, int], None]) -> Way:
    """Change two lines with each other."""

    def spoil(text: str, stream: Stream) -> str:
        lines = text.split("\n")
        change(lines, stream.below(len(lines)), stream.below(len(lines)))
        return "\n".join(lines)

    return spoil


def swap(items: list[str], one: int, other: int) -> None:
    items[one], items[other] = items[other], items[one]


def move(items: list[str], one: int, other: int) -> None:
    items.insert(other, items.pop(one))


def graft(items: list[str], one: int, other: int) -> None:
    items[one] = " ".join([*items[one].split()[:1], *items[other].split()[1:]])


def join(items: list[str], one: int, other: int) -> None:
    items[one] += " " + items[other]


LINES: Final[dict[str, Way]] = {
    "drop a line": on_lines(lambda lines, at: lines[:at] + lines[at + 1 :]),
    "drop two lines": on_lines(lambda lines, at: lines[:at] + lines[at + 2 :]),
    "drop many lines": on_lines(lambda lines, at: lines[: at // 2] + lines[at:]),
    "drop all lines of a word": on_lines(
        lambda lines, at: [line for line in lines if line.split()[:1] != lines[at].split()[:1]]
    ),
    "double a line": on_lines(lambda lines, at: lines[: at + 1] + lines[at:]),
    "treble a line": on_lines(lambda lines, at: lines[:at] + [lines[at]] * 3 + lines[at + 1 :]),
    "end early": on_lines(lambda lines, at: [*lines[:at], "end", ""]),
    "cut after a line": on_lines(lambda lines, at: lines[:at]),
    "begin late": on_lines(lambda lines, at: lines[at:]),
    "an empty line": on_lines(lambda lines, at: [*lines[:at], "", *lines[at:]]),
    "a strange line": on_lines(lambda lines, at: [*lines[:at], "weather fine", *lines[at:]]),
    "an empty word": on_lines(lambda lines, at: [*lines[:at], lines[at][:0] + "-", *lines[at:]]),
    "indent a line": on_lines(lambda lines, at: [*lines[:at], "  " + lines[at], *lines[at + 1 :]]),
    "spaces behind": on_lines(lambda lines, at: [*lines[:at], lines[at] + "  ", *lines[at + 1 :]]),
    "end twice": on_lines(lambda lines, at: [*lines, "end", ""]),
    "backwards": on_lines(lambda lines, at: lines[::-1]),
    "the first line again": on_lines(lambda lines, at: [*lines[:at], lines[0], *lines[at:]]),
    "swap two lines": on_two_lines(swap),
    "move a line": on_two_lines(move),
    "graft a line": on_two_lines(graft),
    "join two lines": on_two_lines(join),
}


# --- words and numbers ----------------------------------------------------------------------
def on(pattern: re.Pattern[str], change: Callable[[str, Stream], str]) -> Way:
    """Change one of the places that match."""

    def spoil(text: str, stream: Stream) -> str:
        found = list(pattern.finditer(text))
        if not found:
            return text
        match = found[stream.below(len(found))]
        return text[: match.start()] + change(match[0], stream) + text[match.end() :]

    return spoil


def word(change: Callable[[str], str]) -> Way:
    return on(WORD, lambda found, _: change(found))


def number(change: Callable[[int], int | str]) -> Way:
    return on(NUMBER, lambda found, _: str(change(int(found))))


def another_word(text: str, stream: Stream) -> str:
    """A word of the text in the place of another."""
    words = text.split()
    return on(WORD, lambda _, dice: words[dice.below(len(words))])(text, stream)


def neighbours_swapped(text: str, stream: Stream) -> str:
    """Two words of a line change places."""
    return on(re.compile(r"\S+ \S+"), lambda two, _: " ".join(two.split()[::-1]))(text, stream)


WORDS: Final[dict[str, Way]] = {
    "drop a word": word(lambda found: ""),
    "double a word": word(lambda found: f"{found} {found}"),
    "double a word without a space": word(lambda found: found * 2),
    "large letters": word(str.upper),
    "a large letter": word(str.title),
    "a word backwards": word(lambda found: found[::-1]),
    "cut a word": word(lambda found: found[:-1]),
    "cut a word before": word(lambda found: found[1:]),
    "half a word": word(lambda found: found[: len(found) // 2]),
    "without hyphens": word(lambda found: found.replace("-", "")),
    "an underscore": word(lambda found: found.replace("-", "_")),
    "without what follows =": word(lambda found: found.partition("=")[0]),
    "nothing before =": word(lambda found: "=" + found.partition("=")[2]),
    "two =": word(lambda found: found.replace("=", "==")),
    "a word in quotes": word(lambda found: f'"{found}"'),
    "a comma": word(lambda found: f"{found},"),
    "a star": word(lambda found: "*"),
    "a question mark": word(lambda found: "?"),
    "a dash": word(lambda found: "-"),
    "a word of dots": word(lambda found: "." * len(found)),
    "a very long word": word(lambda found: found * 3000),
    "a line break in a word": word(lambda found: f"{found[:1]}\n{found[1:]}"),
    "another word": another_word,
    "neighbours swapped": neighbours_swapped,
}
NUMBERS: Final[dict[str, Way]] = {
    "one more": number(lambda value: value + 1),
    "one less": number(lambda value: value - 1),
    "three more": number(lambda value: value + 3),
    "double": number(lambda value: value * 2),
    "ten times": number(lambda value: value * 10),
    "negative": number(lambda value: -value - 1),
    "nought": number(lambda value: 0),
    "one": number(lambda value: 1),
    "seven": number(lambda value: 7),
    "ninety-nine": number(lambda value: 99),
    "nine hundred and ninety-nine": number(lambda value: 999),
    "a thousand": number(lambda value: 1000),
    "beyond all numbers": number(lambda value: "9" * 5000),
    "more than 64 bits": number(lambda value: 1 << 70),
    "a fraction": number(lambda value: f"{value}.5"),
    "a power": number(lambda value: f"{value}e2"),
    "hexadecimal": number(lambda value: hex(value)),
    "a plus": number(lambda value: f"+{value}"),
    "two signs": number(lambda value: f"--{value}"),
    "a leading nought": number(lambda value: f"0{value}"),
    "an underscore in a number": number(lambda value: f"{value}_0"),
    "in words": number(lambda value: "two"),
    "not a number": number(lambda value: "nan"),
    "arabic digits": number(lambda value: "".join(chr(0x660 + int(d)) for d in str(value))),
    "full-width digits": number(lambda value: "".join(chr(0xFF10 + int(d)) for d in str(value))),
    "a raised digit": number(lambda value: "²"),
}


# --- characters -----------------------------------------------------------------------------
def insert(what: str) -> Way:
    def spoil(text: str, stream: Stream) -> str:
        at = stream.below(len(text) + 1)
        return text[:at] + what + text[at:]

    return spoil


def drop_letter(text: str, stream: Stream) -> str:
    at = stream.below(len(text))
    return text[:at] + text[at + 1 :]


def swap_letters(text: str, stream: Stream) -> str:
    at = stream.below(len(text) - 1)
    return text[:at] + text[at + 1] + text[at] + text[at + 2 :]


def cut(text: str, stream: Stream) -> str:
    return text[: stream.below(len(text))]


LETTERS: Final[dict[str, Way]] = {
    "drop a letter": drop_letter,
    "swap two letters": swap_letters,
    "cut anywhere": cut,
    "no line break at the end": lambda text, _: text.rstrip("\n"),
    "a line break more at the end": lambda text, _: text + "\n",
    "windows line breaks": lambda text, _: text.replace("\n", "\r\n"),
    "old line breaks": lambda text, _: text.replace("\n", "\r"),
    "tabs": lambda text, _: text.replace(" ", "\t"),
    "two spaces": lambda text, _: text.replace(" ", "  "),
    "hard spaces": lambda text, _: text.replace(" ", "\u00a0"),
    "all small": lambda text, _: text.lower(),
    "all large": lambda text, _: text.upper(),
    "a byte order mark": lambda text, _: "\ufeff" + text,
    "nothing at all": lambda text, _: "",
    "a letter": insert("x"),
    "a digit": insert("7"),
    "a space": insert(" "),
    "a line break": insert("\n"),
    "a nul": insert("\0"),
    "a dotless i": insert("ı"),
    "a picture": insert("\U0001f920"),
    "half a pair": insert("\ud83e"),
    "a combining accent": insert("\u0301"),
    "a zero-width space": insert("\u200b"),
    "a line separator": insert("\u2028"),
    "a form feed": insert("\f"),
    "a percent sign": insert("%s{0}"),
}


# --- what positions and records are made of --------------------------------------------------
def replace_by(names: tuple[str, ...]) -> Way:
    """One of these names in the place of another of them."""
    pattern = re.compile("|".join(sorted(map(re.escape, names), key=len, reverse=True)))
    return on(rf_word(pattern), lambda _, stream: names[stream.below(len(names))])


def rf_word(pattern: re.Pattern[str]) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w-])(?:{pattern.pattern})(?![\w-])")


def add_line(*lines: str) -> Way:
    """One of these lines somewhere."""

    def spoil(text: str, stream: Stream) -> str:
        kept = text.split("\n")
        kept.insert(1 + stream.below(len(kept)), lines[stream.below(len(lines))])
        return "\n".join(kept)

    return spoil


def option(name: str, *values: str) -> Way:
    """Another value of an option."""

    def spoil(text: str, stream: Stream) -> str:
        line = f"option {name} {values[stream.below(len(values))]}"
        return re.sub(rf"(?m)^option {name} .*$", line, text)

    return spoil


def swap_seats(text: str, stream: Stream) -> str:
    """Players 1 and 2 are taken for each other in one line."""
    lines = text.split("\n")
    at = stream.below(len(lines))
    lines[at] = re.sub(r"\b[12]\b", lambda seat: "21"["12".index(seat[0])], lines[at])
    return "\n".join(lines)


SEATS: Final = ("1", "2", "3", "4", "5", "6")
COLOURS: Final = ("yellow", "red")
PHASES: Final = ("choose", "place", "resolve", "close", "power", "bid", "reveal", "pick", "sale")
PIECE_NAMES: Final = tuple(piece.name for piece in PIECES)
KNOWING: Final[dict[str, Way]] = {
    "another seat": replace_by(SEATS),
    "seats swapped": swap_seats,
    "another place": replace_by(PLACE_NAMES),
    "another thing": replace_by(THING_NAMES),
    "another character": replace_by(CARD_NAMES),
    "another side": replace_by(COLOURS),
    "another phase": replace_by(PHASES),
    "another piece": replace_by(PIECE_NAMES),
    "another round": on(re.compile(r"(?m)^round \d"), lambda _, dice: f"round {dice.below(6)}"),
    "another era": on(re.compile(r"(?m)^era \d"), lambda _, dice: f"era {dice.below(4)}"),
    "another box": on(
        re.compile(r"(?m)^phase .*$"),
        lambda _, dice: f"phase resolve {PLACE_NAMES[64 + dice.below(26)]}",
    ),
    "other players": option("players", *SEATS),
    "other variants": option("variants", "none", *VARIANTS, "river,horses", "outlaws,kit-carson"),
    "another edition": option("edition", *EDITIONS),
    "another cast": option("characters", "random", *CASTS),
    "other buildings": option("buildings", "first-game", "all", "school", "city-hall"),
    "another river": option("river", "d1,d2,d3,d4,d5,d6,d7,d8", "A7, B7,B8", "a1"),
    "another placing": option("placing", "live", "turns"),
    "other people": option("people", *SEATS),
    "other virtual players": option("virtual", "none", "novice", "expert,expert"),
    "an unknown option": add_line("option colour red", "option players 2", "option"),
    "a further piece": add_line(
        *(f"{piece} {place} 1" for piece in PIECE_NAMES for place in ("d4", "gambling", "wages"))
    ),
    "a settled cowboy": add_line("settled d4 1", "settled wages 2", "settled e5 1 2"),
    "further outlaws": add_line("outlaws d4", "outlaws e5 e6", "strength 8", "outlaws a1"),
    "further horses": add_line("horses 1 25", "stabled 2 1 1 1 1 1", "rodeos 1 4"),
    "further duel tiles": add_line("tiles 1 5 5 5 5 5 5", "pile 2 1 1 1 1 1 1", "redrawn 1 1"),
    "further land": add_line("land 1 a1 b1=station", "land - c3=townhouse", "land 2 h8=school"),
    "further cards": add_line("card 1 sheriff", "past 1 heroes red", "cards 3 I-1", "gone I-2"),
    "what was used": add_line("used white-cowboy 1", "cashed grocer", "doubled bank"),
    "a city hall": add_line("land - d4=city-hall", "away city-hall", "reserve 1 city-hall"),
    "further points": add_line("points 1 end-cash=9", "points 2 characters=-99", "sold 1 3"),
    "ammunition": add_line("ammunition 1", "player 1 dynamite 7", "player 1 cowboys 10"),
    "a built card": add_line("built 1 I-40 h8", "built 2 I-41 a1", "sideways lawyer", "under star"),
    "other rules": on(re.compile(r"(?m)^rules \d+"), lambda _, dice: f"rules {dice.below(9)}"),
    "another game": on(
        re.compile(r"(?m)^game \w+"), lambda _, dice: ("game chess", "game cards")[dice.below(2)]
    ),
    "another seed": on(re.compile(r"[0-9a-f]{64}"), lambda seed, _: seed[::-1]),
    "a hidden move": on(re.compile(r"(?m)^[1-6*] .*$"), lambda line, _: line[:2] + "?"),
    "another mover": on(
        re.compile(r"(?m)^[1-6*] "), lambda _, dice: f"{'*123456'[dice.below(7)]} "
    ),
    "a move without its noun": on(
        re.compile(r"(?m)^[1-6*] .*$"), lambda line, _: " ".join(line.split()[:2])
    ),
}
WAYS: Final[dict[str, Way]] = {**LINES, **WORDS, **NUMBERS, **LETTERS, **KNOWING}


def spoilt(text: str, name: str, stream: Stream) -> str:
    """The text spoilt in that way; now and then in a second way as well."""
    text = WAYS[name](text, stream)
    while text and stream.below(4) == 0:
        second = list(WAYS)[stream.below(len(WAYS))]
        text = WAYS[second](text, stream)
    return text
