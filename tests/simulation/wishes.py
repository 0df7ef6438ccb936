"""What people are pinged for because somebody wishes it, as it stands in new messages: each person once a day for each
person, table and kind, ten times a day in all and three times for one person, five times for votes where they play; and
for nothing that somebody wishes whom they refuse, or who refuses them, where they do not play together. Who is asked
without a ping finds a word of it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Any

from bot.messages.custom_id import Action, Number, Press, parse
from bot.messages.i18n import Raw, say
from bot.table.habits import NOBODYS
from bot.table.log.seal import TABLE
from games.core import text
from renderers.words import LOCALES
from tests.simulation.documents import OFFERS, OWED, PROPOSALS
from tests.simulation.guild import MENTION, Interaction, Shown
from tests.simulation.ledger import Ledger, Table
from tests.simulation.program import START

if TYPE_CHECKING:
    from tests.simulation.world import World

DAY = 24 * 3600
MOST = 10
"""Pings of one person within a day for whatever others wish."""
OF_ONE = 3
"""How many of them one other person causes."""
VOTES = 5
"""Pings of one person within a day for votes where they play."""
LATE = DAY / 2
"""Seconds by which a message may come after it was counted, where nobody can tell when that was."""
WORDS = 600
"""Seconds by which somebody's wish may come to the channel later than it was made."""
OF_TABLE = {"person": "hands", "computer": "hands", "paused": "pause", "unpaused": "going on"}
"""How the host's lines begin that call everybody because somebody wished them, and for what."""


@dataclass(frozen=True)
class Wish:
    """Somebody (`by`, 0: whoever) wishes something of a kind at a table, at the earliest since a moment."""

    by: int
    table: int
    kind: str
    since: float
    vote: bool = False
    """Whether it is a vote about the table, of those who play there."""

    @property
    def key(self) -> tuple[int, int, str]:
        """Of a seat for those who look for one they hear once a day, whoever has it and wherever."""
        return (0, 0, self.kind) if self.kind == "looking" else (self.by, self.table, self.kind)


