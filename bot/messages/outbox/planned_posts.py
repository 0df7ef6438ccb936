"""What a channel should show of a session: the message, the note on it, and whether it is one of its own."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import structlog

from bot.host.host import Host
from bot.host.storage import setting
from bot.host.stories import Stories
from bot.messages.drawing import BOARD, Drawing
from bot.messages.i18n import Voice
from bot.messages.limits import fitting
from bot.messages.message import Message, Part, Payload, Words
from bot.messages.words.chronicle import brief, heading
from bot.messages.words.news import Line, Weight, fits, lasting, line
from bot.messages.words.standings import forecast
from bot.messages.words.table_messages import (
    NEWS_TEXT,
    at_table,
    board,
    closed,
    computing,
    expired,
    kept,
    lobby,
    older,
    owing,
    people_on,
    voice,
    waited_for,
)
from bot.table.guards import begun
from bot.table.limits import GAME, HANDS, INVITATION, PAUSE, RESUME, Ping, Wish
from bot.table.log.host_lines import Happened, HostLine, PauseAgreed, Remark, Restored, TimedOut, Unpaused, turning
from bot.table.session import Ended, Kept, Lobby, Paused, Playing, Position, Resting, Session, sitting, stage
from games.core import Seat
from games.derived import derived
from games.replacing import replace

log = structlog.get_logger(__name__)

OWN_THREAD = setting.flag("own thread")
"""Which threads were opened for a game of their own."""
ENDS = ("over", "cancelled", "closed")
"""The kinds of messages that say that nothing more will come."""


@dataclass(frozen=True)
class Shown:
    """The surface's own note on what a channel shows: the kind of message, for whom it waited, what it said, who sat
    there (people by id, computers as 0), and what becomes of it when the next one follows. Without slots: it is packed
    once."""

    kind: str = ""
    acting: tuple[int, ...] = ()
    counts: tuple[int, ...] = ()
    news: tuple[Line, ...] = ()
    components: tuple[Payload, ...] = ()
    sitting: tuple[int, ...] = ()
    calling: bool = False
    """Whether everybody at the table was called, and not only those who are waited for."""
    undo_count: int = 0
    """How often lines had been taken back."""

    @derived
    def pack(self) -> str:
        news = [[told.words, int(told.weight), told.seat, *told.about] for told in self.news]
        fields = [
            self.kind,
            self.acting,
            self.counts,
            news,
            self.components,
            self.sitting,
            self.calling,
            self.undo_count,
        ]
        return json.dumps(fields, ensure_ascii=False)

    @staticmethod
    def unpack(packed: str) -> Shown:
        if not packed:
            return Shown()
        kind, acting, counts, news, components, sitting, calling, undo_count = json.loads(packed)
        lines = tuple(Line(words, Weight(weight), seat, tuple(about)) for words, weight, seat, *about in news)
        return Shown(kind, tuple(acting), tuple(counts), lines, tuple(components), tuple(sitting), calling, undo_count)


@dataclass(frozen=True, slots=True)
class PlannedPost:
    """What the channel should show: the message, the note on it, and whether it is a message of its own or a change of
    the one that stands there."""

    message: Message
    note: Shown
    new: bool
    later: bool = False
    """Whether it can wait for what the computers do next: then nothing is drawn or worded."""
    left: Sequence[Payload] = ()
    """What shall be left of the one that stands there, if this is a new one."""

    @property
    def wakes(self) -> bool:
        """Whether it is shown in an archived thread as well: a new call is, and the end."""
        return (self.new and bool(self.message.mentions)) or self.note.kind in ENDS


LATER = PlannedPost(Message(()), Shown(), new=False, later=True)


class PlannedPosts:
    """Drawn and worded with what the host and its stories tell."""

    def __init__(self, host: Host, stories: Stories, drawing: Drawing, *, strict: bool) -> None:
        self.host = host
        self.stories = stories
        self._drawing = drawing
        self._strict = strict

    async def draft(self, session: Session, shown: Shown) -> PlannedPost | None:
        """What the channel should show; None: nothing that it does not show."""
        if isinstance(session.phase, Lobby) and session.trouble is None:
            draft = PlannedPost(await self._lobby(session, session.phase), Shown("lobby"), shown.kind != "lobby")
        elif isinstance(session.phase, Playing) and session.kept is not None:
            draft = PlannedPost(await self._kept(session, session.kept), Shown("kept"), new=shown.kind != "kept")
        elif session.position is None:
            if session.board.message is None:
                return None
            ended = shown.kind == "kept" and not expired(session)
            draft = PlannedPost(closed(session), Shown("closed"), new=ended)
        else:
            draft = await self._board(session, session.position, shown)
        if draft.later:
            return draft
        message = fitting(draft.message, strict=self._strict)
        note = replace(draft.note, components=tuple(part.payload() for part in message.lasting))
        left = older(shown.components, session, lobby=shown.kind == "lobby") if draft.new else ()
        return replace(draft, message=message, note=note, left=left)

    async def _lobby(self, session: Session, phase: Lobby) -> Message:
        """The table before its game. Of those who have a seat in a rematch it pings who was asked when that was
        opened."""
        table, here = session.table, session.unconfirmed
        apart = await self.host.recall(OWN_THREAD, table.channel) is not None
        finishers = await self.host.standings.finishers(table.guild, [user for user, _ in sitting(session)])
        outlook = forecast(await self.host.standings.outlook(session))
        looking = await self._looking(session)
        message = lobby(session, phase, apart=apart, finishers=finishers, outlook=outlook, looking=looking)
        asked = await self.host.called(here, Wish(table.host, table.id, INVITATION)) if here else ()
        return message.pinging([user for user in message.mentions if user in asked or user not in here])

    async def _looking(self, session: Session) -> int:
        """How many look for such a game who do not sit there."""
        table, now = session.table, self.host.now()
        wanting = [each for each in await self.host.looking.on(table.guild, now) if each.wants(table.game, table.hours)]
        return len({each.user for each in wanting} - {table.host, *at_table(session)})

    async def _kept(self, session: Session, game: Kept) -> Message:
        """What those who sit there may decide, with a picture of where the game would go on."""
        parting, speaker = game.parting, voice(session, session.table.locale)
        if parting is None:
            return kept(session, game, None)
        position = parting.position
        try:
            picture = await self._drawing.picture(position.game, position.view(None), speaker, yields=BOARD)
        except Exception:  # a position that these rules never made may have no picture, and the question matters more
            log.exception("no picture of where it would go on", session=session.id)
            return kept(session, game, None)
        return kept(session, game, picture)

    async def _board(self, session: Session, position: Position, shown: Shown) -> PlannedPost:
        speaker = voice(session, session.table.locale)
        now = Shown(_kind(session), tuple(map(int, owing(session))), position.answers, sitting=_sitting(session))
        now = replace(now, undo_count=position.undo_count)
        happened = position.happened()
        wished = wishes(session, shown, now, happened)
        everybody, called = calls(shown, now, happened, wished), await self._spared(session, wished)
        given = _given(session, shown, now)
        calling = everybody or bool(called or given)
        added = tuple(line(speaker, event) for event in happened)
        asked = fresh(session, shown, now) or asks_again(session, now, happened)
        asking = calling or asked
        new = asking or not fits(speaker, (*shown.news, *added), NEWS_TEXT)
        # A full page is not turned for what computers do before they call somebody: the call's message has room for it.
        if new and not asking and will_call(session) and fits(speaker, added, NEWS_TEXT // 2):
            return LATER
        news = added if new else (*shown.news, *added)
        trail = await self.stories.trail(session, None)
        picture = await self._drawing.picture(position.game, position.view(None), speaker, since=trail, yields=BOARD)
        now = replace(now, news=lasting(news), calling=calling or (shown.calling and not new))
        chronicle = await self._chronicle(session, speaker)
        message = board(session, speaker, picture, news, calling=now.calling, chronicle=chronicle)
        if new and not everybody and (called or given or not asking):
            # A page that is turned only because it was full asks nobody: who is named on it was pinged before.
            message = replace(message, pings=(Ping((*given, *(waited_for(session) if asked else ())), GAME), *called))
        return PlannedPost(message, now, new)

    async def _spared(self, session: Session, wished: Sequence[Wish]) -> tuple[Ping, ...]:
        """Whom the message may call for these wishes: it is known before it is sent, since what calls nobody is an
        edit."""
        nonce = f"s{session.id}.{session.table.revision}"
        pings = [Ping(at_table(session), wish, nonce) for wish in wished]
        spared = [replace(each, users=await self.host.admit((each,), nonce)) for each in pings]
        return tuple(each for each in spared if each.users)

    async def _chronicle(self, session: Session, speaker: Voice) -> tuple[Part, ...]:
        """What the game was, once it is over. A game's end is shown also where that cannot be told."""
        position = session.position
        try:
            told = await self.stories.chronicle(session)
            if told is None or position is None:
                return ()
            turns, words = await self.stories.turns(session), heading(session, speaker.locale)
            drawn = await self._drawing.chronicle(
                position.game, told, words, position.view(None), speaker, yields=BOARD
            )
            said = brief(session, speaker, told, turns)
        except Exception:  # rules of another distribution may fail at it, and the result matters more
            log.exception("no chronicle", session=session.id)
            return ()
        return (drawn, Words(said)) if said else (drawn,)


