"""Finds puzzles in games that computers play against themselves, and checks those that are kept.

A puzzle has one answer. By search: a long look prefers it by far, and a longer one too, what looks best at once is
another move, and so it is in 38 of 40 looks, each of which imagines worlds of its own. By gain: in 38 of 40 sampled
worlds it brings more than any other kind of move, and just as much as the puzzle says. `python -m benchmarks.puzzles
find GAME` looks through games and adds what it finds to `games/GAME/puzzles.toml`; `check` looks at all that are kept
again.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from functools import partial
from hashlib import sha256
from itertools import count, starmap
from typing import Any

import click

from bot.catalogue import games
from bot.host.reviews import FOLLOWS
from games import moves, script
from games.core import Advice, Budget, Chance, Move, Rules, Seat
from games.exercise import answers as solved
from games.exercise import begun
from games.koxinga.outcome import parts
from games.moves import acting
from games.puzzles import BETWEEN, Puzzle, exercise, file_of, kept
from games.search import choose

POLITE = 19
"""How much less urgent this is than anything else on the machine."""
PLAYED: Mapping[str, Sequence[tuple[str, int]]] = {
    "cardgo": (("quick", 2), ("classic", 2)),
    "jiangshan": (("drill-ground", 2), ("first-array", 2)),
    "cacao": (("standard", 2), ("standard", 3)),
    "koxinga": (("standard", 2), ("standard", 3)),
}
"""Rule sets and seats of the games that are looked through."""
APART, CLOSE = 0.08, 0.04
"""By how much the answer leads when it is found, and each time it is looked for again."""
WORLDS, SURE = 40, 38
"""Looks, or worlds, and in how many of them the answer must be the same."""
LONG, LONGEST, AGAIN = 4, 16, 1
"""Times as many positions as the strongest level weighs: to find an answer, to be sure of it, and to find it again in
other worlds."""
CONSOLING = frozenset({"cardgo-why-stays", "cardgo-why-dear"})
"""What is told of a danger that stays: no reason for a move."""
LEVEL = 1
"""Of those who play: strong enough for real positions, weak enough for chances."""
MANY = 6
MOST = {"cacao": 6, "koxinga": 6}
"""Puzzles that are kept of a game, where that is not as many as elsewhere."""
DOZEN = 12
LEAST = {"cacao": 8, "koxinga": 3}
"""What an answer brings at least, in games with a gain."""
BRIEF = 60
"""Positions that others weigh where it is measured what a turn brings."""

FOLLOWED: Mapping[str, frozenset[Move]] = {"koxinga": frozenset({("swap",), ("keep",)})}
"""Decisions that are asked for with the one that follows them, in games where one alone has few moves."""
AnyRules = Rules[Any, Any, Any]
Message = tuple[Move, ...]


def _gold(state: Any, seat: Seat) -> tuple[int, int]:
    return state.table.number, state.table.villages[seat].gold


def _points(state: Any, seat: Seat) -> tuple[int, int]:
    return state.turn, sum(parts(state.players[seat]))


MEASURES: Mapping[str, Callable[[Any, Seat], tuple[int, int]]] = {"cacao": _gold, "koxinga": _points}
"""The number of the turn, and what a seat has."""


def key(*about: object) -> bytes:
    """What all chance of a look follows from."""
    return sha256(repr(about).encode()).digest()


def thought(rules: AnyRules, view: Any, seat: Seat, about: bytes, counts: int) -> Sequence[Advice]:
    assert rules.think is not None, rules.name
    return rules.think.advise(view, seat, about, Budget(counts))


def strongest(rules: AnyRules, view: Any) -> int:
    """The positions that the strongest level weighs."""
    assert rules.think is not None, rules.name
    return rules.think.levels(view)[-1].counts


def played(
    rules: AnyRules, preset: str, seats: int, number: int
) -> Iterator[tuple[Any, Seat, list[str], Sequence[Advice]]]:
    """A game among computers, before each decision: the state, who decides, the script so far, what they think."""
    options = rules.presets[preset]
    state = rules.setup(options, seats)
    lines = [f"#: seats {seats}", f"#: options {json.dumps(asdict(options))}"]
    for turn in count():
        settled = moves.settle(rules, state, partial(Chance, key(preset, seats, number)), len(lines))
        state = settled.state
        lines += [" ".join((script.CHANCE_WORD, *line.move)) for line in settled.lines]
        if rules.outcome(state) is not None:
            return
        seat, about = acting(rules, state)[0], key(number, turn)
        view = rules.view(state, seat)
        assert rules.think is not None, rules.name
        level = rules.think.levels(view)[LEVEL]
        found = thought(rules, view, seat, about, level.counts)
        yield state, seat, list(lines), found
        move = choose(found, level, about)
        lines.append(f"{seat + 1} {rules.format(move)}")
        state, _ = rules.apply(state, seat, move)


# By search


def lead(found: Sequence[Advice]) -> float:
    return found[0].value - found[1].value


def preferred(rules: AnyRules, view: Any, seat: Seat, soon: Sequence[Advice]) -> Advice | None:
    """The one good move that does not look best at once, if there is one."""
    if lead(soon) < CLOSE or thought(rules, view, seat, key("glance"), 1)[0].move == soon[0].move:
        return None
    move = soon[0].move
    found = long_look(rules, view, seat, move, APART)
    return found if found and found.why and leads(rules, view, seat, move) else None


def long_look(rules: AnyRules, view: Any, seat: Seat, move: Move, apart: float = CLOSE) -> Advice | None:
    """What a long look finds, if it prefers the move by so much, and a longer one prefers it too."""
    long, longest = (
        thought(rules, view, seat, key("find"), times * strongest(rules, view)) for times in (LONG, LONGEST)
    )
    sure = long[0].move == longest[0].move == move and lead(long) >= apart and lead(longest) >= CLOSE
    return long[0] if sure else None


def leads(rules: AnyRules, view: Any, seat: Seat, move: Move) -> bool:
    """Whether the move leads in nearly all looks, each at worlds of its own."""
    counts = AGAIN * strongest(rules, view)
    looks = (thought(rules, view, seat, key("again", number), counts) for number in range(WORLDS))
    return nearly_all(found[0].move == move and lead(found) >= CLOSE for found in looks)


def nearly_all(looks: Iterable[bool]) -> bool:
    """Whether `SURE` of the looks say so; none is made that no longer matters."""
    said = {True: 0, False: 0}
    for each in looks:
        said[each] += 1
        if said[True] >= SURE or said[False] > WORLDS - SURE:
            break
    return said[True] >= SURE


# By gain


def brings(rules: AnyRules, state: Any, seat: Seat, message: Message, number: int) -> int:
    """What moves bring in one world until the turn is over: all play as well as they can at a glance."""
    turn, before = MEASURES[rules.name](state, seat)
    mover, (move, *rest) = seat, message
    for line in count(1):
        state, _ = rules.apply(state, mover, move)
        state = moves.settle(rules, state, partial(Chance, key("world", number)), 100 * line).state
        now, after = MEASURES[rules.name](state, seat)
        if now != turn or rules.outcome(state) is not None:
            break
        mover, *_ = (seat,) if rest else acting(rules, state)
        seen = rules.view(state, mover)
        move = rest.pop(0) if rest else thought(rules, seen, mover, key(number, line), BRIEF)[0].move
    return after - before


def answers(rules: AnyRules, state: Any, seat: Seat, soon: Sequence[Advice]) -> list[Message]:
    """What may be the answer: a move, or two where the second decision is the seat's own and follows at once."""
    first = [each.move for each in soon if each.move[0] in rules.choice(rules.view(state, seat)).tokens]  # type: ignore[union-attr]
    if rules.name not in FOLLOWED:
        return [(move,) for move in first]
    after = {move: rules.view(rules.apply(state, seat, move)[0], seat) for move in first}
    return [(move, then) for move, view in after.items() for then in moves.owed(rules, view)]


