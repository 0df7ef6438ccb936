"""The story of a game, turn by turn, for one reader: what happened since their last move, and the whole of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Sequence
from dataclasses import replace
from datetime import UTC, datetime

import structlog

from bot.handlers.context import Context, Visit, panel, respond, visit_channel, visit_table
from bot.handlers.people import notes
from bot.host.storage.archive import Finished
from bot.host.stories import Eyes
from bot.host.workers.sandbox import Crowded, Unanswered
from bot.messages.custom_id import SPECTATOR, Action, Item, Place, Press, Scope, whole
from bot.messages.drawing import PAGE
from bot.messages.films import Film, Replaced, Shot, Wait
from bot.messages.i18n import Raw, plain
from bot.messages.limits import ALT, CHOICE_TEXT, CHOICES, clip
from bot.messages.message import Message, Picture, Row, Words
from bot.messages.requests import ANSWERABLE, Asker, Click, Command, Growing, Reply, Response
from bot.messages.words import chronicle
from bot.messages.words.story import Leaf, page, when
from bot.messages.words.table_messages import button, game_name, note, reviewed, title
from bot.table.guards import Refusal, begun
from bot.table.log import story
from bot.table.log.story import Turn
from bot.table.session import Playing
from bot.table.timing import DAY
from games.core import Seat, text

log = structlog.get_logger(__name__)

AS_TEXT, AS_ANIMATION = "text", "animation"
PROGRESS = 2.0
"""Seconds between two lines that say how far an animation is."""
CHRONICLE = 3_800
"""Characters of a chronicle's words at most."""


async def since(context: Context, asker: Asker, command: Command) -> Response:
    """`/since`: what happened since the asker's last move, or since yesterday if they do not play."""
    return Reply(
        await since_last_move(await visit_channel(context, asker), as_text=command.values.get("as") == AS_TEXT)
    )


async def replay(context: Context, asker: Asker, command: Command) -> Response:
    """`/replay`: the whole story of the channel's game, or of one that is over."""
    visit = await _chosen(context, asker, command.values.get("game"))
    if command.values.get("as") == AS_ANIMATION:
        return await _film(visit, 0)
    first = 0 if not isinstance(visit.session.phase, Playing) else len(await _turns(visit)) - 1
    return Reply(await _shown(visit, Place(first, as_text=command.values.get("as") == AS_TEXT)))


async def from_beginning(visit: Visit) -> Message:
    """The last board's button "Replay"."""
    return await _shown(visit, Place(0))


async def press_story(visit: Visit, click: Click) -> Response:
    """A control of the viewer."""
    return respond(click, await _shown(visit, click.press.given(Place)))


async def press_watch(visit: Visit, click: Click) -> Response:
    """The button "Watch": the animation of the game, or of the turns from one on."""
    return await _film(visit, click.press.given(Item).number or 0)


async def _film(visit: Visit, first: int) -> Response:
    """The animation as spectators see the game, if it was made already; else how far it is, until it is.

    :raises Refusal: there is nothing to be seen yet.
    """
    turns, films = await _turns(visit), visit.context.films
    first = min(first, len(turns) - 1)
    views, position = await visit.context.stories.views(visit.session, first), begun(visit.session)
    shots = tuple(Shot(view, turn.struck) for view, turn in zip(views, turns[first:], strict=False))
    if not shots:  # of a game in which chance does nothing before somebody moves
        raise Refusal(text("bot-story-empty"))
    if (made := films.ready(position.game, shots, visit.voice)) is not None:
        return Reply(await _watched(visit, made, first, shots))
    return Growing(_filming(visit, 0, len(shots)), _grown(visit, first, shots))


async def _grown(visit: Visit, first: int, shots: tuple[Shot, ...]) -> AsyncGenerator[Message, None]:
    """How far the animation is, now and then, and at last the animation; it is waited for as long as the answer can be
    changed."""
    films, until = visit.context.films, visit.context.now() + ANSWERABLE
    wait = films.shoot(visit.asker.user, begun(visit.session).game, shots, visit.voice)
    try:
        while not (await asyncio.wait({wait.made}, timeout=PROGRESS))[0] and visit.context.now() < until:
            yield _filming(visit, wait.shooting.done, wait.shooting.total)
    finally:
        films.leave(wait)
    yield await _developed(visit, wait, first, shots)


