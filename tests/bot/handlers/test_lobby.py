"""Opening a table by command or button, and what stands in its lobby."""

from __future__ import annotations

from pathlib import Path

from bot.messages.custom_id import Action, Press, Setting, parse
from bot.messages.message import Button, Link, Message, Style
from bot.messages.requests import Person
from bot.table.limits import Ping, Wish
from bot.table.session import Lobby, Playing, Running
from tests.support.hosting import ANN, BEN, CAT
from tests.support.stand import Stand, control, controls, message, pressed, said
from tests.support.stand import stand as standing


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
    assert shown[1:3] == ["【Blind】，另外改了：", "- 名rounds：5"]


async def test_who_plays_alone_is_spared_what_happens_to_those_who_keep_others_waiting(stand: Stand) -> None:
    alone = await stand.lobby(ANN, level="easy")
    assert "When time runs out" not in said(alone)
    assert "Practice:" in said(alone)
    assert not [each for each in controls(alone) if isinstance(each, Button) and each.label == "Join"], "they sit there"
    await stand.close(ANN)
    together = await stand.lobby(ANN, BEN)
    assert "When time runs out" in said(together)
    assert joining(together) is not Style.SECONDARY


def joining(lobby: Message) -> Style:
    button = control(lobby, Action.JOIN)
    assert isinstance(button, Button)
    return button.style


async def test_others_may_join_whoever_waits_with_computers_while_a_chair_is_free(stand: Stand) -> None:
    lobby = await stand.lobby(ANN, seats=3)
    await stand.click(ANN, control(lobby, Action.ADD), "easy")
    await stand.settled()
    assert "Practice:" in said(stand.table)
    assert joining(stand.table) is Style.SECONDARY


async def test_the_quick_game_begins_at_once(stand: Stand) -> None:
    answered = message(await stand.click(ANN, pressed(Action.QUICK, 0)))
    await stand.settled()
    assert control(answered, Action.PANEL)
    assert control(stand.channels.latest, Action.PANEL)


async def test_an_invitation_pings_the_invited_person(stand: Stand) -> None:
    await stand.command(ANN, "play", "toy", seats=3, people={"opponent": Person(BEN, "Ben")})
    await stand.settled()
    assert stand.table.mentions == (BEN,)
    await stand.click(BEN, control(stand.table, Action.JOIN))
    await stand.settled()
    assert stand.table.mentions == ()


async def test_who_was_invited_and_has_deleted_their_data_is_neither_named_nor_pinged(stand: Stand) -> None:
    far = 1 << 40
    await stand.command(ANN, "play", "toy", seats=3, people={"opponent": Person(far, "Far")})
    question = message(await stand.command(far, "forget"))
    await stand.click(far, control(question, Action.FORGET), private=True)
    await stand.click(CAT, control(stand.table, Action.JOIN))
    await stand.settled()
    assert stand.table.mentions == ()
    assert "<@0>" not in said(stand.table)


async def test_an_invitation_that_is_accepted_begins_the_game_and_calls_everybody(stand: Stand) -> None:
    await stand.command(ANN, "play", "toy", order="first", people={"opponent": Person(BEN, "Ben")})
    await stand.settled()
    assert "Seat 2: free" in said(stand.table) or "East: free" in said(stand.table)
    stand.channels.pings.clear()
    await stand.click(BEN, control(stand.table, Action.JOIN))
    await stand.settled()
    session = await stand.context.host.session(1)
    assert session is not None
    assert (type(session.phase), len(session.chairs)) == (Running, 2)
    assert sorted(stand.channels.pings) == [ANN, BEN]
    assert "Everybody is here: the game begins." in said(stand.channels.latest)
    left = str(stand.channels.messages[min(stand.channels.messages)])
    assert "Ben" in left, "the lobby names who came in last"
    assert "free" not in left


async def test_several_are_invited_and_the_last_of_them_begins_it(stand: Stand) -> None:
    people = {"opponent": Person(BEN, "Ben"), "opponent2": Person(CAT, "Cat")}
    await stand.command(ANN, "play", "toy", people=people)
    await stand.settled()
    assert stand.table.mentions == (BEN, CAT)
    for user in (CAT, BEN):
        await stand.click(user, control(stand.table, Action.JOIN))
        await stand.settled()
    session = await stand.context.host.session(1)
    assert session is not None
    assert (type(session.phase), len(session.chairs)) == (Running, 3)


async def test_one_person_and_several_computers_are_one_command_and_one_press(stand: Stand) -> None:
    await stand.command(ANN, "play", "toy", computers=4, level="easy", order="first")
    await stand.settled()
    await stand.click(ANN, control(stand.table, Action.START))
    await stand.settled()
    session = await stand.context.host.session(1)
    assert session is not None
    assert isinstance(session.phase, Playing)
    assert [chair.occupant and chair.occupant.level for chair in session.chairs] == [None, *["easy"] * 4]


async def test_whoever_opened_the_table_is_told_of_each_who_sits_down_once(stand: Stand) -> None:
    await stand.lobby(ANN, seats=4)
    told = stand.channels.asides
    for act in (Action.JOIN, Action.LEAVE, Action.JOIN):
        await stand.click(BEN, control(stand.table, act))
        await stand.settled()
        (only,) = told.values()
        assert (said(only), only.mentions) == ("<@1001>, Ben has sat down at your table.", (ANN,))
    await stand.click(CAT, control(stand.table, Action.JOIN))
    await stand.settled()
    assert len(told) == 2


