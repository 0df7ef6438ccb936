"""The public position as text that outlives versions of these rules (Jiangshan 1 to 8)."""

from __future__ import annotations

from collections.abc import Iterator

from games.jiangshan.board import Cell
from games.jiangshan.state import Attack, SeenSide, SeenUnit, View


def witness(view: View) -> str:
    """What lies open: see `games.core.Witness`. Frozen by tests: another spelling would part every running game
    from the digests it was played with."""
    return "\n".join(_lines(view))


def _lines(view: View) -> Iterator[str]:
    yield f"turn {view.round} {view.turn} {view.phase.value} {int(view.active)} actions {view.ap} quiet {view.quiet}"
    yield f"rider {'-' if view.rider is None else _cell(view.rider)}"
    yield f"ground {'/'.join(view.ground.rows)} weather {view.weather or '-'}"
    for at in sorted(view.tiles):
        tile = view.tiles[at]
        yield f"tile {_cell(at)} {int(tile.owner)} {'camp' if tile.camp else 'capital' if tile.capital else 'city'}"
    for at in sorted(view.units):
        yield f"unit {_cell(at)} {_unit(view.units[at])}"
    for at in sorted(view.fires):
        yield f"fire {_cell(at)} {int(view.fires[at].owner)} {'big' if view.fires[at].big else 'small'}"
    for seat, side in enumerate(view.sides):
        yield f"seat {seat} {_side(side)}"
    yield "dead " + " ".join(sorted(f"{int(seat)}{kind}" for seat, kind in view.dead))
    yield f"attack {'-' if view.attack is None else _attack(view.attack)}"


def _cell(at: Cell) -> str:
    return f"{at[0]},{at[1]}"


def _unit(unit: SeenUnit) -> str:
    marks = ("battle", "chaos", "commanded", "marked")
    said = [name for name in marks if getattr(unit, name)]
    return " ".join((str(int(unit.owner)), unit.kind or unit.mark, unit.place.value, unit.facing or "-", *said))


def _side(side: SeenSide) -> str:
    counts = f"morale {side.morale} supply {side.supply} merit {side.merit} {side.earned} reserve {side.reserves}"
    picked = "picked" if side.picked else "picking"
    fate = "defeated" if side.defeated else "drawn" if side.draw else "in"
    shown, used = (",".join(sorted(each)) for each in (side.shown, side.used))
    return f"team {side.team} {counts} {picked} shown {shown} used {used} {fate}"


def _attack(attack: Attack) -> str:
    """Of a blind window everybody sees that it is open, and no more."""
    return f"{int(attack.seat)} {_cell(attack.start)}>{_cell(attack.target)} {'held' if attack.blind else 'asked'}"
