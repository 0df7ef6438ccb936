"""A Jiangshan position in words: a short description and the complete board."""

from __future__ import annotations

from collections.abc import Iterator

from games.core import Seat, Text, text
from games.jiangshan.board import name, order
from games.jiangshan.state import Phase, Place, SeenUnit, View
from renderers.core import Say

MOST = 1024


def alt(view: View, say: Say) -> str:
    """The position in at most 1,024 characters: the turn, the counters, then as many units as there is room for."""
    lines = [_turn(view, say), *(_side(view, say, Seat(seat)) for seat in range(len(view.sides)))]
    armies = [_army(view, say, Seat(seat)) for seat in range(len(view.sides))]
    words = " ".join(lines)
    room = (MOST - len(words)) // max(1, len(armies)) - 1
    return " ".join((words, *(army if len(army) <= room else army[: room - 1] + "…" for army in armies)))[:MOST]


def board(view: View, say: Say) -> str:
    """The complete position, a fact a line."""
    lines = [_turn(view, say)]
    for seat in range(len(view.sides)):
        lines.append(_side(view, say, Seat(seat)))
        lines += [say(_tile(view, at)) for at in sorted(view.tiles, key=order) if view.tiles[at].owner == seat]
        lines += [say(_unit(unit)) for unit in _units(view, Seat(seat))]
    lines += _ground(view, say)
    return "\n".join(lines)


def _turn(view: View, say: Say) -> str:
    if view.outcome is not None:
        return say(view.outcome.reason)
    key = {Phase.PICK: "picking", Phase.REACT: "reacting"}.get(view.phase, "turn")
    round_ = text("jiangshan-picture-round", round=view.round, limit=view.terms.round_limit)
    return say(text("jiangshan-account-turn", turn=text(f"jiangshan-picture-{key}", seat=view.active), round=round_))


def _side(view: View, say: Say, seat: Seat) -> str:
    side = view.sides[seat]
    return say(
        text(
            "jiangshan-account-side",
            seat=seat,
            morale=side.morale,
            supply=side.supply,
            merit=side.merit,
            reserve=side.reserves,
        )
    )


def _army(view: View, say: Say, seat: Seat) -> str:
    tiles = [say(_tile(view, at)) for at in sorted(view.tiles, key=order) if view.tiles[at].owner == seat]
    units = [f"{name(unit.cell)} {say(_kind(unit))}" for unit in _units(view, seat)]
    return f"{say(text('jiangshan-seat', seat=seat))}: {', '.join((*tiles, *units))}."


def _units(view: View, seat: Seat) -> list[SeenUnit]:
    return sorted((unit for unit in view.units.values() if unit.owner == seat), key=lambda unit: order(unit.cell))


def _kind(unit: SeenUnit) -> Text:
    if unit.place is Place.OPEN and not unit.battle:
        return text(f"jiangshan-mark-{unit.mark}")
    return text(f"jiangshan-unit-{unit.kind.lower()}") if unit.kind is not None else text("jiangshan-account-somebody")


def _unit(unit: SeenUnit) -> Text:
    facing = text(f"jiangshan-facing-{unit.facing}") if unit.facing is not None else text("jiangshan-account-nowhere")
    return text(
        "jiangshan-account-unit",
        cell=name(unit.cell),
        unit=_kind(unit),
        place=unit.place.value,
        facing=facing,
        faces=str(unit.facing is not None).lower(),
        chaos=str(unit.chaos).lower(),
    )


def _tile(view: View, at: tuple[int, int]) -> Text:
    tile = view.tiles[at]
    kind = "capital" if tile.capital else "camp" if tile.camp else "city"
    return text(f"jiangshan-account-{kind}", cell=name(at))


def _ground(view: View, say: Say) -> Iterator[str]:
    for sign, key in (("^", "mountains"), ("~", "water"), ("*", "forest")):
        cells = tuple(
            text("jiangshan-literal", words=name(at)) for at in view.ground.cells() if view.ground.terrain(at) == sign
        )
        if cells:
            yield say(text(f"jiangshan-account-{key}", cells=cells))
    fires = tuple(text("jiangshan-literal", words=name(at)) for at in sorted(view.fires, key=order))
    if fires:
        yield say(text("jiangshan-account-fires", cells=fires))
