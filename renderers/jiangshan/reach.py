"""Pictures for the player's rules: where each unit can go and shoot, drawn from the tables that the game plays by."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType

from PIL import Image

from games.core import Text, text
from games.jiangshan.board import Cell
from games.jiangshan.muster import SHIPPED
from games.jiangshan.offer import labels
from games.jiangshan.options import Options
from games.jiangshan.play import setup
from games.jiangshan.scenario.plan import Scenario
from games.jiangshan.units import FACES, Abilities, Kind, Mark, Roster
from renderers import png
from renderers.canvas import Canvas, Pen, sprite
from renderers.core import Figure, Say
from renderers.jiangshan import glyphs, pieces, targets
from renderers.jiangshan.colours import CINNABAR_INK, SAND
from renderers.kept import kept
from renderers.lettering import Style, clean, wrap
from renderers.palette import BLUE, INK, LINE, MUTED, NAMED, PANEL, PAPER, Colour

WIDTH, MARGIN = 900, 18
_LEGEND_LINE = 34
_BANNER = "red"


@dataclass(frozen=True, slots=True)
class Layout:
    """How the diagrams of a sheet stand: so many in a row, each of five by five cells of so many pixels, below a head
    with the name in letters of a size and, where it has room, what else there is to know."""

    columns: int
    cell: int
    head: int
    name: int
    facts: bool

    @property
    def panel(self) -> int:
        """The width of a diagram with its frame."""
        return (WIDTH - MARGIN * (self.columns + 1)) // self.columns

    @property
    def height(self) -> int:
        """Its height."""
        return self.head + 5 * self.cell + 4

    def corner(self, number: int) -> tuple[int, int]:
        """Where the diagram of this number begins."""
        row, column = divmod(number, self.columns)
        return MARGIN + column * (self.panel + MARGIN), MARGIN + row * (self.height + MARGIN)


LARGE, CLOSE = Layout(3, 54, 76, 34, facts=True), Layout(4, 40, 50, 28, facts=False)
OVERVIEW = "reach-units"
"""The sheet of all that fight: in close rows."""


@dataclass(frozen=True, slots=True)
class Subject:
    """A unit in battle state that faces up, or the back of a class."""

    of: Kind | Mark

    @property
    def kind(self) -> Kind | None:
        """The unit; None for a back."""
        return self.of if isinstance(self.of, Kind) else None

    @property
    def abilities(self) -> Abilities:
        """What it can do on land."""
        return self.of.battle("n") if isinstance(self.of, Kind) else self.of.march

    @property
    def name(self) -> Text:
        """What the subject is called: a type, or the class that its back shows."""
        if isinstance(self.of, Kind):
            return self.of.named
        if self.of.code in FACES:
            return text("jiangshan-reach-foot" if self.of.code == FACES[0] else "jiangshan-reach-mounted")
        return self.of.kinds[0].named if len(self.of.kinds) == 1 else self.of.named

    @property
    def said(self) -> Text:
        """What the diagram shows, in a sentence: the game's own units in words of their own."""
        if (known := labels.reach(self.of)) is not None:
            return known
        listed = tuple(
            text("jiangshan-reach-cells", ability=text(f"jiangshan-reach-{sign}"), cells=_written(cells))
            for sign, cells in _signs(self)
            if cells
        )
        return text("jiangshan-reach-own", unit=self.name, abilities=listed or text("jiangshan-label-none"))


def _written(cells: Iterable[Cell]) -> str:
    """Offsets as a table of units writes them: forward, right."""
    return " ".join(f"{up},{right}" for right, up in cells)


def sheets(units: Roster) -> Mapping[str, tuple[Subject, ...]]:
    """The sheets of a table of units by name: all but the Scout, of them those that have a facing and the others, the
    backs."""
    every = (*units.regular, units.king)
    foot = [kind for kind in every if kind.infantry]
    others = [kind for kind in every if kind not in foot]
    return {
        OVERVIEW: tuple(map(Subject, every)),
        "reach-foot": tuple(map(Subject, foot)),
        "reach-others": tuple(map(Subject, others)),
        "reach-march": tuple(map(Subject, units.marks.values())),
    }


SHEETS: Mapping[str, tuple[Subject, ...]] = MappingProxyType(sheets(SHIPPED))


def reach(subject: Subject) -> dict[Cell, tuple[str, ...]]:
    """What the unit can do on each cell around it, as far as it sees and north being up: names of `_SIGNS`."""
    found: dict[Cell, tuple[str, ...]] = {}
    for sign, cells in _signs(subject):
        for at in cells:
            found[at] = (*found.get(at, ()), sign)
    return found


