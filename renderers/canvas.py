"""What every board draws with: sprites (drawn large once, then reduced), rounded panels, lines of text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin
from typing import Any, Concatenate, ParamSpec

from PIL import Image, ImageDraw

from renderers.kept import kept
from renderers.lettering import Mask, Style, mask
from renderers.palette import WHITE, Colour

_SCALE = 4
CAPITAL = 0.365
"""Of its size, half a capital's height: from the middle of a line down to where it stands."""
Point = tuple[float, float]
Ink = Colour | tuple[int, int, int, int]
Arguments = ParamSpec("Arguments")


class Pen:
    """Draws shapes in units of a hundredth of the sprite's shorter side, smooth at any size: it is `wide` and `high` by
    them, and a `pixel` is so many."""

    def __init__(self, width: int, height: int) -> None:
        self._image = Image.new("RGBa", (width * _SCALE, height * _SCALE))
        self._draw = ImageDraw.Draw(self._image)
        self._unit = min(width, height) * _SCALE / 100
        self.pixel = 100 / min(width, height)
        self.wide, self.high = width * self.pixel, height * self.pixel

    def polygon(self, points: Sequence[Point], fill: Ink) -> None:
        """A filled polygon."""
        self._draw.polygon([self._point(p) for p in points], fill=_weighted(fill))

    def disc(self, x: float, y: float, radius: float, fill: Ink) -> None:
        """A filled disc around (x, y)."""
        self.ellipse(x, y, radius, radius, fill)

    def discs(self, x: float, y: float, *rings: tuple[float, Ink]) -> None:
        """Discs upon one another around (x, y), the largest first: the radius and the fill of each."""
        for radius, fill in rings:
            self.disc(x, y, radius, fill)

    def ellipse(self, x: float, y: float, across: float, down: float, fill: Ink) -> None:
        """A filled ellipse around (x, y) that reaches `across` to either side, `down` above and below."""
        box = [self._point((x - across, y - down)), self._point((x + across, y + down))]
        self._draw.ellipse(box, fill=_weighted(fill))

    def line(self, points: Sequence[Point], ink: Ink, thick: float) -> None:
        """A line with round ends and corners."""
        ends, wide = [self._point(p) for p in points], max(1, round(thick * self._unit))
        self._draw.line(ends, fill=_weighted(ink), width=wide, joint="curve")
        for x, y in points:
            self.disc(x, y, thick / 2, ink)

    def arc(self, x: float, y: float, radius: float, angles: tuple[float, float], ink: Ink, thick: float) -> None:
        """Degrees run clockwise from three o'clock; the line's middle lies on the radius."""
        reach = radius + thick / 2
        box = [self._point((x - reach, y - reach)), self._point((x + reach, y + reach))]
        self._draw.arc(box, angles[0], angles[1], fill=_weighted(ink), width=max(1, round(thick * self._unit)))

    def rounded(
        self, box: tuple[float, float, float, float], radius: float, fill: Ink, *, corners: str = "nesw"
    ) -> None:
        """A rectangle; `corners` names the rounded ones: n (top left), e (top right), s (bottom right), w (bottom
        left)."""
        rounded = ("n" in corners, "e" in corners, "s" in corners, "w" in corners)
        (left, top), (right, bottom) = self._point(box[:2]), self._point(box[2:])
        box = (left, top, right, bottom)
        self._draw.rounded_rectangle(box, radius * self._unit, fill=_weighted(fill), corners=rounded)

    def rims(self, *rings: tuple[float, float, Ink]) -> None:
        """Rounded rectangles upon one another, the largest first: how far within the sprite's edges each is, the radius
        of its corners and its fill."""
        for inset, radius, fill in rings:
            self.rounded((inset, inset, self.wide - inset, self.high - inset), radius, fill)

    def sprite(self) -> Image.Image:
        """The drawing at its real size, edges clean on any ground."""
        return self._image.reduce(_SCALE).convert("RGBA")

    def _point(self, point: Sequence[float]) -> Point:
        return point[0] * self._unit, point[1] * self._unit


