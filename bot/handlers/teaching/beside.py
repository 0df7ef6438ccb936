"""One move beside another, for hints and reviews: what each does that the other does not, by their previews, so that
whoever doubts it can look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from bot.handlers import notation
from bot.messages.i18n import Raw, Voice
from games import moves
from games.core import Move, Rules, Seat, Text, text
from renderers.prose import together

V = TypeVar("V")


def apart(rules: Rules[Any, Any, V], view: V, move: Move, other: Move, voice: Voice) -> tuple[Text, ...]:
    """What only the first of two moves does, but for a last line that only led to what both do."""
    foreseen = [moves.preview(rules, view, each) for each in (move, other)]
    own, others = (() if each is None else each.lines for each in foreseen)
    told = tuple(line for line in own if line not in others)
    return told[:-1] if told and voice.say(told[-1]).endswith((":", "：")) else told


def instead(rules: Rules[Any, Any, V], view: V, other: Move, move: Move, voice: Voice) -> tuple[Text, ...]:
    """What only the other move does, after its name: one paragraph, since what the first one does stands below it."""
    told = Raw(together(map(voice.say, apart(rules, view, other, move, voice))))
    called = notation.called(rules, view, rules.format(other), voice)
    return (text("bot-instead", move=called, told=told),) if told else ()


def follows(
    rules: Rules[Any, Any, V],
    view: V,
    seat: Seat,
    line: Sequence[tuple[Seat | None, str]],
    voice: Voice,
    *,
    always: bool,
) -> tuple[Text, ...]:
    """What could follow a move. One's own moves alone say nothing of what the others do, so they are told where it has
    to be `always`, as where they win."""
    if not line or not (always or any(who != seat for who, _ in line)):
        return ()
    return (notation.expected(rules, view, line, voice),)
