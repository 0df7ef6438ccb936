"""`/rank`, `/profile`, and what of oneself others see there; how long a table will probably take."""

from __future__ import annotations

from bot.catalogue import games
from bot.handlers.context import Context, respond
from bot.handlers.people.rulebook import meant
from bot.messages.custom_id import Action, Press, RulesPage
from bot.messages.i18n import Voice, say
from bot.messages.message import Message, Row, Words
from bot.messages.requests import Asker, Click, Command, Person, Reply, Response
from bot.messages.words import standings as words
from bot.messages.words.listing import pager
from bot.messages.words.table_messages import button, game_name, note
from bot.table.guards import Refusal
from bot.table.results.played import Reliability
from bot.table.results.ranking import ALL, NOTHING, Ranked
from games.core import Text, text

PROFILE = "profile"
"""The parameter of `/settings`."""


async def show_rank(context: Context, asker: Asker, command: Command) -> Response:
    """`/rank`: of the game named, else of the one in this channel, else of the first in the catalogue."""
    typed = command.values.get("game")
    if typed is not None:
        game = meant(str(typed), asker.locale)
    else:
        here = await context.host.in_channel(asker.channel)
        game = here.table.game if here is not None and here.table.game in games() else next(iter(games()))
    return Reply(await _page(context, asker, RulesPage(game), as_text=command.values.get("as") == "text"))


async def press_rank(context: Context, asker: Asker, click: Click) -> Response:
    """Another page, or the page in words."""
    at = click.press.given(RulesPage)
    if not at.game:
        raise Refusal(text("bot-old-control"))
    as_text = click.press.action is Action.RANK_WORDS
    return respond(click, await _page(context, asker, at, as_text=as_text))


async def _page(context: Context, asker: Asker, at: RulesPage, *, as_text: bool) -> Message:
    every = await context.host.standings.ranking(asker.guild, at.game)
    if not every:
        return note(asker.locale, text("bot-rank-nobody", game=game_name(at.game)))
    pages = -(-len(every) // words.LINES)
    page, locale = min(at.page, pages - 1), asker.locale
    board = words.board(locale, at.game, every, page, reader=asker.user)
    head, about = f"### {board.heading}", f"-# {say(locale, text('bot-rank-about'))}"
    turn = Action.RANK_WORDS if as_text else Action.RANK
    paging = pager(locale, page, pages, lambda to: Press(turn, argument=RulesPage(at.game, to)))
    if as_text:
        return Message((Words("\n".join((head, *words.in_words(locale, every, page), about))), *paging))
    picture = await context.drawing.standing(games()[at.game], board, Voice(locale))
    other = Row((button(Press(Action.RANK_WORDS, argument=RulesPage(at.game, page)), locale),))
    return Message((Words(head), picture, Words(about), *paging, other))


async def show_profile(context: Context, asker: Asker, command: Command) -> Response:
    """`/profile`: one's own, or what somebody on this server shows of themselves.

    :raises Refusal: they are not on it.
    """
    person = command.people.get("person") or Person(asker.user, asker.name)
    if not person.member:
        raise Refusal(text("bot-profile-elsewhere", name=person.name))
    own = person.user == asker.user
    told = [*await _told(context, asker, person), *(await _own(context, asker) if own else ())]
    return Reply(note(asker.locale, text("bot-profile-heading", name=person.name), *told))


async def _told(context: Context, asker: Asker, person: Person) -> list[Text]:
    """What others may know, or the person alone where it is their own."""
    standings, guild, user = context.host.standings, asker.guild, person.user
    shown = ALL if user == asker.user else await standings.shown(user)
    played = () if shown == NOTHING else await standings.games(guild, user)
    if not played:
        return [text("bot-profile-nothing", name=person.name)]
    strengths: dict[str, Ranked] = {}
    for game in {each.game for each in played} if shown == ALL else ():
        found = (each for each in await standings.ranked(guild, game) if each.user == user)
        strengths.update((game, each) for each in found)
    known = (await standings.reliability(guild)).get(user, Reliability())
    return [*words.profile(played, user, strengths, finishes=known.finishes)]


async def _own(context: Context, asker: Asker) -> list[Text]:
    """What nobody else is told."""
    known = (await context.host.standings.reliability(asker.guild)).get(asker.user, Reliability())
    return [*words.figure(known), await told(context, asker)]


async def change(context: Context, asker: Asker, command: Command) -> None:
    """`/settings profile:`, what others see."""
    shown = command.values.get(PROFILE)
    if shown is not None:
        await context.host.standings.show(asker.user, str(shown))


async def told(context: Context, asker: Asker) -> Text:
    """What others see."""
    return text(f"bot-profile-shown-{await context.host.standings.shown(asker.user)}")
