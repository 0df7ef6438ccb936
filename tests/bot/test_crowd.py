"""Whatever people send, nobody who plays waits for it: it is worked out in a process of its own, or not at all."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from functools import wraps
from itertools import islice
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.catalogue import OWN, games
from bot.host.workers.sandbox import Sandbox
from bot.messages.custom_id import Action
from bot.messages.requests import Attached, Response
from bot.playground import Playground
from bot.table.typed import LONG
from games.core import Faults, Foresee, Move, Preview, Text
from games.jiangshan import preview
from games.jiangshan.offer import parsing
from games.jiangshan.options import Options
from games.jiangshan.play import setup
from games.jiangshan.rules import RULES
from games.jiangshan.state import View
from games.moves import moves
from tests.bot.handlers.test_documents import FORDS, GAME, OPTION
from tests.support.guests import Entry, installed
from tests.support.people import File, Human, board, control, human, offers, play, private, said
from tests.support.scenario_shapes import SHAPES
from tests.support.stand import CHANNEL, Stand, surface
from tests.support.stand import control as found
from tests.support.stand import said as words

pytestmark = pytest.mark.usefixtures("logged_through_the_library", "processes_handed_on")

ANN, BEN = 1, 2
TWENTY = range(100, 120)
MOVES = 12
LONG_TEXTS = ("draw;" * 200, "? " + "^c3/a;" * 160, "?" + "x " * 490, "standing ask protect K " * 43)
"""What costs much and comes to nothing; those with `?` look ahead."""


@pytest.fixture
async def box() -> AsyncIterator[Sandbox]:
    box = Sandbox(patience=600)
    yield box
    await box.close()


@pytest.fixture
async def at(tmp_path: Path, box: Sandbox) -> AsyncIterator[Stand]:
    async with surface(tmp_path, box=box) as ready:
        yield ready


async def test_twenty_people_with_the_worst_that_can_be_sent_keep_nobody_waiting(at: Stand, box: Sandbox) -> None:
    """The process for what people send stands still meanwhile: what waits for it waits, and nothing else does."""
    await begun(at, ANN, BEN, channel=CHANNEL)
    typists = TWENTY[::5]
    for user in typists:
        await begun(at, user, user + 1000, channel=user)
    process = await box.run(0, os.getpid)
    os.kill(process, signal.SIGSTOP)
    try:
        crowd = [asyncio.create_task(worst(at, user, typing=user in typists)) for user in TWENTY]
        answers = [await move(at) for _ in range(MOVES)]
        assert all("Played" in words(answer) for answer in answers)
        assert not any(task.done() for task in crowd)
    finally:
        os.kill(process, signal.SIGCONT)
    told = [words(response) for response in await asyncio.gather(*crowd)]
    assert all(told)
    assert "Something went wrong" not in "".join(told)
    session = await at.context.host.session(1)
    assert session is not None
    assert session.position is not None
    assert sum(session.position.counts) == MOVES


async def test_who_sends_two_things_at_once_is_answered_one_at_a_time(at: Stand, box: Sandbox) -> None:
    process = await box.run(0, os.getpid)
    os.kill(process, signal.SIGSTOP)
    both = [asyncio.create_task(worst(at, ANN, typing=False)) for _ in range(2)]
    answered, waiting = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    os.kill(process, signal.SIGCONT)
    assert words(answered.pop().result()) == "I am still working on what you sent before. One at a time, please."
    assert "one fault" in words(await waiting.pop())


async def begun(at: Stand, *people: int, channel: int) -> None:
    """A game of two in that channel."""

    async def press(user: int, action: Action) -> None:
        await at.settled()
        await at.click(user, found(at.channels.latest, action), asker=at.asker(user, channel=channel))

    first, second = people
    await at.command(first, "play", GAME, order="first", asker=at.asker(first, channel=channel))
    await press(second, Action.JOIN)
    await press(first, Action.START)
    await at.settled()


async def worst(at: Stand, user: int, *, typing: bool) -> Response:
    if typing:
        return await at.command(user, "move", text=LONG_TEXTS[user % 4], asker=at.asker(user, channel=user))
    name, shape = next(islice(SHAPES.items(), user % 20, None))
    at.attached[name] = shape.encode()
    file = Attached("worst.toml", name, len(shape), "")
    return await at.command(user, "play", GAME, files={OPTION: file}, asker=at.asker(user, channel=user * 1000))


async def move(at: Stand) -> Response:
    """Whoever is to act types the first move there is."""
    session = await at.context.host.session(1)
    assert session is not None
    position = session.position
    assert position is not None
    seat = position.acting[0]
    occupant = session.occupant(seat)
    assert occupant is not None
    assert occupant.user is not None
    rules = position.game.rules
    return await at.command(occupant.user, "move", text=rules.format(next(moves(rules, position.state, seat))))


# Over the wire


class Counter:
    """Calls of the rules in this process, by function, with the words or the file that they were given. Other processes
    find the functions by name, and do not count."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.files: list[str] = []
        self.typed: list[str] = []
        self.foreseen = 0
        judge, parse, foretell = setup.problem, parsing.parse, preview.preview

        @wraps(judge)
        def judging(options: Options) -> Text | Faults | None:
            self.files += [options.scenario_file] if options.scenario_file else []
            return judge(options)

        @wraps(parse)
        def reading(view: View, typed: str) -> tuple[Move, ...]:
            self.typed.append(typed)
            return parse(view, typed)

        @wraps(foretell)
        def foreseeing(view: View, move: Move) -> Preview | None:
            self.foreseen += 1
            return foretell(view, move)

        monkeypatch.setattr(setup, "problem", judging)
        monkeypatch.setattr(parsing, "parse", reading)
        monkeypatch.setattr(preview, "preview", foreseeing)
        foresee = Foresee(preview=foreseeing, follow=preview.follow)
        self.rules = replace(RULES, problem=judging, parse=reading, foresee=foresee)


