"""Opening a table by command or button, and what stands in its lobby."""

from __future__ import annotations

from bot.messages.custom_id import Action
from bot.messages.requests import Person
from bot.table.session import Phase
from tests.support.hosting import ANN, BEN
from tests.support.stand import Stand, control, message, pressed, said


async def test_a_command_that_comes_twice_opens_one_table(stand: Stand) -> None:
    asker = stand.asker(ANN)
    first = await stand.command(ANN, "play", "toy", asker=asker)
    assert said(first) == said(await stand.command(ANN, "play", "toy", asker=asker))
    await stand.settled()
    assert stand.channels.calls.count("send") == 1


async def test_of_an_unknown_rule_set_those_that_there_are_are_named(stand: Stand) -> None:
    assert (
        said(await stand.command(ANN, "play", "toy", rules="enormous"))
        == "rules cannot be “enormous”. It can be: Short, Blind and Held."
    )


async def test_an_option_out_of_its_range_is_told_its_range(stand: Stand) -> None:
    assert "from 1 to 5" in said(await stand.command(ANN, "play", "toy", rounds=99))


async def test_a_lobby_of_a_rule_set_lists_no_options(stand: Stand) -> None:
    for preset, words in (("short", "Short"), ("blind", "Blind")):
        shown = said(await stand.lobby(ANN, BEN, rules=preset))
        assert f"\n{words}\n" in shown
        assert "changed" not in shown
        await stand.close(ANN)


async def test_a_lobby_lists_what_was_changed_in_the_nearest_rule_set_line_by_line(stand: Stand) -> None:
    stand.locales[ANN] = "zh-TW"
    shown = said(await stand.lobby(ANN, BEN, rules="blind", rounds=5)).splitlines()
    assert shown[1:3] == ["【Blind】；另有改動：", "- 名rounds：5"]


async def test_the_quick_game_begins_at_once(stand: Stand) -> None:
    answered = message(await stand.click(ANN, pressed(Action.QUICK, 0)))
    await stand.settled()
    assert control(answered, Action.PANEL)
    assert control(stand.channels.latest, Action.PANEL)


async def test_an_invitation_pings_the_invited_person(stand: Stand) -> None:
    await stand.command(ANN, "play", "toy", people={"opponent": Person(BEN, "Ben")})
    await stand.settled()
    assert stand.channels.latest.mentions == (BEN,)
    await stand.click(BEN, control(stand.channels.latest, Action.JOIN))
    await stand.settled()
    assert stand.channels.latest.mentions == ()


async def test_whoever_goes_last_sits_last(stand: Stand) -> None:
    await stand.command(ANN, "play", "toy", order="last", seats=3)
    await stand.settled()
    session = await stand.context.host.session(1)
    assert session is not None
    assert session.seat_of(ANN) == 2


async def test_a_computer_opponent_sits_before_whoever_goes_last(stand: Stand) -> None:
    await stand.command(ANN, "play", "toy", order="last", computer="first", seats=2)
    session = await stand.context.host.session(1)
    assert session is not None
    assert [None if chair.occupant is None else chair.occupant.level for chair in session.chairs] == ["first", None]
    assert session.seat_of(ANN) == 1


async def test_the_lobbys_close_button_does_not_stop_a_game(stand: Stand) -> None:
    lobby = await stand.lobby(ANN, BEN)
    await stand.click(ANN, control(lobby, Action.START))
    assert "begun already" in said(await stand.click(ANN, pressed(Action.DISSOLVE, picks=(1,)), private=True))
    session = await stand.context.host.session(1)
    assert session is not None
    assert session.phase is Phase.RUNNING
