"""What follows from any game's choices: who acts, which moves there are, checking, playing, completing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain, count
from typing import Any, Generic, TypeVar

from games.core import CHANCE, Batch, Chance, Choice, Event, IllegalMove, Move, Preview, Rules, Seat, Text, Threat, text

S = TypeVar("S")
V = TypeVar("V")

MOST_MOVES = 64
"""Moves of one message at most: whoever types thousands would have each of them judged, foreseen and logged."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log: a move and who made it."""

    seat: Seat
    move: Move


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """What came of one or several moves: the lines to append, the state after them and what happened, in order. `open`
    counts the lines that answer no owed choice."""

    state: S
    lines: tuple[Line, ...]
    events: tuple[Event, ...]
    open: int = 0
    made: tuple[tuple[S, Sequence[Event]], ...] = ()
    """The state after each of the lines, and what came of it."""


def acting(rules: Rules[Any, S, Any], state: S) -> tuple[Seat, ...]:
    """The seats with an owed choice, lowest first."""
    return tuple(rules.asked(state))


def held(rules: Rules[Any, S, Any], state: S) -> tuple[Seat, ...]:
    """The acting seats that nobody asks: their choices are blind."""
    return tuple(seat for seat, window in rules.asked(state).items() if window is not None and window.blind)


def choice(rules: Rules[Any, S, Any], state: S, seat: Seat, path: Move = ()) -> Choice | None:
    """What `seat`, or CHANCE, may add to `path` in `state`."""
    return _choices(rules, state, seat)(path)


def moves(rules: Rules[Any, S, Any], state: S, seat: Seat, path: Move = ()) -> Iterator[Move]:
    """Every complete owed move of `seat`, or of CHANCE, that begins with `path`, in the order of the choices."""
    return _owed(_choices(rules, state, seat), path)


def owed(rules: Rules[Any, Any, V], view: V, path: Move = ()) -> Iterator[Move]:
    """Every complete owed move of the view's owner that begins with `path`, in the order of the choices."""
    return _owed(partial(rules.choice, view), path)


def legal(rules: Rules[Any, S, Any], state: S, seat: Seat, move: Move) -> bool:
    """Whether `move` is complete and every token of it was on offer, perhaps by earlier rules."""
    choices = _choices(rules, state, seat)
    for length, token in enumerate(move):
        choice = choices(move[:length])
        if choice is None or not (token in choice.tokens or token in choice.open or token in choice.former):
            return False
    return bool(move) and choices(move) is None


def is_open(rules: Rules[Any, S, Any], state: S, seat: Seat, move: Move) -> bool:
    """Whether a legal move is one that may be played at any time, and answers no owed choice."""
    if seat == CHANCE:
        return False
    choice = rules.choice(rules.view(state, seat))
    return choice is not None and move[0] in choice.open


def play(rules: Rules[Any, S, Any], state: S, seat: Seat, move: Move) -> tuple[S, Sequence[Event]]:
    """`Rules.apply` after checking.

    >>> from games.koxinga.rules import RULES as rules
    >>> state, events = play(rules, rules.setup(rules.presets["standard"], 2), CHANCE, ("starter", "2"))
    >>> events[0].text
    Text(key='koxinga-event-starter', args=(('seat', Seat(1)),))
    >>> play(rules, state, Seat(1), ("keep",))
    Traceback (most recent call last):
    games.core.IllegalMove: Text(key='koxinga-refusal-wait', args=())

    :raises IllegalMove: the move is not legal for `seat`, with the reason the seat may know.
    """
    if not legal(rules, state, seat, move):
        raise IllegalMove(_reason(rules, state, seat, move))
    return rules.apply(state, seat, move)


def settle(
    rules: Rules[Any, S, Any], state: S, chance: Callable[[int], Chance], line: int, again: Sequence[int] = ()
) -> Step[S]:
    """Play everything that chance owes. `chance` gives the source for a line number; the first new line is `line`.
    Facts that were taken back are asked for `again` first: they are drawn with the numbers of their old lines.

    What the rules have drawn themselves is not checked by them again: that `roll` gives what `facts` offers is checked
    by the contract's test."""
    lines: list[Line] = []
    events: list[Event] = []
    made: list[tuple[S, Sequence[Event]]] = []
    numbers = chain(again, count(line + len(again)))
    while (fact := rules.roll(state, chance(next(numbers)))) is not None:
        state, told = rules.apply(state, CHANCE, fact)
        lines.append(Line(CHANCE, fact))
        events += told
        made.append((state, told))
    return Step(state, tuple(lines), tuple(events), made=tuple(made))


