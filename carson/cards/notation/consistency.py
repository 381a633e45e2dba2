"""What a position must fulfil to be possible; a position from a text is checked against it."""

from collections.abc import Sequence
from typing import Final

from carson.cards.city.city import NO_CITY
from carson.cards.city.ground import connects
from carson.cards.city.terrain import cards_of, layout_of
from carson.cards.ids import ERAS, TERRAIN_COUNT
from carson.cards.play.close import is_last_era
from carson.cards.play.pile import backs_left
from carson.cards.powers import ask
from carson.cards.powers.rule import NEVER
from carson.cards.printed import ROUNDS_PER_ERA, terrain_per_round
from carson.cards.state import IN_PILE, NO_BID, State
from carson.core.moves import Seat
from carson.core.positions import Impossible, demand

BEFORE: Final = ("power", "bid")
OPENED: Final = ("reveal", "pick")
"""The phases before the auction cards of a round are open, and those in which they are."""


def check(s: State, phase: str, picks: Sequence[Seat]) -> None:
    """Refuse what the rules cannot lead to."""
    if phase == "sale":
        last = is_last_era(s) and s.round == ROUNDS_PER_ERA
        demand(last and not s.display, "no-sale-yet")
    check_cards(s)
    if phase != "sale":
        all_picks = sum(1 + s.twice[seat] for seat in s.seats if not s.out[seat])
        needed = len(picks) if phase == "pick" else all_picks
        demand(len(s.display) >= max(1, needed), "column-too-short", count=len(s.display))
    check_piles(s)
    for seat in s.seats:
        check_hand(s, seat, phase)
    for seat in s.people:
        check_city(s, seat)


def check_cards(s: State) -> None:
    """The column is of this era, there are enough cards, and the backs fit the pile."""
    for card in s.display:
        if card < TERRAIN_COUNT:
            demand(card in cards_of(s.era), "other-era", era=s.era)
    if s.era == 1:
        ahead = [card for card in cards_of(2) if s.where[card] != IN_PILE]
        demand(not ahead, "other-era", era=s.era)
    demand(sum(card >= TERRAIN_COUNT for card in s.display) <= 1, "two-characters-shown")
    demand(bool(s.backs) or not s.pile() + list(s.under), "no-back-shown")
    for back, left in enumerate(backs_left(s)):
        demand(left >= 0 or len(s.backs) > len(s.pile()), "no-such-back", back=back)
    for rule in s.rules:
        used = s.sideways[rule.card - TERRAIN_COUNT]
        owned = s.where[rule.card] >= 0 and rule.power != NEVER
        demand(not used or owned, "nothing-to-use", card=rule.card)


def check_piles(s: State) -> None:
    """The piles have a character for each round to come, and the terrain cards of this era.

    A power can draw one more terrain card.
    """
    rounds = ROUNDS_PER_ERA - s.round
    terrain = sum(s.where[card] == IN_PILE for card in cards_of(s.era))
    drawn = rounds * terrain_per_round(len(s.seats)) + 1
    demand(terrain >= drawn, "pile-too-short", count=terrain)
    characters = len(s.pile()) + len(s.under)
    to_come = rounds + (len(ERAS) - s.era) * ROUNDS_PER_ERA
    demand(characters >= to_come, "pile-too-short", count=characters)


def check_hand(s: State, seat: Seat, phase: str) -> None:
    """As many auction cards are left as there are rounds, all of the seat's own."""
    opened, before = phase in OPENED, phase in BEFORE
    held, own = s.values(seat), s.options.hand(seat)
    for value in held:
        demand(value in own, "not-in-hand", value=value)
    bid = s.bids[seat]
    demand((bid != NO_BID) == opened, "bid-missing" if opened else "bid-too-early", seat=seat)
    demand(bid == NO_BID or (bid in own and bid not in held), "not-in-hand", value=bid)
    left = ROUNDS_PER_ERA - s.round + before
    demand(len(held) == left, "wrong-hand", seat=seat, count=len(held), needed=left)


def check_city(s: State, seat: Seat) -> None:
    """Each card could be laid where it lies, after the ones before it.

    Nobody knows when a character came, nor which cards were sold: what either could have allowed
    is believed.
    """
    city, sold = NO_CITY, s.sold[seat] > 0
    believed = sold or any(rule.keeps_law for rule in s.held[seat])
    for number, (card, spot) in enumerate(s.cities[seat].cards):
        lawful = believed or city.has_prison
        reason = city.why_not_lay(layout_of(card), spot, lawful, ask.long_side(s, seat))
        if reason is not None and number > 0 and not (sold and reason.code == "not-joined"):
            raise Impossible(reason)
        city = city.with_card(card, spot)
    demand(connects(city.covered, city.covered), "not-joined", parcel=city.corner)
    demand(city.around_the_middle() is city, "city-off-the-middle", seat=seat)
    seller = any(rule.sales_left(s, seat) + s.sold[seat] for rule in s.held[seat])
    demand(seller or not sold, "no-sales-left")
