"""Units: what each kind is and can do, as a table says it (Jiangshan 2, 14.3). The rules ask a `Kind`, never a
letter."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from games.core import Text, text
from games.jiangshan.board import AROUND, DIAGONALS, EDGES, FACINGS, KNIGHT, Cell, mids, turned
from games.packing import packed

INFANTRY, CAVALRY, RAIDING, SPECIAL = CLASSES = ("infantry", "cavalry", "raiding", "special")
FACES = "ih"
"""Marks that a Scout may show: foot and horse."""
HIDDEN = "?"
"""The mark of somebody of whom the mark *occupied* alone tells."""
MOST_MORALE, SUPPLIES = 9, 4
"""The highest morale, and how much supply turns into one (Jiangshan 6.1)."""
UNPRICED = 6
"""What a unit without a price counts for at an adjudication, Kings and Scouts aside (Jiangshan 7.7)."""
OWN_MARKS: Mapping[str, tuple[str, str]] = {
    "i": ("步", "步"),
    "h": ("馬", "马"),
    "b": ("相", "相"),
    "r": ("車", "车"),
    "q": ("后", "后"),
    "k": ("王", "王"),
}
"""The game's own march marks: the letter that stands for each, its character traditional and simplified."""
SETS: Mapping[str, tuple[Cell, ...]] = {
    "straight": EDGES,
    "diagonal": DIAGONALS,
    "around": AROUND,
    "knight": KNIGHT,
}
"""Sets of cells that a table may name instead of listing them."""


@dataclass(frozen=True, slots=True)
class Cells:
    """Where an ability leads, as offsets (forward, right), and whether it jumps over what stands between."""

    offsets: tuple[Cell, ...] = ()
    jumps: bool = False


NOWHERE = Cells()


@dataclass(frozen=True, slots=True)
class Skills:
    """The abilities of one state (Jiangshan 2.2). `runs` and `charges` are the steps of lines; `bow` is shot from where
    the unit stands, `mounted` after its own move or advance; `command` is its command area."""

    move: Cells = NOWHERE
    advance: Cells = NOWHERE
    run: Cells = NOWHERE
    charge: Cells = NOWHERE
    bow: Cells = NOWHERE
    mounted: Cells = NOWHERE
    command: Cells = NOWHERE


@dataclass(frozen=True, slots=True)
class Names:
    """What a unit is called in English and in both Chinese scripts."""

    en: str
    tw: str
    cn: str


@dataclass(frozen=True, slots=True)
class Facts:
    """A row of the table. `glyphs` and `marks` are the characters on its two faces, traditional and simplified; `mark`
    is the letter of the class that its back shows, `kind` what class of the rules that is. A Scout has a march for each
    of `FACES`. Without `names` the catalogues name it. `price` 0: it cannot be recruited. `worth` is what computer
    players count it for."""

    code: str
    glyphs: tuple[str, str]
    mark: str
    marks: tuple[str, str]
    kind: str
    marches: tuple[Skills, ...]
    battle: Skills = Skills()
    names: Names | None = None
    heavy: bool = False
    king: bool = False
    scout: bool = False
    price: int = 0
    count: int = 0
    worth: float = 0.0


@dataclass(frozen=True, eq=False, slots=True)
class Abilities:
    """What a unit can do on land as it stands: offsets on the board; `runs` and `charges` slide any distance along
    their steps, a charge with a capture at the end. What is in `leaps` is not blocked by what stands between."""

    moves: tuple[Cell, ...] = ()
    advances: tuple[Cell, ...] = ()
    runs: tuple[Cell, ...] = ()
    charges: tuple[Cell, ...] = ()
    leaps: frozenset[Cell] = frozenset()

    def ways(self, offset: Cell) -> tuple[tuple[Cell, ...], ...]:
        """The ways to a cell that is stepped on, each as the cells in between: one of them must be clear."""
        return ((),) if offset in self.leaps else mids(offset)


@lru_cache(maxsize=1024)
def _abilities(skills: Skills, facing: str | None) -> Abilities:
    leaping = (cells for cells in (skills.move, skills.advance) if cells.jumps)
    return Abilities(
        _placed(skills.move, facing),
        _placed(skills.advance, facing),
        _placed(skills.run, facing),
        _placed(skills.charge, facing),
        frozenset(each for cells in leaping for each in _placed(cells, facing)),
    )


def _placed(cells: Cells, facing: str | None) -> tuple[Cell, ...]:
    """Offsets on the board; of what has no facing they are written so."""
    return cells.offsets if facing is None else tuple(turned(each, facing) for each in cells.offsets)


