"""Thinking on other machines: whatever fails there is thought about at home, and nobody without the key is believed."""

from __future__ import annotations

import asyncio
import json
import os
import pickle
import shutil
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from nats.aio.client import Client
from nats.aio.msg import Msg
from pydantic import SecretStr
from structlog.testing import capture_logs

from bot import metrics
from bot.adapter import service
from bot.catalogue import games as installed
from bot.host.cluster import cluster as elsewhere
from bot.host.cluster import link, sealed, thinker
from bot.host.cluster.cluster import BEGUN, Cluster
from bot.host.cluster.link import Place
from bot.host.cluster.sealed import Way
from bot.host.cluster.thinker import Thinker
from bot.host.workers.computers import Computers
from bot.host.workers.engine import Crew, EngineFailed, Job
from bot.host.workers.line import Line, Ticket
from bot.settings import Settings
from games.core import Chance, Move, Seat
from games.moves import settle
from games.packing import packed
from tests.support.hosting import ANN, BEN, games, tables
from tests.support.nats_server import Server, locked
from tests.support.toy import TOY, Options

ROOT = Path(__file__).parents[3]
KEY, OTHER = b"k" * 32, b"o" * 32
HOME = ("home",)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("nats"))
    server.start()
    yield server
    server.kill()


@pytest.fixture(autouse=True)
def _hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for what does not come."""
    monkeypatch.setattr(link, "AGAIN", 0.05)
    monkeypatch.setattr(thinker, "AGAIN", 0.05)
    monkeypatch.setattr(elsewhere, "OVERTIME", 0.2)
    monkeypatch.setattr(elsewhere, "START", 5.0)  # on a busy machine too


def place(server: Server, key: bytes = KEY) -> Place:
    return Place(SecretStr(f"nats://127.0.0.1:{server.port}"), key)


def job(number: int = 0) -> Job:
    state = settle(TOY, TOY.setup(Options(), 2), lambda line: Chance(number.to_bytes(4, "big"), line), 1).state
    return Job("toy", "medium", TOY.view(state, Seat(0)), Seat(0), number.to_bytes(32, "big"))


def first(job: Job) -> Move:
    """The first legal move."""
    path: Move = ()
    while (choice := TOY.choice(job.view, path)) is not None:
        path = (*path, choice.tokens[0])
    return path


class Home:
    """Thinks as soon as it may, and says that it was at home."""

    width = 1

    def __init__(self) -> None:
        self.jobs: list[Job] = []
        self.may = asyncio.Event()
        self.may.set()

    async def move(self, job: Job, ticket: Ticket) -> Move:
        self.jobs.append(job)
        await self.may.wait()
        return HOME

    async def close(self) -> None:
        pass


class Player:
    """Plays the first move as soon as it may."""

    def __init__(self, *, answers: Callable[[Job], Move] = first) -> None:
        self.jobs: list[Job] = []
        self.begun, self.may = asyncio.Event(), asyncio.Event()
        self.may.set()
        self._answers = answers

    async def start(self) -> None:
        pass

    async def move(self, job: Job) -> Move:
        self.jobs.append(job)
        self.begun.set()
        await self.may.wait()
        return self._answers(job)

    async def close(self) -> None:
        pass


@asynccontextmanager
async def bot(server: Server, home: Home | None = None) -> AsyncIterator[tuple[Cluster, Home]]:
    home = home or Home()
    cluster = Cluster(home, games(), place(server))
    cluster.start()
    try:
        await until(lambda: cluster.connected)
        yield cluster, home
    finally:
        await cluster.close()


@asynccontextmanager
async def thinkers(server: Server, *players: Player, key: bytes = KEY) -> AsyncIterator[None]:
    """They listen: NATS knows of each."""
    running = asyncio.create_task(Thinker(place(server, key), games(), players).run())
    try:
        yield
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


@asynccontextmanager
async def wire(server: Server) -> AsyncIterator[Client]:
    """Somebody else on the same NATS."""
    client = Client()
    await client.connect(f"nats://127.0.0.1:{server.port}")
    try:
        yield client
    finally:
        await client.close()


async def known(client: Client) -> None:
    """Until the server knows whom the client listens to. What it wrote last may be sent only after the first ping."""
    for _ in range(2):
        await client.flush()


async def until(holds: Callable[[], object], seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):
        while True:
            if holds():
                return
            await asyncio.sleep(0.005)


async def taken(cluster: Cluster, job: Job) -> Move:
    """The move of whoever thinks elsewhere, as soon as somebody listens."""
    async with asyncio.timeout(60):
        while (move := await cluster.move(job, Line().ticket())) == HOME:
            await asyncio.sleep(0.01)
            cluster._hope()
    return move


# What fails is thought about at home


async def test_a_job_is_thought_about_elsewhere(server: Server) -> None:
    player = Player()
    async with bot(server) as (cluster, _), thinkers(server, player):
        assert await taken(cluster, job()) == first(job())
        assert player.jobs[0].view == job().view
        assert player.jobs[0].seconds == 2.0


async def test_where_nobody_listens_it_is_thought_about_at_home_at_once(server: Server) -> None:
    async with bot(server) as (cluster, home):
        begun = time.monotonic()
        assert await cluster.move(job(), Line().ticket()) == HOME
        assert time.monotonic() - begun < elsewhere.START
        assert cluster.width == home.width, "nobody else is hoped for now"
        cluster._hope()
        assert cluster.width == home.width + 1


async def test_who_has_answered_is_free_for_the_next_job(server: Server) -> None:
    player = Player()
    async with bot(server) as (cluster, _), thinkers(server, player):
        await taken(cluster, job())
        assert [await cluster.move(job(each), Line().ticket()) for each in range(20)] == list(
            map(first, map(job, range(20)))
        )


async def test_who_is_busy_takes_no_second_job(server: Server) -> None:
    player = Player()
    async with bot(server) as (cluster, _), thinkers(server, player):
        await taken(cluster, job())
        player.begun.clear()
        player.may.clear()
        one = asyncio.create_task(taken(cluster, job(1)))
        await player.begun.wait()
        begun = time.monotonic()
        assert await cluster.move(job(2), Line().ticket()) == HOME
        assert time.monotonic() - begun < elsewhere.START
        player.may.set()
        assert await one == first(job(1))
        assert job(2) not in player.jobs


async def test_who_listens_and_does_not_begin_is_not_waited_for(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(elsewhere, "START", 0.05)
    async with bot(server) as (cluster, _), wire(server) as deaf:
        await deaf.subscribe(sealed.subject("*", "*"), queue=thinker.QUEUE)
        await known(deaf)
        assert await cluster.move(job(), Line().ticket()) == HOME


@pytest.mark.parametrize("answer", [("no", "such", "move"), ()])
async def test_a_move_that_is_not_legal_is_not_believed(server: Server, answer: Move) -> None:
    player = Player(answers=lambda _: answer)
    async with bot(server) as (cluster, _), thinkers(server, player):
        while not player.jobs:
            cluster._hope()
            assert await cluster.move(job(), Line().ticket()) == HOME


async def test_a_player_that_fails_there_is_asked_at_home(server: Server) -> None:
    def fails(job: Job) -> Move:
        raise EngineFailed("there")

    player = Player(answers=fails)
    async with bot(server) as (cluster, _), thinkers(server, player):
        with capture_logs() as logs:
            while not player.jobs:
                cluster._hope()
                assert await cluster.move(job(), Line().ticket()) == HOME
        assert "thought in vain" in [entry["event"] for entry in logs]


async def test_what_is_too_large_stays_at_home(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    player = Player()
    async with bot(server) as (cluster, _), thinkers(server, player):
        await taken(cluster, job())
        monkeypatch.setattr(elsewhere, "LARGEST", 100)
        assert await cluster.move(job(1), Line().ticket()) == HOME
        assert len(player.jobs) == 1


async def test_another_version_is_asked_nothing(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    player = Player()
    monkeypatch.setattr(sealed, "version", lambda _: "0.0.0")
    async with thinkers(server, player):
        await asyncio.sleep(0.1)
        monkeypatch.undo()
        async with bot(server) as (cluster, _):
            assert await cluster.move(job(), Line().ticket()) == HOME
        assert not player.jobs


async def test_who_waits_for_home_goes_elsewhere_when_somebody_is_free_there(server: Server) -> None:
    player, home = Player(), Home()
    home.may.clear()
    async with bot(server, home) as (cluster, _):
        at_home = asyncio.create_task(cluster.move(job(), Line().ticket()))
        await until(lambda: home.jobs)
        waiting = asyncio.create_task(cluster.move(job(1), Line().ticket()))
        async with thinkers(server, player):
            assert await waiting == first(job(1))
            assert not at_home.done()
        home.may.set()
        assert await at_home == HOME
        assert home.jobs == [job()]


async def test_other_rules_of_a_game_are_asked_at_home(server: Server) -> None:
    player = Player()
    async with bot(server) as (cluster, _), thinkers(server, player):
        await taken(cluster, job())
        cluster._about = lambda job: sealed.subject("toy", 99)  # type: ignore[method-assign]  # as if they were other ones
        assert await cluster.move(job(1), Line().ticket()) == HOME
        assert len(player.jobs) == 1


async def test_the_server_is_killed_and_started_again(tmp_path: Path) -> None:
    server, player = Server(tmp_path), Player()
    server.start()
    try:
        async with bot(server) as (cluster, _), thinkers(server, player):
            await taken(cluster, job())
            player.begun.clear()
            player.may.clear()
            lost = asyncio.create_task(taken(cluster, job(1)))
            await player.begun.wait()
            server.kill()
            lost.cancel()
            await until(lambda: not cluster.connected)
            assert cluster.width == 1
            assert await cluster.move(job(2), Line().ticket()) == HOME
            player.may.set()
            server.start()
            await until(lambda: cluster.connected)
            assert await taken(cluster, job(3)) == first(job(3))
    finally:
        server.kill()


async def test_what_was_under_way_when_the_server_was_killed_is_thought_about_at_home_at_once(tmp_path: Path) -> None:
    server, player = Server(tmp_path), Player()
    server.start()
    try:
        async with bot(server) as (cluster, _), thinkers(server, player):
            await taken(cluster, job())
            player.begun.clear()
            player.may.clear()
            cluster._hope()
            lost = asyncio.create_task(cluster.move(job(1), Line(60.0).ticket()))
            await player.begun.wait()
            server.kill()
            assert await asyncio.wait_for(lost, 60) == HOME
    finally:
        server.kill()


async def test_five_hundred_jobs(server: Server) -> None:
    """Each is thought about once, wherever that is."""
    players, answered = (
        [Player() for _ in range(8)],
        partial(metrics.value, "parlour_elsewhere_total", outcome="answered"),
    )
    async with bot(server) as (cluster, home), thinkers(server, *players[:4]), thinkers(server, *players[4:]):
        await taken(cluster, job())
        home.jobs.clear()
        before, under_way, moves = answered(), set[asyncio.Task[Move]](), list[Move]()
        for _ in range(500):
            under_way.add(asyncio.create_task(cluster.move(job(), Line().ticket())))
            if len(under_way) >= cluster.width:
                done, under_way = await asyncio.wait(under_way, return_when=asyncio.FIRST_COMPLETED)
                moves += [each.result() for each in done]
        moves += await asyncio.gather(*under_way)
        assert moves.count(first(job())) == answered() - before > 0
        assert moves.count(HOME) == len(home.jobs) == 500 - moves.count(first(job()))
        assert cluster._away == 0
        assert not cluster._asked


async def test_a_bot_with_the_settings_for_it_asks_others(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "games", games)
    assert isinstance(service._engine(Settings()), Crew)
    (tmp_path / "key").write_bytes(KEY)
    monkeypatch.setenv("PARLOUR_NATS", f"nats://127.0.0.1:{server.port}")
    monkeypatch.setenv("PARLOUR_CLUSTER_KEY_FILE", str(tmp_path / "key"))
    cluster = service._engine(Settings())
    assert isinstance(cluster, Cluster)
    try:
        assert cluster.width == 1
        await until(lambda: cluster.connected)
        assert cluster.width == 2
        assert cluster._place == place(server)
    finally:
        await cluster.close()


async def test_what_others_are_sent_does_not_hold_the_seed(server: Server, tmp_path: Path) -> None:
    sent: list[bytes] = []

    async def note(message: Msg) -> None:
        sent.append(message.data)

    player = Player()
    async with bot(server) as (cluster, _), thinkers(server, player), wire(server) as other, tables(tmp_path) as house:
        await other.subscribe(">", cb=note)
        await known(other)
        session = await house.session(await house.game(ANN, BEN))
        position, computers = session.position, Computers(house.host, cluster, house.time)
        assert position is not None
        await taken(cluster, job())
        await computers.think(session, position, position.acting[0])
        await until(lambda: any(packed(player.jobs[-1]) in each for each in sent))
    assert player.jobs[-1].view == position.view(position.acting[0])
    assert not any(session.seed in each or session.seed.hex().encode() in each for each in sent)


# Who is believed


def message(way: Way = Way.JOB, *, key: bytes = KEY, about: str = "", said: bytes = b"", age: float = 0.0) -> bytes:
    about = about or sealed.subject("toy", TOY.version)
    return sealed.sealed(key, way, about, sealed.nonce(), said or packed(job()), time.time() - age)


def altered(message: bytes, at: int) -> bytes:
    return message[:at] + bytes([message[at] ^ 1]) + message[at + 1 :]


@pytest.mark.parametrize(
    "bad",
    [
        message(key=OTHER),
        *(altered(message(), at) for at in (0, 31, 32, 47, 48, 55, 56, -1)),
        message()[:-1],
        b"",
        message(Way.ANSWER),
        message(about=sealed.subject("other", TOY.version)),
        message(about=sealed.subject("toy", "2")),
        message(age=10 * sealed.FRESH),
        message(age=-10 * sealed.FRESH),
    ],
)
def test_a_job_that_is_not_the_bots_is_not_opened(bad: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of it is unpickled: that comes after."""
    asked = Thinker(Place(SecretStr("nats://nowhere"), KEY), games(), ())
    with pytest.raises(sealed.Broken):
        asked._opened(Msg(Client(), sealed.subject("toy", TOY.version), "reply", bad))


