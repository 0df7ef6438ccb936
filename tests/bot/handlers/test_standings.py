"""`/rank`, `/profile`, tables that ask for people who finish games, rated games, and how long a table will take."""

from __future__ import annotations

from functools import partial
from logging import LogRecord
from pathlib import Path

import pytest

from bot.host.storage import results
from bot.messages.custom_id import Action, Named, RulesPage
from bot.messages.message import Picture
from bot.messages.requests import Person
from bot.table.features import acts, lobby
from bot.table.results.game_record import Ending, GameRecord, Part, Place
from bot.table.results.played import Played
from bot.table.session import Playing, Session, computer, person
from bot.table.timing import DAY
from games.core import Seat
from tests.support.hosting import ANN, BEN, CAT, DAN, hand_over
from tests.support.stand import CHANNEL, GUILD, Stand, control, message, pressed, said, stand, surface

ONE, TWO, SIX = (1 << 40) + 1, (1 << 40) + 2, (1 << 40) + 6
"""People with numbers as Discord gives them."""
NAME = f"User {TWO}"


async def table(at: Stand, id: int) -> Session:
    session = await at.context.host.session(id)
    assert session is not None
    return session


async def rated(
    at: Stand, *people: int, channel: int = CHANNEL, winner: int = 0, resigns: bool = False, **values: int | str
) -> int:
    """A rated game of one round that the person of that place wins, whoever sits where; perhaps the last of them leaves
    the seat to a computer."""
    asker = at.asker(people[0], channel=channel)
    options = {"order": "first", "seats": len(people), "rounds": 2, "options": "rated=on", **values}
    await at.command(people[0], "play", "toy", asker=asker, **options)  # type: ignore[arg-type]  # values only
    await at.settled()
    session = await at.context.host.in_channel(channel)
    assert session is not None
    for user in people[1:]:
        await at.click(user, pressed(Action.JOIN, session.id))
    await at.click(people[0], pressed(Action.START, session.id))
    await at.settled()
    if resigns:
        await at.command(people[-1], "resign", asker=at.asker(people[-1], channel=channel))
        await at.click(people[-1], pressed(Action.RESIGN_SURE, session.id, Named("computer")), private=True)
    while isinstance((await table(at, session.id)).phase, Playing):
        for user in people:
            bid = 1 if user == people[winner] else 0
            await at.command(user, "move", text=f"bid {bid}", asker=at.asker(user, channel=channel))
            await at.command(user, "move", text="let", asker=at.asker(user, channel=channel))
            await at.settled()
    return session.id


def known(
    at: Stand, *games: tuple[int, int], ending: Ending = Ending.STAYED, first: int = 900, game: str = "toy"
) -> None:
    """Games that are over, each won by the first of two people, as if they had been played here."""
    standings, now = at.context.host.standings, at.time.now()
    for number, people in enumerate(games, first):
        parts = tuple(Part(seat, ending, 10, 36_000) for seat in (1, 2))
        record = GameRecord("short", 2, False, True, parts, (Place(0, 1), Place(1, 2)), 1)  # hurried, rated
        names = {user: f"User {user}" for user in people}
        played = Played(number, game, now - 2 * DAY, now - DAY, record, dict(enumerate(people, 1)), names)
        standings.add(GUILD, played)


async def test_a_rated_game_is_ranked_and_says_what_it_is(tmp_path: Path) -> None:
    async with stand(tmp_path) as at:
        assert "Nobody has played rated games" in said(await at.command(ANN, "rank", game="toy"))
        await rated(at, ANN, BEN)
        words = said(await at.command(CAT, "rank", game="toy", **{"as": "text"}))
        assert "Ann: too early to tell, one game." in words
        assert words.index("Ann") < words.index("Ben")
        assert "1500 points" in words
        told = said(await at.command(BEN, "profile"))
        assert "Toy auction: one game, won 0, place 2: 1, too early to tell the strength" in told
        assert "Only you see this: you have played one game to its end" in told
        other = said(await at.command(BEN, "profile", people={"person": Person(ANN, "Ann")}))
        assert "won 1" in other
        assert "Only you" not in other


async def test_what_keeps_a_game_from_counting_is_said_at_once_and_it_changes_nothing(tmp_path: Path) -> None:
    async with stand(tmp_path) as at:
        board = await at.game(ANN, BEN, rounds=2, options="rated=on")
        await at.context.host.do(None, 1, hand_over, Seat(0), person(CAT, "Cat"))
        await at.settled()
        assert "no longer counts for anybody’s strength: a seat has gone to somebody else" in said(at.channels.latest)
        assert not (await table(at, 1)).table.rated
        assert "counts" not in said(board)
        shown = await at.lobby(CAT, DAN, options="rated=on", rounds=3)
        assert "Rated is on, but the rules differ" in said(shown)


