"""What nobody else may read: the sentences that one seat alone was told, and the views that it has had, by the log as
it lies on the disk. The log is played along with the rules; the host is not asked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256

from bot.catalogue import games
from bot.messages.i18n import say
from bot.table.log.replay import Replay
from bot.table.log.seal import TABLE
from games.core import Event, Seat, Text
from renderers.words import LOCALES
from tests.simulation.guild import Shown
from tests.simulation.ledger import Chain, Ledger, Table
from tests.support.toy import TOY

SHORT = 8
"""Characters of a sentence that may stand in another by chance."""


@dataclass
class Story:
    """A game as it was played so far: the sentences that everybody was told, those of each seat alone, and of the toy
    the digests of each seat's views, by line."""

    replay: Replay
    seats: int
    lines: int = 0
    public: set[str] = field(default_factory=set)
    private: dict[Seat, set[str]] = field(default_factory=dict)
    views: dict[Seat, list[tuple[int, str]]] = field(default_factory=dict)

    def go_on(self, chain: Chain) -> None:
        for entry in chain.entries[self.lines :]:
            before = self.replay.state
            for event in self.replay.add(entry).events:
                self._hear(event)
            self.lines = entry.n
            if self.replay.rules is TOY and (entry.seat != TABLE or self.replay.state != before):  # taken back
                self._look()

    def _hear(self, event: Event) -> None:
        told = sentences(event.text)
        if event.to is None:
            self.public |= told
        for seat in event.to or ():
            self.private.setdefault(seat, set()).update(told)

    def _look(self) -> None:
        for seat in map(Seat, range(self.seats)):
            view = repr(self.replay.rules.view(self.replay.state, seat))
            self.views.setdefault(seat, []).append((self.lines, sha256(view.encode()).hexdigest()[:8]))


@cache
def sentences(said: Text) -> frozenset[str]:
    """How something is told in each language; nothing where it names somebody, who may be called anything."""
    if _names_somebody(said):
        return frozenset()
    told = (say(locale, said) for locale in LOCALES)
    return frozenset(each for each in told if len(each) >= SHORT)


def _names_somebody(said: Text) -> bool:
    parts = [value for _, value in said.args]
    inner = [each for part in parts for each in (part if isinstance(part, tuple) else (part,))]
    return any(isinstance(each, Seat) or (isinstance(each, Text) and _names_somebody(each)) for each in inner)


class Secrets:
    """Of all running games."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._stories: dict[int, Story] = {}

    def leaks(self, message: Shown, session: int | None) -> Iterator[str]:
        """Sentences in the message that somebody else alone was told. They are compared with what its reader was told
        at its table, or at any where it has none."""
        tables = self._ledger.tables()
        running = [each for each in tables.values() if each.phase == "running"]
        if session is not None:
            running = [each for each in running if each.id == session]
        if not running:
            return
        stories = {table.id: story for table in running if (story := self._story(table)) is not None}
        known = {words for id, story in stories.items() for words in _known(tables[id], story, message)}
        if session is None:
            over = (each for each in tables.values() if each.id not in stories)
            known |= {words for table in over for words in self._everything(table)}
        for id, story in stories.items():
            for seat, told in story.private.items():
                if message.reader in tables[id].seen_by(seat):
                    continue
                for words in sorted(told - known):
                    if words in message.words:
                        yield f"{message.id} tells {message.reader} what seat {seat} of table {id} alone heard: {words}"

    def has_told(self, message: Shown, words: str) -> bool:
        """Whether a game has told the message's reader so: two may find the same, each alone."""
        stories = [(table, self._story(table)) for table in self._ledger.tables().values()]
        return any(story is not None and words in _known(table, story, message) for table, story in stories)

    def was_seen(self, session: int, seat: int, digest: str, line: int) -> bool:
        """Whether that was the seat's view up to the line; of other games than the toy nobody knows."""
        story = self._stories.get(session)
        if story is None or Seat(seat) not in story.views:
            return True
        seen = story.views[Seat(seat)]
        begun = not seen or seen[0][0] > line
        return begun or any(at <= line and view == digest for at, view in seen)

    def _everything(self, table: Table) -> set[str]:
        story = self._story(table)
        return set() if story is None else story.public.union(*story.private.values())

    def _story(self, table: Table) -> Story | None:
        chain = self._ledger.chain(table.id)
        if chain is None or table.game not in games():
            return None
        story = self._stories.get(table.id)
        if story is None:
            rules, head = games()[table.game].rules, json.loads(chain.header)
            seats = len(head["players"])
            replay = Replay(rules, rules.setup(rules.options(**head["options"]), seats), history=True)
            story = self._stories[table.id] = Story(replay, seats)
        story.go_on(chain)
        return story


def _known(table: Table, story: Story, message: Shown) -> set[str]:
    """What its reader was told at the table."""
    mine = (told for seat, told in story.private.items() if message.reader in table.seen_by(seat))
    return story.public.union(*mine)
