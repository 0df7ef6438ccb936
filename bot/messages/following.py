"""What those are told who follow games without playing: a direct message at the end, or one a day on all of them.

Whoever cannot be sent one hears of it with his next private answer. Of what somebody cannot see any more he is told
nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

import structlog

from bot.host.follows import Follow
from bot.host.host import Host
from bot.host.letters import Letters
from bot.messages.i18n import Voice, plain, say
from bot.messages.limits import fitting
from bot.messages.listing import outcome, table_words, waiting
from bot.messages.message import Link, Message, Row, Words
from bot.messages.outlet import Failing, Outlet, Refused
from bot.messages.present import address, at_table, closed, game_name, result, seated_names, title, voice
from bot.table.letter import Letter, Topic
from bot.table.session import Phase, Session, Summary
from games.core import Text, text

log = structlog.get_logger(__name__)

TRIES, PAUSE = 3, 60
"""How often Discord may fail at a message, and the seconds between two tries."""
ABOUT_FOLLOWED = {"bot-follow-over-unsent", "bot-follow-day-unsent"}
"""News that take the place of a message that could not be sent."""


class Following:
    """The messages to those who follow games."""

    def __init__(self, host: Host, outlet: Outlet, *, strict: bool) -> None:
        self.host = host
        self._outlet = outlet
        self._strict = strict

    async def tell(self, session: Session, letter: Letter) -> None:
        """Send the letter, if he is awake and there is something that he may be told."""
        rests = self.host.rests(letter.user)
        if rests is not None:
            await self.host.put_off(letter, until=rests)
            return
        try:
            if letter.topic is Topic.ENDED:
                await self._tell_end(session, letter)
            else:
                await self._tell_day(letter)
        except Failing as failed:
            log.warning("follower not told", session=session.id, error=repr(failed))
            await self.host.put_off(letter, pause=PAUSE, tries=letter.tries + 1)

    async def _tell_end(self, session: Session, letter: Letter) -> None:
        table = session.table
        seen = await self._outlet.sees(table.guild, table.channel, letter.user)
        if not seen or letter.user in at_table(session):
            await self.host.letters.drop(letter)
            return
        unsent = text("bot-follow-over-unsent", game=game_name(table.game), number=str(session.id))
        await self._send(letter, ended(session, letter.said), unsent)

    async def _tell_day(self, letter: Letter) -> None:
        followed = [each for each in await self.host.follows.of_user(letter.user) if each[0].daily]
        news = [each for each in followed if is_news(*each)]
        mine = [summary for _, summary in news if await self._may_hear(letter.user, summary)]
        over = [summary.session for _, summary in news if not summary.phase.open]
        if not mine:
            await self.host.follows.tell(letter, {}, over)
            return
        seen = {each.session: each.public or 0 for each in mine}
        await self._send(letter, day(letter.said, mine), text("bot-follow-day-unsent"), seen, over)

    async def _may_hear(self, user: int, summary: Summary) -> bool:
        """Whether he sees the channel still, and does not play there by now."""
        people = [who.user for chair in summary.chairs for who in (chair.occupant, chair.owner) if who is not None]
        return user not in people and await self._outlet.sees(summary.guild, summary.channel, user)

    async def _send(
        self,
        letter: Letter,
        message: Message,
        unsent: Text,
        seen: Mapping[int, int] = MappingProxyType({}),
        over: Sequence[int] = (),
    ) -> None:
        """The message, which tells of these sessions up to these lines, and for the last time of those that are
        `over`; or what he hears with his next private answer."""
        try:
            if letter.tries < TRIES and await self.host.may_follow_up(letter):
                await send_once(self._outlet, self.host.letters, letter, fitting(message, strict=self._strict))
                await self.host.follows.tell(letter, seen, over)
                return
        except Refused:
            log.info("follower takes no direct message", session=letter.session)
        await self.host.leave_word(letter, unsent, seen, over)


async def send_once(outlet: Outlet, letters: Letters, letter: Letter, message: Message) -> tuple[int, int]:
    """The channel and the id of a letter that is sent; of the one that arrived, where the program ended or Discord
    failed before anybody knew that.

    :raises Refused: it cannot be sent to him.
    :raises Failing: Discord fails.
    """
    arrived = await find_begun(outlet, letters, letter)
    if arrived is not None:
        return arrived
    await letters.begin(letter, message.digest)
    return await outlet.direct(letter.user, message, f"d{letter.id}")


async def find_begun(outlet: Outlet, letters: Letters, letter: Letter) -> tuple[int, int] | None:
    """The channel and the id of a letter that was being sent and arrived all the same. What stands for another letter
    is not it, though it may say the same.

    :raises Refused: Discord lets nobody look there.
    :raises Failing: Discord fails.
    """
    begun = await letters.begun(letter)
    return None if begun is None else await outlet.find_direct(letter.user, begun, await letters.standing(letter.user))


def is_news(follow: Follow, summary: Summary) -> bool:
    """Whether something happened that everybody could see since he was told."""
    return not summary.phase.open or (summary.public or 0) > follow.seen


def ended(session: Session, locale: str) -> Message:
    """To somebody who follows a game that is over: what it came to, and the way there."""
    here = replace(session, table=replace(session.table, locale=locale))
    speaker, position = voice(here, locale), session.position
    if position is not None and position.outcome is not None:
        said = "\n".join((f"### {title(here, locale)}", result(position.outcome, speaker)))
    else:
        said = "\n".join(part.content for part in closed(here).parts if isinstance(part, Words))
    table = session.table
    link = Link(address(table.guild, table.channel, session.board.message), plain(locale, text("bot-button-board")))
    return Message((Words(f"{said}\n-# {say(locale, text('bot-follow-why'))}"), Row((link,))))


def day(locale: str, followed: Sequence[Summary]) -> Message:
    """The message of a day: a line for each game in which something happened."""
    lines = [f"- {_line(locale, summary)}" for summary in followed]
    heading, why = say(locale, text("bot-follow-day")), say(locale, text("bot-follow-why"))
    return Message((Words("\n".join((f"### {heading}", *lines, f"-# {why}"))),))


def _line(locale: str, summary: Summary) -> str:
    speaker = Voice(locale, seated_names(summary.game, locale, summary.chairs))
    return " · ".join((*table_words(summary, speaker), *map(speaker.say, _standing(summary))))


def _standing(summary: Summary) -> tuple[Text, ...]:
    if not summary.phase.open:
        return (outcome(summary),)
    if summary.phase is Phase.LOBBY:
        return (text("bot-games-group-lobby"),)
    return (text("bot-games-group-asleep"),) if summary.asleep else waiting(summary)
