"""What the frame adds to a game's parts: encoding, one palette, the length and the lines of the words."""

import io
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module

import pytest
from PIL import Image

from games.core import Move, Preview, Threat
from renderers.core import Say
from renderers.frame import Frame
from renderers.gallery import games
from renderers.palette import AMBER, JADE, PAPER
from renderers.prose import ALT_LIMIT
from tests.renderers.voices import say_in

SAY = say_in("en")
PARTS = (
    ("colours", "EXACT"),
    ("heading", "draw"),
    ("heading", "headline"),
    ("layout", "layout"),
    ("layout", "Layout"),
    ("picture", "drawing"),
    ("reference", "sheet"),
    ("scene", "Scene"),
    ("text_board", "lines"),
    ("text_board", "summary"),
)


def drawing(
    view: str,
    say: Say,
    *,
    path: Move = (),
    preview: Preview | None = None,
    since: Sequence[str] = (),
    threats: Sequence[Threat] = (),
    film: object = None,
) -> Image.Image:
    """Paper, amber once something is chosen, jade for somebody who has seen an earlier position."""
    return Image.new("RGB", (8, 4), AMBER if path else JADE.fill if since else PAPER)


def lines(view: str, say: Say) -> Iterator[str]:
    yield view
    yield "the end"


def frame(sheets: list[int]) -> Frame[str, ...]:
    """A frame that counts how often its reference is drawn."""

    def reference() -> Image.Image:
        sheets.append(1)
        return Image.radial_gradient("L").convert("RGB")

    return Frame(drawing, reference, (PAPER, AMBER, JADE.fill), lambda view, say: view, lines)


def pixel(content: bytes) -> object:
    return Image.open(io.BytesIO(content)).convert("RGB").getpixel((3, 2))


def test_a_picture_is_the_drawing_in_the_exact_colours() -> None:
    framed = frame([])
    assert pixel(framed.picture("view", SAY)) == PAPER
    assert pixel(framed.picture("view", SAY, path=("chosen",))) == AMBER
    assert pixel(framed.picture("view", SAY, since=("earlier",))) == JADE.fill


def test_the_palette_is_made_once_for_all_threads() -> None:
    sheets: list[int] = []
    framed = frame(sheets)
    with ThreadPoolExecutor(4) as pool:
        palettes = list(pool.map(lambda _: framed.palette(), range(8)))
    assert len(sheets) == 1
    assert all(palette is palettes[0] for palette in palettes)


def test_names_cannot_break_the_lines() -> None:
    framed = frame([])
    assert framed.alt("a\nb\u202ec", SAY) == "a bc"
    assert framed.board("a\nb\u202ec", SAY) == "a bc\nthe end"


def test_a_long_summary_is_cut() -> None:
    assert frame([]).alt("x" * 4000, SAY) == "x" * (ALT_LIMIT - 1) + "…"


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize(("part", "name"), PARTS)
def test_every_game_has_the_same_parts(game: str, part: str, name: str) -> None:
    assert hasattr(import_module(f"renderers.{game}.{part}"), name)


def test_every_game_has_a_palette_of_its_own() -> None:
    frames = {name: game.renderer for name, game in games().items()}
    assert all(isinstance(each, Frame) for each in frames.values())
    assert len(
        {bytes(each.palette().getpalette() or ()) for each in frames.values() if isinstance(each, Frame)}
    ) == len(frames)
