"""`/tables`: what is open and what is being played on a server, for who can see its channels."""

from __future__ import annotations

from dataclasses import replace

from bot.handlers import lobby
from bot.handlers.context import Context, visit_table
from bot.handlers.view_commands import press_view
from bot.messages.custom_id import Action, Press
from bot.messages.custom_id import format as custom_id
from bot.messages.i18n import Voice, moment, plain
from bot.messages.limits import LABEL, clip
from bot.messages.listing import Entry, listing, table_words
from bot.messages.message import Button, Message, Style
from bot.messages.present import game_name, note, seated_names
from bot.messages.requests import Asker, Click, Command, Reply, Response, Update
from bot.table.guards import Refusal
from bot.table.session import Phase, Summary
from games.core import Text, text

PAGE, JOIN, WATCH = range(3)
"""The first pick of a control here: what it does."""


async def list_tables(context: Context, asker: Asker, command: Command) -> Response:
    """`/tables`: lobbies and games of the asker's server, as far as he can see their channels."""
    return Reply(await _page(context, asker, 0))


async def press(context: Context, asker: Asker, click: Click) -> Response:
    """A control of the list: another page, a seat, or a look. What he may no longer see is as if it were not there."""
    what, page = (*click.press.picks, 0, 0)[:2]
    if what == PAGE:
        return Update(await _page(context, asker, page))
    table = (await visit_table(context, asker, click.press.session)).session.table
    if table.guild != asker.guild or not asker.sees(table.channel):
        raise Refusal(text("bot-table-none"))
    if what == WATCH:
        return await press_view(context, asker, replace(click, press=Press(Action.VIEW, table.id), private=False))
    await lobby.join(context, asker, replace(click, press=Press(Action.JOIN, table.id)))
    return Update(await _page(context, asker, 0, text("bot-table-joined")))


async def _page(context: Context, asker: Asker, number: int, *remarks: Text) -> Message:
    summaries = [each for each in await context.host.of_server(asker.guild) if asker.sees(each.channel)]
    if not summaries:
        return note(asker.locale, *remarks, text("bot-tables-none"))
    entries = [_entry(asker, summary) for summary in sorted(summaries, key=_place)]
    return listing(asker.locale, entries, number, _page_press, remarks)


def _page_press(page: int) -> Press:
    return Press(Action.TABLES, picks=(PAGE, page))


def _place(summary: Summary) -> tuple[int, int]:
    """Lobbies first, those that are closed soonest on top; then games, the newest on top."""
    if summary.phase is Phase.LOBBY:
        return 0, summary.ends or 0
    return 1, -summary.session


def _entry(asker: Asker, summary: Summary) -> Entry:
    voice = Voice(asker.locale, seated_names(summary.game, asker.locale, summary.chairs))
    open = summary.phase is Phase.LOBBY
    words = " · ".join((*table_words(summary, voice), voice.say(_lobby(summary) if open else _game(summary))))
    return Entry("bot-tables-open" if open else "bot-tables-running", words, _control(asker, summary))


def _lobby(summary: Summary) -> Text:
    free = sum(chair.occupant is None for chair in summary.chairs)
    return text("bot-tables-free", host=summary.host_name, free=free)


def _game(summary: Summary) -> Text:
    if summary.asleep:
        return text("bot-tables-asleep")
    return text("bot-tables-since", opened=moment(summary.opened))


def _control(asker: Asker, summary: Summary) -> Button | None:
    """A seat where one is free for him; a look at a game."""
    label, what, style = "bot-button-watch-at", WATCH, Style.SECONDARY
    if summary.phase is Phase.LOBBY:
        sitting = any(chair.occupant is not None and chair.occupant.user == asker.user for chair in summary.chairs)
        if sitting or all(chair.occupant is not None for chair in summary.chairs):
            return None
        label, what, style = "bot-button-join-at", JOIN, Style.SUCCESS
    said = plain(asker.locale, text(label, game=game_name(summary.game), number=str(summary.session)))
    return Button(custom_id(Press(Action.TABLES, summary.session, picks=(what,))), clip(said, LABEL), style)
