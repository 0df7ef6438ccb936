"""`/table follow`: who does not play hears of a game all the same."""

from __future__ import annotations

from bot.handlers.context import Context, Visit, visit_channel
from bot.host.storage.follows import MOST, Follow
from bot.messages.requests import Asker, Command, Reply, Response
from bot.messages.words.table_messages import at_table, game_name, note
from bot.table.guards import Refusal
from bot.table.session import Open, Summary
from games.core import Text, text

END, DAILY, NEVER = "end", "daily", "never"
"""When somebody is told of a game that they follow."""


async def follow(context: Context, asker: Asker, command: Command) -> Response:
    """`/table follow`: at the end, once a day with all others, or not any more."""
    visit, told = await visit_channel(context, asker), str(command.values.get("told", END))
    if told == NEVER:
        return Reply(note(asker.locale, await leave(context, asker, visit.id)))
    return Reply(note(asker.locale, *await _follow(visit, daily=told == DAILY)))


async def leave(context: Context, asker: Asker, session: int) -> Text:
    """The asker follows the session no longer."""
    await context.host.follows.drop(session, asker.user)
    return text("bot-follow-never")


async def _follow(visit: Visit, *, daily: bool) -> tuple[Text, ...]:
    """What the new follower is told of it.

    :raises Refusal: it is over, the asker plays there, or follows too many.
    """
    context, asker, session = visit.context, visit.asker, visit.session
    if not isinstance(session.phase, Open):
        raise Refusal(text("bot-follow-over"))
    if asker.user in at_table(session):
        raise Refusal(text("bot-follow-seated"))
    followed = await context.host.follows.of_user(asker.user)
    if len([each for each, _ in followed if each.session != visit.id]) >= MOST:
        raise Refusal(text("bot-follow-most", most=MOST))
    await context.host.follow(Follow(visit.id, asker.user, daily, asker.locale))
    said = text("bot-follow-daily" if daily else "bot-follow-end")
    if followed or context.host.habits(asker.user).direct is not None:
        return (said,)
    trouble = await context.publisher.greet(asker.user, asker.locale, text("bot-follow-hello"))
    return (said,) if trouble is None else (said, text("bot-follow-unsendable"))


def described(follow: Follow, summary: Summary) -> tuple[Text, ...]:
    """Which table somebody follows, and how: no more than they knew when they began to."""
    number = text("bot-games-table", number=str(summary.session))
    return (game_name(summary.game), number, text("bot-games-follow-daily" if follow.daily else "bot-games-follow-end"))
