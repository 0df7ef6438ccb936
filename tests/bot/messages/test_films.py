"""Animations are made once for all who ask, kept, made with wider steps where they are too large, and survive a process
that dies."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar, TypeVarTuple, Unpack

import pytest
from PIL import Image

from bot.catalogue import games
from bot.host.workers.sandbox import Crashed, Exceeded, Unanswered
from bot.messages.films import AT_ONCE, Films, Shot
from bot.messages.i18n import Voice
from games.core import Chance
from games.moves import settle
from renderers.core import Game
from tests.support.box import Here

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
VOICE = Voice("en", ("Ann", "Ben"))


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


async def test_who_asks_while_it_is_made_waits_for_the_same_one() -> None:
    box, seen = Frail(), views(4)
    films = Films(box)
    one, other = films.shoot(cardgo(), seen, VOICE), films.shoot(cardgo(), views(4), VOICE)
    assert one is other
    made = await one.task
    assert box.done == ["drawn"]
    assert films.ready(cardgo(), seen, VOICE) is made
    assert films.ready(cardgo(), seen, Voice("zh-TW", VOICE.names)) is None


async def test_it_says_how_far_it_is() -> None:
    films = Films(Frail())
    shooting = films.shoot(cardgo(), views(AT_ONCE + 1), VOICE)
    assert (shooting.done, shooting.total) == (0, AT_ONCE + 1)
    await shooting.task
    assert shooting.done == AT_ONCE + 1


async def test_a_process_that_dies_is_tried_once_more() -> None:
    seen = views(2)
    whole = await Films(Frail()).shoot(cardgo(), seen, VOICE).task
    assert await Films(Frail(Crashed())).shoot(cardgo(), seen, VOICE).task == whole
    films = Films(Frail(Crashed(), Crashed()))
    with pytest.raises(Crashed):
        await films.shoot(cardgo(), seen, VOICE).task
    assert await films.shoot(cardgo(), seen, VOICE).task == whole, "what failed is made when it is asked for again"


async def test_what_takes_too_much_is_not_tried_again() -> None:
    with pytest.raises(Exceeded):
        await Films(Frail(Exceeded())).shoot(cardgo(), views(2), VOICE).task


async def test_what_is_too_large_has_wider_steps_and_the_last_turn_still() -> None:
    seen = views(8)
    whole = await Films(Here()).shoot(cardgo(), seen, VOICE).task
    smaller = await Films(Here(), largest=len(whole.gif) - 1).shoot(cardgo(), seen, VOICE).task
    assert (whole.step, smaller.step) == (1, 2)
    assert len(smaller.gif) < len(whole.gif)


async def test_the_latest_are_kept_within_bounds() -> None:
    films = Films(Here(), most=1)
    for many in (2, 3):
        await films.shoot(cardgo(), views(many), VOICE).task
    assert films.ready(cardgo(), views(2), VOICE) is None
    assert films.ready(cardgo(), views(3), VOICE) is not None


async def test_what_is_being_made_is_given_up_at_the_end() -> None:
    films = Films(Frail())
    shooting = films.shoot(cardgo(), views(2), VOICE)
    await films.close()
    assert shooting.task.cancelled()


async def test_what_was_taken_back_is_crossed_out_in_one_frame() -> None:
    first, second, third = views(3)
    plain = await Films(Here()).shoot(cardgo(), (first, second, third), VOICE).task
    struck = await Films(Here()).shoot(cardgo(), (first, replace(second, struck=True), third), VOICE).task
    pixels: list[list[bytes]] = []
    for made in (plain, struck):
        image = Image.open(io.BytesIO(made.gif))
        pixels.append([])
        for number in range(3):
            image.seek(number)
            pixels[-1].append(image.convert("RGB").tobytes())
    assert [one == other for one, other in zip(*pixels, strict=True)] == [True, False, True]
