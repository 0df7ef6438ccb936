"""What pictures and descriptions say of an army as a whole: its banner, its name, its tokens that lie face down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache

from games.core import Seat, Text, text
from games.jiangshan import armies
from games.jiangshan.options import Options
from games.jiangshan.state import STRATAGEMS, Phase, SeenSide, View
from renderers.jiangshan import colours
from renderers.palette import Paint

_KNOWN = {"汉": "han", "楚": "chu", "秦": "qin", "周": "zhou", "赵": "zhao"}
"""What the armies of the game's own scenarios are called; the names of others are said as they are."""


def keys(view: View) -> tuple[str, ...]:
    """How each army is painted: keys of `colours.BANNERS`."""
    return _keys(view.options, view.names, len(view.sides))


@lru_cache(maxsize=64)
def _keys(options: Options, names: tuple[str, ...], sides: int) -> tuple[str, ...]:
    return colours.banners(armies.colours(options, names), sides)


def paints(view: View) -> tuple[Paint, ...]:
    """The paint of each army, by the colour that no other one has."""
    return tuple(colours.BANNERS[key].trace for key in keys(view))


def title(view: View, seat: Seat) -> Text:
    """What the seat's army is called; empty where it has no name."""
    return _called(view.names[seat] if seat < len(view.names) else "")


def side(options: Options, seat: Seat) -> Text | None:
    """What an army is called before there is a view of it."""
    names = armies.names(options)
    return _called(names[seat]) if seat < len(names) and names[seat] else None


def _called(name: str) -> Text:
    return text(f"jiangshan-army-{_KNOWN[name]}") if name in _KNOWN else text("jiangshan-literal", words=name)


def blanks(view: View, seat: Seat) -> int:
    """The stratagems that the viewer does not know."""
    side = view.sides[seat]
    if side.held is not None or not side.picked:
        return 0
    return max(0, len(view.terms.fixed) + view.terms.pick - len(side.shown))


def shown(side: SeenSide) -> tuple[str, ...]:
    """The stratagems that everybody has seen."""
    return tuple(each for each in STRATAGEMS if each in side.shown)


def unseen(side: SeenSide) -> tuple[str, ...]:
    """Its stratagems that the enemy has not seen, as far as they are known."""
    return tuple(each for each in STRATAGEMS if each in (side.held or ()) and each not in side.shown)


def stratagems(names: Iterable[str]) -> tuple[Text, ...]:
    """What they are called."""
    return tuple(text(f"jiangshan-stratagem-{each}") for each in names)


def fallen(view: View, seat: Seat) -> Counter[str]:
    """The types of everybody who fell, and how many of each."""
    return Counter(kind for owner, kind in view.dead if owner == seat)


def reserve(side: SeenSide) -> Counter[str]:
    """The types of its reserve, as far as they are known, and how many of each."""
    return Counter(side.reserve or ())


def allied(view: View, seat: Seat) -> bool:
    """Whether others are of its team."""
    return [each.team for each in view.sides].count(view.sides[seat].team) > 1


def unticked(view: View) -> View:
    """The view without who has chosen stratagems already."""
    if view.phase is not Phase.PICK:
        return view
    return replace(view, sides=tuple(replace(side, picked=False) for side in view.sides))
