"""Words for the menus: what a unit is, what it would do, and to whom, as far as the viewer knows (Jiangshan 9)."""

from __future__ import annotations

from games.core import Move, Text, text
from games.jiangshan import facings, legality, reaction, standing_order, stratagems
from games.jiangshan.board import FACINGS, FOREST, Cell, cell, name
from games.jiangshan.muster import SHIPPED
from games.jiangshan.offer import notation, paths
from games.jiangshan.orders import Go, Rebuild
from games.jiangshan.state import COSTS, SeenUnit, View
from games.jiangshan.units import HIDDEN, Kind, Mark

_WORDS = {
    **{word: word for word in ("support", "recruit", "challenge", "end", "wait", "command", "deploy", "reserve")},
    **{word: word for word in (*notation.CLASSES, notation.TILES, *notation.OTHERS, "preset", "draw", "resign")},
    **{
        word: word
        for word in ("mode", *standing_order.WHATS, standing_order.OWN, standing_order.DONE, standing_order.NONE)
    },
    notation.NO_SHOT: "no-shot",
    notation.LATER: "later",
}
"""Tokens whose label is a word of their own."""
_CHEAP_FIRST = ("cheap-first", "cheap-but-scouts")
"""The long lists of sacrifices, in words of their own."""
_SIGNED = {"-": "move", "x": "attack", "*": "shoot", "~": "sail"}


def label(view: View, path: Move) -> Text:
    """Words for the last token of a path."""
    token = path[-1]
    if (aimed := notation.ridden(token)) is not None:
        return _deed(view, aimed[0], "shoot", aimed[1])
    if path == (notation.END,) and next(legality.ridden(view), None) is not None:
        return _word("no-ride")
    if token == notation.COURT and view.terms.units != SHIPPED:
        return _word("others")
    if token == notation.KEEP:
        return _word("keep" if _is_faced(view, path) else "unset")
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
    if stands is None or towards not in FACINGS:
        return said
    before = facings.ahead(stands, towards, view.ground)
    return text("jiangshan-facing-cell", facing=said, cell=name(before) if before else text("jiangshan-facing-edge"))


def _is_faced(view: View, path: Move) -> bool:
    """Whether the unit that a path names has a facing to keep."""
    named = (at for at in (_first(path), *map(cell, path)) if at is not None)
    return any(unit.facing is not None for at in named if (unit := view.units.get(at)) is not None)


def _rebuilding(view: View, path: Move) -> Text:
    tile = view.tiles.get(_first(path) or (-1, -1))
    return _word("rebuild-camp" if tile is None or tile.camp else "rebuild-city")


def _picked(view: View, path: Move) -> Text:
    if len(path) > 2:
        return _guard(view, path[2])
    return _listed(tuple(text(f"jiangshan-stratagem-{each}") for each in stratagems.chosen(path)))


def _guard(view: View, token: str) -> Text:
    """Whom Substitution saves; in the game's own words where the units are its own."""
    if token in (stratagems.ASK, stratagems.OFF) or view.terms.units == SHIPPED:
        return text(f"jiangshan-guard-{token.lower()}")
    return text("jiangshan-guard-units", units=units_named(view, token))


def _recruited(view: View, path: Move) -> Text:
    kind = view.terms.units[path[-1]]
    return text("jiangshan-label-price", unit=kind.named, cost=kind.price)


def _exchanged(view: View, path: Move) -> Text:
    return reaction.label(view, path[-1])


def _standing(view: View, path: Move) -> Text:
    what, token = path[1], path[-1]
    if what == "mode":
        return text(f"jiangshan-standing-mode-{token}")
    cheap = dict(zip(standing_order.lists(view.terms.units)["sacrifice"], _CHEAP_FIRST, strict=False))
    return _word(cheap[token]) if token in cheap else units_named(view, token)


def units_named(view: View, kinds: str) -> Text:
    """Several units by their names."""
    if not kinds:
        return _word("none")
    return _listed(tuple(view.terms.units[code].named for code in kinds))


def _listed(named: tuple[Text, ...]) -> Text:
    return named[0] if len(named) == 1 else text("jiangshan-label-list", units=named)


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
    if deed == "move" and unit is not None and legality.fights(unit) and _strikes_blindly(view, start, at):
        deed = "attack-forest"
    elif deed == "move" and unit is not None and not legality.fights(unit) and legality.ready(view, unit):
        deed = "march"
    if deed == "attack" and unit is not None and not legality.attacks(view, unit, at):
        deed = "advance" if advances(view, unit, at) else "attack-forest"
    if deed == "attack" and at in view.tiles:
        deed = "storm" if at in view.sheltering else "occupy"
    if deed in ("move", "march") and (at in view.tiles or view.ground.terrain(at) == FOREST):
        deed = "enter"
    if deed == "shoot" and start in view.tiles:
        deed = "rocks"
    elif deed == "shoot" and (target := view.units.get(at)) is not None and target.chaos:
        deed = "shoot-dead"
    return text(f"jiangshan-label-{deed}-to", place=place(view, at))


def advances(view: View, unit: SeenUnit, at: Cell) -> bool:
    """Whether a unit that goes there as it fights finds nobody."""
    return not legality.attacks(view, unit, at) and view.ground.terrain(at) != FOREST


def _strikes_blindly(view: View, start: Cell, at: Cell) -> bool:
    """Whether a unit that goes there captures whoever may hide in the forest (Jiangshan 7.4). One that gets there only
    with another face does not."""
    order = Go(start, at)
    allowed = view.ground.terrain(at) == FOREST and legality.problem(view, order) is None
    return allowed and legality.way(view, order).captures


def _placed(view: View, path: Move) -> Text:
    """A cell, a column, a unit of the reserve: whatever is no deed."""
    token = path[-1]
    if token in view.terms.units:
        return view.terms.units[token].named
    at = cell(token) or (cell(path[-2] + token) if len(path) > 1 and token.isdecimal() else None)
    if at is None:
        return _word_of_file(token)
    if paths.is_unit(view, path) and all(isinstance(order, Rebuild) for order in paths.meant(view, at)):
        kind = "camp" if view.tiles[at].camp else "city"
        return text(f"jiangshan-label-rebuild-{kind}-at", cell=name(at))
    return text("jiangshan-label-place", place=place(view, at))


def _word_of_file(token: str) -> Text:
    return text("jiangshan-label-file", file=token)


def place(view: View, at: Cell) -> Text:
    """A cell with what is known to stand there: a unit, a city or camp, a forest."""
    unit, tile = title(view, view.units.get(at)), view.tiles.get(at)
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


def reach(of: Kind | Mark) -> Text | None:
    """A sentence about what a unit in battle state can do, or one that shows that back; None for units that a scenario
    file changes."""
    if isinstance(of, Kind):
        known = of in SHIPPED and SHIPPED[of].facts == of.facts and not of.scout
        return text(f"jiangshan-reach-{of.lower()}") if known else None
    return text(f"jiangshan-reach-march-{of.code}") if SHIPPED.marks.get(of.code) == of else None


def title(view: View, unit: SeenUnit | None) -> Text | None:
    """A unit by its type where it is known, else by its class; None where nothing is known of it."""
    if unit is None or (unit.kind is None and unit.mark == HIDDEN):
        return None
    return unit.kind.named if unit.kind is not None else view.terms.units.marks[unit.mark].named


_TOLD = {"standing": _standing, "pick": _picked, "recruit": _recruited, "decoy": _exchanged}
"""Choices whose further steps have words of their own."""