def _signs(subject: Subject) -> tuple[tuple[str, tuple[Cell, ...]], ...]:
    able, kind = subject.abilities, subject.kind
    runs, charges = (
        tuple((x * far, y * far) for x, y in steps for far in (1, 2)) for steps in (able.runs, able.charges)
    )
    shots = (*kind.bow("n"), *kind.mounted) if kind is not None else ()
    return (
        ("move", able.moves),
        ("advance", able.advances),
        ("run", runs),
        ("charge", charges),
        ("shot", tuple(dict.fromkeys(shots))),
        ("command", kind.area("n" if kind.infantry else None) if kind is not None else ()),
    )


def figures() -> dict[str, Callable[[Say], Figure]]:
    """The sheets by name."""
    return {name: partial(_figure, name, subjects) for name, subjects in SHEETS.items()}


def charts(options: Options) -> dict[str, Callable[[Say], Figure]]:
    """Of the units of a table an overview; all sheets of those that a scenario file brings along."""
    if options.scenario.startswith("random:"):
        return {}
    plan = setup.chosen(options)
    own = {} if plan.terms.units == SHIPPED else sheets(plan.terms.units)
    here = {**own, OVERVIEW: tuple(each for each in sheets(plan.terms.units)[OVERVIEW] if each.of in _codes(plan))}
    return {name: partial(_figure, name, found) for name, found in here.items()}


def _codes(plan: Scenario) -> set[str]:
    """The units that may come up in a game: on the board, in a reserve, for sale."""
    found = {code for army in plan.armies for code in (*(unit[0] for unit, _ in army.units), *army.reserve)}
    return found | {code for army in plan.armies for code, count in army.box if count and plan.terms.units[code].price}


def _figure(name: str, subjects: tuple[Subject, ...], say: Say) -> Figure:
    alt = " ".join((say(text("jiangshan-reach-alt")), *(say(each.said) for each in subjects)))
    return Figure(_encoded(drawing(subjects, say, layout(name, len(subjects)))), alt)


def layout(name: str, count: int) -> Layout:
    """How a sheet of so many diagrams stands."""
    return CLOSE if name == OVERVIEW and count > 2 * LARGE.columns else LARGE


def _encoded(image: Image.Image) -> bytes:
    return png.encode(image, png.palette(image, (*NAMED[:12], SAND, CINNABAR_INK)))


def drawing(subjects: tuple[Subject, ...], say: Say, plan: Layout) -> Image.Image:
    """A sheet before it is encoded: its diagrams in rows, and what the signs mean: in the last row where two diagrams
    of three are missing, else below it."""
    rows, left = divmod(len(subjects), plan.columns)
    rows, beside = rows + bool(left), left == 1 and plan.facts
    used = sorted(
        {sign for each in subjects for signs in reach(each).values() for sign in signs}, key=list(_SIGNS).index
    )
    face = say(text("renderers-face"))
    meanings = [(sign, clean(say(text(f"jiangshan-reach-{sign}")))) for sign in used]
    strip = 0 if beside else MARGIN + _LEGEND_LINE * len(meanings) + MARGIN
    canvas = Canvas.blank(WIDTH, plan.corner(rows * plan.columns)[1] + (strip + MARGIN if strip else 0), PAPER)
    for number, subject in enumerate(subjects):
        _diagram(canvas, subject, plan, plan.corner(number), say, face)
    x, y = plan.corner(len(subjects) if beside else rows * plan.columns)
    _legend(canvas, (x, y, WIDTH - MARGIN, y + (strip or plan.height)), meanings, face)
    return canvas.image


def _diagram(canvas: Canvas, subject: Subject, plan: Layout, corner: tuple[int, int], say: Say, face: str) -> None:
    left, top = corner
    middle, cell, room = left + plan.panel / 2, plan.cell, plan.panel - 20
    canvas.framed((left, top, left + plan.panel, top + plan.height), 12, PANEL, edge=LINE, thick=2)
    name = clean(say(subject.name))
    canvas.label(name, middle, top + 26, Style(plan.name, bold=True, face=face), INK, room=room, align="middle")
    if plan.facts:
        facts = clean(say(_facts(subject)))
        canvas.label(facts, middle, top + 58, Style(25, face=face), MUTED, room=room, align="middle")
    corner = round(middle - 2.5 * cell), top + plan.head
    for column in range(5):
        for row in range(5):
            x, y = corner[0] + column * cell, corner[1] + row * cell
            canvas.panel((x + 1, y + 1, x + cell - 1, y + cell - 1), 5, SAND)
    for at, signs in reach(subject).items():
        _mark(canvas, cell, corner, at, signs)
    canvas.centre(_tile(subject, cell, face), corner[0] + 2.5 * cell, corner[1] + 2.5 * cell)


