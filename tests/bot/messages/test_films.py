"""Animations are made once for all who ask, kept, made with wider steps where they are too large, and survive a process
that dies. A person has one under way, made in slices within a budget, as long as somebody waits; files come first."""

from __future__ import annotations

import asyncio
import io
import os
import pickle
from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar, TypeVarTuple, Unpack, cast

import pytest
from PIL import Image

from bot.catalogue import games
from bot.host.workers.sandbox import WAITING, Crashed, Crowded, Exceeded, Sandbox, Unanswered
from bot.messages import films as module
from bot.messages.films import AT_ONCE, FRAMES, Drawing, Films, Replaced, Shot, Wait
from bot.messages.i18n import Voice
from bot.table.session import TableRequest
from games.core import Chance
from games.moves import settle
from renderers.core import Game
from renderers.film import Reel
from tests.support.box import Here

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
VOICE = Voice("en", ("Ann", "Ben"))
ANN, BEN, CAT, DAN = 1, 2, 3, 4


def cardgo() -> Game:
    return games()["cardgo"]


def views(many: int) -> tuple[Shot, ...]:
    """Spectators' views of a game in which everybody passes."""
    rules = cardgo().rules
    state, line, found = rules.setup(rules.presets["quick"], 2), 1, list[Shot]()
    while len(found) < many:
        step = settle(rules, state, lambda number: Chance(b"films", number), line)
        state, line = step.state, line + len(step.lines) + 1
        found.append(Shot(rules.view(state, None)))
        if rules.outcome(state) is None:
            state, _ = rules.apply(state, min(rules.asked(state)), ("pass",))
    return tuple(found)


class Frail(Here):
    """A box that ends the first jobs with `failures`."""

    def __init__(self, *failures: Unanswered) -> None:
        super().__init__()
        self.failures = list(failures)

    async def run(self, person: int, work: Callable[[Unpack[Ts]], T], *arguments: *Ts) -> T:
        await asyncio.sleep(0)
        if self.failures:
            raise self.failures.pop(0)
        return await super().run(person, work, *arguments)


class Studio(Sandbox):
    """Admits people's jobs and orders them as the process would, and does them here without drawing. `jobs` are those
    that were begun: the game of a proof, or the turns shown in a slice of an animation. `during` does something in the
    middle of a job, by the number of jobs begun."""

    def __init__(self) -> None:
        super().__init__()
        self.jobs: list[object] = []
        self.during: dict[int, Callable[[], object]] = {}

    async def _answer(self, work: Callable[..., object], arguments: tuple[object, ...]) -> bytes:
        opening, part = arguments[0], arguments[1]
        sent = isinstance(opening, TableRequest)
        shown = [] if sent else [view for view, _, _ in cast("list[Drawing]", part)]
        self.jobs.append(opening.game if isinstance(opening, TableRequest) else shown)
        self.during.pop(len(self.jobs), lambda: None)()
        for _ in range(9):  # whoever wants to ask something meanwhile
            await asyncio.sleep(0)
        frames = tuple(b"frame" for _ in shown)
        return pickle.dumps((True, "seen" if sent else Reel(frames, (1, 1), b"", b"")))


def turns(name: str, many: int) -> tuple[Shot, ...]:
    """So many turns of a game that nobody draws."""
    return tuple(Shot(f"{name}{number}") for number in range(many))


def file_of(person: int) -> TableRequest:
    rules = cardgo().rules
    return TableRequest(1, 2, "cardgo", rules.presets["quick"], person, str(person), "en")


async def test_who_asks_while_it_is_made_waits_for_the_same_one() -> None:
    box, seen = Frail(), views(2)
    films = Films(box)
    one, other = films.shoot(ANN, cardgo(), seen, VOICE), films.shoot(BEN, cardgo(), views(2), VOICE)
    made = await one.made
    assert await other.made is made
    assert box.done == ["drawn", "drawn"], "two slices"
    assert films.ready(cardgo(), seen, VOICE) is made
    assert films.ready(cardgo(), seen, Voice("zh-TW", VOICE.names)) is None


def test_a_turn_in_which_nobody_did_more_than_choose_is_no_frame() -> None:
    """The last one is, and what was taken back."""
    shots = tuple(Shot(view, struck=number == 2) for number, view in enumerate("aAAbB"))
    game = replace(cardgo(), unticked=str.lower)
    assert module.shown(game, shots, 1) == [0, 2, 3, 4]
    assert module.shown(game, shots, 3) == [0, 3, 4]
    assert module.shown(game, shots[:1], 1) == [0]


