"""What holds in every run. Nothing here knows of a particular mistake: each check is a promise of docs/design.md, asked
of what people saw, what lies on the disk, and when.
"""

from __future__ import annotations

import re
from collections.abc import Set
from functools import cache
from typing import TYPE_CHECKING, Any

from bot.messages.custom_id import LIVE, Action, parse
from bot.messages.i18n import say
from bot.table.habits import NOBODYS
from bot.table.log.host_lines import turning
from bot.table.log.seal import TABLE
from bot.table.pace import Pace
from bot.table.session import Status
from bot.table.timing import DAY
from games.core import text
from renderers.words import LOCALES
from tests.simulation.costs import Costs
from tests.simulation.documents import OFFERS, OWED, PROPOSALS
from tests.simulation.guild import Interaction, Shown
from tests.simulation.journal import Journal
from tests.simulation.ledger import Ledger, Table
from tests.simulation.program import START, Program
from tests.simulation.secrecy import Secrets
from tests.simulation.turning import wrongly_alone
from tests.simulation.wire import Request
from tests.simulation.wishes import Wishes

if TYPE_CHECKING:
    from tests.simulation.world import World

LINKED = re.compile(r"channels/\d+/\d+/\d+")
"""Where a message leads to a board."""
VIEWED = re.compile(r"\[view of (nobody|\d+): (\w+) ([0-9a-f]{8})\]")
SEALED = re.compile(r"\b[0-9a-f]{16}\b")
EXERCISES = frozenset(
    {Action.EXERCISE, Action.EXERCISE_PICK, Action.EXERCISE_PLAY, Action.EXERCISE_TYPE, Action.PUZZLE}
)
CLAIMS = (
    *("played", "joined", "confirmed", "left", "computer-added", "removed", "options-set", "resigned", "replaced"),
    *("taken-back", "cancelled", "opened", "back"),
)
"""What the host says (`bot-table-…`) when something was done."""
BY_HIMSELF = 60.0
"""Seconds within which what somebody did has made them owe something else."""
PROMPT = 3.2
"""Seconds within which people see that they were heard."""
SETTLED = 600
"""Seconds after which what somebody has set counts for everything that is sent."""
BELATED = 0.6
"""Seconds after which the program knows what arrived, and sends nothing older any more."""
KEPT = 6 * 24 * 3600
"""Seconds for which it is known what somebody asked for."""
CALM = 15 * 60.0
"""Seconds without anything that goes wrong after which everything has come to rest."""
PATIENT = 60.0
"""Seconds within which people have their answer."""


@cache
def claims() -> frozenset[str]:
    """The sentences that say that something was done."""
    return frozenset(say(locale, text(f"bot-table-{claim}")) for locale in LOCALES for claim in CLAIMS)


@cache
def apologies() -> frozenset[str]:
    return frozenset(say(locale, text("bot-failed")) for locale in LOCALES)


