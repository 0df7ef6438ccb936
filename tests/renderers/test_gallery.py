"""Golden games as pictures: every position, in every language (a sample of them, each in one language in turn, unless
the full counts are asked for)."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle, islice, product
from pathlib import Path
from typing import Any, NoReturn

import pytest
from click.testing import CliRunner
from PIL import Image, ImageChops

from games.moves import acting
from renderers import boxes, gallery, lettering, png, sheet
from renderers.__main__ import main
from renderers.cacao import colours as cacao
from renderers.canvas import Canvas
from renderers.cardgo import colours as cardgo
from renderers.frame import Frame
from renderers.jiangshan import colours as jiangshan
from renderers.kept import STORES
from renderers.koxinga import colours as koxinga
from renderers.palette import Colour
from renderers.prose import ALT_LIMIT
from renderers.words import LOCALES
from tests.support.counts import LONG, count
from tests.support.eyes import contrast
from tests.support.goldens import asked, read
from tests.support.stories import PHONE
from tests.support.type import drawn_text

GOLDENS = Path(__file__).parents[1] / "goldens"
FILES = sorted(file for name in gallery.games() for file in (GOLDENS / name).glob("*.txt"))
STEP = count(250, full=1)
BUDGET = 120_000
"""Bytes of a picture."""

EYES = ("usual", "protanopia", "deuteranopia", "tritanopia")
RIMS = {koxinga.LAND}
PIECES = {
    "cardgo": (
        [paint.edge for paint in cardgo.PAINTS],
        [*cardgo.TINTS.values(), *cardgo.DEEP.values(), *cardgo.GRAIN],
    ),
    "jiangshan": (
        [banner.paint.edge for banner in jiangshan.BANNERS.values()],
        [jiangshan.SAND, *jiangshan.TINTS, jiangshan.SHOAL, jiangshan.ROCK, jiangshan.GLADE, jiangshan.RIVER],
    ),
    "cacao": ([paint.edge for paint in cacao.PAINTS], [cacao.SOIL]),
    "koxinga": (
        [paint.edge for paint in koxinga.PAINTS],
        [koxinga.SHEET, *koxinga.PADDIES[:2], koxinga.MINT, koxinga.BAY, koxinga.WATER],
    ),
}
"""The rims of each game's pieces, and the grounds that they may lie on."""
MAY_LEAVE_OUT = {"renderers.cardgo.column", "renderers.jiangshan.legend", "renderers.jiangshan.plates"}
"""Where something may have no room: what a sign means, who else fell. The text board tells all of it."""


def sample(file: Path) -> tuple[Any, ...]:
    told = asked(gallery.games()[file.parent.name].rules, read(file.read_text("utf-8")))
    return (*told[::STEP], told[-1])


@dataclass(frozen=True, slots=True)
class Written:
    """A line of text: its shape, its corner on the sheet, its colour, and what lay there before."""

    shape: Image.Image
    corner: tuple[int, int]
    ink: Colour
    ground: Image.Image

    def hidden(self, picture: Image.Image) -> int:
        """How many of its inner pixels the picture does not show."""
        left, top = self.corner
        shown = picture.crop((left, top, left + self.shape.width, top + self.shape.height))
        changed = ImageChops.difference(shown, Image.new("RGB", shown.size, self.ink)).convert("L")
        inner = self.shape.point(lambda alpha: 255 if alpha == 255 else 0)
        return ImageChops.multiply(changed.point(lambda part: 255 if part else 0), inner).histogram()[255]

    def faint(self) -> float:
        """The least contrast with a colour that takes a tenth of its ground, to any eye."""
        every = self.ground.getcolors(self.ground.width * self.ground.height) or []
        wide = [colour for count, colour in every if count * 10 >= self.ground.width * self.ground.height]
        return min((contrast(self.ink, colour, eye) for colour in wide for eye in EYES), default=21.0)


