"""Animations: every frame, decoded, is the board at their width in the same palette, to the byte."""

from __future__ import annotations

import io
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from PIL import Image

from bot.catalogue import games
from bot.messages.i18n import Voice
from bot.table import story
from renderers import film, png
from tests.support.counts import count
from tests.support.stories import TOLD, golden, log

FRAMES = count(4, full=400)
PAPER, INK, AMBER = (250, 248, 240), (20, 20, 20), (240, 162, 14)


def boards(name: str) -> Iterator[bytes]:
    """The boards of a golden game as spectators see them, a turn each."""
    played = golden(name)
    game, speaker = games()[played.game], Voice("en", tuple(f"P{seat}" for seat in range(played.seats)))
    views: list[Any] = []
    for tale, _ in story.told(
        game, story.opened(game, game.rules.options(**played.options), played.seats), log(played.lines)
    ):
        if len(tale.turns) > len(views):
            views.append(game.rules.view(tale.state, None))
            yield game.renderer.picture(views[-1], speaker.plain, since=tuple(views[-2:-1]))


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
    drawn = list(islice(boards(name), FRAMES))
    gif, reel = animation(drawn, 3)
    assert reel.size[0] == film.WIDTH
    expected = [film.frame(board, reel.palette, reel.size).convert("RGB").tobytes() for board in drawn]
    assert list(decoded(gif)) == expected


def test_the_frames_are_the_same_however_many_are_made_in_one_go() -> None:
    drawn = list(islice(boards("cardgo/full"), 4))
    assert animation(drawn, 1)[0] == animation(drawn, 4)[0]


def plain(*, dot: int = 0, size: tuple[int, int] = (1200, 800)) -> bytes:
    """A board with a square somewhere."""
    image = Image.new("RGB", size, PAPER)
    image.paste(INK, (dot, dot, dot + 120, dot + 120))
    return png.encode(image, png.palette(image, (PAPER, INK, AMBER)))


def test_a_frame_holds_the_rectangle_that_changed() -> None:
    still, moved = film.reel([plain(), plain()]).frames, film.reel([plain(), plain(dot=120)]).frames
    assert int.from_bytes(still[1][5:7], "little") == 1
    assert int.from_bytes(moved[1][5:7], "little") == 140
    assert len(still[1]) < len(moved[1]) < len(moved[0])


def test_a_board_of_another_shape_is_fitted_in() -> None:
    gif, reel = animation([plain(), plain(size=(1200, 1600))], 1)
    assert reel.size == (700, 467)
    assert len(list(decoded(gif))) == 2


def test_the_last_frame_stands_longest_and_then_it_begins_again() -> None:
    image = Image.open(io.BytesIO(animation([plain(), plain(dot=9)], 2)[0]))
    assert image.info["loop"] == 0
    durations = []
    for number in range(2):
        image.seek(number)
        durations.append(image.info["duration"])
    assert durations == [1_100, 8_000]
