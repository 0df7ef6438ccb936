"""What is proposed at a table, as a message of its own: it pings whoever is asked, and is reduced to a line when it is
settled. Which message it is, is kept by table, also over a restart."""

from __future__ import annotations

import json
from dataclasses import dataclass

from bot.host.host import Host
from bot.messages.custom_id import Action, Press
from bot.messages.i18n import Raw, Voice, mention, moment
from bot.messages.limits import fitting
from bot.messages.message import Message, Row, Style, Words
from bot.messages.outlet import Gone, Outlet
from bot.messages.present import button, title, voice
from bot.table.agreements import AGREEMENTS
from bot.table.proposal import Proposal
from bot.table.session import Session
from games.core import Arg, Text, text

PROPOSED = "proposed"
"""The scope in which the messages of a table's proposals are kept."""


@dataclass(frozen=True, slots=True)
class Notice:
    """The message of a proposal, and how many had agreed by what it says."""

    number: int
    message: int
    agreed: int


class Proposals:
    """The messages of all tables' proposals."""

    def __init__(self, outlet: Outlet, *, strict: bool) -> None:
        self._outlet = outlet
        self._strict = strict
        self._host: Host | None = None
        self._standing: dict[int, tuple[Notice, ...]] = {}

    def serve(self, host: Host) -> None:
        """Keep them in the store of `host` from now on."""
        self._host = host

    async def show(self, session: Session) -> None:
        """Bring the messages up to date: a new one for what was just proposed, a line for what is settled.

        :raises Closed: the channel takes nothing.
        :raises Failing: Discord fails.
        """
        standing = await self._of(session.id)
        left = [notice for notice in [await self._changed(session, each) for each in standing] if notice is not None]
        if (proposal := session.proposal) is not None and all(each.number != proposal.number for each in standing):
            left.append(await self._post(session, proposal))
        if tuple(left) != standing:
            await self._keep(session.id, tuple(left))

    async def _post(self, session: Session, proposal: Proposal) -> Notice:
        message = fitting(asking(session, proposal), strict=self._strict)
        sent, _ = await self._outlet.send(session.table.channel, message, f"a{session.id}.{proposal.number}")
        return Notice(proposal.number, sent, len(proposal.agreed))

    async def _changed(self, session: Session, notice: Notice) -> Notice | None:
        """The notice as it stands now; None where nothing is left to be changed about it."""
        proposal = next((each for each in session.proposals if each.number == notice.number), None)
        if proposal is not None and proposal.open:
            if len(proposal.agreed) == notice.agreed:
                return notice
            there = await self._edit(session, notice, asking(session, proposal))
            return Notice(notice.number, notice.message, len(proposal.agreed)) if there else None
        await self._edit(session, notice, settled(session, proposal))
        return None

    async def _edit(self, session: Session, notice: Notice, message: Message) -> bool:
        """Whether the message is there."""
        try:
            await self._outlet.edit(session.table.channel, notice.message, fitting(message, strict=self._strict))
        except Gone:
            return False
        return True

    async def _of(self, session: int) -> tuple[Notice, ...]:
        """The store is asked once."""
        if session not in self._standing:
            assert self._host is not None, "proposals have no host yet"
            packed = await self._host.recall(PROPOSED, session)
            self._standing.setdefault(session, tuple(Notice(*row) for row in json.loads(packed or "[]")))
        return self._standing[session]

    async def _keep(self, session: int, notices: tuple[Notice, ...]) -> None:
        assert self._host is not None, "proposals have no host yet"
        self._standing[session] = notices
        if notices:
            packed = json.dumps([[each.number, each.message, each.agreed] for each in notices])
            await self._host.remember(PROPOSED, session, packed)
        else:
            await self._host.forget(PROPOSED, session)


def asking(session: Session, proposal: Proposal) -> Message:
    """What is proposed, who has to answer until when, and two buttons."""
    speaker = voice(session, session.table.locale)
    until = moment(proposal.until)
    lines = [f"### {title(session, speaker.locale)}", speaker.say(_words(session, proposal, ""))]
    if proposal.missing:
        who = Raw(" ".join(map(mention, proposal.missing)))
        lines.append(speaker.say(text("bot-proposal-asked", who=who, until=until)))
    else:
        lines.append(speaker.say(text("bot-proposal-waits", until=until)))
    lines += [speaker.say(text("bot-proposal-has-agreed", who=_called(session, user))) for user in proposal.agreed[1:]]
    return Message((Words("\n".join(lines)), _answers(session, proposal, speaker)), proposal.missing)


def _answers(session: Session, proposal: Proposal, speaker: Voice) -> Row:
    number = str(proposal.number)
    return Row(
        (
            button("bot-button-agree", speaker.locale, Press(Action.AGREE, session.id, stamp=number), Style.SUCCESS),
            button("bot-button-disagree", speaker.locale, Press(Action.DISAGREE, session.id, stamp=number)),
        )
    )


def settled(session: Session, proposal: Proposal | None) -> Message:
    """One line of what became of it; of one that was followed by another of its kind (None) that it is over."""
    speaker = voice(session, session.table.locale)
    if proposal is None:
        return Message((Words(f"-# {speaker.say(text('bot-proposal-over'))}"),))
    what = _words(session, proposal, "-short")
    who: Arg = _called(session, proposal.refused) if proposal.refused is not None else ""
    return Message((Words(f"-# {speaker.say(text(f'bot-proposal-end-{proposal.fate.value}', what=what, who=who))}"),))


def _words(session: Session, proposal: Proposal, form: str) -> Text:
    agreement = AGREEMENTS[proposal.kind]
    more = agreement.words(session, proposal)
    return text(f"bot-proposal-{proposal.kind}{form}", who=_called(session, proposal.by), **more)


def _called(session: Session, user: int) -> Arg:
    """Who sits here by name; who does not any more by a mention, which pings nobody."""
    seat = session.seat_of(user)
    return mention(user) if seat is None else seat
