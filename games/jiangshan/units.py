"""The twelve units and what they can do (Jiangshan 2)."""

from __future__ import annotations

from dataclasses import dataclass

from games.jiangshan.board import AROUND, DIAGONALS, EDGES, FACINGS, KNIGHT, Cell, turned

INFANTRY, CAVALRY, RAIDERS = "DPAJ", "HLG", "BRQ"
MARKS = {"i": "DPAJ", "h": "HLG", "b": "B", "r": "R", "q": "Q", "k": "K"}
"""March marks: 步 马 相 车 后 王. A scout shows i or h."""
_MARK = {kind: sign for sign, kinds in MARKS.items() for kind in kinds}
HEAVY = frozenset("JGRK")
COMMANDERS = frozenset("GK")
PRICES = {"D": 1, "P": 1, "A": 2, "J": 2, "H": 2, "L": 3, "G": 4, "B": 3, "R": 4}
BOX = {"K": 1, "Q": 1, "B": 2, "R": 2, "G": 2, "H": 3, "L": 2, "D": 5, "P": 4, "A": 3, "J": 3, "S": 2}
FAN = tuple((2, right) for right in (-2, -1, 0, 1, 2))
"""A Bowman's shot cells, (forward, right)."""
MOUNTED: tuple[Cell, ...] = ((2, 0), (-2, 0), (0, 2), (0, -2), (2, 2), (2, -2), (-2, 2), (-2, -2))
MOST_MORALE, SUPPLIES = 9, 4
"""The highest morale, and how much supply turns into one (Jiangshan 6.1)."""
_SIDEWAYS = ((0, -1), (0, 1), (-1, 0))


@dataclass(frozen=True, slots=True)
class Abilities:
    """Offsets on the board; `lines` slide any distance, with a capture at the end if `charges`."""

    moves: tuple[Cell, ...] = ()
    advances: tuple[Cell, ...] = ()
    lines: tuple[Cell, ...] = ()
    charges: bool = False


_MARCH = {
    "i": Abilities(moves=(*AROUND, (2, 0), (-2, 0), (0, 2), (0, -2))),
    "h": Abilities(moves=(*KNIGHT, *EDGES)),
    "b": Abilities(moves=EDGES, lines=DIAGONALS),
    "r": Abilities(lines=EDGES),
    "q": Abilities(lines=AROUND),
    "k": Abilities(moves=AROUND),
}
_MOUNTED = {
    "H": Abilities(moves=EDGES, advances=KNIGHT),
    "L": Abilities(moves=KNIGHT, advances=EDGES),
    "G": Abilities(advances=KNIGHT),
    "B": Abilities(moves=EDGES, lines=DIAGONALS, charges=True),
    "R": Abilities(lines=EDGES, charges=True),
    "Q": Abilities(lines=AROUND, charges=True),
    "K": Abilities(advances=AROUND),
}
_FOOT = {
    "D": (_SIDEWAYS, ((1, 0), (1, -1), (1, 1))),
    "P": (_SIDEWAYS, ((1, 0), (2, 0))),
    "A": (((1, 0), *_SIDEWAYS), ()),
    "J": (((-1, 0),), ((1, 0), (1, -1), (1, 1), (0, -1), (0, 1))),
}


def _faced(kind: str, facing: str) -> Abilities:
    moves, advances = _FOOT[kind]
    return Abilities(tuple(turned(each, facing) for each in moves), tuple(turned(each, facing) for each in advances))


_BATTLE = {(kind, facing): _faced(kind, facing) for kind in INFANTRY for facing in FACINGS}


def march(mark: str) -> Abilities:
    """What every unit under a march mark can do (Jiangshan 2.4)."""
    return _MARCH[mark]


def battle(kind: str, facing: str | None) -> Abilities:
    """What a unit in battle state can do (Jiangshan 2.3); infantry needs a facing, a scout can do nothing."""
    if kind in _FOOT:
        assert facing is not None, kind
        return _BATTLE[kind, facing]
    return _MOUNTED.get(kind, Abilities())


def mark(kind: str, face: str = "i") -> str:
    """The march mark of a unit; a scout's is the face it shows."""
    return _MARK.get(kind, face)


def fan(facing: str) -> tuple[Cell, ...]:
    """The offsets of a Bowman's shot cells on the board."""
    return tuple(turned(each, facing) for each in FAN)
