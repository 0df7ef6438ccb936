"""Pupils who know no more than a lesson has shown them: most of them solve its last board.

A pupil measures moves in several ways. Those that told right answers from wrong ones on the boards with help are what
the lesson has shown. On the last board the pupil takes the one that the question names, else the one that told most,
keeps to a cell that is named, and plays one of the moves that measure most.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from statistics import mean
from typing import Any

import pytest

from bot.catalogue import games
from games import exercise as exercises
from games import moves
from games.cacao.outcome import temples
from games.cacao.village import TRACK
from games.cardgo.state import Card
from games.core import Move, Rules, Seat
from games.exercise import Exercise, Lesson
from games.koxinga import board, outcome
from games.koxinga.state import Phase
from renderers.words import catalogue

ME, RIVAL = Seat(0), Seat(1)
PUPILS, SOLVE = 10, 8
TELLS = 0.8
"""How often a right answer must measure more than a wrong one, for a pupil to think that this was it."""
Measure = Callable[[Any, Any], float]
"""Of the state before a move and after it."""


def damage(before: Any, after: Any) -> float:
    return float(before.hp[RIVAL] - after.hp[RIVAL] - (before.hp[ME] - after.hp[ME]))


def safety(before: Any, after: Any) -> float:
    """The worst that a 3 of the rival's could do next, as a loss."""
    rules = games()["cardgo"].rules
    if after.ending is not None:
        return 0.0
    held = replace(after, due=None, hands=(after.hands[ME], (Card(3),)))
    replies = moves.owed(rules, rules.view(held, RIVAL))
    return min(damage(after, rules.apply(held, RIVAL, reply)[0]) for reply in replies)


def card(before: Any, after: Any) -> float:
    """How large the card is that was played."""
    return float(sum(each.value for each in before.hands[ME]) - sum(each.value for each in after.hands[ME]))


def gold(before: Any, after: Any) -> float:
    return float(_village(after, ME).gold - _village(before, ME).gold)


def cacao(before: Any, after: Any) -> float:
    """Of one's own more than of the rival's."""
    gains = [_village(after, seat).cacao - _village(before, seat).cacao for seat in (ME, RIVAL)]
    return float(gains[ME] - gains[RIVAL])


def worth(before: Any, after: Any) -> float:
    """Gold, and the field of the carrier."""
    fields = [TRACK[_village(state, ME).water] for state in (before, after)]
    return gold(before, after) + fields[1] - fields[0]


def temple(before: Any, after: Any) -> float:
    """What temples would give at the end."""
    shares = [
        sum(prize.get(ME, 0) - prize.get(RIVAL, 0) for prize in temples(each.table).values())
        for each in (before, after)
    ]
    return float(shares[1] - shares[0])


def _village(state: Any, seat: Seat) -> Any:
    return state.table.villages[seat]


def treasure(before: Any, after: Any) -> float:
    """Whether a treasure is to be drawn now."""
    return float(after.phase is Phase.TREASURE)


def stay(before: Any, after: Any) -> float:
    """Whether the ship has sailed and stays where it first stopped."""
    ways = [pair for walk in after.walks if walk.seat == ME for pair in zip(walk.blocks, walk.blocks[1:], strict=False)]
    return float(bool(ways) and all(end in board.after(start) for start, end in ways))


def win(before: Any, after: Any) -> float:
    """Whether the battle is won whatever is rolled, the dearer the worse."""
    if after.battle is None or after.battle.committed is None:
        return 0.0
    spent: int = after.battle.committed
    return float(spent > after.battle.strength) - spent / 100


def points(before: Any, after: Any) -> float:
    return float(sum(outcome.parts(after.players[ME])) - sum(outcome.parts(before.players[ME])))


MEASURES: Mapping[str, Mapping[str, Measure]] = {
    "cardgo": {"HP": damage, "blow": safety, "card": card},
    "cacao": {"worth": worth, "temple": temple, "cacao": cacao, "gold": gold},
    "koxinga": {"treasure": treasure, "pay": stay, "back": stay, "win": win, "points": points},
}
"""By the word with which a question names it."""


def simple(rules: Rules[Any, Any, Any], view: Any, path: Move = ()) -> Iterator[Move]:
    """Every complete move that is owed and takes the usual option where there is one."""
    choice = rules.choice(view, path)
    if choice is None:
        yield path
        return
    for token in choice.tokens if choice.usual is None else (choice.usual,):
        yield from simple(rules, view, (*path, token))


def measured(game: Any, step: Exercise) -> Iterator[tuple[Move, str, Mapping[str, float]]]:
    """Each such move, how it is written, and what it measures."""
    state, _, _ = exercises.begun(game.rules, step)
    for move in simple(game.rules, game.rules.view(state, step.seat)):
        after, _ = moves.play(game.rules, state, step.seat, move)
        values = {word: measure(state, after) for word, measure in MEASURES[game.rules.name].items()}
        yield move, game.rules.format(move), values


def told(found: Sequence[tuple[bool, Mapping[str, float]]], word: str) -> float:
    """How often a right answer measures more than a wrong one."""
    right, wrong = ([values[word] for solved, values in found if solved is kind] for kind in (True, False))
    return mean((one > other) + (one == other) / 2 for one in right for other in wrong)


def asked(game: Any, step: Exercise) -> str:
    return catalogue("en", (game.locales,)).say(step.asks, lambda seat: "X")


LESSONS = [
    pytest.param(games()[name], lesson, id=f"{name}-{lesson.name}")
    for name in MEASURES
    for lesson in games()[name].lessons
]


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_most_pupils_solve_the_last_board(game: Any, lesson: Lesson) -> None:
    *helped, last = lesson.steps
    boards = [
        [(exercises.judge(game.rules, step, (move,)).solved, values) for move, _, values in measured(game, step)]
        for step in helped
    ]
    shown = {word: max(told(board, word) for board in boards) for word in MEASURES[game.rules.name]}
    question = asked(game, last)
    named = [word for word in shown if word in question and shown[word] >= TELLS]
    word = max(named, key=question.rindex) if named else max(shown, key=lambda each: shown[each])
    assert shown[word] >= TELLS, f"no board has shown what {question!r} asks for: {shown}"
    found = list(measured(game, last))
    kept = [
        each for each in found if any(part in question.replace(".", " ").split() for part in each[1].split()[1:2])
    ] or found
    most = max(values[word] for _, _, values in kept)
    best = [move for move, _, values in kept if values[word] == most]
    pupils = [random.Random(pupil).choice(best) for pupil in range(PUPILS)]
    solved = sum(exercises.judge(game.rules, last, (move,)).solved for move in pupils)
    assert solved >= SOLVE, f"{solved} of {PUPILS} by {word}: {[game.rules.format(move) for move in best]}"
