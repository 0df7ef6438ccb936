"""What hit a seat where it fell back most, and whether one of its moves before would have held that back: by what each
of two moves left to fear, as it was told when they were chosen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from bot.host.courses import Course, Round, leads
from bot.host.stories import Decision
from games import moves
from games.core import Advice, Rules, Seat, Text, Threat, text

BACK = 3
"""Own turns before a blow that are looked at."""
LOOKED = 60
"""Moves of a decision whose threats are looked at: those that were thought best."""
LESS = 0.5
"""Of what a threat weighs, what a move may leave at most that is told as holding it back."""
NEARLY = 0.1
"""Of the victory by which one move that holds a blow back may be less good than another one, if it does so better."""


class Dated(Protocol):
    """What stands in the log."""

    @property
    def line(self) -> int: ...

    @property
    def turn(self) -> int: ...


D = TypeVar("D", bound=Dated)


class Weighed(NamedTuple):
    """A decision, what the move was worth that was played, and the best of the others."""

    decision: Decision
    value: float
    others: tuple[Advice, ...]

    @property
    def line(self) -> int:
        return self.decision.line

    @property
    def turn(self) -> int:
        return self.decision.turn


class Blow(NamedTuple):
    """The turn of a blow, what is told of the threat that it came from, whether a move would have held it back, and
    whether the game was over by it."""

    turn: int
    said: Text
    held: bool
    ends: bool = False


class Held(NamedTuple):
    """A decision before a blow, and the move of it that would have held the blow back, if there was one."""

    line: int
    better: Advice | None
    blow: Blow


def weighed(decision: Decision, played: Advice, found: Iterable[Advice]) -> Weighed:
    """What is kept of what was found for a decision, best first."""
    return Weighed(decision, played.value, tuple(each for each in found if each.move != played.move)[:LOOKED])


def blow(rounds: Course, stretch: tuple[Round, Round]) -> int:
    """The public turn of a stretch in which the seat fell back most."""
    led, (since, until) = leads(rounds), stretch
    return min(range(since.turns[1] + 1, until.turns[1] + 1), key=lambda turn: led[turn] - led[turn - 1])


def before(found: Iterable[D], line: int) -> list[D]:
    """Of decisions those before a line, in the last few turns in which there were any."""
    earlier = [each for each in found if each.line < line]
    latest = sorted({each.turn for each in earlier})[-BACK:]
    return [each for each in earlier if each.turn in latest]


def held(
    rules: Rules[Any, Any, Any],
    seat: Seat,
    found: Sequence[Weighed],
    happened: Iterable[Text],
    after: Any,
    turn: int,
    when: Text,
) -> Held | None:
    """Of the decisions before a turn the latest that left a threat which came true in it, while another move would have
    left nothing like it; that there is none, where what came true was the worst that the last one left and all others,
    sensible or not, would have left as much; else None. A threat is known by the cell that it is about, which was named
    in that turn and is not threatened after it: before the last decision it is the same one as far back as it stood."""
    still = {cell for threat in moves.threats(rules, after) for cell in threat.cells[:1]}
    cells, unheld = {cell for said in happened for cell in _named(said)} - still, None
    for each in reversed(found):
        view = rules.view(each.decision.state, seat)
        left = moves.threats(rules, view, each.decision.move)
        came = next((threat for threat in left if threat.weight > 0 and cells & {*threat.cells[:1]}), None)
        if came is None:
            break
        cells = {*came.cells[:1]}
        sensible = [one for one in each.others if one.sound and one.value >= each.value]
        if (better := _better(rules, view, sensible, left, came)) is not None:
            advice, rest = better
            least = text("bot-review-held-some", threat=rest.text) if rest else text("bot-review-held-none")
            said = text("bot-review-held", threat=came.text, when=when, least=least)
            return Held(each.line, advice, Blow(turn, said, held=True))
        if each is found[-1] and came.weight == _worst(left) and not _eased(rules, view, each.others, came):
            said = text("bot-review-unheld", threat=came.text, when=when)
            unheld = Held(each.line, None, Blow(turn, said, held=False))
    return unheld


def _better(
    rules: Rules[Any, Any, Any], view: Any, others: Iterable[Advice], left: Sequence[Threat], came: Threat
) -> tuple[Advice, Threat | None] | None:
    """Of some moves, best first, that which holds a threat back best, of those that are nearly as good as the first
    that does; with the worst that it leaves and the played one did not."""
    found = list[tuple[int, Advice, Threat | None]]()
    for each in others:
        if found and each.value < found[0][1].value - NEARLY:
            break
        after = moves.threats(rules, view, each.move)
        worst = max((one for one in after if one not in left), key=lambda one: one.weight, default=None)
        weight = 0 if worst is None else max(0, worst.weight)
        if came not in after and weight <= LESS * came.weight:
            found.append((weight, each, worst))
    return min(found, key=lambda one: (one[0], one[2] is not None))[1:] if found else None


def _eased(rules: Rules[Any, Any, Any], view: Any, others: Iterable[Advice], came: Threat) -> bool:
    """Whether one of the moves leaves nothing as bad as what came. One that leaves nothing since it loses the game
    eases nothing."""
    found = ((each, moves.threats(rules, view, each.move)) for each in others)
    return any(_worst(left) < came.weight for each, left in found if left or each.value > 0.0)


def _worst(left: Iterable[Threat]) -> int:
    return max((each.weight for each in left), default=0)


def _named(said: Text) -> Iterator[str]:
    """The words that a message is given, which name cells among others."""
    for _, arg in said.args:
        for each in arg if isinstance(arg, tuple) else (arg,):
            if isinstance(each, Text):
                yield from _named(each)
            elif isinstance(each, str):
                yield from each.split()
