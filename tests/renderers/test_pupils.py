"""Pupils who know no more than the lessons so far have shown them: most of them solve the last board of each.

A pupil measures moves in several ways. Those that told right answers from wrong ones on the boards with help are what
the lessons have shown. On the last board the pupil takes the one that the question names, else the one that told most
in this lesson, keeps to a cell that is named, and plays one of the moves that measure most.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
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
from games.exercise import Exercise
from games.koxinga import board, outcome
from games.koxinga.state import ACTIONS, Phase
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


def overboard(before: Any, after: Any) -> float:
    """What goes overboard, as a loss: what the card loads and nobody has or has paid."""
    then, now = ([stack.amount for stack in each.players[ME].cabins if stack] for each in (before, after))
    card = ACTIONS[after.players[ME].played[-1]] if after.players[ME].played else ()
    loaded = sum(die for action, die in zip(card, before.dice or (), strict=False) if action.load)
    ends = [before.items[walk.blocks[-1]] for walk in after.walks if walk.seat == ME]
    paid = sum(item.amount for item in ends if item)
    return float(sum(now) + paid - sum(then) - loaded)


def points(before: Any, after: Any) -> float:
    return float(sum(outcome.parts(after.players[ME])) - sum(outcome.parts(before.players[ME])))


def captured(before: Any, after: Any) -> float:
    return float(after.sides[ME].earned - before.sides[ME].earned)


def prey(before: Any, after: Any) -> float:
    """What the enemies that are gone were worth."""
    gone = [unit.kind for unit in _army(before, RIVAL) if unit not in _army(after, RIVAL)]
    return sum(100.0 if kind.king else kind.worth for kind in gone) if captured(before, after) else 0.0


def spotted(before: Any, after: Any) -> float:
    """How many enemies have turned up."""
    return float(sum(unit.battle for unit in _army(after, RIVAL)))


def approach(before: Any, after: Any) -> float:
    """How far up the board the first of one's own units is that nobody sees."""
    return float(max((unit.cell[1] for unit in _army(after, ME) if not unit.battle), default=0))


def taken(before: Any, after: Any) -> float:
    """The cities and camps that one holds."""
    return float(sum(tile.owner == ME for tile in after.tiles.values()))


def brought(before: Any, after: Any) -> float:
    return float(len(before.sides[ME].reserve) - len(after.sides[ME].reserve))


def used(before: Any, after: Any) -> float:
    return float(len(after.sides[ME].used))


def won(before: Any, after: Any) -> float:
    return float(after.result is not None and ME in after.result.winners)


def _army(state: Any, seat: Seat) -> list[Any]:
    return [unit for unit in state.units.values() if unit.owner == seat]


MEASURES: Mapping[str, Mapping[str, Measure]] = {
    "cardgo": {"HP": damage, "blow": safety, "card": card},
    "cacao": {"worth": worth, "temple": temple, "cacao": cacao, "gold": gold},
    "koxinga": {"treasure": treasure, "pay": stay, "back": stay, "win": win, "points": points, "overboard": overboard},
    "jiangshan": {
        "Capture": captured,
        "Strike": captured,
        "down": captured,
        "valuable": prey,
        "See what": spotted,
        "unseen": approach,
        "surrenders": taken,
        "capital": taken,
        "reserve": brought,
        "Wildfire": used,
        "game": won,
    },
}
"""By the word with which a question names it."""
KEEPS = "/-"
"""That foot keeps its facing is usual, and often the wrong answer."""


def simple(rules: Rules[Any, Any, Any], view: Any, path: Move = ()) -> Iterator[Move]:
    """Every complete move that is owed and takes the usual option where there is one, of facings each."""
    choice = rules.choice(view, path)
    if choice is None:
        yield path
        return
    for token in choice.tokens if choice.usual in (None, KEEPS) else (choice.usual,):
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


def aimed(written: str) -> list[str]:
    """The cell that a move is about, as it is written."""
    return re.findall(r"[a-l][0-9]+", written)[-1:] or written.split()[1:2]


LESSONS = [
    pytest.param(name, number, id=f"{name}-{lesson.name}")
    for name in MEASURES
    for number, lesson in enumerate(games()[name].lessons)
]


@cache
def shown(name: str, number: int) -> Mapping[str, float]:
    """How well each measure tells right answers from wrong ones, on that board of the lesson where it does best. What
    may be said at any time, as standing orders, is measured by nothing."""
    game, lesson = games()[name], games()[name].lessons[number]
    boards = [
        [(exercises.judge(game.rules, step, (move,)).solved, values) for move, _, values in measured(game, step)]
        for step in lesson.steps[:-1]
    ]
    owed = [board for board in boards if any(solved for solved, _ in board)]
    return {word: max(told(board, word) for board in owed) for word in MEASURES[name]}


@pytest.mark.parametrize(("name", "number"), LESSONS)
def test_most_pupils_solve_the_last_board(name: str, number: int) -> None:
    game, last = games()[name], games()[name].lessons[number].steps[-1]
    question, here = asked(game, last), shown(name, number)
    known = {word: max(shown(name, each)[word] for each in range(number + 1)) for word in here}
    named = [word for word in known if word in question and known[word] >= TELLS]
    named = [word for word in named if here[word] >= TELLS] or named
    word = max(named, key=question.rindex) if named else max(here, key=lambda each: here[each])
    assert known[word] >= TELLS, f"no board has shown what {question!r} asks for: {here}"
    found = list(measured(game, last))
    words = question.replace(".", " ").split()
    kept = [each for each in found if any(part in words for part in aimed(each[1]))] or found
    most = max(values[word] for _, _, values in kept)
    best = [move for move, _, values in kept if values[word] == most]
    pupils = [random.Random(pupil).choice(best) for pupil in range(PUPILS)]
    solved = sum(exercises.judge(game.rules, last, (move,)).solved for move in pupils)
    assert solved >= SOLVE, f"{solved} of {PUPILS} by {word}: {[game.rules.format(move) for move in best]}"
