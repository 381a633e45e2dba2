"""A New Beginning: everyone buys their own start, in secret."""

from typing import Final, final

from carson.board import events as event
from carson.board.features.told import LINE, MONEY_LEFT, SHEET_LINE, Relative, Teller
from carson.board.ids import DECLINE, FROM_START, LOT, SHEET, TAKE_CARD
from carson.board.options import POWERS
from carson.board.play.choose import TakeCard, why_not_take
from carson.board.play.setup import DraftInTurn, DrawOrder
from carson.board.powers.rule import Rule
from carson.board.printed import COWBOYS, TITLES
from carson.board.state import State
from carson.core.agenda import Chance, Choice, Task
from carson.core.chance import Luck
from carson.core.moves import Move, Seat
from carson.core.reasons import Reason
from carson.core.values import replaced

MONEY: Final = 50
LOANS: Final = {0: 0, 5: 12, 10: 22}
"""Victory points that are given up, and the money for them; these values are ours."""
MOST: Final = MONEY + max(LOANS.values())
"""What anyone can spend."""
LINES: Final = ("loan", "cowboys", "revolvers", "roads", "parcels", "vps", *POWERS, "bid")
"""The lines of the sheet, in the order in which they are filled in."""
PRICES: Final[tuple[int, ...]] = (0, 5, 6, 3, 8, 5, 8, 8, 12, 1)
"""Of one unit on each line; these values are ours."""
LOAN, COWBOY_LINE, REVOLVER_LINE, ROAD_LINE, PARCEL_LINE, VP_LINE, FIRST_POWER, _, _, BID_LINE = (
    range(len(LINES))
)
CONNECTIONS, SECOND_CHARACTER, SHARPSHOOTER = range(len(POWERS))
Sheet = tuple[int, ...]
"""What has been filled in so far, line by line."""


@final
class NewBeginning(Rule):
    """Everyone starts with $50 and a cowboy, and buys the rest on a secret sheet.

    A cowboy costs $5, a revolver $6, a road $3, a parcel $8, a VP $5. Players
    who buy no VP may give up 5 for $12, or 10 for $22. Three powers last all game: for $8 you
    choose the side of each card you take; for $8 you take a second character, once; for $12 you
    roll one more die in duels and set one aside, or with duel tiles draw five new ones and may
    discard the last two. Everyone pays their bid; the highest is first, the rest is drawn at
    random.
    """

    def chooses_side(self, s: State, seat: Seat) -> bool:
        return has_power(s, seat, CONNECTIONS)

    def extra_dice(self, s: State, seat: Seat) -> int:
        return int(has_power(s, seat, SHARPSHOOTER))

    def imagine(self, s: State, viewer: Seat, luck: Luck) -> None:
        if s.agenda and isinstance(s.agenda[-1], FillSheet):
            s.agenda[-1] = imagine_sheets(s.agenda[-1], viewer, luck)


def has_power(s: State, seat: Seat, power: int) -> bool:
    """Whether a seat has bought a power, and not used it up."""
    return s.powers[seat * len(POWERS) + power] > 0


def spent(sheet: Sheet) -> int:
    """What the lines filled in so far cost."""
    return sum(amount * PRICES[line] for line, amount in enumerate(sheet))


def money_left(sheet: Sheet) -> int:
    """What is left to spend."""
    return MONEY + (LOANS[sheet[LOAN]] if sheet else 0) - spent(sheet)


def gave_vps_up(sheet: Sheet) -> bool:
    """Whether the next line would buy VP on a sheet that has given some up."""
    return len(sheet) == VP_LINE and sheet[LOAN] > 0


def most_on(sheet: Sheet) -> int:
    """The largest amount that the next line of a sheet takes, whatever it costs."""
    line = len(sheet)
    if gave_vps_up(sheet):
        return 0
    if FIRST_POWER <= line < BID_LINE:
        return 1
    return {COWBOY_LINE: COWBOYS - 1, PARCEL_LINE: TITLES}.get(line, MOST)


