"""Animations: every frame, decoded, is the board at their width in the same palette, to the byte."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterator
from itertools import cycle, pairwise
from typing import Any

import pytest
from PIL import Image

from bot.catalogue import games
from bot.messages.i18n import Voice
from bot.table.log import story
from renderers import boxes, film, png, sheet
from renderers.canvas import Canvas
from renderers.words import LOCALES
from tests.support.counts import count
from tests.support.goldens import asked
from tests.support.stories import NAMES, PHONE, TOLD, golden, story_of
from tests.support.type import drawn_text

PAIRS = count(2, full=200)
PAPER, INK, AMBER = (250, 248, 240), (20, 20, 20), (240, 162, 14)


def boards(name: str, locale: str = "en") -> list[bytes]:
    """Boards of a golden game as spectators see them, each with the trail since the turn before: pairs of turns from
    all of it, the end among them."""
    game, (tale, passages) = games()[golden(name).game], story_of(name)
    ends = [turn.line for turn in story.turns(tale)]
    spread = (round(step * (len(ends) - 2) / max(1, PAIRS - 1)) for step in range(PAIRS))
    say = Voice(locale, NAMES[: golden(name).seats]).plain
    chosen = {max(0, n) for at in spread for n in (at - 1, at, at + 1)}
    views = {n: game.rules.view(passages[ends[n] - 1].after, None) for n in chosen}
    shown = [n for n in sorted(views) if n - 1 in views]
    return [game.renderer.picture(views[n], say, since=(views[n - 1],)) for n in shown]


def decoded(gif: bytes) -> Iterator[bytes]:
    image = Image.open(io.BytesIO(gif))
    for number in range(getattr(image, "n_frames", 1)):
        image.seek(number)
        yield image.convert("RGB").tobytes()


def animation(drawn: list[bytes], at_once: int) -> tuple[bytes, film.Reel]:
    """The GIF of these boards, so many in one go."""
    frames, reel = list[bytes](), None
    for start in range(0, len(drawn), at_once):
        reel = film.reel(drawn[start : start + at_once], reel)
        frames += reel.frames
    assert reel is not None
    return film.film(frames, reel.size, reel.palette), reel


@pytest.mark.parametrize("name", TOLD)
def test_every_frame_is_the_board_in_the_same_palette(name: str) -> None:
    drawn = boards(name)
    gif, reel = animation(drawn, 3)
    assert reel.size == (film.WIDTH, round(film.WIDTH * sheet.HEIGHT / sheet.WIDTH))
    expected = [film.frame(board, reel.palette, reel.size).convert("RGB").tobytes() for board in drawn]
    assert list(decoded(gif)) == expected


@pytest.mark.parametrize(("name", "locale"), list(zip(TOLD, cycle(LOCALES), strict=False)))
def test_the_text_of_a_frame_is_legible_on_a_telephone(name: str, locale: str) -> None:
    """Where the animation is shown 390 wide; the numbers of the trail too."""
    with drawn_text() as written:
        drawn = boards(name, locale)
    wide = {Image.open(io.BytesIO(board)).width for board in drawn}
    assert wide == {sheet.WIDTH}
    assert written
    assert {
        (words, size) for words, size in written if size * film.WIDTH / sheet.WIDTH * PHONE / film.WIDTH < 9
    } == set()


def test_the_frames_are_the_same_however_many_are_made_in_one_go() -> None:
    drawn = boards("cardgo/full")[:4]
    assert animation(drawn, 1)[0] == animation(drawn, 4)[0]


def outline(laid: boxes.Laid, depth: int) -> list[Any]:
    """Where boxes lie in one, and in those, so deep."""
    return [(x, y, each.high, outline(each, depth - 1)) for x, y, each in laid.inner] if depth else []


LAID: dict[str, Callable[[boxes.Laid], Any]] = {
    "renderers.cacao.villages": lambda laid: laid.high,
    "renderers.cardgo.column": lambda laid: (outline(laid, 1), outline(laid.inner[-1][2], 2)),
    "renderers.jiangshan.legend": lambda laid: outline(laid, 9),
    "renderers.jiangshan.plates": lambda laid: None,
    "renderers.koxinga.panels": lambda laid: None,
}
"""Modules whose boxes have one place in a whole animation, and what else of them is the same in every frame."""
FILMED = ("cacao/four", "cacao/gaps", "cardgo/classic", "cardgo/full", "cardgo/own-cards", *TOLD[2:])


@pytest.mark.parametrize("name", FILMED)
def test_all_frames_of_an_animation_are_laid_out_alike(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Plates, panels, villages and legends used to jump with what a frame tells. At Cacao's end the count stands where
    villages did."""

    def noted(canvas: Canvas, room: sheet.Box, box: boxes.Box) -> boxes.Laid:
        laid = draw(canvas, room, box)
        if (kept := LAID.get(sys._getframe(1).f_globals["__name__"])) is not None:
            found.append((room, kept(laid)))
        return laid

    found, draw = list[Any](), boxes.draw
    monkeypatch.setattr(boxes, "draw", noted)
    game = games()[golden(name).game]
    views = [game.rules.view(state, None) for state in asked(game.rules, golden(name))]
    frames, say = list[list[Any]](), Voice("en", NAMES[: golden(name).seats]).plain
    for at in (1, len(views) // 3, len(views) // 2, len(views) - 2, len(views) - 1):
        found.clear()
        game.renderer.picture(views[at], say, since=(views[at - 1],), film=views[-1])
        frames.append(found[:])
    assert frames[0]
    assert all(frame == frames[0] for frame in frames[: -1 if game.rules.name == "cacao" else None])


def test_a_choice_that_only_ticks_is_no_frame() -> None:
    """Of stratagems, of cards, or to leave the dice as they were."""
    for name in ("jiangshan/corners", "koxinga/standard"):
        game = games()[golden(name).game]
        views = [game.rules.view(state, None) for state in asked(game.rules, golden(name))]
        chosen = [one != other and game.unticked(one) == game.unticked(other) for one, other in pairwise(views[:9])]
        assert sum(chosen) >= golden(name).seats - 1, name


def plain(*, dot: int = 0, size: tuple[int, int] = (1200, 800)) -> bytes:
    """A board with a square somewhere."""
    image = Image.new("RGB", size, PAPER)
    image.paste(INK, (dot, dot, dot + 120, dot + 120))
    return png.encode(image, png.palette(image, (PAPER, INK, AMBER)))


def test_a_frame_holds_the_rectangle_that_changed() -> None:
    still, moved = film.reel([plain(), plain()]).frames, film.reel([plain(), plain(dot=120)]).frames
    assert int.from_bytes(still[1][13:15], "little") == 1
    assert int.from_bytes(moved[1][13:15], "little") == 140
    assert len(still[1]) < len(moved[1]) < len(moved[0])


def test_a_board_of_another_shape_is_fitted_in() -> None:
    gif, reel = animation([plain(), plain(size=(1200, 1600))], 1)
    assert reel.size == (700, 467)
    assert len(list(decoded(gif))) == 2


def test_a_frame_stands_as_long_as_what_changed_takes_to_read_and_the_last_one_longest() -> None:
    reel = film.reel([plain(), plain(dot=9), plain(dot=30), plain(dot=60), plain()], changed=(0, 5, 12, 90, 2))
    image = Image.open(io.BytesIO(film.film(reel.frames, reel.size, reel.palette)))
    assert image.info["loop"] == 0
    durations = []
    for number in range(5):
        image.seek(number)
        durations.append(image.info["duration"])
    assert durations == [600, 1_000, 1_560, 2_500, 8_000]
