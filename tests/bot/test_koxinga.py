"""A game of Koxinga with all its options over the wire: by buttons and typed, with what goes overboard and the one
payment of a retreat."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.messages.custom_id import Action
from tests.bot.test_cacao import asked
from tests.support.counts import count
from tests.support.people import Human, Json, control, controls, human, offers, over, play, said

OPTIONS = "map-number=1661 retreat=once overboard=choose"
DECISIONS = count(10, full=999)
PRIMARY = 1


def _options(panel: Json) -> list[tuple[Json, str | None]]:
    """What may be picked in a panel: a button, or a control and one of its values."""
    found: list[tuple[Json, str | None]] = []
    for each in controls(panel):
        if each["type"] == 3:
            found += [(each, option["value"]) for option in each["options"]]
        elif each.get("style") == PRIMARY:
            found.append((each, None))
    return found


async def by_buttons(person: Human, shown: Json) -> str:
    """The last that is offered at each step, so that cards are played that load; what the panel said."""
    panel = await person.press(shown, control(shown, Action.PANEL), replied=True)
    words = said(panel)
    while not offers(panel, Action.PLAY):
        step, value = _options(panel)[-1]
        panel = await person.press(panel, step, value)
    words += said(panel)
    await person.press(panel, control(panel, Action.PLAY))
    return words


async def typed(person: Human) -> str:
    """What is suggested last, token by token."""
    line = ""
    while True:
        offered = [each["value"] for each in await person.suggestions("move", "text", line)]
        onward = [each for each in offered if each != line and not each.startswith("plan")]
        if not onward:
            break
        line = onward[-1]
    answered = await person.command("move", text=line)
    return f"{line} {said(answered)}"


async def test_a_game_where_everybody_chooses_is_played_by_buttons_and_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The dice are fixed. With `PARLOUR_LONG` to the end."""
    monkeypatch.setattr("bot.table.new_table.secrets", SimpleNamespace(token_bytes=lambda length: b"\3" * length))
    async with play(tmp_path) as playground, human(playground, "alice") as alice:
        await alice.command("play", "koxinga", seats=2, order="first", level="original", options=OPTIONS)
        lobby = await alice.seen(lambda message: offers(message, Action.START))
        await alice.press(lobby, control(lobby, Action.START))
        shown = await asked([alice], None)
        told = ["", ""]
        for number in range(DECISIONS):
            if over(shown):
                break
            told[number % 2] += await (typed(alice) if number % 2 else by_buttons(alice, shown))
            shown = await asked([alice], shown)
        assert over(shown) or DECISIONS < 999
        log = said(await alice.command("log"))
    assert "goes overboard" in told[0] + told[1]
    assert "overboard" in log