def _facts(subject: Subject) -> Text:
    """Armour and price of a type, or whose back it is."""
    kind = subject.kind
    if kind is None:
        return text("jiangshan-reach-back")
    armour = text("jiangshan-reach-heavy" if kind.heavy else "jiangshan-reach-light")
    if not kind.price:
        return text("jiangshan-reach-unpriced", armour=armour)
    return text("jiangshan-reach-priced", armour=armour, price=kind.price)


def _tile(subject: Subject, size: int, face: str) -> Image.Image:
    if isinstance(subject.of, Mark):
        character = glyphs.form(subject.of.characters, face)
        return pieces.tile_of(pieces.Look(_BANNER, character, battle=False), size, face)
    kind = subject.of
    facing = "n" if kind.infantry else None
    look = pieces.Look(_BANNER, glyphs.unit(kind, face), heavy=kind.heavy, facing=facing)
    return pieces.tile_of(look, size, face)


def _mark(canvas: Canvas, cell: int, corner: tuple[int, int], at: Cell, signs: tuple[str, ...]) -> None:
    """The signs of a cell side by side, above the line that passes through it."""
    x, y = corner[0] + (at[0] + 2.5) * cell, corner[1] + (2.5 - at[1]) * cell
    lines = [sign for sign in signs if sign in ("charge", "run")]
    others = [sign for sign in signs if sign not in lines]
    for sign in lines:
        canvas.centre(_arrow(sign, at, cell), x, y)
    share = 0.9 if len(signs) == 1 else 1.08 / max(2, len(others))
    for number, sign in enumerate(others):
        canvas.centre(_sign(sign, round(cell * share)), x + (number - (len(others) - 1) / 2) * cell / len(others), y)


def _legend(canvas: Canvas, box: tuple[int, int, int, int], meanings: list[tuple[str, str]], face: str) -> None:
    left, top, right, bottom = box
    canvas.framed(box, 12, PANEL, edge=LINE, thick=2)
    style, room = Style(25, face=face), right - left - 90
    lines = [(sign, wrap(words, style, room)) for sign, words in meanings]
    count = sum(len(words) for _, words in lines)
    y = (top + bottom) / 2 - (count - 1) * _LEGEND_LINE / 2
    for sign, words in lines:
        drawn = _arrow(sign, (0, 2), LARGE.cell, turned=True) if sign in ("charge", "run") else _sign(sign, 36)
        canvas.centre(drawn, left + 40, y)
        for line in words:
            canvas.text(line, left + 74, y, style, INK)
            y += _LEGEND_LINE


# Signs


_SIGNS: Mapping[str, str | Colour] = MappingProxyType(
    {"move": "move", "advance": "capture", "run": BLUE, "charge": CINNABAR_INK, "shot": "shot", "command": "command"}
)
"""The marks that the board has for the same, or the colour of a line."""


def _sign(name: str, size: int) -> Image.Image:
    kind = _SIGNS[name]
    assert isinstance(kind, str), name
    return targets.alone(kind, size)


@kept
def _arrow(name: str, at: Cell, size: int, *, turned: bool = False) -> Image.Image:
    """The part of a line that lies on a cell: a shaft, and a head on the second one, beyond which it goes on."""
    ink = _SIGNS[name]
    assert not isinstance(ink, str), name
    far = max(abs(at[0]), abs(at[1]))
    x, y = (1.0, 0.0) if turned else (at[0] / far, -at[1] / far)

    def draw(pen: Pen) -> None:
        end = 12 if far == 2 else 50
        pen.line([(50 - x * 46, 50 - y * 46), (50 + x * end, 50 + y * end)], ink, 13)
        if far == 2:
            long = (x * x + y * y) ** 0.5
            x1, y1 = x / long, y / long
            pen.polygon(
                [(50 + x1 * 44, 50 + y1 * 44), (50 + x1 * 4 - y1 * 28, 50 + y1 * 4 + x1 * 28),
                 (50 + x1 * 4 + y1 * 28, 50 + y1 * 4 - x1 * 28)], ink,
            )  # fmt: skip

    return sprite(size, draw)
