"""Two worlds: what may be taken back says nothing of what another has left in secret.

In every game: the question before a move, the buttons, what `/undo` answers and refuses, and what the channel is shown
of a taking back are the same, to the byte, whatever somebody else has left or chosen meanwhile that nobody is told of.
"""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest

from bot.catalogue import games
from bot.messages.custom_id import Action, parse
from bot.messages.message import Button, Message
from bot.table.features import acts
from bot.table.log.replay import Passage
from bot.table.log.seal import Entry
from bot.table.log.visibility import visibility
from bot.table.session import Open, Position
from games import moves
from games.core import Move, Seat
from games.moves import owed
from tests.support.counts import count
from tests.support.stand import Stand, controls, message, pressed
from tests.support.waiting import folder, position, session, standing, user_of, waiting, world

MOVES = count(2, full=30)
"""Of who is asked, in each world."""
WORLDS = count(1, full=6)
"""In which the other has left something, besides the one in which they have not."""
BACK = frozenset({Action.UNDO, Action.REDO, Action.PROPOSE, Action.PROPOSE_SURE})


@pytest.mark.parametrize("name", [name for name in games() if name != "cardgo"])
async def test_what_another_left_in_secret_shows_nowhere(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """CardGO knows no secret lines."""
    shown = []
    for number in range(1 + WORLDS):
        async with world(folder(tmp_path, number), name, monkeypatch, least=9) as stand:
            now = position(await session(stand))
            found = waiting(now)
            assert found is not None
            other, mover = found
            left = secrets(now, other)
            assert len(left) > WORLDS, left
            leaves = partial(leave, stand, user_of(other), left[number:] if number else [])
            await leaves()
            shown.append([(what, unsealed(each)) async for what, each in everything(stand, mover, leaves)])
    differ = [pair for each in shown[1:] for pair in zip(shown[0], each, strict=True) if pair[0] != pair[1]]
    assert not differ, differ[0]


async def leave(stand: Stand, user: int, left: list[Move]) -> None:
    """The next of what is left, if anything is left in this world."""
    if left:
        await stand.context.host.do(next(stand.requests), 1, acts.play_moves, user, [left.pop()])
        await stand.settled()


def unsealed(shown: object) -> str:
    """Without the digits of seals: the chain goes over secret lines too, keyed with the seed."""
    return re.sub(r"Seal [0-9a-f]{16}", "Seal", repr(shown))


def secrets(now: Position, seat: Seat) -> list[Move]:
    """Moves of `seat`, whom nobody waits for, of which nobody else sees anything; picked at random."""
    rules, state, chance, found = now.game.rules, now.state, random.Random(7), list[Move]()
    root = now.choice(seat)
    for _ in range(60 if root is not None and root.open else 0):
        assert root is not None
        move: Move = (chance.choice(root.open),)
        while (choice := now.choice(seat, move)) is not None:
            move = (*move, chance.choice(choice.tokens))
        after, told = rules.apply(state, seat, move)
        passage = Passage(Entry(now.lines + 1, seat, move, 0), state, after, told)
        if move not in found and not visibility(rules, passage).public:
            found.append(move)
    return found


async def everything(
    stand: Stand, mover: Seat, leaves: Callable[[], Awaitable[None]]
) -> AsyncIterator[tuple[str, object]]:
    """All that `mover` and the channel see of taking back: before the move, after it, after it was taken back."""
    user, now = user_of(mover), position(await session(stand))
    rules, choices = now.game.rules, list(owed(now.game.rules, now.view(mover)))
    sampled = random.Random(len(choices)).sample(choices, min(MOVES, len(choices)))
    certain = [move for move in choices if moves.reversible(rules, now.view(mover), move)]
    yield "before", await looks(stand, user)
    for confirm in ("always", "risky"):
        await stand.command(user, "settings", confirm=confirm)
        for move in (*sampled, *certain[:1]):
            if confirm == "always" or not moves.reversible(rules, now.view(mover), move):
                yield f"{confirm} {move}", message(await stand.command(user, "move", text=rules.format(move)))
    await stand.command(user, "settings", confirm="never")
    for move in (*certain[:1], *certain[1:2]):
        yield f"played {move}", message(await stand.command(user, "move", text=rules.format(move)))
        await stand.settled()
        await leaves()
        yield f"then {move}", await looks(stand, user)
        yield f"undone {move}", message(await stand.command(user, "undo"))
        await stand.settled()
        yield f"afterwards {move}", await looks(stand, user)
    if certain:
        return
    await stand.command(user, "move", text=rules.format(sampled[0]))
    await stand.settled()
    await leaves()
    if isinstance((await session(stand)).phase, Open):
        yield "buttons", ways(message(await stand.click(user, pressed(Action.MORE))))
        yield "question", ways(message(await stand.command(user, "undo")))


async def looks(stand: Stand, user: int) -> object:
    """What `user` sees where a button might stand, and what stands in the channel."""
    panel = message(await stand.click(user, pressed(Action.PANEL)))
    more = message(await stand.click(user, pressed(Action.MORE)))
    return panel, more, message(await stand.command(user, "log")), standing(stand), list(stand.channels.pings)


def ways(shown: Message) -> list[str]:
    """The buttons that take back."""
    buttons = [one for one in controls(shown) if isinstance(one, Button)]
    return [one.label for one in buttons if (press := parse(one.custom_id)) is not None and press.action in BACK]
