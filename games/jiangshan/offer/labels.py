"""Words for the menus: what a unit is, what it would do, and to whom, as far as the viewer knows (Jiangshan 9)."""

from __future__ import annotations

from games.core import Move, Text, text
from games.jiangshan import facings, legality, orders, reaction, standing_order, stratagems, units
from games.jiangshan.board import FOREST, Cell, cell, name
from games.jiangshan.offer import notation, paths
from games.jiangshan.orders import Rebuild
from games.jiangshan.state import COSTS, SeenUnit, View

_WORDS = {
    **{word: word for word in ("support", "recruit", "challenge", "end", "wait", "command", "deploy", "reserve")},
    **{word: word for word in (*notation.CLASSES, notation.TILES, *notation.OTHERS, "preset", "draw", "resign")},
    **{
        word: word
        for word in ("mode", *standing_order.LISTS, standing_order.OWN, standing_order.DONE, standing_order.NONE)
    },
    notation.KEEP: "keep",
    notation.NO_SHOT: "no-shot",
    notation.LATER: "later",
}
"""Tokens whose label is a word of their own."""
_CHEAP_FIRST = dict(zip(standing_order.LISTS["sacrifice"], ("cheap-first", "cheap-but-scouts"), strict=False))
"""The long lists of sacrifices, in words of their own."""
_SIGNED = {"-": "move", "x": "attack", "*": "shoot", "~": "sail"}


def label(view: View, path: Move) -> Text:
    """Words for the last token of a path."""
    token = path[-1]
    if notation.closes(path):
        return _word("close")
    if (aimed := notation.ridden(token)) is not None:
        return _deed(view, aimed[0], "shoot", aimed[1])
    if path == (notation.END,) and next(legality.ridden(view), None) is not None:
        return _word("no-ride")
    if token in _WORDS:
        return _word(_WORDS[token])
    if len(path) > 1 and path[0] in _TOLD:
        return _TOLD[path[0]](view, path)
    if token == "rebuild":
        return _rebuilding(view, path)
    if token[0] == "#":
        return _stratagem(token)
    if token[0] in "/:":
        return _turning(view, path) if token[0] == "/" else text(f"jiangshan-label-as-{token[1:]}")
    return _aimed(view, path) or _placed(view, path)


def _word(word: str) -> Text:
    return text(f"jiangshan-label-{word}")


def _turning(view: View, path: Move) -> Text:
    """Where infantry is to face, with the cell that it then has before it."""
    said, towards = text(f"jiangshan-label-face-{path[-1][1:]}"), path[-1][1:]
    stands = next((at for token in reversed(path[:-1]) if (at := cell(token.lstrip("-x~")))), None)
    before = facings.ahead(stands, towards, view.ground) if stands is not None else None
    return said if before is None else text("jiangshan-facing-cell", facing=said, cell=name(before))


def _rebuilding(view: View, path: Move) -> Text:
    tile = view.tiles.get(_first(path) or (-1, -1))
    return _word("rebuild-camp" if tile is None or tile.camp else "rebuild-city")


def _picked(view: View, path: Move) -> Text:
    if len(path) > 2:
        return text(f"jiangshan-guard-{path[2].lower()}")
    return _listed(tuple(text(f"jiangshan-stratagem-{each}") for each in stratagems.chosen(path)))


def _recruited(view: View, path: Move) -> Text:
    return text("jiangshan-label-price", unit=unit_named(path[-1]), cost=units.PRICES[path[-1]])


def _exchanged(view: View, path: Move) -> Text:
    return reaction.label(view, path[-1])


def _standing(view: View, path: Move) -> Text:
    what, token = path[1], path[-1]
    if what == "mode":
        return text(f"jiangshan-standing-mode-{token}")
    if token in _CHEAP_FIRST:
        return _word(_CHEAP_FIRST[token])
    return units_named(token)


def units_named(kinds: str) -> Text:
    """Several units by their names."""
    if not kinds:
        return _word("none")
    return _listed(tuple(unit_named(kind) for kind in kinds))


