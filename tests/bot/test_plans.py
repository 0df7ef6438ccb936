"""Planning ahead: what is played when it becomes somebody's turn, what they are told, and that nobody else notices."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from bot.messages.custom_id import Action, Picked
from bot.messages.message import Button, Select
from bot.messages.requests import Person
from bot.table.features import acts, plans
from bot.table.features.plans import queue_of
from bot.table.session import Position, Session
from bot.table.timing import DAY
from games.moves import owed
from tests.support.hosting import ANN, BEN, VirtualTime
from tests.support.stand import Stand, control, labels, message, picks, pressed, said, surface
from tests.support.stand import controls as controls_of
from tests.support.stand import stand as standing


async def session(stand: Stand) -> Session:
    found = await stand.context.host.session(1)
    assert found is not None
    return found


async def position(stand: Stand) -> Position:
    found = (await session(stand)).position
    assert found is not None
    return found


async def planned(stand: Stand, user: int = ANN) -> list[str]:
    return [plan.text for plan in queue_of(await session(stand), user).plans]


async def begin(stand: Stand, **more: object) -> None:
    """A game in which Ann has bid and waits for Ben."""
    await stand.game(ANN, BEN, rounds=5, **more)  # type: ignore[arg-type]  # values only
    await stand.bid_typed(ANN, 0)


async def test_a_plan_is_played_when_it_becomes_its_owners_turn_and_told_him_alone(stand: Stand) -> None:
    await begin(stand)
    assert "Planned." in said(await stand.command(ANN, "plan", text="bid 0"))
    await stand.bid_typed(BEN, 0)
    assert (await position(stand)).acting == (1,)
    assert await planned(stand) == []
    public = " ".join(said(sent) for sent in stand.channels.sent)
    assert "plan" not in public.lower()
    assert "Your plan bid 0 was played." in said(await stand.command(ANN, "view"))
    assert "Your plan" not in said(await stand.command(BEN, "view"))


async def test_plans_are_for_one_turn_each_and_tried_once_per_choice(stand: Stand) -> None:
    await begin(stand)
    for _ in range(3):
        await stand.command(ANN, "plan", text="bid 0")
    await stand.bid_typed(BEN, 0)
    await stand.settled()
    assert len(await planned(stand)) == 2
    assert (await position(stand)).answers[0] == 2
    await stand.bid_typed(BEN, 0)
    assert len(await planned(stand)) == 1
    assert (await position(stand)).answers[0] == 3


async def test_a_condition_is_what_its_owner_was_told(stand: Stand) -> None:
    await begin(stand)
    await stand.command(ANN, "plan", text="bid 1", after="BID 6")
    await stand.command(ANN, "plan", text="bid 0", after="bid 0")
    assert "bid 1 – if bid 6" in said(await stand.command(ANN, "plan"))
    await stand.bid_typed(BEN, 0)
    assert (await position(stand)).acting == (1,)
    assert "bid 0 was played" in said(await stand.command(ANN, "view"))


async def test_where_nothing_fits_all_plans_are_dropped_and_the_owner_is_called_like_anybody(stand: Stand) -> None:
    await begin(stand)
    await stand.command(ANN, "plan", text="bid 0", after="bid 6")
    stand.channels.pings.clear()
    await stand.bid_typed(BEN, 0)
    assert (await position(stand)).acting == (0, 1)
    assert await planned(stand) == []
    assert sorted(stand.channels.pings) == [ANN, BEN]
    assert "did not happen, so all of them were dropped" in said(await stand.command(ANN, "view"))


async def test_a_plan_that_is_not_legal_then_is_dropped_with_the_reason(stand: Stand) -> None:
    await begin(stand)
    for words in ("bid 9", "bid 0"):
        await stand.command(ANN, "plan", text=words)
    await stand.bid_typed(BEN, 0)
    assert await planned(stand) == []
    assert 0 in (await position(stand)).acting
    assert "Your plan bid 9 could not be played" in said(await stand.command(ANN, "view"))


async def test_what_cannot_be_planned_is_refused(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=5)
    assert "It is your turn" in said(await stand.command(ANN, "plan", text="bid 0"))
    await stand.bid_typed(ANN, 0)
    assert "toy" not in said(await stand.command(ANN, "plan", text="nonsense"))
    assert await planned(stand) == []
    assert "Give text: as well" in said(await stand.command(ANN, "plan", after="bid 0"))
    await stand.command(ANN, "plan", text="bid 0", after="order let")
    assert await planned(stand) == [], "nobody is told of another's standing order, so nobody can name it"
    for _ in range(10):
        await stand.command(ANN, "plan", text="bid 0")
    assert "10 moves" in said(await stand.command(ANN, "plan", text="bid 0"))
    assert len(await planned(stand)) == 10


async def test_plans_are_put_first_and_withdrawn(stand: Stand) -> None:
    await begin(stand)
    for words in ("bid 0", "bid 1", "bid 2"):
        await stand.command(ANN, "plan", text=words)
    listed = message(await stand.command(ANN, "plan"))
    first, withdraw = (each for each in controls_of(listed) if isinstance(each, Select))
    await stand.click(ANN, first, "2", private=True)
    assert await planned(stand) == ["bid 2", "bid 0", "bid 1"]
    await stand.click(ANN, withdraw, "1", private=True)
    assert await planned(stand) == ["bid 2", "bid 1"]
    assert "That plan is gone" in said(await stand.click(ANN, withdraw, "7", private=True))
    last = message(await stand.click(ANN, withdraw, "0", private=True))
    assert [each.placeholder for each in controls_of(last) if isinstance(each, Select)] == [withdraw.placeholder]


async def test_the_panel_plans_ahead_through_the_menus_of_a_turn(stand: Stand) -> None:
    await begin(stand)
    idle = await stand.panel(ANN)
    assert "Plan ahead" in labels(idle)
    shown = message(await stand.click(ANN, control(idle, Action.AHEAD), private=True))
    assert "as if it were your turn" in said(shown)
    chosen = next(each for each in controls_of(shown) if isinstance(each, Button) and picks(each)[-1:] == (0,))
    complete = message(await stand.click(ANN, chosen, private=True))
    done = await stand.click(ANN, control(complete, Action.AHEAD_PLAY), private=True)
    assert "Planned." in said(done)
    assert await planned(stand) == ["bid 0"]
    assert "My plans" in labels(await stand.panel(ANN))
    assert "Plan ahead" not in labels(await stand.panel(BEN))


@pytest.mark.parametrize(("room", "told"), [(5, "Plan this?"), (4, "That is too long for this line")])
async def test_what_the_panel_plans_is_as_long_as_its_button_holds(
    stand: Stand, monkeypatch: pytest.MonkeyPatch, room: int, told: str
) -> None:
    monkeypatch.setattr("bot.handlers.plans.TYPED", room)
    await begin(stand)
    complete = await stand.click(ANN, pressed(Action.AHEAD, 1, Picked(picks=(0, 0))), private=True)
    assert told in said(complete), "bid 0 has five characters"


async def test_a_plan_is_looked_at_only_after_the_others_answer_was_sent(
    stand: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(stand)
    await stand.command(ANN, "plan", text="bid 0")
    order, honest = list[str](), plans.fitting
    monkeypatch.setattr(plans, "fitting", lambda queue: (order.append("looked"), honest(queue))[1])
    host, request = stand.context.host, next(stand.requests)
    answer = await host.do(request, 1, acts.play_typed, BEN, "bid 0")
    order.append("answered")
    await stand.settled()
    assert answer.done
    assert order == ["answered"]
    await host.delivered(request)
    await host.delivered(request)
    assert order == ["answered", "looked"]


async def test_a_plan_is_tried_after_a_restart_and_never_twice(tmp_path: Path) -> None:
    time = VirtualTime()
    async with standing(tmp_path, time=time) as stand:
        await begin(stand)
        for _ in range(2):
            await stand.command(ANN, "plan", text="bid 0")
        await stand.context.host.do(next(stand.requests), 1, acts.play_typed, BEN, "bid 0")
        assert (await position(stand)).answers == (1, 1)
    for _ in range(2):
        async with standing(tmp_path, time=time) as stand:
            stand.requests = count(5_000_000)
            await stand.settled()
            assert (await position(stand)).answers == (2, 1)
            assert await planned(stand) == ["bid 0"]


async def test_time_running_out_tries_the_plan_first(stand: Stand) -> None:
    await begin(stand)
    await stand.command(ANN, "plan", text="bid 0", after="bid 0")
    await stand.context.host.do(next(stand.requests), 1, acts.play_typed, BEN, "bid 0")
    await stand.time.advance(2 * DAY, stand)
    await stand.quiet()
    now = await session(stand)
    assert now.chairs[0].missed == 0
    assert now.chairs[1].missed == 1


async def test_who_gives_his_seat_away_takes_his_plans_with_him(stand: Stand) -> None:
    await begin(stand)
    await stand.command(ANN, "plan", text="bid 0")
    await stand.command(ANN, "resign")
    await stand.context.host.do(next(stand.requests), 1, acts.resign, ANN)
    assert (await session(stand)).plan_queues == ()


async def duel(stand: Stand) -> None:
    """A quick game of CardGO between Ann and Ben."""
    people = {"opponent": Person(BEN, "Ben")}
    await stand.command(ANN, "play", "cardgo", rules="quick", order="first", people=people)
    await stand.settled()
    await stand.click(BEN, control(stand.channels.latest, Action.JOIN))
    await stand.settled()


@pytest.mark.parametrize("form", ["whole", "cell"])
async def test_a_plan_for_one_answer_in_a_game_of_the_catalogue(tmp_path: Path, form: str) -> None:
    """CardGO, where a card may be named with its cell, or the cell alone."""
    async with surface(tmp_path) as stand:
        await duel(stand)
        moving = (await position(stand)).acting[0]
        mover, planner = (ANN, BEN) if moving == 0 else (BEN, ANN)
        before = await position(stand)
        rules, view = before.game.rules, before.view(moving)
        move = next(move for move in owed(rules, view) if move[0].isdecimal() and not rules.format(move).endswith("+"))
        where = "".join(move[2:])
        after = f"@{where}" if form == "cell" else rules.format(move)
        assert "Planned." in said(await stand.command(planner, "plan", text="pass", after=after))
        await stand.command(mover, "move", text=rules.format(move))
        await stand.settled()
        now = await position(stand)
        assert now.acting == (moving,), "the plan was played at once"
        assert "Your plan pass was played." in said(await stand.command(planner, "view"))


async def test_a_plan_may_be_typed_and_is_listed_in_its_readers_words(tmp_path: Path) -> None:
    async with surface(tmp_path) as stand:
        await duel(stand)
        mover, planner = (ANN, BEN) if (await position(stand)).acting[0] == 0 else (BEN, ANN)
        stand.locales[planner] = "zh-TW"
        listed = said(await stand.command(planner, "plan", text="虛手", after="虛手"))
        assert "如果 虛手，就 虛手" in listed
        assert [(each.text, each.after) for each in queue_of(await session(stand), planner).plans] == [("pass", "pass")]
        await stand.command(mover, "move", text="pass")
        await stand.settled()
        stand.locales[planner] = "en"
        assert "Your plan pass was played." in said(await stand.command(planner, "view"))


@pytest.mark.parametrize("after", ["", "bid 0", "bid 1", "bid 6", "let", "veto"])
async def test_two_worlds_with_and_without_a_plan_look_the_same_before_it_plays(
    tmp_path: Path, after: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever can be typed as a condition: the same messages, edits, mentions, numbers, deadlines."""
    monkeypatch.setattr("bot.table.features.lobby.secrets.token_bytes", lambda n: bytes(range(n)))
    seen = []
    for number, planned in enumerate((False, True)):
        folder = tmp_path / str(number)
        folder.mkdir()
        async with standing(folder) as stand:
            await begin(stand)
            if planned:
                given = {"after": after} if after else {}
                assert "Planned." in said(await stand.command(ANN, "plan", text="bid 0", **given))
            answers = [said(await stand.command(BEN, name)) for name in ("view", "board", "log", "games")]
            answer = said(await stand.command(BEN, "move", text="order let"))
            request = next(stand.requests)
            played = await stand.context.host.do(request, 1, acts.play_typed, BEN, "bid 0")
            await stand.settled()
            now = await session(stand)
            shown = [(said(sent), sent.mentions) for sent in stand.channels.sent]
            seen.append(
                (answers, answer, played, shown, stand.channels.calls, now.owed, now.table, now.chairs, now.board)
            )
    assert seen[0] == seen[1]