def test_a_job_is_taken_once() -> None:
    asked, sent = Thinker(Place(SecretStr("nats://nowhere"), KEY), games(), ()), message()
    wanted = Msg(Client(), sealed.subject("toy", TOY.version), "reply", sent)
    assert pickle.loads(asked._opened(wanted)[1]) == job()
    with pytest.raises(sealed.Broken, match="before"):
        asked._opened(wanted)


def test_what_is_remembered_of_jobs_is_bounded_by_time() -> None:
    seen = sealed.Seen()
    seen.take(b"old", 0.0, 50.0)
    seen.take(b"new", 120.0, 70.0)
    assert set(seen._until) == {b"new"}, "an old one is too old to come again"


async def test_a_thinker_is_not_fooled_on_the_wire(server: Server) -> None:
    """Forged, altered, repeated: none is thought about, and the next real one is."""
    player, about = Player(), sealed.subject("toy", TOY.version)
    async with bot(server) as (cluster, _), thinkers(server, player), wire(server) as rogue:
        copies = await rogue.subscribe(about)
        await known(rogue)
        await taken(cluster, job())
        overheard = (await copies.next_msg(5)).data
        while copies.pending_msgs:  # the last one is that which was taken: others came before anybody listened
            overheard = (await copies.next_msg(5)).data
        thought = len(player.jobs)
        with capture_logs() as logs:
            for bad in (message(key=OTHER), altered(overheard, -1), overheard):
                refused = len(logs)
                while len(logs) == refused:  # until somebody listens again
                    await rogue.publish(about, bad, reply="nobody")
                    await asyncio.sleep(0.01)
        assert {entry["event"] for entry in logs} == {"job refused"}
        assert len(player.jobs) == thought
        assert await taken(cluster, job(1)) == first(job(1))


