"""The result as text: who won, and where the points came from."""

from carson.i18n.texts import Texts
from carson.server.http import responses
from carson.server.text.html import Html, section, table, tag
from carson.server.text.speech import names


def shown(view: responses.TableView, found: responses.GameResult, texts: Texts) -> Html:
    """Who won, the points by source, and what proves the dice."""
    totals = [sum(points) for points in zip(*found.scores.values(), strict=True)]
    key = "result-winner" if len(found.winners) == 1 else "result-winners"
    winners = names(texts, found.winners)
    won = tag("p", tag("strong", texts.say(key, player=winners, points=totals[found.winners[0]])))
    seed = texts.say("web-seed", seed=found.seed, commitment=view.commitment)
    return section(
        "result", texts.say("web-results"), won, points(found, totals, texts), tag("p", seed)
    )


def points(found: responses.GameResult, totals: list[int], texts: Texts) -> Html:
    """The points by source, best player first."""
    heads = [f"{place}. {texts.player(seat)}" for place, seat in enumerate(found.ranking, 1)]
    rows = [
        (texts.source(name), [str(by_seat[seat]) for seat in found.ranking])
        for name, by_seat in found.scores.items()
        if any(by_seat)
    ]
    rows.append((texts.say("result-total"), [str(totals[seat]) for seat in found.ranking]))
    return table(texts.say("text-points-caption"), heads, rows, texts.say("text-source"))
