"""What anybody types or attaches costs what it is worth: the worst known shapes, and with `PARLOUR_LONG` a search for
worse.

Work is counted in calls of functions, about four million of which are a second of a computer of today. Nothing here is
timed but what the search climbs by.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import cache
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings, target
from hypothesis import strategies as st

from games import moves
from games.cardgo.options import Options as CardGoOptions
from games.core import Chance, Faults, IllegalMove, Move, Rules, Seat
from games.jiangshan.state import Options
from games.moves import MOST_MOVES, completions, foresee, judge, submit
from tests.support.counts import LONG, count
from tests.support.games import RULES
from tests.support.scenario_shapes import MOST as FILE
from tests.support.scenario_shapes import SHAPES
from tests.support.tables import Table, descent, walked
from tests.support.work import calls

TYPED = 6_000
"""Characters of an option of a command or of a form."""
SUGGESTED = 100
"""Characters of what is being typed, up to which there are suggestions."""
CONDITION = 60 * 18
"""Characters of the condition of a plan: as many as 60 may become when they are read."""
CALLS = 1_200_000
"""Calls for one input at most: about 0.3 s."""

SIGNS = (
    *(
        "x",
        " ",
        ";",
        "+",
        "?",
        "9",
        "漢",
        "\n",
        ",",
        "@",
        "＋",
        "\u0301",
        "ﷺ",
        "٣",
        "=",
        ">",
        ":",
        "/",
        "^",
        "*",
        "#",
        "~",
    ),
    *(
        "auto ",
        "end;",
        "wait;",
        "draw;",
        "resign;",
        "test ",
        "pick swap,",
        "decoy;",
        "standing ask protect K ",
        "^c3/a;",
        "!a1;",
    ),
    *("c3-c4;", "#scout a1:b1;", "1@a1+", "10e1@z9+", "1 a 1", "pass+", "fire c1:1 ", "c1:1 ", "plan fork ", "swap "),
    *("orders min=3 ", "min=4 keep=2 ", "fill S1W1=M3 ", "act W1>00:2 ", "1210 W1 ", "hold ", "over "),
)
"""What people type, and what nobody would."""
PREFIXES = (
    "",
    "fire ",
    "fire c1:",
    "orders ",
    "test ",
    "standing ",
    "1@a",
    "1e",
    "1210 W1 fill ",
    "1210 W1 act ",
    "pick ",
    "? ",
)
LINES = (
    "= = =",
    "a.b.c.d.e.f.g.k# = 1",
    "[a.b.c.d.e.f.g.h#]",
    "[[side]]",
    "[[fire]]",
    "k# = x",
    "cel# = 1",
    '"a#" = "x"',
)
LINES += (
    'units = "D a#, D b#"',
    "board = [12, 18]",
    "x# = [[[[]]]]",
    '"""',
    "map = '''",
    "...~~~",
    "# #",
    "[rules]",
    "a#=1",
)


OWN_GAMES: Mapping[str, str] = {
    "a deck of every word": 'format = "cardgo-game/1"\n[deck]\n' + "".join(f"x{n} = 1\n" for n in range(6_000)),
    "a deck of every card": 'format = "cardgo-game/1"\n[deck]\n' + "".join(f'"{n}" = 99\n' for n in range(6_000)),
    "a map of short rows": 'format = "cardgo-game/1"\nmap = """\n' + ".\n" * 32_000 + '"""\n',
    "a map of odd signs": 'format = "cardgo-game/1"\nmap = """\n' + "漢" * 21_000 + '"""\n',
    "a largest map": 'format = "cardgo-game/1"\nsymmetry = "rot"\nmap = """\n' + ("." * 26 + "\n") * 26 + '"""\n',
}


@cache
def positions(name: str) -> tuple[tuple[Table, Seat], ...]:
    """Somebody to move, early and later in a game."""
    rules = RULES[name]
    options = tuple(rules.presets.values())[-1]
    found = (walked(rules, options, max(rules.seats(options)), b"cost", lines).settled() for lines in (12, 60))
    return tuple((table, table.acting[0]) for table in found if table.acting)


def typed(rules: Rules[Any, Any, Any], table: Table, seat: Seat) -> Iterator[str]:
    """Long texts: each sign and each move over and over, and moves at any time in turn."""
    yield from (_long(sign) for sign in SIGNS)
    yield from (prefix + _long(sign)[: TYPED - len(prefix)] for prefix in PREFIXES[1:] for sign in ("9", "x ", "٣"))
    moves = [rules.format(descent(table, seat, Chance(b"cost", number))) for number in range(4)]
    moves += [rules.format(move) for move in islice(_open(rules, rules.view(table.state, seat)), 24)]
    yield from (_long(f"{move}{apart}") for move in moves for apart in ("; ", " + ", " "))
    yield _long("; ".join(moves) + "; ")


def _open(rules: Rules[Any, Any, Any], view: Any, path: Move = ()) -> Iterator[Move]:
    """Complete moves that may be played at any time."""
    choice = rules.choice(view, path)
    if choice is None:
        yield path
        return
    for token in choice.tokens if path else choice.open:
        yield from islice(_open(rules, view, (*path, token)), 6)


