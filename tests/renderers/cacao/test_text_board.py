import re
from dataclasses import replace

import pytest

from games.cacao import board, outcome
from games.cacao.turns import gain_text
from games.cacao.village import TRACK, Orders
from games.core import Seat, text
from renderers.cacao import RENDERER
from renderers.prose import ALT_LIMIT, numeral
from renderers.words import LOCALES
from tests.renderers.cacao import positions
from tests.renderers.voices import say_in
from tests.support.counts import paired

VIEWS = positions.views()


@pytest.mark.parametrize(("kind", "locale"), paired(VIEWS, LOCALES))
def test_the_description_is_short_and_states_every_village(kind: str, locale: str) -> None:
    view = VIEWS[kind]
    alt = RENDERER.alt(view, say_in(locale, positions.NAMES))
    assert 0 < len(alt) <= ALT_LIMIT
    assert "\n" not in alt
    for seat, village in enumerate(view.table.villages):
        for fact in (positions.NAMES[seat], str(village.gold), numeral(TRACK[village.water])):
            assert fact in alt, fact


@pytest.mark.parametrize(("kind", "locale"), paired(VIEWS, LOCALES))
def test_the_description_names_the_cell_of_every_tile(kind: str, locale: str) -> None:
    view = VIEWS[kind]
    words = set(re.split(r"[\s,.:;、：。]+", RENDERER.alt(view, say_in(locale, positions.NAMES))))
    assert {board.name(at) for at in (*view.table.jungle, *view.table.workers)} <= words


@pytest.mark.parametrize("locale", LOCALES)
def test_the_description_of_an_opening_tells_the_workers_of_every_tile(locale: str) -> None:
    view = positions.mine(positions.game(2, 1)[4])
    alt = RENDERER.alt(view, say_in(locale, positions.NAMES))
    for at, tile in view.table.workers.items():
        assert f"{board.name(at)} {tile.form}" in alt


@pytest.mark.parametrize("locale", LOCALES)
def test_long_names_leave_room_for_every_kind_of_tile(locale: str) -> None:
    view = VIEWS["largest"]
    say = say_in(locale, ("W" * 32, "很長的名字" * 6, "M" * 32, "x" * 32))
    alt = RENDERER.alt(view, say)
    assert len(alt) <= ALT_LIMIT
    for seat in range(4):
        assert alt.count(say(text(f"cacao-seat-{seat}"))) == 2


def test_the_description_of_an_end_tells_every_sum() -> None:
    view = VIEWS["end-four"]
    alt = RENDERER.alt(view, say_in("en", positions.NAMES))
    for name, score in zip(positions.NAMES, outcome.scores(view.table), strict=True):
        assert f"{name} (" in alt
        assert f": {score.total} in all, {score.gold} gold, {score.temple} from temples" in alt


@pytest.mark.parametrize(("kind", "locale"), paired(VIEWS, LOCALES))
def test_the_text_board_names_every_tile_on_its_row(kind: str, locale: str) -> None:
    view = VIEWS[kind]
    lines = RENDERER.board(view, say_in(locale, positions.NAMES)).split("\n")
    assert all(line == line.strip() and line for line in lines)
    for at, tile in view.table.workers.items():
        wanted = f"{board.name(at)} "
        assert any(wanted in line and tile.form in line for line in lines), at
    for at in view.table.jungle:
        assert any(f"{board.name(at)} " in line for line in lines), at


def test_the_text_board_tells_what_its_reader_may_know() -> None:
    state = replace(positions.game(3, 1)[9], orders=(Orders(3, 1), Orders(None, 2), Orders()))
    say = say_in("en", positions.NAMES)
    own, others = (RENDERER.board(positions.seen(state, viewer=viewer), say) for viewer in (0, None))
    assert "Anna holds" in own
    assert "周子瑜 holds" not in own
    assert "Your workers sell for 3 or more" in own
    assert "holds" not in others
    assert "Your workers" not in others
    for words in (own, others):
        assert "Anna has not yet played" in words
        assert "Still in the pile" in words


def test_open_hands_are_told_to_all() -> None:
    words = RENDERER.board(positions.seen(positions.open_hands()), say_in("en", positions.NAMES))
    assert words.count(" holds ") == 4


def test_the_end_is_told_with_every_part_of_the_scores() -> None:
    view = VIEWS["end-four"]
    assert view.outcome is not None
    say = say_in("en", positions.NAMES)
    words = RENDERER.board(view, say)
    assert say(view.outcome.reason) in words
    for score in view.outcome.scores:
        assert say(score) in words


def test_a_cover_is_told() -> None:
    view = next(
        positions.seen(state)
        for state in positions.game(4, 1)
        if state.table.last and state.table.workers[state.table.last.placed].covers
    )
    last = view.table.last
    assert last is not None
    cell = board.name(last.placed)
    alt = RENDERER.alt(view, say_in("en", positions.NAMES))
    assert f"{positions.NAMES[last.seat]} covered {cell} with" in alt
    assert "(covers another)" in RENDERER.board(view, say_in("en", positions.NAMES))


def test_names_cannot_break_out_of_the_description() -> None:
    alt = RENDERER.alt(VIEWS["opening"], say_in("en", ("a\nb\u202ec", "x" * 4000)))
    assert "a bc" in alt
    assert len(alt) == ALT_LIMIT


def test_somebody_who_is_asked_is_named() -> None:
    view = VIEWS["deciding"]
    asked = view.table.answering[0]
    assert isinstance(asked, Seat)
    alt = RENDERER.alt(view, say_in("en", positions.NAMES))
    assert alt.startswith(f"Waiting for {positions.NAMES[asked]} to say what the workers sell")


@pytest.mark.parametrize("locale", LOCALES)
def test_what_somebody_loses_at_temples_is_told_as_a_loss(locale: str) -> None:
    say = say_in(locale, positions.NAMES)
    assert "−3" in say(gain_text("temple", -3))
    assert "+3" in say(gain_text("temple", 3))
