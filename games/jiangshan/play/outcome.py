"""How a game ends: the last team standing, tiles held, merit, points at an adjudication (Jiangshan 7.7)."""

from __future__ import annotations

from games.core import Outcome, Seat, Text, text
from games.jiangshan.play.field import Field
from games.jiangshan.state import Phase

LEAD = 4
"""Points that win an adjudication."""
CITY, CAMP = 4, 3


def win(field: Field, team: int, reason: str, scores: tuple[Text, ...] = (), **args: Text) -> None:
    """The game is over: a team has won."""
    winners = tuple(Seat(seat) for seat, side in enumerate(field.sides) if side.team == team)
    names = tuple(text("jiangshan-seat", seat=seat) for seat in winners)
    told = text(f"jiangshan-outcome-{reason}", winners=names, count=len(winners), **args)
    _end(field, Outcome(winners, told, scores))


def draw(field: Field, reason: str, scores: tuple[Text, ...] = ()) -> None:
    """The game is over: nobody has won."""
    _end(field, Outcome((), text(f"jiangshan-outcome-{reason}"), scores))


def _end(field: Field, result: Outcome) -> None:
    field.result, field.phase, field.attack = result, Phase.OVER, None


def check_defeats(field: Field) -> None:
    """The last team standing wins (Jiangshan 7.7)."""
    if field.result is None:
        for side in field.sides:
            if side.defeated:
                return _count_out(field)
    return None


def _count_out(field: Field) -> None:
    standing = {side.team for side in field.sides if not side.defeated}
    if field.terms.team_loss == "first":
        standing -= {side.team for side in field.sides if side.defeated}
    if len(standing) == 1:
        win(field, standing.pop(), "last", cause=field.cause)
    elif not standing:
        draw(field, "nobody")
    else:
        for seat, side in enumerate(field.sides):
            if side.team not in standing:
                field.defeat(Seat(seat), heir=None)


def check_hold(field: Field) -> None:
    """A team that has just gained a tile wins with enough of them."""
    for team in sorted(field.gained) if field.terms.hold and field.result is None else ():
        if field.of_team(field.held, team).bit_count() >= field.terms.hold:
            win(field, team, "hold")
            return


def check_merit(field: Field) -> None:
    """A team that has earned enough merit wins, and two more than any other."""
    goal = field.terms.merit_goal
    if not goal or field.result is not None:
        return
    earned: dict[int, int] = {}
    for side in field.sides:
        earned[side.team] = earned.get(side.team, 0) + side.earned
    best = max(earned, key=lambda team: earned[team])
    others = max((count for team, count in earned.items() if team != best), default=0)
    if earned[best] >= goal and earned[best] >= others + 2:
        win(field, best, "merit")


def scores(field: Field) -> dict[int, int]:
    """The points of each team at an adjudication (Jiangshan 7.7)."""
    found: dict[int, int] = {}
    for seat, side in enumerate(field.sides):
        mine = [tile for tile in field.tiles.values() if tile.owner == seat]
        held = [unit.kind for unit in field.units.values() if unit.owner == seat]
        units = (*held, *(field.terms.units[code] for code in side.reserve))
        total = sum(CAMP if tile.camp else CITY for tile in mine) + sum(kind.points for kind in units)
        found[side.team] = found.get(side.team, 0) + total + (0 if side.defeated else side.morale)
    return found


def adjudicate(field: Field) -> None:
    """A lead of four points wins, else a draw."""
    points = scores(field)
    told = tuple(text("jiangshan-score", points=points[side.team]) for side in field.sides)
    ranked = sorted(points, key=lambda team: -points[team])
    if points[ranked[0]] - points[ranked[1]] >= LEAD:
        win(field, ranked[0], "points", told)
    else:
        draw(field, "even", told)
