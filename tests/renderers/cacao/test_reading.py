"""Cacao's workers read back from small tiles, as a telephone shows them, by light and shade alone."""

from collections.abc import Sequence

import pytest
from PIL import Image

from games.cacao.state import View
from games.cacao.tiles import TYPES
from games.core import Seat
from renderers.cacao import picture, workers
from renderers.cacao.colours import PAINTS
from renderers.palette import Colour
from renderers.sheet import WIDTH
from tests.renderers.cacao import positions
from tests.renderers.voices import say_in
from tests.support.stories import PHONE

FORMS = tuple(sorted({form[turn:] + form[:turn] for form in TYPES for turn in range(4)}))
SMALL = (40, 50, 54, 58, 60, 72, 88)
"""Pixels of tiles on maps of all sizes that come up with more than some twenty tiles."""
SHOWN = 2 * PHONE / WIDTH
"""What a telephone makes of a pixel: it has at least two of its own to a CSS pixel."""
_SIDE = 100
VIEWS = {kind: view for kind, view in positions.views().items() if picture.plan_for(view).cell - 4 < workers.ROOMY}


@pytest.mark.parametrize("owner", range(4))
@pytest.mark.parametrize("size", SMALL)
@pytest.mark.parametrize("covers", [False, True])
def test_a_small_tile_tells_how_many_workers_stand_at_each_edge(owner: int, size: int, *, covers: bool) -> None:
    for form in FORMS:
        tile = workers.tile(Seat(owner), form, size, covers=covers).convert("RGB")
        shown = tile.resize((round(size * SHOWN),) * 2, Image.Resampling.LANCZOS)
        assert read(shown.resize((_SIDE, _SIDE), Image.Resampling.BICUBIC), Seat(owner)) == form


@pytest.mark.parametrize("kind", VIEWS)
def test_nothing_on_a_picture_hides_a_worker(kind: str) -> None:
    """Neither rings nor frames, chips, the sun of a tile on another, or what a temple pays."""
    assert_readable(VIEWS[kind])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_number_of_the_trail_hides_a_worker(seats: int) -> None:
    for states in (positions.game(seats, seed)[-seats - 1 :] for seed in (1, 2)):
        *since, view = (positions.seen(state) for state in states)
        assert_readable(view, since)


def assert_readable(view: View, since: Sequence[View] = ()) -> None:
    """Every worker tile of the picture can be read."""
    plan, drawn = picture.plan_for(view), picture.drawing(view, say_in("en", positions.NAMES), since=since)
    shown = drawn.resize((round(drawn.width * SHOWN), round(drawn.height * SHOWN)), Image.Resampling.LANCZOS)
    assert view.table.workers
    for at, tile in view.table.workers.items():
        x, y = plan.corner(at)
        box = tuple(edge * SHOWN for edge in (x + 2, y + 2, x + plan.cell - 2, y + plan.cell - 2))
        part = shown.resize((_SIDE, _SIDE), Image.Resampling.BICUBIC, box=(box[0], box[1], box[2], box[3]))
        assert read(part, tile.owner) == plan.form(tile.form), at


def read(tile: Image.Image, owner: Seat) -> str:
    """The workers north, east, south and west on a tile of `_SIDE` pixels."""
    ground, ink = _light(PAINTS[owner].fill), _light(PAINTS[owner].ink)
    inked = tile.convert("L").point(lambda level: 255 if (level > (ground + ink) / 2) is (ink > ground) else 0)
    return "".join(str(_counted(inked.rotate(90 * side))) for side in range(4))


def _light(colour: Colour) -> int:
    level = Image.new("RGB", (1, 1), colour).convert("L").getpixel((0, 0))
    assert isinstance(level, int)
    return level


def _counted(inked: Image.Image) -> int:
    """How many workers look over the upper edge. Corners are left out, as they are the next sides' too: a bar is known
    by its lower rim, which is longer than a head, and the heads in it by whether there is one in the middle."""
    rim, middle = inked.crop((35, 28, 65, 29)).tobytes(), inked.getpixel((50, 18))
    if sum(map(bool, rim)) >= 0.85 * len(rim):
        return 2 if middle else 3
    return 1 if middle else 0
