"""What an army has beside the others, as far as its owner sees it, which a review compares from turn to turn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from games.core import Seat, Standing
from games.jiangshan.players.advise import MEASURE
from games.jiangshan.players.values import CAMP, CITY, MERIT, MORALE, SUPPLY
from games.jiangshan.state import SeenSide, View


def stock(view: View, seat: Seat, later: View) -> Sequence[Standing]:
    """See `games.core.TakeStock`. What an army has is what its team has. Of the others' units everybody knows who fell,
    and no more: who goes out of sight, or stands in a reserve, is not lost."""
    teams = [side.team for side in view.sides]
    cities, morale = dict.fromkeys(teams, 0.0), dict.fromkeys(teams, 0.0)
    for tile in view.tiles.values():
        cities[teams[tile.owner]] += CAMP if tile.camp else CITY
    for side in view.sides:
        morale[side.team] += _morale(side)
    own = [*(unit.kind for unit in view.units.values() if unit.owner == seat), *(view.sides[seat].reserve or ())]
    fallen = [(teams[owner] == teams[seat], code) for owner, code in view.dead if owner != seat]
    points = {
        "units": _worth(view, own) - _worth(view, (code for allied, code in fallen if allied)),
        "taken": _worth(view, (code for allied, code in fallen if not allied)),
        "cities": _lead(cities, teams[seat]),
        "morale": _lead(morale, teams[seat]),
    }
    units = {key.rpartition("-")[2]: (key, one) for key, one in MEASURE.units}
    return [Standing(key, points[name] / one, one) for name, (key, one) in units.items() if name in points]


def _worth(view: View, codes: Iterable[str | None]) -> float:
    kinds = [view.terms.units[code] for code in codes if code is not None]
    return sum(kind.worth for kind in kinds if not kind.king)


def _morale(side: SeenSide) -> float:
    return 0.0 if side.defeated else MORALE[side.morale] + SUPPLY * side.supply + MERIT * side.merit


def _lead(held: Mapping[int, float], team: int) -> float:
    """Before the mean of the others."""
    return held[team] - sum(points for other, points in held.items() if other != team) / (len(held) - 1)
