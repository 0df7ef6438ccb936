"""The quick game: what a game says that a first one should be, begun by one press."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import suppress
from dataclasses import replace

from bot.catalogue import first_game, games
from bot.handlers import panel
from bot.handlers.context import Context, Visit, insist_on, visit_table
from bot.handlers.table import places
from bot.handlers.table.lobby import insist_on_permissions, unposted
from bot.messages.custom_id import Action, Named, Press
from bot.messages.i18n import plain
from bot.messages.message import Link, Message, Row
from bot.messages.requests import Asker, Click, Growing, Reply, Response
from bot.messages.words.table_messages import address, button, computing, game_name, note, player_name
from bot.table.answers import Answer
from bot.table.features import lobby
from bot.table.guards import Refusal
from bot.table.session import Playing, Seating, Session, TableRequest, rivals
from games.core import Text, text
from games.search import LEVELS
from renderers.core import FirstGame, Game

PATIENCE = 30.0
"""Seconds that the first panel waits for computers that decide before."""


async def start(context: Context, asker: Asker, click: Click) -> Response:
    """The button: a table against computers that begins at once, and the first panel. Whoever has not finished such a
    game is shown the way to it."""
    game, first = _meant(click.press.given(Named).name)
    opening = _opening(context, asker, game, first)
    async with context.host.alone(asker.user):  # whoever presses twice in haste is led to the game of the first press
        kept = await context.host.answered(asker.interaction)
        unfinished = await _unfinished(context, asker, opening) if kept is None else None
        if unfinished is not None:
            return Reply(_way_to(asker, unfinished))
        session = await _open(context, asker, opening, kept)
        await _begin(context, asker, session)
    rival = text("bot-quick-rival", who=player_name(first.level), count=first.computers)
    return await _first_panel(context, asker, session, rival)


async def begin(context: Context, asker: Asker, session: int) -> Response:
    """Begin a table that was opened by the same press; the first panel.

    :raises Refusal: it may not begin.
    """
    await _begin(context, asker, session)
    return await _first_panel(context, asker, session)


async def _begin(context: Context, asker: Asker, session: int) -> None:
    """One press opens a table and begins it, and each is done once only: the second is asked for under the
    interaction's negative id, which Discord never gives."""
    insist_on(await context.host.do(-asker.interaction, session, lobby.begin, asker.user))


async def _first_panel(context: Context, asker: Asker, session: int, *remark: Text) -> Response:
    """The first panel; while computers decide before the asker, it waits for them."""
    if (missing := await unposted(context, asker)) is not None:
        return missing

    async def first(visit: Visit) -> Message:
        return await places.told(context, asker, session, await panel.opened(visit, remark=remark))

    async def later() -> AsyncGenerator[Message, None]:
        with suppress(TimeoutError):
            await asyncio.wait_for(context.host.moved(session), PATIENCE)
        if not computing((visit := await visit_table(context, asker, session)).session):
            yield await first(visit)

    visit = await visit_table(context, asker, session)
    if computing(visit.session):
        return Growing(await places.told(context, asker, session, await panel.show(visit, remark=remark)), later())
    return Reply(await first(visit))


async def _open(context: Context, asker: Asker, opening: TableRequest, kept: Answer | None) -> int:
    """The session, opened unless it was (`kept`).

    :raises Refusal: it may not be opened.
    """
    if kept is None:
        insist_on_permissions(asker)
        kept = await places.open_table(context, asker, opening, unseen=True)
    insist_on(kept)
    assert kept.session is not None, kept
    return kept.session


def _meant(asked: str) -> tuple[Game, FirstGame]:
    """The game that is named, perhaps with a level, and how it is begun; of no name, the first that has computers."""
    name, _, level = asked.partition(":")
    for game in games().values():
        first = first_game(game)
        if first is not None and name in ("", game.rules.name):
            return game, replace(first, level=level) if level in LEVELS else first
    raise Refusal(text("bot-table-unknown-game", game=name))


def _opening(context: Context, asker: Asker, game: Game, first: FirstGame) -> TableRequest:
    return TableRequest(
        guild=asker.guild,
        channel=asker.channel,
        game=game.rules.name,
        options=game.rules.presets[first.preset],
        host=asker.user,
        host_name=asker.name,
        locale=asker.locale,
        hours=context.hours,
        seating=Seating.CHOSEN,
        computers=(first.level,) * first.computers,
        seats=first.computers + 1,
    )


async def _unfinished(context: Context, asker: Asker, opening: TableRequest) -> Session | None:
    """The asker's game on this server that was begun in the same way."""
    for each in await context.host.of_user(asker.user):
        if isinstance(each.phase, Playing) and (each.game, each.guild) == (opening.game, asker.guild):
            session = await context.host.session(each.session)
            begun = None if session is None else (rivals(session), session.table.options)
            if begun == (opening.computers, opening.options):
                return session
    return None


def _way_to(asker: Asker, session: Session) -> Message:
    table, locale = session.table, asker.locale
    there = Link(address(table.guild, table.channel, session.board.message), plain(locale, text("bot-button-board")))
    told = note(locale, text("bot-quick-unfinished", game=game_name(table.game)))
    return Message((*told.parts, Row((button(Press(Action.PANEL, session.id), locale), there))))
