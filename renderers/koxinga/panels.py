"""The players' panels: ship and name, five cabins, place, treasures, cards; the score at the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from types import MappingProxyType

from PIL import Image

from games.core import Seat
from games.koxinga import choices
from games.koxinga.cabins import Good, Stack
from games.koxinga.state import lies_open
from renderers import boxes, marks, sheet
from renderers.boxes import END, Box, Part, Rest, column, icon, label, on, row, sized, space
from renderers.canvas import Canvas, arc, cut_out, disc, discs, drawn, line, polygon
from renderers.kept import kept
from renderers.koxinga import cards, situation
from renderers.koxinga.colours import (
    BOWL,
    CHOSEN,
    CRIMSON,
    EDGE,
    MINT,
    PADDIES,
    PAINTS,
    PLANK,
    SEPIA,
    SHEET,
    STEEL,
    TEAK,
)
from renderers.koxinga.goods import sign
from renderers.koxinga.scene import Scene
from renderers.koxinga.ships import ship
from renderers.lettering import Style
from renderers.marks import laurel
from renderers.palette import WHITE, Colour
from renderers.prose import numeral
from renderers.sheet import LARGE, SMALL

_ROW, _ACROSS, _SIDE, _HATCH = 32, 232, 40, 46
"""Height of a line of a panel; width and height of a ship's side; from hatch to hatch in it."""
_PAD = (5, 5, 5, 5)
HOLDS: Mapping[Good, Colour] = MappingProxyType({Good.FOOD: PADDIES[1], Good.GOLD: MINT, Good.CANNON: STEEL})
"""The grounds of hatches by what they hold: kinds stay apart where the signs are small."""


def draw(scene: Scene) -> None:
    """One for each seat, in the layout's boxes."""
    for seat, room in enumerate(scene.plan.panels):
        boxes.draw(scene.canvas, room, _panel(scene, Seat(seat)))


def _panel(scene: Scene, seat: Seat) -> Box:
    """Ship and name with what is open beside it, and its holds; at the end its points."""
    side = on(partial(_side, scene, seat), space(_ACROSS, _SIDE))
    treasures = _counted(scene, sign("chest", 24), len(scene.view.players[seat].treasures))
    lines = _named(scene, seat), row(side, Rest(treasures, align=END)), _score(scene, seat)
    return on(_frame(scene, seat), column(*lines, gap=1), _PAD)


def _named(scene: Scene, seat: Seat) -> Box:
    """Ship and name, and behind them the start marker, the winner's wreath, the tick of a chosen card, and the card or
    the hand."""
    name = label(scene.words("renderers-name", who=seat), scene.type(SMALL), SEPIA, cut=True)
    beside = (space(3), *_marks(scene, seat), _cards(scene, seat))
    told = row(icon(ship(seat, 38), high=_ROW), space(2), Rest(name), *beside)
    return on(partial(Canvas.panel, radius=6, fill=PAINTS[seat].pale), told, (0, 0, 3, 0))


def _frame(scene: Scene, seat: Seat) -> boxes.Ground:
    """Amber for those who are asked, laurel for those who have won, the ship's own colour for the one who sails."""
    view = scene.view
    asked = view.outcome is None and seat in choices.asked(view)
    won = view.outcome is not None and seat in view.outcome.winners
    sails = view.outcome is None and situation.half(view, seat) is not None
    edge, thin = (PAINTS[seat].edge, 5) if sails else (EDGE, 2)
    return partial(marks.framed, radius=10, fill=SHEET, edge=edge, asked=asked, won=won, thick=5, thin=thin)


def _marks(scene: Scene, seat: Seat) -> Iterator[Box]:
    view, who = scene.view, scene.view.players[seat]
    if view.outcome is not None:
        shown = [laurel(34)] if seat in view.outcome.winners else []
    else:
        shown = [start(26)] if view.turn and view.starter == seat else []
        shown += [tick(26)] if who.chosen and not lies_open(view, seat) else []
    return (icon(mark, wide=mark.width + 4, high=_ROW) for mark in shown)


def _side(scene: Scene, seat: Seat, canvas: Canvas, box: sheet.Box) -> None:
    """The ship's side with its five hatches."""
    left, top, _, _ = box
    canvas.put(_hull((_ACROSS, _SIDE)), left, top)
    looted = _looted(scene, seat)
    for index, stack in enumerate(scene.view.players[seat].cabins):
        hatch = _hatch(stack, (_HATCH - 1, _SIDE - 4), picked=index == looted)
        canvas.put(hatch, left + 1 + index * _HATCH, top + 2)