async def test_that_somebody_sits_down_counts_among_the_ten_pings_of_a_day(stand: Stand) -> None:
    await stand.lobby(ANN, seats=4)
    for by in range(9):
        await stand.context.host.admit((Ping((ANN,), Wish(by, 100 + by, "nudge")),), str(by))
    for user in (BEN, CAT):
        await stand.click(user, control(stand.table, Action.JOIN))
        await stand.settled()
    assert [each.mentions for each in stand.channels.asides.values()] == [(ANN,), ()]
    assert all("<@1001>" in said(each) for each in stand.channels.asides.values()), "named all the same"


async def test_a_full_table_begins_in_five_minutes_and_anybody_there_makes_it_wait(stand: Stand) -> None:
    lobby = await stand.lobby(ANN, BEN)
    assert f"The game starts <t:{stand.time.now() + 300}:R>" in said(lobby)
    waiting = control(lobby, Action.WAIT)
    assert "do not sit" in said(await stand.click(CAT, waiting))
    await stand.click(BEN, waiting)
    await stand.time.advance(600, stand)
    await stand.quiet()
    session = await stand.context.host.session(1)
    assert session is not None
    assert isinstance(session.phase, Lobby)
    assert Action.WAIT not in {press.action for press in _presses(stand.table)}
    await stand.click(BEN, control(stand.table, Action.START))
    session = await stand.context.host.session(1)
    assert session is not None
    assert isinstance(session.phase, Playing)


async def test_a_full_table_begins_by_itself(stand: Stand) -> None:
    await stand.lobby(ANN, BEN)
    stand.channels.pings.clear()
    await stand.time.advance(300, stand)
    await stand.quiet()
    session = await stand.context.host.session(1)
    assert session is not None
    assert isinstance(session.phase, Playing)
    assert sorted(stand.channels.pings) == [ANN, BEN]


async def test_what_is_changed_has_to_be_confirmed_by_everybody_else(stand: Stand) -> None:
    await stand.lobby(ANN, BEN)
    stand.channels.pings.clear()
    await stand.click(ANN, pressed(Action.SET, argument=Setting("rounds")), "3", private=True)
    await stand.settled()
    assert stand.channels.pings == [BEN]
    assert "<@1002>: Ann has changed the options." in said(stand.channels.latest)
    assert "Ben – please confirm" in said(stand.table)
    assert "These have not confirmed the options yet" in said(
        await stand.click(ANN, control(stand.table, Action.START))
    )
    await stand.click(ANN, pressed(Action.SET, argument=Setting("rounds")), "4", private=True)
    await stand.settled()
    assert stand.channels.pings == [BEN], "he is asked once until he answers"
    await stand.click(BEN, control(stand.table, Action.JOIN))
    await stand.settled()
    assert "please confirm" not in said(stand.table)
    assert not any(
        isinstance(each, Message) and "changed the options" in said(each) for each in stand.channels.messages.values()
    )
    await stand.click(ANN, control(stand.table, Action.START))
    session = await stand.context.host.session(1)
    assert session is not None
    assert (type(session.phase), session.table.options.rounds) == (Running, 4)


async def test_pace_and_seats_change_without_closing_the_table_and_outlive_a_restart(tmp_path: Path) -> None:
    async with standing(tmp_path) as before:
        await before.lobby(ANN, hours=48)
        for typed in ("hours=12 seats=4 bank=24", "rounds=4"):
            await before.click(ANN, pressed(Action.FILL), private=True, lines={"typed": typed})
        await before.settled()
        assert "12 hours for each decision" in said(before.table)
        assert said(before.table).count(": free") == 3
    async with standing(tmp_path) as after:
        session = await after.context.host.session(1)
        assert session is not None
        assert (session.table.hours, session.table.bank, len(session.chairs)) == (12, 24, 4)
        assert session.table.options.rounds == 4


async def test_the_lobby_names_who_opened_it(stand: Stand) -> None:
    assert "Opened by Ann." in said(await stand.lobby(ANN))


def _presses(shown: Message) -> list[Press]:
    ids = (one.custom_id for one in controls(shown) if not isinstance(one, Link))
    return [press for press in map(parse, ids) if press is not None]


async def test_whoever_goes_last_sits_last(stand: Stand) -> None:
    await stand.command(ANN, "play", "toy", order="last", seats=3)
    await stand.settled()
    session = await stand.context.host.session(1)
    assert session is not None
    assert session.seat_of(ANN) == 2


async def test_a_computer_opponent_sits_before_whoever_goes_last(stand: Stand) -> None:
    await stand.command(ANN, "play", "toy", order="last", level="easy", seats=2)
    session = await stand.context.host.session(1)
    assert session is not None
    assert [None if chair.occupant is None else chair.occupant.level for chair in session.chairs] == ["easy", None]
    assert session.seat_of(ANN) == 1


async def test_the_lobbys_close_button_does_not_stop_a_game(stand: Stand) -> None:
    lobby = await stand.lobby(ANN, BEN)
    await stand.click(ANN, control(lobby, Action.START))
    assert "begun already" in said(await stand.click(ANN, pressed(Action.DISSOLVE_SURE), private=True))
    session = await stand.context.host.session(1)
    assert session is not None
    assert isinstance(session.phase, Playing)
