"""What a move of the card game would do, in a few words."""

from carson.cards.ids import CARDS, FETCH, PLACE, SELL, TAKE, TERRAIN_COUNT, USE, Card
from carson.cards.play.taking import PlaceCard
from carson.cards.state import State
from carson.core.moves import Move, Seat
from carson.i18n.texts import Texts
from carson.i18n.words.cards import elements
from carson.story.asked import Asked
from carson.story.cards.gains import gain_of_character, gain_of_sale, gains, signed


def descriptions(asked: Asked[State], texts: Texts) -> dict[Move, str]:
    """What each move does; for the places of a card, what it would bring there."""
    found = {move: described(asked, move, texts) for move in asked.moves}
    if isinstance(asked.choice, PlaceCard):
        bring = gains(asked.state, asked.seat, asked.choice.card)
        found |= {
            PLACE.of(spot): texts.say("do-place-card", gain=signed(gain))
            for spot, gain in bring.items()
        }
    return found


def described(asked: Asked[State], move: Move, texts: Texts) -> str:
    """What a move does."""
    s, seat = asked.state, asked.seat
    if move.verb in (USE, FETCH):
        return character(s, CARDS[TERRAIN_COUNT + move.noun], texts)
    if move.verb is SELL:
        gain = gain_of_sale(s, seat, CARDS[move.noun])
        shown = elements(CARDS[move.noun], texts)
        return texts.say("do-sell", cards=shown, gain=signed(gain))
    if move.verb is TAKE:
        return taken(s, seat, CARDS[move.noun], texts)
    key = f"do-{move.verb.name}-{type(asked.choice).__name__}"
    return texts.say(key) if texts.has(key) else texts.verb(move.verb)


def taken(s: State, seat: Seat, card: Card, texts: Texts) -> str:
    """What a card of the column would bring."""
    if card >= TERRAIN_COUNT:
        gain = signed(gain_of_character(s, seat, card))
        return texts.say("do-take-character", power=character(s, card, texts), gain=gain)
    shown = elements(card, texts)
    found = gains(s, seat, card)
    if not found:
        return texts.say("do-take-no-place", cards=shown)
    return texts.say("do-take-terrain", cards=shown, gain=signed(max(found.values())))


def character(s: State, card: Card, texts: Texts) -> str:
    """What a character does."""
    return texts.say(f"about-card-{s.rule(card).name}")
