"""The pending choice as indices and numbers: who is asked what, and about what."""

from typing import Final

from carson.board import characters, variants
from carson.board.features.told import (
    ABOUT_CARD,
    ABOUT_DUELS,
    ABOUT_PARCELS,
    ABOUT_PIECE,
    ABOUT_PLACE,
    ABOUT_SEAT,
    ABOUT_SITE,
    ABOUT_THING,
    ASKED,
    BID,
    BIDDERS,
    BY_CHANCE,
    DICE,
    DIE,
    DRAFTS,
    DUELS_IN_ORDER,
    DUELS_TO_COME,
    KIND,
    LARGE_BID,
    LEADER,
    PRICE,
    ROLLED,
    Relative,
)
from carson.board.ids import PLACE_COUNT, Place
from carson.board.play.auction import BidOrPass
from carson.board.play.build import AllowHouse, BuyBuilding, PlaceBuilding, PlaceHouse, Site
from carson.board.play.choose import ChooseSide
from carson.board.play.duel import Duel, OwnDie, PickDuel
from carson.board.play.income import StealOrNot
from carson.board.play.reserve import PickReserved
from carson.board.play.setup import DraftInTurn, DraftParcel
from carson.board.play.shift import PutElsewhere
from carson.board.play.spaces import BuyPoints, TakeGain
from carson.board.powers.common import BuildOnNewLand, CashOrWait, TakeBuildingAndLand
from carson.board.printed import MOST_PLAYERS
from carson.board.state import State
from carson.core.agenda import Chance, Choice, pending
from carson.core.moves import NOBODY, Seat

CHOICES: Final = (
    *("DraftParcel", "ChooseCharacter", "PlaceOrPass", "TakeGain", "BuyParcels", "BuyBuilding"),
    *("PlaceBuilding", "PlaceHouse", "AllowHouse", "PickReserved", "BuyPoints", "LayLastRoads"),
    *("SpendExcess", "StealOrNot", "PickDuel", "UseDynamite", "PlaceCityHall", "LayFreeRoad"),
    *("ChooseSide", "FetchCard", "BuyPackage", "DoubleOrCash", "CashOrWait", "TakeAnyBuilding"),
    *("TakeBuildingAndLand", "BuildOnNewLand", "ReceiveParcel", "RecruitCowboys", "BuyRevolvers"),
    *("OfferParcel", "BidOrPass", "TaxWeaponsOrMoney", "CallTheDoctor", "PayUndertaker"),
    *("DismissCowboys", "BuyParcelNow", "RerollOrKeep", "PutDieAside", "PlaceFreely"),
    *("PutElsewhere", "UseHorse", "UseSecondEnclosure", "TakeWageOrHorse", "StableNewHorse"),
    *("DoubleRanch", "PlayTiles", "DiscardLastTiles", "FillSheet", "TakeSecond", "PickOutlaw"),
    "RewardOrTheft",
)
"""Every choice of a player by its name. What was learned depends on the order: append only."""
NUMBER_OF: Final = {name: number for number, name in enumerate(CHOICES)}
TELLERS: Final = {**characters.TELLERS, **variants.TELLERS}
"""Who tells what a choice of a single character or variant is about."""


def add_choice(s: State, me: Seat, to: Relative, found: list[int], numbers: list[float]) -> None:
    """Who is asked what; nothing of what others have answered in secret."""
    choice = pending(s)
    if choice is None:
        return
    if isinstance(choice, Chance):
        found.append(BY_CHANCE)
    else:
        found.append(KIND + NUMBER_OF[type(choice).__name__])
        for seat in choice.seats:
            found.append(ASKED + to[seat])
    if isinstance(choice, PickDuel):
        for place in choice.places:
            found.append(ABOUT_DUELS + place)
        coming = choice.ordered
    else:
        coming = _duels_to_come(s)
        _add_subject(s, choice, me, to, found, numbers)
    for number, place in enumerate(coming[:DUELS_IN_ORDER]):
        found.append(DUELS_TO_COME + number * PLACE_COUNT + place)


def _duels_to_come(s: State) -> tuple[Place, ...]:
    """Where the next duels are fought, whose order is fixed."""
    found: tuple[Place, ...] = ()
    for task in s.agenda:
        if isinstance(task, Duel):
            found = (task.place, *found)
    return found


