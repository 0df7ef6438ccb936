"""Moves that are typed, into `/move` or the panel's form: half a move leads to the panel, `?` looks ahead, the rest plays."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence

from bot.handlers.context import Context, Seated, Visit, insist_on, panel, visit_channel, visit_table
from bot.handlers.hints import with_hint
from bot.handlers.notation import asked, bare, spelt
from bot.handlers.panel import REMARK, after, board_link, head, press_at, show
from bot.messages.custom_id import TYPED, Action, Press
from bot.messages.custom_id import format as custom_id
from bot.messages.i18n import narrow, plain
from bot.messages.limits import clip
from bot.messages.message import Button, Field, Form, Link, Message, Style, Words, rows
from bot.messages.present import button, note
from bot.messages.requests import Ask, Asker, Click, Command, Reply, Response, Update
from bot.table import acts
from bot.table.answers import Answer
from bot.table.guards import Refusal
from bot.table.session import Phase, Session
from games.core import Batch, Move, Text, text
from games.moves import foresee, judge, owed

AUTO = "auto"
"""What one types to let the computer choose."""
EXAMPLE = 100
"""Characters that Discord shows in an empty line of a form."""


async def move(context: Context, asker: Asker, command: Command) -> Response:
    """`/move`: play what was typed, or look ahead."""
    visit = await visit_channel(context, asker)
    message = await _play_or_foresee(visit, str(command.values.get("text", "")))
    return Reply(await with_hint(context, asker, 2, message, Press(Action.PANEL, visit.id)))


async def fill_form(context: Context, asker: Asker, click: Click) -> Response:
    """A line to type a move into; once filled in, the move."""
    visit = await visit_table(context, asker, click.press.session)
    typed = click.lines.get("typed")
    if typed is not None:
        return Update(await _read_form(visit, typed))
    visit.seated()
    return _form(asker, click.press, visit.session)


def form(context: Context, asker: Asker, click: Click) -> Ask | None:
    """The same line without waiting for anything, with an example where the table is in memory. None where it is known that he
    cannot move there, which is said then."""
    session = context.host.at_hand(click.press.session)
    if session is not None and (session.phase is not Phase.RUNNING or session.seat_of(asker.user) is None):
        return None
    return _form(asker, click.press, session)


def _form(asker: Asker, press: Press, session: Session | None) -> Ask:
    line = Field("typed", plain(asker.locale, text("bot-form-label")), most=TYPED, example=_example(asker, session))
    late = note(asker.locale, text("bot-form-late"))
    return Ask(Form(custom_id(press), plain(asker.locale, text("bot-form-title")), (line,)), late)


def _example(asker: Asker, session: Session | None) -> str:
    """A move that could be typed now."""
    seat = None if session is None else session.seat_of(asker.user)
    if session is None or seat is None or session.position is None or seat in session.position.held:
        return ""
    rules = session.position.game.rules
    move = next(owed(rules, session.position.view(seat)), None)
    return "" if move is None else clip(plain(asker.locale, text("bot-form-example", typed=rules.format(move))), EXAMPLE)


async def _read_form(visit: Visit, typed: str) -> Message:
    """What comes of a filled-in form: the panel where the words lead, with the preview and Confirm if they are a whole move.

    :raises Refusal: not legal, or not to be read.
    """
    at = visit.seated()
    words = _notation(at, typed)
    if words.casefold() == AUTO:
        return await _play_auto(visit)
    words = asked(at.rules, at.view, words) or words
    if (half := _half(at, words)) is not None:
        return await show(visit, press_at(at, half))
    message = at.rules.parse(at.view, words)
    if (reason := _objection(at, message)) is not None:
        raise Refusal(reason)
    if len(message) == 1:
        return await show(visit, press_at(at, message[0]))
    return await _confirmation(at, message, words)


async def _play_or_foresee(visit: Visit, typed: str) -> Message:
    """What comes of a typed message: a look ahead for `?`, else a move.

    :raises Refusal: not legal, or not to be read.
    """
    at = visit.seated()
    words = _notation(at, typed)
    if (question := asked(at.rules, at.view, words)) is not None:
        return await _foresee(at, question)
    if words.casefold() == AUTO:
        return await _play_auto(visit)
    if (half := _half(at, words)) is not None:
        return await show(visit, press_at(at, half))
    return await _tell(visit, await visit.do(acts.play_typed, at.asker.user, words))


async def _play_auto(visit: Visit) -> Message:
    """The baseline computer's move in the asker's place."""
    return await _tell(visit, await visit.context.host.auto(visit.asker.interaction, visit.id, visit.asker.user))


async def _tell(visit: Visit, answer: Answer) -> Message:
    insist_on(answer)
    return await after(visit, answer)


def _notation(at: Seated, typed: str) -> str:
    """What was typed, with plain letters and nothing of a suggestion's words."""
    return bare(at.rules, at.view, narrow(typed), at.voice)


