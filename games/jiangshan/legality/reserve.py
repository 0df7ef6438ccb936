"""Units off the board: support and recruiting (Jiangshan 5.2, 6.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from games.derived import derived
from games.jiangshan.board import Cell
from games.jiangshan.legality.known import camps, no_ap, side
from games.jiangshan.legality.sets import Sets, sets
from games.jiangshan.orders import Recruit, Support
from games.jiangshan.sight import BIT, bits
from games.jiangshan.state import View
from games.jiangshan.units import FACES, Kind


def support_problem(view: View, order: Support) -> str | None:
    """Why a unit of the reserve cannot be brought on so, None if it can (Jiangshan 5.2)."""
    if order.kind not in (side(view).reserve or ()):
        return "E_RES"
    return no_ap(view) or (None if _arrives(view, order) else "E_DEST")


def _arrives(view: View, order: Support) -> bool:
    """Into an own empty camp, or beside one where the unit may stand."""
    kind = view.terms.units[order.kind]
    return order.at in _landings(view) and enters(kind, order.face, inside=order.at in view.tiles)


@derived
def _landings(view: View) -> Mapping[Cell, None]:
    """The viewer's empty camps, and the cells beside their camps where a unit may stand, camp by camp."""
    return landings(sets(view), camps(view))


def landings(known: Sets, own: Iterable[Cell]) -> Mapping[Cell, None]:
    """The empty ones of some camps, and the cells beside them where a unit may stand, camp by camp."""
    empty = known.empty & bits(own)
    ends = (at for camp in own for at in (camp, *known.land.gates[camp]))
    return dict.fromkeys(at for at in ends if (known.clear | empty) & BIT[at])


def enters(kind: Kind, face: str | None, *, inside: bool) -> bool:
    """Whether such a unit may come on there: a Scout by a face and not inside, a raider only inside."""
    if inside:
        return not kind.scout and face is None
    return not kind.raiding and (face is None or kind.scout)


def supports(view: View) -> Iterator[Support]:
    """Every way to bring on a unit, a scout by each face."""
    ends = _landings(view)
    for kind in dict.fromkeys(side(view).reserve or ()):
        unit = view.terms.units[kind]
        faces = FACES if unit.scout else (None,)
        tried = (Support(kind, at, face) for at in ends for face in faces)
        yield from (order for order in tried if enters(unit, order.face, inside=order.at in view.tiles))


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