async def _developed(visit: Visit, wait: Wait, first: int, shots: tuple[Shot, ...]) -> Message:
    """The animation, or why there is none."""
    try:
        return await _watched(visit, wait.made.result(), first, shots)
    except (Replaced, Crowded) as unmade:
        return note(visit.asker.locale, unmade.reason)
    except (Unanswered, asyncio.CancelledError) as failed:
        log.warning("no animation", session=visit.id, error=repr(failed))
    except Exception:  # outermost: the answer has begun already, and nobody else can end it
        log.exception("animation failed", session=visit.id)
    return note(visit.asker.locale, text("bot-film-failed"))


def _filming(visit: Visit, done: int, total: int) -> Message:
    said = text("bot-film-progress", title=Raw(title(visit.session, visit.asker.locale)), done=done, total=total)
    return Message((Words(visit.voice.say(said)),))


async def _watched(visit: Visit, made: Film, first: int, shots: tuple[Shot, ...]) -> Message:
    """The animation with what it shows in words, and the way to the same in pages."""
    speaker, last = visit.voice, first + len(shots) - 1
    game = begun(visit.session).game
    ends = {"first": when(game, first, shots[0].view), "last": when(game, last, shots[-1].view)}
    said = [f"**{title(visit.session, speaker.locale)}**", speaker.say(text("bot-film", **ends))]
    if made.step > 1:
        said.append(speaker.say(text("bot-film-steps", step=made.step)))
    stands = await visit.context.drawing.told(game, shots[-1].view, speaker)
    alt = speaker.plain(text("bot-film-alt", first=first, last=last, stands=Raw(stands)))
    there = Press(Action.STORY, visit.id, Place(first, first, as_text=True))
    row = Row((button(there, speaker.locale, "bot-button-story-text"),))
    return Message((Words("\n".join(said)), Picture(f"turns-{first}-{last}.gif", made.gif, clip(alt, ALT)), row))


async def chronicled(visit: Visit, *, as_text: bool = False) -> Message:
    """What a game that is over was, as a picture and in words, or in words alone."""
    position, speaker, locale = begun(visit.session), visit.voice, visit.asker.locale
    told = await visit.context.stories.chronicle(visit.session)
    if told is None:
        raise Refusal(text("bot-chronicle-none"))
    title, spectator = chronicle.heading(visit.session, locale), position.view(None)
    picture = await visit.context.drawing.chronicle(position.game, told, title, spectator, speaker)
    words = chronicle.words(visit.session, speaker, told, await _turns(visit))
    other, label = (Action.CHRONICLE, "bot-button-story-picture") if as_text else (Action.CHRONICLE_WORDS, "")
    way = Row((button(Press(other, visit.id), locale, label), *reviewed(visit.session, locale)))
    if as_text:
        words = (f"**{title}**", *chronicle.courses(speaker, told), *words)
    read = (Words(clip("\n".join(words), CHRONICLE)),) if words else ()  # a picture may say it all
    return Message((*read, way) if as_text else (picture, *read, way))


async def chronicled_in_words(visit: Visit) -> Message:
    """The same without its picture."""
    return await chronicled(visit, as_text=True)


async def suggest(context: Context, asker: Asker, typed: str) -> tuple[tuple[str, str], ...]:
    """The games that are over that the asker may look at, latest first."""
    games = await context.stories.finished(asker.channel, asker.user, 4 * CHOICES)
    named = [(_called(asker, game), game) for game in games]
    wanted = typed.strip().casefold()
    found = [(clip(words, CHOICE_TEXT), str(game.session)) for words, game in named if wanted in words.casefold()]
    return tuple(found[:CHOICES])


def _called(asker: Asker, game: Finished) -> str:
    on = f"{datetime.fromtimestamp(game.ended, UTC):%Y-%m-%d}"
    said = text("bot-replay-choice", game=game_name(game.game), number=str(game.session), on=on)
    return plain(asker.locale, said)