def _half(at: Seated, words: str) -> Move | None:
    """The path of a notation that is only the beginning of a move."""
    path = spelt(at.rules, at.view, words)
    return path if path and at.position.choice(at.seat, path) is not None else None


def _objection(at: Seated, message: Sequence[Move]) -> Text | None:
    """Why the message cannot be played; of moves one after another, only the first can be judged."""
    return judge(at.rules, at.view, message if at.rules.batch is Batch.WHOLE else message[:1])


async def _confirmation(at: Seated, message: Sequence[Move], words: str) -> Message:
    """Several moves at once: the previews as far as each is certain to come, and Confirm for all."""
    if len(words) > TYPED:
        raise Refusal(text("bot-form-too-long"))
    preview = at.rules.preview(at.view, message[0])
    asking = head(at.voice, (), at.voice.say(text("bot-panel-typed", typed=words)), text("bot-panel-confirm"))
    said = f"{await _ahead(at, message)}\n{asking}".strip()
    drawn = await at.context.drawing.picture(at.position.game, at.view, at.voice, path=message[0], preview=preview)
    play = Press(Action.PLAY, at.id, at.stamp, typed=words)
    controls: tuple[Button | Link, ...] = (
        button("bot-button-confirm", at.voice.locale, play, Style.SUCCESS),
        button("bot-button-back", at.voice.locale, Press(Action.PANEL, at.id)),
        *board_link(at.session, at.asker),
    )
    return panel(at, Message((Words(said), drawn, *rows(controls))))


async def _foresee(at: Seated, typed: str) -> Message:
    """What the asker can foresee of a typed move, or of several as far as each is certain to come, without playing it.

    :raises Refusal: not legal, not to be read, or an option forbids it.
    """
    message = at.rules.parse(at.view, typed)
    if (reason := _objection(at, message)) is not None:
        raise Refusal(reason)
    preview = at.rules.preview(at.view, message[0])
    if preview is None:
        raise Refusal(text("bot-no-preview"))
    drawn = await at.context.drawing.picture(at.position.game, at.view, at.voice, path=message[0], preview=preview)
    return panel(at, Message((Words(await _ahead(at, message)), drawn)))


async def _ahead(at: Seated, message: Sequence[Move]) -> str:
    """What can be foreseen of each of several moves, off the event loop: a line of many moves takes a second."""
    lines = await asyncio.to_thread(lambda: tuple(_prospects(at, message)))
    return clip("\n".join(lines), REMARK)


def _prospects(at: Seated, message: Sequence[Move]) -> Iterator[str]:
    """A heading and its lines for each move; where it ends, it says so."""
    rules, voice = at.rules, at.voice
    seen = list(foresee(rules, at.view, message))
    for move, preview, reason in seen:
        lines = (reason,) if reason is not None else () if preview is None else preview.lines
        if lines:
            yield f"**{voice.say(text('bot-preview', typed=rules.format(move)))}**"
            yield from map(voice.say, lines)
    if len(seen) < len(message) and seen[-1][2] is None:
        yield voice.say(text("bot-preview-open", typed=rules.format(message[len(seen)])))
