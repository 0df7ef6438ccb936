"""Everything that the surface shows to one person: messages with their pictures, suggestions, refusals."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from bot.host.stories import Stories
from bot.messages import custom_id
from bot.messages.custom_id import Action, Picked, Press
from bot.messages.message import Button, Message, Select
from bot.messages.requests import Ask, Response, Seen, Update
from bot.table.session import Session
from games import moves
from games.chronicle import Chronicle
from games.core import Chance, Move, Rules, Seat
from renderers.core import Game
from tests.support.planted import planted
from tests.support.stand import Stand, controls
from tests.support.tables import Table, descent

ONLOOKER = 99
"""A person who has no seat."""
LOOKS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("board", {}),
    ("board", {"as": "text"}),
    ("view", {}),
    ("view", {"as": "text"}),
    ("games", {}),
)
"""Commands that only look, and their options."""
Shown = tuple[str, object]
"""What was asked for, and what was shown."""


class Untold(Stories):
    """Tells nothing: a state that was put there has no log that leads to it."""

    async def trail(self, session: Session, viewer: Seat | None) -> tuple[Any, ...]:
        return ()

    async def chronicle(self, session: Session) -> Chronicle | None:
        return None


async def put(stand: Stand, state: Any, game: Game) -> None:
    """The stand's game in this state."""
    slot = stand.context.host._cache.slot(1)
    assert slot.session is not None, "nothing was begun"
    slot.session = _with(slot.session, state, game)
    stories = Untold(stand.store)
    stand.context.publisher._drafts.stories = stories
    stand.context = replace(stand.context, stories=stories)


def _with(session: Session, state: Any, game: Game) -> Session:
    assert session.position is not None
    rules = game.rules
    position = replace(
        session.position, game=game, state=state, windows=rules.asked(state), outcome=rules.outcome(state)
    )
    return replace(session, course=position)


async def everything(
    stand: Stand, user: int, table: Table, typed: Sequence[str], walks: int = 2
) -> AsyncIterator[Shown]:
    """All that the person can see without playing: looking, panels, suggestions, asking about `typed` orders."""
    for name, values in LOOKS:
        yield f"/{name} {values}", _content(await stand.command(user, name, **values))
    for action in (Action.VIEW, Action.TEXT, Action.MORE, Action.TYPE, Action.BOARD):
        yield action.name, _content(await stand.click(user, Button(custom_id.format(Press(action, 1)), "")))
    for root in (Action.PANEL, Action.OPEN):
        for number in range(walks):
            chance = table.chance(f"walk {number}")
            async for shown in _walk(stand, user, root, chance):
                yield f"{root.name} {number}", shown
    for words in _begun(table, user, typed):
        yield f"suggestions {words}", await stand.typing(user, "move", "text", words)
    for words in typed:
        yield f"? {words}", _content(await stand.command(user, "move", text=f"? {words}"))


def _content(response: Response) -> object:
    match response:
        case Ask(form):
            return form
        case Seen():
            return None
        case _:
            return response.message


async def _walk(stand: Stand, user: int, root: Action, chance: Chance) -> AsyncIterator[object]:
    """A way through the panel, picked at random, up to where a move would be confirmed."""
    response = await stand.click(user, Button(custom_id.format(Press(root, 1)), ""))
    for _ in range(12):
        yield _content(response)
        assert not isinstance(response, Ask | Seen)
        ways = _ways(response.message)
        if not ways:
            return
        control, value = ways[chance.below(len(ways))]
        response = await stand.click(user, control, value, private=isinstance(response, Update))


def _ways(panel: Message) -> list[tuple[Button | Select, str | None]]:
    """The options on the panel; none where there is a move to confirm."""
    presses = {one: custom_id.parse(one.custom_id) for one in controls(panel) if isinstance(one, Button | Select)}
    if any(found is not None and found.action in (Action.PLAY, Action.OPEN_PLAY) for found in presses.values()):
        return []
    ways: list[tuple[Button | Select, str | None]] = []
    for one, found in presses.items():
        if found is None or found.action not in (Action.PANEL, Action.PICK, Action.OPEN, Action.OPEN_PICK):
            continue
        if isinstance(one, Select):
            ways += [(one, option.value) for option in one.options]
        elif found.given(Picked).picks:
            ways.append((one, None))
    return ways


def _begun(table: Table, user: int, typed: Sequence[str]) -> list[str]:
    """Beginnings of orders: nothing, part of a legal one, half of each typed one, and questions."""
    seat, found = Seat(user - 1), ["", "?"]
    if seat in table.everybody and moves.choice(table.rules, table.state, seat) is not None:
        order = table.rules.format(descent(table, seat, table.chance("begun")))
        found += [order[:1], order[: len(order) // 2], order, f"? {order[:2]}"]
    return [*found, *(words[: len(words) // 2] for words in typed)]


# Planted leaks


@dataclass(frozen=True)
class Leak:
    """Something of the surface that tells a secret: members of the rules or of the renderer, given what tells it."""

    rules: Callable[[Callable[[Any], str]], dict[str, Any]] = lambda _: {}
    renderer: Callable[[Callable[[Any], str]], dict[str, Any]] = lambda _: {}


class _Leaking:
    """`honest`, some of whose members are replaced; each is given it first."""

    def __init__(self, honest: Any, members: Mapping[str, Any]) -> None:
        self._honest = honest
        self._members = members

    def __getattr__(self, name: str) -> Any:
        honest, members = self.__dict__["_honest"], self.__dict__["_members"]
        return partial(members[name], honest) if name in members else getattr(honest, name)


def leaking(game: Game, leak: Leak, secret: Callable[[Any, Seat | None], object], viewer: Seat | None) -> Game:
    """The game with the leak: what is a state's secret for the viewer is told where nobody should hear it."""
    known: dict[int, tuple[Any, Any]] = {}

    def view(honest: Rules[Any, Any, Any], state: Any, seat: Seat | None) -> Any:
        seen = honest.view(state, seat)
        known[id(seen)] = seen, state
        return seen

    def follow(honest: Rules[Any, Any, Any], before: Any, move: Move) -> tuple[Any, ...]:
        """What is foreseen of a view is of the same state."""
        views = moves.follow(honest, before, move)
        known.update((id(after), (after, known[id(before)][1])) for after in views if id(before) in known)
        return views

    def told(of: Any) -> str:
        state = known[id(of)][1] if id(of) in known else of
        return str(secret(state, viewer))

    rules = planted(game.rules, {"view": view, "follow": follow, **leak.rules(told)})
    return replace(game, rules=rules, renderer=_Leaking(game.renderer, leak.renderer(told)))


__all__ = ["ONLOOKER", "Leak", "Move", "everything", "leaking", "put"]