def _long(piece: str) -> str:
    return piece * (TYPED // len(piece))


def works(table: Table, seat: Seat, words: str) -> Mapping[str, Callable[[], object]]:
    """Everything that is done with what somebody typed."""
    rules, view = table.rules, table.rules.view(table.state, seat)

    def message() -> tuple[Move, ...]:
        return rules.parse(view, words)

    return {
        "parse": message,
        "judge": lambda: judge(rules, view, message()),
        "foresee": lambda: list(foresee(rules, view, message())),
        "submit": lambda: submit(rules, table.state, seat, message(), lambda n: Chance(b"", n), line=len(table.log)),
        "completions": lambda: completions(rules, view, words[:SUGGESTED]),
    }


def _refused(work: Callable[[], object]) -> None:
    with suppress(IllegalMove):
        work()


def _counted(table: Table, seat: Seat, words: str) -> dict[str, int]:
    return {name: calls(lambda work=work: _refused(work)) for name, work in works(table, seat, words).items()}  # type: ignore[misc]  # a lambda's default


@pytest.mark.parametrize("name", RULES)
def test_what_is_typed_costs_what_it_is_worth(name: str) -> None:
    rules = RULES[name]
    begin, step = [*RULES].index(name) % 2, count(4, full=1)
    for table, seat in positions(name)[: count(1, full=2)]:
        for words in [*dict.fromkeys(typed(rules, table, seat))][begin % step :: step]:
            assert len(words) <= TYPED
            counted = _counted(table, seat, words)
            assert max(counted.values()) <= CALLS, (words[:60], counted)


@pytest.mark.parametrize("name", [*SHAPES][:: count(3, full=1)])
def test_a_file_costs_what_it_is_worth(name: str) -> None:
    rules = RULES["jiangshan"]
    problem = rules.problem
    assert calls(lambda: problem(Options(scenario="file", scenario_file=SHAPES[name]))) <= CALLS


@pytest.mark.parametrize("name", [*[*SHAPES][:8], *OWN_GAMES][:: count(3, full=1)])
def test_a_map_and_deck_of_ones_own_cost_what_they_are_worth(name: str) -> None:
    document = {**SHAPES, **OWN_GAMES}[name]
    assert calls(lambda: RULES["cardgo"].problem(CardGoOptions(map="file", game_file=document))) <= CALLS


@pytest.mark.parametrize("name", RULES)
def test_a_condition_costs_what_it_is_worth(name: str) -> None:
    """Of at most 60 characters, each of which may stand for eighteen."""
    rules = RULES[name]
    table, seat = positions(name)[0]
    view = rules.view(table.state, seat)
    for words in {piece * (CONDITION // len(piece)) for piece in (*SIGNS, *PREFIXES[1:])}:
        assert calls(lambda words=words: _refused(lambda: moves.condition(rules, view, words))) <= CALLS, words[:60]  # type: ignore[misc]  # a lambda's default


@pytest.mark.parametrize("name", RULES)
def test_a_message_of_thousands_of_moves_is_not_looked_at(name: str) -> None:
    """Refused by its number, before any of its moves is judged, foreseen or played."""
    table, seat = positions(name)[0]
    rules, view = table.rules, table.rules.view(table.state, seat)
    message = (descent(table, seat, Chance(b"", 1)),) * (MOST_MOVES + 1)
    reason = judge(rules, view, message)
    assert reason is not None
    assert reason.key == "core-too-many-moves"
    assert [(each, refused) for _, each, refused in foresee(rules, view, message)] == [(None, reason)]
    with pytest.raises(IllegalMove) as refused:
        submit(rules, table.state, seat, message, lambda n: Chance(b"", n), line=len(table.log))
    assert refused.value.reason == reason


# The search


pieces = st.sampled_from(SIGNS) | st.text(min_size=1, max_size=3)
shapes = st.tuples(
    st.sampled_from(PREFIXES), st.lists(pieces, min_size=1, max_size=4), st.integers(1, TYPED), st.sampled_from(SIGNS)
)


@pytest.mark.skipif(not LONG, reason="a search")
@pytest.mark.parametrize("name", RULES)
def test_no_worse_text_is_found(name: str) -> None:
    @settings(max_examples=1_000, deadline=None)
    @given(st.sampled_from(positions(name)), shapes)
    def search(where: tuple[Table, Seat], shape: tuple[str, list[str], int, str]) -> None:
        prefix, piece, times, end = shape
        words = (prefix + "".join(piece) * times)[: TYPED - len(end)] + end
        for name, work in works(*where, words).items():
            started = time.process_time()
            _refused(work)
            target(time.process_time() - started, label=name)
            assert calls(lambda work=work: _refused(work)) <= CALLS, (name, words[:60])  # type: ignore[misc]  # as above

    search()


@pytest.mark.skipif(not LONG, reason="a search")
@settings(max_examples=1_000, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(LINES) | st.text(max_size=8), st.integers(1, 8_000)), min_size=1, max_size=6))
def test_no_worse_file_is_found(parts: list[tuple[str, int]]) -> None:
    lines = (line.replace("#", str(number)) for line, times in parts for number in range(times))
    document = "\n".join(lines).encode()[:FILE].decode(errors="ignore")
    problem = RULES["jiangshan"].problem
    options = Options(scenario="file", scenario_file=document)
    started = time.process_time()
    found = problem(options)
    target(time.process_time() - started)
    assert found is None or isinstance(found, Faults) or found.key
    assert calls(lambda: problem(options)) <= CALLS
