"""Points and winners (Koxinga 7)."""

from __future__ import annotations

from games.core import Outcome, Seat, ranked, signed, text
from games.koxinga import board
from games.koxinga.cabins import Good, total
from games.koxinga.labels import names
from games.koxinga.state import Phase, Player, State


def parts(player: Player) -> tuple[int, int, int]:
    """Gold, location and treasure points."""
    gold = total(player.cabins, Good.GOLD)
    return gold, board.points(player.block, finished=player.finished), sum(each.points for each in player.treasures)


def outcome(state: State) -> Outcome | None:
    """All with the highest total win; None while the game runs."""
    if state.phase is not Phase.OVER:
        return None
    scores = [parts(each) for each in state.players]
    totals = [sum(each) for each in scores]
    places = ranked(totals)
    winners = tuple(Seat(seat) for seat, place in enumerate(places) if place == 0)
    lines = tuple(
        text(
            "koxinga-score", seat=Seat(seat), total=signed(whole), gold=gold, location=signed(place), treasure=treasure
        )
        for seat, ((gold, place, treasure), whole) in enumerate(zip(scores, totals, strict=True))
    )
    told = text("koxinga-outcome", winners=names(winners), total=signed(max(totals)), count=len(winners))
    return Outcome(winners, told, lines, places)