def _weighted(ink: Ink) -> Ink:
    """The ink as mode RGBa holds it, each colour by its opacity: a large image would take long to convert."""
    if len(ink) == 3:
        return ink
    *parts, opacity = ink
    red, green, blue = ((part * opacity + 127) // 255 for part in parts)
    return red, green, blue, opacity


Size = int | tuple[int, int]
"""Pixels of a sprite: of a square one's side, or across and down."""
Stroke = Callable[[Pen], None]
"""A part of a drawing: a shape in its place, as a table of them holds it."""


def stroked(shape: Callable[Concatenate[Pen, Arguments], None]) -> Callable[Arguments, Stroke]:
    """What makes strokes of such a shape."""
    return lambda *args, **options: lambda pen: shape(pen, *args, **options)


polygon, line, arc, rounded = stroked(Pen.polygon), stroked(Pen.line), stroked(Pen.arc), stroked(Pen.rounded)
disc, discs, ellipse, rims = stroked(Pen.disc), stroked(Pen.discs), stroked(Pen.ellipse), stroked(Pen.rims)


def sprite(size: Size, *strokes: Stroke) -> Image.Image:
    """What the strokes draw upon one another, on a sprite of that size."""
    pen = Pen(*((size, size) if isinstance(size, int) else size))
    for stroke in strokes:
        stroke(pen)
    return pen.sprite()


def drawn(*strokes: Stroke) -> Callable[[Size], Image.Image]:
    """What makes that drawing of so many pixels, and keeps it."""
    return kept(lambda size: sprite(size, *strokes))


def turned(outline: Sequence[Point], turns: int) -> list[Point]:
    """A shape (in hundredths) after so many quarter turns clockwise."""
    return list(outline) if not turns else [(100 - y, x) for x, y in turned(outline, turns - 1)]


def star(x: float, y: float, radius: float, *, points: int = 5, inner: float = 0.42) -> list[Point]:
    """The corners of a star around (x, y), a point at the top."""
    reach = [radius if step % 2 == 0 else radius * inner for step in range(2 * points)]
    return [(x + far * sin(step * pi / points), y - far * cos(step * pi / points)) for step, far in enumerate(reach)]


def faded(image: Image.Image, share: float) -> Image.Image:
    """The sprite with `share` of its opacity."""
    fainter = image.copy()
    fainter.putalpha(image.getchannel("A").point(lambda alpha: int(alpha * share)))
    return fainter


def inscribe(
    image: Image.Image, words: str, middle: Point, share: float, ink: Colour, *, least: int = 8
) -> Image.Image:
    """A square sprite with bold words around `middle` (in hundredths), `share` of its width high, or `least` pixels."""
    style = Style(max(least, round(image.width * share)), bold=True)
    drawn = mask(words, style)
    layer = Image.new("RGBA", image.size, (*ink, 0))
    corner = (
        round(image.width * middle[0] / 100 - drawn.advance / 2) + drawn.left,
        round(image.width * middle[1] / 100 + style.size * CAPITAL) + drawn.top,
    )
    layer.paste((*ink, 255), corner, drawn.image)
    image.alpha_composite(layer)
    return image


def centred(ground: Image.Image, drawn: Image.Image, *, up: int = 0) -> Image.Image:
    """The ground with something drawn in its middle, or so many pixels above that."""
    ground.alpha_composite(drawn, ((ground.width - drawn.width) // 2, (ground.height - drawn.height) // 2 - up))
    return ground


def cut_out(image: Image.Image, radius: int) -> Image.Image:
    """The picture with its corners rounded off."""
    shape = Canvas(Image.new("RGB", image.size))
    shape.panel((0, 0, image.width, image.height), radius, WHITE)
    image.putalpha(shape.image.getchannel("R"))
    return image


class Canvas:
    """A picture in the making."""

    def __init__(self, image: Image.Image) -> None:
        self.image = image

    @classmethod
    def blank(cls, width: int, height: int, ground: Colour) -> Canvas:
        """A picture of `width` by `height` pixels, all in one colour."""
        return cls(Image.new("RGB", (width, height), ground))

    def copy(self) -> Canvas:
        """The same picture, to be drawn on while the first one stays."""
        return Canvas(self.image.copy())

    def put(self, drawn: Image.Image, x: float, y: float) -> None:
        """A sprite with its corner at (x, y)."""
        self._lay(drawn.im, round(x), round(y), drawn)

    def centre(self, drawn: Image.Image, x: float, y: float) -> None:
        """A sprite with its middle at (x, y)."""
        self.put(drawn, x - drawn.width / 2, y - drawn.height / 2)

    def panel(self, box: tuple[int, int, int, int], radius: int, fill: Colour) -> None:
        """A filled rectangle (left, top, right, bottom) with smooth round corners."""
        left, top, right, bottom = box
        radius = min(radius, (right - left) // 2, (bottom - top) // 2)
        if radius < 1:
            self.image.paste(fill, box)
            return
        core = self.image.im
        core.paste(fill, (left + radius, top, right - radius, bottom))
        core.paste(fill, (left, top + radius, left + radius, bottom - radius))
        core.paste(fill, (right - radius, top + radius, right, bottom - radius))
        north, east, south, west = _corners(radius)
        self._lay(fill, left, top, north)
        self._lay(fill, right - radius, top, east)
        self._lay(fill, right - radius, bottom - radius, south)
        self._lay(fill, left, bottom - radius, west)

    def framed(self, box: tuple[int, int, int, int], radius: int, fill: Colour, *, edge: Colour, thick: int) -> None:
        """A panel with an edge inside its box."""
        left, top, right, bottom = box
        self.panel(box, radius, edge)
        self.panel((left + thick, top + thick, right - thick, bottom - thick), max(0, radius - thick), fill)

    def text(self, words: str, x: float, y: float, style: Style, ink: Colour, *, align: str = "left") -> float:
        """A line around the height `y` (the middle of its capitals); `align` is where x lies. Returns its width."""
        if not words:
            return 0.0
        drawn = mask(words, style)
        start = x - drawn.advance * {"left": 0.0, "middle": 0.5, "right": 1.0}[align]
        self._ink(drawn, start, y + style.size * CAPITAL, ink)
        return drawn.advance

    def _ink(self, drawn: Mask, x: float, baseline: float, ink: Colour) -> None:
        """On RGB a sheet of the ink through the mask gives the same pixels as the ink itself, in half the time."""
        shape = drawn.image
        laid = ink if self.image.mode == "RGBA" else Image.new("RGB", shape.size, ink).im
        self._lay(laid, round(x) + drawn.left, round(baseline) + drawn.top, shape)

    def _lay(self, laid: Any, left: int, top: int, shape: Image.Image) -> None:
        """What `Image.paste` does, without what it checks: a picture is made of hundreds, most of them small."""
        wide, high = shape.size
        self.image.im.paste(laid, (left, top, left + wide, top + high), shape.im)


@kept
def _corners(radius: int) -> tuple[Image.Image, Image.Image, Image.Image, Image.Image]:
    """Masks of the four quarters of a disc: top left, top right, bottom right, bottom left."""
    big = Image.new("L", (radius * _SCALE, radius * _SCALE))
    side = radius * _SCALE
    ImageDraw.Draw(big).ellipse((0, 0, 2 * side - 1, 2 * side - 1), fill=255)
    north = big.reduce(_SCALE)
    flip, turn = Image.Transpose.FLIP_LEFT_RIGHT, Image.Transpose.FLIP_TOP_BOTTOM
    return north, north.transpose(flip), north.transpose(flip).transpose(turn), north.transpose(turn)
