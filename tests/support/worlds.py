"""Two worlds that one viewer cannot tell apart: whatever they are shown must be the same in both."""

from __future__ import annotations

import dataclasses
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.messages.drawing_jobs import Board, DrawingJob, pack
from bot.messages.i18n import Voice
from games import moves
from games.core import CHANCE, Chance, Event, Move, Rules, Seat
from tests.support.contract import NONSENSE, wrong_ways
from tests.support.tables import Table, descent

Secret = Callable[[Any, Seat | None], object]
"""(state, viewer) -> what the viewer may not know of it."""

Twin = Callable[[Any, Seat | None, Chance], Any]
"""(state, viewer, chance) -> a state that differs in one hidden item only, or None where there is nothing to change."""


@dataclass(frozen=True)
class Hidden:
    """One row of the rules' table of hidden information. `twin` is written apart from the rules' own `guess`."""

    secret: Secret
    twin: Twin | None = None


SAMPLE = 10


def check_twins(table: Table, hidden: Mapping[str, Hidden], found: Counter[str]) -> None:
    """A state that differs in something hidden gives the same view, and so the same everything. Counts what
    differed."""
    for viewer in table.viewers:
        view = table.rules.view(table.state, viewer)
        for item, world in _other_worlds(table, viewer, hidden):
            other = table.rules.view(world, viewer)
            assert other == view, f"{viewer} sees {item}"
            assert travelling(table.rules, other) == travelling(table.rules, view), (
                f"what travels to be drawn for {viewer} tells {item}"
            )
            check_equal(table, world, viewer)
            found["events"] += check_events(table, world, viewer)
            for name, row in hidden.items():
                found[name] += row.secret(world, viewer) != row.secret(table.state, viewer)


def travelling(rules: Rules[Any, Any, Any], view: Any) -> bytes:
    """A view as it goes to the process that draws it, with a move, what is foreseen of it and what threatens."""
    path = next(moves.owed(rules, view), ()) if rules.choice(view) is not None else ()
    foreseen = moves.preview(rules, view, path) if path else None
    board = Board(view, path, foreseen, (view,), tuple(moves.threats(rules, view)))
    return pack(DrawingJob("any", Voice("en"), board))


def check_equal(table: Table, world: Any, viewer: Seat | None) -> None:
    """Outcome, what is held for nobody, choices, defaults, refusals, previews and words for the viewer are the same in
    both worlds."""
    rules, state = table.rules, table.state
    assert rules.outcome(world) == rules.outcome(state)
    assert moves.held(rules, world) == moves.held(rules, state), "everybody sees what is held"
    here, there = rules.view(state, viewer), rules.view(world, viewer)
    if viewer is None:
        return
    assert moves.threats(rules, there) == moves.threats(rules, here), viewer
    for path in NONSENSE:
        assert rules.refusal(there, path) == rules.refusal(here, path), (viewer, path)
    if viewer in moves.acting(rules, state):
        assert rules.default(world, viewer) == rules.default(state, viewer), viewer
    assert moves.choice(rules, world, viewer) == moves.choice(rules, state, viewer), viewer
    if moves.choice(rules, state, viewer) is not None:
        for move in _some_moves(table, state, viewer):
            _check_move(table, world, viewer, move)


def _check_move(table: Table, world: Any, viewer: Seat, move: Move) -> None:
    rules = table.rules
    here, there = rules.view(table.state, viewer), rules.view(world, viewer)
    for length in range(1, len(move) + 1):
        path = move[:length]
        choice = moves.choice(rules, table.state, viewer, path)
        assert moves.choice(rules, world, viewer, path) == choice, (viewer, path)
        assert rules.label(there, path) == rules.label(here, path), (viewer, path)
        assert moves.threats(rules, there, path) == moves.threats(rules, here, path), (viewer, path)
        for way in (path, *wrong_ways(path, choice)):
            assert rules.refusal(there, way) == rules.refusal(here, way), (viewer, way)
    assert moves.preview(rules, there, move) == moves.preview(rules, here, move), (viewer, move)
    assert moves.follow(rules, there, move) == moves.follow(rules, here, move), (viewer, move)


BY_LAW = frozenset({"jiangshan-event-support-inside"})
"""Events that the rules have told to all, whatever a view can still show of them: that a reserve unit enters a camp,
also one of which everybody knows already that somebody is inside (Jiangshan 3.6)."""


def check_events(table: Table, world: Any, viewer: Seat | None) -> int:
    """Moves after which the viewer's views are equal told them equal events. The number of such pairs."""
    told: dict[object, dict[tuple[Event, ...], tuple[Seat, Move]]] = defaultdict(dict)
    pairs = 0
    for one, seat, move in _moves_in(table, world):
        after, events = table.rules.apply(one, seat, move)
        group = told[table.rules.view(after, viewer), move if seat == viewer else None]
        pairs += bool(group)
        heard = (event for event in events if event.text.key not in BY_LAW)
        group[tuple(event for event in heard if event.to is None or viewer in event.to)] = (seat, move)
        assert len(group) == 1, (viewer, group)
    return pairs


def check_reversible(table: Table, hidden: Mapping[str, Hidden], found: Counter[str]) -> None:
    """What the rules let seats take back alone can be. Counts such moves by their first token."""
    for seat in table.everybody:
        for move in _reversible_moves(table, seat):
            found[move[0]] += 1
            check_taken_back(table, seat, move, hidden)


