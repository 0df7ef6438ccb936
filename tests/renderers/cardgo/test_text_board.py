from dataclasses import replace

import pytest

from games.cardgo.board import name
from games.cardgo.options import Options
from games.cardgo.state import Card, Effect, Placement, SeenPiece, Side, View
from games.core import Seat
from renderers.cardgo import RENDERER
from renderers.prose import ALT_LIMIT
from renderers.words import LOCALES
from tests.renderers.cardgo import positions
from tests.renderers.cardgo.positions import GREEN, RED
from tests.renderers.voices import LOCALES_FOLDER, say_in
from tests.support.counts import paired

POSITIONS = positions.everything()


@pytest.mark.parametrize(("kind", "locale"), paired(POSITIONS, LOCALES))
def test_the_description_is_short_and_states_turn_and_hp(kind: str, locale: str) -> None:
    view = POSITIONS[kind]
    alt = RENDERER.alt(view, say_in(locale))
    assert 0 < len(alt) <= ALT_LIMIT
    assert "\n" not in alt
    for fact in (f"{view.hp[0]:,}", f"{view.hp[1]:,}", f"{view.number:,}", "Anna", "周子瑜"):
        assert fact in alt


def test_the_description_lists_pieces_and_the_last_move() -> None:
    alt = RENDERER.alt(positions.middle(), say_in("en"))
    assert "Last move by 周子瑜: 2 on F5" in alt
    assert "Green loses 6 HP" in alt
    assert "Removed: E5 Green 3, F5 Red 2, E6 Red 1" in alt
    for place, piece in enumerate(positions.middle().board):
        if piece is not None and piece.card is not None:
            assert f"{name(10, place)} {piece.card.value}" in alt


@pytest.mark.parametrize("locale", LOCALES)
def test_a_full_board_is_described_for_both_sides_as_far_as_it_fits(locale: str) -> None:
    say = say_in(locale, ("W" * 32, "很長的名字" * 6))
    alt = RENDERER.alt(positions.packed(), say)
    assert ALT_LIMIT - 60 < len(alt) <= ALT_LIMIT
    more = {"en": "more", "zh-TW": "另有", "zh-CN": "还有"}[locale]
    assert alt.count(more) == 2


@pytest.mark.parametrize(("locale", "sides"), [("en", ("Green", "Red")), ("zh-TW", ("綠方", "紅方"))])
def test_a_side_that_nobody_plays_is_named_once(locale: str, sides: tuple[str, str]) -> None:
    alt = RENDERER.alt(positions.middle(), say_in(locale, sides))
    named = RENDERER.alt(positions.middle(), say_in(locale, ("Bo", "Bo")))
    brackets = "({})" if locale == "en" else "（{}）"
    for side in map(brackets.format, sides):
        assert side not in alt
        assert side in named


def test_a_board_of_one_side_is_described() -> None:
    view = positions.packed()
    board = tuple(replace(piece, owner=Seat(0)) if piece else None for piece in view.board)
    removed = tuple((place, piece) for place, piece in enumerate(board) if piece)
    last = (replace(view.last[0], removed=removed),)
    alt = RENDERER.alt(replace(view, board=board, last=last), say_in("en"))
    assert len(alt) <= ALT_LIMIT
    assert len(RENDERER.board(replace(view, board=board, last=last), say_in("en"))) > ALT_LIMIT


def test_names_cannot_break_out_of_the_description() -> None:
    alt = RENDERER.alt(positions.opening(), say_in("en", ("a\nb\u202ec", "x" * 4000)))
    assert "a bc" in alt
    assert len(alt) == ALT_LIMIT


@pytest.mark.parametrize(("kind", "locale"), paired(POSITIONS, LOCALES))
def test_the_text_board_names_every_piece_and_every_row(kind: str, locale: str) -> None:
    view = POSITIONS[kind]
    lines = RENDERER.board(view, say_in(locale)).split("\n")
    assert all(line == line.strip() and line for line in lines)
    columns = view.ground.columns
    for place, piece in enumerate(view.board):
        cell = f"{name(columns, place)} "
        assert any(cell in line for line in lines) or piece is None, cell
    assert len(lines) >= view.ground.rows + 6


