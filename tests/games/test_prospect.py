"""Planning ahead in every game: what can be typed as a condition, and that it says no more than the words told."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from games import moves
from games.core import Event, IllegalMove, Rules, Seat
from games.koxinga.state import Phase
from games.moves import owed
from renderers.core import Game
from renderers.words import catalogue
from tests.support.counts import count
from tests.support.games import GAMES, RULES
from tests.support.tables import Table, walked

READ = {
    "cardgo": {
        " 3@d7 ": "3@D7",
        "@ d 7": "@D7",
        "PASS": "pass",
    },
    "koxinga": {"Swap": "swap", "keep ": "keep", "roll 3 5": "roll 3 5", "dice 5,3": "dice 5 3", "CARD 07": "card 7"},
    "cacao": {"1111 s1w1": "1111 S1W1", "S1W1": "S1W1", "OVER  s1w1": "over S1W1", "over 1111 n2": "over 1111 N2"},
    "jiangshan": {"C5": "c5", "c3-c5": "c3-c5", "c3 > C5": "c3-c5", "a1 * b2": "a1-b2"},
}
NOT_READ = {
    "cardgo": ("", "3", "3@", "@Z99", "99@D7", "pass pass", "resign"),
    "koxinga": (
        "",
        "roll",
        "roll 3",
        "roll 0 7",
        "dice 12 3",
        "card",
        "card 0",
        "card 11",
        "plan fork outer",
        "fire 3",
    ),
    "cacao": ("", "over", "1111", "9999 S1W1", "sell", "S1W1 1111"),
    "jiangshan": ("", "end", "z99", "c3-", "c3-z99", "standing", "hidden", "c3-c5-c7"),
}


def begun(rules: Rules[Any, Any, Any], lines: int = 60, number: int = 1) -> Any:
    """A state some lines into a game."""
    options = next(iter(rules.presets.values()))
    return walked(rules, options, rules.seats(options)[0], bytes([number]), lines).state


@pytest.mark.parametrize(("name", "typed"), [(name, typed) for name, each in READ.items() for typed in each])
def test_conditions_are_read(name: str, typed: str) -> None:
    rules = RULES[name]
    assert moves.condition(rules, rules.view(begun(rules), Seat(0)), typed) == READ[name][typed]


@pytest.mark.parametrize(("name", "typed"), [(name, typed) for name, each in NOT_READ.items() for typed in each])
def test_what_nobody_would_be_told_cannot_be_waited_for(name: str, typed: str) -> None:
    rules = RULES[name]
    with pytest.raises(IllegalMove) as refused:
        moves.condition(rules, rules.view(begun(rules), Seat(0)), typed)
    assert refused.value.reason.key == f"{name}-refusal-condition"


@pytest.mark.parametrize("game", [GAMES[name] for name in READ], ids=READ)
def test_a_condition_says_no_more_than_the_words_that_were_told(game: Game) -> None:
    """Every number, card and cell of it stands in the sentence that everybody reads."""
    rules, say, found = game.rules, partial(catalogue("en", (game.locales,)).say, names=_named), 0
    for number in range(count(2, full=12)):
        options = list(rules.presets.values())[number % len(rules.presets)]
        seats = rules.seats(options)[-1]
        for event in told(walked(rules, options, seats, bytes([number]), 250)):
            words = say(event.text).casefold()
            for word in (word for tell in event.tells for word in re.findall(r"\w*\d\w*", _bare(tell))):
                assert word in words, (event.tells, words)
                found += 1
    assert found > 20


def told(table: Table) -> Iterator[Event]:
    """What everybody was told in this game."""
    state = table.rules.setup(table.options, table.seats)
    for line in table.log:
        state, events = table.rules.apply(state, line.seat, line.move)
        yield from (event for event in events if event.to is None)


def _bare(tell: str) -> str:
    """Without the number of a CardGO card's effect, which has a name in words."""
    return re.sub(r"(?<=\d)e\d+(?=@)", "", tell).casefold()


def _named(seat: Seat) -> str:
    return f"player {int(seat)}"


def test_koxinga_plans_the_card_for_these_dice_or_for_the_next() -> None:
    rules, seen = RULES["koxinga"], set()
    for lines in range(20, 120):
        state = begun(rules, lines, 3)
        for seat in (Seat(0), Seat(1)):
            view = rules.view(state, seat)
            there = moves.ahead(rules, view)
            if there is None:
                continue
            now = view.phase is Phase.SWAP
            assert (there.turn, there.dice) == ((view.turn, view.dice) if now else (view.turn + 1, None))
            chooses = there.phase is Phase.SWAP
            assert chooses == (not now and there.starter == seat)
            tokens = {move[-1] for move in owed(rules, there)}
            assert tokens == ({"swap", "keep"} if chooses else set(map(str, view.players[seat].hand)))
            seen.add((now, chooses))
    assert seen == {(True, False), (False, False), (False, True)}
