"""Scenarios: a position in a few lines, played with moves as text.

    table = scenario('''
        phase resolve build-10
        player 1 cash 12
        land 1 c3
        land - d4=house
        track - saloon - - - - -
        cowboy build-10 1
    ''')
    table.play("1 buy", "1 build c3", "1 house d5")

Three players unless `option players N` says otherwise. A player without a needed card
gets a quiet one, and roads lie on every edge unless a `roads` line says where they lie. Of two
lines that say the same thing the later one holds, the table has agreed on the sides that are shown,
and with Outlaws or a cowboy who has settled it is round 2.
"""

from carson.board.characters import CARDS
from carson.board.game import BOARD_GAME
from carson.board.ids import CARD_NAMES, EDGE_NAMES, THING_NAMES, VOCABULARY, Parcel, Place, Thing
from carson.board.notation import writer
from carson.board.notation.reader import FIRST_LINE, Reader
from carson.board.options import CASTS
from carson.board.state import State
from carson.core.agenda import Choice, legal, pending, play, why_not
from carson.core.chance import Stream, derive
from carson.core.events import Event
from carson.core.moves import CHANCE, Move, Seat
from carson.core.records import read_seat
from carson.core.table import open_table

QUIET_CARDS = ("banker", "settler", "captain", "chinese-worker", "grocer", "sheriff", "mercenary")


class Scenario:
    """A position of the board game and what happened since."""

    def __init__(self, text: str) -> None:
        self.state, self.options = writer.read(text)
        self.log: list[Event] = []
        self.state.log, self.state.given = self.log, []

    def play(self, *lines: str) -> None:
        """Play moves such as `1 place d4`, or `* roll 5` for chance."""
        for line in lines:
            seat, move = read_line(line)
            play(self.state, seat, move)

    def why(self, line: str) -> str:
        """The code of the reason why a move is refused, or an empty text if it is not."""
        reason = why_not(self.state, *read_line(line))
        return "" if reason is None else reason.code

    def offers(self, *lines: str) -> bool:
        """Whether all these moves are offered."""
        return all(move in legal(self.state, seat) for seat, move in map(read_line, lines))

    def nouns(self, who: int, verb: str) -> list[str]:
        """What a seat, counted from 1, may do with a verb: the nouns of its moves."""
        return self._nouns(Seat(who - 1), verb)

    def nouns_of_chance(self, verb: str) -> list[str]:
        """What chance may do with a verb: the nouns of its moves."""
        return self._nouns(CHANCE, verb)

    def _nouns(self, seat: Seat, verb: str) -> list[str]:
        moves = [move for move in legal(self.state, seat) if move.verb.name == verb]
        return [move.verb.nouns.names[move.noun] for move in moves]

    @property
    def asked(self) -> str:
        """Who is asked what, such as `1 PlaceOrPass`; `over` at the end."""
        choice: Choice[State] | None = pending(self.state)
        if choice is None:
            return "over"
        who = " ".join("*" if seat < 0 else str(seat + 1) for seat in choice.seats)
        return f"{who} {type(choice).__name__}"

    @property
    def cash(self) -> list[int]:
        """The money of each seat."""
        return self.state.cash

    @property
    def vps(self) -> list[int]:
        """The victory points of each seat."""
        return [self.state.vps(seat) for seat in self.state.seats]

    def on(self, parcel: str) -> str:
        """What stands on a parcel."""
        return THING_NAMES[self.state.on[at(parcel)]]

    def owner(self, parcel: str) -> int:
        """Who owns a parcel, counted from 1; 0 if nobody does."""
        return self.state.owner[at(parcel)] + 1

    def happened(self, kind: str) -> list[dict[str, int]]:
        """The events of a kind, as their fields."""
        return [event.named() for event in self.log if event.kind.name == kind]


def read_line(line: str) -> tuple[Seat, Move]:
    """Who does what in a line such as `1 place d4`."""
    who, _, text = line.partition(" ")
    seat = read_seat(who)
    assert seat is not None, line
    return seat, VOCABULARY.read(text)


