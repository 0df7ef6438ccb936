"""The fallen of an army at the foot of its plate, as everybody knows them: how many behind a cross, and who."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from games.core import Seat
from renderers.boxes import LEFT_OUT, Box, Laid, either, flow, icon, label, row, space, whole
from renderers.canvas import Canvas
from renderers.jiangshan import armies, badges, glyphs
from renderers.jiangshan.scene import Scene, banner
from renderers.kept import kept
from renderers.lettering import ELLIPSIS, Style, width
from renderers.palette import INK
from renderers.sheet import SMALLEST

_SIGN, _CHIP, _ROW = 27, 30, 34


def lines(scene: Scene, seat: Seat) -> Box:
    """How many, and who and how many of each, the most missed first: in lines, as far as there is room."""
    chips, dots = list(_chips(scene, seat)), _words(scene, ELLIPSIS)
    head = row(_number(scene, seat), space(8))

    def lay(wide: float, high: float) -> Laid:
        for left in range(len(chips)):
            shown = chips[: len(chips) - left]
            form = whole(flow(head, *shown, dots if left else None, gap=4, ordered=True), missing=left)
            if (laid := form(wide, high)) is not LEFT_OUT:
                return laid
        return LEFT_OUT

    return lay


def brief(scene: Scene, seat: Seat) -> Box:
    """Who, where they need little room, else how many."""
    chips = row(icon(badges.cross(_SIGN), high=_ROW), *_chips(scene, seat), gap=4)
    return either((whole(chips), _number(scene, seat)))


def _number(scene: Scene, seat: Seat) -> Box:
    return row(icon(badges.cross(_SIGN), high=_ROW), _words(scene, str(armies.fallen(scene.view, seat).total())), gap=4)


def _chips(scene: Scene, seat: Seat) -> Iterator[Box]:
    """Types, and how many of each where it is more than one."""
    fallen, key = armies.fallen(scene.view, seat), banner(scene, seat)
    for kind in (kind for kind in scene.view.terms.units.protected if kind in fallen):
        character = glyphs.unit(scene.view.terms.units[kind], scene.face)
        yield icon(_chip(character, key, fallen[kind], scene.face), high=_ROW)


@kept
def _chip(character: str, key: str, times: int, face: str) -> Image.Image:
    """A type, and how many of it behind, in one piece: plates have up to fifty."""
    style, words = Style(SMALLEST, bold=True, face=face), str(times) if times > 1 else ""
    image = Image.new("RGBA", (_CHIP + 1 + round(width(words, style)), _CHIP))
    image.alpha_composite(badges.chip(character, key, _CHIP, face))
    Canvas(image).text(words, _CHIP + 1, _CHIP / 2, style, INK)
    return image


def _words(scene: Scene, words: str) -> Box:
    return label(words, scene.type(SMALLEST, bold=True), INK)
