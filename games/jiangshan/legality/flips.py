"""Turning up and being turned up: deploying, facings beforehand, challenges (Jiangshan 3.3, 3.4)."""

from __future__ import annotations

from collections.abc import Iterator

from games.jiangshan import sight
from games.jiangshan.board import FACINGS
from games.jiangshan.legality.known import hostile, in_sight, is_infantry, is_scout, own, team_vision
from games.jiangshan.legality.sets import sets
from games.jiangshan.orders import Challenge, Deploy, Preset
from games.jiangshan.sight import BIT
from games.jiangshan.state import OPEN, SeenUnit, View


def deploy_problem(view: View, order: Deploy) -> str | None:
    """Why a unit cannot turn up by itself, None if it can (Jiangshan 3.3)."""
    unit = own(view, order.at)
    if unit is None:
        return "E_UNIT"
    if unit.chaos:
        return "E_CHAOS"
    if unit.place is not OPEN or unit.battle or is_scout(unit) or unit.cell not in view.alert:
        return "E_STATE"
    return None if (order.facing is not None) == is_infantry(unit) else "E_STATE"


def deploys(view: View, unit: SeenUnit) -> Iterator[Deploy]:
    """Every way of a unit to turn up: infantry by each facing."""
    facings = (FACINGS if is_infantry(unit) else (None,)) if unit.cell in view.alert else ()
    yield from (order for facing in facings if deploy_problem(view, order := Deploy(unit.cell, facing)) is None)


def preset_problem(view: View, order: Preset) -> str | None:
    """Why no facing can be set beforehand, None if it can (Jiangshan 3.4)."""
    unit = own(view, order.at)
    if unit is None:
        return "E_UNIT"
    if not is_infantry(unit):
        return "E_STATE"
    return "E_DONE" if order.facing == (unit.preset or "a") else None


def challenge_problem(view: View, order: Challenge) -> str | None:
    """Why nobody on a cell can be challenged to turn up, None if it is legal (Jiangshan 3.3)."""
    unit = view.units.get(order.at)
    if unit is None or not _is_covered(view, unit):
        return "E_TARGET"
    return None if in_sight(view, order.at) else "E_SIGHT"


def _is_covered(view: View, unit: SeenUnit) -> bool:
    """Whether a unit is an enemy's, in the open with its back up."""
    return not unit.battle and unit.place is OPEN and hostile(view, unit.owner)


def challenges(view: View) -> Iterator[Challenge]:
    """Every unit that can be challenged."""
    covered = sets(view).foes & ~sight.board(view).battle & team_vision(view)
    yield from (Challenge(at) for at in view.units if covered & BIT[at]) if covered else ()
