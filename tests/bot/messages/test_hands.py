"""Seats that change hands as often as somebody likes: whoever sits at the table hears of it once a day."""

from __future__ import annotations

import pytest

from bot.messages.custom_id import Action
from bot.messages.message import Message
from bot.messages.requests import Person
from bot.table.features import acts, votes
from bot.table.limits import HANDS, OF_ONE, Ping, Wish
from bot.table.session import Paused
from bot.table.timing import DAY
from tests.support.hosting import ANN, BEN, CAT, MANAGER
from tests.support.stand import Stand, control, pressed, said

SWAPS = 50


async def give(stand: Stand, seat: int = 0, *, by: int = ANN, level: str = "easy") -> None:
    """The seat goes to a computer."""
    await stand.command(by, "replace", seat=str(seat), level=level, asker=stand.asker(by, moderates=by == MANAGER))
    await stand.settled()


async def take(stand: Stand, user: int = ANN, seat: int = 0, *, pressing: bool = False) -> None:
    """Somebody sits down on their own seat again: by the command, or pressing "I am back"."""
    if pressing:
        await stand.click(user, pressed(Action.PRESENT))
    else:
        await stand.command(user, "replace", seat=str(seat), people={"person": Person(user, "x")})
    await stand.settled()
    session = await stand.context.host.session(1)
    assert session is not None
    assert session.seat_of(user) == seat


def boards(stand: Stand) -> int:
    return sum("there is news at this table" in said(each) for each in stand.channels.sent)


@pytest.mark.parametrize("pressing", [False, True])
async def test_who_swaps_fifty_times_pings_nobody_twice(stand: Stand, *, pressing: bool) -> None:
    await stand.game(ANN, BEN)
    stand.channels.pings.clear()
    stand.channels.sent.clear()
    for _ in range(SWAPS):
        await give(stand)
        await take(stand, pressing=pressing)
    assert stand.channels.pings.count(BEN) == 1
    assert stand.channels.pings.count(ANN) == 1
    assert boards(stand) == 1
    assert len(stand.channels.sent) < 10, "what is more is an edit, until the page is full"
    assert "A computer takes over from Ann" in said(stand.channels.latest), "it is told all the same"


async def test_a_day_later_they_hear_of_it_again(stand: Stand) -> None:
    await stand.game(ANN, BEN, hours=240)
    await give(stand)
    await stand.time.advance(DAY, stand)
    stand.channels.pings.clear()
    await take(stand)
    await give(stand)
    assert stand.channels.pings.count(BEN) == 1


async def test_a_manager_who_gives_a_seat_away_again_and_again_pings_nobody_twice(stand: Stand) -> None:
    await stand.game(ANN, BEN, hours=0)
    stand.channels.pings.clear()
    for _ in range(SWAPS):
        await give(stand, 1, by=MANAGER)
        await take(stand, BEN, 1)
    assert stand.channels.pings.count(ANN) == 1
    assert stand.channels.pings.count(BEN) == 1


@pytest.mark.parametrize(("seat", "by", "pings"), [(0, ANN, 0), (1, BEN, 1)])
async def test_a_seat_that_changes_hands_counts_for_whose_own_it_is(
    stand: Stand, seat: int, by: int, pings: int
) -> None:
    await stand.game(ANN, BEN, CAT)
    for table in range(2, 2 + OF_ONE):
        assert await stand.context.host.admit((Ping((CAT,), Wish(ANN, table, HANDS)),), f"s{table}") == (CAT,)
    stand.channels.pings.clear()
    await give(stand, seat, by=by)
    assert stand.channels.pings.count(CAT) == pings, "Ann has had Cat called often enough today"


async def test_who_is_called_by_direct_messages_gets_one(stand: Stand) -> None:
    await stand.command(BEN, "settings", messages="direct")
    await stand.game(ANN, BEN, hours=0)
    stand.channels.direct_messages.clear()
    for _ in range(SWAPS):
        await give(stand)
        await take(stand)
    assert len(stand.channels.letters(BEN)) == 1


async def test_whose_turn_it_becomes_is_called_whatever_was_swapped(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=5)
    for _ in range(3):
        await give(stand)
        await take(stand)
    stand.channels.pings.clear()
    await stand.bid_typed(BEN, 0)
    assert stand.channels.pings == [ANN, BEN]


async def test_a_swap_that_makes_it_somebodys_turn_calls_him(stand: Stand) -> None:
    """The computer on the seat plays for it at once, and so the next round begins."""
    await stand.game(ANN, BEN, rounds=5)
    await give(stand)
    await take(stand)
    await stand.bid_typed(BEN, 0)
    await stand.bid_typed(BEN, 0)
    stand.channels.pings.clear()
    await give(stand)
    assert stand.channels.pings == [BEN]


async def test_who_is_given_a_seat_that_is_asked_is_called_though_all_have_heard_of_swaps(stand: Stand) -> None:
    await stand.game(ANN, BEN, hours=240)
    await stand.command(BEN, "move", text="bid 0")
    await stand.command(ANN, "replace", seat="0", people={"person": Person(CAT, "Cat")})
    await stand.settled()
    await stand.context.host.admit((Ping((ANN, BEN, CAT), Wish(ANN, 1, HANDS)),), "earlier")
    shown = [each for each in stand.channels.messages.values() if isinstance(each, Message)]
    await stand.click(CAT, control(shown[-1], Action.ACCEPT))
    stand.channels.pings.clear()
    await stand.time.advance(12 * 3600, stand)
    await stand.quiet()
    assert stand.channels.pings.count(CAT) == 1
    assert BEN not in stand.channels.pings
    await give(stand, 1, by=BEN)
    await take(stand, BEN, 1)
    assert stand.channels.pings.count(CAT) == 1, "of other seats that change hands meanwhile"


async def test_who_pauses_and_goes_on_again_and_again_pings_nobody_who_is_absent_twice(stand: Stand) -> None:
    """Nobody else is asked any more: a day after somebody became absent the others agree without them."""
    await stand.game(ANN, BEN, hours=24, rounds=5)
    await stand.time.advance(10 * DAY, stand)
    await stand.quiet()
    await stand.context.host.do(None, 1, acts.come_back, ANN)
    await stand.settled()
    stand.channels.pings.clear()
    for _ in range(5):
        await stand.context.host.do(None, 1, votes.propose, ANN, "pause")
        await stand.settled()
        session = await stand.context.host.session(1)
        assert session is not None
        assert isinstance(session.phase, Paused)
        await stand.context.host.do(None, 1, acts.come_back, ANN)
        await stand.settled()
    assert stand.channels.pings.count(BEN) == 2, "that it pauses, and that it goes on"