async def test_who_is_losing_cannot_keep_a_game_from_counting_by_leaving_the_seat_to_a_computer(
    tmp_path: Path, logged_errors: list[LogRecord]
) -> None:
    async with stand(tmp_path) as at:
        await at.game(ANN, BEN, rounds=2, options="rated=on")
        await at.command(BEN, "replace", seat="1", level="expert")
        await at.settled()
        assert "counts" not in said(at.channels.latest)
        assert {each.getMessage() for each in logged_errors} == {"default played instead"}, "this expert cannot play"
        logged_errors.clear()
        await at.command(BEN, "replace", seat="1", people={"person": Person(BEN, "Ben")})
        assert (await table(at, 1)).seat_of(BEN) == Seat(1), "they are back"
        await at.command(BEN, "replace", seat="1")
        while isinstance((await table(at, 1)).phase, Playing):
            await at.settled()
            for move in ("bid 0", "let"):
                await at.command(ANN, "move", text=move)
        assert (await table(at, 1)).table.rated
        best, worst = await at.context.host.standings.ranked(GUILD, "toy")
        assert (best.user, worst.user) == (ANN, BEN)
        assert "won 0" in said(await at.command(BEN, "profile")), "whatever the computer made of it"


async def test_a_computer_that_takes_a_computers_seat_ends_that_it_counts(tmp_path: Path) -> None:
    async with stand(tmp_path) as at:
        await at.game(ANN, rounds=2, computers=1, options="rated=on practice=off")
        assert (await table(at, 1)).table.rated
        await at.context.host.do(None, 1, hand_over, Seat(1), computer("easy"))
        assert not (await table(at, 1)).table.rated


async def test_who_would_abandon_a_rated_game_among_computers_hears_what_it_counts(tmp_path: Path) -> None:
    async with stand(tmp_path) as at:
        await at.game(ANN, rounds=2, computers=1, hours=0, options="rated=on practice=off")
        await at.command(ANN, "move", text="bid 0")
        await at.settled()
        assert "nobody else is here to agree" in said(await at.command(ANN, "undo"))
        assert "nobody else is here to agree" in said(await at.command(ANN, "table", "draw"))
        asked = message(await at.command(ANN, "table", "close"))
        assert "count as the last place for you" in said(asked)
        await at.time.advance(20 * DAY, at)
        assert (await table(at, 1)).asleep
        assert "counts as the last place for everyone who left" in said(at.channels.latest)
        await at.time.advance(29 * DAY, at)
        [found] = await at.context.host.standings.ranked(GUILD, "toy")
        assert (found.user, found.games) == (ANN, 1)
        assert "one game, won 0, too early" in said(await at.command(ANN, "profile"))


async def test_rated_is_said_in_the_lobby_and_confirmed_by_all(tmp_path: Path) -> None:
    async with stand(tmp_path) as at:
        await at.lobby(ANN, BEN, rounds=2)
        session = await table(at, 1)
        assert not session.table.rated
        await at.context.host.do(next(at.requests), 1, lobby.set_options, ANN, {}, table={"rated": True})
        await at.settled()
        assert (await table(at, 1)).unconfirmed == (BEN,)
        assert "Rated: this game counts for everybody’s strength" in said(at.table)


@pytest.mark.parametrize("resigned", [False, True])
async def test_the_fourth_rated_game_of_two_people_in_a_day_does_not_count(tmp_path: Path, resigned: bool) -> None:
    async with stand(tmp_path) as at:
        for number in range(4):
            await rated(at, ANN, BEN, channel=CHANNEL + number, resigns=resigned)
        assert [(await table(at, id)).table.rated for id in range(1, 5)] == [True, True, True, False]
        log = said(await at.command(ANN, "log", asker=at.asker(ANN, channel=CHANNEL + 3)))
        assert "begun three rated games together within a day" in log
        await at.time.advance(DAY + 60, at)
        await rated(at, ANN, BEN, channel=CHANNEL + 4)
        assert (await table(at, 5)).table.rated


