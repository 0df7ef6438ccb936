"""Finds puzzles in games that computers play against themselves, and checks those that are kept.

A puzzle has one answer. By search: a long look prefers it by far, and a longer one too, what looks best at once is
another move, and so it is in 38 of 40 looks, each of which imagines worlds of its own; and in 38 of 40 sampled worlds
that are played on, what is told of it is true beside each other move that tempts. By gain: in 38 of 40 sampled worlds
it brings more than any other kind of move, and just as much as the puzzle says. `python -m benchmarks.puzzles find
GAME` looks through games and adds what it finds to `games/GAME/puzzles.toml`; `check` looks at all that are kept again.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from functools import cache, partial
from hashlib import sha256
from itertools import count, islice, starmap
from typing import Any

import click

from bot.catalogue import games
from bot.host.reviews import FOLLOWS
from games import moves, script
from games.cardgo import threats, views
from games.core import Advice, Budget, Chance, Move, Rules, Seat
from games.exercise import answers as solved
from games.exercise import begun
from games.koxinga.outcome import parts
from games.moves import acting
from games.puzzles import BETWEEN, Puzzle, exercise, file_of, kept
from games.search import LEVELS, STANDS_IN, choose

POLITE = 19
"""How much less urgent this is than anything else on the machine."""
PLAYED: Mapping[str, Sequence[tuple[str, int]]] = {
    "cardgo": (("quick", 2),),
    "jiangshan": (("drill-ground", 2),),
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
TEMPTING = 3
"""Moves that look best at once, beside which a reason has to be true, and as many that a long look likes next best,
beside which it may not be false."""
NOW, LATER = (1,), (3, 5)
"""Decisions after one of which it has to be: the answer, or the seat's next one or the one after that."""
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
Measure = Callable[[Any, Seat], int]


def _gold(state: Any, seat: Seat) -> tuple[int, int]:
    return state.table.number, state.table.villages[seat].gold


def _points(state: Any, seat: Seat) -> tuple[int, int]:
    return state.turn, sum(parts(state.players[seat]))


MEASURES: Mapping[str, Callable[[Any, Seat], tuple[int, int]]] = {"cacao": _gold, "koxinga": _points}
"""The number of the turn, and what a seat has."""


def _held(state: Any, seat: Seat) -> int:
    """Whether no blow is left that takes all HP."""
    return all(each.weight < threats.LOST for each in threats.threats(views.view(state, seat)))


def _lost(state: Any, seat: Seat) -> int:
    """Units that have fallen or are in chaos."""
    fallen = [owner for owner, _ in state.dead]
    return [*fallen, *(each.owner for each in state.units.values() if each.chaos)].count(seat)


REASONS: Mapping[str, Mapping[str, tuple[Measure, Sequence[int]]]] = {
    "cardgo": {
        "cardgo-why-guard": (_held, NOW),
        "cardgo-why-hp": (lambda state, seat: -state.hp[1 - seat], NOW),
        "cardgo-why-hp-later": (lambda state, seat: -state.hp[1 - seat], LATER),
        "cardgo-why-saved-later": (lambda state, seat: state.hp[seat], LATER),
    },
    "jiangshan": {
        "jiangshan-why-hunt": (lambda state, seat: state.sides[1 - seat].defeated, LATER[:1]),
        "jiangshan-why-taken-later": (lambda state, seat: _lost(state, Seat(1 - seat)), LATER),
        "jiangshan-why-units-later": (lambda state, seat: -_lost(state, seat), LATER),
        "jiangshan-why-towns-later": (lambda state, seat: sum(t.owner == seat for t in state.tiles.values()), LATER),
    },
}
"""What may be told of an answer by search: what there is more of for the seat, and when."""


def key(*about: object) -> bytes:
    """What all chance of a look follows from."""
    return sha256(repr(about).encode()).digest()


def thought(rules: AnyRules, view: Any, seat: Seat, about: bytes, counts: int) -> Sequence[Advice]:
    assert rules.think is not None, rules.name
    return rules.think.advise(view, seat, about, Budget(counts, reasons=False))


def weighs(rules: AnyRules, view: Any, level: str = LEVELS[-1]) -> int:
    """The positions that a level weighs, the strongest if none is named."""
    assert rules.think is not None, rules.name
    return rules.think.levels(view)[LEVELS.index(level)].counts


def sampled(rules: AnyRules, view: Any) -> Sequence[Any]:
    """Worlds that a view may be of."""
    assert rules.think is not None, rules.name
    return [rules.think.guess(view, Chance(key("worlds"), number)) for number in range(WORLDS)]


def course(
    rules: AnyRules, state: Any, seat: Seat, message: Message, number: int, counts: int = BRIEF
) -> Iterator[tuple[Any, Seat, Move]]:
    """What becomes of one world, decision by decision, who decided and how: first moves that are given, then what all
    play who weigh so many positions, as at a glance if nothing is said."""
    mover, (move, *rest) = seat, message
    for line in count(1):
        state, _ = rules.apply(state, mover, move)
        state = moves.settle(rules, state, partial(Chance, key("world", number)), 100 * line).state
        yield state, mover, move
        if rules.outcome(state) is not None:
            return
        mover, *_ = (seat,) if rest else acting(rules, state)
        seen = rules.view(state, mover)
        move = rest.pop(0) if rest else thought(rules, seen, mover, key(number, line), counts)[0].move


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