def _add_subject(
    s: State,
    choice: Choice[State],
    me: Seat,
    to: Relative,
    found: list[int],
    numbers: list[float],
) -> None:
    """What a choice is about; most are about nothing but the position."""
    if isinstance(choice, TakeGain):
        found.append(ABOUT_PLACE + choice.place)
        found.append(ABOUT_PIECE + choice.cowboy.piece.number)
    elif isinstance(choice, (BuyBuilding, BuyPoints)):
        found.append(ABOUT_PLACE + choice.place)
    elif isinstance(choice, PlaceBuilding):
        found.append(ABOUT_THING + choice.building)
    elif isinstance(choice, PlaceHouse):
        _add_site(choice.site, to, found)
        for parcel in choice.added:
            found.append(ABOUT_PARCELS + parcel)
    elif isinstance(choice, AllowHouse):
        _add_site(choice.site, to, found)
        found.append(ABOUT_PLACE + choice.parcel)
        for parcel in choice.added:
            found.append(ABOUT_PARCELS + parcel)
    elif isinstance(choice, PickReserved):
        for thing in choice.given_up:
            found.append(ABOUT_THING + thing)
    elif isinstance(choice, StealOrNot):
        found.append(ABOUT_PLACE + choice.parcel)
    elif isinstance(choice, DraftParcel):
        _add_drafts(s, to, numbers)
    elif isinstance(choice, BidOrPass):
        _add_auction(choice, to, found, numbers)
    else:
        name = type(choice).__name__
        if name in TELLERS:
            TELLERS[name].tell(choice, me, to, found, numbers)
        else:
            _add_rare(choice, to, found, numbers)


def _add_rare(choice: Choice[State], to: Relative, found: list[int], numbers: list[float]) -> None:
    """What choices are about that some characters and variants share."""
    if isinstance(choice, (ChooseSide, CashOrWait)):
        found.append(ABOUT_CARD + choice.card)
    elif isinstance(choice, TakeBuildingAndLand):
        found.append(ABOUT_THING + choice.building)
        numbers[PRICE] = choice.price / 12.0
    elif isinstance(choice, BuildOnNewLand):
        found.append(ABOUT_THING + choice.building)
    elif isinstance(choice, PutElsewhere):
        found.append(ABOUT_PLACE + choice.cowboy.place)
        found.append(ABOUT_PIECE + choice.cowboy.piece.number)
    elif isinstance(choice, OwnDie):
        _add_dice(choice, to, found, numbers)


def _add_site(site: Site, to: Relative, found: list[int]) -> None:
    """Who builds what where."""
    found.append(ABOUT_SEAT + to[site.seat])
    found.append(ABOUT_THING + site.building)
    found.append(ABOUT_SITE + site.parcel)


def _add_drafts(s: State, to: Relative, numbers: list[float]) -> None:
    """How many parcels each seat drafts after this one."""
    for task in s.agenda[:-1]:
        if isinstance(task, DraftParcel):
            numbers[DRAFTS + to[task.seats[0]]] += 0.5
        elif isinstance(task, DraftInTurn):
            for seat, left in enumerate(task.left):
                numbers[DRAFTS + to[seat]] += left / 2.0


def _add_auction(choice: BidOrPass, to: Relative, found: list[int], numbers: list[float]) -> None:
    """What is sold, who still bids in which order, and the best bid."""
    auction = choice.auction
    lot = auction.lot
    found.append(ABOUT_SEAT + to[lot.seller])
    for parcel in lot.parcels:
        found.append(ABOUT_PARCELS + parcel)
    for number, seat in enumerate(auction.bidders):
        found.append(BIDDERS + number * MOST_PLAYERS + to[seat])
    found.append(LEADER + (MOST_PLAYERS if auction.leader == NOBODY else to[auction.leader]))
    numbers[BID] = choice.bid / 20.0
    numbers[LARGE_BID] = choice.bid / 100.0


def _add_dice(choice: OwnDie, to: Relative, found: list[int], numbers: list[float]) -> None:
    """Where the duel is, the sum of everyone's dice, and each die of the seat that is asked."""
    dice = choice.dice
    found.append(ABOUT_PLACE + dice.place)
    own = 0
    for number, face in enumerate(dice.rolled):
        seat = dice.owners[number]
        numbers[ROLLED + to[seat]] += face / 6.0
        if seat == choice.seats[0] and own < DICE:
            found.append(DIE + own * 7 + face)
            own += 1