def will_call(session: Session) -> bool:
    """Whether computers are to move, and somebody who is there plays on after them."""
    people = (chair for chair in session.chairs if chair.occupant is not None and chair.occupant.user is not None)
    return computing(session) and any(chair.present for chair in people)


def fresh(session: Session, shown: Shown, now: Shown) -> bool:
    """Whether the channel gets a new message: somebody owes a choice that they did not owe before, nobody does any more
    since the host holds one, or the game is over, falls asleep or goes on."""
    if now.kind != shown.kind:
        woken = shown.kind in ("asleep", "paused") and now.kind == "board"
        return not expired(session) and not (woken and computing(session))  # whom it calls comes with a later board
    if now.kind != "board":
        return False
    if now.undo_count != shown.undo_count:
        return _has_gone_on(session)
    if not now.acting:
        return bool(shown.acting) and not computing(session)  # whom the computers' moves call comes with a later board
    return any(_anew(seat, session, shown, now) for seat in now.acting)


def _has_gone_on(session: Session) -> bool:
    """Whether anything was played since lines were taken back. Taking back itself calls nobody: whoever took back is
    asked again, and knows it."""
    position = begun(session)
    last = position.log[position.public - 1]
    return turning(last) is None


def calls(shown: Shown, now: Shown, happened: Sequence[Happened], wished: Sequence[Wish]) -> bool:
    """Whether the game itself calls everybody at the table, and not only those whom it waits for: one is out of the
    game, or a pause is over. The end calls all by itself."""
    if now.kind not in ("board", "paused"):
        return False
    if not shown.kind and shown.calling and not wished:  # what was being sent when the program died, if anything
        return True
    return bool(shown.kind) and any(
        each.calls and not isinstance(_line(each), PauseAgreed | Unpaused) for each in happened
    )


