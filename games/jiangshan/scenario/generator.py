"""Random maps, fair by symmetry (Jiangshan 8.7)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from games.core import Chance
from games.jiangshan.board import EDGES, FOREST, MOUNTAIN, PLAIN, WATER, Cell, Ground, distance, plus
from games.jiangshan.muster import SHIPPED
from games.jiangshan.scenario import shipped, thirds
from games.jiangshan.scenario.shipped import Army, Scenario
from games.jiangshan.state import STRATAGEMS, Terms

TRIES, PLACES = 200, 40
COLUMNS = 12
ARMY, RESERVE = "KGRBHLDDPPAJ", "ADH"
PREFERRED = {**dict.fromkeys("DPJ", (3, 2)), **dict.fromkeys("AHLG", (2, 1)), "K": (0, 1), "R": (1, 0), "B": (1, 0)}
SIDES = (("秦", "black"), ("周", "white-red"), ("楚", "white"), ("汉", "red"))
NEARNESS = 3
SIGHT = 2
"""Steps of distance to the middle row are worth 1.5 each: counted in halves."""
Things = tuple[tuple[str, Cell], ...]
Home = tuple[Things, Things]
"""The units of a side and its tiles."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of random maps: the symmetry that they have, the team of each side in turn order, the scenario that is
    played where none can be drawn, morale lost with a city and with the capital, tiles that win."""

    symmetry: str
    teams: tuple[int, ...]
    fallback: str
    setbacks: tuple[int, int]
    hold: int
    team_loss: str = "all"
    army: str = ARMY
    reserve: str = RESERVE


KINDS: Mapping[str, Kind] = MappingProxyType(
    {
        "lr": Kind("lr", (1, 2), "b_chu_han", (2, 3), 5),
        "rot": Kind("rot", (1, 2), "b_chu_han", (2, 3), 5),
        "quad": Kind("quad", (1, 2, 2, 1), "d_four_lords", (1, 2), 9, team_loss="first"),
        "three": Kind("lr", (1, 2, 3), "g_three_legs", (2, 0), 6, army=thirds.ARMY, reserve=thirds.RESERVE),
        "kings": Kind("quad", (1, 2, 3, 4), "f_four_kings", (1, 2), 6),
    }
)
"""By what follows `random:` in the name of a map."""


def generate(seed: int, name: str) -> Scenario:
    """The map of a 64-bit seed: the first one drawn that is valid."""
    chance = Chance(seed.to_bytes(8, "big"), 0, purpose="map")
    for _ in range(TRIES):
        plan = _drawn(chance, name)
        if plan is not None and not shipped.problems(plan) and _apart(plan):
            return plan
    return fallback(name)


def _apart(plan: Scenario) -> bool:
    """Nobody begins in sight of an enemy (Jiangshan 8.8, V9)."""
    for army in plan.armies:
        foes = [at for other in plan.armies if other.team != army.team for _, at in (*other.units, *other.tiles)]
        if any(distance(at, foe) <= SIGHT for _, at in army.units for foe in foes):
            return False
    return True


def fallback(name: str) -> Scenario:
    """The scenario for as many players."""
    return shipped.built_in(KINDS[name].fallback)


def _drawn(chance: Chance, name: str) -> Scenario | None:
    kind = KINDS[name]
    found = _thirds(chance) if name == "three" else _copied(chance, kind.symmetry)
    if found is None:
        return None
    ground, homes = found
    armies = tuple(_side(kind, number, *home) for number, home in enumerate(homes))
    return Scenario(f"random-{name}", ground, kind.symmetry, _terms(kind), armies)


def _thirds(chance: Chance) -> tuple[Ground, list[Home]]:
    """Three homes of one kind."""
    ground, (army, tiles) = thirds.ground(chance), thirds.home(chance)
    return ground, [(thirds.placed(army, home), thirds.placed(tiles, home)) for home in thirds.HOMES]


def _copied(chance: Chance, symmetry: str) -> tuple[Ground, list[Home]] | None:
    """The base part and its images."""
    height = 18 if symmetry == "quad" else 8
    rows = height // 2 if symmetry == "quad" else height
    tiles = _tiles(chance, rows)
    if tiles is None:
        return None
    closed = {at for _, at in tiles} | {plus(at, edge) for _, at in tiles for edge in EDGES}
    terrain = _terrain(chance, rows, closed)
    army = _army(chance, rows, terrain, {at for _, at in tiles})
    if army is None:
        return None
    images = _images(symmetry, height)
    return _ground(terrain, images, height), [(_moved(army, image), _moved(tiles, image)) for image in images]


def _moved(things: Things, image: Callable[[Cell], Cell]) -> Things:
    return tuple((kind, image(at)) for kind, at in things)


def _tiles(chance: Chance, rows: int) -> tuple[tuple[str, Cell], ...] | None:
    """Capital, camp and city, at least three steps apart."""
    found: list[tuple[str, Cell]] = []
    for kind in ("capital", "camp", "city"):
        for _ in range(PLACES):
            column = 1 + chance.weighted((2, 1)) if kind != "city" else 1 + chance.below(3)
            at = (column, 1 + chance.below(rows - 2))
            if all(abs(at[0] - other[0]) + abs(at[1] - other[1]) >= 3 for _, other in found):
                found.append((kind, at))
                break
        else:
            return None
    return tuple(found)


def _terrain(chance: Chance, rows: int, closed: set[Cell]) -> dict[Cell, str]:
    """River, mountains and forests of the base part."""
    found: dict[Cell, str] = {}
    at = (4 + chance.below(2), chance.below(rows))
    for step in range(2 + chance.below(3) + 1):
        if step:
            x, y = plus(at, EDGES[chance.below(4)])
            at = (min(5, max(3, x)), min(rows - 1, max(0, y)))
        if at not in closed:
            found[at] = WATER
    _scatter(chance, found, _wild(rows, closed), MOUNTAIN)
    _pair(chance, found, _wild(rows, closed))
    _scatter(chance, found, _wild(rows, closed), FOREST)
    return found


def _wild(rows: int, closed: set[Cell]) -> list[Cell]:
    """Where mountains and forests may be."""
    return [(x, y) for y in range(rows) for x in range(2, 6) if (x, y) not in closed]


def _scatter(chance: Chance, found: dict[Cell, str], wild: list[Cell], kind: str) -> None:
    """One to three single cells."""
    for _ in range(1 + chance.below(3)):
        free = [at for at in wild if at not in found]
        if free:
            found[free[chance.below(len(free))]] = kind


def _pair(chance: Chance, found: dict[Cell, str], wild: list[Cell]) -> None:
    """Two forests side by side."""
    free = {at for at in wild if at not in found}
    pairs = [(at, beside) for at in sorted(free) for edge in EDGES if (beside := plus(at, edge)) in free]
    if pairs:
        found.update(dict.fromkeys(pairs[chance.below(len(pairs))], FOREST))


def _army(chance: Chance, rows: int, terrain: dict[Cell, str], tiles: set[Cell]) -> tuple[tuple[str, Cell], ...] | None:
    """Each unit on the best free plain cell of the first four columns."""
    free = {(x, y) for x in range(4) for y in range(rows)} - set(terrain) - tiles
    found = []
    for kind in ARMY:
        if not free:
            return None
        ranked = sorted(free, key=lambda at: (_badness(kind, at, rows), at))
        best = _badness(kind, ranked[0], rows)
        ties = [at for at in ranked if _badness(kind, at, rows) == best]
        at = ties[chance.below(len(ties))]
        free.remove(at)
        found.append((kind, at))
    return tuple(found)


def _badness(kind: str, at: Cell, rows: int) -> tuple[int, int]:
    """Column preference first, then the distance to the middle row in steps of 1.5."""
    columns = PREFERRED[kind]
    column = columns.index(at[0]) if at[0] in columns else len(columns) + at[0]
    return column, abs(2 * at[1] - (rows - 1)) // NEARNESS


def _images(symmetry: str, height: int) -> tuple[Callable[[Cell], Cell], ...]:
    """The base part and its copies, in turn order."""
    right, top = COLUMNS - 1, height - 1

    def same(at: Cell) -> Cell:
        return at

    def across(at: Cell) -> Cell:
        return right - at[0], at[1]

    def turned(at: Cell) -> Cell:
        return right - at[0], top - at[1]

    def above(at: Cell) -> Cell:
        return at[0], top - at[1]

    return {"lr": (same, across), "rot": (same, turned), "quad": (above, turned, across, same)}[symmetry]


def _ground(terrain: dict[Cell, str], images: tuple[Callable[[Cell], Cell], ...], height: int) -> Ground:
    every = {image(at): kind for image in images for at, kind in terrain.items()}
    return Ground(tuple("".join(every.get((x, y), PLAIN) for x in range(COLUMNS)) for y in range(height)))


def _side(kind: Kind, number: int, placed: Things, built: Things) -> Army:
    title, colour = SIDES[number]
    reserve, box = tuple(kind.reserve), tuple(SHIPPED.box.items())
    return Army(title, colour, kind.teams[number], 2, 0, 0, placed, built, reserve, box)


def _terms(kind: Kind) -> Terms:
    city, capital = kind.setbacks
    return Terms(
        setback_city=city,
        setback_capital=capital,
        hold=kind.hold,
        team_loss=kind.team_loss,
        round_limit=60,
        weather=("cloud", "cloud", "cloud", "sun", "sun", "rain"),
        pick=3,
        allowed=STRATAGEMS,
    )
