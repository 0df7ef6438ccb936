"""What drawing keeps: bounded by bytes; what is dear or in use stays longest."""

from __future__ import annotations

import gc
from collections.abc import Callable
from itertools import islice

import pytest
from PIL import Image

from benchmarks.positions import VOICE, playout
from bot.catalogue import games
from renderers import kept
from renderers.kept import STORES, Store, compact, size
from tests.support.counts import count
from tests.support.type import forget

FOUR_KILOBYTES = (64, 64)


class Painter:
    """Makes grey pictures of four kilobytes, and notes which; those above 100 take a second."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.made: list[int] = []
        self.clock = 0.0
        monkeypatch.setattr(kept, "thread_time", lambda: self.clock)
        self.picture: Callable[[int], Image.Image] = store.keeping(self._make)

    def _make(self, number: int) -> Image.Image:
        self.made.append(number)
        self.clock += number > 100
        return Image.new("L", FOUR_KILOBYTES, number)


def test_what_is_kept_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    painter = Painter(Store(100_000), monkeypatch)
    assert painter.picture(1) is painter.picture(1)
    assert painter.made == [1]


def test_no_more_is_kept_than_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(20_000)
    painter = Painter(store, monkeypatch)
    for number in range(50):
        painter.picture(number)
        assert 0 < store.bytes <= store.most
    painter.picture(0)
    assert painter.made == [*range(50), 0]


def test_what_was_used_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    painter = Painter(Store(20_000), monkeypatch)
    for number in range(50):
        painter.picture(number)
        painter.picture(0)
    assert painter.made.count(0) == 1


def test_what_took_long_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    painter = Painter(Store(20_000), monkeypatch)
    painter.picture(101)
    for number in range(50):
        painter.picture(number)
    painter.picture(101)
    assert painter.made.count(101) == 1


def test_what_took_long_is_packed_and_comes_back_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(20_000, 10_000)
    painter = Painter(store, monkeypatch)
    for number in (*range(101, 110), *range(50)):
        painter.picture(number)
        assert store.bytes <= store.most
    assert all(painter.picture(number).getcolors() == [(64 * 64, number)] for number in range(101, 110))
    assert painter.made == [*range(101, 110), *range(50)]
    store.clear()
    painter.picture(101)
    assert painter.made[-1] == 101


def test_what_is_too_large_is_made_and_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(1_000)
    painter = Painter(store, monkeypatch)
    assert painter.picture(1).size == FOUR_KILOBYTES
    assert store.bytes == 0


def test_boards_and_figures_of_all_games_stay_within_the_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted from the pictures that are there, not from what the stores say."""
    for store, most in zip(STORES, (kept.SPRITES, kept.SHEETS), strict=True):
        monkeypatch.setattr(store, "most", most)
    forget()
    before = _living()
    for game in games().values():
        for preset in [*game.rules.presets.values()][:: count(5, full=1)]:
            for state, _ in islice(playout(game.rules, preset), count(1, full=3)):
                game.renderer.picture(game.rules.view(state, None), VOICE.plain)
        for figure in [*game.figures.values()][:: count(4, full=1)]:
            figure(VOICE.plain)
    assert all(store.bytes <= store.most for store in STORES)
    assert _living() - before <= sum(store.most for store in STORES) + 4 * 1024 * 1024


def _living() -> int:
    gc.collect()
    return sum(size(each) for each in gc.get_objects() if isinstance(each, Image.Image))


def test_few_colours_are_kept_without_loss() -> None:
    image = Image.linear_gradient("L").convert("RGB")
    small = compact(image)
    assert (small.mode, size(small)) == ("P", size(image) // 4)
    assert small.convert("RGB").tobytes() == image.tobytes()


def test_many_colours_are_not_made_fewer() -> None:
    image = Image.merge("RGB", (Image.linear_gradient("L"), Image.radial_gradient("L"), Image.linear_gradient("L")))
    with pytest.raises(ValueError, match="too many colours"):
        compact(image)
