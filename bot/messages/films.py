"""Pictures that nobody's turn waits for, made in a process of their own at low priority: what a file makes of a board,
before its table is opened; and animations, each distinct one once, also when several wait for it. Animations are one
person to that process, and are made slice by slice, so that every file that is sent comes before the next slice."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, TypeVar, TypeVarTuple, Unpack

from bot.catalogue import games
from bot.host.stories import TRAIL
from bot.host.workers.sandbox import WAITING, Box, Crashed, Crowded, Overtaken, Sandbox
from bot.host.workers.serving import LOWEST
from bot.messages.i18n import Voice
from bot.messages.words.proof import Proof, proof
from bot.table.session import TableRequest
from games.core import text
from renderers import film
from renderers.core import Game
from renderers.film import Reel

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

BYTES = 32 * 1024 * 1024
"""How much is kept."""
LARGEST = 8_000_000
"""Bytes of an animation at most; with more the steps are made wider."""

# The budget. Seconds are of an EPYC core: 40 positions of each rule set and of the fullest boards, each drawn with up
# to twelve views before it.

FRAMES = 300
"""Frames of an animation at most, some ten seconds of processor. What is too large is begun anew with half as many, so
that `2 * FRAMES` and a few are drawn for one at most."""
AT_ONCE = 6
"""Frames of a slice, after the first one; whatever else is asked of the process comes in between. A frame takes 0.02
to 0.04 s (the longest of a thousand 0.1) and a slice 0.2, so that a machine half as fast keeps to 0.5. The first frame
is a slice of its own: it finds the palette, in 0.1 to 0.3 s, and in a new process, which has yet to read the game's
signs, in 0.5 to 1.1."""
SECONDS = 10.0
"""CPU time of a slice, or of a proof, at most: there are far slower machines than this one."""
PATIENCE = 60.0
"""Seconds by the clock after which one counts as stuck: others go first, by its priority."""
ROOM = 256 * 1024 * 1024
"""Bytes by which the process may grow."""
ANIMATIONS = 0
"""As whom the process knows all animations together, so that they have one job at a time; nobody has this number."""


@dataclass(frozen=True, slots=True)
class Film:
    """An animation: the bytes of a GIF, and of how many turns each frame is one."""

    gif: bytes
    step: int


@dataclass(frozen=True, slots=True)
class Shot:
    """A turn of an animation: what a spectator saw at its end, and whether it was taken back."""

    view: Any
    struck: bool = False


Drawing = tuple[Any, tuple[Any, ...], bool]
"""A view, those since the frame before it, and whether it is crossed out."""


@dataclass(frozen=True, slots=True)
class Script:
    """What an animation shows, and in whose words: of the same script there is one animation."""

    game: str
    voice: Voice
    shots: tuple[Shot, ...]


@dataclass(eq=False)
class Shooting:
    """An animation that is made, or will be: so many frames of so many are done."""

    script: Script
    total: int
    done: int = 0


@dataclass(eq=False)
class Wait:
    """Somebody's wait for an animation; `made` ends with it, or with why there is none."""

    person: int
    shooting: Shooting
    made: asyncio.Future[Film]

    def fail(self, reason: Exception) -> None:
        self.made.set_exception(reason)
        self.made.exception()  # who has gone meanwhile will not ask for it


class Replaced(Overtaken):
    """The person asked for an animation again; the newer answer has it."""

    reason = text("bot-film-replaced")


class Unwanted(Exception):
    """Nobody waits for it any longer."""


def studio() -> Sandbox:
    """The process in which all this is made."""
    return Sandbox(seconds=SECONDS, patience=PATIENCE, memory=ROOM, nice=LOWEST)