class Wishes:
    """Those of one world."""

    def __init__(self, world: World, ledger: Ledger) -> None:
        self._world = world
        self._ledger = ledger
        self._pings: dict[int, list[tuple[Wish, Shown]]] = {}
        self._withdrawn: set[int] = set()
        """Messages that the bot deleted itself."""
        self._lines: dict[int, int] = {}
        """How many lines of a table its channel has been shown."""
        self._refused: dict[int, dict[int, float]] = {}
        """Whom somebody has read that they refuse, and since when they know."""
        self._closed: dict[int, float] = {}
        """Who has read that nobody may invite them, and since when they know."""
        self._changed: dict[int, int] = {}
        """The latest interaction by which somebody changed that."""
        self._put: set[tuple[int, int]] = set()
        """The votes that a message has put to those who play, by table and number."""

    # What people set

    def asks(self, made: Interaction) -> None:
        """Somebody sends a command: until it is answered nobody knows what is set."""
        given = _settings(made)
        if not given.keys() & {"not-from", "invitations"}:
            return
        self._changed[made.user] = made.id
        self._closed.pop(made.user, None)
        if (named := given.get("not-from")) is not None:
            refused = self._refused.get(made.user, {})
            refused.pop(int(named), None)
            if int(named) == made.user:
                refused.clear()

    def forgets(self, user: int) -> None:
        """What they set is forgotten, and what they were pinged for; what others set of them is not."""
        self._pings.pop(user, None)
        self._refused.pop(user, None)
        self._closed.pop(user, None)

    def answered(self, made: Interaction, message: Shown) -> None:
        """Somebody reads what they set."""
        if made.kind != 2 or made.asked.get("name") != "settings" or made.id < self._changed.get(made.user, 0):
            return
        if not any(words in message.words for words in _welcomes()):
            return
        now = self._world.agenda.now
        listed = " ".join(found_in("bot-manners-refused", message.words))
        told = {int(user) for user in MENTION.findall(listed)}
        known = self._refused.setdefault(made.user, {})
        lost, gone = known.keys() - told, len(found_in("bot-manners-forgotten", message.words))
        if lost and not gone:
            self._world.complain(f"{made.user} refused {sorted(lost)}, and reads that they do not any more")
        for user in told:
            known.setdefault(user, now)
        if any(words in message.words for words in _nobody()):
            self._closed.setdefault(made.user, now)

    def apart(self, one: int, other: int, moment: float) -> bool:
        """Whether one of the two has read before the moment that they refuse the other."""
        pairs = ((one, other), (other, one))
        return any(self._refused.get(user, {}).get(whom, moment) < moment for user, whom in pairs)

    def refuses(self, user: int, by: int) -> bool:
        """Whether somebody has read that they refuse another."""
        return by in self._refused.get(user, {})

    # What people are pinged for

    def deleted(self, message: Shown) -> None:
        self._withdrawn.add(message.id)

    def edited(self, message: Shown) -> None:
        """A board tells of the lines up to now."""
        if (id := _session_of(message)) is not None and _is_board(message):
            self._lines[id] = self._count_lines(id)

    def posted(self, message: Shown) -> None:
        """Whether everybody whom a new message pings may be pinged for it."""
        wish, whom = self._wish(message), message.pinged
        if wish is None:
            wish, whom = self._of_table(message)
        self.edited(message)
        if wish is not None and wish.vote and self._is_first(message):
            self._leaves_word(wish, message)
        for user in whom if wish is not None else ():
            assert wish is not None, message
            if user != wish.by:
                self._insist_on_manners(user, wish, message)
                self._count(user, wish, message)

    def _count(self, user: int, wish: Wish, message: Shown) -> None:
        pings = [each for each in self._pings.get(user, ()) if self._counts(*each, message)]
        same = [before for before, _ in pings if before.key == wish.key]
        if len(same) >= (1 if wish.kind != "nudge" else self._nudging(wish)):
            self._world.complain(f"{message.id} pings {user} once more within a day for {wish.key}")
        share = [before for before, _ in pings if before.vote == wish.vote]
        if len(share) >= (VOTES if wish.vote else MOST):
            self._world.complain(f"{message.id} pings {user}, who was pinged {len(share)} times today for others")
        own = [before for before in share if before.by == wish.by]
        if wish.by and not wish.vote and len(own) >= OF_ONE:
            self._world.complain(f"{message.id} pings {user}, who was pinged {len(own)} times today for {wish.by}")
        self._pings[user] = [*pings, (wish, message)]

    def _is_first(self, message: Shown) -> bool:
        """Whether it is the first message of its vote: a later one calls those alone who slept."""
        votes = {
            (press.session, press.given(Number).number)
            for press in _presses(message)
            if press.action in (Action.AGREE, Action.DISAGREE)
        }
        is_first = not votes & self._put
        self._put |= votes
        return is_first and not message.letter

    def _leaves_word(self, wish: Wish, message: Shown) -> None:
        """Who is named in it, plays there, is awake and was not pinged finds a word on the disk."""
        now, table = int(self._world.agenda.now) + START, self._ledger.tables().get(wish.table)
        for user in map(int, dict.fromkeys(MENTION.findall(message.words))) if table is not None else ():
            assert table is not None
            habits = self._ledger.habits(user)
            spared = user in table.sitting and user != wish.by and user not in message.pinged
            if not spared or habits != NOBODYS:
                continue
            rows = self._ledger.rows("SELECT at FROM news WHERE user = ? AND session = ?", user, wish.table)
            if not rows:
                self._world.complain(f"{message.id} names {user} at {now} without a ping, and leaves no word")

    def _counts(self, wish: Wish, before: Shown, now: Shown) -> bool:
        """Whether an earlier message was certainly counted less than a day ago."""
        gone = before.deleted and before.id not in self._withdrawn
        place = self._world.guild.channels.get(before.channel)
        blind = place is not None and place.blinded
        return now.at - wish.since < DAY and before.known and not gone and not blind

    def _nudging(self, wish: Wish) -> int:
        """How many people have asked for a nudge within the day."""
        now, nudged = self._world.agenda.now, set[int]()
        for made in self._world.guild.interactions.values():
            press = parse(made.pressed)
            by_command = made.asked.get("name") == "table" and made.what.startswith("/table nudge")
            by_press = press is not None and press.action is Action.NUDGE and press.session == wish.table
            if now - made.at < DAY + WORDS and (by_command or by_press):
                nudged.add(made.user)
        return len(nudged)

    def _insist_on_manners(self, user: int, wish: Wish, message: Shown) -> None:
        table = self._ledger.tables().get(wish.table)
        together = table is not None and table.phase == "running" and {user, wish.by} <= set(table.sitting)
        if self.apart(user, wish.by, wish.since) and not together:
            self._world.complain(f"{message.id} pings {user} for {wish.by}, and one refuses the other")
        if wish.kind == "invitation":
            for one, other in combinations(message.pinged, 2):
                if self.apart(one, other, wish.since):
                    self._world.complain(f"{message.id} invites {one} and {other}, and one refuses the other")
        if wish.kind == "invitation" and self._closed.get(user, wish.since) < wish.since:
            self._world.complain(f"{message.id} invites {user}, who takes no invitations")

    # What a message is about

    def _wish(self, message: Shown) -> Wish | None:
        """Whose wish it is that the message pings, as it says itself, or as the disk says of what it asks."""
        if (seat := self._of_seeker(message)) is not None:
            return seat
        for press in _presses(message):
            if press.action in (Action.AGREE, Action.DISAGREE):
                return self._asked(PROPOSALS, press, None)
            if press.action in (Action.ACCEPT, Action.DECLINE):
                return self._asked(OFFERS, press, "offer")
            if press.action is Action.JOIN:
                table = self._ledger.tables().get(press.session)
                return None if table is None else Wish(table.host, table.id, "invitation", table.opened - START)
        if found_in("bot-nudge", message.words):
            id = _session_of(message)
            return None if id is None else Wish(0, id, "nudge", message.at - WORDS)
        return self._of_lobby(message)

    def _of_seeker(self, message: Shown) -> Wish | None:
        """A seat for somebody who looks for one, in a lobby that opened or whose host asks."""
        kinds = (("looking", "bot-lfg-call"), ("asked", "bot-lfg-asks"))
        kind = next((kind for kind, key in kinds if found_in(key, message.words)), None)
        id = _session_of(message)
        table = self._here(message) if id is None else self._ledger.tables().get(id)
        return None if kind is None or table is None else Wish(table.host, table.id, kind, message.at - WORDS)

    def _asked(self, rows: str, press: Press, kind: str | None) -> Wish | None:
        sql = f"SELECT person, kind, opened FROM {rows} WHERE session = ? AND number = ?"
        found = self._ledger.rows(sql, press.session, press.given(Number).number)
        if not found:
            return None
        return Wish(found[0][0], press.session, kind or found[0][1], found[0][2] - START, vote=kind is None)

    def _of_lobby(self, message: Shown) -> Wish | None:
        table = self._here(message)
        if table is None or message.letter:
            return None
        for name in found_in("bot-lobby-joined", message.words):
            by = next((each.user for each in self._world.people if each.name == name), 0)
            return Wish(by, table.id, f"join of {name}", message.at - LATE)
        if found_in("bot-lobby-confirm", message.words):
            return Wish(table.host, 0, "confirm", message.at - LATE)
        return None

    def _here(self, message: Shown) -> Table | None:
        """The newest table of its channel."""
        tables = [each for each in self._ledger.tables().values() if each.channel == message.channel]
        return max(tables, key=lambda each: each.id, default=None)

    def _of_table(self, message: Shown) -> tuple[Wish | None, tuple[int, ...]]:
        """A board that tells of nothing but seats that changed hands, or a pause, pings those who owe nothing for that
        alone."""
        id = _session_of(message)
        table = None if id is None else self._ledger.tables().get(id)
        if id is None or table is None or table.phase != "running" or not _is_board(message) or id not in self._lines:
            return None, ()
        chain = self._ledger.chain(id)
        lines = [] if chain is None else chain.entries[self._lines[id] :]
        kinds = {OF_TABLE.get(line.move[0]) if line.seat == TABLE else None for line in lines}
        if len(kinds) != 1 or (kind := next(iter(kinds))) is None or ("unpaused",) in [line.move for line in lines]:
            return None, ()
        owing = {table.sitting[seat] for (seat,) in self._ledger.rows(f"SELECT seat FROM {OWED} WHERE session = ?", id)}
        idle = tuple(user for user in message.pinged if user not in owing)
        return Wish(0, id, kind, message.at - LATE), idle

    def _count_lines(self, id: int) -> int:
        chain = self._ledger.chain(id)
        return 0 if chain is None else len(chain.entries)


