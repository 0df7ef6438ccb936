"""Moves that are typed, into `/move` or the panel's form: half a move leads to the panel, `?` looks ahead or asks for a
hint, the rest plays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.handlers import confirming, long_moves, warnings
from bot.handlers.chooser import press
from bot.handlers.context import Context, Seated, Visit, insist_on, panel, visit_channel, visit_table
from bot.handlers.notation import AUTO, Reading, as_typed, example, read, read_and_judge
from bot.handlers.panel import BACK, REMARK, after, board_link, head, played_once, reconsider, show_after
from bot.handlers.people.hints import with_hint
from bot.handlers.people.inbox import elsewhere
from bot.handlers.teaching import why
from bot.handlers.teaching.hint import hint
from bot.messages.custom_id import TYPED, Action, LongMove, Picked, Press
from bot.messages.custom_id import format as custom_id
from bot.messages.i18n import narrow, plain
from bot.messages.limits import clip
from bot.messages.message import Button, Field, Form, Link, Message, Picture, Style, Words, rows
from bot.messages.requests import Ask, Asker, Click, Command, Reply, Response, Update
from bot.messages.words.table_messages import button, note
from bot.table.answers import Answer, Verdict
from bot.table.features import acts, undo
from bot.table.guards import Refusal
from bot.table.session import Playing, Session
from bot.table.typed import LONG, Foreseen, ahead, judged
from games.core import IllegalMove, Move, text
from games.moves import owed

SHOWN = 300
"""Characters of a message that are shown to whoever is asked about it."""


async def move(context: Context, asker: Asker, command: Command) -> Response:
    """`/move`: play what was typed, or look ahead."""
    visit = await visit_channel(context, asker)
    try:
        message = await _play_or_foresee(visit, str(command.values.get("text", "")))
    except IllegalMove as illegal:
        raise Refusal(illegal.reason, beside=await elsewhere(visit)) from illegal
    except Refusal as refused:
        refused.beside = (*refused.beside, *await elsewhere(visit))
        raise
    return Reply(await with_hint(visit, 2, message))


async def fill_form(visit: Visit, click: Click) -> Response:
    """A line to type a move into; once filled in, the move."""
    typed = click.lines.get("typed")
    if typed is not None:
        return Update(await _read_form(visit, typed))
    visit.seated()
    return _form(visit.asker, click.press, visit.session)


def form(context: Context, asker: Asker, click: Click) -> Ask | None:
    """The same line without waiting for anything, with an example where the table is in memory. None where it is known
    that the asker cannot move there: the answer says so."""
    session = context.host.at_hand(click.press.session)
    if session is not None and (not isinstance(session.phase, Playing) or session.seat_of(asker.user) is None):
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
    return example(rules, owed(rules, session.position.view(seat)), asker.locale)


async def _read_form(visit: Visit, typed: str) -> Message:
    """What comes of a filled-in form: the panel where the words lead, with the preview and Confirm if they are a whole
    move.

    :raises Refusal: not legal, or not to be read.
    :raises IllegalMove: likewise.
    :raises Unanswered: too much, or too many are asking.
    """
    at = visit.seated()
    found = await _read(at, typed)
    if found.words.casefold() == AUTO:
        return await (hint(visit) if found.asks else _play_auto(visit))
    if found.half:
        return await show_after(visit, at, found.half)
    message = found.message or judged(at.rules, at.view, found.words)
    if len(message) == 1:
        return await show_after(visit, at, message[0])
    return await _confirmation(at, found.words)


async def _play_or_foresee(visit: Visit, typed: str) -> Message:
    """What comes of a typed message: a look ahead for `?`, else a move.

    :raises Refusal: not legal, or not to be read.
    :raises IllegalMove: likewise.
    :raises Unanswered: too much, or too many are asking.
    """
    at = visit.seated()
    found = await _read(at, typed)
    if found.words.casefold() == AUTO:
        return await (hint(visit) if found.asks else _play_auto(visit))
    if found.half:
        return await show_after(visit, at, found.half)
    if found.asks:
        about = why.asked(found.words, at.asker.locale)
        return await _foresee(at, found.words) if about is None else await why.explain(at, about)
    if (other := await _reconsidered(at, found.words)) is not None:
        moves = other.rules.parse(other.view, found.words)
        return await _tell(visit, await visit.do(undo.change, at.asker.user, moves, stamp=other.stamp))
    if (asking := await _ask_first(visit, at, found)) is not None:
        return asking
    if len(found.words) > LONG:
        return await _tell(visit, await visit.do(acts.play_moves, at.asker.user, found.message, stamp=at.stamp))
    return await _tell(
        visit, await visit.do(acts.play_typed, at.asker.user, found.words, view=at.view, read=found.message)
    )


async def _ask_first(visit: Visit, at: Seated, found: Reading) -> Message | None:
    """The panel that asks once more, if the message would end the game for its sender, or they want to be asked; else
    None."""
    try:
        message = found.message or judged(at.rules, at.view, found.words)
    except IllegalMove:
        return None  # what is wrong with it is said where it is played
    ends = at.last is not None and at.last in message
    if not ends and not await confirming.asks(at, message, long=len(found.words) > LONG):
        return None
    return await show_after(visit, at, message[0]) if len(message) == 1 else await _confirmation(at, found.words)


async def confirm_long(visit: Visit, click: Click) -> Response:
    """Play the message that is kept: it is read once more, for the position that it was meant for."""
    answer, _ = await played_once(visit, click, _play_long)
    return Update(await after(visit, answer))


async def _play_long(visit: Visit, click: Click) -> Answer:
    context, user, draft = visit.context, visit.asker.user, click.press.given(LongMove)
    at, words = visit.seated(), await long_moves.recall(context, user, draft.mark)
    if draft.stamp != at.stamp:
        return Answer(Verdict.STALE, text("bot-table-stale"))
    found = await _read(at, words)
    message = found.message or judged(at.rules, at.view, found.words)
    answer = await visit.do(acts.play_moves, user, message, stamp=draft.stamp)
    if answer.done:
        await long_moves.drop(context, user)
    return answer


async def _reconsidered(at: Seated, words: str) -> Seated | None:
    """Where somebody types another choice while others still think: the choice that they made already."""
    if at.seat in at.position.asked:
        return None
    visit = await visit_table(at.context, at.asker, at.id)
    other = await reconsider(visit)
    if other is None:
        return None
    try:
        first, *_ = other.rules.parse(other.view, words)
    except IllegalMove:
        return None
    choice = other.position.choice(other.seat)
    return other if choice is not None and first[0] in choice.tokens else None


async def _read(at: Seated, typed: str) -> Reading:
    """What was typed. Long texts are read and judged where they keep nobody else waiting, and what is played is what
    was judged there, since nobody reads them again at the table."""
    words = narrow(typed)
    if len(words) <= LONG:
        return read(at.rules, at.view, at.voice, words)
    return await at.context.box.run(at.asker.user, read_and_judge, at.rules, at.view, at.voice, words)


async def _play_auto(visit: Visit) -> Message:
    """A computer's move in the asker's place."""
    return await _tell(visit, await visit.context.host.auto(visit.asker.interaction, visit.id, visit.asker.user))


async def _tell(visit: Visit, answer: Answer) -> Message:
    insist_on(answer)
    return await after(visit, answer)


async def _confirmation(at: Seated, words: str) -> Message:
    """Several moves at once: the previews as far as each is certain to come, and Confirm for all."""
    message, seen = await _look_ahead(at, words)
    typed = at.voice.say(
        text("bot-panel-typed", typed=clip(as_typed(at.rules, words, at.voice.locale) or words, SHOWN))
    )
    asking = head(at.voice, (), (typed,), text("bot-panel-confirm"))
    said = f"{_prospects(at, message, seen)}\n{asking}".strip()
    return panel(at, Message((Words(said), await _drawn(at, seen), *rows(await _on(at, words)))))


async def _on(at: Seated, words: str) -> tuple[Button | Link, ...]:
    """Confirm for what was typed, and the way back to the panel."""
    if len(words) > TYPED:
        mark = await long_moves.keep(at.context, at.asker.user, words)
        play = Press(Action.PLAY_LONG, at.id, LongMove(at.stamp, mark))
    else:
        play = Press(Action.PLAY, at.id, Picked(at.stamp, typed=words))
    return (
        button(play, at.voice.locale),
        button(press(at, Action.PANEL, ()), at.voice.locale, BACK, Style.SECONDARY),
        *board_link(at.session, at.asker),
    )


async def _foresee(at: Seated, words: str) -> Message:
    """What the asker can foresee of a typed move, or of several as far as each is certain to come, without playing it.

    :raises IllegalMove: not legal, or not to be read.
    :raises Refusal: an option forbids it.
    """
    message, seen = await _look_ahead(at, words)
    if seen[0][1] is None:
        raise Refusal(text("bot-no-preview"))
    after = warnings.left(warnings.threats(at, message[0])) if len(message) == 1 else ()
    said = "\n".join((_prospects(at, message, seen), *map(at.voice.say, after)))
    lines = [line for _, preview, _ in seen if preview is not None for line in preview.lines]
    asking = why.asking(at.session, at.voice, lines, why.FORESEEN)
    due = at.seat in at.position.asked and not any(reason for _, _, reason in seen)
    onwards = rows(await _on(at, words)) if due else ()
    return panel(at, Message((Words(said), await _drawn(at, seen), *onwards, *asking)))


async def _look_ahead(at: Seated, words: str) -> tuple[tuple[Move, ...], tuple[Foreseen, ...]]:
    """What can be foreseen, worked out from the asker's own view alone, where it keeps nobody else waiting."""
    return await at.context.box.run(at.asker.user, ahead, at.rules, at.view, words)