def amounts_for(sheet: Sheet) -> list[int]:
    """What can stand on the next line of a sheet."""
    line = len(sheet)
    if line == LOAN:
        return list(LOANS)
    return list(range(min(most_on(sheet), money_left(sheet) // PRICES[line]) + 1))


def why_not_fill(sheet: Sheet, amount: int) -> Reason | None:
    """Why an amount cannot stand on the next line of a sheet."""
    line = len(sheet)
    name = LINES[line]
    if line == LOAN:
        return None if amount in LOANS else Reason("sheet-no-loan", line=name)
    if amount and gave_vps_up(sheet):
        return Reason("sheet-buys-or-gives-up", given=sheet[LOAN])
    most = most_on(sheet)
    if amount > most:
        return Reason("sheet-too-many", line=name, most=most)
    if amount * PRICES[line] > money_left(sheet):
        return Reason("sheet-too-dear", line=name, left=money_left(sheet))
    return None


@final
class FillSheets(Task[State]):
    """Everyone fills in their sheet, in secret."""

    def run(self, s: State) -> None:
        s.do(FillSheet(s.seats, ((),) * len(s.seats)))


@final
class FillSheet(Choice[State]):
    """The amount on the next line of one's sheet; all players at once."""

    accepts = (SHEET,)
    forced = False

    def __init__(self, seats: tuple[Seat, ...], sheets: tuple[Sheet, ...]) -> None:
        super().__init__(*seats)
        self.sheets: Final = sheets

    @property
    def secret(self) -> bool:
        return True

    def seen_by(self, seat: Seat) -> "FillSheet":
        sheets = [sheet if who == seat else () for who, sheet in enumerate(self.sheets)]
        return FillSheet(self.seats, tuple(sheets))

    def moves(self, s: State, seat: Seat) -> list[Move]:
        return [SHEET.of(amount) for amount in amounts_for(self.sheets[seat])]

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        return why_not_fill(self.sheets[seat], move.noun)

    def play(self, s: State, seat: Seat, move: Move) -> None:
        sheets = tuple(
            (*sheet, move.noun) if who == seat else sheet for who, sheet in enumerate(self.sheets)
        )
        done = len(sheets[seat]) == len(LINES)
        seats = tuple(who for who in self.seats if who != seat or not done)
        s.do(FillSheet(seats, sheets) if seats else ShowSheets(sheets))


def imagine_sheets(choice: FillSheet, viewer: Seat, luck: Luck) -> FillSheet:
    """The same choice with other amounts on the others' sheets, filled in as far as they are."""
    sheets = []
    for seat, sheet in enumerate(choice.sheets):
        guess: Sheet = ()
        while len(guess) < len(sheet):
            amounts = amounts_for(guess)
            guess = (*guess, amounts[luck.pick(0, [1] * len(amounts))])
        sheets.append(sheet if seat == viewer else guess)
    return FillSheet(choice.seats, tuple(sheets))


@final
class ShowSheets(Task[State]):
    """All sheets are shown; everyone gets what they bought, and the bids make the order."""

    def __init__(self, sheets: tuple[Sheet, ...]) -> None:
        self.sheets: Final = sheets

    def run(self, s: State) -> None:
        for seat in s.seats:
            give(s, seat, self.sheets[seat])
        bids = [sheet[BID_LINE] for sheet in self.sheets]
        best = tuple(seat for seat in s.seats if bids[seat] == max(bids))
        parcels = tuple(sheet[PARCEL_LINE] for sheet in self.sheets)
        s.do(HighestBidder(best), HoldDraft(parcels))


def give(s: State, seat: Seat, sheet: Sheet) -> None:
    """What a sheet bought replaces what everyone else starts with."""
    for line, amount in enumerate(sheet):
        if amount:
            s.emit(event.SHEET_SHOWN, seat, line, amount)
    s.home[seat] = 1 + sheet[COWBOY_LINE]
    s.general_supply = replaced(s.general_supply, seat, COWBOYS - s.home[seat])
    s.set_kit(seat, money_left(sheet), sheet[REVOLVER_LINE], sheet[ROAD_LINE])
    points = sheet[VP_LINE] - sheet[LOAN]
    if points:
        s.score(seat, points, FROM_START)
    for power in range(len(POWERS)):
        s.powers = replaced(s.powers, seat * len(POWERS) + power, sheet[FIRST_POWER + power])


@final
class HighestBidder(Chance[State]):
    """The highest bidder is first; a die decides among equals, and the lot the rest."""

    accepts = (LOT,)

    def __init__(self, best: tuple[Seat, ...]) -> None:
        super().__init__()
        self.best: Final = best

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        return None if move.noun in self.best else s.refusal("bid-less", seat=move.noun)

    def play(self, s: State, seat: Seat, move: Move) -> None:
        s.emit(event.ORDERED, move.noun, 1)
        s.do(DrawOrder((Seat(move.noun),)))


@final
class HoldDraft(Task[State]):
    """Wait with the draft until the City Hall stands, if it was drawn."""

    def __init__(self, parcels: tuple[int, ...]) -> None:
        self.parcels: Final = parcels

    def run(self, s: State) -> None:
        s.drafts = tuple(self.parcels)


@final
class DraftBought(Task[State]):
    """The parcels that were bought are drafted, from the last player to the first and back."""

    def run(self, s: State) -> None:
        parcels, s.drafts = s.drafts, ()
        s.do(DraftInTurn(parcels, backward=True))


# --- a second character ---------------------------------------------------------------------
@final
class SecondCharacters(Task[State]):
    """Who bought that power may use it now, in turn order."""

    def run(self, s: State) -> None:
        holders = [seat for seat in s.order if has_power(s, seat, SECOND_CHARACTER)]
        s.do(*[TakeSecond(seat) for seat in holders])


@final
class TakeSecond(Choice[State]):
    """A second character, once in the game; or not now."""

    accepts = (TAKE_CARD, DECLINE)

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        return None if move.verb is DECLINE else why_not_take(s, move.noun)

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if move.verb is TAKE_CARD:
            s.powers = replaced(s.powers, seat * len(POWERS) + SECOND_CHARACTER, 0)
            s.do(TakeCard(seat, move.noun))


# --- what learned players are told ----------------------------------------------------------
@final
class TellSheet(Teller):
    """The seat's own sheet as far as it is filled in."""

    def tell(
        self,
        choice: Choice[State],
        me: Seat,
        to: Relative,
        found: list[int],
        numbers: list[float],
    ) -> None:
        assert isinstance(choice, FillSheet)
        sheet = choice.sheets[me]
        found.append(LINE + len(sheet))
        numbers[MONEY_LEFT] = money_left(sheet) / 40.0
        for line, amount in enumerate(sheet):
            numbers[SHEET_LINE + line] = amount / 5.0
