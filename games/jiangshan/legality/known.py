"""What a player knows of their own side, of their units and of the ground (Jiangshan 3.5)."""

from __future__ import annotations

from games.core import Seat
from games.derived import derived
from games.jiangshan import sight
from games.jiangshan.board import Cell
from games.jiangshan.legality.sets import Man, sets
from games.jiangshan.sight import BIT
from games.jiangshan.state import OPEN, SeenSide, SeenUnit, View


def side(view: View) -> SeenSide:
    """The view's owner's own counters."""
    assert view.viewer is not None
    return view.sides[view.viewer]


def own(view: View, at: Cell) -> SeenUnit | None:
    """The viewer's unit on or under a cell, if there is one."""
    unit = view.units.get(at)
    return unit if unit is not None and unit.owner == view.viewer else None


def owns_tile(view: View, at: Cell) -> bool:
    """Whether a cell is a city or camp of the viewer."""
    tile = view.tiles.get(at)
    return tile is not None and tile.owner == view.viewer


def camps(view: View) -> list[Cell]:
    """Where the viewer's camps are."""
    return [at for at, tile in view.tiles.items() if tile.camp and tile.owner == view.viewer]


def hostile(view: View, other: Seat) -> bool:
    """Whether a seat is of another team."""
    return view.sides[other].team != side(view).team


def clear(view: View, at: Cell) -> bool:
    """On the board, plain, not burning, no unit, no tile (Jiangshan 2.2)."""
    return bool(sets(view).clear & BIT.get(at, 0))


def is_infantry(unit: Man) -> bool:
    """Whether a unit is known to be infantry, which faces somewhere."""
    return unit.kind is not None and unit.kind.infantry


def is_scout(unit: Man) -> bool:
    """Whether a unit is known to be a Scout."""
    return unit.kind is not None and unit.kind.scout


def is_commander(unit: Man) -> bool:
    """Whether a unit is known to command others."""
    return unit.kind is not None and unit.kind.commander


def has_infantry(view: View) -> bool:
    """Whether the view's owner has infantry on the board, whose facings they may set beforehand."""
    return any(unit.owner == view.viewer and is_infantry(unit) for unit in view.units.values())


def fights(unit: Man) -> bool:
    """In the open with its front up."""
    return unit.battle and unit.place is OPEN


def ready(view: View, unit: SeenUnit) -> bool:
    """Battle-ready: in battle state, or able to deploy (Jiangshan 3.3). Never in a tile."""
    return fights(unit) or (not is_scout(unit) and unit.cell in view.alert)


def no_ap(view: View) -> str | None:
    """The code for an order that takes an action point where there is none left."""
    return None if view.ap else "E_AP"


def unusable(unit: SeenUnit | None) -> str | None:
    """Why a unit may not act: none there, in chaos, or used this turn."""
    if unit is None:
        return "E_UNIT"
    if unit.chaos:
        return "E_CHAOS"
    return "E_DONE" if unit.commanded else None


@derived
def team_vision(view: View) -> int:
    """The cells that the viewer's team sees, as far as the viewer knows its eyes."""
    return sight.watched(view, side(view).team, hidden=True)


def in_sight(view: View, at: Cell) -> bool:
    """Whether the viewer's team sees a cell."""
    return sight.holds(team_vision(view), at)
