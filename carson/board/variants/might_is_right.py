"""Might is Right: duel tiles instead of dice."""

from collections.abc import Iterable
from typing import Final, final

from carson.board import events as event
from carson.board.features.told import ABOUT_PLACE, PLAYED, TILES_LIE_OPEN, Relative, Teller
from carson.board.ids import DISCARD, DONE, KEEP, TILE, Place
from carson.board.map.pieces import Cowboy
from carson.board.play import duel_tiles
from carson.board.play.duel import SettleDuel
from carson.board.play.duel_tiles import hand, hand_size, in_hand, pile_of, pile_start, tile_sets
from carson.board.powers import ask
from carson.board.powers.rule import Rule, Weapons
from carson.board.printed import DUEL_TILE_KINDS as KINDS
from carson.board.state import State
from carson.core.agenda import Chance, Choice, Task
from carson.core.chance import Luck
from carson.core.moves import Move, Seat
from carson.core.reasons import Reason
from carson.core.values import added, replaced

CASH: Final = 30
TWO_PLAYERS: Final = 2
NEW_TILES: Final = 3
NEW_TILES_OF_SHARPSHOOTERS: Final = 5
LAST_TILES: Final = 2


@final
class MightIsRight(Rule):
    """In duels everyone plays a duel tile, from 0 to 5, in secret, instead of rolling a die.

    Six tiles each are dealt at the start, five each with six players; with two players each has
    one of each value. Players start with $30 minus the sum of their tiles, $15 with two
    players. Used tiles make a pile; a player whose hand is empty after a duel draws three from it
    (in the 2009 edition from their own used ones), or as many as there are. A fighter without a
    tile adds 0. With dynamite a fighter may play a second tile.
    """

    def imagine(self, s: State, viewer: Seat, luck: Luck) -> None:
        imagine_tiles(s, viewer, luck)


@final
class TileWeapons(Weapons):
    """Everyone plays a tile; those who may wait see the others' first."""

    def draw(self, s: State, place: Place, fighters: tuple[Cowboy, ...]) -> Task[State]:
        return ChooseTiles(place, fighters, ((),) * len(fighters), False)


# --- dealing --------------------------------------------------------------------------------
@final
class DealTiles(Task[State]):
    """Tiles and money at the start."""

    def run(self, s: State) -> None:
        players = len(s.seats)
        if players == TWO_PLAYERS:
            s.tiles = (1,) * (players * KINDS)
            return
        s.pile = (tile_sets(players),) * KINDS + s.pile[KINDS:]
        each = sum(s.pile) // players
        s.do(*[DrawTile(seat) for seat in s.seats for _ in range(each)], MoneyByTiles())


@final
class MoneyByTiles(Task[State]):
    """$30 minus the sum of the player's tiles."""

    def run(self, s: State) -> None:
        for seat in s.seats:
            tiles = sum(tile * count for tile, count in enumerate(hand(s, seat)))
            s.start_with(seat, CASH - tiles)
        s.redrawn = (0,) * len(s.seats)


@final
class DrawTile(Chance[State]):
    """A tile from the pile, which only its player sees."""

    accepts = (TILE,)

    def __init__(self, owner: Seat) -> None:
        super().__init__()
        self.owner: Final = owner

    def visible_only_to(self) -> Seat:
        return self.owner

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        return None if pile_of(s, self.owner)[move.noun] else s.refusal("not-in-pile")

    def weights(self, s: State) -> list[int]:
        return [count for count in pile_of(s, self.owner) if count]

    def play(self, s: State, seat: Seat, move: Move) -> None:
        s.tiles = added(s.tiles, self.owner * KINDS + move.noun)
        s.pile = added(s.pile, pile_start(s, self.owner) + move.noun, -1)
        s.redrawn = replaced(s.redrawn, self.owner, 1)
        s.emit(event.TILE_DRAWN, self.owner, move.noun)


