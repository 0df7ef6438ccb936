"""`/lfg`: who looks for players is told when a lobby of such a game opens on this server, until a date."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.handlers.context import Context, respond, visit_table
from bot.handlers.people.rulebook import meant
from bot.host.storage.looking import Seeker
from bot.messages.custom_id import Action, Named, Press
from bot.messages.i18n import moment, plain, say
from bot.messages.limits import LABEL, clip
from bot.messages.message import Button, Message, Words, rows
from bot.messages.requests import Asker, Click, Command, Reply, Response
from bot.messages.words.table_messages import button, game_name
from bot.table.pace import PACES
from bot.table.session import Lobby, Summary
from bot.table.timing import DAY
from games.core import Text, text

USUAL, MOST_DAYS = 7, 30
"""Days that somebody looks unless they say so, and at most."""


async def look(context: Context, asker: Asker, command: Command) -> Response:
    """`/lfg`: look for a game; for no days, no longer; without anything, what the asker looks for."""
    values, now = command.values, int(context.now())
    own = [each for each in await context.host.looking.on(asker.guild, now) if each.user == asker.user]
    if not values and own:
        return Reply(await _page(context, asker))
    game = meant(str(values["game"]), asker.locale) if "game" in values else ""
    pace, days = str(values.get("pace", "")), int(values.get("days", USUAL))
    if days <= 0:
        return Reply(await _stopped(context, asker, game))
    seeker = Seeker(asker.user, game, pace if pace in PACES else "", now + min(days, MOST_DAYS) * DAY)
    await context.host.looking.put(asker.guild, seeker, now)
    for summary in await _lobbies(context, asker, [seeker]):
        await context.publisher.show(summary.session)
    return Reply(await _page(context, asker))


async def press_stop(context: Context, asker: Asker, click: Click) -> Response:
    """No longer; of the server that is meant, also from a direct message."""
    game = click.press.given(Named).name
    if not click.press.session:
        return respond(click, await _stopped(context, asker, game))
    table = (await visit_table(context, asker, click.press.session)).session.table
    return Reply(await _stopped(context, replace(asker, guild=table.guild), game, ""))


async def _stopped(context: Context, asker: Asker, *games: str) -> Message:
    """The asker looks for none of these games any more on that server."""
    for game in games:
        await context.host.looking.stop(asker.guild, asker.user, game, int(context.now()))
    for summary in await _lobbies(context, asker, [Seeker(asker.user, game, "", 0) for game in games]):
        await context.publisher.show(summary.session)
    return await _page(context, asker)


async def _lobbies(context: Context, asker: Asker, sought: Sequence[Seeker]) -> list[Summary]:
    """Lobbies with free seats that the asker sees and one of these looks for."""
    summaries = await context.host.of_server(asker.guild)
    lobbies = [each for each in summaries if isinstance(each.phase, Lobby) and asker.sees(each.channel)]
    free = [each for each in lobbies if any(chair.occupant is None for chair in each.chairs)]
    return [each for each in free if any(one.wants(each.game, each.hours) for one in sought)]


async def _page(context: Context, asker: Asker) -> Message:
    """What the asker looks for on this server, how they are called, and what is open already."""
    own = [each for each in await context.host.looking.on(asker.guild, int(context.now())) if each.user == asker.user]
    if not own:
        return Message((Words(say(asker.locale, text("bot-lfg-none"))),))
    direct = context.host.habits(asker.user).direct is not None
    open_ = len(await _lobbies(context, asker, own))
    lines = [
        say(asker.locale, text("bot-lfg")),
        *(f"- {say(asker.locale, _described(each))}" for each in own),
        *((say(asker.locale, text("bot-lfg-open", count=open_)),) if open_ else ()),
        "-# " + say(asker.locale, text("bot-lfg-direct" if direct else "bot-lfg-channel")),
    ]
    return Message((Words("\n".join(lines)), *rows(tuple(_stop(asker, each) for each in own))))


def _described(seeker: Seeker) -> Text:
    pace = text(f"bot-choice-pace-{seeker.pace}" if seeker.pace else "bot-lfg-any-pace")
    return text("bot-lfg-line", game=_named(seeker), pace=pace, until=moment(seeker.until, "f"))


def _named(seeker: Seeker) -> Text:
    return game_name(seeker.game) if seeker.game else text("bot-lfg-any-game")


def _stop(asker: Asker, seeker: Seeker) -> Button:
    made = button(Press(Action.LFG_STOP, argument=Named(seeker.game)), asker.locale)
    return replace(made, label=clip(plain(asker.locale, text("bot-button-lfg-stop-of", game=_named(seeker))), LABEL))
