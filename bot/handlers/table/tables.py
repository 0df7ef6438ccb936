"""`/tables`: what is open and what is being played on a server, for who can see its channels."""

from __future__ import annotations

from bot.handlers.context import Context, Visit, insist_on
from bot.handlers.view_commands import own_view
from bot.messages.custom_id import Action, Number, Press
from bot.messages.i18n import Voice, moment
from bot.messages.message import Button, Message
from bot.messages.requests import Asker, Click, Command, Reply, Response, Update
from bot.messages.words.listing import Entry, about, listing, table_words
from bot.messages.words.table_messages import note, seated_names
from bot.table.features import lobby
from bot.table.guards import Refusal
from bot.table.session import Lobby, Summary, person
from games.core import Text, text


async def list_tables(context: Context, asker: Asker, command: Command) -> Response:
    """`/tables`: lobbies and games of the asker's server, as far as they can see the channels."""
    return Reply(await _page(context, asker, 0))


async def press_page(context: Context, asker: Asker, click: Click) -> Response:
    """Another page of the list."""
    return Update(await _page(context, asker, click.press.given(Number).number))


async def press_join(visit: Visit, click: Click) -> Response:
    """A seat; the list stays."""
    _insist_on_sight(visit)
    insist_on(await visit.do(lobby.join, person(visit.asker.user, visit.asker.name)))
    return Update(await _page(visit.context, visit.asker, 0, text("bot-table-joined")))


async def watched(visit: Visit) -> Message:
    """A look."""
    _insist_on_sight(visit)
    return await own_view(visit)


def _insist_on_sight(visit: Visit) -> None:
    """:raises Refusal: what the asker may no longer see is as if it were not there."""
    asker, table = visit.asker, visit.session.table
    if table.guild != asker.guild or not asker.sees(table.channel):
        raise Refusal(text("bot-table-none"))


async def _page(context: Context, asker: Asker, number: int, *remarks: Text) -> Message:
    summaries = [each for each in await context.host.of_server(asker.guild) if asker.sees(each.channel)]
    if not summaries:
        return note(asker.locale, *remarks, text("bot-tables-none"))
    entries = [_entry(asker, summary) for summary in sorted(summaries, key=_place)]
    return listing(asker.locale, entries, number, _page_press, remarks)


def _page_press(page: int) -> Press:
    return Press(Action.TABLES_PAGE, argument=Number(page))


def _place(summary: Summary) -> tuple[int, int]:
    """Lobbies first, those that are closed soonest on top; then games, the newest on top."""
    if isinstance(summary.phase, Lobby):
        return 0, summary.phase.ends
    return 1, -summary.session


def _entry(asker: Asker, summary: Summary) -> Entry:
    voice = Voice(asker.locale, seated_names(summary.game, asker.locale, summary.chairs))
    open = isinstance(summary.phase, Lobby)
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
    """A seat where one is free for the asker; a look at a game."""
    if not isinstance(summary.phase, Lobby):
        return about(Action.TABLES_WATCH, summary, asker.locale)
    sitting = any(chair.occupant is not None and chair.occupant.user == asker.user for chair in summary.chairs)
    if sitting or all(chair.occupant is not None for chair in summary.chairs):
        return None
    return about(Action.TABLES_JOIN, summary, asker.locale)
