"""What must hold of every scenario, the game's own, random and users': what else could not be played (Jiangshan 8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from games.core import Text, text
from games.jiangshan.board import FOREST, PLAIN, Cell, name, order
from games.jiangshan.scenario.plan import DOUBT, Army, Scenario, images

LAND = (PLAIN, FOREST, DOUBT)
OPEN = (PLAIN, DOUBT)
"""What may be the terrain in question: of a cell that could not be read, nothing wrong is said."""
Broken = frozenset[str]
"""Parts of a file that could not be read: what is missing in them means nothing."""


def problems(scenario: Scenario, broken: Broken = frozenset()) -> tuple[Text, ...]:
    """Every rule that the scenario breaks, as far as it could be read."""
    checks = _CHECKS if scenario.ground.rows else _MAPLESS
    return tuple(dict.fromkeys(fault for check in checks for fault in check(scenario, broken)))


def _fault(fault: str, /, **args: Any) -> Text:
    return text(f"jiangshan-scenario-{fault}", **args)


def _cells(cells: Iterable[Cell]) -> list[Cell]:
    return sorted(cells, key=order)


def _tiles_of(scenario: Scenario) -> dict[Cell, int]:
    """Every city and camp, with the number of its side from 0."""
    return {at: number for number, army in enumerate(scenario.armies) for _, at in army.tiles}


# V2


def _symmetric(scenario: Scenario, broken: Broken) -> Iterator[Text]:
    ground = scenario.ground
    for image in images(scenario):
        for at in ground.cells():
            other = image(at)
            pair = {ground.terrain(at), ground.terrain(other)}
            if order(at) < order(other) and len(pair) > 1 and DOUBT not in pair:
                yield _fault("v2", cell=name(at), image=name(other))
        if not any(part.split()[-1] in ("units", "cities", "reserve", "side") for part in broken):
            yield from _mirrored(scenario, image)


def _mirrored(scenario: Scenario, image: Callable[[Cell], Cell]) -> Iterator[Text]:
    """Each thing on the board has one like it on the image of its cell; then each side is the image of a side."""
    placed = {at: code[0] for army in scenario.armies for code, at in army.units}
    built = {at: kind for army in scenario.armies for kind, at in army.tiles}
    alone = [at for things in (placed, built) for at, kind in things.items() if things.get(image(at)) != kind]
    yield from (_fault("v2-alone", cell=name(at), image=name(image(at))) for at in _cells(alone))
    armies = [_content(army) for army in scenario.armies]
    for number, army in enumerate(scenario.armies, 1):
        if not alone and _content(army, image) not in armies:
            yield _fault("v2-side", side=str(number))


def _content(army: Army, image: Callable[[Cell], Cell] = lambda at: at) -> tuple[Any, ...]:
    placed = frozenset((code[0], image(at)) for code, at in army.units)
    return placed, frozenset((kind, image(at)) for kind, at in army.tiles), tuple(sorted(army.reserve))


# V3, V7: units


def _kings(scenario: Scenario, broken: Broken) -> Iterator[Text]:
    for number, army in enumerate(scenario.armies, 1):
        kings = [at for code, at in army.units if code == scenario.terms.units.king]
        if len(kings) > 1 or (not kings and f"{number} units" not in broken):
            yield _fault("v3", side=str(number), found=str(len(kings)))


def _enthroned(scenario: Scenario, broken: Broken) -> Iterator[Text]:
    tiles = _tiles_of(scenario)
    for army in scenario.armies:
        for at in (at for code, at in army.units if code == scenario.terms.units.king):
            if scenario.ground.holds(at) and (scenario.ground.terrain(at) not in OPEN or at in tiles):
                yield _fault("v3-ground", cell=name(at))


def _aboard(scenario: Scenario, broken: Broken) -> Iterator[Text]:
    placed = {at for army in scenario.armies for _, at in (*army.units, *army.tiles)} | {at for at, _ in scenario.fires}
    yield from (_fault("v7-off", cell=name(at)) for at in _cells(placed) if not scenario.ground.holds(at))


def _grounded(scenario: Scenario, broken: Broken) -> Iterator[Text]:
    for at in (at for army in scenario.armies for code, at in army.units if code != scenario.terms.units.king):
        if scenario.ground.holds(at) and scenario.ground.terrain(at) not in LAND:
            yield _fault("v7-ground", cell=name(at))


def _alone(scenario: Scenario, broken: Broken) -> Iterator[Text]:
    standing = Counter(at for army in scenario.armies for _, at in army.units)
    built = Counter(at for army in scenario.armies for _, at in army.tiles)
    burning = Counter(at for at, _ in scenario.fires)
    for fault, cells in (("v7-unit", standing), ("v7-tile", built), ("v7-fire", burning)):
        yield from (
            _fault(f"{fault}-twice", cell=name(at)) for at in _cells(at for at, times in cells.items() if times > 1)
        )


def _garrisons(scenario: Scenario, broken: Broken) -> Iterator[Text]:
    tiles = _tiles_of(scenario)
    for number, army in enumerate(scenario.armies):
        for code, at in army.units:
            if tiles.get(at, number) != number:
                yield _fault("v7-foreign", cell=name(at))
            elif at in tiles and code[0] == scenario.terms.units.scout:
                yield _fault("v7-scout", cell=name(at))


# V4, V6: cities and camps


def _gated(scenario: Scenario, broken: Broken) -> Iterator[Text]:
    ground, tiles = scenario.ground, _tiles_of(scenario)
    for at in _cells(filter(ground.holds, tiles)):
        gates = ground.gates(at)
        if ground.terrain(at) not in OPEN:
            yield _fault("v4-ground", cell=name(at))
        if sum(ground.terrain(gate) in LAND for gate in gates) < 2:
            yield _fault("v4-gates", cell=name(at))
        yield from (
            _fault("v4-beside", cell=name(at), gate=name(gate))
            for gate in gates
            if gate in tiles and order(at) < order(gate)
        )


def _built(scenario: Scenario, broken: Broken) -> Iterator[Text]:
    terms = scenario.terms
    needed = "rules" not in broken and (terms.capital_loss == "defeat" or terms.setback_capital > 0)
    for number, army in enumerate(scenario.armies, 1):
        kinds = Counter(kind for kind, _ in army.tiles)
        if kinds["capital"] > 1:
            yield _fault("v6-capitals", side=str(number), found=str(kinds["capital"]))
        if needed and not kinds["capital"] and f"{number} cities" not in broken:
            yield _fault("v6-capital", side=str(number))


# V5


def _connected(scenario: Scenario, broken: Broken) -> Iterator[Text]:
    """Each region of land but the largest, by its first cell."""
    regions = sorted(_regions(scenario), key=lambda region: (-len(region), order(_cells(region)[0])))
    if not regions:
        yield _fault("v5-none")
    for region in regions[1:]:
        sure = _cells(at for at in region if scenario.ground.terrain(at) != DOUBT)
        if sure:
            yield _fault("v5", cell=name(sure[0]), count=len(sure))


def _regions(scenario: Scenario) -> Iterator[set[Cell]]:
    ground = scenario.ground
    land = {at for at in ground.cells() if ground.terrain(at) in LAND}
    while land:
        region, waves = set[Cell](), [land.pop()]
        while waves:
            at = waves.pop()
            region.add(at)
            near = land.intersection(ground.gates(at))
            land -= near
            waves += near
        yield region


# V8, V10, fires


def _boxed(scenario: Scenario, broken: Broken) -> Iterator[Text]:
    for number, army in enumerate(scenario.armies, 1):
        used = Counter((*(code[0] for code, _ in army.units), *army.reserve))
        for code, most in army.box:
            kind = scenario.terms.units[code]
            if used[code] > most and not (kind.king and most):
                yield _fault("v8", side=str(number), unit=kind.named, code=code, found=str(used[code]), most=str(most))


def _opposed(scenario: Scenario, broken: Broken) -> Iterator[Text]:
    unread = "side" in broken or any(part.endswith(" team") for part in broken)
    if not unread and len({army.team for army in scenario.armies}) < 2:
        yield _fault("v10")


def _burning(scenario: Scenario, broken: Broken) -> Iterator[Text]:
    """Fires burn on bare plain or on forests (Jiangshan 6.3)."""
    taken = {at for army in scenario.armies for _, at in (*army.units, *army.tiles)}
    for at in (at for at, _ in scenario.fires if scenario.ground.holds(at)):
        terrain = scenario.ground.terrain(at)
        if terrain not in LAND or (terrain == PLAIN and at in taken):
            yield _fault("fire-ground", cell=name(at))


_MAPLESS = (_kings, _alone, _garrisons, _built, _boxed, _opposed)
"""What can be told without a map."""
_CHECKS = (_symmetric, _enthroned, _gated, _connected, _aboard, _grounded, _burning, *_MAPLESS)