def _settings(made: Interaction) -> dict[str, str]:
    """What `/settings` is told."""
    if made.kind != 2 or made.asked.get("name") != "settings":
        return {}
    return {option["name"]: str(option["value"]) for option in made.asked.get("options", ())}


def _presses(message: Shown) -> Iterator[Press]:
    for control in message.controls:
        if (press := parse(control["custom_id"])) is not None:
            yield press


def _session_of(message: Shown) -> int | None:
    return next((press.session for press in _presses(message) if press.session), None)


def _is_board(message: Shown) -> bool:
    return message.reader is None and any(press.action is Action.MORE for press in _presses(message))


@cache
def _welcomes() -> frozenset[str]:
    keys = ("everybody", "shared", "nobody")
    return frozenset(say(locale, text(f"bot-manners-{key}")) for locale in LOCALES for key in keys)


@cache
def _nobody() -> frozenset[str]:
    return frozenset(say(locale, text("bot-manners-nobody")) for locale in LOCALES)


MARK = "@@@"
ARGUMENTS: Mapping[str, Sequence[Mapping[str, Any]]] = {
    "bot-nudge": ({"who": Raw(MARK), "due": Raw("")},),
    **{f"bot-lfg-{key}": ({"who": Raw(MARK), "game": Raw(MARK), "number": Raw(MARK)},) for key in ("call", "asks")},
    "bot-lobby-joined": ({"host": Raw(""), "name": Raw(MARK)},),
    "bot-lobby-confirm": ({"who": Raw(MARK), "host": Raw("")},),
    "bot-manners-refused": ({"who": Raw(MARK)},),
    "bot-manners-forgotten": tuple({"count": count} for count in range(1, 9)),
}
"""The sentences that are looked for, with what is known of them: what stands for `MARK` is found."""


def found_in(key: str, words: str) -> list[str]:
    """What stands where the mark is in each such sentence; nothing where there is none."""
    return [found for pattern in _patterns(key) for found in pattern.findall(words)]


@cache
def _patterns(key: str) -> tuple[re.Pattern[str], ...]:
    said = {say(locale, text(key, **given)) for locale in LOCALES for given in ARGUMENTS[key]}
    return tuple(re.compile(_pattern(each)) for each in sorted(said))


def _pattern(said: str) -> str:
    return re.escape(said.strip()).replace(re.escape(MARK), "(.+)")