async def outcome(wait: Wait) -> type:
    """The kind of what a wait ended with."""
    (ended,) = await asyncio.gather(wait.made, return_exceptions=True)
    return type(ended)


async def test_a_person_who_presses_seventy_times_has_one_animation_made() -> None:
    """Each press used to make another: 64 jobs, and no room for anybody else's."""
    box = Studio()
    films = Films(box)
    waits = [films.shoot(ANN, cardgo(), turns(f"{number} ", 9), VOICE) for number in range(70)]
    assert [await outcome(wait) for wait in waits] == [Replaced] * 69 + [module.Film]
    assert len(box.jobs) == 3, "three slices of nine frames"


async def test_what_was_begun_for_somebody_who_asks_for_another_goes_no_further() -> None:
    box = Studio()
    films = Films(box)
    box.during[2] = lambda: waits.append(films.shoot(ANN, cardgo(), turns("b", 2), VOICE))
    waits = [films.shoot(ANN, cardgo(), turns("a", 40), VOICE)]
    assert await outcome(waits[0]) is Replaced
    assert await outcome(waits[1]) is module.Film
    assert box.jobs == [["a0"], [f"a{number}" for number in range(1, 1 + AT_ONCE)], ["b0"], ["b1"]]


async def test_it_is_made_for_the_others_who_wait_for_it() -> None:
    films = Films(Studio())
    first, others = (films.shoot(person, cardgo(), turns("a", 2), VOICE) for person in (ANN, BEN))
    films.shoot(ANN, cardgo(), turns("b", 2), VOICE)
    assert [await outcome(wait) for wait in (first, others)] == [Replaced, module.Film]


async def test_who_asks_again_for_the_same_keeps_their_place() -> None:
    box = Studio()
    films = Films(box)
    films.shoot(ANN, cardgo(), turns("a", 1), VOICE)
    last = films.shoot(BEN, cardgo(), turns("b", 1), VOICE)
    again = films.shoot(ANN, cardgo(), turns("a", 1), VOICE)
    await asyncio.gather(last.made, again.made)
    assert box.jobs == [["a0"], ["b0"]]


async def test_who_has_waited_longest_is_next() -> None:
    """Also where an animation was first asked for by somebody who waits for it no longer."""
    box = Studio()
    films = Films(box)
    asked = [(ANN, "a"), (BEN, "b"), (CAT, "c"), (DAN, "b"), (BEN, "d")]
    waits = [films.shoot(person, cardgo(), turns(name, 1), VOICE) for person, name in asked]
    await asyncio.gather(*(wait.made for wait in waits), return_exceptions=True)
    assert box.jobs == [["a0"], ["c0"], ["b0"], ["d0"]]


async def test_files_come_before_the_next_slice_of_any_animation() -> None:
    box, seen = Studio(), list[asyncio.Task[object]]()
    films = Films(box)

    def send() -> None:
        seen.extend(asyncio.create_task(films.proof(file_of(person), "en")) for person in (ANN, DAN))

    box.during[2] = send
    waits = [films.shoot(person, cardgo(), turns(f"{person} ", 40), VOICE) for person in (ANN, BEN, CAT)]
    await asyncio.gather(*(wait.made for wait in waits))
    assert [job for job in box.jobs[:5] if isinstance(job, str)] == ["cardgo", "cardgo"]
    assert box.jobs[2:4] == ["cardgo", "cardgo"], "Ann's own is no bar to her file"
    assert [await task for task in seen] == ["seen", "seen"]


@pytest.mark.usefixtures("processes_handed_on")
async def test_everything_else_has_a_higher_priority() -> None:
    box = module.studio()
    try:
        assert await box.run(ANN, os.nice, 0) == 19
    finally:
        await box.close()


async def test_a_slice_has_so_many_frames_and_the_first_frame_is_one() -> None:
    box = Studio()
    await Films(box).shoot(ANN, cardgo(), turns("a", 2 + 2 * AT_ONCE), VOICE).made
    assert [len(job) for job in box.jobs if isinstance(job, list)] == [1, AT_ONCE, AT_ONCE, 1]


