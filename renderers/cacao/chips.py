"""Chips on the map: what workers earn at a jungle tile, and what a temple pays."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType

from PIL import Image

from games.cacao import board
from games.cacao.board import Cell
from games.cacao.threats import SPARE
from games.cacao.tiles import Jungle
from games.cacao.village import Gain
from games.core import Seat
from games.replacing import replace
from renderers.cacao import jungle, symbols
from renderers.cacao.colours import GOLD_EDGE, GOLD_LIGHT, PAINTS, SILVER_EDGE, SILVER_LIGHT
from renderers.cacao.scene import Scene, table_shown
from renderers.canvas import inscribe, rims, sprite
from renderers.kept import kept
from renderers.lettering import Style, width
from renderers.palette import BLUE, BLUE_PALE, INK, WHITE, Colour
from renderers.prose import change
from renderers.sheet import SMALL, SMALLEST


@dataclass(frozen=True, slots=True)
class Chip:
    """A few words and, where there is room, a sign before them: a fruit behind a number reads as a 0. `more` are
    further words, each with its sign."""

    words: str
    sign: Image.Image | None
    edge: Colour
    fill: Colour = WHITE
    ink: Colour = INK
    more: tuple[tuple[str, Image.Image], ...] = ()

    @property
    def mark(self) -> str:
        """The end of the last number, `MORE` or `COSTS` where something is left out."""
        return (self.more[-1][0] if self.more else self.words)[-1]

    def bare(self, *, disc: bool) -> Chip:
        """The same without its sign, or even as a `disc` with the number alone, where there is no room."""
        return replace(self, words=self.words.removeprefix("+") if disc else self.words, sign=None)


HEIGHT, SIGN, TINY = 32, 26, 20
"""Pixels of a chip and of the sign on it, and of that on a chip of a narrow cell."""
MORE, COSTS = "+", "*"
"""Behind a number where something is left out that is gained, or that is lost: what is sold is not."""
_NEXT = 6
"""Pixels between words and the next sign."""
_OVER = 4
"""Pixels by which a chip reaches over its tile's edges: on the neighbour are workers."""
_DISC, _AWARD = 36, 14
"""Pixels of a temple's award, and from the tile's edges to its middle: discs of temples corner to corner keep apart."""
_PLAQUE, _SEAM = 24, 4
"""Pixels of an award at least, as a plaque where a quarter of a tile has no room for a disc; and between two tiles."""


def gains(gain: Gain, tile: Jungle, size: int) -> list[Chip]:
    """What one contact brought, gold first; at a temple the workers themselves count, at water the steps."""
    paint = PAINTS[gain.use.contact.owner]
    if tile is Jungle.TEMPLE:
        return [Chip(change(gain.use.count), symbols.figure(size), paint.edge, paint.fill, paint.ink)]
    parts = (
        (gain.gold, symbols.coin),
        (gain.cacao, symbols.fruit),
        (gain.water, symbols.onwards),
        (gain.sun, symbols.sun),
    )
    return [Chip(change(amount), sign(size), paint.edge, paint.fill, paint.ink) for amount, sign in parts if amount]


SIGNS: Mapping[str, Callable[[int], Image.Image]] = MappingProxyType(
    {
        "gold": symbols.coin,
        "cacao": symbols.fruit,
        "water": symbols.drop,
        "sun": symbols.sun,
        "temple": partial(jungle.tile, Jungle.TEMPLE),
        SPARE: symbols.spare,
    }
)
"""What a tile can bring its owner, each with a sign of its own; water in gold, as villages count it."""


def own(gains: Iterable[tuple[str, int]]) -> list[tuple[str, int]]:
    """What of it is the owner's own, the most first, and last what only breaks ties."""
    return sorted(
        (each for each in gains if each[0] in SIGNS and each[1]), key=lambda each: (each[0] == SPARE, -each[1])
    )


def promises(gains: Iterable[tuple[str, int]], size: int = SIGN) -> Iterator[Chip]:
    """What a tile would bring its owner on a cell, each thing with its sign: all of it, then ever less, with a plus for
    what is left out, an asterisk where something of that is lost; none where it brings others something alone."""
    brought = own(gains)
    told = [(change(amount).removeprefix("+"), SIGNS[what](size)) for what, amount in brought]
    for count in range(len(told), 0, -1):
        *before, (words, sign) = told[:count]
        rest = [amount for what, amount in brought[count:] if amount > 0 or what not in ("cacao", SPARE)]
        (first, *more) = (*before, (words + ("" if not rest else MORE if min(rest) > 0 else COSTS), sign))
        yield Chip(*first, BLUE, BLUE_PALE, more=tuple(more))


def gap(scene: Scene, at: Cell) -> None:
    """The name of a cell whose filling is to be chosen, at the lower edge of its tile."""
    x, y = scene.plan.centre(at)
    place(scene, Chip(board.name(at), None, BLUE, BLUE_PALE), x, y + (scene.plan.cell - HEIGHT) / 2)


def cover(scene: Scene, at: Cell) -> None:
    """The name of a tile that may be covered, at its edge: what that would bring is on the other half."""
    (x, y), reach = scene.plan.centre(at), scene.plan.cell / 2 + _OVER - HEIGHT / 2
    if not scene.plan.ruled:
        place(scene, Chip(board.name(at), None, WHITE, BLUE, WHITE), x, y + cover_side(scene, at) * reach)


def cover_side(scene: Scene, at: Cell) -> int:
    """Whether the name is at the upper edge (−1) or at the lower one (1): where it hides fewer workers."""
    form = scene.plan.form(table_shown(scene).workers[at].form)
    return 1 if form[2] < form[0] else -1