def check_taken_back(table: Table, seat: Seat, move: Move, hidden: Mapping[str, Hidden]) -> None:
    """In no world that its owner cannot tell apart does a move teach anybody anything, ask chance, open a blind window
    or end the game."""
    worlds = [("here", table.state), *_other_worlds(table, seat, hidden)]
    own = _noticed(table, table.state, seat, move, seat)
    for item, world in worlds:
        assert table.rules.view(world, seat) == table.rules.view(table.state, seat)
        _goes_on(table, world, seat, move)
        assert _noticed(table, world, seat, move, seat) == own, f"{seat} learns of {item} by {move}"
    for viewer in table.viewers:
        if viewer != seat:
            _learns_nothing(table, seat, move, viewer, hidden)


def _reversible_moves(table: Table, seat: Seat) -> Sequence[Move]:
    """Some of those that can be taken back; of moves that begin alike only a few."""
    view, chance, kept = table.rules.view(table.state, seat), table.chance(f"reversible {int(seat)}"), Counter[str]()
    if table.rules.choice(view) is None:
        return ()
    moves_ = dict.fromkeys(descent(table, seat, chance) for _ in range(3 * SAMPLE))
    return [
        move
        for move in moves_
        if moves.reversible(table.rules, view, move) and kept.update([move[0]]) is None and kept[move[0]] <= 2
    ]


def _goes_on(table: Table, world: Any, seat: Seat, move: Move) -> None:
    rules = table.rules
    after, events = rules.apply(world, seat, move)
    assert rules.roll(after, table.chance("after")) is None, f"chance is asked after {move}"
    assert rules.outcome(after) is None, f"the game ends with {move}"
    assert set(moves.held(rules, after)) <= set(moves.held(rules, world)), f"a blind window opens after {move}"
    assert not any(event.reveals for event in events), (move, events)


def _learns_nothing(table: Table, seat: Seat, move: Move, viewer: Seat | None, hidden: Mapping[str, Hidden]) -> None:
    """Whoever notices the move may notice the very same in each world that they hold possible, though it came of
    another move there."""
    noticed = _noticed(table, table.state, seat, move, viewer)
    if noticed == (table.rules.view(table.state, viewer), set(), set(), ()):
        return
    for item, world in _other_worlds(table, viewer, hidden):
        alike = _alike(table, world, seat, move)
        same = any(_noticed(table, world, seat, other, viewer) == noticed for other in alike)
        assert same, f"{move} tells {viewer} of {item}"


def _alike(table: Table, world: Any, seat: Seat, move: Move) -> Iterator[Move]:
    """The move as it is spelt there, since how much a seat can do decides how its menus are parted, where it is legal,
    and all that begin with the same token."""
    rules = table.rules
    there = rules.parse(rules.view(world, seat), rules.format(move))[0]
    if moves.legal(rules, world, seat, there):
        yield there
    choice = moves.choice(rules, world, seat)
    if choice is not None and there[0] in choice.offered:
        yield from moves.moves(rules, world, seat, there[:1])


def _noticed(table: Table, world: Any, seat: Seat, move: Move, viewer: Seat | None) -> tuple[Any, ...]:
    """What a viewer sees and is told after a move, and who is asked more or less than before."""
    after, events = table.rules.apply(world, seat, move)
    told = tuple(event for event in events if event.to is None or viewer in event.to)
    before, now = (_asked(table, state, viewer) for state in (world, after))
    return table.rules.view(after, viewer), now - before, before - now, told


def _asked(table: Table, state: Any, viewer: Seat | None) -> set[tuple[Seat, Any]]:
    """Who is asked, and how. With what somebody else may answer in a blind window nobody is told."""
    return {
        (seat, window if window is None or seat == viewer else replace(window, answers=()))
        for seat, window in table.rules.asked(state).items()
    }


def _other_worlds(table: Table, viewer: Seat | None, hidden: Mapping[str, Hidden]) -> Iterator[tuple[str, Any]]:
    if table.rules.think is not None and table.rules.roll(table.state, table.chance("due")) is None:
        view = table.rules.view(table.state, viewer)
        yield "a guess", table.rules.think.guess(view, table.chance(f"world of {viewer}"))
    for item, row in hidden.items():
        twin = None if row.twin is None else row.twin(table.state, viewer, table.chance(f"{item} of {viewer}"))
        if twin is not None:
            yield item, twin


def _moves_in(table: Table, world: Any) -> Iterator[tuple[Any, Seat, Move]]:
    """Moves in both worlds: by chance where it is due, else by every seat that acts."""
    for state in (table.state, world):
        if table.rules.roll(state, table.chance("due")) is not None:
            for attempt in range(SAMPLE):
                fact = table.rules.roll(state, table.chance(f"roll {attempt}"))
                assert fact is not None
                yield state, CHANCE, fact
        for seat in moves.acting(table.rules, state):
            yield from ((state, seat, move) for move in _some_moves(table, state, seat))


def _some_moves(table: Table, state: Any, seat: Seat) -> Sequence[Move]:
    """The same attempts in each world; where there are few moves, all of them."""
    chance = table.chance(f"some moves of {int(seat)}")
    here = dataclasses.replace(table, state=state)
    few: list[Move] = []
    for move in moves.moves(table.rules, state, seat):
        few.append(move)
        if len(few) > 3 * SAMPLE:
            return [descent(here, seat, chance) for _ in range(SAMPLE)]
    return few
