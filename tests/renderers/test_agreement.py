"""What a picture, its alt text and the text board say of one position agrees: who is asked, the turn, everybody's
score, the last move."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from games.cacao import board as jungle
from games.cardgo.board import name as cell
from games.core import Seat
from games.jiangshan.board import name as place
from games.moves import acting
from renderers import boxes, gallery
from renderers.__main__ import GOLDENS
from renderers.cacao import heading as cacao
from renderers.canvas import Canvas
from renderers.cardgo import heading as cardgo
from renderers.gallery import NAMES
from renderers.jiangshan import heading as jiangshan
from renderers.jiangshan import trail
from renderers.koxinga import heading as koxinga
from renderers.words import LOCALES
from tests.support.goldens import asked, read

FILES = sorted(GOLDENS.glob("*/*.txt"))
HEADLINES: dict[str, Any] = {"cacao": cacao, "cardgo": cardgo, "jiangshan": jiangshan, "koxinga": koxinga}


def scores(game: str, view: Any) -> list[tuple[int, ...]]:
    """What each seat has, in the order in which it is said."""
    match game:
        case "cardgo":
            return [(hp, count) for hp, count in zip(view.hp, view.counts, strict=True)]
        case "cacao":
            return [(village.gold, village.cacao) for village in view.table.villages]
        case "jiangshan":
            return [(side.morale, side.supply, side.merit) for side in view.sides]
        case _:
            return [(who.block,) if who.block else () for who in view.players]


def latest(game: str, view: Any) -> str | None:
    """Where the last move ended, as it is written; None before the first."""
    match game:
        case "cardgo":
            return cell(view.ground.columns, view.last[-1].cell) if view.last else None
        case "cacao":
            return jungle.name(view.table.last.placed) if view.table.last else None
        case "jiangshan":
            steps = trail.steps(view)
            return place(steps[-1].end) if steps else None
        case _:
            return str(view.walks[-1].blocks[-1]) if view.walks and view.walks[-1].blocks[-1] else None


def number(game: str, view: Any) -> int:
    """The turn or round that is told."""
    match game:
        case "cardgo":
            return view.number
        case "cacao":
            return view.table.number
        case "jiangshan":
            return min(view.round, view.terms.round_limit)
        case _:
            return view.turn


def drawn(game: str, view: Any) -> list[tuple[int, ...]]:
    """What of it stands in figures on the picture: a ship's block is seen."""
    return [(len(who.treasures),) for who in view.players] if game == "koxinga" else scores(game, view)


def numbers(words: str) -> list[int]:
    return [int(each.replace("−", "-")) for each in re.findall(r"(?<![\w.])[-−]?\d+", words)]


def told_in_order(wanted: tuple[int, ...], words: str) -> bool:
    every: Iterator[int] = iter(numbers(words))
    return all(any(each == found for found in every) for each in wanted)


def plain(words: str) -> str:
    return re.sub(r"\s", "", words)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_picture_alt_text_and_text_board_agree(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name, turned = file.parent.name, FILES.index(file)
    game = gallery.games()[name]
    every = asked(game.rules, read(file.read_text("utf-8")))
    state = every[round((0.3, 0.6, 0.9)[turned % 3] * (len(every) - 1))]
    say = gallery.say_in(game, LOCALES[turned % len(LOCALES)])
    view = game.rules.view(state, next(iter(acting(game.rules, state)), None) if turned % 2 else None)
    written: list[str] = []
    plainly = Canvas.text

    def noted(canvas: Canvas, words: str, *rest: Any, **more: Any) -> float:
        written.append(words)
        return plainly(canvas, words, *rest, **more)

    monkeypatch.setattr(Canvas, "text", noted)
    game.renderer.picture(view, say)
    told, alt, board = " ".join(written), game.renderer.alt(view, say), game.renderer.board(view, say)
    headline = plain(say(HEADLINES[name].headline(view)))
    assert all(headline in plain(words) for words in (told, alt, board)), headline
    assert view.outcome is None, "before the end of every golden game"
    assert all(number(name, view) in numbers(words) for words in (told, alt, board))
    for seat, (wanted, shown) in enumerate(zip(scores(name, view), drawn(name, view), strict=True)):
        assert set(shown) <= set(numbers(told)), (NAMES[seat], shown)
        own = [line for line in board.splitlines() if NAMES[seat] in line and told_in_order(wanted, line)]
        assert any(plain(line).strip("。.") in plain(alt) for line in own), (NAMES[seat], wanted, board)
    if (end := latest(name, view)) is not None:
        assert end in board
        assert end in alt or name == "koxinga"
        assert end in told or name in ("cacao", "jiangshan"), "there a ring or an arrow tells it"


@pytest.mark.parametrize(
    ("played", "turn", "seat", "path"),
    [
        ("cacao/careful", 10, 0, ()),
        ("cacao/standard", 9, 0, ("B", "S1", "00")),
        ("koxinga/choices", 62, 1, ()),
    ],
)
def test_nothing_is_left_out_of_what_a_tray_a_card_or_an_inset_tells(
    played: str, turn: int, seat: int, path: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a low tray the orders of the own workers lost their last word; beside a rotation there was no room for a tile
    that nobody has chosen; who has won a duel was never shown."""
    file = GOLDENS / f"{played}.txt"
    game = gallery.games()[file.parent.name]
    state = asked(game.rules, read(file.read_text("utf-8")))[turn]
    missing: list[int] = []
    plainly = boxes.draw

    def noted(*args: Any) -> boxes.Laid:
        missing.append(plainly(*args).missing)
        return boxes.Laid()

    monkeypatch.setattr(boxes, "draw", noted)
    for locale in LOCALES:
        game.renderer.picture(game.rules.view(state, Seat(seat)), gallery.say_in(game, locale), path=path)
    assert set(missing) == {0}