Answering = Callable[[Client, Msg, bytes], Awaitable[None]]


async def asked(server: Server, answer: Answering, *jobs: Job) -> list[Move]:
    """What the bot takes for the moves, where somebody else answers each job."""
    async with bot(server) as (cluster, _), wire(server) as rogue:

        async def take(message: Msg) -> None:
            nonce, _, _ = sealed.opened(KEY, Way.JOB, message.subject, message.data)
            await answer(rogue, message, nonce)

        await rogue.subscribe(sealed.subject("*", "*"), queue=thinker.QUEUE, cb=take)
        await known(rogue)
        cluster._known = len(jobs)
        return list(await asyncio.gather(*(cluster.move(each, Line().ticket()) for each in jobs)))


def said(
    message: Msg, nonce: bytes, what: object, *, key: bytes = KEY, way: Way = Way.ANSWER, about: str = ""
) -> bytes:
    return sealed.sealed(key, way, about or message.subject, nonce, json.dumps(what).encode(), time.time())


@pytest.mark.parametrize("bad", range(6))
async def test_an_answer_that_is_not_the_thinkers_is_not_believed(
    server: Server, bad: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither that a thinker begins nor what it found: it is passed over, and what is right afterwards counts."""

    def ways(message: Msg, nonce: bytes, what: object) -> bytes:
        right = said(message, nonce, what)
        return (
            said(message, nonce, what, key=OTHER),
            altered(right, 40),
            altered(right, len(right) - 2),
            said(message, sealed.nonce(), what),
            said(message, nonce, what, way=Way.JOB),
            said(message, nonce, what, about=sealed.subject("other", 1)),
        )[bad]

    async def only_badly(rogue: Client, message: Msg, nonce: bytes) -> None:
        for what in (BEGUN, first(job())):
            await rogue.publish(message.reply, ways(message, nonce, what))

    async def then_rightly(rogue: Client, message: Msg, nonce: bytes) -> None:
        for what in (BEGUN, first(job())):
            await rogue.publish(message.reply, ways(message, nonce, BEGUN if what == BEGUN else ("2",)))
            await rogue.publish(message.reply, said(message, nonce, what))
            await rogue.publish(message.reply, said(message, nonce, BEGUN))  # again
        await rogue.publish(message.reply, said(message, nonce, ("no", "second", "answer")))

    with capture_logs() as logs:
        monkeypatch.setattr(elsewhere, "START", 0.1)
        assert await asked(server, only_badly, job()) == [HOME]
        monkeypatch.setattr(elsewhere, "START", 5.0)
        assert await asked(server, then_rightly, job()) == [first(job())], logs
    assert "answer refused" in [entry["event"] for entry in logs]


async def test_answers_that_are_exchanged_between_two_jobs_are_not_believed(server: Server) -> None:
    waiting: list[tuple[Msg, bytes]] = []

    async def exchanged(rogue: Client, message: Msg, nonce: bytes) -> None:
        await rogue.publish(message.reply, said(message, nonce, BEGUN))
        waiting.append((message, nonce))
        if len(waiting) == 2:
            (one, its), (other, others) = waiting
            await rogue.publish(one.reply, said(other, others, last(job(2))))
            await rogue.publish(other.reply, said(one, its, last(job(1))))
            for message, nonce in waiting:
                await rogue.publish(message.reply, said(message, nonce, first(job())))

    assert await asked(server, exchanged, job(1), job(2)) == [first(job(1)), first(job(2))]


def last(job: Job) -> Move:
    """Another legal move."""
    choice = TOY.choice(job.view)
    assert choice is not None
    assert choice.tokens[-1:] != first(job)
    return choice.tokens[-1:]


async def test_a_wrong_key_is_told_in_the_log_and_thought_about_at_home(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(elsewhere, "START", 0.1)
    player = Player()
    async with bot(server) as (cluster, _), thinkers(server, player, key=OTHER):
        with capture_logs() as logs:
            while "job refused" not in [entry["event"] for entry in logs]:
                cluster._hope()
                assert await cluster.move(job(), Line().ticket()) == HOME
        assert not player.jobs


# NATS's own locks


def made(command: str) -> None:
    subprocess.run(command.split(), check=True, capture_output=True)


@pytest.mark.skipif(shutil.which("openssl") is None, reason="makes a certificate with openssl")
async def test_with_a_password_over_tls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    made(
        f"openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost"
        f" -addext subjectAltName=DNS:localhost,IP:127.0.0.1 -keyout {key} -out {certificate}"
    )
    options = ("--tls", "--tlscert", str(certificate), "--tlskey", str(key), "--user", "parlour", "--pass", "secret")
    server, home, player = Server(tmp_path, *options), Home(), Player()
    server.start()
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    locked = Place(SecretStr(f"tls://parlour:secret@127.0.0.1:{server.port}"), KEY)
    cluster = Cluster(home, games(), locked)
    running = asyncio.create_task(Thinker(locked, games(), [player]).run())
    cluster.start()
    try:
        await until(lambda: cluster.connected)
        assert await taken(cluster, job()) == first(job())
        refused = Cluster(home, games(), Place(SecretStr(f"tls://parlour:wrong@127.0.0.1:{server.port}"), KEY))
        with capture_logs() as logs:
            refused.start()
            await until(lambda: logs)
            assert not refused.connected
            await refused.close()
        assert "secret" not in str(logs) + repr(locked)
    finally:
        running.cancel()
        await asyncio.gather(running, cluster.close(), return_exceptions=True)
        server.kill()


async def test_with_a_file_of_credentials(tmp_path: Path) -> None:
    configuration, credentials = locked(tmp_path)
    server, player = Server(tmp_path, "-c", str(configuration)), Player()
    server.start()
    let_in = replace(place(server), credentials=credentials)
    cluster, left_out = Cluster(Home(), games(), let_in), Cluster(Home(), games(), place(server))
    running = asyncio.create_task(Thinker(let_in, games(), [player]).run())
    try:
        with capture_logs() as logs:
            for each in (cluster, left_out):
                each.start()
            await until(lambda: cluster.connected and any("Authorization" in str(entry) for entry in logs))
        assert not left_out.connected
        assert await taken(cluster, job()) == first(job())
    finally:
        running.cancel()
        await asyncio.gather(running, cluster.close(), left_out.close(), return_exceptions=True)
        server.kill()


# The program


def program(server: Server, key: Path) -> subprocess.Popen[bytes]:
    key.write_bytes(KEY + b"\n")
    settings = {"PARLOUR_NATS": f"nats://127.0.0.1:{server.port}", "PARLOUR_CLUSTER_KEY_FILE": str(key)}
    command = [sys.executable, "-m", "bot", "think", "--processes", "1"]
    return subprocess.Popen(command, cwd=ROOT, env={**os.environ, **settings})


async def test_the_program_thinks_until_it_is_killed_in_a_job(server: Server, tmp_path: Path) -> None:
    process = program(server, tmp_path / "key")
    rules = installed()["jiangshan"].rules
    state = rules.setup(next(iter(rules.presets.values())), 2)
    hard = Job("jiangshan", "expert", rules.view(state, Seat(0)), Seat(0), bytes(32))
    home = Home()
    cluster = Cluster(home, installed(), place(server))
    cluster.start()
    try:
        await until(lambda: cluster.connected)
        async with asyncio.timeout(120):
            while (move := await cluster.move(hard, Line().ticket())) == HOME:
                await asyncio.sleep(0.1)
                cluster._hope()
        assert move != HOME
        cluster._hope()
        lost = asyncio.create_task(cluster.move(hard, Line(0.5).ticket()))
        await until(lambda: any(each.begun.done() for each in cluster._asked.values()))
        process.kill()
        assert await lost == HOME
    finally:
        process.kill()
        process.wait()
        await cluster.close()
