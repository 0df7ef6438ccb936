"""Looking at a table without changing it: the board, one's own view, the exported file, what else can be done."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from bot.handlers.context import Context, Visit, panel, visit_channel
from bot.handlers.table.proposals import deserts
from bot.handlers.teaching.lessons import consolation
from bot.handlers.warnings import threats
from bot.messages.custom_id import Action, Press, Proposed
from bot.messages.i18n import Raw, say
from bot.messages.limits import TEXT
from bot.messages.message import Document, Link, Message, Row, Words, rows
from bot.messages.requests import Asker, Command, Reply, Response
from bot.messages.words.score import score
from bot.messages.words.standings import forecast
from bot.messages.words.table_messages import address, button, chronicled, end, owing, result, title, waiting
from bot.messages.words.takebacks import controls as takebacks
from bot.table.features import acts
from bot.table.features.votes import KINDS, LEAST_TO_CONCEDE
from bot.table.guards import begun, has_sat, seated
from bot.table.session import Cancelled, Playing
from games.core import Seat, text

AS_TEXT = "text"
"""The value of the parameter `as` that asks for words instead of a picture."""


async def show_board(context: Context, asker: Asker, command: Command) -> Response:
    """`/board`: what everybody may see, for the asker; the channel's own board is looked after too."""
    visit = await visit_channel(context, asker)
    await context.publisher.look(visit.session)
    return Reply(await _position(visit, None, as_text=command.values.get("as") == AS_TEXT))


async def show_view(context: Context, asker: Asker, command: Command) -> Response:
    """`/view`: what the asker's seat may see."""
    visit = await visit_channel(context, asker)
    begun(visit.session)
    return Reply(await _position(visit, seated(visit.session, asker.user), as_text=command.values.get("as") == AS_TEXT))


async def own_view(visit: Visit) -> Message:
    """What the asker sees; whoever does not sit there sees what everybody may see, and is told so."""
    seen = await _position(visit, visit.seat)
    if visit.seat is not None or not isinstance(visit.session.phase, Playing):
        return seen
    return replace(seen, parts=(Words(say(visit.asker.locale, text("bot-view-public"))), *seen.parts))


async def in_words(visit: Visit) -> Message:
    """The position as text, for the asker's seat."""
    return await _position(visit, visit.seat, as_text=True)


async def newest(visit: Visit) -> Message:
    """From an older board: the way to the newest one, and what the asker can do there."""
    begun(visit.session)
    await visit.context.publisher.look(visit.session)
    message = await _position(visit, visit.seat)
    if not isinstance(visit.session.phase, Playing) or visit.seat is None:
        return message
    move = button(Press(Action.PANEL, visit.id), visit.asker.locale)
    return replace(message, parts=(*message.parts, Row((move,))))


async def _position(visit: Visit, viewer: Seat | None, *, as_text: bool = False) -> Message:
    """What `viewer` may see, as a picture or in words.

    :raises Refusal: there is nothing to see yet.
    """
    position, drawing, locale = begun(visit.session), visit.context.drawing, visit.asker.locale
    view, heading = position.view(viewer), f"**{title(visit.session, locale)}**"
    if as_text:
        return _long(await drawing.words(position.game, view, visit.voice), heading, "board.txt")
    trail = await visit.context.stories.trail(visit.session, viewer)
    plays = viewer is not None and isinstance(visit.session.phase, Playing)
    found = threats(visit.seated()) if plays else ()
    drawn = await drawing.picture(position.game, view, visit.voice, since=trail, threats=found)
    return panel(visit, Message((Words(f"{heading}\n{_standing(visit)}".strip()), drawn, *_jump(visit))))


def _standing(visit: Visit) -> str:
    """Whom the game waits for, or how it ended."""
    session, voice = visit.session, visit.voice
    if isinstance(session.phase, Cancelled):
        return voice.say(end(session))
    outcome = begun(session).outcome
    return waiting(session, voice, reader=visit.asker.user) if outcome is None else result(outcome, voice)


def _jump(visit: Visit) -> tuple[Row, ...]:
    """A link to the channel's board, if there is one."""
    table, message = visit.session.table, visit.session.board.message
    if message is None:
        return ()
    url = address(table.guild, table.channel, message)
    return (Row((Link(url, say(visit.asker.locale, text("bot-button-board"))),)),)