class Films:
    """Makes animations in `box`, one after another, and keeps the latest by what they show.

    A person waits for one at most. Next is whichever somebody has waited for longest, and no slice is begun of what
    nobody waits for.
    """

    def __init__(self, box: Box, *, most: int = BYTES, largest: int = LARGEST) -> None:
        self._box = box
        self._most = most
        self._largest = largest
        self._kept: OrderedDict[Script, Film] = OrderedDict()
        self._waiting: dict[int, Wait] = {}
        """By person, who came first at first."""
        self._making: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """How many people wait for an animation."""
        return len(self._waiting)

    def ready(self, game: Game, shots: Sequence[Shot], voice: Voice) -> Film | None:
        """The animation, if it was made not long ago."""
        script = Script(game.rules.name, voice, tuple(shots))
        if script in self._kept:
            self._kept.move_to_end(script)
        return self._kept.get(script)

    def shoot(self, person: int, game: Game, shots: Sequence[Shot], voice: Voice) -> Wait:
        """Wait for the animation of these, a frame each, until `leave`. It takes the place of the wait that the person
        had, which fails with `Replaced`; where too many wait it fails with `Crowded`."""
        shooting = self._shooting(Script(game.rules.name, voice, tuple(shots)))
        wait = Wait(person, shooting, asyncio.get_running_loop().create_future())
        if (before := self._waiting.get(person)) is not None:
            before.fail(Replaced())
            if before.shooting is not shooting:  # who asks for the same one again has come no later
                del self._waiting[person]
        elif len(self._waiting) >= WAITING:
            wait.fail(Crowded())
            return wait
        self._waiting[person] = wait
        if self._making is None or self._making.done():
            self._making = asyncio.create_task(self._make(), name="animations")
        return wait

    def leave(self, wait: Wait) -> None:
        """Wait no longer."""
        wait.made.cancel()
        if self._waiting.get(wait.person) is wait:
            del self._waiting[wait.person]

    async def proof(self, opening: TableRequest, locale: str) -> Proof:
        """What its host is shown of the files of a table before it is opened.

        :raises Refusal: it cannot be played so.
        :raises Unanswered: it cannot be drawn within bounds, or too many are asking.
        """
        return await self._run(opening.host, proof, opening, locale)

    async def close(self) -> None:
        """Give up what is being made; whoever asked for it asks again."""
        if self._making is not None:
            self._making.cancel()
            await asyncio.gather(self._making, return_exceptions=True)
        for wait in list(self._waiting.values()):
            self.leave(wait)

    def _shooting(self, script: Script) -> Shooting:
        """That of a script, which others may wait for already."""
        known = (wait.shooting for wait in self._waiting.values() if wait.shooting.script == script)
        return next(known, None) or Shooting(script, len(script.shots))

    async def _make(self) -> None:
        while self._waiting:
            shooting = next(iter(self._waiting.values())).shooting
            try:
                made = await self._shot(shooting)
            except Unwanted:
                continue
            except Exception as failed:  # told to everybody who waits for it
                for wait in self._released(shooting):
                    wait.fail(failed)
            else:
                for wait in self._released(shooting):
                    wait.made.set_result(made)

    def _waits(self, shooting: Shooting) -> list[Wait]:
        return [wait for wait in self._waiting.values() if wait.shooting is shooting]

    def _released(self, shooting: Shooting) -> list[Wait]:
        """Who waited for it, and does no longer."""
        waits = self._waits(shooting)
        for wait in waits:
            del self._waiting[wait.person]
        return waits

    async def _shot(self, shooting: Shooting) -> Film:
        """:raises Unwanted: nobody waits for it any longer.
        :raises Unanswered: it takes too much, or its process ended twice.
        """
        step = max(1, -(-(len(shooting.script.shots) - 1) // (FRAMES - 1)))
        while (made := await self._made(shooting, step)) is None:
            step *= 2
        self._keep(shooting.script, made)
        return made

    async def _made(self, shooting: Shooting, step: int) -> Film | None:
        """With one frame for so many turns, the last one always among them; None if that is too large."""
        shots, voice = shooting.script.shots, shooting.script.voice
        places = shown(games()[shooting.script.game], shots, step)
        shooting.total, shooting.done = len(places), 0
        frames, reel = list[bytes](), None
        for start, end in pairwise((0, *range(1, len(places), AT_ONCE), len(places))):
            if not self._waits(shooting):
                raise Unwanted
            part = [_drawing(shots, at, step) for at in places[start:end]]
            reel = await self._run(ANIMATIONS, drawn, shooting.script.game, part, voice, reel, shots[-1].view)
            frames += reel.frames
            shooting.done = len(frames)
            if film.weight(frames) > self._largest and len(places) > 2:
                return None
        assert reel is not None, shots
        return Film(await asyncio.to_thread(film.film, frames, reel.size, reel.palette), step)

    async def _run(self, person: int, work: Callable[[Unpack[Ts]], T], *arguments: *Ts) -> T:
        """What the process answers; it is asked once more where it ended meanwhile."""
        try:
            return await self._box.run(person, work, *arguments)
        except Crashed:
            return await self._box.run(person, work, *arguments)

    def _keep(self, script: Script, made: Film) -> None:
        self._kept[script] = made
        while sum(len(each.gif) for each in self._kept.values()) > self._most and len(self._kept) > 1:
            self._kept.popitem(last=False)


def shown(game: Game, shots: Sequence[Shot], step: int) -> list[int]:
    """The places of the frames: one for so many turns, the last one always, but none in which nobody did more than
    choose."""
    last = len(shots) - 1
    found = [0] if last else []
    for at in range(step, last, step):
        if shots[at].struck or game.unticked(shots[found[-1]].view) != game.unticked(shots[at].view):
            found.append(at)
    return [*found, last]


def _drawing(shots: Sequence[Shot], at: int, step: int) -> Drawing:
    """What the frame at a place shows, with what stood before it since the frame before."""
    since = tuple(each.view for each in shots[max(0, at - min(step, TRAIL)) : at] if not each.struck)
    return shots[at].view, since, shots[at].struck


def drawn(game: str, part: Sequence[Drawing], voice: Voice, before: Reel | None, last: Any) -> Reel:
    """The frames of some views, each with those since the frame before it, laid out as the `last` one of the animation;
    the job that the process does."""
    renderer, say = games()[game].renderer, voice.plain
    boards = [renderer.picture(view, say, since=since, film=last) for view, since, _ in part]
    told = [[renderer.board(each, say) for each in (view, *since[:1])] for view, since, _ in part]
    changed = [_changed(*each) for each in told]
    struck = {place for place, (_, _, struck) in enumerate(part) if struck}
    return film.reel(boards, before, struck=struck, changed=changed)


def _changed(now: str, before: str | None = None) -> int:
    """How many facts, each a line, are new since the frame before."""
    return 0 if before is None else len({*now.splitlines()} - {*before.splitlines()})
