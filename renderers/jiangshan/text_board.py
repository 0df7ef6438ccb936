"""A Jiangshan position in words: a summary and the complete board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product

from games.core import Arg, Seat, Text, text
from games.jiangshan import facings
from games.jiangshan.board import FOREST, MOUNTAIN, WATER, Cell, name, order
from games.jiangshan.state import STRATAGEMS, Fire, Place, SeenUnit, Step, View
from renderers.core import Say
from renderers.jiangshan import armies, heading, plates, trail
from renderers.prose import ALT_LIMIT, as_many, between

_LANDS = ((MOUNTAIN, "mountains"), (WATER, "water"), (FOREST, "forest"))


def summary(view: View, say: Say) -> str:
    """The turn, what happened last, the counters, then as many pieces of each army and as much of the land as there is
    room for in `ALT_LIMIT` characters."""
    seats = [Seat(seat) for seat in range(len(view.sides))]
    gap = between("jiangshan-account-next", say)
    told = gap.join([*_situation(view, say), *(_counters(view, say, seat) for seat in seats)])
    for left, seat in zip(range(len(seats), 0, -1), seats, strict=True):
        army = _army(view, say, seat, (ALT_LIMIT - len(told)) // left - len(gap))
        told += gap + army if army else ""
    for land in _ground(view, say):
        told += gap + land if len(told) + len(gap) + len(land) <= ALT_LIMIT else ""
    return told


def lines(view: View, say: Say) -> Iterator[str]:
    """The complete position, one fact each."""
    yield from _situation(view, say)
    if view.outcome is None:
        yield say(_said("sentence", words=heading.goal(view, say)))
    if view.weather is not None:
        yield say(_said("weather", weather=text(f"jiangshan-picture-{view.weather}")))
    yield say(_said("die", faces=tuple(text(f"jiangshan-picture-{face}") for face in view.terms.weather)))
    for seat in range(len(view.sides)):
        yield from _side(view, say, Seat(seat))
    yield from _ground(view, say)


def _situation(view: View, say: Say) -> Iterator[str]:
    """Whose turn, how far the game is, the melee that waits, the latest moves."""
    yield _turn(view, say)
    if view.attack is not None:
        start, target = name(view.attack.start), name(view.attack.target)
        yield say(_said("attack", seat=view.attack.seat, start=start, target=target))
        pairs = tuple(_said("pair", one=name(one), other=name(other)) for one, other in view.attack.pairs)
        if pairs:
            yield say(_said("pairs", pairs=pairs))
    if steps := tuple(_step(step) for step in trail.steps(view)):
        yield say(_said("steps", steps=steps))


def _turn(view: View, say: Say) -> str:
    headline, round_, actions = heading.headline(view), heading.round_(view), heading.actions(view)
    if view.outcome is not None:
        told = (say(headline), say(_said("sentence", words=round_)))
    else:
        left = () if actions is None else (say(_said("actions", count=actions)),)
        told = (say(_said("turn", turn=headline, round=round_)), *left)
    return between("jiangshan-account-next", say).join(told)


def _step(step: Step) -> Text:
    end = name(step.end)
    if step.start is None:
        return _said(f"by-{step.by}", seat=step.seat, end=end)
    if step.shot:
        return _said("shot", seat=step.seat, start=name(step.start), end=end, dead=str(step.capture).lower())
    key = f"by-{step.by}" if step.by in ("command", "sail") else "step"
    return _said(key, seat=step.seat, start=name(step.start), end=end, taken=str(step.capture).lower())


# Armies


def _counters(view: View, say: Say, seat: Seat) -> str:
    return say(_said("side", seat=seat, **plates.counted(view.sides[seat])))


def _army(view: View, say: Say, seat: Seat, room: int) -> str:
    """The army's towns and units, as many as fit into so many characters."""
    pieces = [
        *(say(_town(view, at)) for at in _towns(view, seat)),
        *(_brief(view, unit, say) for unit in _units(view, seat)),
    ]
    if not pieces:
        return ""
    return as_many(pieces, say, room, lambda listed: say(_said("army", seat=seat, pieces=listed)))


def _brief(view: View, unit: SeenUnit, say: Say) -> str:
    words = f"{name(unit.cell)} {say(_kind(view, unit))}"
    if unit.place is Place.TILE and unit.kind is not None:
        words = say(_said("garrison", unit=words))
    if unit.battle and unit.facing is not None:
        words = say(_said("facing", unit=words, facing=facings.said(unit.cell, unit.facing, view.ground)))
    return say(_said("chaotic", unit=words)) if unit.chaos else words