@pytest.fixture
def counter(monkeypatch: pytest.MonkeyPatch) -> Iterator[Counter]:
    counting = Counter(monkeypatch)
    with installed(Entry(replace(games()[GAME], rules=counting.rules), GAME, SimpleNamespace(name=OWN))):
        yield counting


@pytest.fixture
async def playground(tmp_path: Path, counter: Counter) -> AsyncIterator[Playground]:
    async with play(tmp_path) as ready:
        yield ready


@pytest.fixture
async def alice(playground: Playground) -> AsyncIterator[Human]:
    async with human(playground, "alice") as person:
        yield person


async def test_no_file_is_judged_where_moves_are_played(alice: Human, counter: Counter) -> None:
    """Nor to show what it makes of a board. One that can be played from is read there once, when its table is opened,
    since the game is set up from it."""
    faulty = FORDS.replace("K a5", "K a5, D x1")
    assert "x1" in said(await alice.command("play", GAME, **{OPTION: File("fords.toml", faulty.encode())}))
    assert counter.files == []
    shown = await alice.command("play", GAME, **{OPTION: File("fords.toml", FORDS.encode())})
    assert counter.files == []
    await alice.press(shown, control(shown, Action.OPEN_FILE))
    await alice.seen(lambda message: offers(message, Action.JOIN))
    assert counter.files == [FORDS]


async def test_nothing_is_foreseen_completed_or_read_at_length_where_moves_are_played(
    alice: Human, counter: Counter
) -> None:
    assert games()[GAME].rules is counter.rules
    await alice.command("play", GAME, order="first", level="first-steps")
    lobby = await alice.seen(lambda message: offers(message, Action.START))
    await alice.press(lobby, control(lobby, Action.START))
    await alice.seen(board)
    counter.typed.clear()
    counter.foreseen = 0
    assert "would do" in said(await alice.command("move", text="? ^d6/n; +D@b4"))
    assert await alice.suggestions("move", "text", "^d")
    assert await alice.suggestions("move", "text", "? ^d6/n; ")
    for typed in LONG_TEXTS:
        assert private(await alice.command("move", text=typed))
    assert counter.foreseen == 0
    assert max(map(len, counter.typed)) <= LONG
    assert "Played" in said(await alice.command("move", text="; ".join(["^d6/n", "^d6/e"] * 32)))
    assert max(map(len, counter.typed)) <= LONG
