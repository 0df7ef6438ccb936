"""The one board that a channel has of each session: posted, edited, found again, and the older ones retired.

The order of a new board: the nonce of the message is stored, the message is sent with it, what is shown is stored, the
older board is retired, and that is stored. Whatever step a crash comes after, the same nonce leads to the same message,
and what was to be retired is retired later.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from zlib import crc32

import structlog

from bot.host.host import Host
from bot.host.storage.posts import SENDING, Post
from bot.messages.message import Message, Payload
from bot.messages.outbox.carrier import Carrier
from bot.messages.outbox.direct_messages import DirectMessages
from bot.messages.outbox.dormancy import Dormancy
from bot.messages.outbox.outlet import Closed, Dormant, Failing, Gone, Outlet
from bot.messages.outbox.planned_posts import PlannedPost, PlannedPosts, Shown, is_set_back
from bot.messages.words.table_messages import plainest, thinking
from bot.table.features import acts
from bot.table.session import Session

log = structlog.get_logger(__name__)

PAST = "past"
"""The key, with its number behind it, of an older board that is still to be retired; its state is all that shall be
left of it. The state of the one that is being sent (`SENDING`) is up to which line it tells what happened, and the note
on it."""
STRAYS = 20
"""How many later boards are looked for where a table was set back."""


class Boards:
    """Those of all sessions; what is left asleep is told to `dormancy`."""

    def __init__(
        self,
        host: Host,
        outlet: Outlet,
        carrier: Carrier,
        drafts: PlannedPosts,
        direct: DirectMessages,
        dormancy: Dormancy,
    ) -> None:
        self.host = host
        self._outlet = outlet
        self._carrier = carrier
        self._drafts = drafts
        self._direct = direct
        self._dormancy = dormancy
        self._standing: set[int] = set()
        """Sessions of which something stands that Discord failed to take away."""

    async def put(self, session: Session, *, wished: bool) -> bool:
        """Bring the channel up to date with the session. What does not wake an archived thread waits for what does.
        Whether Discord failed at nothing that stands."""
        self._standing.discard(session.id)
        try:
            await self._show_draft(session, wished=wished)
        except Dormant:
            self._dormancy.leave(session)
        return session.id not in self._standing

    async def say_who_thinks(self, session: Session) -> None:
        """The board that stands says so, and has no button to move with. Its picture follows with what is played; where
        this fails, that is told then."""
        message, shown = session.board.message, Shown.unpack(session.board.note)
        if message is None or shown.kind != "board" or await self._noted(session.id):
            return
        with suppress(Gone, Closed, Dormant, Failing):
            await self._outlet.strip(session.table.channel, message, thinking(shown.components, session))

    async def _show_draft(self, session: Session, *, wished: bool) -> None:
        noted = await self._noted(session.id)
        pending = next((post for post in noted if post.key == SENDING), None)
        if pending is not None:
            resumed = await self._resume(session, pending)
            if resumed is None:
                return
            session = resumed
        elif noted:
            await self._retire_all(session)
        shown = Shown.unpack(session.board.note)
        draft = await self._drafts.draft(session, shown)
        if draft is None:
            await self._keep(session, session.board.message, session.board.nonce, shown)
        elif draft.later:
            log.debug("board waits for the computers", session=session.id)
        elif session.board.message is not None and not draft.new:
            await self._edit(session, session.board.message, draft, wake=wished or draft.wakes)
        else:
            if session.position is not None and is_set_back(session.position.happened()):
                await self._retire_strays(session)
            await self._post(session, draft, wake=wished or draft.wakes)

    async def _retire_strays(self, session: Session) -> None:
        """Take the controls from the boards that were posted after the backup: no note of them is left."""
        channel, known = session.table.channel, session.board.message
        for _ in range(STRAYS):
            stray = await self._outlet.find(channel, session.id, after=known)
            if stray is None:
                return
            try:
                await self._outlet.edit(channel, stray, plainest((), session))
            except Gone:
                return

    async def _noted(self, id: int) -> Sequence[Post]:
        """What was being sent when the program or Discord failed, and what is still to be retired."""
        return [post for post in await self.host.posts.of(id) if is_of_board(post)]

    async def _keep(
        self, session: Session, message: int | None, nonce: str, note: Shown, line: int | None = None
    ) -> Session:
        return await self.host.keep_board(session, message=message, nonce=nonce, note=note.pack(), line=line)

    async def _resume(self, session: Session, pending: Post) -> Session | None:
        """A message was being sent when the program ended or Discord failed. Sent again with its nonce it either
        arrives now, as the present board (None), or it is there already: then the session with that board, still to be
        updated.

        Nobody can know whether a send that failed arrived, and both guesses may be wrong in public: two boards, or
        none. So Discord is asked: the same nonce gives the same message. It forgets a nonce after some minutes, though,
        while a crash may last for days, so the channel is looked through first. What is found there may be older than
        the session is now; it becomes the board as it is noted to be, and the usual comparison decides whether it is
        edited or followed.
        """
        line, note = pending.state.split(" ", 1)
        sent_then, shown = Shown.unpack(note), Shown.unpack(session.board.note)
        sent = await self._outlet.find(session.table.channel, session.id, after=session.board.message)
        if sent is None:
            draft = await self._drafts.draft(session, Shown(calling=sent_then.calling, sitting=shown.sitting))
            if draft is None:  # neither did it arrive, nor is anything to be shown any more
                await self.host.posts.drop(pending)
                return session
            sent, ours = await self._send_again(session, pending, draft)
            if ours:
                await self._retire_all(session, but=sent)
                await self._keep(session, sent, pending.nonce, draft.note)
                return None
        await self._retire_all(session, but=sent)
        return await self._keep(session, sent, pending.nonce, sent_then, int(line))

    async def _edit(self, session: Session, id: int, draft: PlannedPost, *, wake: bool) -> None:
        try:
            await self._outlet.edit(session.table.channel, id, draft.message, wake=wake)
        except Gone:
            await self._post(session, draft, lost=True, wake=wake)
            return
        await self._keep(session, id, session.board.nonce, draft.note)

    async def _post(self, session: Session, draft: PlannedPost, *, lost: bool = False, wake: bool) -> None:
        """A new message; the one before is retired, unless it is `lost`.

        The order is what makes a crash harmless: first it is stored what will be sent, then it is sent, then that it
        was shown, and only at the end is the older board touched. After a crash at any step `_resume` finds what is
        needed. Each nonce follows from the one before: it is the same when the same step is done again, and another one
        for the next board even where the table's revision is the same, as when a deleted board is posted anew.
        """
        before = session.board
        nonce = f"{session.id}.{session.table.revision}.{crc32(before.nonce.encode()):x}"[-25:]
        older = () if before.message is None or lost else (_past(session, before.message, draft.left),)
        begun = await self.host.posts.begin(_sending(session, draft, nonce), draft.message.digest, *older)
        sent, _ = await self._send(session, begun, draft.message, wake=wake)
        await self._keep(session, sent, nonce, draft.note)
        await self._put_off(session, draft.message.mentions)
        await self._retire_all(session)

    async def _send(self, session: Session, begun: Post, message: Message, *, wake: bool = True) -> tuple[int, bool]:
        """The new message, and whether it says what `message` does. It does not ping people who are called when they
        wake, or by a direct message: that is noted."""
        left = await self._direct.write_of_board(session, message.pings, begun.nonce)
        sent = await self._carrier.deliver(session, begun, message.pinging(left), wake=wake)
        self._dormancy.begin(session)
        return sent

    async def _send_again(self, session: Session, pending: Post, draft: PlannedPost) -> tuple[int, bool]:
        """Send what did not arrive as it is now. That is noted first: if the program ends before it is known to stand,
        it must not be taken for the older one, and be followed by one that tells the same."""
        begun = await self.host.posts.begin(_sending(session, draft, pending.nonce), draft.message.digest)
        return await self._send(session, begun, draft.message)

    async def _put_off(self, session: Session, called: Sequence[int]) -> None:
        """Note who fell asleep after they began to owe what the board tells: they are called when they wake."""
        asleep = {session.seat_of(user) for user in set(called).difference(self.host.awake(session, called))}
        for owed in session.owed:
            if not owed.uncalled and owed.seat in asleep:
                await self.host.do(None, session.id, acts.oversleep, owed, uncalled=True)

    async def _retire_all(self, session: Session, *, but: int | None = None) -> None:
        """Retire what stands before the message that was sent, which is `but`; what Discord fails at is tried again
        soon, or when the program starts again, and in an archived thread with the next change."""
        past = [post for post in await self._noted(session.id) if post.key != SENDING]
        done = [post for post in past if post.message == but or await self._retire(session, post)]
        await self.host.posts.drop(*done)

    async def _retire(self, session: Session, post: Post) -> bool:
        """Leave the older board what happened, and one button; where Discord takes exception to the shape, in a plainer
        form, since the board goes on. Whether there is nothing more to be done about it."""
        channel, id, left = session.table.channel, post.message, json.loads(post.state)
        assert id is not None, post
        ways = {
            "older board in a plainer form": partial(self._outlet.strip, channel, id, left),
            "older board stays as it is": partial(self._outlet.edit, channel, id, plainest(left, session), wake=False),
        }
        for otherwise, retire in ways.items():
            try:
                await retire()
            except Gone:
                return True
            except Dormant:
                self._dormancy.leave(session)
                return False
            except Failing as failed:
                log.info("older board keeps its controls", session=session.id, error=repr(failed))
                self._standing.add(session.id)
                return False
            except Closed:
                raise
            except Exception as refused:
                log.warning(otherwise, session=session.id, error=repr(refused))
            else:
                return True
        return True


def is_of_board(post: Post) -> bool:
    """Whether it is the board that was being sent, or one that is to be retired."""
    return post.key.split()[0] in (SENDING, PAST)


def _sending(session: Session, draft: PlannedPost, nonce: str) -> Post:
    """The board that is about to be sent: up to which line it tells, and its note."""
    line = session.position.public if session.position is not None else 0
    return Post(session.id, SENDING, f"{line} {draft.note.pack()}", nonce)


def _past(session: Session, id: int, left: Sequence[Payload]) -> Post:
    """The board that the next one takes the place of."""
    return Post(
        session.id, f"{PAST} {id}", json.dumps(left, ensure_ascii=False), channel=session.table.channel, message=id
    )