def _side(view: View, say: Say, seat: Seat) -> Iterator[str]:
    """Everything about one army."""
    side = view.sides[seat]
    yield say(_said("banner", seat=seat, army=armies.title(view, seat), sign=_said(f"sign-{armies.keys(view)[seat]}")))
    if armies.allied(view, seat):
        yield say(_said("team", seat=seat, team=side.team))
    if side.defeated:
        yield say(_said("beaten", seat=seat))
    yield _counters(view, say, seat)
    yield from _secrets(view, say, seat)
    if fallen := armies.fallen(view, seat):
        yield say(_said("fallen", seat=seat, units=_counted(view, fallen)))
    yield from (say(_said("sentence", words=_town(view, at))) for at in _towns(view, seat))
    yield from (_unit(view, unit, say) for unit in _units(view, seat))


def _secrets(view: View, say: Say, seat: Seat) -> Iterator[str]:
    """Stratagems, and what only friends know: the reserve and the standing order."""
    side = view.sides[seat]
    used = [each for each in STRATAGEMS if each in side.used]
    for key, names in (("shown", armies.shown(side)), ("held", armies.unseen(side)), ("used", used)):
        if names:
            yield say(_said(key, seat=seat, names=armies.stratagems(names)))
    if blank := armies.blanks(view, seat):
        yield say(_said("blank", seat=seat, count=blank))
    if reserve := armies.reserve(side):
        yield say(_said("reserve", seat=seat, units=_counted(view, reserve)))
    if side.standing is not None and view.outcome is None:
        yield say(_said("standing", seat=seat, mode=text(f"jiangshan-standing-mode-{side.standing.mode}")))


def _counted(view: View, counts: Counter[str]) -> tuple[Text, ...]:
    """Types of units, each once with its number."""
    return tuple(
        _said("several", unit=kind.named, count=counts[kind]) if counts[kind] > 1 else kind.named
        for kind in view.terms.units
        if kind in counts
    )


def _towns(view: View, seat: Seat) -> list[Cell]:
    return [at for at in sorted(view.tiles, key=order) if view.tiles[at].owner == seat]


def _town(view: View, at: Cell) -> Text:
    tile = view.tiles[at]
    kind = ("capital-camp" if tile.camp else "capital") if tile.capital else "camp" if tile.camp else "city"
    town = _said(kind, cell=name(at))
    return _said("sheltering", town=town) if at in view.sheltering else town


# Units


def _units(view: View, seat: Seat) -> list[SeenUnit]:
    return sorted((unit for unit in view.units.values() if unit.owner == seat), key=lambda unit: order(unit.cell))


def _kind(view: View, unit: SeenUnit) -> Text:
    """What is to be seen of a unit: its type in battle state, else its class; for one in hiding, what is known of
    it."""
    if unit.place is Place.OPEN and not unit.battle:
        return view.terms.units.marks[unit.mark].named
    return unit.kind.named if unit.kind is not None else _said("somebody")


def _unit(view: View, unit: SeenUnit, say: Say) -> str:
    words = between("jiangshan-account-remark", say).join(
        (f"{name(unit.cell)} {say(_kind(view, unit))}", *map(say, _remarks(view, unit)))
    )
    return say(_said("piece", piece=words))


def _remarks(view: View, unit: SeenUnit) -> Iterator[Text]:
    """What else there is to say of a unit."""
    if unit.place is not Place.OPEN:
        yield _said("under" if unit.place is Place.FOREST else "inside")
        if unit.marked:
            yield _said("noticed")
    elif not unit.battle and unit.kind is not None and not view.terms.units.tells(unit.mark):
        yield _said("type", unit=unit.kind.named)
        if unit.exposed:
            yield _said("exposed")
    if unit.battle and unit.facing is not None:
        yield _said("faces", facing=facings.said(unit.cell, unit.facing, view.ground))
    if unit.preset is not None and not unit.battle:
        yield _said("preset", facing=facings.said(unit.cell, unit.preset, view.ground))
    if unit.chaos:
        yield _said("chaos")
    if unit.commanded:
        yield _said("acted")


# The land


def _ground(view: View, say: Say) -> Iterator[str]:
    ground = view.ground
    yield say(
        _said("size", columns=ground.columns, rows=ground.height, last=name((ground.columns - 1, ground.height - 1)))
    )
    for sign, key in _LANDS:
        cells = _cells(at for at in ground.cells() if ground.terrain(at) == sign)
        if cells:
            yield say(_said(key, cells=cells))
    for seat, (big, key) in product(map(Seat, range(len(view.sides))), ((False, "fires"), (True, "blazes"))):
        lit = Fire(big, seat)
        cells = _cells(at for at in sorted(view.fires, key=order) if view.fires[at] == lit)
        if cells:
            yield say(_said(key, seat=seat, cells=cells))


def _cells(cells: Iterable[Cell]) -> tuple[Text, ...]:
    return tuple(text("jiangshan-literal", words=name(at)) for at in cells)


def _said(key: str, **args: Arg) -> Text:
    return text(f"jiangshan-account-{key}", **args)
