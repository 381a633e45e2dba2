"""The words of Might is Right: where a duel is fought, and between which players."""

from typing import Final, final

from carson.board.variants.might_is_right import PlayTiles
from carson.core.agenda import Choice, S
from carson.core.moves import Seat
from carson.i18n.words import Value, Words


@final
class MightIsRightWords(Words):
    """The place of the duel, all fighters, and what the player's own tiles have added so far."""

    def about(self, choice: Choice[S], seat: Seat | None = None) -> dict[str, Value]:
        if not isinstance(choice, PlayTiles):
            return {}
        who = choice.seats[0] if seat is None else seat
        fighters = [fighter.seat for fighter in choice.duel.fighters]
        return {
            "place": choice.duel.place,
            "fighters": " ".join(str(fighter) for fighter in fighters),
            "played": sum(choice.duel.of(who)),
        }


WORDS: Final = MightIsRightWords()
