"""What panels, legends, logbooks, hands and keys are made of: boxes, which measure, then draw.

A box is a function: it is given a room and answers what it lays there. What does not fit is decided here, alike in all
games. Words are set smaller, down to `sheet.SMALLEST`; of several forms `either` takes the first one that has room for
all (a shorter word, a sign alone); whatever is last is left out.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from math import inf
from typing import NamedTuple

from PIL import Image

from renderers import sheet
from renderers.canvas import Canvas
from renderers.lettering import Style, fit, smaller, width, wrap
from renderers.palette import Colour

MIDDLE, END = 0.5, 1.0
"""Where in its room something stands: the share of what is free that lies before it."""


class Laid(NamedTuple):
    """What a box lays, in pixels: its `draw` from an upper left corner, other boxes within from theirs; and how many
    things found no room."""

    wide: float = 0
    high: float = 0
    paint: Callable[[Canvas, float, float], object] | None = None
    inner: tuple[tuple[float, float, Laid], ...] = ()
    missing: int = 0

    def draw(self, canvas: Canvas, left: float, top: float) -> None:
        """From that upper left corner, what is within above what is around it."""
        if self.paint is not None:
            self.paint(canvas, left, top)
        for x, y, laid in self.inner:
            laid.draw(canvas, left + x, top + y)


Box = Callable[[float, float], Laid]
"""Lays something into a room so wide and high; the answer takes no more than that."""


@dataclass(frozen=True, slots=True)
class Rest:
    """A part of a row or a column that takes what the others leave; the box stands at `align` in that."""

    box: Box | None = None
    align: float = 0


Part = Box | Rest | None
"""One of several in a row or a column; None stands for nothing, and takes no gap."""
Ground = Callable[[Canvas, sheet.Box], object]
"""Draws what a box lies on."""
LEFT_OUT, NOTHING = Laid(missing=1), Laid()


def draw(canvas: Canvas, room: sheet.Box, box: Box) -> Laid:
    """The box in that room, from its upper left corner on."""
    left, top, right, bottom = room
    laid = box(right - left, bottom - top)
    laid.draw(canvas, left, top)
    return laid


def picture(box: Box, wide: int, ground: Colour) -> Canvas:
    """The box on a canvas of that ground, so wide and as high as it must be."""
    laid = box(wide, inf)
    canvas = Canvas.blank(wide, round(laid.high), ground)
    laid.draw(canvas, 0, 0)
    return canvas


def sprite(box: Box) -> Image.Image:
    """The box alone, on a clear ground no larger than it."""
    laid = box(inf, inf)
    canvas = Canvas(Image.new("RGBA", (round(laid.wide), round(laid.high))))
    laid.draw(canvas, 0, 0)
    return canvas.image


def label(
    words: str,
    style: Style,
    ink: Colour,
    *,
    high: float | None = None,
    cut: bool = False,
    least: int = sheet.SMALLEST,
) -> Box:
    """A line of words, as `high` as its letters if it is not told otherwise: smaller where room is short, down to
    `least` pixels, then left out; a name may be `cut`."""

    takes = style.size if high is None else high

    def lay(wide: float, room: float) -> Laid:
        if takes > room:
            return LEFT_OUT
        shown, fitted, across = words, style, width(words, style)
        if across > wide:
            fitted = smaller(words, style, wide, least=least)
            if cut:
                shown, fitted = fit(words, style, wide, least=least)
            if (across := width(shown, fitted)) > wide:
                return LEFT_OUT

        def paint(canvas: Canvas, left: float, top: float) -> None:
            canvas.text(shown, left, top + takes / 2, fitted, ink)

        return Laid(across, takes, paint)

    return lay


def paragraph(words: str, style: Style, ink: Colour, *, leading: float) -> Box:
    """Words in as many lines as they need, each `leading` pixels high."""

    def lay(wide: float, high: float) -> Laid:
        return column(*(label(line, style, ink, high=leading) for line in wrap(words, style, wide)))(wide, high)

    return lay


def icon(image: Image.Image, *, wide: float | None = None, high: float | None = None) -> Box:
    """A drawing in the middle of the room that it takes: less than its own pixels where it may reach over, or more."""
    return sign(lambda: image, image.width if wide is None else wide, image.height if high is None else high)


def sign(made: Callable[[], Image.Image], wide: float, high: float) -> Box:
    """The same, made only if it is drawn."""

    def paint(canvas: Canvas, left: float, top: float) -> None:
        canvas.centre(made(), left + wide / 2, top + high / 2)

    laid = Laid(wide, high, paint)
    return lambda room, tall: LEFT_OUT if wide > room or high > tall else laid


def space(wide: float, high: float = 0) -> Box:
    """Nothing, of that size."""
    return sized(None, wide, high)


def sized(box: Box | None, wide: float | None = None, high: float | None = None, *, align: float = MIDDLE) -> Box:
    """A box in a room so wide or high, however little of it there is: half way down it, and `align` across."""

    def lay(room: float, tall: float) -> Laid:
        across, down = room if wide is None else wide, tall if high is None else high
        if across > room or down > tall:
            return LEFT_OUT
        laid = NOTHING if box is None else box(across, down)
        return _placed(laid, (laid.wide if wide is None else wide, laid.high if high is None else high), align)

    return lay


def on(ground: Ground | None, box: Box, pad: sheet.Box = (0, 0, 0, 0)) -> Box:
    """A box on a ground, or on none, with `pad` pixels around it (left, top, right, bottom)."""
    left, top, right, bottom = pad

    def lay(wide: float, high: float) -> Laid:
        laid = box(wide - left - right, high - top - bottom)
        size = laid.wide + left + right, laid.high + top + bottom

        def paint(canvas: Canvas, x: float, y: float) -> None:
            if ground is not None:
                ground(canvas, (round(x), round(y), round(x + size[0]), round(y + size[1])))

        return Laid(size[0], size[1], paint, ((left, top, laid),), laid.missing)

    return lay


def row(*parts: Part, gap: float = 0, align: float = MIDDLE) -> Box:
    """Boxes from left to right; `align` is where each stands between top and bottom."""
    return partial(_stacked, tuple(filter(None, parts)), gap, align, False)


def column(*parts: Part, gap: float = 0, align: float = 0) -> Box:
    """Boxes from above; `align` is where each stands between left and right."""
    return partial(_stacked, tuple(filter(None, parts)), gap, align, True)


def _stacked(parts: Sequence[Box | Rest], gap: float, align: float, down: bool, wide: float, high: float) -> Laid:
    """One after the other, those that take a rest laid last, each an equal share of it."""
    room, found, missing, rests = (high if down else wide) - gap * (len(parts) - 1), list[Laid](), 0, dict[int, Rest]()
    for part in parts:
        if isinstance(part, Rest):
            rests[len(found)] = part
            found.append(NOTHING)
        elif (laid := part(wide, room) if down else part(room, high)) is LEFT_OUT:
            missing += 1
        else:
            room -= laid.high if down else laid.wide
            found.append(laid)
    for place, rest in rests.items():
        share = max(0, room) / len(rests)
        found[place] = _rested(rest, (wide, share) if down else (share, high), down=down)
    return _aligned(found, gap, align, down, missing)


def _rested(rest: Rest, size: tuple[float, float], *, down: bool) -> Laid:
    laid = NOTHING if rest.box is None else rest.box(*size)
    if down:
        return _placed(laid, (laid.wide, size[1]), 0, rest.align)
    return _placed(laid, (size[0], laid.high), rest.align)


def _placed(laid: Laid, size: tuple[float, float], across: float, along: float = MIDDLE) -> Laid:
    """Something laid, in a place of that size."""
    x, y = (size[0] - laid.wide) * across, (size[1] - laid.high) * along
    return Laid(size[0], size[1], None, ((x, y, laid),), laid.missing)


def _aligned(every: Sequence[Laid], gap: float, align: float, down: bool, missing: int = 0) -> Laid:
    """What has been laid, one after the other, each at `align` across the broadest."""
    across = max([each.wide if down else each.high for each in every], default=0)
    inner, along = list[tuple[float, float, Laid]](), 0.0
    for laid in every:
        missing += laid.missing
        if down:
            inner.append(((across - laid.wide) * align, along, laid))
            along += laid.high + gap
        else:
            inner.append((along, (across - laid.high) * align, laid))
            along += laid.wide + gap
    ends = max(0, along - gap)
    return Laid(across if down else ends, ends if down else across, None, tuple(inner), missing)


def flow(
    *parts: Box | None,
    gap: float,
    lead: float = 0,
    beyond: float = 0,
    ordered: bool = False,
    needed: float = inf,
) -> Box:
    """Boxes in lines, each in the first line that has room for it, or if they are `ordered` in the last; `lead` is free
    between lines. Those below the first are `beyond` pixels longer. Only the first `needed` boxes are missed."""

    def lay(wide: float, high: float) -> Laid:
        every = [part(wide + beyond, high) for part in parts if part is not None]
        pitch = max([laid.high for laid in every], default=0) + lead
        lines: list[list[Laid]] = [[] for _ in range(int(min(len(every), (high + lead) / pitch if pitch else 0)))]
        ends, missing, first = [0.0] * len(lines), 0, 0
        for place, laid in enumerate(every):
            number = first
            while number < len(lines) and ends[number] + laid.wide > wide + beyond * (number > 0):
                number += 1
            if laid is LEFT_OUT or number == len(lines):
                missing += place < needed
                continue
            first = number if ordered else 0
            lines[number].append(laid)
            ends[number] += laid.wide + gap
        rows = [_aligned(line, gap, MIDDLE, False) for line in lines if line]
        return _aligned(rows, lead, 0, True, missing)

    return lay


def either(forms: Iterable[Box]) -> Box:
    """The first form that leaves nothing out, else the one that leaves out least."""
    every = tuple(forms)

    def lay(wide: float, high: float) -> Laid:
        best: Laid | None = None
        for form in every:
            laid = form(wide, high)
            if best is None or best is LEFT_OUT or laid.missing < best.missing:
                best = laid
            if not best.missing:
                break
        return best or LEFT_OUT

    return lay


def graded(forms: Iterable[Box]) -> Box:
    """The first form that leaves nothing out, else the last one. All forms after one that leaves nothing out do so too:
    most of them are not laid, and the last one only where no other will do."""
    every = tuple(forms)

    def lay(wide: float, high: float) -> Laid:
        laid = cache(lambda place: every[place](wide, high))
        last = len(every) - 1
        if last > 0 and not laid(last - 1).missing:
            last = bisect_left(range(last - 1), 0, key=lambda place: -laid(place).missing)
        return laid(last)

    return lay


def steady(box: Box, left_out: Laid = LEFT_OUT) -> Box:
    """All of a box that takes no more room the more there is, laid once for a width: of one that several forms hold."""
    known = dict[float, Laid]()

    def lay(wide: float, high: float) -> Laid:
        if wide not in known:
            known[wide] = box(wide, inf)
        return known[wide] if known[wide].high <= high else left_out

    return lay


def alike(model: Box, box: Box) -> Box:
    """A box in exactly the room that another one takes, as in every frame of an animation: what has none there is not
    missed."""

    def lay(wide: float, high: float) -> Laid:
        place = model(wide, high)
        return place if place is LEFT_OUT else place._replace(paint=None, inner=((0, 0, box(wide, place.high)),))

    return lay


def whole(box: Box, *, missing: int = 0) -> Box:
    """All of the box or nothing; `missing` says how much it does not tell by itself."""

    def lay(wide: float, high: float) -> Laid:
        laid = box(wide, high)
        return LEFT_OUT if laid.missing else laid._replace(missing=missing)

    return lay
