"""Puzzles: one answer, three tries, the reason; nobody else sees anything of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import islice
from pathlib import Path

import pytest

from bot.catalogue import games
from bot.handlers.teaching import beside
from bot.handlers.teaching.puzzles import TRIES, find, puzzled_games
from bot.messages.custom_id import Action, Named, Picked
from bot.messages.i18n import Voice
from bot.messages.limits import problems
from bot.messages.message import Message
from games import moves
from games.exercise import answers, begun, following, solution
from games.puzzles import BETWEEN, kept
from renderers.words import LOCALES
from tests.support.counts import count
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
    assert "**Right.** It costs them more HP than another move would." in said(right)
    following = await follow(house, right, "Next puzzle")
    assert "puzzle 2 of" in said(following)
    assert not house.channels.sent, "nobody else sees anything of it"


async def test_a_wrong_answer_is_told_what_it_does(house: Stand) -> None:
    for game in puzzled_games():
        shown = await answered(house, await opened(house, f"{game}:1"), wrong(game, 1, 1)[0])
        if games()[game].puzzles[0].then:
            shown = await answered(house, shown, parts(1)[1])
        assert "2 tries left.\n**" in said(shown), game
        assert "** does this: " in said(shown), game


async def test_the_reason_stands_beside_what_the_answer_does_and_what_could_follow(house: Stand) -> None:
    """So that whoever looks at the picture finds it there, or reads that it lies ahead."""
    risks = set[str]()
    for game in puzzled_games():
        for number, one in enumerate(kept(game), 1):
            asked = games()[game].puzzles[number - 1]
            if asked.then or number % count(2, full=1):
                continue
            right = said(await answered(house, await opened(house, f"{game}:{number}"), asked.solves[0]))
            why, *shows = right.partition("**Right.** ")[2].splitlines()
            assert why, one
            line = [each for each in shows if each.startswith("What could follow ")]
            assert bool(line) == bool(one.why), "what a reason by search rests on"
            assert len(shows) > len(line), "what the answer does at once"
            assert "It may help" not in "".join(shows), "the answer is what helps"
            risks |= {game for each in shows if each.startswith("› Risk: ")}
            if (game, number) == ("cardgo", 2):
                before = [each for each in shows if each.startswith("Before this move: ")]
                assert "could hit you for up to 9 HP with one card, on B4." in before[0], "what was at stake"
    assert risks >= {"cardgo", "jiangshan"}, "and what is left"


async def test_a_board_unlike_those_of_the_lessons_says_what_is_different(house: Stand) -> None:
    here = "Here: 8 × 8 cells, 28 HP for Green and 4 more for Red, values 3 to 4."
    assert f"\n-# {here}\n" in said(await opened(house, "cardgo:1"))
    assert "Here: " not in said(await opened(house, "cacao:1")), "it is always played so"


async def test_after_three_wrong_answers_the_answer_is_told(house: Stand) -> None:
    board, told = await opened(house, "cardgo:1"), list[str]()
    for typed in wrong("cardgo", 1, TRIES):
        shown = await answered(house, board, typed)
        told.append(said(shown))
    assert "Something else is better. 2 tries left." in told[0]
    assert "One try left." in told[1]
    assert f"The answer was {games()['cardgo'].puzzles[0].solves[0].replace('@', ' on ')}. " in told[2]
    assert "Right" not in told[2]
    assert "puzzle 2 of" in said(await house.command(ANN, "puzzle", game="cardgo"))
    late = await answered(house, board, games()["cardgo"].puzzles[0].solves[0])
    assert "Right" in said(late), "an old panel is answered as it was"


async def test_whoever_presses_twice_has_tried_once(house: Stand) -> None:
    board = await opened(house, "cardgo:1")
    (typed,) = wrong("cardgo", 1, 1)
    for _ in range(TRIES):
        assert "2 tries left." in said(await answered(house, board, typed))


def parts(number: int) -> list[str]:
    """The two decisions of a puzzle of Koxinga."""
    return kept("koxinga")[number - 1].answer.split(BETWEEN)


async def test_two_decisions_are_judged_together(house: Stand) -> None:
    board = await opened(house, "koxinga:1")
    order, card = parts(1)
    second = await answered(house, board, order)
    assert "puzzle 1 of" in said(second)
    assert "tries" not in said(second), "half an answer is none"
    assert "puzzle 1 of" in said(back := await follow(house, second, "Back"))
    assert labelled(back, "Back") is None
    assert "**Right.**" in said(await answered(house, second, card))
    assert "puzzle 2 of" in said(await house.command(ANN, "puzzle", game="koxinga"))


async def test_the_right_card_after_the_wrong_order_is_wrong_and_both_are_told_at_last(house: Stand) -> None:
    board = await opened(house, "koxinga:1")
    order, card = parts(1)
    others = wrong("koxinga", 1, 1)
    second = await answered(house, board, others[0])
    told = said(await answered(house, second, card))
    assert "Something else is better. 2 tries left." in told
    rules, puzzle = games()["koxinga"].rules, games()["koxinga"].puzzles[0]
    state, _, _ = begun(rules, following(puzzle, order))
    cards = [rules.format(each) for each in moves.owed(rules, rules.view(state, puzzle.seat))]
    first, last = [each for each in cards if each != card]
    assert "One try left." in said(await answered(house, second, first))
    told = said(await answered(house, second, last)).replace("\\", "")
    dice = {"keep": "keeping the dice", "swap": "swapping the dice"}[order]
    assert f"The answer was {dice} + {card} (" in told


@pytest.mark.parametrize("made", ["nothing", "card 7", "keep\nchance dice 1 1", ""])
@pytest.mark.parametrize("game", ["koxinga", "cardgo"])
async def test_a_first_decision_that_nobody_could_make_leads_nowhere(house: Stand, game: str, made: str) -> None:
    assert (find(f"{game}:1:{made}") is None) == bool(made)


async def test_of_a_game_without_puzzles_that_is_said(stand: Stand) -> None:
    assert "There are no puzzles for this game" in said(await stand.command(ANN, "puzzle", game="toy"))


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
        after = [following(puzzle, rules.format(each)) for each in moves.owed(rules, view)] if puzzle.then else []
        answers = sum(len(list(moves.owed(rules, rules.view(begun(rules, each)[0], puzzle.seat)))) for each in after)
        assert (answers or len(list(islice(moves.owed(rules, view), TRIES + 1)))) > TRIES, "not all can be tried"
        if puzzle.then:
            right = following(puzzle, puzzle.solves[0])
            state, _, _ = begun(rules, right)
            assert moves.legal(rules, state, puzzle.seat, solution(rules, rules.view(state, puzzle.seat), right))


@pytest.mark.parametrize(("name", "count"), [("cardgo", 12), ("jiangshan", 12), ("koxinga", 6), ("cacao", 6)])
def test_there_are_so_many_puzzles_no_two_alike(name: str, count: int) -> None:
    puzzles = games()[name].puzzles
    assert len({puzzle.script for puzzle in puzzles}) == len(puzzles) == count


@pytest.mark.parametrize("locale", LOCALES)
async def test_each_language_has_the_words(house: Stand, locale: str) -> None:
    house.locales[ANN] = locale
    for name in games():
        board = await opened(house, f"{name}:1")
        assert "puzzle" not in said(board) or locale == "en"
        assert list(problems(board)) == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", ["cardgo", "jiangshan"])
def test_what_could_follow_an_answer_is_told_in_words(name: str, locale: str) -> None:
    game = games()[name]
    led = [each for each in game.puzzles if each.follows]
    assert led
    for each in led:
        state, voice = begun(game.rules, each)[0], Voice(locale, ("Ann", "Ben", "Cat", "Dan"))
        played, view = answers(game.rules, state, each), game.rules.view(state, each.seat)
        (told,) = beside.follows(game.rules, view, each.seat, played, each.follows, voice, always=True)
        seat, typed = each.follows[0]
        assert voice.names[seat] in voice.say(told)
        assert typed == "pass" or typed not in voice.plain(told), "a word of English, too"