async def _drawn(at: Seated, seen: Sequence[Foreseen]) -> Picture | Words:
    """The position with the first of the moves and what is foreseen of it."""
    move, preview, _ = seen[0]
    return await at.context.drawing.picture(at.position.game, at.view, at.voice, path=move, preview=preview)


def _prospects(at: Seated, message: Sequence[Move], seen: Sequence[Foreseen]) -> str:
    """A heading and its lines for each move, no more of them than a panel can tell."""
    lines, room = list[str](), REMARK
    for line in _told(at, message, seen):
        if room < 0:
            break
        lines.append(line)
        room -= len(line) + 1
    return clip("\n".join(lines), REMARK)


def _told(at: Seated, message: Sequence[Move], seen: Sequence[Foreseen]) -> Iterator[str]:
    """A heading and its lines for each move; where the look ahead ends, it says so."""
    rules, voice = at.rules, at.voice
    named = [as_typed(rules, each, voice.locale) or each for each in map(rules.format, message)]
    for name, (_, preview, reason) in zip(named, seen, strict=False):
        lines = (reason,) if reason is not None else () if preview is None else preview.lines
        if lines:
            yield f"**{voice.say(text('bot-preview', typed=name))}**"
            yield from map(voice.say, lines)
    if len(seen) < len(message) and seen[-1][2] is None:
        yield voice.say(text("bot-preview-open", typed=named[len(seen)]))