def submit(
    rules: Rules[Any, S, V],
    state: S,
    seat: Seat,
    message: Sequence[Move],
    chance: Callable[[int], Chance],
    *,
    line: int,
    again: Sequence[int] = (),
) -> tuple[Step[S], Text | None]:
    """Play a message of one or several moves by `seat`, with the chance lines that fall due; the first new line is
    `line`, and `again` is as for `settle`.

    The text says, for the mover alone, what was not played although the rest was.

    :raises IllegalMove: nothing was played; the reason.
    """
    if (reason := _objection(rules, state, seat, message)) is not None:
        raise IllegalMove(reason)
    step: Step[S] = Step(state, (), ())
    for move in message:
        try:
            if step.lines and rules.batch is Batch.ORDERED:
                move = _again(rules, rules.view(step.state, seat), move)
                _keep_to_own_turn(rules, step.state, seat, move)
            step = _played(rules, step, seat, move, chance, line, again)
        except IllegalMove as refused:
            if not step.lines:
                raise
            return step, text("core-rest-dropped", reason=refused.reason)
        if rules.outcome(step.state) is not None:
            break
    return step, None


def forks(rules: Rules[Any, Any, V], view: V, path: Move) -> list[int]:
    """How long the path is after each step that left a choice."""
    steps = ((length, rules.choice(view, path[:length])) for length in range(len(path)))
    return [length + 1 for length, choice in steps if choice is not None and len(choice.tokens) + len(choice.open) > 1]


def preview(rules: Rules[Any, Any, V], view: V, move: Move) -> Preview | None:
    """What the view's owner can foresee of a complete legal move; None where the rules, or an option, forbid it."""
    return None if rules.foresee is None else rules.foresee.preview(view, move)


def moot(rules: Rules[Any, Any, V], view: V, move: Move) -> Sequence[str]:
    """Tokens that would mean nothing in a complete legal move, as far as the view's owner can foresee."""
    return () if rules.foresee is None or rules.foresee.moot is None else rules.foresee.moot(view, move)


def threats(rules: Rules[Any, Any, V], view: V, path: Move = ()) -> Sequence[Threat]:
    """What threatens the view's owner, or would after `path`; nothing where the rules cannot tell."""
    return () if rules.warn is None else rules.warn.threats(view, path)


def follow(rules: Rules[Any, Any, V], view: V, move: Move) -> tuple[V, ...]:
    """The views after a legal move, as far as a later part of one message can be judged on them."""
    return () if rules.foresee is None else rules.foresee.follow(view, move)


def reversible(rules: Rules[Any, Any, V], view: V, move: Move) -> bool:
    """Whether the rules let the view's owner take a legal move back alone."""
    return rules.undo is not None and rules.undo.reversible(view, move)


def ahead(rules: Rules[Any, Any, V], view: V) -> V | None:
    """The view as if it were its owner's turn now; None where there is nothing to plan."""
    return None if rules.plan is None else rules.plan.ahead(view)


def condition(rules: Rules[Any, Any, V], view: V, typed: str) -> str:
    """What a plan of the view's owner waits for, in the notation in which it is told.

    :raises IllegalMove: it cannot be read, or in this game nothing can be waited for.
    """
    if rules.plan is None or rules.plan.condition is None:
        raise IllegalMove(text("core-no-condition"))
    return rules.plan.condition(view, typed)


def retire(rules: Rules[Any, S, Any], state: S, seat: Seat) -> Move | None:
    """The move that resigns for `seat`; None where a computer takes the seat."""
    return None if rules.resign is None else rules.resign.retire(state, seat)


def judge(rules: Rules[Any, Any, V], view: V, message: Sequence[Move]) -> Text | None:
    """Why a whole message of the view's owner may not be played, from what they know; None if each part is certain to
    be legal."""
    if (reason := _miscounted(message)) is not None:
        return reason
    views: tuple[V, ...] = (view,)
    for number, move in enumerate(message, start=1):
        reasons = [_refusal(rules, seen, move) for seen in views]
        if not views or (any(reasons) and not all(reasons)):
            return text("core-see-first")
        if reasons[0] is not None:
            return reasons[0]
        if number < len(message):
            views = tuple(after for seen in views for after in follow(rules, seen, move))
    return None


def foresee(
    rules: Rules[Any, Any, V], view: V, message: Sequence[Move]
) -> Iterator[tuple[Move, Preview | None, Text | None]]:
    """What the view's owner can foresee of the moves of a message: of each its preview, or why it may not be played.
    Ends with the first refusal, and where it is not certain what they will see after a move."""
    if message and (reason := _miscounted(message)) is not None:
        yield message[0], None, reason
        return
    for number, move in enumerate(message):
        if number and rules.batch is Batch.ORDERED:
            move = _again(rules, view, move)
        reason = _refusal(rules, view, move)
        yield move, None if reason is not None else preview(rules, view, move), reason
        views = () if reason is not None else follow(rules, view, move)
        if len(views) != 1:
            return
        (view,) = views


def completions(rules: Rules[Any, Any, V], view: V, typed: str, *, most: int = 25) -> dict[str, Move]:
    """How `typed` may go on: notations of paths, shortest step first, at most `most`, each with the path it stands
    for."""
    found: dict[str, Move] = {}
    _complete(rules, view, (), _folded(typed), found, most)
    return found


def _choices(rules: Rules[Any, S, Any], state: S, seat: Seat) -> Callable[[Move], Choice | None]:
    """What may be added to a path: `choice` of the one view of `seat`, or `facts` where it is CHANCE."""
    return partial(rules.facts, state) if seat == CHANCE else partial(rules.choice, rules.view(state, seat))