@pytest.fixture(scope="module")
def written() -> Iterator[set[tuple[str, int]]]:
    with drawn_text() as found:
        yield found


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_golden_position_is_to_be_read(
    file: Path, written: set[tuple[str, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The contract of every picture: as large as it may be, in pixels and in bytes; nothing that is written is cut
    short or smaller than nine CSS pixels on a telephone; no box leaves anything out but legends; nothing is drawn over
    a line of text, and it stands out from whatever is below it. A rim of the ground's colour around words is no text.
    What is said of a picture is no longer than it may be either. Languages take turns."""

    def cut(words: str, style: lettering.Style, room: float) -> NoReturn:
        raise AssertionError(f"{words!r} does not fit into {room} pixels")

    def whole(canvas: Canvas, room: sheet.Box, box: boxes.Box) -> boxes.Laid:
        laid = lay(canvas, room, box)
        assert not laid.missing or sys._getframe(1).f_globals["__name__"] in MAY_LEAVE_OUT, room
        return laid

    def noted(self: Canvas, drawn: lettering.Mask, x: float, baseline: float, ink: Colour) -> None:
        left, top = round(x) + drawn.left, round(baseline) + drawn.top
        if self.image.width == sheet.WIDTH and ink not in RIMS:
            ground = self.image.crop((left, top, left + drawn.image.width, top + drawn.image.height))
            lines.append(Written(drawn.image, (left, top), ink, ground))
        write(self, drawn, x, baseline, ink)

    lines: list[Written] = []
    lay, write = boxes.draw, Canvas._ink
    monkeypatch.setattr(boxes, "draw", whole)
    monkeypatch.setattr(lettering, "_cut", cut)
    monkeypatch.setattr(Canvas, "_ink", noted)
    game = gallery.games()[file.parent.name]
    assert isinstance(game.renderer, Frame)
    _, sheets = STORES
    sheets.clear()  # what is written on one is looked at in each game
    for state, locale in turns(sample(file), FILES.index(file)):
        say = gallery.say_in(game, locale)
        for viewer in (None, *acting(game.rules, state)):
            lines.clear()
            view = game.rules.view(state, viewer)
            shown = game.renderer.drawing(view, say)
            assert [line.corner for line in lines if line.hidden(shown)] == []
            assert [(line.corner, line.ink) for line in lines if line.faint() < 4.5] == []
            assert shown.size == (sheet.WIDTH, sheet.HEIGHT)
            assert len(png.encode(shown, game.renderer.palette())) <= BUDGET
            assert len(game.renderer.alt(view, say)) <= ALT_LIMIT
            assert game.renderer.board(view, say)
    assert written
    assert {(words, size) for words, size in written if size < sheet.SMALLEST} == set()


def turns(told: Sequence[Any], number: int) -> Iterable[tuple[Any, str]]:
    """Each position in a language, another one first in each game, or in the long run in every one."""
    return product(told, LOCALES) if LONG else zip(told, islice(cycle(LOCALES), number, None), strict=False)


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("game", PIECES)
def test_pieces_stand_out_from_every_ground_under_them(game: str, eye: str) -> None:
    """By their rims, since their colours tell whose they are."""
    rims, grounds = PIECES[game]
    assert {(rim, ground) for rim, ground in product(rims, grounds) if contrast(rim, ground, eye) < 3} == set()


def test_the_smallest_letters_have_nine_pixels_on_a_telephone() -> None:
    assert sheet.SMALLEST * PHONE / sheet.WIDTH >= 9
    assert min(sheet.SMALL, sheet.PLAIN, sheet.LARGE, sheet.HUGE) >= sheet.SMALLEST


def test_every_game_has_goldens_to_draw() -> None:
    assert {file.parent.name for file in FILES} == set(gallery.games())


def test_the_gallery_writes_pictures_and_sheets(tmp_path: Path) -> None:
    name, file = FILES[0].parent.name, FILES[0]
    goldens = tmp_path / "goldens"
    (goldens / name).mkdir(parents=True)
    begun = file.read_text(encoding="utf-8").split("\n")[:16]
    (goldens / name / "begun.txt").write_text("\n".join(begun), encoding="utf-8")
    told = CliRunner().invoke(main, [str(tmp_path / "out"), "--goldens", str(goldens), "--game", name])
    assert told.exit_code == 0, told.output
    folder = tmp_path / "out" / name / "begun"
    drawn = [sorted(picture.name for picture in (folder / locale).glob("*.png")) for locale in LOCALES]
    assert drawn[0] == drawn[1] == drawn[2]
    assert told.output.strip() == f"{name}: {sum(map(len, drawn))} pictures"
    with Image.open(folder / "sheet-en-400.png") as contact:
        assert contact.width == 1200
    assert len(list(folder.glob("sheet-*.png"))) == len(LOCALES) * len(gallery.WIDTHS)