def wishes(session: Session, shown: Shown, now: Shown, happened: Sequence[Happened]) -> tuple[Wish, ...]:
    """Whose wish it is that everybody hears of the table: seats have changed hands, it pauses or goes on. A seat counts
    for whose own it is, since hardly anybody else gives it away or takes it back."""
    if now.kind not in ("board", "paused"):
        return ()
    lines = [line for each in happened if isinstance(line := _line(each), PauseAgreed | Unpaused)]
    kinds = [(line.seat, PAUSE if isinstance(line, PauseAgreed) else RESUME) for line in lines]
    found = [Wish(_person(session, seat), session.id, kind) for seat, kind in kinds]
    found += [Wish(_person(session, seat), session.id, HANDS) for seat in seated_anew(shown, now)]
    return tuple(dict.fromkeys(found))


def _person(session: Session, seat: Seat) -> int:
    """Whose seat it is, or else whose table."""
    owner = session.chairs[seat].owner
    return (owner.user if owner is not None else None) or session.table.host


def seated_anew(shown: Shown, now: Shown) -> tuple[Seat, ...]:
    """The seats on which another sits."""
    if not (shown.kind in ("", "board") and now.kind == "board" and shown.sitting):
        return ()
    both = zip(shown.sitting, now.sitting, strict=True)
    return tuple(Seat(seat) for seat, (before, after) in enumerate(both) if before != after)


def _given(session: Session, shown: Shown, now: Shown) -> tuple[int, ...]:
    """Who was given a seat that is asked for something. Whoever takes back their own seat knows what they did."""
    asked = {owed.seat for owed in session.owed if session.chairs[owed.seat].handed == owed.since}
    return people_on(session, [seat for seat in seated_anew(shown, now) if seat in asked])


def is_set_back(happened: Sequence[Happened]) -> bool:
    """Whether the table was set back to a backup: the channel may hold boards that nobody here remembers."""
    return any(isinstance(line, Restored) for line in _host_lines(happened))


def asks_again(session: Session, now: Shown, happened: Sequence[Happened]) -> bool:
    """Whether somebody whose time was over is asked for something else at once: somebody else moved for them, so they
    may not be looking. Or whether the game was set back, so that all who are asked begin anew."""
    if now.kind != "board":
        return False
    if is_set_back(happened):
        return True
    late = (line.seat for line in _host_lines(happened) if isinstance(line, TimedOut))
    return any(seat in now.acting and session.chairs[seat].present for seat in late)


def _host_lines(happened: Sequence[Happened]) -> Iterator[HostLine]:
    return (each.line for each in happened if isinstance(each, Remark))


def _line(happened: Happened) -> HostLine | None:
    return happened.line if isinstance(happened, Remark) else None


def _kind(session: Session) -> str:
    if isinstance(session.phase, Resting):
        return "paused" if isinstance(session.phase, Paused) else "asleep"
    return stage(session.phase) if isinstance(session.phase, Ended) else "board"


def _sitting(session: Session) -> tuple[int, ...]:
    return tuple(0 if chair.occupant is None else chair.occupant.user or 0 for chair in session.chairs)


def _anew(seat: int, session: Session, shown: Shown, now: Shown) -> bool:
    if not session.chairs[seat].present:
        return False
    if seat not in shown.acting:
        return True
    moved = {
        other for other, (before, after) in enumerate(zip(shown.counts, now.counts, strict=True)) if before != after
    }
    others = moved - {seat}
    return bool(others - set(shown.acting)) or (seat in moved and bool(others))