class Kind(str):
    """A kind of unit: its letter, and all that the rules ask of it."""

    __slots__ = (
        *("commander", "drawn", "facts", "heavy", "infantry", "king", "mark", "mounted", "named", "points", "price"),
        *("raiding", "sails", "scout", "worth", "_areas", "_battle", "_bows", "_march"),
    )
    facts: Facts
    king: bool
    scout: bool
    heavy: bool
    infantry: bool
    """Whether it has a facing."""
    raiding: bool
    """Whether it comes from the reserve into camps only."""
    sails: bool
    commander: bool
    mark: str
    named: Text
    price: int
    points: int
    """What it counts for at an adjudication."""
    worth: float
    drawn: tuple[Abilities, ...]
    """What it can do as it may turn up: by each of its `stances`."""
    mounted: tuple[Cell, ...]
    """What it may shoot at after a ride, as offsets."""
    _areas: Mapping[str | None, tuple[Cell, ...]]
    _battle: Mapping[str | None, Abilities]
    _bows: Mapping[str | None, tuple[Cell, ...]]
    _march: tuple[Abilities, ...]

    def __new__(cls, facts: Facts) -> Kind:
        kind = super().__new__(cls, facts.code)
        kind.facts = facts
        kind.king, kind.scout, kind.heavy, kind.mark = facts.king, facts.scout, facts.heavy, facts.mark
        kind.infantry = facts.kind == INFANTRY and not facts.scout
        kind.raiding, kind.sails = facts.kind == RAIDING, kind.infantry or facts.scout
        kind.mounted, kind.named = facts.battle.mounted.offsets, _named(facts)
        kind.commander = bool(facts.battle.command.offsets)
        kind.price, kind.worth = facts.price, facts.worth
        kind.points = 0 if facts.king or facts.scout else facts.price or UNPRICED
        ways: tuple[str | None, ...] = tuple(FACINGS) if kind.infantry else (None,)
        kind._areas = _areas(facts.battle.command, ways)
        kind._battle = {way: _abilities(facts.battle, way) for way in ways}
        kind.drawn = tuple(kind._battle.values())
        kind._bows = {way: _placed(facts.battle.bow, way) for way in ways if facts.battle.bow.offsets}
        kind._march = tuple(_abilities(skills, None) for skills in facts.marches)
        return kind

    def __reduce__(self) -> tuple[Any, ...]:
        return kind_of, (self.facts,)

    def backed(self, face: str = "i") -> str:
        """The mark of its back; a Scout's is the face that it shows."""
        return face if self.scout else self.mark

    def march(self, face: str = "i") -> Abilities:
        """What it can do in march state, as everybody of its mark can (Jiangshan 2.4); a Scout by its face."""
        return self._march[FACES.index(face) if self.scout else 0]

    def battle(self, facing: str | None) -> Abilities:
        """What it can do in battle state (Jiangshan 2.3); infantry needs a facing."""
        return self._battle[facing if self.infantry else None]

    def area(self, facing: str | None) -> tuple[Cell, ...]:
        """The command area, as offsets on the board. Infantry in march state has the one that lies alike in all
        directions, or none: it must turn up first to say which way it commands."""
        return self._areas.get(facing, ())

    @property
    def stances(self) -> tuple[str | None, ...]:
        """How it may turn up: infantry in four ways."""
        return tuple(self._battle)

    @property
    def archer(self) -> bool:
        """Whether it shoots from where it stands."""
        return bool(self._bows)

    def bow(self, facing: str | None) -> tuple[Cell, ...]:
        """What an archer may shoot at, as offsets on the board."""
        return self._bows.get(facing if self.infantry else None, ())


def _areas(command: Cells, ways: tuple[str | None, ...]) -> Mapping[str | None, tuple[Cell, ...]]:
    """Command areas by facing; also for none, where the facing does not matter."""
    areas = {way: _placed(command, way) for way in ways}
    alike = len(set(map(frozenset, areas.values()))) == 1
    return dict.fromkeys((None, *ways), command.offsets) if alike else areas


@lru_cache(maxsize=1024)
def kind_of(facts: Facts) -> Kind:
    """The kind of some facts: one object for all that are equal."""
    return Kind(facts)


def _named(facts: Facts) -> Text:
    if facts.names is None:
        return text(f"jiangshan-unit-{facts.code.lower()}")
    return text(
        "jiangshan-unit-own",
        tongue=text("jiangshan-tongue"),
        en=facts.names.en,
        tw=facts.names.tw,
        cn=facts.names.cn,
    )


@dataclass(frozen=True, slots=True)
class Mark:
    """A class as its backs show it: the kinds that may lie under it, Scouts aside, and how all of them march."""

    code: str
    characters: tuple[str, str]
    kinds: tuple[Kind, ...]
    march: Abilities
    named: Text