async def test_replaying_a_server_gives_the_same_board_to_the_digit(tmp_path: Path) -> None:
    async with stand(tmp_path) as at:
        people = ((ANN, BEN), (BEN, CAT), (CAT, ANN))
        for number, pair in enumerate(people):
            await rated(at, *pair, channel=CHANNEL + number)
        host, drop = at.context.host, "DELETE FROM settings WHERE scope = ?"
        board, reliable = await host.standings.ranked(GUILD, "toy"), await host.standings.reliability(GUILD)
        host.standings.forget()
        assert await host.standings.ranked(GUILD, "toy") == board, "as read from the records"
        await at.store.write(lambda connection: connection.execute(drop, (results.RECORD.scope,)))
        unread = partial(results.unread, after=0)
        assert await at.store.read(unread) == ([1, 2, 3], None)
        host.standings.forget()
        await host._read_over()
        assert await at.store.read(unread) == ([], None)
        assert await host.standings.ranked(GUILD, "toy") == board, "as read from the logs"
        assert await host.standings.reliability(GUILD) == reliable


async def test_who_opts_out_or_is_forgotten_is_nowhere_and_the_others_stay_as_strong(tmp_path: Path) -> None:
    async with stand(tmp_path) as at:
        for number, pair in enumerate(((ONE, TWO), (TWO, SIX), (SIX, ONE), (ONE, SIX))):
            await rated(at, *pair, channel=CHANNEL + number)
        host = at.context.host
        before = {each.user: (each.points, each.error) for each in await host.standings.ranked(GUILD, "toy")}
        await at.command(TWO, "settings", profile="nothing")
        assert NAME not in said(await at.command(ONE, "rank", game="toy", **{"as": "text"}))
        hidden = said(await at.command(ONE, "profile", people={"person": Person(TWO, NAME)}))
        assert f"There is nothing of {NAME} to see here." in hidden
        assert "won" in said(await at.command(TWO, "profile")), "but for themselves"
        await at.command(TWO, "settings", profile="unranked")
        seen = said(await at.command(ONE, "profile", people={"person": Person(TWO, NAME)}))
        assert "won" in seen
        assert "strength" not in seen
        await host.forget_person(next(at.requests), TWO)
        after = {each.user: (each.points, each.error) for each in await host.standings.ranked(GUILD, "toy")}
        assert {ONE: after[ONE], SIX: after[SIX]} == {ONE: before[ONE], SIX: before[SIX]}, "to the digit"
        assert TWO not in after
        assert NAME not in said(await at.command(ONE, "rank", game="toy", **{"as": "text"}))
        assert "There is nothing of" in said(await at.command(ONE, "profile", people={"person": Person(TWO, NAME)}))
        assert TWO not in await host.standings.reliability(GUILD), "who comes back begins as new"


async def test_who_left_a_rated_game_to_a_computer_and_is_forgotten_is_one_stranger_in_it_too(tmp_path: Path) -> None:
    async with stand(tmp_path) as at:
        await rated(at, ONE, TWO)
        await at.game(ONE, TWO, rounds=2, options="rated=on")
        await at.command(TWO, "replace", seat="1")
        await at.click(TWO, pressed(Action.FORGET, 0), private=True)
        people = [await table(at, id) for id in (1, 2)]
        strangers = {each.user for session in people for each in session.people} - {ONE}
        assert len(strangers) == 1
        assert max(strangers) < 0


async def test_of_somebody_elsewhere_nothing_is_told(tmp_path: Path) -> None:
    async with stand(tmp_path) as at:
        await rated(at, ANN, BEN)
        gone = Person(BEN, "Ben", member=False)
        assert "not on this server" in said(await at.command(ANN, "profile", people={"person": gone}))


async def test_a_table_asks_for_people_who_finish_games(tmp_path: Path) -> None:
    async with stand(tmp_path) as at:
        await at.context.host.standings.reliability(GUILD)
        known(at, *[(ANN, BEN)] * 5)
        known(at, *[(DAN, 77)] * 5, ending=Ending.LEFT, first=950)
        shown = await at.lobby(ANN, seats=4, options="wanted=finish")
        assert "Wanted: people who finish games." in said(shown)
        assert "Ann finishes games." in said(shown)
        for user in (CAT, DAN):
            refused = said(await at.click(user, control(at.table, Action.JOIN)))
            assert "This table asks for people who finish games. That takes 5 games" in refused
        await at.click(BEN, control(at.table, Action.JOIN))
        assert (await table(at, 1)).seat_of(BEN) is not None
        await at.close(ANN)
        await at.lobby(ANN, seats=4, options="wanted=newcomers")
        await at.click(CAT, control(at.table, Action.JOIN))
        assert "nine in ten of their games" in said(await at.click(DAN, control(at.table, Action.JOIN)))
        assert (await table(at, 2)).seat_of(CAT) is not None
        await at.close(ANN)
        asker = at.asker(ANN)
        await at.command(
            ANN, "play", "toy", asker=asker, people={"opponent": Person(DAN, "Dan")}, options="wanted=finish"
        )
        await at.settled()
        await at.click(DAN, control(at.table, Action.JOIN))
        assert (await table(at, 3)).seat_of(DAN) is not None, "who was invited by name may"


