"""Pictures for the player's rules: sight, gates, siege and sailing, each as two small boards side by side."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from types import MappingProxyType

from PIL import Image

from games.core import text
from games.jiangshan import sight
from games.jiangshan.board import FOREST, MOUNTAIN, Cell, Ground, cell
from games.jiangshan.muster import SHIPPED
from renderers import figure
from renderers.canvas import Canvas, drawn, line, rounded
from renderers.core import Figure, Say
from renderers.jiangshan import arrows, badges, glyphs, land, pieces, targets, towns
from renderers.jiangshan.colours import CINNABAR_INK, CREST, SAND, SCROLL
from renderers.jiangshan.layout import Layout
from renderers.palette import BLUE, LINE, NAMED, PANEL

CELL, _RIM = 112, 2


@dataclass(frozen=True, slots=True)
class Piece:
    """A unit in battle state: whose, of which type, facing where."""

    banner: str
    kind: str
    facing: str | None = None


@dataclass(frozen=True, slots=True)
class Town:
    """A city or a camp, and who is inside."""

    banner: str
    camp: bool = False
    inside: str = ""


@dataclass(frozen=True, slots=True)
class Scene:
    """A board five cells wide, its rows from above. `viewer`: what is seen from there is light, the rest dark. `ways`
    are arrows from cell to cell, each a "walk", a "sail" or a "shot"; `crosses` say where none leads."""

    rows: tuple[str, ...]
    pieces: Mapping[str, Piece] = field(default_factory=dict)
    towns: Mapping[str, Town] = field(default_factory=dict)
    ways: tuple[tuple[str, str, str], ...] = ()
    crosses: tuple[str, ...] = ()
    gates: tuple[str, ...] = ()
    viewer: str = ""

    @property
    def ground(self) -> Ground:
        """The terrain, row 1 first."""
        return Ground(self.rows[::-1])


_R, _B = "red", "black"
LESSONS: Mapping[str, tuple[Scene, Scene]] = MappingProxyType(
    {
        "sight": (
            Scene((".....",) * 5, {"c3": Piece(_R, "H")}, viewer="c3"),
            Scene(
                (".....", "..*..", "...^.", "...~.", "....."),
                {"c3": Piece(_R, "H"), "b2": Piece(_B, "D", "n")},
                viewer="c3",
            ),
        ),
        "gates": (
            Scene(
                (".....",) * 4,
                {"d3": Piece(_R, "D", "e")},
                {"c3": Town(_R, inside="")},
                (("d3", "c3", "walk"), ("c3", "c2", "walk")),
                gates=("c4", "b3", "d3", "c2"),
            ),
            Scene(
                (".....",) * 4,
                {"d3": Piece(_B, "D", "w"), "b2": Piece(_B, "H")},
                {"c3": Town(_R, inside="A")},
                (("c3", "d3", "shot"),),
                gates=("c4", "b3", "d3", "c2"),
            ),
        ),
        "siege": (
            Scene(
                ("..^..", ".....", "..~..", "....."),
                {"b3": Piece(_R, "D", "e")},
                {"c3": Town(_B, inside="")},
                gates=("d3",),
            ),
            Scene(
                ("..^..", ".....", "..~..", "....."),
                {"b3": Piece(_R, "D", "e"), "d3": Piece(_R, "P", "w")},
                {"c3": Town(_B, inside="")},
                crosses=("c3",),
            ),
        ),
        "ford": (
            Scene((".....", "~~...", "..~~.", "....."), {"b2": Piece(_R, "D", "e")}, ways=(("b2", "e2", "sail"),)),
            Scene(
                (".....", "~~...", "..~~.", "....."),
                {"b2": Piece(_R, "D", "e"), "c1": Piece(_B, "D", "n")},
                crosses=("c2",),
            ),
        ),
    }
)


def figures() -> dict[str, Callable[[Say], Figure]]:
    """The pictures by name."""
    return {name: partial(_figure, name) for name in LESSONS}


def _figure(name: str, say: Say) -> Figure:
    drawn = [_board(scene, say(text("renderers-face"))) for scene in LESSONS[name]]
    return figure.told(drawn, f"jiangshan-lesson-{name}", say, (*NAMED[:12], SAND, CINNABAR_INK))


def _board(scene: Scene, face: str) -> Image.Image:
    wide, high = 5 * CELL, len(scene.rows) * CELL
    canvas, box = Canvas.blank(wide + 2 * _RIM, high + 2 * _RIM, LINE), (_RIM, _RIM, wide + _RIM, high + _RIM)
    plan = Layout(scene.ground, False, CELL, box, (), box)
    canvas.image.paste(SAND, box)
    land.lay(canvas, plan)
    for at in scene.gates:
        canvas.put(targets.mark(CELL, "other", covered=False), *plan.corner(_at(at)))
    for place, town in scene.towns.items():
        drawn = towns.town(town.banner, round(CELL * 0.96), camp=town.camp, capital=False, manned=bool(town.inside))
        canvas.centre(drawn, *plan.middle(_at(place)))
        if town.inside:
            _inside(canvas, plan, _at(place), town, face)
    ways = [_way(plan, scene, *each) for each in scene.ways]
    arrows.shafts(canvas, plan, ways)
    for place, piece in scene.pieces.items():
        kind, size = SHIPPED[piece.kind], round(CELL * pieces.SHARE)
        canvas.centre(pieces.front(kind, piece.banner, size, face, facing=piece.facing), *plan.middle(_at(place)))
    arrows.heads(canvas, plan, ways)
    for place in scene.crosses:
        canvas.centre(badges.cross(round(CELL * 0.6)), *plan.middle(_at(place)))
    if scene.viewer:
        _shade(canvas, plan, scene)
    return canvas.image


def _way(plan: Layout, scene: Scene, start: str, end: str, kind: str) -> arrows.Line:
    arrow = arrows.between(
        plan,
        _at(start),
        _at(end),
        shot=kind == "shot",
        covered=end in scene.pieces or end in scene.towns,
        stays=True,
        sails=kind == "sail",
    )
    return arrows.Line(_at(start), arrow, (SCROLL, CINNABAR_INK if kind == "shot" else BLUE))


def _at(place: str) -> Cell:
    at = cell(place)
    assert at is not None, place
    return at


def _inside(canvas: Canvas, plan: Layout, at: Cell, town: Town, face: str) -> None:
    x, y = plan.middle(at)
    garrison = pieces.covert(glyphs.unit(SHIPPED[town.inside], face), town.banner, round(CELL * 0.57), face)
    canvas.centre(garrison, x, y + CELL * 0.21)


def seen(scene: Scene) -> frozenset[Cell]:
    """What the viewer of a scene sees, by the game's own reckoning."""
    ground, viewer = scene.ground, scene.pieces[scene.viewer]
    high = (at for at in ground.cells() if ground.terrain(at) in (MOUNTAIN, FOREST))
    foreign = (_at(place) for place, piece in scene.pieces.items() if piece.banner != viewer.banner)
    return frozenset(sight.cells(sight.seen_from(ground, sight.bits(iter((*high, *foreign))), _at(scene.viewer))))


def _shade(canvas: Canvas, plan: Layout, scene: Scene) -> None:
    light = seen(scene)
    for at in scene.ground.cells():
        if at not in light and at != _at(scene.viewer):
            canvas.put(_dark(CELL), *plan.corner(at))


_dark = drawn(
    rounded((0, 0, 100, 100), 0, (*CREST, 165)),
    line([(34, 34), (66, 66)], PANEL, 6),
    line([(66, 34), (34, 66)], PANEL, 6),
)
"""Out of sight."""