_END = 100 * _ACROSS / _SIDE
_hull = drawn(
    polygon([(0, 0), (_END, 0), (_END, 30), (_END - 22, 100), (22, 100), (0, 30)], PLANK),
    *(
        polygon([(inset, top), (_END - inset, top), (_END - inset - 6, top + 25), (inset + 6, top + 25)], TEAK)
        for top, inset in ((6, 4.0), (40, 8.0), (72, 18.0))
    ),
)
"""Three planks, higher at stern and bow."""


@kept
def _hatch(stack: Stack | None, size: tuple[int, int], *, picked: bool) -> Image.Image:
    """A hatch with what is in it."""
    wide, high = size
    canvas = Canvas.blank(wide, high, SEPIA)
    ground = PLANK if stack is None else HOLDS[stack.kind]
    canvas.framed((0, 0, wide, high), 6, ground, edge=CHOSEN if picked else SEPIA, thick=5 if picked else 2)
    if stack is not None:
        canvas.centre(sign(stack.kind, 28), 15, high / 2)
        canvas.text(str(stack.amount), wide - 10, high / 2, Style(SMALL, bold=True), SEPIA, align="middle")
    return cut_out(canvas.image, 6)


def _looted(scene: Scene, seat: Seat) -> int | None:
    """The cabin that the reader is about to take, or to empty."""
    action, battle = scene.path[:1], scene.view.battle
    if action not in (("drop",), ("loot",)) or len(scene.path) < 2 or not scene.path[1].startswith("c"):
        return None
    whose = battle.prize[1] if action == ("loot",) and battle is not None else scene.view.viewer
    return int(scene.path[1][1:]) - 1 if seat == whose else None


def _cards(scene: Scene, seat: Seat) -> Part:
    """This turn's card where it lies open, else how many are in hand."""
    view, who = scene.view, scene.view.players[seat]
    if view.outcome is not None:
        return None
    if who.card is not None and lies_open(view, seat):
        return icon(cards.strip(who.card, 30, active=situation.half(view, seat)), high=_ROW)
    return _counted(scene, cards.fan((38, 30)), who.cards)


def _counted(scene: Scene, mark: Image.Image, count: int) -> Box:
    return row(icon(mark, high=_ROW), label(str(count), scene.type(SMALL, bold=True), SEPIA), gap=2)


def _score(scene: Scene, seat: Seat) -> Part:
    """Gold, position and treasure, and what they make."""
    if scene.view.outcome is None:
        return None
    *parts, total = situation.score(scene.view.players[seat]).values()
    signs = zip((sign("gold", 24), anchor(24), sign("chest", 25)), parts, strict=True)
    told = (
        sized(row(icon(mark), label(numeral(part), scene.type(SMALL), SEPIA), gap=3), 64, align=0)
        for mark, part in signs
    )
    points = label(numeral(total), scene.type(LARGE, bold=True), SEPIA, high=SMALL)
    return row(space(3), *told, Rest(points, align=END))


tick = drawn(disc(50, 50, 50, BOWL), line([(26, 52), (44, 70), (76, 32)], WHITE, 14))
"""A tick: the card of this turn is chosen."""
start = drawn(line([(20, 6), (20, 96)], SEPIA, 9), polygon([(22, 6), (98, 32), (22, 60)], CRIMSON))
"""The start marker: a pennant."""
anchor = drawn(
    discs(50, 14, (13, SEPIA), (6, SHEET)),
    line([(50, 24), (50, 92)], SEPIA, 11),
    line([(28, 38), (72, 38)], SEPIA, 11),
    arc(50, 52, 40, (15, 165), SEPIA, 12),
    polygon([(2, 50), (26, 62), (6, 78)], SEPIA),
    polygon([(98, 50), (74, 62), (94, 78)], SEPIA),
)
"""An anchor: where a ship lies, and what that is worth."""
home = drawn(
    line([(34, 8), (34, 80)], SEPIA, 8),
    polygon([(38, 8), (92, 24), (38, 46)], CRIMSON),
    polygon([(4, 80), (96, 80), (86, 98), (14, 98)], SEPIA),
)
"""A flag over a quay: a ship is home."""
