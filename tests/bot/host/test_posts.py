"""What is to be sent, was being sent or stands lies in one table: noted once, armed, and known by its place."""

from __future__ import annotations

from pathlib import Path
from sqlite3 import Connection

from bot.host.storage import news
from bot.host.storage.posts import Post, Topic, known
from bot.table.session import News
from games.core import text
from tests.support.filling import fill
from tests.support.hosting import ANN, BEN, CAT, DAY, Tables, tables
from tests.support.work import steps


async def one(here: Tables) -> int:
    return await here.lobby(ANN, BEN, seats=3)


async def test_one_that_is_kept_already_stays_as_it_is(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id, posts = await one(here), here.host.posts
        await posts.put(Post(id, "choice 1", "first", user=ANN), Post(id, "choice 1", "first", user=BEN))
        await posts.put(Post(id, "choice 1", "second", user=ANN))
        assert [(post.user, post.state) for post in await posts.of(id)] == [(ANN, "first"), (BEN, "first")]


async def test_what_is_about_to_be_sent_is_noted_with_all_that_goes_with_it(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id, posts = await one(here), here.host.posts
        begun = await posts.begin(Post(id, "sending", "0 a", "nonce"), "digest", Post(id, "past 5", "[]", message=5))
        again = await posts.begin(Post(id, "sending", "1 b", "later"), "other")
        assert (again.number, again.state, again.digest, again.nonce) == (begun.number, "1 b", "other", "later")
        assert [(post.key, post.state) for post in await posts.of(id)] == [("sending", "1 b"), ("past 5", "[]")]
        await posts.drop(again)
        assert await posts.any_of(id)
        await posts.drop(*await posts.of(id))
        assert not await posts.any_of(id)
        assert await posts.of(id) == ()
        await posts.put(Post(id, "c"))
        assert await posts.any_of(id)


async def test_the_board_that_stands_is_known_by_its_session_alone_and_is_being_sent_no_more(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id, posts = await one(here), here.host.posts
        await posts.begin(Post(id, "sending", "0 a", "second"), "digest")
        await here.host.keep_board(await here.session(id), message=5, nonce="first", note="a")
        assert [post.key for post in await posts.of(id)] == ["sending"], "another one is"
        await here.host.keep_board(await here.session(id), message=6, nonce="second", note="b")
        assert await posts.of(id) == ()
        assert await posts.sessions() == await posts.in_channels() == frozenset()
        assert await posts.known(Post(id, "a1")) == {6}
    async with tables(tmp_path) as here:
        shown = (await here.session(id)).board
        assert (shown.message, shown.nonce, shown.note) == (6, "second", "b")
        assert [summary.message for summary in await here.host.of_user(ANN)] == [6]
        older = await here.host.keep_board(await here.session(id), message=7, nonce="third", note="c", line=3)
        assert (older.board.line, older.board.revision) == (3, shown.revision), (
            "it tells what the channel was told then"
        )
        assert (await here.session(id)).board == older.board


async def test_what_stands_with_somebody_is_known_at_every_table_and_what_stands_in_a_channel_at_its_own(
    tmp_path: Path,
) -> None:
    async with tables(tmp_path) as here:
        id, posts = await one(here), here.host.posts
        other = await here.lobby(CAT, channel=2)
        for at in (id, other):
            await posts.put(Post(at, "choice 1", user=ANN, message=10 + at), Post(at, "c", message=20 + at))
        await posts.put(Post(id, "choice 2", user=ANN))
        assert await posts.known(Post(id, "choice 2", user=ANN)) == {10 + id, 10 + other}
        assert await posts.known(Post(id, "a1")) == {20 + id}


async def test_the_clock_rings_for_the_next_direct_message_of_a_table(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id, posts, later = await one(here), here.host.posts, here.time.now() + DAY
        first = Post(id, f"{Topic.TABLE.value} 1", user=ANN, at=later + 50)
        await posts.put(first, Post(id, "table 1", user=BEN, at=later + 40))
        query = "SELECT at FROM alarms WHERE kind = 'messages' AND id = ?"
        for post in (await posts.of(id))[::-1]:
            ((at,),) = await here.store.read(lambda connection: connection.execute(query, (id,)).fetchall())
            assert at == post.at
            await posts.drop(post)
        assert await here.store.read(lambda connection: connection.execute(query, (id,)).fetchall()) == []


async def test_what_was_noted_is_there_after_a_restart(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await one(here)
        await here.host.posts.begin(Post(id, "a1", "0/2", "a1.1"), "digest")
    async with tables(tmp_path) as here:
        (post,) = await here.host.posts.of(id)
        assert (post.key, post.digest, post.message) == ("a1", "digest", None)
        assert await here.host.posts.in_channels() == {id}


async def test_what_is_known_of_one_table_and_what_somebody_is_to_hear_cost_no_more_among_many(tmp_path: Path) -> None:
    few, many = [await work_at_one_table(tmp_path / str(games), games) for games in (10, 200)]
    assert many < 1.3 * few


async def work_at_one_table(folder: Path, games: int) -> int:
    async with tables(folder) as here:
        id = await one(here)
        await here.host.keep_board(await here.session(id), message=6, nonce="first", note="a")

        def work(store: Connection) -> int:
            fill(store, id, games, 1)
            told = (News(BEN, text("bot-spared"), id),)
            return steps(store, lambda: (known(store, Post(id, "a1")), news.keep(store, id, told, here.time.now())))

        return await here.store.write(work)
