"""Runs: one seed, one world, from its beginning to its rest."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from importlib.metadata import entry_points

from bot.catalogue import games
from renderers.core import Game
from tests.simulation.costs import counted
from tests.simulation.faults import Faults
from tests.simulation.loop import MOST, Loop, Restless, last_words_unheard
from tests.simulation.program import DAY, surroundings
from tests.simulation.world import HOUR, MINUTE, World, heard, scratch
from tests.support import month as months
from tests.support import season as seasons
from tests.support.guests import Entry, installed
from tests.support.stand import Renderer, toy_words
from tests.support.toy import TOY

ACTS, DAYS = 80, 6.5
PULSE = 4 * 3600
"""Seconds between two notes of the host that it lives."""
PAGES = 10
"""Pages of rules that somebody turns in search of a picture."""
REST = 15 * MINUTE
"""Seconds after the last thing that goes wrong within which everything comes to rest."""


@dataclass(frozen=True)
class Result:
    """What came of a seed."""

    seed: int
    problems: tuple[str, ...]
    story: tuple[str, ...]
    trace: str
    harms: tuple[str, ...] = ()
    """Those problems that Discord, the disk or people show."""


@contextmanager
def catalogue() -> Iterator[None]:
    """The installed games and the toy."""
    with ExitStack() as stack:
        stack.enter_context(last_words_unheard())
        toy = Game(TOY, Renderer(), toy_words())
        others = entry_points(group="parlour.games")
        stack.enter_context(installed(*others, Entry(toy, "toy")))
        yield


def run(seed: int, scenario: str = "week", *, hasty: bool = False) -> Result:
    """What came of a seed, within `catalogue`; `hasty` stops at the first harm."""
    live, acts, days = SCENARIOS[scenario]
    with scratch() as folder:
        world = World(seed, folder, acts=acts, days=days)
        world.hasty = hasty
        with heard(world), surroundings(world.agenda, seed, world.disk, world.wire, pulse=PULSE), counted(world):
            try:
                live(world)
            except Restless:
                world.complain("time stands still: something is done again and again", seen=False)
            world.checks.ledger.end()
            if world.program is not None:
                world.bury()
    return Result(seed, tuple(world.problems), tuple(world.story), world.trace, tuple(world.harms))


def week(world: World) -> None:
    """Everything goes wrong for some days; then nothing does, and nobody does anything."""
    faults = Faults(world)
    _live(world, faults)
    _rest(world)


def calm(world: World) -> None:
    """The same without anything that goes wrong."""
    _live(world, None)
    _rest(world)


def takebacks(world: World) -> None:
    """Weeks of people who take back what they can, and agree to what others want to take back."""
    world.ways.take_back_often()
    week(world)


def month(world: World) -> None:
    """A month of people who come and go at a table of each game, without a wire: who is asked is told once, and nobody
    else (`tests.support.month`)."""
    world.disk.committed = lambda _: None  # these people ask no Discord: the month has questions of its own
    loop = Loop(world.agenda, world.chance)
    played = tuple(name for name in games() if name != TOY.name)
    lived = loop.create_task(months.month(world.disk.folder, world.seed, played))
    world.agenda.run(world.agenda.now + DAY)  # of the loop's time, in which nobody sleeps: the month has its own
    if not lived.done():
        world.complain("the month has no end")
        return
    for problem in lived.result().problems:
        world.complain(problem)
    world.tell(f"{dict(lived.result().played)} {lived.result().noise}")


def season(world: World) -> None:
    """Two months of a whole server, likewise (`tests.support.season`)."""
    world.disk.committed = lambda _: None
    lived = Loop(world.agenda, world.chance).create_task(seasons.season(world.disk.folder, world.seed))
    world.agenda.run(world.agenda.now + DAY, most=1_000 * MOST)
    if not lived.done():
        world.complain("the season has no end")
        return
    for problem in lived.result().problems:
        world.complain(problem)
    tally, noise = lived.result().tally, lived.result().noise
    world.tell(f"{dict(lived.result().played)} {dict(tally.done)} at most {noise.day} pings a day")
    for game in ("", *lived.result().played):
        world.tell(f"{game or 'all games'}: told how long, within that, upper end by lower: {tally.within(game)}")


SCENARIOS: Mapping[str, tuple[Callable[[World], None], int, float]] = {
    "week": (week, ACTS, DAYS),
    "days": (week, ACTS // 2, DAYS / 2),
    "calm": (calm, ACTS, DAYS),
    "takebacks": (takebacks, 3 * ACTS, 3 * DAYS),
    "month": (month, ACTS, DAYS),
    "season": (season, ACTS, DAYS),
}
"""What a world may live through, by name: what happens, how often people do something, and for how many days."""


def _live(world: World, faults: Faults | None) -> None:
    world.start()
    world.live()
    if faults is not None:
        faults.begin()
    while world.agenda.now < world.end + 10 * HOUR and not world.done:
        world.agenda.run(world.agenda.now + HOUR - MINUTE)
        behind = world.checks.behind()
        world.agenda.run(world.agenda.now + MINUTE)
        world.checks.keeps_up(behind)
        world.checks.armed()
        world.checks.prompt()
    if faults is not None:
        faults.end()


def _rest(world: World) -> None:
    """Everything comes to rest, also what needs that somebody looks in at every place."""
    if world.done:
        return
    world.agenda.run(world.agenda.now + REST)
    if world.program is not None:
        world.checks.by_itself()
    for name, look in (("games", world.checks.caught_up), ("board", lambda: None)):
        for place in list(world.guild.channels):
            world.command(world.people[0], place, name)
        world.agenda.run(world.agenda.now + REST)
        look()
    _read_rules(world)
    world.checks.prompt()
    if world.program is None or not world.program.hears:
        world.complain("the program does not run at the end")
    else:
        world.checks.at_rest()


def _read_rules(world: World) -> None:
    """Somebody reads the rules of a game up to the first picture, which belongs to the line above it."""
    illustrated = [name for name, game in games().items() if game.figures]
    who, game = world.people[world.seed % len(world.people)], illustrated[world.seed % len(illustrated)]
    written = games()[game].locales / who.locale.replace("en-US", "en") / f"{game}-rules.md"
    above = written.read_text("utf-8").split("\n\n![")[0].rpartition("\n")[2]
    place = next(each.id for each in world.guild.channels.values() if not world.guild.is_deleted(each))
    world.command(who, place, "rules", game=game)
    for _ in range(PAGES):
        world.agenda.run(world.agenda.now + MINUTE)
        page = [each for each in world.guild.seen(place, who.user) if each.is_answer][-1]
        if page.alt or above in page.words or not page.controls:
            break
        world.press(who, page, page.controls[-1], None)
    if not page.alt:
        world.complain(f"no picture is found in the rules of {game} where it belongs")
