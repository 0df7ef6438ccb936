"""One move beside another, for hints and reviews: what each does that the other does not, by their previews, so that
whoever doubts it can look."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from bot.handlers import notation, warnings
from bot.messages.i18n import Raw, Voice
from games import foretelling, moves
from games.core import Chance, Event, Move, Rules, Seat, Text, Threat, text
from renderers.prose import together

V = TypeVar("V")
WORLDS = 8
"""In which a line is tried, since not in every one it can be played."""


class Foreseen(NamedTuple):
    """One of two moves: what it is called, the lines of its preview, and what it leaves to fear."""

    called: str
    lines: tuple[Text, ...]
    left: Sequence[Threat]


def foreseen(rules: Rules[Any, Any, V], view: V, move: Move, voice: Voice, *, warned: bool = True) -> Foreseen:
    """What is known of a move; of what it leaves nothing where people are not `warned`."""
    preview = moves.preview(rules, view, move)
    called = notation.called(rules, view, rules.format(move), voice)
    return Foreseen(called, preview.lines if preview else (), moves.threats(rules, view, move) if warned else ())


def apart(move: Foreseen, other: Foreseen, voice: Voice) -> tuple[Text, ...]:
    """What only the first of two moves does, but for a line that only names it, and a last one that only led to what
    both do."""
    told = [line for line in move.lines if line not in other.lines and not notation.heads(line, move.called, voice)]
    return tuple(told[:-1] if told and voice.say(told[-1]).endswith((":", "：")) else told)


def shared(move: Foreseen, other: Foreseen, voice: Voice) -> tuple[Text, ...]:
    """What two moves both do: one paragraph."""
    both = [voice.say(line) for line in move.lines if line in other.lines]
    return (text("bot-review-both", told=Raw(together(both))),) if both else ()


def risks(move: Foreseen, other: Foreseen) -> tuple[Text, ...]:
    """What only the first of two moves leaves to fear."""
    return warnings.left([each for each in move.left if each not in other.left])


def does(move: Foreseen, other: Foreseen, voice: Voice) -> str:
    """What only the first of two moves does and leaves to fear: one paragraph."""
    return together(map(voice.say, (*apart(move, other, voice), *risks(move, other))))


def feared(move: Foreseen, other: Foreseen) -> tuple[Text, ...]:
    """The worst that two moves both leave to fear."""
    both = (each for each in move.left if each in other.left and each.weight > 0 and each.cells)
    return tuple(text("bot-beside-feared", threat=each.text) for each in both)[:1]


def instead(
    rules: Rules[Any, Any, V], view: V, other: Move, move: Move, voice: Voice, *, warned: bool
) -> tuple[Text, ...]:
    """What only the other move does, and leaves to fear where people are `warned`, after its name: one paragraph, since
    what the first one does stands below it; and what both leave to fear."""
    rival, best = (foreseen(rules, view, each, voice, warned=warned) for each in (other, move))
    told = Raw(does(rival, best, voice))
    return (text("bot-instead", move=rival.called, told=told), *feared(rival, best)) if told else ()


def follows(
    rules: Rules[Any, Any, V],
    view: V,
    seat: Seat,
    played: Sequence[Move],
    line: Sequence[tuple[Seat | None, str]],
    voice: Voice,
    *,
    always: bool,
    worse: Callable[[Any], bool] = lambda state: False,
) -> tuple[Text, ...]:
    """What could follow what is `played`, as the seat would be told it, as far as it can be played in one of a few
    worlds; not what would come to light by it. One's own moves alone say nothing of what the others do, so they are
    told where it has to be `always`, as where they win. Nothing is told of what leads to a `worse` state."""
    if not line or not (always or any(who != seat for who, _ in line)):
        return ()
    own = [(seat, rules.format(move)) for move in played]
    known = [(who, typed) for who, typed in line if who is not None]  # an earlier version kept no seats
    furthest = list[tuple[Any, Sequence[Event]]]()
    for number in range(WORLDS):
        world = Chance(b"what could follow", number, purpose="world")
        furthest = max(furthest, list(foretelling.foretold(rules, view, own + known, world)), key=len)
        if len(furthest) == len(own + known):
            break
    steps = list[str]()
    for (who, typed), (_, events) in zip(known, furthest[len(own) :], strict=False):
        public = [each for each in events if each.to is None and not (each.reveals or each.detail)]
        secret = not public and any(each.to is not None and seat in each.to for each in events)
        move = Raw(notation.as_typed(rules, typed, voice.locale) or typed)
        told = (text("bot-review-move", seat=who, move=move),) if secret else [each.text for each in public]
        steps += [together(map(voice.say, told))] if told else []
    numbered = "".join(f"\n{number}. {step}" for number, step in enumerate(steps, 1))
    return (text("bot-review-follows", line=Raw(numbered)),) if steps and not worse(furthest[-1][0]) else ()
