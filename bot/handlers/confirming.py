"""When a typed move is asked about before it is played: `/settings confirm:`. The question depends on what the rules
call reversible and on nothing else, so it says nothing about what others hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from bot.handlers.context import Context, Seated
from bot.host.storage import setting
from bot.messages.requests import Asker, Command
from games import moves
from games.core import Move, Rules, Text, text

V = TypeVar("V")

CONFIRM = "confirm"
"""The parameter of the command."""
WANTED = setting.words(CONFIRM)
"""What it says, by person."""
ALWAYS, RISKY, NEVER = "always", "risky", "never"
"""Before every move, before what cannot be taken back alone, before none."""


async def change(context: Context, asker: Asker, command: Command) -> None:
    """What the command says of it."""
    if (wanted := command.values.get(CONFIRM)) is not None:
        await context.host.remember(WANTED, asker.user, str(wanted))


async def told(context: Context, asker: Asker) -> tuple[Text, ...]:
    """How it stands."""
    return (text(f"bot-confirm-{await _wanted(context, asker.user)}"),)


async def asks(at: Seated, message: Sequence[Move], *, long: bool = False) -> bool:
    """Whether the person wants to be asked before the message is played; a `long` one is looked at where it keeps
    nobody else waiting."""
    match await _wanted(at.context, at.asker.user):
        case "always":
            return True
        case "risky":
            arguments = (at.rules, at.view, tuple(message))
            if long:
                return not await at.context.box.run(at.asker.user, can_be_taken_back, *arguments)
            return not can_be_taken_back(*arguments)
        case _:
            return False


async def _wanted(context: Context, user: int) -> str:
    return await context.host.recall(WANTED, user) or context.confirm


def can_be_taken_back(rules: Rules[Any, Any, V], view: V, message: Sequence[Move]) -> bool:
    """Whether all of it can be taken back alone. Of several moves each has to be certain, so that the next one can be
    judged."""
    views: tuple[V, ...] = (view,)
    for move in message:
        if len(views) != 1 or not moves.reversible(rules, views[0], move):
            return False
        views = moves.follow(rules, views[0], move)
    return True
