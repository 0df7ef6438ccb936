"""Changing a table while a game runs: resign, nudge, rematch, its language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.handlers import confirming
from bot.handlers.context import Context, Visit, respond, say_about, tell, visit_channel, visit_table
from bot.handlers.people import invite_policy, preferences, standings
from bot.handlers.people.hints import are_on, turn
from bot.handlers.table import places, quick
from bot.handlers.table.proposals import question
from bot.handlers.teaching.lessons import consolation
from bot.messages.custom_id import Action, Named, Press
from bot.messages.message import Message, rows
from bot.messages.requests import Asker, Click, Command, Reply, Response
from bot.messages.words.table_messages import note, player_name
from bot.table.answers import Verdict
from bot.table.features import acts
from bot.table.guards import seated, under_way
from bot.table.limits import Ping, nudging
from bot.table.session import Open, rivals
from games.core import Seat, text
from games.search import STANDS_IN


async def resign(context: Context, asker: Asker, command: Command) -> Response:
    """`/resign`: ask first."""
    return Reply(ask_whether_to_resign(await visit_channel(context, asker)))


def ask_whether_to_resign(visit: Visit) -> Message:
    """:raises Refusal: the asker does not play there."""
    if visit.session.kept is None:
        visit.seated()
    under_way(visit.session)
    seated(visit.session, visit.asker.user)
    comes = acts.resignation(visit.session, visit.asker.user)
    words = text(f"bot-resign-{comes}", player=player_name(STANDS_IN))
    return question(visit, Press(Action.RESIGN_SURE, visit.id, Named(comes)), words)


async def press_resign(visit: Visit, click: Click) -> Response:
    """They resign, if what comes of it is what they were told; else they are asked again."""
    answer = await visit.do(acts.resign, visit.asker.user, click.press.given(Named).name)
    if answer.verdict is Verdict.STALE:
        return respond(click, ask_whether_to_resign(await visit.again()))
    message = (await tell(visit.context, visit.asker, answer)).message
    return respond(click, replace(message, parts=(*message.parts, *rows(await consolation(await visit.again())))))


async def keep(context: Context, asker: Asker, click: Click) -> Response:
    """No to a question."""
    return respond(click, note(asker.locale, text("bot-kept")))


async def rematch(context: Context, asker: Asker, command: Command) -> Response:
    """`/table rematch`: a new table with the same options and people; where others play by now, of the asker's last."""
    visit = await visit_channel(context, asker)
    if isinstance(visit.session.phase, Open) and visit.seat is None:
        last = await context.host.last_finished(asker.user, channel=asker.channel)
        visit = visit if last is None else await visit_table(context, asker, last.id)
    return await rematched(visit)


async def press_rematch(visit: Visit, click: Click) -> Response:
    """The button: the same against computers of another level."""
    return await rematched(visit, click.press.given(Named).name)


async def rematched(visit: Visit, level: str | None = None) -> Response:
    """Those who played have a seat again, and are asked whether they want it; nobody else is invited. Computers are of
    that level, if any is said. Whoever played alone with computers is asked nothing: it begins."""
    context, asker = visit.context, visit.asker
    if (kept := await context.host.answered(asker.interaction)) is None:
        place = await places.place_of_rematch(context, asker, visit.session.table)
        kept = await visit.do(acts.rematch, asker.user, asker.name, place, level)
    opened = None if kept.session is None else await context.host.session(kept.session)
    if opened is not None and rivals(opened):
        return await quick.begin(context, asker, opened.id)
    reply = await tell(context, asker, kept)
    return Reply(await places.told(context, asker, kept.session, reply.message))


async def nudge(context: Context, asker: Asker, command: Command) -> Response:
    """`/table nudge`: remind those whom the game waits for; at most once in a while."""
    return Reply(await nudged(await visit_channel(context, asker)))


async def nudged(visit: Visit) -> Message:
    """Those whom the game waits for are reminded."""
    context, asker, session = visit.context, visit.asker, visit.session
    reply = await tell(context, asker, await visit.do(acts.nudge, asker.user))
    why = Ping((), nudging(asker.user, session.id), str(asker.interaction))
    seats = await _spared(visit, context.host.nudged(session, asker.user), why)
    if not seats:
        return note(asker.locale, text("bot-nudge-enough"))
    await context.publisher.nudge(session, seats, why)
    trouble = context.publisher.trouble(session.table.channel)
    return reply.message if trouble is None else await say_about(context, asker, visit.id, trouble)


async def _spared(visit: Visit, seats: Sequence[Seat], why: Ping) -> tuple[Seat, ...]:
    """Those of `seats` whose people were not called often enough today."""
    sitting = {seat: occupant.user for seat in seats if (occupant := visit.session.occupant(seat)) is not None}
    people = tuple(user for user in sitting.values() if user is not None)
    admitted = await visit.context.host.admit((replace(why, users=people),), why.counted)
    return tuple(seat for seat, user in sitting.items() if user in admitted)


async def change_settings(context: Context, asker: Asker, command: Command) -> Response:
    """`/settings`: the table's language; one's own hints, quiet hours, holidays; whether the server's games get
    threads. Without anything, all but the language."""
    locale, hints = command.values.get("language"), command.values.get("hints")
    await places.change(context, asker, command)
    await preferences.change(context, asker, command)
    if hints is not None:
        await turn(context, asker.user, on=bool(hints))
    await invite_policy.change(context, asker, command)
    await confirming.change(context, asker, command)
    await standings.change(context, asker, command)
    if locale is not None:
        visit = await visit_channel(context, asker)
        answer = await visit.do(acts.set_language, asker.user, str(locale), manager=asker.moderates)
        return await tell(context, asker, answer)
    on = await are_on(context, asker.user)
    hinted, invited = text("bot-hints-on" if on else "bot-hints-off"), await invite_policy.told(context, asker)
    asked, placed = await confirming.told(context, asker), await places.settled(context, asker)
    seen = await standings.told(context, asker)
    return Reply(note(asker.locale, *preferences.told(context, asker), *invited, *asked, hinted, seen, placed))