class Checks:
    """The promises, asked of one world."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.ledger = Ledger(world.disk)
        self.secrets = Secrets(self.ledger)
        self.journal = Journal(world)
        self.wishes = Wishes(world, self.ledger)
        self.costs = Costs(world)
        self._heard: dict[int, tuple[Interaction, Program]] = {}
        self._hands: dict[tuple[int, int], set[int]] = {}
        self._boards: dict[tuple[int, str, bytes, str, int], int] = {}
        self._claimed: dict[int, str] = {}
        self._forgotten: set[int] = set()

    # The life of the program

    def begin(self, folder: Any) -> None:
        for lost in self.ledger.begin(folder):
            self._world.complain(lost)
        if self.ledger.connection is not None:
            self.journal.begin(self.ledger.connection)
        kept = self._world.agenda.now - KEPT
        made = self._world.guild.interactions
        self._claimed = {request: words for request, words in self._claimed.items() if made[request].at > kept}
        for request, words in self._claimed.items():
            if self.ledger.open and not self._is_kept(request):
                self._world.complain(f"[{request}] was told {words!r}, and after a crash nothing is known of it")

    def end(self) -> None:
        """The program is no more: what it was asked and has not answered is nobody's fault."""
        self.ledger.look(self._world.disk.folder)
        self._follow()
        for made, _ in self._heard.values():
            made.harmed = True
        self._heard.clear()
        self.ledger.end()

    def crashing(self) -> None:
        """The program crashes in the middle of a commit: what was durable before it still is."""
        self._follow()
        self.ledger.end()

    def _follow(self) -> None:
        """Remember every line that is durable by now."""
        for id in self.ledger.tables():
            self.ledger.chain(id)

    # What people are answered

    def delivered(self, made: Interaction, program: Program) -> None:
        self._heard.setdefault(made.id, (made, program))

    def harmed(self, request: Request, harm: str) -> None:
        """Something happened to a request: whoever waits for it may wait in vain."""
        for made in self._world.guild.interactions.values():
            if made.token in request.path:
                made.harmed, made.late = True, made.late or harm == "late"

    def answered(self, made: Interaction) -> None:
        if made.modal is not None and not made.words:
            self._world.form_opened(made)

    def prompt(self) -> None:
        """Everybody was heard and answered in time, where nothing stood in the way."""
        now = self._world.agenda.now
        for id, (made, _) in list(self._heard.items()):
            if made.harmed or made.answered is not None:
                del self._heard[id]
            elif made.acknowledged is None and now - made.at > PROMPT:
                self._world.complain(f"[{id}] ({made.what}) was not heard")
                del self._heard[id]
            elif now - made.at > PATIENT:
                self._world.complain(f"[{id}] ({made.what}) has no answer after {PATIENT:.0f} s")
                del self._heard[id]

    def forgets(self, user: int) -> None:
        """Somebody wants everything that is kept of them to be forgotten, what they asked for too."""
        made = self._world.guild.interactions
        self._claimed = {request: words for request, words in self._claimed.items() if made[request].user != user}
        self._forgotten.add(user)
        self.wishes.forgets(user)
        self.journal.offers.forgets(user)

    def _is_kept(self, request: int) -> bool:
        """Whether what was done for a request is known of on the disk."""
        return any(kept is not None and kept.done for kept in map(self.ledger.answer, (request, -request)))

    def logged(self, event: str, failure: BaseException | None) -> None:
        if event == "nothing can be written; games are safe and wait" and self._world.disk.refused:
            self._world.disk.refused = False
            return
        if event == "default played instead":  # a computer player failed, as it does here by chance
            return
        self._world.complain(f"an error in the log: {event}: {failure!r}", seen=False)

    # What people see

    def shown(self, message: Shown, how: str, by: Interaction | None) -> None:
        self.ledger.look(self._world.disk.folder)
        if how == "deleted":
            self.wishes.deleted(message)
            return
        self._secret(message)
        if how == "posted":
            self._awake(message)
            self.wishes.posted(message)
        elif how == "edited":
            self.wishes.edited(message)
        if by is not None:
            self._done(message, how, by)
        else:
            self._public(message, how)

    def _awake(self, message: Shown) -> None:
        """Nobody is pinged in their quiet hours or on their holiday, as these have stood for a while."""
        id, now = session_of(message), int(self._world.agenda.now) + START
        table = None if id is None else self.ledger.tables().get(id)
        if table is None:
            return
        for user in message.pinged:
            habits = self.ledger.habits(user)
            if all(Pace(table.hours).asleep(habits, moment) for moment in (now, now - SETTLED)):
                self._world.complain(f"{message.id} pings {user}, who sleeps: {message.words[:80]!r}")

    def _done(self, message: Shown, how: str, by: Interaction) -> None:
        words = message.words
        self.wishes.answered(by, message)
        if any(apology in words for apology in apologies()):
            self._world.complain(f"[{by.id}] ({by.what}) went wrong on the bot's side")
        claimed = next((claim for claim in claims() if claim in words), None)
        if claimed is not None and by.user in self._forgotten:
            return
        if claimed is not None and not self._is_kept(by.id):
            if by.message is None or claimed not in by.message.words:
                self._world.complain(f"[{by.id}] ({by.what}) was told {claimed!r}, which is not on the disk")
        elif claimed is not None:
            self._claimed[by.id] = claimed
        older = how == "set back" and message.set_back_after > BELATED
        if older and message.controls and not by.late:  # what has none is the line that is left of a panel
            self._world.complain(f"{message.id} shows an older answer over a newer one")

    def _secret(self, message: Shown) -> None:
        """Nobody sees what they must not."""
        seen = VIEWED.findall("\n".join((message.words, message.alt, *map(_plain, message.files.values()))))
        tables = self.ledger.tables() if seen or message.reader is None else {}
        for viewer, game, digest in seen:
            if viewer != "nobody":
                self._own(message, int(viewer), game, digest)
        for words, whom in self.journal.news.items():
            told = words in message.words and message.reader not in whom
            if told and not self.secrets.has_told(message, words):
                self._world.complain(f"{message.id} tells {message.reader} what {sorted(whom)} alone were to hear")
        for reader, words in self._world.ways.spellings():
            if reader != message.reader and words in message.words:
                self._world.complain(f"{message.id} tells {message.reader} what {reader} alone has planned")
        alone = len(set(LINKED.findall(message.words))) < 2  # else it tells of several tables
        for leak in self.secrets.leaks(message, session_of(message) if alone else None):
            self._world.complain(leak)
        whole = "\n".join((message.words, *map(_plain, message.files.values())))
        for table in self.ledger.tables().values() if message.files or tables else ():
            if table.phase in ("lobby", "running") and table.seed.hex() in whole:
                self._world.complain(f"{message.id} shows the seed of table {table.id}, which is not over")

    def _own(self, message: Shown, seat: int, game: str, digest: str) -> None:
        """A seat's own view was shown."""
        if message.reader is None:
            self._world.complain(f"{message.id} shows everybody what seat {seat} of {game} sees")
            return
        if is_exercise(message):
            return
        id = session_of(message)
        tables = [each for each in self.ledger.tables().values() if each.game == game]
        if any(table.id == id for table in tables):
            tables = [table for table in tables if table.id == id]
        mine = [table for table in tables if table.phase != "running" or message.reader in table.seen_by(seat)]
        if not mine:
            self._world.complain(f"{message.id} shows {message.reader} what seat {seat} of {game} sees")
        if len(tables) == 1 and tables[0].phase == "running":
            left = self.journal.left.get((tables[0].id, seat, message.reader))
            if left is not None and not self.secrets.was_seen(tables[0].id, seat, digest, left):
                self._world.complain(f"{message.id} shows {message.reader} seat {seat} of {game} after he left it")
            hands = self._hands.setdefault((tables[0].id, message.reader), set())
            hands.add(seat)
            if len(hands) > 1:
                self._world.complain(f"{message.reader} has seen the hands of the seats {sorted(hands)} of {game}")

    def _public(self, message: Shown, how: str) -> None:
        """Durable before shown, and nothing twice."""
        if how != "posted" and how != "edited":
            return
        id, live = session_of(message), is_live(message)
        chain = None if id is None else self.ledger.chain(id)
        if id is None or not live or chain is None:
            return
        seals = SEALED.findall(message.words.splitlines()[-1] if message.words else "")
        seals = [seal for line in message.words.splitlines() if line.startswith("-# ") for seal in SEALED.findall(line)]
        if any(seal not in chain.shown for seal in seals):
            self._world.complain(f"{message.id} shows what is not on the disk of table {id}")
        if how != "posted":
            return
        head = next((part["content"] for part in message.components if part["type"] == 10), "")
        if "\n" not in head:
            return
        turned = sum(turning(entry) is not None for entry in chain.entries)  # what is made once more is told once more
        key = (id, head, message.files.get("board.png", b""), " ".join(seals), turned)
        before = self._world.guild.messages.get(self._boards.get(key, 0))
        if before is not None and not before.deleted and not self._is_blind(message.channel):
            self._world.complain(f"{message.id} tells table {id} what {before.id} told already")
        self._boards[key] = message.id

    # At the end

    def by_itself(self) -> None:
        """Nothing goes wrong any more: channels that always took everything show what there is to see, but
        for threads that nobody wakes."""
        self._told(self._world.barred)

    def caught_up(self) -> None:
        """Somebody spoke to the bot in every channel: those that once took nothing show it as well."""
        self._told(set())

    def behind(self) -> frozenset[tuple[int, int]]:
        """The tables of which nobody tells the channel, with their revisions, where everything has been well for a
        while and the channel always took everything."""
        world, since = self._world, self._world.agenda.now - CALM
        ill = world.wire.harmed_at > since or world.disk.harm is not None or world.disk.slow
        if ill or world.lived_since(since) < CALM or world.guild.removed:
            return frozenset()
        places = world.guild.channels
        return frozenset(
            (table.id, table.revision)
            for table in self.ledger.tables().values()
            if table.shown < table.revision
            and (place := places.get(table.channel)) is not None
            and not (place.archived or world.guild.is_deleted(place) or {place.id, place.parent} & world.barred)
            and table.phase != "cancelled"
        )

    def keeps_up(self, before: Set[tuple[int, int]]) -> None:
        """Tables that were `behind` a minute ago are not any more."""
        for id, revision in sorted(before & self.behind()):
            self._world.complain(f"table {id}: nobody tells the channel of revision {revision}, and all is well")

    def _told(self, excused: Set[int]) -> None:
        self.ledger.look(self._world.disk.folder)
        for table in self.ledger.tables().values():
            place = self._world.guild.channels.get(table.channel)
            if place is None or place.archived or {place.id, place.parent} & excused:
                continue
            if table.phase == "cancelled" or self._world.guild.is_deleted(place):
                continue
            if table.shown < table.revision:
                self._world.complain(f"table {table.id}: nobody tells the channel of revision {table.revision}")

    def at_rest(self) -> None:
        """Nothing goes wrong any more, and nobody does anything: everything stands as it should."""
        world = self._world
        program = world.program
        assert program is not None
        self.ledger.look(world.disk.folder)
        self._follow()
        for trouble in program.loop.troubles:
            world.complain(f"nobody was told of: {trouble}", seen=False)
        for table in self.ledger.tables().values():
            for unsound in self.ledger.unsound(table.id):
                world.complain(f"the log of table {table.id} is not sound: {unsound}")
            self._board(table.id)
        self.armed()
        now = int(world.agenda.now) + START
        late = self.ledger.rows(f"SELECT session, seat, due FROM {OWED} WHERE due < {now - 120}")
        if late:
            world.complain(f"nothing came of what was due: {late}")
        self.costs.at_rest(self.ledger.rows("SELECT interaction, answer FROM requests"))
        for rows in (PROPOSALS, OFFERS):
            left = self.ledger.rows(f"SELECT session, number FROM {rows} WHERE fate = 'open' AND until < {now - 120}")
            if left:
                world.complain(f"what was to be answered by then is open still: {left}")
        thinking = self.ledger.rows(f"SELECT session, seat FROM {OWED} WHERE computer AND since < {now - 120}")
        if thinking:
            world.complain(f"computers do not play: {thinking}")
        for table in self.ledger.tables().values():
            self._end(table)
            self._asked(table)
            self._promised(table)
            self._called_to_the_end(table)
            chain = self.ledger.chain(table.id)
            for wrong in () if chain is None else wrongly_alone(table, chain):
                world.complain(f"table {table.id}: {wrong}")

    def armed(self) -> None:
        """The clock rings when it has to, and for nothing else."""
        for wrong in self.ledger.wrongly_armed():
            self._world.complain(f"the clock has other alarms than follow from what is kept: {wrong}")
        for user in self.ledger.unnamed():
            self._world.complain(f"whoever wants to be forgotten is not found: {user}")

    def _end(self, table: Table) -> None:
        """A game that ended with its channel had none any more."""
        chain, place = self.ledger.chain(table.id), self._world.guild.channels.get(table.channel)
        gone = chain is not None and any(entry.seat == TABLE and entry.move == ("gone",) for entry in chain.entries)
        if gone and place is not None and not self._world.guild.is_deleted(place):
            self._world.complain(f"table {table.id} ended with its channel, and the channel is there")

    def _asked(self, table: Table) -> None:
        """Who is asked in the channel is asked for something, and who owes something was called."""
        world, place = self._world, self._world.guild.channels.get(table.channel)
        if place is None or world.guild.is_deleted(place):
            return
        rows = f"SELECT seat, since FROM {OWED} WHERE session = ? AND NOT computer AND latest IS NULL AND NOT uncalled"
        owed = self.ledger.rows(rows, table.id) if table.phase == "running" else []
        waited = {table.sitting[seat]: since - START for seat, since in owed}
        standing = [each for user in world.guild.letters for each in world.guild.letters_to(user) if each.known]
        public = [] if place.blinded else world.guild.seen(table.channel)
        for message in (*public, *standing):
            if session_of(message) == table.id and is_call(message) and not waited.keys() & set(message.pinged):
                world.complain(f"{message.id} asks {message.pinged} for nothing: table {table.id} waits for {waited}")
        shown = [each for each in world.guild.messages.values() if each.channel == table.channel]
        for user, since in waited.items():
            letters = (each for each in world.guild.messages.values() if each.letter and each.reader == user)
            called = any(user in each.pinged and each.at > since - 2 for each in (*shown, *letters))
            own = any(
                made.user == user and -2 < since - made.at < BY_HIMSELF for made in world.guild.interactions.values()
            )
            if not called and not own and not self._agreed_to_take_back(table.id, int(since) + START):
                world.complain(f"table {table.id}: {user} was never called")

    def _promised(self, table: Table) -> None:
        """Who is left to a message of the day has at least a day, and will be told while a quarter of it is left."""
        rows = f"SELECT seat, due, allowed, remind, spare FROM {OWED} WHERE session = ? AND uncalled"
        for seat, due, allowed, remind, spare in self.ledger.rows(rows, table.id):
            habits = self.ledger.habits(table.sitting[seat] or 0)
            if not habits.daily or habits.nights or habits.holidays or allowed is None:
                continue
            if allowed < DAY or remind is None or remind > due - spare - allowed // 4:
                self._world.complain(f"table {table.id}: seat {seat} is told at {remind} of what is due at {due}")

    def _called_to_the_end(self, table: Table) -> None:
        """Everybody who sits there when a game ends hears of it by a message that pings."""
        world, place = self._world, self._world.guild.channels.get(table.channel)
        if table.phase != "over" or place is None or world.guild.is_deleted(place) or table.ended is None:
            return
        if place.blinded or {place.id, place.parent} & world.barred:
            return
        told = [each for each in world.guild.messages.values() if each.at > table.ended - START - 2]
        for user in filter(None, table.sitting):
            letters = world.guild.letters.get(user)
            rooms = {table.channel, 0 if letters is None else letters.id}
            called = any(user in each.pinged and each.channel in rooms for each in told)
            if not called and self.ledger.habits(user) == NOBODYS and user not in self._forgotten:
                world.complain(f"table {table.id} is over, and {user} was not called")

    def _is_blind(self, channel: int) -> bool:
        """Whether the bot could not see there what it had sent, when it looked for it."""
        place = self._world.guild.channels.get(channel)
        return place is not None and place.blinded

    def _agreed_to_take_back(self, id: int, moment: int) -> bool:
        """Whether all agreed to take lines back at that moment: that calls nobody."""
        agreed = f"SELECT 1 FROM {PROPOSALS} WHERE session = ? AND kind = 'takeback' AND fate = ?"
        return bool(self.ledger.rows(f"{agreed} AND abs(settled - ?) < 3", id, Status.AGREED.value, moment))

    def _board(self, id: int) -> None:
        """The channel shows the newest board once, and only that can be played on."""
        world, table = self._world, self.ledger.tables()[id]
        place = world.guild.channels.get(table.channel)
        if place is None or world.guild.is_deleted(place):
            return
        seen = [each for each in world.guild.seen(table.channel) if session_of(each) == id]
        live = [each for each in seen if is_live(each)]
        if not live and (table.phase == "cancelled" or self._is_deleted(table)):
            return
        if table.shown < table.revision:
            world.complain(f"table {id}: the channel has not seen revision {table.revision}, only {table.shown}")
        if place.blinded and any(each.id == table.message for each in live):
            live = [each for each in live if each.id == table.message]
        if len(live) != 1:
            world.complain(f"table {id} ({table.phase}) has {len(live)} live boards: {[each.id for each in live]}")
            return
        if live[0].id != table.message:
            world.complain(f"table {id}: {live[0].id} can be played on, and the board is {table.message}")
        chain = self.ledger.chain(id)
        if chain is not None and live[0].words and table.phase == "running":
            seals = [
                seal for line in live[0].words.splitlines() if line.startswith("-# ") for seal in SEALED.findall(line)
            ]
            if seals and seals[-1] not in chain.shown:
                world.complain(f"table {id}: the board has a seal of nothing")

    def _is_deleted(self, table: Table) -> bool:
        """Whether a moderator deleted the last board of a game that is over: nobody needs it any more."""
        board = self._world.guild.messages.get(table.message or 0)
        return table.phase == "over" and board is not None and board.deleted


def _plain(content: bytes) -> str:
    return content.decode("utf-8", "replace") if len(content) > 40 else ""


def session_of(message: Shown) -> int | None:
    """The table whose controls a message has."""
    presses = (parse(control["custom_id"]) for control in message.controls)
    return next((press.session for press in presses if press is not None and press.session), None)


def is_exercise(message: Shown) -> bool:
    """Whether it is a lesson or a puzzle, whose positions are of no table."""
    presses = (parse(control["custom_id"]) for control in message.controls)
    return any(press is not None and press.action in EXERCISES for press in presses)


def is_call(message: Shown) -> bool:
    """Whether it is a message that only asks somebody to move."""
    actions = {press.action for press in (parse(control["custom_id"]) for control in message.controls) if press}
    return (message.reader is None or message.letter) and actions == {Action.PANEL}


def is_live(message: Shown) -> bool:
    """Whether it is a table's present message: one that can be played on."""
    presses = (parse(control["custom_id"]) for control in message.controls)
    return message.reader is None and any(press is not None and press.action in LIVE for press in presses)
