"""Whole games with what later editions brought, typed over the wire: each move as it is suggested, token by token."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.messages.custom_id import Action
from tests.bot.test_cacao import asked, verified
from tests.support.counts import LONG, count
from tests.support.editions import EDITIONS, Edition, opened, patient
from tests.support.people import Human, control, human, offers, over, play, said

SHORT = {"koxinga's choices": 10}
"""Decisions of a plain run; with `PARLOUR_LONG` everything is played to its end."""
PLAYED = tuple(EDITIONS)[: count(0, full=len(EDITIONS))] or tuple(SHORT)
APART = ("plan", "resign", "draw", "auto", "standing", "orders", "^", "?")
"""What may be typed at any time, or for somebody else to decide."""


async def typed(person: Human, edition: Edition, chance: random.Random) -> str:
    """One move as it is suggested; all that was read of it. Half a move opens a panel: then another one is typed. Where
    nothing is suggested, the board has gone on."""
    read = ""
    while "Played" not in read and (line := await suggested(person, edition, chance)):
        answer = await person.command("move", text=line)
        read += f"{line} {said(answer)}\n"
        if offers(answer, Action.PLAY):  # it cannot be taken back, so the bot asks
            read += said(await person.press(answer, control(answer, Action.PLAY)))
    return read


async def suggested(person: Human, edition: Edition, chance: random.Random) -> str:
    """A move put together a token at a time, of whatever is suggested."""
    line = ""
    while True:
        offered = {each["value"]: each["name"] for each in await person.suggestions("move", "text", line)}
        onward = [each for each in offered if each != line and not each.startswith(APART)]
        if not onward or (line in offered and chance.random() < 0.5):
            return line
        line = onward[chance.choice(edition.liked([offered[each] for each in onward]))]


@pytest.mark.parametrize("name", PLAYED)
async def test_whole_games_of_new_editions_are_played_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """The dice are fixed."""
    monkeypatch.setattr("bot.table.features.lobby.secrets", SimpleNamespace(token_bytes=lambda length: b"\3" * length))
    edition = EDITIONS[name]
    chance, told = random.Random(edition.seed), list[str]()
    async with play(tmp_path, clock=patient) as playground, human(playground, "alice") as alice:
        told.append(await opened(alice, edition))
        shown = await asked([alice], None)
        for _ in range(edition.decisions if LONG else SHORT[name]):
            if over(shown):
                break
            told += await typed(alice, edition, chance), said(shown)
            shown = await asked([alice], shown)
        told.append(said(await alice.command("log")))
        if LONG:
            assert over(shown), said(shown)
            report = await verified(alice, shown)
            assert report.sound, report.findings
    assert_read(edition.read, told)


def assert_read(wanted: Sequence[str], told: Sequence[str]) -> None:
    """Each of the patterns somewhere in what was read."""
    words = "\n".join(told)
    assert [each for each in wanted if not re.search(each, words)] == [], words[-3_000:]