def test_the_text_board_tells_side_value_effect_and_what_is_hidden() -> None:
    text = RENDERER.board(positions.wilds(), say_in("en"))
    assert "C1 Green 2 Indulgence" in text
    assert "H8 Green 5 Indulgence (hidden from others)" in text
    assert "Green hand: 1 Sorrow, 2, 3 Indulgence, 4 Suppression and 6" in text
    assert "Red hand" not in text
    assert "Discarded: 1, 2, 2 × 3, 5 Kindness and 6" in text
    assert "Fire: D4, G4, A5, D7" in text


def test_the_text_board_of_an_end_shows_both_hands() -> None:
    text = RENDERER.board(positions.end(), say_in("en"))
    assert "Green hand: 1, 2, 4, 5 and 6" in text
    assert "Red hand: 2 × 3, 5 and 6" in text


def test_gains_and_passes_are_told() -> None:
    view = positions.middle()
    gained = replace(view, last=(replace(view.last[0], lost=(-4, 0)),), passed=(False, True), turn=Seat(0))
    alt = RENDERER.alt(gained, say_in("en"))
    assert "Green gains 4 HP" in alt
    assert "Red passed" in alt


def suppressing() -> View:
    """A suppressed piece, a face-down one below another suppressor, and a placement whose 3 on highland counted 4."""
    board: list[SeenPiece | None] = [None] * 100
    board[34], board[44] = SeenPiece(GREEN, Card(1, Effect.SUPPRESSION)), SeenPiece(RED, Card(5, Effect.JOY))
    board[35], board[45] = SeenPiece(RED, Card(6, Effect.SUPPRESSION)), SeenPiece(GREEN, None, seen=1)
    gone = ((54, SeenPiece(RED, Card(3, Effect.PAIN))), (55, SeenPiece(GREEN, Card(2))))
    last = (Placement(RED, 54, Card(3, Effect.PAIN), (Side(RED, 5, 4, ((54, 4), (55, 2))),), gone, lost=(9, 0)),)
    return positions.view(Options(effects=True), board=tuple(board), last=last, turn=GREEN)


def test_suppressed_pieces_are_named() -> None:
    say, view = say_in("en"), suppressing()
    text, alt = RENDERER.board(view, say), RENDERER.alt(view, say)
    assert "E5 Red 5 Joy (suppressed)" in text
    assert "F5 Green face down (suppressed)" in text
    assert text.count("suppressed") == alt.count("suppressed") == 2
    assert "E5 5e3 (suppressed)" in alt
    plain = replace(view, options=Options())
    assert "suppressed" not in RENDERER.board(plain, say) + RENDERER.alt(plain, say)


@pytest.mark.parametrize(
    ("locale", "placed", "removed"),
    [
        ("en", "3 Pain on E6", "E6 Red 3 Pain (counted as 4), F6 Green 2"),
        ("zh-TW", "3 痛苦 下在 E6", "E6 紅方 3 痛苦（以 4 計）、F6 綠方 2"),
        ("zh-CN", "3 痛苦 落在 E6", "E6 红方 3 痛苦（按 4 计）、F6 绿方 2"),
    ],
)
def test_the_last_move_and_what_it_removed_are_told_in_words(locale: str, placed: str, removed: str) -> None:
    for words in (RENDERER.board(suppressing(), say_in(locale)), RENDERER.alt(suppressing(), say_in(locale))):
        assert placed in words
        assert removed in words


def test_a_card_placed_face_down_is_told_without_its_value() -> None:
    view = suppressing()
    hidden = replace(view, last=(replace(view.last[0], card=None, removed=()),))
    assert "Last move by 周子瑜: a face-down card on E6" in RENDERER.board(hidden, say_in("en"))


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "You do not draw in your very first turn"),
        ("zh-TW", "雙方各自的第一回合不抽"),
        ("zh-CN", "双方的第一个回合都不抽"),
    ],
)
def test_the_rules_say_that_neither_side_draws_in_its_first_turn(locale: str, said: str) -> None:
    assert said in (LOCALES_FOLDER / locale / "cardgo-rules.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("number", "told"), [(380, "Turn 380."), (381, "Turn 381 of 400.")])
def test_the_limit_of_turns_is_told_when_it_comes_near(number: int, told: str) -> None:
    """A game is mostly over long before it."""
    view = replace(positions.middle(), number=number)
    assert view.options.maxturns == 400
    assert told in RENDERER.alt(view, say_in("en"))