def gainful(rules: AnyRules, state: Any, seat: Seat, found: Sequence[Message]) -> tuple[Message, int] | None:
    """The one answer that brings most, and how much, the same in nearly all worlds; None where there is none."""
    assert rules.think is not None, rules.name
    view = rules.view(state, seat)
    worlds = [rules.think.guess(view, Chance(key("worlds"), number)) for number in range(WORLDS)]
    first = {each: brings(rules, worlds[0], seat, each, 0) for each in found}
    best = max(found, key=lambda each: first[each])
    gain, rivals = first[best], [each for each in found if each is not best][:MANY]
    if gain < LEAST[rules.name] or sorted(first.values())[-2] >= gain:
        return None

    def best_in(number: int, world: Any) -> bool:
        if brings(rules, world, seat, best, number) < gain:
            return False
        return all(brings(rules, world, seat, each, number) < gain for each in rivals)

    return (best, gain) if nearly_all(starmap(best_in, enumerate(worlds))) else None


# Both


def puzzle(rules: AnyRules, state: Any, seat: Seat, lines: Sequence[str], soon: Sequence[Advice]) -> Puzzle | None:
    """What a position is a puzzle of, if it is one."""
    if rules.name in FOLLOWED and soon[0].move not in FOLLOWED[rules.name]:
        return None
    if rules.name in MEASURES:
        every = answers(rules, state, seat, soon)
        found = None if len(every) < MANY else gainful(rules, state, seat, every)
        return None if found is None else Puzzle("\n".join(lines), int(seat), _written(rules, found[0]), gain=found[1])
    if len(soon) < MANY:
        return None
    best = preferred(rules, rules.view(state, seat), seat, soon)
    if best is None or best.why is None or best.why.args or best.why.key in CONSOLING:
        return None
    return Puzzle("\n".join(lines), int(seat), rules.format(best.move), why=best.why.key, follows=expected(rules, best))


