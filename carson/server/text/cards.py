"""The card game as text: the column, the cities, the players."""

from typing import Final

from carson.cards.city.terrain import layout_of
from carson.cards.ids import (
    CARD_NAMES,
    CARDS,
    ERAS,
    LETTERS,
    PARCEL_NAMES,
    SIDE,
    TERRAIN_COUNT,
    TERRAIN_NAMES,
    Thing,
)
from carson.cards.printed import ROUNDS_PER_ERA
from carson.cards.state import NO_BID
from carson.i18n.texts import Texts
from carson.i18n.words.cards import terrain_in_words
from carson.server.http import responses
from carson.server.seen.cards import CardsPlayer, CardsSeen, ColumnCard
from carson.server.text.html import Html, join, listing, section, table, tag
from carson.server.text.speech import fact, names, sentence, together

COLUMNS: Final = "abcdefghijklmnop"


class CardsText:
    """The table of the card game, in words."""

    def __init__(self, view: responses.TableView, seen: CardsSeen, texts: Texts) -> None:
        self.view: Final = view
        self.seen: Final = seen
        self.texts: Final = texts

    def status(self) -> str:
        """Era, round, and the order in which the players pick."""
        seen, texts = self.seen, self.texts
        era = ERAS[max(0, seen.era - 1)]
        order = names(texts, seen.order)
        return together(
            texts,
            [
                texts.say("status-era", era=era, round=seen.round, rounds=ROUNDS_PER_ERA),
                fact(texts, sentence(texts.say("status-order")), order) if order else "",
            ],
        )

    def note(self, asked: responses.Decision) -> str:
        """How the card lies that a decision is about."""
        card = str(asked.about.get("card", ""))
        return fact(self.texts, card, self.layout(card)) if card in TERRAIN_NAMES else ""

    def about(self, name: str) -> list[str]:
        """What a terrain card shows where."""
        return [self.layout(name)] if name in TERRAIN_NAMES else []

    def parts(self) -> list[Html]:
        """Everything that lies on the table."""
        return [self.column(), self.players(), *self.cities()]

    # --- the column -------------------------------------------------------------------------
    def column(self) -> Html:
        """The cards on offer, and what is left of the piles."""
        texts, seen = self.texts, self.seen
        piles = texts.say("web-piles", terrain=seen.terrain_left, characters=seen.pile)
        next_back = [texts.say(f"back-{back}") for back in seen.backs]
        rows = listing([self.offered(card) for card in seen.display], "ol")
        return section(
            "column",
            texts.say("web-column"),
            rows or tag("p", texts.say("empty")),
            tag("p", piles),
            tag("p", fact(texts, texts.say("text-backs"), texts.say("text-comma").join(next_back))),
        )

    def offered(self, offer: ColumnCard) -> str:
        """A card of the column: what it shows or does, and its appeal."""
        texts = self.texts
        about = [texts.say("column-appeal", appeal=offer.appeal)]
        if offer.fits is False:
            about.append(texts.say("text-no-place"))
        if not offer.layout:
            return together(texts, [self.character(offer.card), *about])
        return fact(texts, offer.card, together(texts, [self.layout(offer.card), *about]))

    def layout(self, name: str) -> str:
        """The four parcels of a terrain card."""
        card = CARDS[CARD_NAMES.index(name)]
        corners = [self.texts.thing(thing) for thing in layout_of(card)]
        return self.texts.say("text-layout", a=corners[0], b=corners[1], c=corners[2], d=corners[3])

    def character(self, name: str) -> str:
        """A character and what it does."""
        power = self.texts.say(f"about-card-{name}")
        return fact(self.texts, self.texts.say(f"card-{name}"), power)

    # --- the players ------------------------------------------------------------------------
    def players(self) -> Html:
        """What lies before everyone."""
        rows = [
            join([tag("h3", self.texts.player(seat)), listing(self.facts(seat, player))])
            for seat, player in enumerate(self.seen.players)
        ]
        return section("players", self.texts.say("web-tab-players"), *rows)

    def facts(self, seat: int, player: CardsPlayer) -> list[str]:
        """Points, bid, hand, characters."""
        texts = self.texts
        hand = texts.say("text-comma").join(str(value) for value in player.hand)
        return [
            *([] if player.level is None else [self.level(player.level)]),
            fact(texts, texts.say("web-fact-vp"), player.vps),
            *self.bid(seat, player),
            fact(texts, sentence(texts.say("cards-panel-hand")), hand or texts.say("empty")),
            *(self.held(one.name, one.used) for one in player.characters),
            *([] if player.level is None else [self.taken(player)]),
            *([texts.say("panel-sold", count=player.sold)] if player.sold else []),
        ]

    def level(self, level: str) -> str:
        """How well a virtual player plays."""
        name = self.texts.say(f"web-level-{level}")
        return fact(self.texts, self.texts.say("text-virtual"), name)

    def bid(self, seat: int, player: CardsPlayer) -> list[str]:
        """The bid of this round, as far as it is known."""
        texts = self.texts
        if player.bid != NO_BID:
            return [texts.say("web-bid-is", bid=player.bid, bonus=player.bonus)]
        if seat == self.view.seat and self.seen.own_bid != NO_BID:
            return [texts.say("text-own-bid", bid=self.seen.own_bid)]
        return [texts.say("web-has-bid")] if player.has_bid else []

    def held(self, name: str, used: bool) -> str:
        """A character before a player, and whether its power is used up."""
        used_up = self.texts.say("text-used") if used else ""
        return together(self.texts, [self.character(name), used_up])

    def taken(self, player: CardsPlayer) -> str:
        """The terrain of a virtual player."""
        cards = [CARDS[CARD_NAMES.index(name)] for name in player.terrain]
        shown = [terrain_in_words(card, self.texts) for card in cards if card < TERRAIN_COUNT]
        return self.texts.say("virtual-cards", list=self.texts.say("text-comma").join(shown) or "-")

    # --- the cities -------------------------------------------------------------------------
    def cities(self) -> list[Html]:
        """The cities of those who build one, each as a table."""
        return [
            section(
                f"city-{seat}",
                self.texts.say("web-city-of", name=self.texts.player(seat)),
                self.city(seat, player),
            )
            for seat, player in enumerate(self.seen.players)
            if player.level is None
        ]

    def city(self, seat: int, player: CardsPlayer) -> Html:
        """A city; before its first card, where that will lie."""
        texts = self.texts
        if not player.city:
            return tag("p", texts.say("no-city"))
        top, left = divmod(PARCEL_NAMES.index(player.corner), SIDE)
        heads = COLUMNS[left : left + len(player.city[0])]
        rows = [
            (str(top + number + 1), [self.thing(letter) for letter in row])
            for number, row in enumerate(player.city)
        ]
        caption = texts.say("web-city-of", name=texts.player(seat))
        return table(caption, heads, rows, texts.say("text-row"))

    def thing(self, letter: str) -> str:
        """What stands on a parcel."""
        return "-" if letter == LETTERS[0] else self.texts.thing(Thing(LETTERS.index(letter)))