def waiting(count: int, size: int) -> Chip:
    """Workers that wait for a word."""
    return Chip(str(count), symbols.figure(size), BLUE)


def told(count: str, size: int) -> Chip:
    """Workers that were told to act."""
    return Chip(f"×{count}", symbols.figure(size), BLUE, BLUE_PALE)


Corner = tuple[int, int]
"""Down and across from a cell's middle: −1 or 1 each."""
_CORNERS: tuple[Corner, ...] = ((-1, -1), (-1, 1), (1, -1), (1, 1))
"""The upper ones first: a market's price is in the lower half."""


def corners(at: Cell, workers: Sequence[Cell]) -> Mapping[Cell, Corner]:
    """For each of the workers' cells around `at` a corner of its own, the upper ones first, as near as may be."""
    given: dict[Cell, Corner] = {}
    for worker in workers:
        towards = worker[0] - at[0], worker[1] - at[1]
        free = [corner for corner in _CORNERS if corner not in given.values()]
        given[worker] = min(free, key=lambda corner: (corner[0], -corner[1] * (towards[1] or towards[0])))
    return given


def put(scene: Scene, at: Cell, corner: Corner, chip: Chip) -> None:
    """A chip in a corner of the cell: what is on it and beside it stays to be seen."""
    (x, y), (down, across) = scene.plan.centre(at), corner
    half = scene.plan.cell / 2 + _OVER
    down = -down if _is_capped(scene, at) else down
    place(scene, chip, x + across * (half - wide(scene, chip) / 2), y + down * (half - HEIGHT / 2))


def _is_capped(scene: Scene, at: Cell) -> bool:
    """Whether the name of the cell above lies on the tile's upper half. A temple's lower corners are taken."""
    row, column = scene.plan.place(at)
    low = scene.film is None and scene.plan.is_low(scene.plan.placed((row - 1, column)))
    return low and table_shown(scene).jungle.get(at) is not Jungle.TEMPLE


def awards(scene: Scene, at: Cell, won: Sequence[tuple[Seat, int]]) -> None:
    """What a temple would pay now: discs at its corners in the players' colours, with a rim of gold for the most
    workers and of silver for the next."""
    (x, y), (size, reach) = scene.plan.centre(at), award_place(scene.plan.cell)
    most = max((gold for _, gold in won), default=0)
    for (seat, gold), (down, across) in zip(won, _AWARDED, strict=False):
        scene.canvas.centre(award(seat, gold, size, best=gold == most), x + across * reach, y + down * reach)


def award_place(cell: int) -> tuple[int, float]:
    """How large an award is on a cell, and how far, down and across, from the cell's middle to its own."""
    size = min(_DISC, max(_PLAQUE, (cell - _SEAM) // 2))
    return size, cell / 2 - _AWARD if size == _DISC else size / 2


_AWARDED: tuple[Corner, ...] = ((1, -1), (1, 1), (-1, -1), (-1, 1))
"""The lower ones first: chips of what workers just did are in the upper ones."""


@kept
def award(seat: Seat, gold: int, size: int = _DISC, *, best: bool) -> Image.Image:
    """One disc, or plaque if it is smaller: the owner's colour, how much, a rim of gold or silver."""
    paint, (edge, rim) = PAINTS[seat], (GOLD_EDGE, GOLD_LIGHT) if best else (SILVER_EDGE, SILVER_LIGHT)
    disc = (0, 50, edge), (4, 46, rim), (13, 37, paint.edge), (16, 34, paint.fill)
    rings = disc if size == _DISC else ((0, 24, edge), (4, 21.2, rim), (12, 15.6, paint.fill))
    return inscribe(sprite(size, rims(*rings)), str(gold), (50, 50), SMALLEST / size, paint.ink)


def wide(scene: Scene, chip: Chip) -> float:
    """Pixels across: a disc at least."""
    style = scene.type(SMALL, bold=True)
    more = sum(_NEXT + _across(*part, style) for part in chip.more)
    return max(HEIGHT, _across(chip.words, chip.sign, style) + more + (9 if chip.sign is None else 11))


def _across(words: str, sign: Image.Image | None, style: Style) -> float:
    return width(words, style) + (0 if sign is None else sign.width + 3)


def place(scene: Scene, chip: Chip, x: float, y: float) -> None:
    """A chip around a point, not beyond the map's edges."""
    style, half = scene.type(SMALL, bold=True), wide(scene, chip) / 2
    left, top, right, bottom = scene.plan.inner
    x, y = min(max(x, left + half), right - half), min(max(y, top + HEIGHT / 2), bottom - HEIGHT / 2)
    box = (round(x - half), round(y - HEIGHT / 2), round(x + half), round(y + HEIGHT / 2))
    scene.canvas.framed(box, HEIGHT // 2, chip.fill, edge=chip.edge, thick=3)
    if chip.sign is None:
        scene.canvas.text(chip.words, x, y, style, chip.ink, align="middle")
        return
    start: float = box[0] + 5
    for words, sign in ((chip.words, chip.sign), *chip.more):
        x = start + sign.width / 2
        if chip.fill not in (WHITE, BLUE_PALE):  # a brown pod is hardly seen on red
            scene.canvas.panel((round(x) - 14, round(y) - 14, round(x) + 14, round(y) + 14), 14, WHITE)
        scene.canvas.centre(sign, x, y)
        scene.canvas.text(words, start + sign.width + 3, y, style, chip.ink)
        start += _across(words, sign, style) + _NEXT