def _long(words: str, head: str, name: str) -> Message:
    """The words in the message, or as a file where they are too many."""
    fenced = "```\n" + words.replace("```", "ʼʼʼ") + "\n```"
    if len(head) + len(fenced) + 1 <= TEXT:
        return Message((Words(f"{head}\n{fenced}"),))
    return Message((Words(head), Document(name, words.encode())))


async def export(context: Context, asker: Asker, command: Command) -> Response:
    """`/export`: the file that `verify` checks; as text, the score of the game beside it."""
    as_text = command.values.get("as") == AS_TEXT
    return Reply(await exported(await visit_channel(context, asker), as_text=as_text))


async def exported(visit: Visit, *, as_text: bool = False) -> Message:
    """The file, and the score if that is asked for."""
    if visit.session.kept is None:
        begun(visit.session)
    file = Document(f"{visit.session.table.game}-{visit.id}.txt", await visit.context.host.export(visit.id))
    key = "bot-export-running" if isinstance(visit.session.phase, Playing) else "bot-export-over"
    about = text(f"{key}-score", command=Raw(f"`{_script(visit)}`"))
    words = [say(visit.asker.locale, text(key))]
    if not as_text:
        return Message((Words(words[0]), file))
    records = await visit.context.host.records(visit.session)
    written = await asyncio.to_thread(score, visit.session, visit.voice, records)
    words.append(say(visit.asker.locale, about))
    return Message((Words("\n".join(words)), file, Document(_score_name(visit), written.encode())))


def _score_name(visit: Visit) -> str:
    return f"{visit.session.table.game}-{visit.id}-score.txt"


def _script(visit: Visit) -> str:
    """The command that plays a score."""
    return f"python -m games {visit.session.table.game} --script {_score_name(visit)}"


async def more(visit: Visit) -> Message:
    """The board's button "More": everything else that can be done at this table."""
    locale = visit.asker.locale
    controls = (
        *(button(Press(action, visit.id), locale) for action in _more(visit)),
        *chronicled(visit.session, locale),
        *await consolation(visit),
        *takebacks(visit.session, visit.seat, locale, int(visit.context.now()), asking=True),
    )
    seal = () if visit.session.table.practice else (Words("-# " + say(locale, text("bot-more-seal"))),)
    asked = tuple(
        button(Press(Action.PROPOSE, visit.id, Proposed(kind)), locale, f"bot-button-{kind}")
        for kind in _askable(visit)
    )
    told = [say(locale, text("bot-more"))]
    if isinstance(visit.session.phase, Playing) and visit.session.kept is None:
        told.append(say(locale, forecast(await visit.context.host.standings.outlook(visit.session))))
    return Message((Words("\n".join(told)), *rows(controls), *rows(asked), *seal))


def _askable(visit: Visit) -> tuple[str, ...]:
    """What somebody who plays may ask all others for, beside stopping the game, and would not be refused. Where
    resigning ends the game, nobody has to concede it."""
    session = visit.session
    if visit.seat is None or not isinstance(session.phase, Playing) or session.position is None or session.asleep:
        return ()
    several = len(session.chairs) >= LEAST_TO_CONCEDE and acts.resignation(session, visit.asker.user) != "ends"
    kinds = ("pause", "draw", "concede") if several else ("pause", "draw")
    return tuple(kind for kind in kinds if not (KINDS[kind].weighty and deserts(visit)))


def _more(visit: Visit) -> list[Action]:
    session, asker = visit.session, visit.asker
    offered = [Action.LOG, Action.EXPORT, Action.NOTE]
    if session.kept is not None:
        leaves = visit.seat is not None and isinstance(session.phase, Playing)
        return [*offered, Action.RESIGN] if leaves else offered
    offered.insert(0, Action.TEXT)
    if not isinstance(session.phase, Playing):
        return [Action.REPLAY, Action.WATCH, Action.VIEW, *offered]
    if owing(session) and not session.asleep and (visit.seat is not None or asker.user == session.table.host):
        offered.append(Action.NUDGE)
    if visit.seat is not None:
        offered.append(Action.RESIGN)
    if visit.seat is not None or (asker.moderates and not has_sat(session, asker.user)):
        offered.append(Action.CANCEL)
    return offered
