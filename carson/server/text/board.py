"""The board game as text: track, town, players, characters, bag."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from carson.board.ids import CARD_NAMES, EDGE_NAMES, PARCEL_NAMES, PLACE_NAMES, SIDE, Parcel
from carson.board.map.geometry import parcel_at, sides
from carson.board.options import EDITIONS
from carson.board.printed import ROUNDS
from carson.core.moves import NOBODY
from carson.i18n.texts import Texts
from carson.server.http import responses
from carson.server.seen.board import BoardPlayer, BoardSeen
from carson.server.text.html import Html, join, listing, section, table, tag
from carson.server.text.speech import counted, fact, names, together
from carson.story.board.track import TrackSpace, track_spaces

COLUMNS: Final = "abcdefgh"
BUILDING_SPACE: Final = "build-"
COMPASS: Final = ("north", "south", "west", "east")
"""The sides of a parcel in the order in which the map names them."""
PLAIN_PIECE: Final = "cowboy"


@dataclass(frozen=True)
class TableCourse:
    """Where a game stands, and where it leads to."""

    phase: int
    step: str
    """The message of the box that is being resolved, if one is."""
    forecast: Sequence[Sequence[str]]
    """What the round would bring, by seat."""


class BoardText:
    """The table of the board game, in words."""

    def __init__(
        self, view: responses.TableView, seen: BoardSeen, course: TableCourse, texts: Texts
    ) -> None:
        self.view: Final = view
        self.seen: Final = seen
        self.course: Final = course
        self.texts: Final = texts

    def status(self) -> str:
        """Round, phase, and the order of the players."""
        seen, texts = self.seen, self.texts
        orders = [("status-turn-order", seen.order), ("status-passed", seen.passed)]
        if not seen.passed and self.course.phase != 2:
            orders = [("status-pass-order", seen.pass_order)]
        return together(
            texts,
            [
                texts.say("status-round", round=max(1, seen.round), rounds=ROUNDS),
                texts.say(f"status-phase-{self.course.phase}"),
                *(
                    fact(texts, texts.say(key), names(texts, seats))
                    for key, seats in orders
                    if seats
                ),
                texts.say("status-outlaws", strength=seen.strength) if seen.outlaws else "",
            ],
        )

    def note(self, asked: responses.Decision) -> str:
        """What must be known before a decision; questions of the board game say it themselves."""
        return ""

    def parts(self) -> list[Html]:
        """Everything that lies on the table."""
        return [self.track(), self.town(), self.players(), self.cast(), self.bag()]

    # --- the track --------------------------------------------------------------------------
    def track(self) -> Html:
        """The spaces in the order in which they are resolved."""
        edition = EDITIONS[self.view.options["edition"]]
        rows = [self.box(box) for box in track_spaces(edition)]
        return section("track", self.texts.say("web-track"), listing(rows, "ol"))

    def box(self, box: TrackSpace) -> Html:
        """A box: what it gives, whether it is closed, and who stands there."""
        place = None if box.space is None else PLACE_NAMES[box.space]
        parts = [self.texts.say(f"{box.key}.gives")] if place is None else self.about(place)
        said = fact(self.texts, self.texts.say(box.key), together(self.texts, parts))
        if box.key != self.course.step:
            return tag("li", said)
        return tag("li", tag("strong", said), aria_current="step")

    def about(self, place: str) -> list[str]:
        """What a place is about: what can be had there, and who stands there."""
        if place not in PLACE_NAMES:
            return []
        found = self.of_parcel(place) if place in PARCEL_NAMES else [self.gift(place)]
        if place in self.seen.closed:
            found.append(self.texts.say("text-closed"))
        return [*found, self.crowd(place)]

    def gift(self, space: str) -> str:
        """What a space gives; a building space shows its tile."""
        if not space.startswith(BUILDING_SPACE):
            return self.texts.say(f"space-{space}.gives")
        thing = self.seen.track.get(space.removeprefix(BUILDING_SPACE), "nothing")
        return self.texts.say("text-no-tile" if thing == "nothing" else f"thing-{thing}")

    def crowd(self, place: str) -> str:
        """The cowboys on a place; nothing where there are none."""
        texts = self.texts
        here = [
            texts.player(cowboy.seat)
            if cowboy.piece == PLAIN_PIECE
            else f"{texts.player(cowboy.seat)} ({texts.say(f'piece-{cowboy.piece}')})"
            for cowboy in self.seen.cowboys
            if cowboy.place == place
        ]
        crowd = texts.say("text-comma").join(here)
        return fact(texts, texts.say("text-cowboys"), crowd) if here else ""

    # --- the town ---------------------------------------------------------------------------
    def town(self) -> Html:
        """The map as a table."""
        texts = self.texts
        rows = [
            (str(row + 1), [self.cell(parcel_at(column, row)) for column in range(SIDE)])
            for row in range(SIDE)
        ]
        about = tag("p", texts.say("text-town-about"))
        picture = table(texts.say("text-town-caption"), COLUMNS, rows, texts.say("text-row"))
        return section("town", texts.say("web-town"), about, picture)

    def cell(self, parcel: Parcel) -> str:
        """A parcel in words."""
        name = PARCEL_NAMES[parcel]
        found = together(self.texts, [*self.of_parcel(name), self.roads(parcel), self.crowd(name)])
        return fact(self.texts, name, found)

    def of_parcel(self, name: str) -> list[str]:
        """What stands on a parcel, whose it is, what it pays or costs."""
        texts, parcel = self.texts, self.seen.parcels.get(name)
        thing = texts.say(f"thing-{parcel.on if parcel else 'nothing'}")
        if parcel is not None and parcel.owner != NOBODY:
            thing = texts.say("text-of-owner", thing=thing, owner=texts.player(parcel.owner))
        income = parcel.income if parcel else None
        price = self.seen.prices.get(name) if self.seen.round else None
        return [
            thing,
            texts.say("text-income", income=income) if income is not None else "",
            texts.say("text-price", price=price) if price is not None else "",
            texts.say("text-outlaw") if name in self.seen.outlaws else "",
        ]

    def roads(self, parcel: Parcel) -> str:
        """On which sides of a parcel roads lie."""
        texts = self.texts
        found = [
            texts.say(f"text-{side}")
            for side, edge in zip(COMPASS, sides(parcel), strict=True)
            if EDGE_NAMES[edge] in self.seen.roads
        ]
        said = texts.say("text-comma").join(found)
        return fact(texts, texts.say("text-roads"), said) if found else ""

    # --- the players ------------------------------------------------------------------------
    def players(self) -> Html:
        """What lies before everyone."""
        rows = [
            join([tag("h3", self.texts.player(seat)), listing(self.facts(seat, player))])
            for seat, player in enumerate(self.seen.players)
        ]
        return section("players", self.texts.say("web-tab-players"), *rows)

    def facts(self, seat: int, player: BoardPlayer) -> list[str]:
        """Everything that can be counted before a player."""
        texts, owned = self.texts, [p for p in self.seen.parcels.values() if p.owner == seat]
        passed = self.seen.passed
        found: list[tuple[str, str | int]] = [
            ("web-fact-cash", f"${player.cash}"),
            ("web-fact-vp", player.vps),
            ("web-fact-firepower", player.firepower),
            ("web-fact-land", len(owned)),
            ("web-supply-cowboys", player.cowboys),
            ("web-supply-revolvers", player.revolvers),
            ("web-supply-roads", player.roads),
            *((key, value) for key, value in self.rarities(seat, player) if value),
        ]
        said = [fact(texts, texts.say(key), value) for key, value in found]
        if player.ammunition:
            said.append(texts.say("text-ammunition"))
        if seat in passed:
            said.append(texts.say("web-passed-as", rank=passed.index(seat) + 1))
        characters = [self.character(side) for card in player.cards for side in self.sides(card)]
        return [*said, *characters, *self.course.forecast[seat]]

    def rarities(self, seat: int, player: BoardPlayer) -> list[tuple[str, str | int]]:
        """What few players have: they are told of only where there are some."""
        texts = self.texts
        things = [(texts.say(f"thing-{name}"), count) for name, count in player.reserve.items()]
        stables = [
            (texts.say(f"space-enclosure-{number}"), count)
            for number, count in enumerate(player.stabled, 1)
        ]
        powers = texts.say("text-comma").join(texts.say(f"sheet-{name}") for name in player.powers)
        tiles = [(str(value), count) for value, count in enumerate(self.seen.tiles)]
        return [
            ("text-reserve", counted(texts, things)),
            ("web-supply-dynamite", player.dynamite),
            ("web-supply-horses", player.horses),
            ("text-stabled", counted(texts, stables)),
            ("web-supply-rodeos", player.rodeos),
            ("web-supply-duel-tiles", player.duel_tiles),
            ("text-own-tiles", counted(texts, tiles) if seat == self.view.seat else ""),
            ("text-powers", powers),
        ]

    # --- characters and the bag -------------------------------------------------------------
    def sides(self, card: str) -> Sequence[str]:
        """The sides of a card that are in play."""
        number = CARD_NAMES.index(card)
        return [side for side in self.seen.cast if side[:-1] == str(number)]

    def character(self, side: str) -> str:
        """A character: name, cash limit, power."""
        limit = f"${self.seen.limits.get(side, 0)}".replace("$-", "-$")
        power = self.texts.say(f"about-card-{side}")
        return self.texts.say("do-choose", name=self.texts.side(side), limit=limit, power=power)

    def cast(self) -> Html:
        """The characters of this game."""
        rows = listing([self.character(side) for side in self.seen.cast])
        return section("cast", self.texts.say("web-help-characters"), rows)

    def bag(self) -> Html:
        """What is left in the bag."""
        texts = self.texts
        things = [(texts.say(f"thing-{name}"), count) for name, count in self.seen.bag.items()]
        said = counted(texts, things) or texts.say("empty")
        return section("bag", texts.say("text-bag"), tag("p", said))
