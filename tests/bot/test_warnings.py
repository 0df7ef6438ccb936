"""Threats are told to the threatened player alone, at a table that wishes it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.messages.custom_id import Action, Named, Picked, Setting
from bot.messages.message import Button, Message, Option, Picture, Select, Style
from bot.table.features import votes
from bot.table.session import Playing
from games.core import Move, Rules, Seat, Threat, Warn, text
from tests.support.hosting import ANN, BEN, CAT, DAN, Tables, tables, toy
from tests.support.stand import Stand, control, controls, message, pressed, said, surface
from tests.support.stand import stand as standing
from tests.support.toy import TOY, View, choice

SECRET = "Beware"


def threats(view: View, path: Move = ()) -> Sequence[Threat]:
    """The prize threatens whoever may still bid."""
    whole = not path or choice(view, path) is None
    return (Threat(text("toy-threat", prize=view.prize), ("prize",), 1),) if view.viewer is not None and whole else ()


WARNING: Rules[Any, Any, Any] = replace(TOY, warn=Warn(threats=threats))


def told(shown: Message) -> str:
    """Everything in a message that somebody can read, hear or see: the toy's pictures are words."""
    pictures = [part for part in shown.parts if isinstance(part, Picture)]
    return "\n".join((said(shown), *(each.alt + each.png.decode() for each in pictures)))


async def test_newcomers_are_warned_in_their_own_panels_alone(tmp_path: Path) -> None:
    async with standing(tmp_path, rules=WARNING) as stand:
        await stand.game(ANN, BEN)
        panel = await stand.panel(ANN)
        assert f"› {SECRET}" in said(panel)
        (picture,) = (part for part in panel.parts if isinstance(part, Picture))
        assert picture.alt.startswith(SECRET)
        assert "toy-threat" in picture.png.decode()
        chosen = await stand.click(ANN, control(panel, Action.PANEL), private=True)
        assert f"Risk: {SECRET}" in said(chosen)
        assert f"Risk: {SECRET}" in said(await stand.command(ANN, "move", text="? bid 0"))
        await stand.command(ANN, "move", text="bid 0")
        assert SECRET in told(await stand.panel(ANN)), "also while others think"
        assert SECRET in told(message(await stand.command(ANN, "view")))
        await stand.bid_typed(BEN, 0)
        assert SECRET not in told(message(await stand.command(CAT, "view"))), "who only watches"
        assert all(SECRET not in told(each) for each in stand.channels.sent)
        assert all(SECRET not in told(each) for each in stand.channels.messages.values() if isinstance(each, Message))


async def test_a_turn_that_is_planned_says_what_it_leaves_to_its_owner(tmp_path: Path) -> None:
    async with standing(tmp_path, rules=WARNING) as stand:
        await stand.game(ANN, BEN)
        await stand.bid_typed(ANN, 0)
        ahead = message(await stand.click(ANN, control(await stand.panel(ANN), Action.AHEAD), private=True))
        assert "Risk:" not in said(ahead)
        whole = await stand.click(ANN, control(ahead, Action.AHEAD), private=True)
        assert f"Risk: {SECRET}" in said(whole)
        (picture,) = (part for part in message(whole).parts if isinstance(part, Picture))
        assert picture.alt.startswith(SECRET)
        assert all(SECRET not in told(each) for each in stand.channels.sent)


async def test_what_threatens_is_told_at_each_step_until_the_move_is_complete(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = Threat(text("cardgo-threat-blow", seat=Seat(1), hp=7, count=1, cells="E5", end=""), ("E5",), 7)
    monkeypatch.setattr("bot.handlers.panel.threats", lambda at, path=(): () if path else (known,))
    async with surface(tmp_path) as stand:
        panel = message(await stand.click(ANN, pressed(Action.QUICK, 0, Named("cardgo"))))
        for prompt in ("Which card", "In which column", "On which cell"):
            assert prompt in said(panel)
            assert "could hit you for up to 7 HP" in said(panel)
            steps = [one for one in controls(panel) if isinstance(one, Button) and one.style is Style.PRIMARY]
            panel = message(await stand.click(ANN, steps[0], private=True))
        assert "could hit you" not in said(panel), "what it leaves is told instead"


async def test_who_has_finished_three_games_is_warned_no_more(tmp_path: Path) -> None:
    async with tables(tmp_path, games={"toy": toy(WARNING)}) as here:
        for _ in range(3):
            id = await here.game(ANN, BEN)
            assert (await here.session(id)).table.warned
            while isinstance((await here.session(id)).phase, Playing):
                await here.random_play(id, 1)
        assert not await warned(here, ANN, CAT), "it is the same for all"
        assert await warned(here, CAT, DAN)


async def warned(here: Tables, *people: int) -> bool:
    return (await here.session(await here.game(*people, channel=people[0] + people[-1]))).table.warned


@pytest.mark.parametrize(("wish", "words"), [("on", "I warn everybody here"), ("off", "I warn nobody here")])
async def test_the_lobby_says_what_was_chosen_for_all(tmp_path: Path, wish: str, words: str) -> None:
    async with standing(tmp_path, rules=WARNING) as stand:
        lobby = await stand.lobby(ANN, BEN)
        await stand.click(ANN, pressed(Action.SET, argument=Setting("warnings", wish)), private=True)
        await stand.settled()
        assert words in said(stand.table)
        await stand.click(BEN, control(stand.table, Action.JOIN))
        await stand.click(ANN, control(lobby, Action.START))
        await stand.settled()
        assert (SECRET in told(await stand.panel(ANN))) is (wish == "on")


async def test_during_a_game_a_vote_alone_changes_it(tmp_path: Path) -> None:
    async with standing(tmp_path, rules=WARNING) as stand:
        await stand.game(ANN, BEN)
        await stand.propose(ANN, "warnings")
        assert SECRET in told(await opened(stand, ANN)), "nobody has agreed"
        await agreed(stand, BEN)
        for user in (ANN, BEN):
            assert SECRET not in told(await opened(stand, user)), user


async def opened(stand: Stand, user: int) -> Message:
    """Somebody's panel, whatever stands in the channel."""
    return message(await stand.click(user, pressed(Action.PANEL, argument=Picked())))


async def agreed(stand: Stand, user: int) -> None:
    session = await stand.context.host.session(1)
    assert session is not None
    vote = session.vote()
    assert vote is not None
    assert (await stand.context.host.do(None, 1, votes.agree, user, vote.number)).done


async def test_a_game_without_the_power_has_nothing_to_switch(tmp_path: Path) -> None:
    async with standing(tmp_path, rules=replace(TOY, warn=None)) as stand:
        await stand.game(ANN, BEN)
        assert "gives no warnings" in said(await stand.propose(ANN, "warnings"))


async def test_the_rules_below_a_warning_are_those_about_the_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = Threat(text("cardgo-threat-group", count=1, cells="D2", cell="D3"), ("D2", "D3"), 4)
    monkeypatch.setattr("bot.handlers.panel.threats", lambda at, path=(): () if path else (known,))
    async with surface(tmp_path) as stand:
        panel = message(await stand.click(ANN, pressed(Action.QUICK, 0, Named("cardgo"))))
        menu = control(panel, Action.WHY)
        assert isinstance(menu, Select)
        values = [option.value for option in menu.options if isinstance(option, Option)]
        assert values == ["enclosing", "effect"], "and about the choice"
        shown = said(await stand.click(ANN, menu, "enclosing", private=True))
        assert shown.startswith("**Enclosing**")