def at(parcel: str) -> Parcel:
    """The parcel of that name."""
    return Parcel(Place("abcdefgh".index(parcel[0]) + 8 * (int(parcel[1:]) - 1)))


def thing(name: str) -> Thing:
    """The thing of that name."""
    return Thing(THING_NAMES.index(name))


def scenario(text: str) -> Scenario:
    """A position from the lines that matter; the rest is filled in."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    options = [line for line in lines if line.startswith("option ")]
    others = latest([line for line in lines if line not in options])
    options = agreed(latest(options), others)
    if not any(line.startswith("option players") for line in options):
        options.append("option players 3")
    players = next(int(line.split()[2]) for line in options if line.startswith("option players"))
    if not any(line.startswith("roads") for line in others):
        others.append("roads " + " ".join(EDGE_NAMES))
    late = any(line.startswith(("outlaws", "strength", "settled")) for line in others)
    if late and not any(line.startswith("round") for line in others):
        others.append("round 2")
    if any(line.startswith("phase ") and line != "phase choose" for line in others):
        others += quiet_cards(players, others)
    return Scenario("\n".join([FIRST_LINE, *options, *others, "end", ""]))


def latest(lines: list[str]) -> list[str]:
    """The lines without those that a later one says otherwise."""
    said: dict[str, str] = {}
    for line in lines:
        word, *rest = line.split()
        once = Reader.once_each | {"option"}
        key = line if word not in Reader.once else word
        key = f"{word} {rest[0]}" if word in once else key
        line = held_in_all(said.get(key, ""), line) if word == "player" else line
        said[key if key != line else f"{len(said)} {line}"] = line
    return list(said.values())


def held_in_all(earlier: str, later: str) -> str:
    """A line of what a player holds, with what an earlier one says besides."""
    words = [*earlier.split()[2:], *later.split()[2:]]
    held = dict(zip(words[::2], words[1::2], strict=True))
    return " ".join([*later.split()[:2], *(word for pair in held.items() for word in pair)])


def agreed(options: list[str], lines: list[str]) -> list[str]:
    """The options with a cast that has the sides of the cards that players hold."""
    given = {line.split()[1]: line.split(maxsplit=2)[2] for line in options}
    cast = given.get("characters", "first-game")
    sides = CASTS.get(cast, cast).split(",")
    for line in lines:
        word, *words = line.split()
        if word == "card" and words[2:] and words[1] in CARD_NAMES:
            number = CARD_NAMES.index(words[1])
            side = f"{number}{words[2][0].upper()}"
            if not CARDS[side].needs_horses or "horses" in given.get("variants", ""):
                sides = [side if found[:-1] == str(number) else found for found in sides]
    changed = ",".join(sides) != CASTS.get(cast, cast)
    given |= {"characters": ",".join(sides)} if changed else {}
    return [f"option {name} {value}" for name, value in given.items()]


def quiet_cards(players: int, lines: list[str]) -> list[str]:
    """A card for everyone who has none yet."""
    cards = [line.split() for line in lines if line.startswith("card ")]
    taken = {name for words in cards for name in words[2:]}
    holders = {words[1] for words in cards}
    free = [name for name in QUIET_CARDS if name not in taken]
    missing = [str(who) for who in range(1, players + 1) if str(who) not in holders]
    return [f"card {who} {card}" for who, card in zip(missing, free, strict=False)]


def whole_game(seed: int, players: int) -> str:
    """The record of a random game, for tests that need one."""
    names = [f"player {number}" for number in range(1, players + 1)]
    table = open_table(BOARD_GAME, {"players": str(players)}, names, derive(seed))
    stream = Stream(seed)
    while table.to_move:
        moves = table.moves(table.to_move[0])
        table.play(table.to_move[0], moves[stream.below(len(moves))])
    return table.record.write()