@pytest.mark.parametrize("many", [1, FRAMES, FRAMES + 1, 3 * FRAMES, 5000])
async def test_an_animation_has_so_many_frames_at_most(many: int) -> None:
    box = Studio()
    wait = Films(box).shoot(ANN, cardgo(), turns("a", many), VOICE)
    await wait.made
    assert min(many, FRAMES // 2) <= wait.shooting.total <= FRAMES
    assert wait.shooting.done == sum(len(job) for job in box.jobs if isinstance(job, list))


async def test_one_that_is_always_too_large_costs_about_twice_as_many_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    """The worst there is: that it is too large shows at its last frame each time."""
    box = Studio()
    films = Films(box, largest=0)
    wait = films.shoot(ANN, cardgo(), turns("a", FRAMES), VOICE)
    monkeypatch.setattr(module.film, "weight", lambda frames: len(frames) // wait.shooting.total)
    await wait.made
    assert FRAMES < sum(len(job) for job in box.jobs if isinstance(job, list)) <= 2 * FRAMES + 20


async def test_what_nobody_waits_for_any_longer_goes_no_further() -> None:
    box = Studio()
    films = Films(box)
    box.during[1] = lambda: films.leave(wait)
    wait = films.shoot(ANN, cardgo(), turns("a", 40), VOICE)
    with pytest.raises(asyncio.CancelledError):
        await wait.made
    await films.shoot(BEN, cardgo(), turns("b", 1), VOICE).made
    assert box.jobs == [["a0"], ["b0"]]


async def test_more_people_than_there_is_room_for_are_refused() -> None:
    films = Films(Studio())
    waits = [films.shoot(person, cardgo(), turns(f"{person} ", 1), VOICE) for person in range(1, WAITING + 2)]
    assert await outcome(waits[-1]) is Crowded
    assert await outcome(waits[-2]) is module.Film


async def test_it_says_how_far_it_is() -> None:
    films = Films(Studio())
    wait = films.shoot(ANN, cardgo(), turns("", AT_ONCE + 1), VOICE)
    assert (wait.shooting.done, wait.shooting.total) == (0, AT_ONCE + 1)
    await wait.made
    assert wait.shooting.done == AT_ONCE + 1


async def test_a_process_that_dies_is_tried_once_more() -> None:
    seen = views(2)
    whole = await Films(Frail()).shoot(ANN, cardgo(), seen, VOICE).made
    assert await Films(Frail(Crashed())).shoot(ANN, cardgo(), seen, VOICE).made == whole
    films = Films(Frail(Crashed(), Crashed()))
    with pytest.raises(Crashed):
        await films.shoot(ANN, cardgo(), seen, VOICE).made
    assert await films.shoot(ANN, cardgo(), seen, VOICE).made == whole, "what failed is made when it is asked for again"


async def test_what_takes_too_much_is_not_tried_again() -> None:
    with pytest.raises(Exceeded):
        await Films(Frail(Exceeded())).shoot(ANN, cardgo(), views(2), VOICE).made


async def test_what_is_too_large_has_wider_steps_and_the_last_turn_still() -> None:
    seen = views(8)
    whole = await Films(Here()).shoot(ANN, cardgo(), seen, VOICE).made
    smaller = await Films(Here(), largest=len(whole.gif) - 1).shoot(ANN, cardgo(), seen, VOICE).made
    assert (whole.step, smaller.step) == (1, 2)
    assert len(smaller.gif) < len(whole.gif)


async def test_the_latest_are_kept_within_bounds() -> None:
    films = Films(Here(), most=1)
    for many in (2, 3):
        await films.shoot(ANN, cardgo(), views(many), VOICE).made
    assert films.ready(cardgo(), views(2), VOICE) is None
    assert films.ready(cardgo(), views(3), VOICE) is not None


async def test_what_is_being_made_is_given_up_at_the_end() -> None:
    films = Films(Frail())
    wait = films.shoot(ANN, cardgo(), views(2), VOICE)
    await films.close()
    assert wait.made.cancelled()


async def test_what_was_taken_back_is_crossed_out_in_one_frame() -> None:
    first, second, third = views(3)
    plain = await Films(Here()).shoot(ANN, cardgo(), (first, second, third), VOICE).made
    struck = await Films(Here()).shoot(ANN, cardgo(), (first, replace(second, struck=True), third), VOICE).made
    pixels: list[list[bytes]] = []
    for made in (plain, struck):
        image = Image.open(io.BytesIO(made.gif))
        pixels.append([])
        for number in range(3):
            image.seek(number)
            pixels[-1].append(image.convert("RGB").tobytes())
    assert [one == other for one, other in zip(*pixels, strict=True)] == [True, False, True]