# --- fighting -------------------------------------------------------------------------------
@final
class ChooseTiles(Task[State]):
    """Who has not played yet is asked: all at once, but who may wait sees the others' tiles."""

    def __init__(
        self,
        place: Place,
        fighters: tuple[Cowboy, ...],
        played: tuple[tuple[int, ...], ...],
        shown: bool,
    ) -> None:
        self.place: Final = place
        self.fighters: Final = fighters
        self.played: Final = played
        self.shown: Final = shown

    def of(self, seat: Seat) -> tuple[int, ...]:
        """The tiles that a seat has played."""
        for number, fighter in enumerate(self.fighters):
            if fighter.seat == seat:
                return self.played[number]
        return ()

    def instead(self, played: Iterable[tuple[int, ...]]) -> "ChooseTiles":
        """With other tiles."""
        return ChooseTiles(self.place, self.fighters, tuple(played), self.shown)

    def plus(self, seat: Seat, tile: int) -> "ChooseTiles":
        """With one more tile."""
        pairs = zip(self.fighters, self.played, strict=True)
        return self.instead((*his, tile) if f.seat == seat else his for f, his in pairs)

    def run(self, s: State) -> None:
        waiting = [f.seat for f in self.fighters if not self.of(f.seat) and hand_size(s, f.seat)]
        patient = [seat for seat in waiting if len(self.fighters) > 1 and ask.may_reroll(s, seat)]
        asked = waiting if self.shown else [seat for seat in waiting if seat not in patient]
        if asked:
            s.do(PlayTiles(tuple(asked), self))
        elif waiting:
            self.show(s)
            s.do(ChooseTiles(self.place, self.fighters, self.played, shown=True))
        else:
            s.do(CountTiles(self))

    def show(self, s: State) -> None:
        """The tiles played so far become known."""
        for fighter in self.fighters:
            for tile in self.of(fighter.seat):
                s.emit(event.TILE_PLAYED, fighter.seat, tile)


@final
class PlayTiles(Choice[State]):
    """A tile of the player's own, in secret; with dynamite a second one, or done."""

    accepts = (TILE, DONE)
    forced = False

    def __init__(self, seats: tuple[Seat, ...], duel: ChooseTiles) -> None:
        super().__init__(*seats)
        self.duel: Final = duel

    @property
    def secret(self) -> bool:
        return not self.duel.shown

    def shown(self, seat: Seat) -> tuple[int, ...]:
        """The tiles of a seat that lie open."""
        return self.duel.of(seat) if self.duel.shown and seat not in self.seats else ()

    def seen_by(self, seat: Seat) -> "PlayTiles":
        if self.duel.shown:
            return self
        duel = self.duel
        played = [
            tiles if fighter.seat == seat else ()
            for fighter, tiles in zip(duel.fighters, duel.played, strict=True)
        ]
        return PlayTiles(self.seats, ChooseTiles(duel.place, duel.fighters, tuple(played), False))

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        played = self.duel.of(seat)
        if move.verb is DONE:
            return None if played else s.refusal("play-a-tile")
        left = in_hand(s, seat, move.noun) - played.count(move.noun)
        return None if left > 0 else s.refusal("no-such-tile")

    def play(self, s: State, seat: Seat, move: Move) -> None:
        duel = self.duel.plus(seat, move.noun) if move.verb is TILE else self.duel
        others = tuple(other for other in self.seats if other != seat)
        fighter = next(fighter for fighter in duel.fighters if fighter.seat == seat)
        more = len(duel.of(seat)) < min(fighter.piece.dice, hand_size(s, seat))
        still = self.seats if move.verb is TILE and more else others
        s.do(PlayTiles(still, duel) if still else duel)


@final
class CountTiles(Task[State]):
    """All tiles are shown and used up, the duel is settled, and empty hands are filled."""

    def __init__(self, duel: ChooseTiles) -> None:
        self.duel: Final = duel

    def run(self, s: State) -> None:
        duel = self.duel
        late = [f.seat for f in duel.fighters if ask.may_reroll(s, f.seat)] if duel.shown else []
        for fighter in duel.fighters:
            for tile in duel.of(fighter.seat):
                use_tile(s, fighter.seat, tile)
                if not duel.shown or fighter.seat in late:
                    s.emit(event.TILE_PLAYED, fighter.seat, tile)
        sums = tuple(sum(played) for played in duel.played)
        refills = [RefillHand(fighter.seat) for fighter in duel.fighters]
        s.do(SettleDuel(duel.place, duel.fighters, sums), *refills)