async def _chosen(context: Context, asker: Asker, number: object) -> Visit:
    """The table that is meant: this channel's, or one of this channel or of the asker's own that is over.

    :raises Refusal: there is no such table for the asker.
    """
    if number is None:
        return await visit_channel(context, asker)
    wanted = str(number).strip()
    try:
        id = whole(wanted)
    except ValueError:
        raise Refusal(text("bot-replay-unknown", number=wanted)) from None
    if not await _may_see(context, asker, id):
        raise Refusal(text("bot-replay-unknown", number=wanted))
    return await visit_table(context, asker, id)


async def _may_see(context: Context, asker: Asker, id: int) -> bool:
    """Whether the asker may look at a table's story: it was played here, or they were there."""
    session = await context.host.session(id)
    if session is None:
        return False
    here, was = asker.channel == session.table.channel, session.owned_by(asker.user) is not None
    if here or was or session.seat_of(asker.user) is not None:
        return True
    return await context.stories.left(id, asker.user) is not None


async def _turns(visit: Visit) -> tuple[Turn, ...]:
    begun(visit.session)
    return await visit.context.stories.turns(visit.session)


async def since_last_move(visit: Visit, *, as_text: bool = False) -> Message:
    """The viewer at the first turn that the asker has not seen."""
    turns = await _turns(visit)
    seen = await visit.context.stories.seen(visit.session, visit.asker.user)
    if visit.seat is None:
        yesterday = visit.context.now() - DAY
        first = next((turn.number for turn in turns if turn.at >= yesterday), len(turns))
        scope = Scope.YESTERDAY
    else:
        first, scope = story.last_own(turns, visit.seat) + 1, Scope.OWN
    return await _shown(visit, Place(min(max(first, seen + 1), len(turns) - 1), first, as_text=as_text, scope=scope))


async def _shown(visit: Visit, here: Place) -> Message:
    """The viewer at a place; what is shown counts as seen."""
    turns, stories, drawing = await _turns(visit), visit.context.stories, visit.context.drawing
    position = begun(visit.session)
    here = replace(here, turn=min(here.turn, len(turns) - 1))
    own = await stories.eyes(visit.session, visit.asker.user, turns)
    here, eyes, choice = _eyes(visit, here, own)
    seat = eyes(here.turn)
    read = await stories.page(visit.session, here.turn, eyes, trail=_trail(turns, here.turn, seat))
    note = "" if here.scope is Scope.WHOLE else await notes.of_table(visit)
    counted = dict.fromkeys(filter(None, map(position.game.counted, (read.before, read.view))))
    leaf = Leaf(
        turns, read.turn, read.events, None, choice=choice, viewer=visit.seat, note=note, counted=tuple(counted)
    )
    if here.as_text:
        leaf = replace(leaf, words=await drawing.words(position.game, read.view, visit.voice))
    else:
        drawn = await drawing.picture(position.game, read.view, visit.voice, since=read.since, yields=PAGE)
        leaf = replace(leaf, picture=drawn)
    if here.turn > await stories.seen(visit.session, visit.asker.user):
        await stories.see(visit.session, visit.asker.user, here.turn)
    return panel(visit, page(visit.session, visit.voice, here, leaf))


def _eyes(visit: Visit, here: Place, own: Eyes) -> tuple[Place, Eyes, tuple[str, ...]]:
    """Whose view the asker has. While the game runs, their own; once it is over, whichever they choose."""
    if isinstance(visit.session.phase, Playing):
        return replace(here, eyes=""), own, ()
    seats = tuple(str(seat) for seat in range(len(visit.session.chairs)))
    mine = own(here.turn)
    default = SPECTATOR if mine is None else str(int(mine))
    chosen = here.eyes if here.eyes in (SPECTATOR, *seats) else default
    viewer = None if chosen == SPECTATOR else Seat(int(chosen))
    return replace(here, eyes=chosen), lambda number: viewer, (SPECTATOR, *seats)


def _trail(turns: Sequence[Turn], now: int, seat: Seat | None) -> int:
    """The turn since which changes are marked: the viewer's own last one before `now`, for a spectator the one
    before."""
    own = () if seat is None else (turn.number for turn in turns[:now] if turn.is_of(seat))
    return max(own, default=max(now - 1, 0))