def at_a_glance(rules: AnyRules, view: Any, seat: Seat) -> Sequence[Advice]:
    return thought(rules, view, seat, key("glance"), 1)


def preferred(rules: AnyRules, view: Any, seat: Seat, soon: Sequence[Advice]) -> Sequence[Advice]:
    """What a long look finds, if there seems to be one good move and it does not look best at once."""
    move = soon[0].move
    if lead(soon) < CLOSE or at_a_glance(rules, view, seat)[0].move == move:
        return ()
    return long_look(rules, view, seat, move, APART)


def long_look(rules: AnyRules, view: Any, seat: Seat, move: Move, apart: float = CLOSE) -> Sequence[Advice]:
    """What a long look finds, if it prefers the move by so much, and a longer one prefers it too."""
    found = thought(rules, view, seat, key("find"), LONG * weighs(rules, view))
    if found[0].move != move or lead(found) < apart:
        return ()
    longest = thought(rules, view, seat, key("find"), LONGEST * weighs(rules, view))
    return found if longest[0].move == move and lead(longest) >= CLOSE else ()


def proved(
    rules: AnyRules, state: Any, seat: Seat, found: Sequence[Advice], reasons: Iterable[str]
) -> tuple[str, list[tuple[int, str]]] | None:
    """The first of some reasons that is true of the best move in nearly all worlds, if all play on as whoever stands
    in: there is more of it than after what looks best at once, and no less than after the next best. With what follows
    in a world in which it is true: moves with their seats."""
    view = rules.view(state, seat)
    best, *others = (each.move for each in found[: 1 + TEMPTING])
    seeming = [each.move for each in at_a_glance(rules, view, seat)[:TEMPTING] if each.move != best]
    worlds, counts = sampled(rules, view), weighs(rules, view, STANDS_IN)

    @cache
    def played_on(move: Move, number: int, decisions: int) -> Sequence[tuple[Any, Seat, Move]]:
        return list(islice(course(rules, worlds[number], seat, (move,), number, counts), decisions))

    def is_true(measure: Measure, decisions: int, number: int) -> bool:
        def left(move: Move) -> int:
            return measure(played_on(move, number, decisions)[-1][0], seat)

        most = left(best)
        return all(left(move) < most for move in seeming) and all(left(move) <= most for move in others)

    for why in reasons:
        measure, whens = REASONS[rules.name][why]
        for decisions in whens:
            true = partial(is_true, measure, decisions)
            if nearly_all(map(true, range(WORLDS))):
                told = played_on(best, next(filter(true, count())), 1 + FOLLOWS)[1:]
                return why, [(int(who), rules.format(move)) for _, who, move in told]
    return None


def leads(rules: AnyRules, view: Any, seat: Seat, move: Move) -> bool:
    """Whether the move leads in nearly all looks, each at worlds of its own."""
    counts = AGAIN * weighs(rules, view)
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
    """What moves bring in one world until the turn is over."""
    turn, before = MEASURES[rules.name](state, seat)
    for after, *_ in course(rules, state, seat, message, number):
        now, has = MEASURES[rules.name](after, seat)
        if now != turn:
            break
    return has - before


def answers(rules: AnyRules, state: Any, seat: Seat, soon: Sequence[Advice]) -> list[Message]:
    """What may be the answer: a move, or two where the second decision is the seat's own and follows at once."""
    first = [each.move for each in soon if each.move[0] in rules.choice(rules.view(state, seat)).tokens]  # type: ignore[union-attr]
    if rules.name not in FOLLOWED:
        return [(move,) for move in first]
    after = {move: rules.view(rules.apply(state, seat, move)[0], seat) for move in first}
    return [(move, then) for move, view in after.items() for then in moves.owed(rules, view)]


def gainful(rules: AnyRules, state: Any, seat: Seat, found: Sequence[Message]) -> tuple[Message, int] | None:
    """The one answer that brings most, and how much, the same in nearly all worlds; None where there is none."""
    worlds = sampled(rules, rules.view(state, seat))
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
    view, move = rules.view(state, seat), soon[0].move
    looked = preferred(rules, view, seat, soon)
    reason = proved(rules, state, seat, looked, REASONS[rules.name]) if looked else None
    if reason is None or not leads(rules, view, seat, move):
        return None
    return Puzzle("\n".join(lines), int(seat), rules.format(move), why=reason[0], follows=reason[1])


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
        soon = thought(rules, view, seat, key("check"), weighs(rules, view))
        return gainful(rules, state, seat, answers(rules, state, seat, soon)) == (answer, one.gain)
    found = long_look(rules, view, seat, answer[0])
    if not found or not leads(rules, view, seat, answer[0]):
        return False
    return one.why not in REASONS[rules.name] or proved(rules, state, seat, found, [one.why]) is not None


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
