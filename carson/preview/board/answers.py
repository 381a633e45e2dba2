"""What a comparison of positions cannot show: bids, dice on the table, what variants hide."""

from carson.board import events as event
from carson.board.ids import BID, PASS, REROLL, TAKE
from carson.board.play.auction import BidOrPass
from carson.board.play.duel import Dice, RerollOrKeep
from carson.board.play.income import StealOrNot
from carson.board.play.spaces import Gamble
from carson.board.powers import ask
from carson.board.state import State
from carson.core.agenda import Chance, Choice
from carson.core.moves import Move, Seat
from carson.preview.board.dice import FACES, good_enough, second_try
from carson.preview.board.duels import outlaw_strength
from carson.preview.board.prospects import carried_out, stolen_from
from carson.preview.board.stake_lines import span
from carson.preview.board.variants import VARIANT_REMARKS
from carson.preview.report import Line, line


def about_answer(s: State, seat: Seat, choice: Choice[State], move: Move) -> list[Line]:
    """What is special about answering a choice with a move."""
    if isinstance(choice, RerollOrKeep):
        return [line("second-roll", chance=rolled_again(s, seat, choice, move))]
    if isinstance(choice, StealOrNot) and move.verb is TAKE:
        amount = stolen_from(s, seat, choice.parcel)
        return [line("steals", amount=amount, parcel=choice.parcel, seat=s.owner[choice.parcel])]
    if isinstance(choice, BidOrPass) and move.verb is BID:
        return [line("bids", amount=move.noun, left=s.cash[seat] - move.noun)]
    if isinstance(choice, BidOrPass) and move.verb is PASS:
        return [line("leaves-auction")]
    return [about for remarks in VARIANT_REMARKS for about in remarks.about(s, seat, choice, move)]


def about_duels(s: State) -> list[Line]:
    """How duels ended that the move decided, as the log tells."""
    lines = []
    for happened in s.log or []:
        if happened.kind is event.DUEL_WON:
            lines.append(line("duel-won", **happened.named()))
        elif happened.kind is event.OUTLAW_WON:
            lines.append(line("outlaw-won", **happened.named()))
    return lines


def about_chance(s: State, seat: Seat) -> list[Line]:
    """What chance is about to decide."""
    choice = s.agenda[-1] if s.agenda else None
    if isinstance(choice, Gamble):
        cash = [carried_out(s, choice, face).cash[seat] for face in (FACES[0], FACES[-1])]
        return [line("gambles", amount=span(*(amount - s.cash[seat] for amount in cash)))]
    return [line("chance")] if isinstance(choice, Chance) else []


# --- dice on the table ----------------------------------------------------------------------
def rolled_again(s: State, seat: Seat, choice: RerollOrKeep, move: Move) -> int:
    """How likely the duel is won, in percent, with the dice kept or with one rolled again."""
    dice = choice.dice
    throw = dice_of(dice, seat)
    count = next(fighter.piece.dice for fighter in dice.fighters if fighter.seat == seat)
    need = needed(s, seat, dice) - ask.firepower(s, seat)
    if move.verb is REROLL:
        return round(100 * second_try(throw, move.noun - 1, count, need))
    return round(100 * good_enough(throw, count, False, need))


def needed(s: State, seat: Seat, dice: Dice) -> int:
    """The least total that wins, as the dice of the others lie."""
    totals = [outlaw_strength(s, dice.place)]
    before = True
    for fighter in dice.fighters:
        if fighter.seat == seat:
            before = False
        else:
            best = sorted(dice_of(dice, fighter.seat), reverse=True)[: fighter.piece.dice]
            totals.append(sum(best) + ask.firepower(s, fighter.seat) + before)
    return max(totals)


def dice_of(dice: Dice, seat: Seat) -> tuple[int, ...]:
    """What the dice of a seat show."""
    pairs = zip(dice.owners, dice.rolled, strict=True)
    return tuple(die for owner, die in pairs if owner == seat)