def expected(rules: AnyRules, best: Advice) -> list[tuple[int, str]]:
    """The moves that a reason rests on, with their seats."""
    return [(int(who), rules.format(move)) for who, move in best.line[:FOLLOWS] if who is not None]


def _written(rules: AnyRules, message: Message) -> str:
    return BETWEEN.join(map(rules.format, message))


def find(rules: AnyRules, first: int, seconds: float, most: int) -> Iterator[tuple[int, Puzzle]]:
    """Puzzles of the games from number `first` on, one a game at most, as long as there is time."""
    until = time.monotonic() + seconds
    for number in count(first):
        preset, seats = PLAYED[rules.name][number % len(PLAYED[rules.name])]
        for state, seat, lines, soon in played(rules, preset, seats, number):
            if time.monotonic() > until or most == 0:
                return
            found = puzzle(rules, state, seat, lines, soon)
            if found is not None:
                most -= 1
                yield number, found
                break


def holds(rules: AnyRules, one: Puzzle) -> bool:
    """Whether a kept puzzle is one still."""
    asked, seat = exercise(rules.name, one), Seat(one.seat)
    state, _, _ = begun(rules, asked)
    view, answer = rules.view(state, seat), solved(rules, state, asked)
    if one.gain:
        soon = thought(rules, view, seat, key("check"), strongest(rules, view))
        return gainful(rules, state, seat, answers(rules, state, seat, soon)) == (answer, one.gain)
    return long_look(rules, view, seat, answer[0]) is not None and leads(rules, view, seat, answer[0])


def add(game: str, puzzle: Puzzle) -> None:
    """Keep one more."""
    by_search = f"why = {json.dumps(puzzle.why)}\nfollows = {json.dumps(puzzle.follows)}"
    why = by_search if puzzle.why else f"gain = {puzzle.gain}"
    lines = ("[[puzzle]]", f"seat = {puzzle.seat}", f"answer = {json.dumps(puzzle.answer)}", why)
    with file_of(game).open("a", encoding="utf-8") as file:
        file.write("\n".join((*lines, f"script = '''\n{puzzle.script}'''", "", "")))


@click.command()
@click.argument("what", type=click.Choice(["find", "check"]))
@click.argument("game")
@click.option("--first", default=0, show_default=True, help="The number of the first game that is looked through.")
@click.option("--seconds", default=600.0, show_default=True, help="For how long games are looked through.")
def main(what: str, game: str, first: int, seconds: float) -> None:
    """Find puzzles, or check those that are kept."""
    os.nice(POLITE)
    rules = games()[game].rules
    if what == "find":
        more = MOST.get(game, DOZEN) - len(kept(game))
        for number, found in find(rules, first, seconds, more):
            add(game, found)
            click.echo(f"game {number}: {found.answer}, {found.why or found.gain}")
        return
    wrong = [one.answer for one in kept(game) if not holds(rules, one)]
    click.echo(f"{len(kept(game)) - len(wrong)} hold; these do not: {', '.join(wrong) or 'none'}")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
