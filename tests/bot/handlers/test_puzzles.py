"""Puzzles: one answer, three tries, the reason; nobody else sees anything of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import islice
from pathlib import Path

import pytest

from bot.catalogue import games
from bot.handlers.teaching.puzzles import TRIES, puzzled_games
from bot.messages.custom_id import Action, Named, Picked
from bot.messages.limits import problems
from bot.messages.message import Message
from games import moves
from games.exercise import begun, solution
from renderers.words import LOCALES
from tests.support.stand import Stand, control, labelled, message, pressed, said, surface

ANN = 200_000_000_000_000_001


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Stand]:
    async with surface(tmp_path) as ready:
        yield ready


async def opened(house: Stand, place: str) -> Message:
    return message(await house.click(ANN, pressed(Action.PUZZLE, 0, Named(place)), private=True))


async def answered(house: Stand, shown: Message, typed: str) -> Message:
    form = control(shown, Action.EXERCISE_TYPE)
    asked = message(await house.click(ANN, form, private=True, lines={"typed": typed}))
    return message(await house.click(ANN, control(asked, Action.EXERCISE_PLAY), private=True))


async def follow(house: Stand, shown: Message, name: str) -> Message:
    """The message after a button with these words."""
    button = labelled(shown, name)
    assert button is not None, name
    return message(await house.click(ANN, button, private=True))


def wrong(game: str, number: int, count: int) -> list[str]:
    """Moves that are not the answer, as one types them."""
    rules, puzzle = games()[game].rules, games()[game].puzzles[number - 1]
    state, _, _ = begun(rules, puzzle)
    view = rules.view(state, puzzle.seat)
    right = solution(rules, view, puzzle)
    others = (each for each in moves.owed(rules, view) if each != right)
    return [rules.format(each) for each in islice(others, count)]


async def test_from_the_command_to_the_right_answer_and_the_next_puzzle(house: Stand) -> None:
    every = message(await house.command(ANN, "puzzle"))
    board = await follow(house, every, "CardGO")
    assert said(board).startswith("-# CardGO · puzzle 1 of ")
    assert "Find the best move" in said(board)
    assert said(message(await house.command(ANN, "puzzle", game="card"))) == said(board)
    assert list(problems(board)) == []
    right = await answered(house, board, games()["cardgo"].puzzles[0].solves[0])
    assert "**Right.** It " in said(right)
    following = await follow(house, right, "Next puzzle")
    assert "puzzle 2 of" in said(following)
    assert not house.channels.sent, "nobody else sees anything of it"


async def test_after_three_wrong_answers_the_answer_is_told(house: Stand) -> None:
    board, told = await opened(house, "cardgo:1"), list[str]()
    for typed in wrong("cardgo", 1, TRIES):
        shown = await answered(house, board, typed)
        told.append(said(shown))
    assert "Something else is better. 2 tries left." in told[0]
    assert "One try left." in told[1]
    assert f"The answer was {games()['cardgo'].puzzles[0].solves[0]}. " in told[2].replace("\\", "")
    assert "Right" not in told[2]
    assert "puzzle 2 of" in said(await house.command(ANN, "puzzle", game="cardgo"))
    late = await answered(house, board, games()["cardgo"].puzzles[0].solves[0])
    assert "Right" in said(late), "an old panel is answered as it was"


async def test_whoever_presses_twice_has_tried_once(house: Stand) -> None:
    board = await opened(house, "cardgo:1")
    (typed,) = wrong("cardgo", 1, 1)
    for _ in range(TRIES):
        assert "2 tries left." in said(await answered(house, board, typed))


async def test_where_there_are_few_moves_there_are_fewer_tries(house: Stand) -> None:
    board = await opened(house, "koxinga:1")
    first, second = wrong("koxinga", 1, 2)
    assert "One try left." in said(await answered(house, board, first))
    assert "The answer was" in said(await answered(house, board, second))


async def test_no_puzzle_is_shown_twice(house: Stand) -> None:
    puzzles = games()["cardgo"].puzzles
    for number, puzzle in enumerate(puzzles, 1):
        await answered(house, await opened(house, f"cardgo:{number}"), puzzle.solves[0])
    assert f"all {len(puzzles)} puzzles" in said(await house.command(ANN, "puzzle", game="cardgo"))


@pytest.mark.parametrize("place", ["cardgo:0", "cardgo:999", "nothing:1", "cardgo:x"])
async def test_what_is_gone_is_said_to_be(house: Stand, place: str) -> None:
    assert "changed or gone" in said(await opened(house, place))
    stamp = Picked(f":p:{place}")
    assert "changed or gone" in said(await house.click(ANN, pressed(Action.EXERCISE, 0, stamp), private=True))


@pytest.mark.parametrize("name", games())
def test_every_puzzle_is_played_asks_whose_turn_it_is_and_takes_its_answer(name: str) -> None:
    assert name in puzzled_games()
    rules = games()[name].rules
    for puzzle in games()[name].puzzles:
        state, _, _ = begun(rules, puzzle)
        assert puzzle.seat in moves.acting(rules, state)
        view = rules.view(state, puzzle.seat)
        assert moves.legal(rules, state, puzzle.seat, solution(rules, view, puzzle))
        assert len(list(islice(moves.owed(rules, view), 3))) == 3


@pytest.mark.parametrize("locale", LOCALES)
async def test_each_language_has_the_words(house: Stand, locale: str) -> None:
    house.locales[ANN] = locale
    for name in games():
        board = await opened(house, f"{name}:1")
        assert "puzzle" not in said(board) or locale == "en"
        assert list(problems(board)) == []