def _owed(choices: Callable[[Move], Choice | None], path: Move) -> Iterator[Move]:
    choice = choices(path)
    if choice is None:
        if path:
            yield path
        return
    for token in choice.tokens:
        yield from _owed(choices, (*path, token))


def _objection(rules: Rules[Any, S, Any], state: S, seat: Seat, message: Sequence[Move]) -> Text | None:
    if rules.batch is Batch.WHOLE:
        return judge(rules, rules.view(state, seat), message)
    return _miscounted(message)


def _miscounted(message: Sequence[Move]) -> Text | None:
    """Why a message of so many moves is not even looked at."""
    if not message:
        return text("core-nothing-to-play")
    return text("core-too-many-moves", most=str(MOST_MOVES)) if len(message) > MOST_MOVES else None


def _refusal(rules: Rules[Any, Any, V], view: V, move: Move) -> Text | None:
    """`Rules.refusal`, which allows half moves, and that a move is whole."""
    reason = rules.refusal(view, move)
    if reason is None and rules.choice(view, move) is not None:
        return text("core-incomplete", typed=" ".join(move))
    return reason


def _again(rules: Rules[Any, Any, V], view: V, move: Move) -> Move:
    """A later move of a message, read once more where it stands: what came before may have changed how its path is
    spelt."""
    return rules.parse(view, rules.format(move))[0]


def _keep_to_own_turn(rules: Rules[Any, S, Any], state: S, seat: Seat, move: Move) -> None:
    if is_open(rules, state, seat, move):
        return
    if held(rules, state):
        raise IllegalMove(text("core-held"))
    if any(other != seat for other in acting(rules, state)):
        raise IllegalMove(text("core-others-first"))


def _played(
    rules: Rules[Any, S, Any],
    step: Step[S],
    seat: Seat,
    move: Move,
    chance: Callable[[int], Chance],
    line: int,
    again: Sequence[int],
) -> Step[S]:
    """`step` and then `move`, with what chance owes after it."""
    state, told = play(rules, step.state, seat, move)
    lines = (*step.lines, Line(seat, move))
    drawn = sum(each.seat == CHANCE for each in step.lines)
    settled = settle(rules, state, chance, line + len(lines), again[drawn:])
    opened = step.open + is_open(rules, step.state, seat, move)
    made, events = (*step.made, (state, told), *settled.made), (*step.events, *told, *settled.events)
    return Step(settled.state, lines + settled.lines, events, opened, made)


def _complete(rules: Rules[Any, Any, V], view: V, path: Move, wanted: str, found: dict[str, Move], most: int) -> None:
    for longer, shown in readings(rules, view, path, wanted):
        folded = _folded(shown)
        if len(found) >= most:
            return
        if folded.startswith(wanted) and folded != wanted:
            found.setdefault(shown, longer)
        elif rules.choice(view, longer) is not None:
            _complete(rules, view, longer, wanted, found, most)
            if folded == wanted:
                _add_respelt(rules, view, longer, shown, found, most)
        elif folded == wanted:
            found[shown] = longer


def _add_respelt(rules: Rules[Any, Any, V], view: V, path: Move, shown: str, found: dict[str, Move], most: int) -> None:
    """What may follow a half path that was typed, and is not spelt as it is: what the one at `d4` commands is `@d4`."""
    choice = rules.choice(view, path)
    for token in () if choice is None else choice.offered:
        other = rules.format((*path, token))
        if len(found) < most and not other.startswith(shown):
            found.setdefault(other, (*path, token))


def readings(rules: Rules[Any, Any, V], view: V, path: Move, wanted: str) -> Iterator[tuple[Move, str]]:
    """The steps after `path` that agree with what is typed, each with its notation: the one begins the other. A step
    that the next one spells otherwise (`d4`, then `@d4`) is taken together with it."""
    choice = rules.choice(view, path)
    for token in () if choice is None else choice.offered:
        longer = (*path, token)
        shown = rules.format(longer)
        if _agree(_folded(shown), wanted):
            yield longer, shown
        else:
            yield from _respelt(rules, view, longer, shown, wanted)


def _respelt(rules: Rules[Any, Any, V], view: V, path: Move, shown: str, wanted: str) -> Iterator[tuple[Move, str]]:
    choice = rules.choice(view, path)
    for token in () if choice is None else choice.offered:
        longer = (*path, token)
        other = rules.format(longer)
        if not other.startswith(shown) and _agree(_folded(other), wanted):
            yield longer, other


def _agree(one: str, other: str) -> bool:
    return one.startswith(other) or other.startswith(one)


def _folded(typed: str) -> str:
    return "".join(typed.split()).casefold()


def _reason(rules: Rules[Any, S, Any], state: S, seat: Seat, move: Move) -> Text:
    if seat == CHANCE:
        return text("core-illegal-chance", move=" ".join(move))
    reason = rules.refusal(rules.view(state, seat), move)
    return reason if reason is not None else text("core-incomplete", typed=" ".join(move))
