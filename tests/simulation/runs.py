"""Runs: one seed, one world, from its beginning to its rest."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from importlib.metadata import entry_points

from renderers.core import Game
from tests.simulation.faults import Faults
from tests.simulation.program import DAY, surroundings
from tests.simulation.world import HOUR, MINUTE, World, heard, scratch
from tests.support.guests import Entry, installed
from tests.support.hosting import PLAYERS
from tests.support.stand import Renderer, written
from tests.support.toy import TOY

WEEK = 7 * DAY - 2 * HOUR
PULSE = 3600
"""Seconds between two notes of the host that it lives."""
REST = 15 * MINUTE
"""Seconds after the last thing that goes wrong within which everything comes to rest."""


@dataclass(frozen=True)
class Result:
    """What came of a seed."""

    seed: int
    problems: tuple[str, ...]
    story: tuple[str, ...]
    trace: str


@contextmanager
def catalogue() -> Iterator[None]:
    """The installed games and the toy."""
    with ExitStack() as stack:
        folder = stack.enter_context(scratch())
        toy = Game(TOY, Renderer(), PLAYERS, "last", written(folder / "toy"))
        others = entry_points(group="parlour.games")
        stack.enter_context(installed(*others, Entry(toy, "toy")))
        yield


def run(seed: int, scenario: str = "week") -> Result:
    """What came of a seed, within `catalogue`."""
    with scratch() as folder:
        world = World(seed, folder)
        with heard(world), surroundings(world.agenda, seed, world.disk, world.wire, pulse=PULSE):
            SCENARIOS[scenario](world)
            world.checks.ledger.end()
            if world.program is not None:
                world.bury()
    return Result(seed, tuple(world.problems), tuple(world.story), world.trace)


def week(world: World) -> None:
    """Everything goes wrong for some days; then nothing does, and nobody does anything."""
    faults = Faults(world)
    _live(world, faults)
    _rest(world)


def calm(world: World) -> None:
    """The same without anything that goes wrong."""
    _live(world, None)
    _rest(world)


SCENARIOS: Mapping[str, Callable[[World], None]] = {"week": week, "calm": calm}
"""What a world may live through, by name."""


def _live(world: World, faults: Faults | None) -> None:
    world.start()
    world.live()
    if faults is not None:
        faults.begin()
    while world.agenda.now < WEEK:
        world.agenda.run(world.agenda.now + HOUR)
        world.checks.prompt()
    if faults is not None:
        faults.end()


def _rest(world: World) -> None:
    """Somebody looks in at every place; then everything comes to rest."""
    world.agenda.run(world.agenda.now + 5 * MINUTE)
    for place in list(world.guild.channels):
        world.command(world.people[0], place, "board")
    world.agenda.run(world.agenda.now + REST)
    world.checks.prompt()
    if world.program is None or not world.program.hears:
        world.complain("the program does not run at the end")
    else:
        world.checks.at_rest()
