"""Two worlds over the surface: who cannot tell them apart is shown the same in both, byte for byte.

One person looks at two tables that differ in one hidden thing: boards, views, panels, suggestions, refusals, and what
is posted after the same order.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.catalogue import games
from games.core import Choice, Event, IllegalMove, Move, Seat, Text, text
from games.jiangshan.board import name
from renderers.core import Game
from tests.bot.test_fuzzer import session
from tests.bot.test_fuzzer import table as opened
from tests.games.jiangshan.test_contract import crowded
from tests.support.box import Here
from tests.support.counts import LONG, count
from tests.support.jiangshan_secrets import JIANGSHAN
from tests.support.onlooker import ONLOOKER, Leak, everything, leaking, put
from tests.support.planted import Method
from tests.support.stand import Stand, surface
from tests.support.tables import Table, descent

NAME = "jiangshan"
SEED = b"\5" * 32
TABLES = count(1, full=12)
TYPED = ("{a}-{b}", "{a}x{b}", "{a}*{b}", "?{b}", "={b}", "nonsense", "end")
Pair = tuple[Stand, Stand]

pytestmark = pytest.mark.usefixtures("logged_through_the_library", "one_thread")


@asynccontextmanager
async def pair(folder: Path, preset: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Pair]:
    """Two tables that were opened and begun in the same way."""
    monkeypatch.setattr(secrets, "token_bytes", lambda length=32: SEED[:length])
    async with (
        surface(folder / "one", box=Here(travels=False)) as one,
        surface(folder / "other", box=Here(travels=False)) as other,
    ):
        for stand in (one, other):
            await opened(stand, NAME, preset, seats)
            await stand.settled()
        yield one, other


@cache
def worlds(item: str) -> tuple[tuple[Table, Seat | None, Any], ...]:
    """Tables, viewers who may not know the item, and worlds that differ in it; each table for a player and a
    spectator."""
    found = []
    for table in crowded():
        both = [(table, viewer, _twin(table, viewer, item)) for viewer in (table.everybody[-1], None)]
        if all(world is not None and _same(table, viewer, world) for _, viewer, world in both):
            found += both
    assert found, item
    return tuple(found[: 2 * TABLES])


def _twin(table: Table, viewer: Seat | None, item: str) -> Any:
    twin = JIANGSHAN[item].twin
    assert twin is not None, item
    world = twin(table.state, viewer, table.chance(f"surface of {item}"))
    differs = world is not None and JIANGSHAN[item].secret(world, viewer) != JIANGSHAN[item].secret(table.state, viewer)
    return world if differs else None


def orders(table: Table) -> list[str]:
    """Orders about cells where something stands or may hide, and some that nobody can read."""
    cells, chance = [name(at) for at in (*table.state.units, *table.state.tiles)], table.chance("typed")
    return [typed.format(a=cells[chance.below(len(cells))], b=cells[chance.below(len(cells))]) for typed in TYPED]


async def compared(stands: Pair, table: Table, viewer: Seat | None, world: Any, game: Game, told: Counter[str]) -> None:
    """Looks at the table and at the other world with the same eyes, then at what is posted after the same orders."""
    user = ONLOOKER if viewer is None else int(viewer) + 1
    for stand, state in zip(stands, (table.state, world), strict=True):
        await put(stand, state, game)
    here, there = (everything(stand, user, table, orders(table)) for stand in stands)
    async for what, shown in here:
        instead = await anext(there)
        assert (what, shown) == instead, what
        told[what.split()[0]] += 1
    for seat, move in _same(table, viewer, world):
        if not await played(stands, table, seat, move, viewer, (world, game), told):
            return


def _same(table: Table, viewer: Seat | None, world: Any) -> list[tuple[Seat, Move]]:
    """Orders after which the viewer cannot tell the worlds apart either, and no dice are due."""
    found, rules = [], table.rules
    for seat in table.acting:
        for number in range(6):
            move = descent(table, seat, table.chance(f"order {number}"), owed=True)
            if rules.refusal(rules.view(world, seat), move) is not None:
                continue
            after = [rules.apply(state, seat, move)[0] for state in (table.state, world)]
            quiet = all(
                rules.roll(state, table.chance("due")) is None and rules.outcome(state) is None for state in after
            )
            if quiet and rules.view(after[0], viewer) == rules.view(after[1], viewer):
                found.append((seat, move))
    return found[:2]


async def played(
    stands: Pair, table: Table, seat: Seat, move: Move, viewer: Seat | None, other: tuple[Any, Game], told: Counter[str]
) -> bool:
    """The order is typed at both tables; the channel shows the same, and the viewer is answered the same if the move is
    theirs. False if what came after it tells the worlds apart: dice, or the end of the game."""
    world, game = other
    answers, posted, seen = [], [], []
    for stand, state in zip(stands, (table.state, world), strict=True):
        await put(stand, state, game)
        answer = await stand.command(int(seat) + 1, "move", text=table.rules.format(move))
        await stand.settled()
        position = (await session(stand)).position
        assert position is not None
        answers.append(answer)
        posted.append(list(stand.channels.messages.items()))
        seen.append(position.view(viewer))
    if seen[0] != seen[1]:
        return False
    assert posted[0] == posted[1], (seat, move)
    assert viewer != seat or answers[0] == answers[1], (seat, move)
    told["posted"] += 1
    return position.outcome is None


@pytest.mark.parametrize("item", JIANGSHAN if LONG else [*JIANGSHAN][::2])
async def test_whoever_cannot_tell_two_worlds_apart_is_shown_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, item: str
) -> None:
    told: Counter[str] = Counter()
    for number, (table, viewer, world) in enumerate(worlds(item)):
        preset = next(name for name, options in games()[NAME].rules.presets.items() if options == table.options)
        async with pair(tmp_path / str(number), preset, table.seats, monkeypatch) as stands:
            await compared(stands, table, viewer, world, games()[NAME], told)
    assert {"/board", "/view", "VIEW", "PANEL", "OPEN", "suggestions", "?", "posted"} <= set(told), told


Told = Callable[[Any], str]


def literal(words: str) -> Text:
    return text("jiangshan-literal", words=words)


def _prompted(told: Told) -> Method:
    def choice(honest: Any, view: Any, path: Move = ()) -> Choice | None:
        offered = honest.choice(view, path)
        return offered and replace(offered, prompt=literal(told(view)))

    return choice


def _shortened(told: Told) -> Method:
    """One option less in one world of two, about."""

    def choice(honest: Any, view: Any, path: Move = ()) -> Choice | None:
        offered = honest.choice(view, path)
        odd = offered is not None and len(offered.tokens) > 1 and sum(told(view).encode()) % 2
        return replace(offered, tokens=offered.tokens[:-1]) if odd else offered

    return choice


def _misread(told: Told) -> Method:
    def parse(honest: Any, view: Any, typed: str) -> tuple[Move, ...]:
        try:
            return honest.parse(view, typed)
        except IllegalMove as refused:
            raise IllegalMove(literal(told(view))) from refused

    return parse


def _gossiped(told: Told) -> Method:
    def apply(honest: Any, state: Any, seat: Seat, move: Move) -> Any:
        after, events = honest.apply(state, seat, move)
        return after, (*events, Event(literal(told(state))))

    return apply


LEAKS: Mapping[str, Leak] = {
    "picture": Leak(
        renderer=lambda told: {
            "picture": lambda honest, view, say, **more: honest.picture(view, say, **more) + told(view).encode()
        }
    ),
    "alt text": Leak(
        renderer=lambda told: {"alt": lambda honest, view, say: (told(view) + honest.alt(view, say))[:1000]}
    ),
    "text board": Leak(renderer=lambda told: {"board": lambda honest, view, say: honest.board(view, say) + told(view)}),
    "labels": Leak(rules=lambda told: {"label": lambda honest, view, path: literal(told(view))}),
    "prompts": Leak(rules=lambda told: {"choice": _prompted(told)}),
    "options": Leak(rules=lambda told: {"choice": _shortened(told)}),
    "refusals": Leak(
        rules=lambda told: {"refusal": lambda honest, view, path: honest.refusal(view, path) and literal(told(view))}
    ),
    "readings": Leak(rules=lambda told: {"parse": _misread(told)}),
    "news": Leak(rules=lambda told: {"apply": _gossiped(told)}),
}
"""A leak at each place of the surface where the rules or the renderer speak."""


@pytest.mark.parametrize("place", LEAKS if LONG else [*LEAKS][::2])
async def test_a_leak_is_noticed_wherever_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str) -> None:
    item = list(JIANGSHAN)[list(LEAKS).index(place) % len(JIANGSHAN)]
    table, viewer, world = worlds(item)[0]
    preset = next(name for name, options in games()[NAME].rules.presets.items() if options == table.options)
    game = leaking(games()[NAME], LEAKS[place], JIANGSHAN[item].secret, viewer)
    async with pair(tmp_path, preset, table.seats, monkeypatch) as stands:
        with pytest.raises(AssertionError):
            await compared(stands, table, viewer, world, game, Counter())
