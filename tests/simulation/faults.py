"""What goes wrong in a week, drawn from the seed; and how all of it comes to an end."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING

from tests.simulation.guild import ATTACH, GUILD, HISTORY, SEND, SEND_IN_THREADS, VIEW, Channel
from tests.simulation.program import DAY
from tests.simulation.wire import BADLY, ILLNESSES, PARTS, Illness

if TYPE_CHECKING:
    from tests.simulation.world import World

HOUR, MINUTE = 3600.0, 60.0
DOWN = (3.0, 45.0, 10 * MINUTE, 5 * HOUR, 20 * HOUR)
"""For how long the program does not run, as it comes."""
BENTS = (0.3, 1.0, 1.0, 1.5)
"""How much more often than elsewhere one thing goes wrong in one world."""
DENIED = (VIEW, SEND | SEND_IN_THREADS, ATTACH, HISTORY, ATTACH | HISTORY)


class Faults:
    """The faults of one world. Each begins at a moment of its own and is over, whatever it is, at `end`."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._chance = random.Random(f"{world.seed} faults")
        self._calm = 0.0

    def begin(self) -> None:
        chance, world = self._chance, self._world
        world.wire.harm = self._calm = chance.choice((0.0, 0.0, 0.01, 0.05))
        for often, fault in (
            (3, self._crash),
            (3, self._crash_in_a_commit),
            (1, self._stop),
            (2, self._storm),
            (3, self._fall_ill),
            (2, self._cut),
            (2, self._spoil_the_disk),
            (1, self._slow_the_disk),
            (2, self._deny),
            (2, self._delete_a_message),
            (2, self._archive),
            (1, self._close_to_letters),
            (0.15, self._delete_a_channel),
            (0.1, self._remove),
        ):
            many = often * chance.choice(BENTS)
            times = int(chance.random() * (many + 1)) if many >= 1 else int(chance.random() < many)
            for _ in range(times):
                world.agenda.at(self._moment(), fault)

    def _moment(self) -> float:
        """When something goes wrong: mostly while people are at it, which is in the first days."""
        return self._world.end * self._chance.random() ** 2

    def end(self) -> None:
        """Nothing goes wrong any more."""
        world = self._world
        world.resting = True
        world.wire.harm, world.disk.harm, world.disk.torn, world.armed = 0.0, None, None, None
        world.wire.ill, world.disk.slow = None, False
        world.guild.closed_to.clear()
        for place in list(world.guild.channels.values()):
            self._allow(place)
            place.locked = False
        if world.program is None:  # whoever stopped it for a day starts it
            world.start()
        self._join()
        self._connect()
        world.tell("nothing goes wrong any more")

    def _crash(self) -> None:
        """At one of the next requests to Discord."""
        self._world.armed = self._chance.randint(0, 6)

    def _crash_in_a_commit(self) -> None:
        if self._world.disk.torn is None:
            self._world.disk.torn = self._chance.randint(0, 8)

    def _stop(self) -> None:
        if self._world.program is not None:
            self._world.program.frozen = self._chance.random() < 0.3
        self._world.stop(self._chance.choice(DOWN))

    def _storm(self) -> None:
        """Discord is ill."""
        world = self._world
        world.wire.harm = self._chance.choice((0.2, 0.5, 0.8))
        world.tell(f"a storm: {world.wire.harm}")
        self._later(self._chance.choice((2 * MINUTE, 20 * MINUTE, 3 * HOUR)), self._calm_down)

    def _calm_down(self) -> None:
        self._world.wire.harm = self._calm

    def _fall_ill(self) -> None:
        """A part of Discord is, and the others are not."""
        world = self._world
        (methods, begins), harm = self._chance.choice(PARTS), self._chance.choice(ILLNESSES)
        world.wire.ill = Illness(methods, begins, harm, self._chance.choice(BADLY))
        world.tell(f"{world.wire.ill}")
        self._later(self._chance.choice((8 * MINUTE, HOUR, 6 * HOUR)), self._recover)

    def _recover(self) -> None:
        self._world.wire.ill = None

    def _cut(self) -> None:
        """The gateway is gone, for a while."""
        program = self._world.program
        if program is None or not program.hears:
            return
        program.hears = False
        program.dispatch("shard_disconnect", 0)
        self._world.tell("the gateway is cut")
        self._later(self._chance.choice((20.0, 5 * MINUTE, 6 * HOUR)), self._connect)

    def _connect(self) -> None:
        program = self._world.program
        if program is None or program.hears or program.loop.dead or program.client is None or program.stopping:
            return
        if not program.client.connected.is_set():
            return
        program.hears = True
        program.dispatch("shard_resumed", 0)
        self._world.tell("the gateway is there again")

    def _spoil_the_disk(self) -> None:
        disk = self._world.disk
        disk.harm = self._chance.choice(("full", "full", "locked"))
        self._world.tell(f"the disk is {disk.harm}")
        for seconds in (2, 20, 50):  # somebody is at it just then
            self._later(seconds, self._world.ways.somebody)
        self._later(self._chance.choice((MINUTE, HOUR, 6 * HOUR)), self._mend_the_disk)

    def _mend_the_disk(self) -> None:
        self._world.disk.harm = None
        self._world.tell("the disk takes everything again")

    def _slow_the_disk(self) -> None:
        """Something else on the machine writes all the time."""
        self._world.disk.slow = True
        self._world.tell("the disk is slow")
        self._later(self._chance.choice((HOUR, 12 * HOUR)), self._quicken_the_disk)

    def _quicken_the_disk(self) -> None:
        self._world.disk.slow = False

    def _deny(self) -> None:
        """A moderator's slip."""
        place, denied = self._place(), self._chance.choice(DENIED)
        if place is None:
            return
        place.denied |= denied
        self._world.tell(f"in {place.id} the bot is denied {denied:#x}")
        if denied & VIEW and place.parent is None:
            self._hear("channel_delete", place)
        self._later(self._chance.choice((MINUTE, HOUR, 12 * HOUR)), lambda: self._allow(place))

    def _allow(self, place: Channel) -> None:
        if not place.denied:
            return
        hidden, place.denied = place.denied & VIEW, 0
        self._world.tell(f"in {place.id} the bot may do everything again")
        if hidden and place.parent is None and not place.deleted:
            self._hear("channel_create", place)

    def _delete_a_message(self) -> None:
        """A moderator deletes something of the bot's."""
        shown = [each for each in self._world.guild.messages.values() if each.reader is None and not each.deleted]
        if shown:
            gone = self._chance.choice(shown[-4:])
            gone.deleted = True
            self._world.tell(f"a moderator deletes {gone.id}")

    def _close_to_letters(self) -> None:
        """Somebody takes no direct messages of the bot's any more."""
        who = self._chance.choice(self._world.people)
        self._world.guild.closed_to.add(who.user)
        self._world.tell(f"{who.name} takes no direct messages")
        self._later(self._chance.choice((HOUR, DAY)), lambda: self._world.guild.closed_to.discard(who.user))

    def _archive(self) -> None:
        threads = [each for each in self._world.guild.channels.values() if each.parent is not None]
        if threads:
            place = self._chance.choice(threads)
            place.archived, place.locked = True, self._chance.random() < 0.3
            self._world.tell(f"{place.id} is archived{' and locked' if place.locked else ''}")

    def _delete_a_channel(self) -> None:
        place = self._place()
        if place is None or place.id == 70:
            return
        place.deleted = True
        self._world.tell(f"{place.id} is deleted")
        self._hear("channel_delete" if place.parent is None else "thread_delete", place)

    def _remove(self) -> None:
        """The bot is thrown out of the server, and comes back."""
        guild = self._world.guild
        guild.removed = True
        self._world.tell("the bot is removed from the server")
        if self._world.program is not None:
            self._world.program.hear("guild_delete", {"id": str(GUILD)})
        self._later(self._chance.choice((HOUR, DAY)), self._join)

    def _join(self) -> None:
        guild = self._world.guild
        if guild.removed:
            guild.removed = False
            self._world.tell("the bot is on the server again")
            if self._world.program is not None:
                self._world.program.hear("guild_create", guild.payload())

    def _place(self) -> Channel | None:
        places = [each for each in self._world.guild.channels.values() if not each.deleted]
        return self._chance.choice(places) if places else None

    def _hear(self, event: str, place: Channel) -> None:
        if self._world.program is not None:
            self._world.program.hear(event, place.payload())

    def _later(self, seconds: float, call: Callable[[], None]) -> None:
        self._world.agenda.after(seconds, call)
