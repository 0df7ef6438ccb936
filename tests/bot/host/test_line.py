"""How long computers may think: all of their time, until somebody would wait too long."""

from __future__ import annotations

from contextlib import ExitStack
from heapq import heappop, heappush

import pytest

from bot import metrics
from bot.host.workers.line import LEAST, Line, Ticket


class Watch:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def emptied(line: Line, watch: Watch, tickets: list[Ticket], *, width: int = 1, used: float = 1.0) -> list[float]:
    """The time that each of them was given, one after another in `width` places, where each used that part of it."""
    given: list[float] = []
    thinking: list[tuple[float, int, ExitStack]] = []
    for number, ticket in enumerate(tickets):
        if len(thinking) == width:
            watch.now, _, done = heappop(thinking)
            done.close()
        begun = ExitStack()
        begun.callback(ticket.leave)
        given.append(ticket.share(width))
        begun.enter_context(ticket.thinking(given[-1]))
        heappush(thinking, (watch.now + given[-1] * used, number, begun))
    return given


def test_as_long_as_nobody_waits_too_long_all_have_their_time() -> None:
    watch = Watch()
    line = Line(2.0, 20.0, watch)
    assert emptied(line, watch, [line.ticket() for _ in range(11)]) == [2.0] * 11


@pytest.mark.parametrize("many", [12, 60, 200])
def test_past_that_all_have_the_same_and_the_last_one_begins_in_time(many: int) -> None:
    watch = Watch()
    line, before = Line(2.0, 20.0, watch), metrics.value("parlour_thinking_shortened_total")
    given = emptied(line, watch, [line.ticket() for _ in range(many)])
    assert given[:-1] == pytest.approx([20.0 / (many - 1)] * (many - 1))
    assert sum(given[:-1]) == pytest.approx(20.0)
    assert metrics.value("parlour_thinking_shortened_total") - before == many - 1, "the last one has nobody behind it"


def test_with_more_places_more_have_their_time() -> None:
    watch = Watch()
    line = Line(2.0, 20.0, watch)
    assert emptied(line, watch, [line.ticket() for _ in range(41)], width=4) == [2.0] * 41


def test_who_never_uses_his_time_takes_none_from_the_others() -> None:
    watch = Watch()
    line = Line(2.0, 20.0, watch)
    given = emptied(line, watch, [line.ticket() for _ in range(200)], used=0.02)
    assert given[0] < 0.2, "nothing is known yet"
    assert given[40:] == [2.0] * 160


def test_who_came_first_counts_by_when_he_came() -> None:
    watch = Watch()
    line = Line(2.0, 20.0, watch)
    early = line.ticket()
    watch.now = 19.0
    assert line.ticket().share(1) == pytest.approx(1.0)
    early.leave()


def test_there_is_a_least_time_however_long_the_line() -> None:
    watch = Watch()
    line = Line(2.0, 20.0, watch)
    tickets = [line.ticket() for _ in range(10_000)]
    assert tickets[0].share(1) == LEAST


def test_what_came_to_nothing_waits_again_in_its_old_place() -> None:
    watch = Watch()
    line = Line(2.0, 20.0, watch)
    lost = line.ticket()
    with lost.thinking(2.0):
        watch.now = 18.5
    assert line.ticket().share(1) == pytest.approx(1.5)


def test_what_is_thought_about_does_not_wait() -> None:
    watch = Watch()
    line = Line(2.0, 1.0, watch)
    with line.ticket().thinking(2.0):
        assert line.ticket().share(1) == 2.0
