"""Changing a table while a game runs: resign, nudge, rematch, its language."""

from __future__ import annotations

from collections.abc import Sequence

from bot.handlers import confirming, manners, places, preferences
from bot.handlers.context import Context, Visit, respond, say_about, tell, visit_channel, visit_table
from bot.handlers.hints import are_on, turn
from bot.handlers.proposals import SURE, question
from bot.messages.custom_id import Action, Press
from bot.messages.message import Message
from bot.messages.present import note
from bot.messages.requests import Asker, Click, Command, Reply, Response
from bot.table import acts
from bot.table.guards import seated, under_way
from bot.table.limits import Wish
from games.core import Seat, text


async def resign(context: Context, asker: Asker, command: Command) -> Response:
    """`/resign`: ask first."""
    return Reply(_ask_resign(await visit_channel(context, asker)))


async def press_resign(context: Context, asker: Asker, click: Click) -> Response:
    """Ask first; the yes to it."""
    visit = await visit_table(context, asker, click.press.session)
    if click.press.picks != SURE:
        return respond(click, _ask_resign(visit))
    return respond(click, (await tell(context, asker, await visit.do(acts.resign, asker.user))).message)


def _ask_resign(visit: Visit) -> Message:
    if visit.session.kept is None:
        visit.seated()
    under_way(visit.session)
    seated(visit.session, visit.asker.user)
    return question(visit, Press(Action.RESIGN, visit.id, picks=SURE), "bot-resign-sure", "bot-button-resign")


async def keep(context: Context, asker: Asker, click: Click) -> Response:
    """No to a question."""
    return respond(click, note(asker.locale, text("bot-kept")))


async def rematch(context: Context, asker: Asker, command: Command) -> Response:
    """`/table rematch`: a new table with the same options and people."""
    return await _rematch(await visit_channel(context, asker))


async def press_rematch(context: Context, asker: Asker, click: Click) -> Response:
    """The last board's button "Rematch"."""
    return await _rematch(await visit_table(context, asker, click.press.session))


async def _rematch(visit: Visit) -> Reply:
    """Those who played have a seat again, and are asked whether they want it; nobody else is invited."""
    context, asker = visit.context, visit.asker
    return await tell(context, asker, await visit.do(acts.rematch, asker.user, asker.name))


async def nudge(context: Context, asker: Asker, command: Command) -> Response:
    """`/table nudge`: remind those whom the game waits for; at most once in a while."""
    return await _nudge(await visit_channel(context, asker))


async def press_nudge(context: Context, asker: Asker, click: Click) -> Response:
    """The button "Nudge"."""
    reply = await _nudge(await visit_table(context, asker, click.press.session))
    return respond(click, reply.message)


async def _nudge(visit: Visit) -> Reply:
    context, asker, session = visit.context, visit.asker, visit.session
    reply = await tell(context, asker, await visit.do(acts.nudge, asker.user))
    seats = await _spared(visit, context.host.nudged(session, asker.user))
    if not seats:
        return Reply(note(asker.locale, text("bot-nudge-enough")))
    await context.publisher.nudge(session, asker.interaction, seats)
    trouble = context.publisher.trouble(session.table.channel)
    return reply if trouble is None else Reply(await say_about(context, asker, visit.id, trouble))


async def _spared(visit: Visit, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Those of `seats` whose people were not called often enough today."""
    sitting = {seat: occupant.user for seat in seats if (occupant := visit.session.occupant(seat)) is not None}
    people = [user for user in sitting.values() if user is not None]
    wish = Wish(visit.asker.user, visit.id, "nudge")
    admitted = await visit.context.host.admit(people, wish, str(visit.asker.interaction))
    return tuple(seat for seat, user in sitting.items() if user in admitted)


async def press_present(context: Context, asker: Asker, click: Click) -> Response:
    """ "I am back": whoever was away plays himself again, and a table that slept goes on."""
    visit = await visit_table(context, asker, click.press.session)
    return respond(click, (await tell(context, asker, await visit.do(acts.come_back, asker.user))).message)


async def change_settings(context: Context, asker: Asker, command: Command) -> Response:
    """`/settings`: the table's language; one's own hints, quiet hours, holidays; whether the server's games get
    threads. Without anything, all but the language."""
    locale, hints = command.values.get("language"), command.values.get("hints")
    await places.change(context, asker, command)
    await preferences.change(context, asker, command)
    if hints is not None:
        await turn(context, asker.user, on=bool(hints))
    await manners.change(context, asker, command)
    await confirming.change(context, asker, command)
    if locale is not None:
        visit = await visit_channel(context, asker)
        answer = await visit.do(acts.set_language, asker.user, str(locale), manager=asker.moderates)
        return await tell(context, asker, answer)
    on = await are_on(context, asker.user)
    hinted, invited = text("bot-hints-on" if on else "bot-hints-off"), await manners.told(context, asker)
    asked, placed = await confirming.told(context, asker), await places.settled(context, asker)
    return Reply(note(asker.locale, *preferences.told(context, asker), *invited, *asked, hinted, placed))
