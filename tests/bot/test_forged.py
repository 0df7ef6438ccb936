"""Controls that this program never made, and texts that nobody types by hand: whoever sends them is told so, nothing is
logged, and no game changes."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.host.operations import forgetting
from bot.messages import custom_id
from bot.messages.commands import payloads
from bot.messages.custom_id import (
    ACTIONS,
    MOST,
    Action,
    Asked,
    Codec,
    Invited,
    Item,
    LongMove,
    Named,
    Number,
    Picked,
    Place,
    Press,
    Proposed,
    RulesPage,
    Setting,
)
from bot.messages.message import Button
from bot.table.features.votes import BARE
from tests.support.counts import LONG
from tests.support.hosting import ANN, BEN, CAT
from tests.support.stand import CHANNEL, Stand, said, stand

Forger = Callable[[int], Iterator[tuple[str, str | None, Mapping[str, str]]]]
OLD = "This control belongs to an older version."
SENT = 20_000 if LONG else 1_680
STRINGS, SUBCOMMAND = 3, 1
NUMBERS = ("", "0", "1", "2", "-1", "007", "99", str(MOST - 1), str(MOST), "9" * 24, "\u0663")
SESSIONS = ("", "0", "1", "2", "3", "4", "zik0zj", "1y2p0ij32e8e7", "1y2p0ij32e8e8", "z" * 40, "-1")
"""In base 36: 2**31 - 1 and the last two beside numbers of tables that are there, and of none."""
STAMPS = (*NUMBERS, "a3f09c12", "\U0001f600")
PICKS = ("", "0", "1", "00", "z", "0" * 20, "z" * 60, "\u0663")
TYPED = (
    *NUMBERS,
    *("close", "takeback", "offer", "seat", "toy", "koxinga", "rounds", "rounds=3", "rounds=" + "9" * 20, "=", "=.="),
    *("f-0-0---w", "m-1-1-n-t-m", "e-999999999-999999999-99--y", "o-1-0-1--w", "bid 1", "bid " + "9" * 60, "\u0000"),
)
VALUES = (None, *NUMBERS, *"azA", "first", "rounds", "on", "n", "x" * 100)
LINES: tuple[Mapping[str, str], ...] = (
    {},
    *({field: words} for field in ("typed", "move", "value") for words in TYPED),
)


@pytest.fixture
async def at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Stand]:
    """A game under way, and a lobby. Whoever is forgotten there has a small number."""
    monkeypatch.setattr(forgetting, "LEAST", 1)
    async with stand(tmp_path) as ready:
        await ready.game(ANN, BEN)
        await ready.command(ANN, "play", "toy", asker=ready.asker(ANN, channel=CHANNEL + 1))
        await ready.settled()
        yield ready


EYES = ("", "n", "0", "9", "99")
ANY = 2**62
"""More than there is of anything."""
SAID: Mapping[Codec[Any], Callable[[random.Random], object]] = {
    custom_id.NOTHING: lambda draw: None,
    custom_id.PICKED: lambda draw: Picked(draw.choice(STAMPS), picks(draw), draw.choice(TYPED)),
    custom_id.DRAFT: lambda draw: LongMove(draw.choice(STAMPS), draw.choice(TYPED)),
    custom_id.NUMBER: lambda draw: Number(number(draw)),
    custom_id.PAGE: lambda draw: Number(draw.randrange(36)),
    custom_id.SENT: lambda draw: Number(number(draw)),
    custom_id.ITEM: lambda draw: Item(),
    custom_id.TURN: lambda draw: Item(number(draw)),
    custom_id.PROPOSED: lambda draw: Proposed(draw.choice(sorted(BARE))),
    custom_id.INVITED: lambda draw: Invited(draw.choice(["toy", "koxinga"]), draw.randrange(9), draw.randrange(9)),
    custom_id.RULES_PAGE: lambda draw: RulesPage(
        draw.choice(["", "toy", "koxinga"]), draw.randrange(36), bool(draw.randrange(2))
    ),
    custom_id.NAMED: lambda draw: Named(draw.choice(TYPED), draw.choice([None, 0, 35])),
    custom_id.ASKED: lambda draw: Asked(
        draw.choice(TYPED), Picked(draw.choice(STAMPS), picks(draw)), draw.choice(["", "m", "c", "V1"])
    ),
    custom_id.SETTING: lambda draw: Setting(draw.choice(TYPED), draw.choice(TYPED)),
    custom_id.PLACE: lambda draw: Place(
        number(draw), number(draw), draw.choice(["", "n", "0", "99"]), bool(draw.randrange(2))
    ),
}
"""What a control of each kind may say."""
ENDING = {Action.RESIGN_SURE, Action.CANCEL_SURE, Action.DISSOLVE_SURE, Action.FORGET}
"""Pressed when all else was: after them there is less to be asked."""


def number(draw: random.Random) -> int:
    return draw.choice([0, 1, 2, 7, ANY, draw.randrange(1000)])


def picks(draw: random.Random) -> tuple[int, ...]:
    return tuple(draw.randrange(4) for _ in range(draw.randrange(4)))


def formed(seed: int) -> Iterator[tuple[str, str | None, Mapping[str, str]]]:
    """As `forged`, and written as this program writes controls: all of them come as far as the table."""
    draw = random.Random(seed)
    actions = sorted((list(Action)[n % len(Action)] for n in range(SENT)), key=lambda action: action in ENDING)
    for action in actions:
        press = Press(action, draw.choice([0, 1, 1, 1, 2, 2, 3, ANY]), SAID[action.takes](draw))
        yield custom_id.format(press), draw.choice(VALUES), draw.choice(LINES)


def forged(seed: int) -> Iterator[tuple[str, str | None, Mapping[str, str]]]:
    """What stands in controls, what is chosen there, and what a form holds."""
    draw = random.Random(seed)
    for n in range(SENT):
        action = list(ACTIONS)[n % len(ACTIONS)]
        verb = action[1:] if draw.random() < 0.9 else ""
        parts = [draw.choice(SESSIONS), draw.choice(STAMPS), verb + draw.choice(PICKS), draw.choice(TYPED)]
        written = ".".join(parts[: max(draw.randint(1, 4), 3 if verb else 1)])
        yield f"1{action[0]}{written}", draw.choice(VALUES), draw.choice(LINES)


@pytest.mark.parametrize("made", [forged, formed])
@pytest.mark.parametrize("user", [CAT, BEN], ids=["a stranger", "a player"])
async def test_what_was_forged_changes_nothing_and_is_no_error(at: Stand, user: int, made: Forger) -> None:
    before = await lines(at)
    with capture_logs() as logged:
        for control, value, typed in made(user):
            answer = await at.click(user, Button(control, "x"), value, private=True, lines=typed)
            assert not (found := [each for each in logged if each["log_level"] != "debug"]), (control, value, found)
            assert custom_id.parse(control, value) is not None or OLD in said(answer), (control, value)
    await at.settled()
    if user == CAT:
        assert await lines(at) == before


async def lines(at: Stand) -> list[tuple[Any, ...]]:
    return await at.store.read(lambda store: store.execute("SELECT n, move FROM lines WHERE session = 1").fetchall())


@pytest.mark.parametrize("typed", [*NUMBERS[-4:], "9" * 5_000, "\u0000", "=" * 6_000, "\U0001f600" * 3_000])
async def test_no_text_of_a_command_is_an_error(at: Stand, typed: str) -> None:
    with capture_logs() as logged:
        for name, sub, option in texts():
            await at.command(BEN, name, sub, **{option: typed})  # type: ignore[arg-type]  # values only
            assert not (found := [each for each in logged if each["log_level"] != "debug"]), (name, sub, option, found)


def texts() -> Iterator[tuple[str, str | None, str]]:
    """Every option of every command that takes any text: of one with choices Discord takes no other."""
    for command in payloads():
        groups = [(each["name"], each["options"]) for each in command.get("options", ()) if each["type"] == SUBCOMMAND]
        for sub, options in groups or [(None, command.get("options", ()))]:
            yield from (
                (command["name"], sub, each["name"])
                for each in options
                if each["type"] == STRINGS and "choices" not in each
            )