def use_tile(s: State, seat: Seat, tile: int) -> None:
    """A tile goes from a hand to the pile."""
    s.tiles = added(s.tiles, seat * KINDS + tile, -1)
    s.pile = added(s.pile, pile_start(s, seat) + tile)


@final
class RefillHand(Task[State]):
    """An empty hand draws new tiles, as far as the pile has them; some may empty theirs."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def run(self, s: State) -> None:
        size = hand_size(s, self.seat)
        sharp = ask.extra_dice(s, self.seat) > 0
        if size == 0:
            wanted = NEW_TILES_OF_SHARPSHOOTERS if sharp else NEW_TILES
            s.do(*[DrawTile(self.seat)] * min(wanted, sum(pile_of(s, self.seat))))
        elif sharp and size == LAST_TILES:
            s.do(DiscardLastTiles(self.seat))


@final
class DiscardLastTiles(Choice[State]):
    """Discard the last two tiles and draw five; or keep them."""

    accepts = (DISCARD, KEEP)

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if move.verb is DISCARD:
            s.emit(event.TILES_DISCARDED, seat, LAST_TILES)
            for tile, count in enumerate(hand(s, seat)):
                for _ in range(count):
                    use_tile(s, seat, tile)
            s.do(RefillHand(seat))


# --- what others cannot know ----------------------------------------------------------------
def imagine_tiles(s: State, viewer: Seat, luck: Luck) -> None:
    """Deal what the viewer cannot know again, and let the others have played other tiles."""
    choice = s.agenda[-1] if s.agenda and isinstance(s.agenda[-1], PlayTiles) else None
    duel_tiles.redeal(s, viewer, [choice.shown(seat) if choice else () for seat in s.seats], luck)
    if choice is not None:
        s.agenda[-1] = imagine_played(s, choice, viewer, luck)


def imagine_played(s: State, choice: PlayTiles, viewer: Seat, luck: Luck) -> PlayTiles:
    """The same choice with other tiles played by the others, as many as they can have played."""
    played = list(choice.duel.played)
    for number, fighter in enumerate(choice.duel.fighters):
        if fighter.seat != viewer and not choice.shown(fighter.seat):
            count = imagine_count(s, choice, fighter, luck)
            guess = duel_tiles.draw(hand(s, fighter.seat), count, luck)
            played[number] = tuple(tile for tile in range(KINDS) for _ in range(guess[tile]))
    return PlayTiles(choice.seats, choice.duel.instead(played))


def imagine_count(s: State, choice: PlayTiles, fighter: Cowboy, luck: Luck) -> int:
    """How many tiles someone has played: whether all they might have, only they know."""
    most = min(fighter.piece.dice, hand_size(s, fighter.seat))
    played = len(choice.duel.of(fighter.seat))
    if not played or most == 1 or fighter.seat in choice.seats:
        return played
    return 1 + luck.pick(0, [1] * most)


# --- what learned players are told ----------------------------------------------------------
@final
class TellTiles(Teller):
    """Where the duel is, and which tiles were played: the seat's own, and those that lie open."""

    def tell(
        self,
        choice: Choice[State],
        me: Seat,
        to: Relative,
        found: list[int],
        numbers: list[float],
    ) -> None:
        assert isinstance(choice, PlayTiles)
        duel = choice.duel
        found.append(ABOUT_PLACE + duel.place)
        if duel.shown:
            found.append(TILES_LIE_OPEN)
        for fighter in duel.fighters:
            seat = fighter.seat
            for tile in duel.of(seat) if seat == me else choice.shown(seat):
                numbers[PLAYED + to[seat] * KINDS + tile] += 1.0
