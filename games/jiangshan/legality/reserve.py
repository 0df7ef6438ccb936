"""Units off the board: support and recruiting (Jiangshan 5.2, 6.1)."""

from __future__ import annotations

from collections.abc import Iterator

from games.jiangshan.legality.known import camps, clear, no_ap, side
from games.jiangshan.orders import Recruit, Support
from games.jiangshan.state import View
from games.jiangshan.units import FACES


def support_problem(view: View, order: Support) -> str | None:
    """Why a unit of the reserve cannot be brought on so, None if it can (Jiangshan 5.2)."""
    if order.kind not in (side(view).reserve or ()):
        return "E_RES"
    return no_ap(view) or (None if _arrives(view, order) else "E_DEST")


def _arrives(view: View, order: Support) -> bool:
    """Into an own empty camp, or beside one where the unit may stand."""
    tile, kind = view.tiles.get(order.at), view.terms.units[order.kind]
    if tile is not None:
        empty = tile.camp and tile.owner == view.viewer and order.at not in view.units
        return empty and not kind.scout and order.face is None
    gates = (view.tiles.get(gate) for gate in view.ground.gates(order.at))
    gated = any(camp is not None and camp.camp and camp.owner == view.viewer for camp in gates)
    outside = not kind.raiding and (order.face is None or kind.scout)
    return gated and outside and clear(view, order.at)


def supports(view: View) -> Iterator[Support]:
    """Every way to bring on a unit, a scout by each face."""
    ends = dict.fromkeys(at for camp in camps(view) for at in (camp, *view.ground.gates(camp)))
    for kind in dict.fromkeys(side(view).reserve or ()):
        faces = FACES if view.terms.units[kind].scout else (None,)
        tried = (Support(kind, at, face) for at in ends for face in faces)
        yield from (order for order in tried if _arrives(view, order))


def recruit_problem(view: View, order: Recruit) -> str | None:
    """Why a unit cannot be recruited, None if it can (Jiangshan 5.2)."""
    price = view.terms.units[order.kind].price if order.kind in view.terms.units else 0
    if not price or order.kind not in (side(view).box or ()):
        return "E_RES"
    return None if side(view).merit >= price else "E_MERIT"


def recruits(view: View) -> Iterator[Recruit]:
    """Every kind that can be recruited."""
    kinds = dict.fromkeys(side(view).box or ()) if side(view).merit else ()
    yield from (order for order in map(Recruit, kinds) if recruit_problem(view, order) is None)
