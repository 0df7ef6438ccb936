"""Map presets and the generator of random maps (CardGO 15)."""

from __future__ import annotations

from dataclasses import dataclass

from games.cardgo import game_file
from games.cardgo.board import CODES, Ground, Terrain, ground, neighbours
from games.cardgo.options import Options
from games.core import Chance

PRESETS = {
    "meadow": (
        "1122113311 1222111331 2221133111 3311122211 1133112221 1222113311 1122211133 1113311222 1331112221 1133112211"
    ),
    "lake": (
        "1111221111 1211111191 1114411111 11444411c1 2144444111 1114444412 1c11444411 1111144111 1911111121 1111221111"
    ),
    "crags": (
        "1115111181 1811115111 11c1111115 5111811c11 1115111181 1811115111 11c1181115 5111111c11 1115111181 1811115111"
    ),
    "marsh": (
        "2277222bb2 29272292b2 4422272222 4442922d27 242222b227 722b222242 72d2292444 2222722244 2b29227292 2bb2227722"
    ),
    "wilds": (
        "023181bb21 2619111c13 11441711d1 514411a11e 3811211951 1591121183 e11a114415 1d11714411 31c1119162 12bb181320"
    ),
    "paddies": "11114444 11114444 44441111 44441111 11114444 11114444 44441111 44441111",
}
"""Rows of codes, of the size that `MAP_SIZES` says. `plain` is all soil."""

SOIL, WATER, TREE = (CODES[kind] for kind in (Terrain.SOIL, Terrain.WATER, Terrain.TREE))


@dataclass(frozen=True, slots=True)
class Profile:
    """How a random map is mixed: (codes, weight), equal shares among several codes, and the number of lakes."""

    weights: tuple[tuple[str, int], ...]
    lakes: int


PROFILES = {
    "random:light": Profile(
        (("123", 860), ("789a", 80), ("b", 15), ("d", 15), ("c", 10), ("5", 10), ("e", 5), ("6", 5)), 0
    ),
    "random:medium": Profile(
        (("123", 700), ("789a", 160), ("b", 40), ("d", 30), ("c", 20), ("5", 25), ("e", 15), ("6", 10)), 1
    ),
    "random:heavy": Profile(
        (("123", 520), ("789a", 240), ("b", 60), ("d", 50), ("c", 40), ("5", 50), ("e", 25), ("6", 15)), 2
    ),
}

ATTEMPTS = 100
LEAST_PLACEABLE = 60
"""Per cent of the cells."""
LEAST_CONNECTED = 50
"""Per cent of the cells that the largest region of linked placeable cells holds."""


def is_random(options: Options) -> bool:
    return options.map in PROFILES


def preset(options: Options) -> Ground:
    """The ground of a map that is not random; plain soil for one that is, until it is drawn, and for a file without
    a map."""
    given = game_file.of(options) if options.map == "file" else None
    if given is not None and given.ground is not None:
        return given.ground
    rows = PRESETS.get(options.map)
    codes = rows.replace(" ", "") if rows else SOIL * (options.columns * options.rows)
    return ground(options.columns, options.rows, codes)


def draw(options: Options, chance: Chance) -> str:
    """The codes of a random map, row-major."""
    for _ in range(ATTEMPTS):
        codes = _attempt(options, chance)
        if acceptable(ground(options.columns, options.rows, codes)):
            return codes
    return SOIL * (options.columns * options.rows)


def continuations(options: Options, codes: str) -> str:
    """The codes that may follow `codes` on a random map: half-turn symmetry, soil in the centre, no tree beside a tree,
    water only with lakes (CardGO 15.1)."""
    place, cells = len(codes), options.columns * options.rows
    if place >= cells:
        return ""
    image = cells - 1 - place
    if image < place:
        return codes[image]
    if place in centre(options):
        return SOIL
    profile = PROFILES[options.map]
    offered = "".join(chosen for chosen, _ in profile.weights) + (WATER if profile.lakes else "")
    if _beside_tree(options, codes, place):
        offered = offered.replace(TREE, "")
    return "".join(sorted(offered))


def centre(options: Options) -> frozenset[int]:
    """The central block: 2×2, 1×2, 2×1 or 1×1 according to parity."""
    columns = {(options.columns - 1) // 2, options.columns // 2}
    rows = {(options.rows - 1) // 2, options.rows // 2}
    return frozenset(row * options.columns + column for row in rows for column in columns)


def acceptable(drawn: Ground) -> bool:
    """CardGO 15.1, step 5."""
    cells = len(drawn.codes)
    if 100 * len(drawn.placeable) < LEAST_PLACEABLE * cells:
        return False
    return 100 * max(map(len, _regions(drawn)), default=0) >= LEAST_CONNECTED * cells


def lake_size(options: Options) -> int:
    """Cells of one lake, its image not counted."""
    return max(3, min(8, options.columns * options.rows // 25))


def _attempt(options: Options, chance: Chance) -> str:
    profile = PROFILES[options.map]
    cells = options.columns * options.rows
    codes = [""] * cells
    for cell in range((cells + 1) // 2):
        codes[cell] = codes[cells - 1 - cell] = _code(profile, chance)
    for _ in range(profile.lakes):
        for cell in _lake(options, chance):
            codes[cell] = codes[cells - 1 - cell] = WATER
    for cell in centre(options):
        codes[cell] = SOIL
    _thin_trees(options, codes)
    return "".join(codes)


def _code(profile: Profile, chance: Chance) -> str:
    drawn = profile.weights[chance.weighted([weight for _, weight in profile.weights])][0]
    return drawn[chance.below(len(drawn))]


def _lake(options: Options, chance: Chance) -> list[int]:
    four, _ = neighbours(options.columns, options.rows)
    lake = [chance.below(options.columns * options.rows)]
    while len(lake) < lake_size(options):
        shore = sorted({other for cell in lake for other in four[cell]}.difference(lake))
        lake.append(shore[chance.below(len(shore))])
    return lake


def _thin_trees(options: Options, codes: list[str]) -> None:
    four, _ = neighbours(options.columns, options.rows)
    for cell, code in enumerate(codes):
        if code == TREE and any(codes[other] == TREE for other in four[cell]):
            codes[cell] = codes[len(codes) - 1 - cell] = SOIL


def _beside_tree(options: Options, codes: str, place: int) -> bool:
    """Whether a tree at `place`, with its image, would touch a tree so far set, an image of one, or itself."""
    cells = options.columns * options.rows
    four, _ = neighbours(options.columns, options.rows)
    trees = {cell for cell, code in enumerate(codes) if code == TREE}
    trees |= {cells - 1 - cell for cell in trees} | {cells - 1 - place}
    return any(other in trees for other in four[place])


def _regions(drawn: Ground) -> list[set[int]]:
    rest, regions = set(drawn.placeable), []
    while rest:
        region = [rest.pop()]
        for cell in region:
            found = rest.intersection(drawn.links[cell])
            rest -= found
            region += found
        regions.append(set(region))
    return regions
