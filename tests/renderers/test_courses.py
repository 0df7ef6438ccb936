"""Lessons and their exercises: every step is played, every answer is said in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.catalogue import games
from games import exercise as exercises
from games import moves
from games.core import Move, Rules, Seat
from games.exercise import Exercise, fits
from games.koxinga.cabins import Good, total
from renderers.words import LOCALES, catalogue

STEPS = [
    pytest.param(game, step, id=f"{name}-{lesson.name}-{number}")
    for name, game in games().items()
    for lesson in game.lessons
    for number, step in enumerate(lesson.steps, 1)
]
ASKED, LINE = 130, 220
"""Characters of a question, and of a line, at most."""


@pytest.mark.parametrize(
    ("page", "word", "explained"),
    [
        ("en/koxinga-course.ftl", "empty block", "empty block (its treasure is taken"),
        ("zh-TW/koxinga-course.ftl", "空的格子", "空的格子（寶藏拿走了"),
        ("zh-CN/koxinga-course.ftl", "空的格子", "空的格子（宝藏被拿走了"),
        ("zh-TW/cardgo-course.ftl", "氣", "氣」，也就是旁邊的最後一個空格"),
        ("zh-CN/cardgo-course.ftl", "气", "气”，也就是旁边最后一个空格"),
        ("zh-TW/cardgo-rules.md", "氣", "氣**；"),
        ("zh-CN/cardgo-rules.md", "气", "气**；"),
    ],
)
def test_a_word_of_the_game_is_explained_where_it_is_first_used(page: str, word: str, explained: str) -> None:
    written = (games()["koxinga"].locales / page).read_text("utf-8")
    assert written[written.index(word) :].startswith(explained)


def legal(rules: Rules[Any, Any, Any], view: Any) -> Iterator[Move]:
    """Every complete move that the panel leads to; of what it offers beside the usual, the first of each."""
    root = rules.choice(view)
    assert root is not None
    yield from ways(rules, view, ())
    for token in root.open:  # of what may be said at any time one is enough: there may be thousands of ways to say it
        yield next(ways(rules, view, (token,)))


def ways(rules: Rules[Any, Any, Any], view: Any, path: Move) -> Iterator[Move]:
    choice = rules.choice(view, path)
    if choice is None:
        yield path
        return
    for token in choice.tokens if choice.usual is None else (choice.usual,):
        yield from ways(rules, view, (*path, token))
    for token in choice.tokens if choice.usual is not None else ():
        if token != choice.usual:
            yield next(ways(rules, view, (*path, token)))


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_solutions_solve_and_wrong_answers_are_legal_and_do_not(game: Any, step: Exercise) -> None:
    rules = game.rules
    state, _, _ = exercises.begun(rules, step)
    view = rules.view(state, step.seat)
    written = {rules.format(move): move for move in legal(rules, view)}
    first = exercises.solution(rules, view, step)
    assert rules.format(first) == step.solves[0]
    assert moves.legal(rules, state, step.seat, first)
    for pattern in step.solves:
        assert any(fits(each, (pattern,)) for each in written), f"no legal move is {pattern}"
    assert not all(fits(each, step.solves) for each in written), "every move solves it"
    heard = dict.fromkeys(step.wrong.values(), 0)
    for each, move in written.items():
        judged = exercises.judge(rules, step, (move,))
        assert judged.solved == fits(each, step.solves)
        if judged.said in heard:
            heard[judged.said] += 1
    assert all(heard.values()), f"nobody hears {[text.key for text, times in heard.items() if not times]}"


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_a_move_that_wins_is_wrong_only_where_it_is_said_why(game: Any, step: Exercise) -> None:
    rules = game.rules
    state, _, _ = exercises.begun(rules, step)
    view = rules.view(state, step.seat)

    def wins(move: Move) -> bool:
        outcome = rules.outcome(moves.play(rules, state, step.seat, move)[0])
        return outcome is not None and step.seat in outcome.winners

    if not wins(exercises.solution(rules, view, step)):
        return
    answered = (*step.solves, *step.wrong)
    others = [move for move in legal(rules, view) if not fits(rules.format(move), answered)]
    assert not [rules.format(move) for move in others if wins(move)]


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_every_word_of_a_step_is_there_in_every_language_and_short(game: Any, step: Exercise) -> None:
    for locale in LOCALES:
        words = catalogue(locale, (game.locales,))
        for each in exercises.texts(step):
            said = words.say(each, lambda seat: "X")
            assert all(len(line) <= LINE for line in said.splitlines()), (locale, said)
        assert len(words.say(step.asks, lambda seat: "X")) <= ASKED
        for each in (step.right, *([step.teaches] if step.teaches else [])):
            assert len(words.say(each, lambda seat: "X").splitlines()) <= 2, (locale, each.key)


def test_the_last_board_of_a_lesson_gives_no_help_and_the_others_do() -> None:
    for game in games().values():
        assert len({lesson.name for lesson in game.lessons}) == len(game.lessons)
        for lesson in game.lessons:
            assert re.fullmatch("[a-z]+", lesson.name), "a name stands in controls"
            assert len(lesson.steps) > 1
            *helped, last = lesson.steps
            assert last.teaches is None
            assert all(step.teaches is not None for step in helped), lesson.name


def test_every_message_of_the_lessons_is_said_somewhere() -> None:
    for name, game in games().items():
        said = {each.key for lesson in game.lessons for step in lesson.steps for each in exercises.texts(step)}
        titles = {f"{name}-course-{lesson.name}" for lesson in game.lessons}
        for locale in LOCALES:
            keys = {key for key in catalogue(locale, (game.locales,)).keys if key.startswith(f"{name}-course-")}
            assert keys == said | titles, locale


@pytest.mark.parametrize(("locale", "told"), [("en", "Face down"), ("zh-TW", "不翻面"), ("zh-CN", "不翻面")])
def test_the_first_board_of_jiangshan_says_why_a_step_is_offered_twice(locale: str, told: str) -> None:
    """To whoever takes one; before that the words have not been seen."""
    game = games()["jiangshan"]
    walks = game.lessons[0].steps[0].wrong["c1*"]
    assert told in catalogue(locale, (game.locales,)).say(walks, str)


@pytest.mark.parametrize(
    ("board", "card", "block", "food", "gold"),
    [
        (2, "card 4", 22, 5, 21),
        (2, "card 5", 21, 0, 26),
        (2, "card 7", 23, 0, 18),
        (3, "card 5", 70, 0, 11),
        (3, "card 9", 70, 6, 5),
        (3, "card 6", 0, 4, 5),
        (4, "card 6", 24, 2, 23),
        (4, "card 4", 23, 5, 21),
        (4, "card 7", 23, 0, 21),
    ],
)
def test_what_full_cabins_of_koxinga_bring_as_it_is_told(
    board: int, card: str, block: int, food: int, gold: int
) -> None:
    """Far from home a cabin is kept for food, close to it gold is taken over food, and of gold alone there is a way
    out."""
    game = games()["koxinga"]
    (lesson,) = (each for each in game.lessons if each.name == "cabins")
    state, _, _ = exercises.begun(game.rules, lesson.steps[board - 1])
    (move,) = game.rules.parse(game.rules.view(state, Seat(0)), card)
    who = game.rules.view(moves.play(game.rules, state, Seat(0), move)[0], None).players[0]
    held = [total(who.cabins, good) for good in (Good.FOOD, Good.GOLD)]
    assert (who.block, *held) == (block, food, gold)