def _listed(named: tuple[Text, ...]) -> Text:
    return named[0] if len(named) == 1 else text("jiangshan-label-list", units=named)


def unit_named(kind: str) -> Text:
    """A kind of unit in words."""
    return text(f"jiangshan-unit-{kind.lower()}")


def _stratagem(token: str) -> Text:
    """A stratagem to pick or to use, with its price."""
    stratagem = token.removeprefix("#")
    return text("jiangshan-label-stratagem", stratagem=text(f"jiangshan-stratagem-{stratagem}"), cost=COSTS[stratagem])


def _first(path: Move) -> Cell | None:
    """The cell of the unit or tile that a path is about."""
    start = [token for token in path[:3] if token not in (*notation.CLASSES, notation.TILES)]
    return cell("".join(start[:2])) or (cell(start[0]) if start else None)


def _aimed(view: View, path: Move) -> Text | None:
    """What a unit would do on a cell: `xd6` is "Capture Blade d6"."""
    token, start = path[-1], _first(path)
    if token[0] in _SIGNED and (at := cell(token[1:])) is not None and start is not None:
        return _deed(view, start, _SIGNED[token[0]], at)
    return _word(_SIGNED[token]) if token in _SIGNED else None


def _deed(view: View, start: Cell, deed: str, at: Cell) -> Text:
    unit = legality.own(view, start)
    if deed == "move" and at in view.ground.gates(start) and start in view.tiles:
        deed = "leave"
    if deed == "attack" and unit is not None and not legality.attacks(view, unit, at):
        deed = "attack-forest" if view.ground.terrain(at) == FOREST else "advance"
    if deed == "shoot" and start in view.tiles:
        deed = "rocks"
    elif deed == "shoot" and (target := view.units.get(at)) is not None and target.chaos:
        deed = "shoot-dead"
    return text(f"jiangshan-label-{deed}-to", place=_place(view, at))


def _placed(view: View, path: Move) -> Text:
    """A cell, a column, a unit of the reserve: whatever is no deed."""
    token = path[-1]
    if token in (*orders.UNITS, "K"):
        return unit_named(token)
    at = cell(token) or (cell(path[-2] + token) if len(path) > 1 and token.isdecimal() else None)
    if at is None:
        return _word_of_file(token)
    if paths.is_unit(view, path) and all(isinstance(order, Rebuild) for order in paths.meant(view, at)):
        kind = "camp" if view.tiles[at].camp else "city"
        return text(f"jiangshan-label-rebuild-{kind}-at", cell=name(at))
    return text("jiangshan-label-place", place=_place(view, at))


def _word_of_file(token: str) -> Text:
    return text("jiangshan-label-file", file=token)


def _place(view: View, at: Cell) -> Text:
    """A cell with what is known to stand there: a unit, a city or camp, a forest."""
    unit, tile = title(view.units.get(at)), view.tiles.get(at)
    if unit is not None and tile is None:
        return text("jiangshan-place-unit", cell=name(at), unit=unit)
    if tile is not None:
        kind = "capital" if tile.capital else "camp" if tile.camp else "city"
        return text(f"jiangshan-place-{kind}", cell=name(at)) if unit is None else _garrison(at, kind, unit)
    if view.ground.terrain(at) == FOREST:
        return text("jiangshan-place-forest", cell=name(at))
    return text("jiangshan-place-plain", cell=name(at))


def _garrison(at: Cell, kind: str, unit: Text) -> Text:
    return text(f"jiangshan-place-{kind}-held", cell=name(at), unit=unit)


def title(unit: SeenUnit | None) -> Text | None:
    """A unit by its type where it is known, else by its class; None where nothing is known of it."""
    if unit is None or (unit.kind is None and unit.mark == "?"):
        return None
    return unit_named(unit.kind) if unit.kind is not None else text(f"jiangshan-mark-{unit.mark}")


_TOLD = {"standing": _standing, "pick": _picked, "recruit": _recruited, "decoy": _exchanged}
"""Choices whose further steps have words of their own."""