async def test_the_figure_and_its_reasons_are_told_to_the_person_alone(tmp_path: Path) -> None:
    async with stand(tmp_path) as at:
        await at.context.host.standings.reliability(GUILD)
        known(at, *[(ANN, BEN)] * 9)
        known(at, (ANN, CAT), ending=Ending.LEFT, first=950)
        assert "you finished 9 of your latest 10 games" in said(await at.command(ANN, "profile"))
        assert "Table 950: you were absent when it ended" in said(await at.command(ANN, "profile"))
        seen = said(await at.command(CAT, "profile", people={"person": Person(ANN, "Ann")}))
        assert "Finishes games" in seen
        assert "950" not in seen
        await at.command(ANN, "settings", profile="nothing")
        assert "finishes games" not in said(await at.lobby(ANN, seats=3)), "nor in a lobby"


@pytest.mark.parametrize("locale", ["en", "zh-TW", "zh-CN"])
async def test_pages_of_a_long_board_lead_on(tmp_path: Path, locale: str) -> None:
    async with surface(tmp_path) as at:
        at.locales[ANN] = locale
        await at.context.host.standings.reliability(GUILD)
        pairs = [(2000 + number, 2001 + number) for number in range(11) for _ in range(6)]
        known(at, *pairs, game="cardgo")
        first = message(await at.command(ANN, "rank", game="cardgo"))
        second = message(await at.click(ANN, pressed(Action.RANK, 0, RulesPage("cardgo", 1)), private=True))
        pictures = [part for shown in (first, second) for part in shown.parts if isinstance(part, Picture)]
        assert len({each.png for each in pictures}) == 2
        assert "1. User 2001" in pictures[0].alt
        assert "User 2011" in pictures[1].alt
        words = said(await at.click(ANN, control(second, Action.RANK_WORDS), private=True))
        assert "User 2011" in words
        assert "User 2001" not in words


async def test_lobbies_and_more_say_how_long_a_game_will_take(tmp_path: Path) -> None:
    async with stand(tmp_path) as at:
        assert "Too few games like this were played here" in said(await at.lobby(ANN, BEN, rounds=2))
        await at.close(ANN)
        known(at, *[(ANN, BEN)] * 3)
        assert "So far games like this took about 24 hours here" in said(await at.lobby(ANN, BEN, rounds=2))
        await at.close(ANN)
        known(at, *[(ANN, BEN)] * 20, first=950)
        await at.game(ANN, BEN, rounds=2)
        assert "will probably take" in said(await at.click(ANN, control(at.channels.latest, Action.MORE)))


async def test_who_never_came_is_absent_at_once_and_one_press_brings_them_back(tmp_path: Path) -> None:
    async with stand(tmp_path) as at:
        await at.game(ANN, BEN, rounds=4, hours=12)
        await at.command(ANN, "move", text="bid 0")
        await at.time.advance(DAY // 2 + 60, at)
        await at.quiet()
        session = await table(at, 1)
        assert session.chairs[1].absent
        assert not session.chairs[0].absent
        await at.context.host.do(None, 1, acts.come_back, BEN)
        assert (await table(at, 1)).chairs[1].present


async def test_where_a_decision_has_less_than_half_a_day_the_first_one_may_be_missed(tmp_path: Path) -> None:
    async with stand(tmp_path) as at:
        await at.game(ANN, BEN, rounds=4, hours=6)
        await at.command(ANN, "move", text="bid 0")
        await at.time.advance(DAY // 4 + 60, at)
        assert (await table(at, 1)).chairs[1].missed == 1


async def test_who_never_came_has_left_also_where_the_seat_is_given_away_before_the_next_decision(
    tmp_path: Path,
) -> None:
    async with surface(tmp_path) as at:
        await at.command(ANN, "play", "cardgo", rules="quick", order="first", people={"opponent": Person(BEN, "Ben")})
        await at.settled()
        await at.click(BEN, control(at.table, Action.JOIN))
        await at.settled()
        await at.command(ANN, "move", text="auto")
        await at.settled()
        await at.time.advance(2 * DAY + 60, at)
        await at.quiet()
        assert (await table(at, 1)).chairs[1].absent
        await at.context.host.do(None, 1, acts.hand_to_computer, ANN, Seat(1), computer("easy"))
        await at.context.host.do(None, 1, acts.cancel, CAT, manager=True)
        [game] = await at.context.host.standings.games(GUILD, BEN)
        assert {user: part.ending for user, part in game.parts} == {ANN: Ending.STAYED, BEN: Ending.LEFT}