class Roster:
    """A table of units (Jiangshan 14.3): kinds by their codes, in the order of the table. Equal where the tables
    are."""

    __slots__ = (
        "_hash",
        "_kinds",
        "_packed",
        "box",
        "facts",
        "king",
        "marks",
        "protected",
        "regular",
        "sacrifice",
        "scout",
    )
    facts: tuple[Facts, ...]
    king: Kind
    scout: Kind | None
    regular: tuple[Kind, ...]
    """All but the King and the Scout: infantry first, the cheap ones first."""
    marks: Mapping[str, Mark]
    box: Mapping[str, int]
    """How many of each a side has in all, where its scenario says nothing else."""
    sacrifice: str
    """The order in which Substitution gives units up where nobody says otherwise; never the King."""
    protected: str
    """What may be protected, in the order that a list of it is written in."""

    def __init__(self, facts: tuple[Facts, ...]) -> None:
        self.facts, self._hash, self._packed = facts, hash(facts), packed(facts)
        self._kinds = {row.code: kind_of(row) for row in facts}
        kinds = tuple(self._kinds.values())
        self.king = next(kind for kind in kinds if kind.king)
        self.scout = next((kind for kind in kinds if kind.scout), None)
        self.regular = tuple(sorted((kind for kind in kinds if not kind.king and not kind.scout), key=_listing))
        self.box = {row.code: row.count for row in facts}
        mortal = [kind for kind in kinds if not kind.king]
        self.sacrifice = "".join(_sorted(mortal, _cheapness))
        self.protected = "".join(_sorted(kinds, _dearness))
        marks = (*(FACES if self.scout is not None else ()), *(kind.mark for kind in (*self.regular, self.king)))
        self.marks = {mark: self._mark(mark) for mark in dict.fromkeys(marks)}

    def _mark(self, code: str) -> Mark:
        kinds = tuple(kind for kind in (*self.regular, self.king) if kind.mark == code)
        if not kinds:
            assert self.scout is not None, code
            characters = OWN_MARKS[code]
            return Mark(code, characters, (), self.scout.march(code), _mark_named(code, characters, own=False))
        own = code not in OWN_MARKS or (code not in FACES and (len(kinds) > 1 or kinds[0].facts.names is not None))
        characters = kinds[0].facts.marks
        return Mark(code, characters, kinds, kinds[0].march(), _mark_named(code, characters, own=own))

    def __getitem__(self, code: str) -> Kind:
        return self._kinds[code]

    def __contains__(self, code: object) -> bool:
        return code in self._kinds

    def __iter__(self) -> Iterator[Kind]:
        return iter(self._kinds.values())

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Roster) and self.facts == other.facts)

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpacked, (self._packed,)

    def __str__(self) -> str:
        """The codes, in the order of the table."""
        return "".join(self._kinds)

    def __repr__(self) -> str:
        return f"Roster({self.facts!r})"

    def under(self, mark: str) -> tuple[Kind, ...]:
        """Who may lie under a mark, Scouts last; under the mark *occupied* anybody but a King."""
        scouts = (self.scout,) if self.scout is not None and mark in (*FACES, HIDDEN) else ()
        if mark == HIDDEN:
            return (*self.regular, *scouts)
        return (*(self.marks[mark].kinds if mark in self.marks else ()), *scouts)

    def tells(self, mark: str) -> bool:
        """Whether a mark tells the kind."""
        return len(self.under(mark)) == 1

    def listed(self, codes: Iterable[str]) -> tuple[Kind, ...]:
        """Kinds in the order in which an army is listed."""
        every = (*self.regular, self.king, *((self.scout,) if self.scout is not None else ()))
        wanted = set(codes)
        return tuple(kind for kind in every if kind in wanted)


@lru_cache(maxsize=64)
def _unpacked(facts: bytes) -> Roster:
    return roster_of(pickle.loads(facts))


@lru_cache(maxsize=64)
def roster_of(facts: tuple[Facts, ...]) -> Roster:
    """The roster of some facts: one object for all that are equal."""
    return Roster(facts)


_DEAREST = 1000


def _sorted(kinds: Iterable[Kind], rank: Callable[[Kind], tuple[int, ...]]) -> list[Kind]:
    return sorted(kinds, key=rank)


def _cost(kind: Kind) -> int:
    return kind.price or _DEAREST


def _listing(kind: Kind) -> tuple[int, int]:
    """Infantry, cavalry, then raiding and special units, by price."""
    return min(CLASSES.index(kind.facts.kind), CLASSES.index(RAIDING)), _cost(kind)


def _cheapness(kind: Kind) -> tuple[int, ...]:
    """Scouts first, then the cheap, those who command last among equals."""
    return not kind.scout, _cost(kind), kind.commander, CLASSES.index(kind.facts.kind), kind.heavy


def _dearness(kind: Kind) -> tuple[int, ...]:
    """The King first, then the dear."""
    return not kind.king, kind.scout, -_cost(kind), not kind.commander, -CLASSES.index(kind.facts.kind), not kind.heavy


def _mark_named(code: str, characters: tuple[str, str], *, own: bool) -> Text:
    """What a back is called: in the game's own words where they fit, else by its character."""
    if not own:
        return text(f"jiangshan-mark-{code}")
    return text("jiangshan-mark-own", tongue=text("jiangshan-tongue"), tw=characters[0], cn=characters[1])
