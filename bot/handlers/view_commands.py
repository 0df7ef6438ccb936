"""Looking at a table without changing it: the board, one's own view, the exported file, what else can be done."""

from __future__ import annotations

from dataclasses import replace

from bot.handlers.context import Context, Visit, panel, respond, visit_channel, visit_table
from bot.messages.custom_id import Action, Press
from bot.messages.i18n import Raw, say
from bot.messages.limits import TEXT
from bot.messages.message import Document, Link, Message, Row, Style, Words, rows
from bot.messages.present import address, button, end, owing, result, title, waiting
from bot.messages.requests import Asker, Click, Command, Reply, Response
from bot.messages.score import score
from bot.messages.takebacks import controls as takebacks
from bot.table.guards import begun, has_sat, seated
from bot.table.session import Phase
from bot.table.votes import LEAST_TO_CONCEDE
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


async def press_view(context: Context, asker: Asker, click: Click) -> Response:
    """The board's button "View"; whoever does not sit there sees what everybody may see, and is told so."""
    visit = await visit_table(context, asker, click.press.session)
    seen = await _position(visit, visit.seat)
    if visit.seat is not None or visit.session.phase is not Phase.RUNNING:
        return Reply(seen)
    return Reply(replace(seen, parts=(Words(say(asker.locale, text("bot-view-public"))), *seen.parts)))


async def press_text(context: Context, asker: Asker, click: Click) -> Response:
    """The position as text, for the asker's seat."""
    visit = await visit_table(context, asker, click.press.session)
    return respond(click, await _position(visit, visit.seat, as_text=True))


async def press_board(context: Context, asker: Asker, click: Click) -> Response:
    """From an older board: the way to the newest one, and what the asker can do there."""
    visit = await visit_table(context, asker, click.press.session)
    begun(visit.session)
    await context.publisher.look(visit.session)
    message = await _position(visit, visit.seat)
    if visit.session.phase is not Phase.RUNNING or visit.seat is None:
        return Reply(message)
    move = button("bot-button-move", asker.locale, Press(Action.PANEL, visit.id), Style.PRIMARY)
    return Reply(replace(message, parts=(*message.parts, Row((move,)))))


async def _position(visit: Visit, viewer: Seat | None, *, as_text: bool = False) -> Message:
    """What `viewer` may see, as a picture or in words.

    :raises Refusal: there is nothing to see yet.
    """
    position, drawing, locale = begun(visit.session), visit.context.drawing, visit.asker.locale
    view, heading = position.view(viewer), f"**{title(visit.session, locale)}**"
    if as_text:
        return _long(await drawing.words(position.game, view, visit.voice), heading, "board.txt")
    trail = await visit.context.stories.trail(visit.session, viewer)
    drawn = await drawing.picture(position.game, view, visit.voice, since=trail)
    return panel(visit, Message((Words(f"{heading}\n{_standing(visit)}".strip()), drawn, *_jump(visit))))


def _standing(visit: Visit) -> str:
    """Whom the game waits for, or how it ended."""
    session, voice = visit.session, visit.voice
    if session.phase is Phase.CANCELLED:
        return voice.say(end(session))
    outcome = begun(session).outcome
    return waiting(session, voice) if outcome is None else result(outcome, voice)


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
    return Reply(await _export(await visit_channel(context, asker), as_text=as_text))


async def press_export(context: Context, asker: Asker, click: Click) -> Response:
    """The button "Export"."""
    return respond(click, await _export(await visit_table(context, asker, click.press.session)))


async def _export(visit: Visit, *, as_text: bool = False) -> Message:
    if visit.session.kept is None:
        begun(visit.session)
    exported = Document(f"{visit.session.table.game}-{visit.id}.txt", await visit.context.host.export(visit.id))
    key = "bot-export-running" if visit.session.phase is Phase.RUNNING else "bot-export-over"
    about = text(f"{key}-score", command=Raw(f"`{_script(visit)}`"))
    words = [say(visit.asker.locale, text(key))]
    if not as_text:
        return Message((Words(words[0]), exported))
    written = score(visit.session, visit.voice, await visit.context.stories.records(visit.session))
    words.append(say(visit.asker.locale, about))
    return Message((Words("\n".join(words)), exported, Document(_score_name(visit), written.encode())))


def _score_name(visit: Visit) -> str:
    return f"{visit.session.table.game}-{visit.id}-score.txt"


def _script(visit: Visit) -> str:
    """The command that plays a score."""
    return f"python -m games {visit.session.table.game} --script {_score_name(visit)}"


async def press_more(context: Context, asker: Asker, click: Click) -> Response:
    """The board's button "More": everything else that can be done at this table."""
    visit = await visit_table(context, asker, click.press.session)
    controls = tuple(
        button(f"bot-button-{name}", asker.locale, Press(action, visit.id), style)
        for name, action, style in _more(visit)
    )
    back = takebacks(visit.session, visit.seat, asker.locale, int(context.now()), asking=True)
    seal = Words("-# " + say(asker.locale, text("bot-more-seal")))
    asked = tuple(
        button(f"bot-button-{kind}", asker.locale, Press(Action.PROPOSE, visit.id, typed=kind))
        for kind in _askable(visit)
    )
    return Reply(Message((Words(say(asker.locale, text("bot-more"))), *rows((*controls, *back)), *rows(asked), seal)))


def _askable(visit: Visit) -> tuple[str, ...]:
    """What somebody who plays may ask all others for, beside stopping the game."""
    session = visit.session
    if visit.seat is None or session.phase is not Phase.RUNNING or session.position is None or session.asleep:
        return ()
    return ("pause", "draw", "concede") if len(session.chairs) >= LEAST_TO_CONCEDE else ("pause", "draw")


def _more(visit: Visit) -> list[tuple[str, Action, Style]]:
    session, asker = visit.session, visit.asker
    offered = [("log", Action.LOG, Style.SECONDARY), ("export", Action.EXPORT, Style.SECONDARY)]
    if session.kept is not None:
        leaves = visit.seat is not None and session.phase is Phase.RUNNING
        return [*offered, ("resign", Action.RESIGN, Style.DANGER)] if leaves else offered
    offered.insert(0, ("text", Action.TEXT, Style.SECONDARY))
    if session.phase is not Phase.RUNNING:
        return [*offered, ("rematch", Action.REMATCH, Style.PRIMARY)]
    if owing(session) and not session.asleep and (visit.seat is not None or asker.user == session.table.host):
        offered.append(("nudge", Action.NUDGE, Style.SECONDARY))
    if visit.seat is not None:
        offered.append(("resign", Action.RESIGN, Style.DANGER))
    if visit.seat is not None or (asker.moderates and not has_sat(session, asker.user)):
        offered.append(("cancel", Action.CANCEL, Style.DANGER))
    return offered
