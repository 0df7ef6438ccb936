"""Pictures for the player's rules: where each unit can go and shoot, drawn from the tables that the game plays by."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import product
from math import hypot
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
from renderers import boxes, figure, sheet
from renderers.boxes import MIDDLE, Box, Rest, column, icon, label, on, paragraph, row, sized, space
from renderers.canvas import Canvas, line, polygon, sprite
from renderers.core import Figure, Say
from renderers.jiangshan import glyphs, pieces, targets
from renderers.jiangshan.colours import CINNABAR_INK, SAND
from renderers.kept import kept
from renderers.lettering import Style, clean
from renderers.palette import BLUE, INK, LINE, MUTED, NAMED, PANEL, PAPER, Colour

WIDTH, MARGIN = 900, 18
_LEGEND_LINE, _NAME = 34, 32
_SMALLEST = 21
"""Pixels of letters at least: as large on this sheet as `sheet.SMALLEST` on a broad one."""
_BANNER = "red"
_FRAME = partial(Canvas.framed, radius=12, fill=PANEL, edge=LINE, thick=2)


@dataclass(frozen=True, slots=True)
class Layout:
    """How the diagrams of a sheet stand: so many in a row, each of five by five cells of so many pixels, below the name
    in letters of a size and, where there is room, what else there is to know."""

    columns: int
    cell: int
    name: int
    facts: bool

    @property
    def panel(self) -> int:
        """The width of a diagram with its frame."""
        return (WIDTH - MARGIN * (self.columns + 1)) // self.columns

    @property
    def height(self) -> int:
        """Its height."""
        return (1 + self.facts) * _NAME + 5 * self.cell + 16


LARGE, CLOSE = Layout(3, 54, 34, facts=True), Layout(4, 40, 28, facts=False)
OVERVIEW = "reach-units"
"""The sheet of all that fight: in close rows where these are many."""


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


def layout(name: str, count: int) -> Layout:
    """How a sheet of so many diagrams stands."""
    return CLOSE if name == OVERVIEW and count > 2 * LARGE.columns else LARGE


def _figure(name: str, subjects: tuple[Subject, ...], say: Say) -> Figure:
    shows = say(text("jiangshan-reach-alt")), *(say(each.said) for each in subjects)
    return figure.encoded(
        drawing(subjects, say, layout(name, len(subjects))), (*NAMED[:12], SAND, CINNABAR_INK), *shows
    )


def drawing(subjects: tuple[Subject, ...], say: Say, plan: Layout) -> Image.Image:
    """A sheet before it is encoded: its diagrams in rows, and what the signs mean: beside a single large one in the
    last row, else below."""
    face, beside = say(text("renderers-face")), plan.facts and len(subjects) % plan.columns == 1
    every = [_diagram(subject, plan, say, face) for subject in subjects]
    full = len(every) - beside
    lines = [row(*every[at : min(full, at + plan.columns)], gap=MARGIN) for at in range(0, full, plan.columns)]
    legend = Rest(_legend(subjects, say, face, plan.height if beside else None))
    told = column(*lines, row(*every[full:], legend, gap=MARGIN), gap=MARGIN, align=0)
    return boxes.picture(on(None, told, (MARGIN,) * 4), WIDTH, PAPER).image


def _diagram(subject: Subject, plan: Layout, say: Say, face: str) -> Box:
    """What can be reached, below its name and what it costs."""
    told = [(subject.name, Style(plan.name, bold=True, face=face), INK)]
    told += [(_facts(subject), Style(25, face=face), MUTED)] if plan.facts else []
    lines = [label(clean(say(words)), style, ink, high=_NAME, cut=True, least=_SMALLEST) for words, style, ink in told]
    board = on(partial(_board, subject, plan.cell, face), space(5 * plan.cell, 5 * plan.cell))
    whole = column(*(sized(line, plan.panel - 20) for line in lines), space(0, 2), board, align=MIDDLE)
    return on(_FRAME, sized(whole, plan.panel), (0, 10, 0, 4))


def _board(subject: Subject, cell: int, face: str, canvas: Canvas, box: sheet.Box) -> None:
    corner = box[:2]
    for across, down in product(range(5), repeat=2):
        x, y = corner[0] + across * cell, corner[1] + down * cell
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
    return pieces.front(subject.of, _BANNER, size, face, facing="n" if subject.of.infantry else None)


def _mark(canvas: Canvas, cell: int, corner: tuple[int, int], at: Cell, signs: tuple[str, ...]) -> None:
    """The signs of a cell side by side, above the line that passes through it."""
    x, y = corner[0] + (at[0] + 2.5) * cell, corner[1] + (2.5 - at[1]) * cell
    lines = [sign for sign in signs if sign in ("charge", "run")]
    others = [sign for sign in signs if sign not in lines]
    for sign in lines:
        canvas.centre(_arrow(cell, sign, at), x, y)
    share = 0.9 if len(signs) == 1 else 1.08 / max(2, len(others))
    for number, sign in enumerate(others):
        canvas.centre(_sign(sign, round(cell * share)), x + (number - (len(others) - 1) / 2) * cell / len(others), y)


def _legend(subjects: tuple[Subject, ...], say: Say, face: str, high: int | None) -> Box:
    """What the signs of these diagrams mean, in the middle of a panel so high, or of one that is as high as it must
    be."""
    used = {sign for each in subjects for signs in reach(each).values() for sign in signs}
    lines = []
    for sign in (sign for sign in _SIGNS if sign in used):
        drawn = _arrow(LARGE.cell, sign, (2, 0)) if sign in ("charge", "run") else _sign(sign, 36)
        words = paragraph(clean(say(text(f"jiangshan-reach-{sign}"))), Style(25, face=face), INK, leading=_LEGEND_LINE)
        lines.append(row(icon(drawn, wide=68, high=_LEGEND_LINE), words, Rest(), align=0))
    told = sized(column(*lines), high=None if high is None else high - 2 * MARGIN, align=0)
    return on(_FRAME, told, (6, MARGIN, 16, MARGIN))


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
def _arrow(size: int, name: str, at: Cell) -> Image.Image:
    """The part of a line that lies on a cell: a shaft, and a head on the second one, beyond which it goes on."""
    ink = _SIGNS[name]
    assert not isinstance(ink, str), name
    far = max(abs(at[0]), abs(at[1]))
    x, y = at[0] / far, -at[1] / far
    end, long = 12 if far == 2 else 50, hypot(x, y)
    head = [(50 + (x * a - y * b) / long, 50 + (y * a + x * b) / long) for a, b in ((44, 0), (4, 28), (4, -28))]
    shaft = line([(50 - x * 46, 50 - y * 46), (50 + x * end, 50 + y * end)], ink, 13)
    return sprite(size, shaft, *(polygon(head, ink),) * (far == 2))
