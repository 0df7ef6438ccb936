"""The panel "Your move": private, stateless, one for every game. It walks the game's choices, one option at a time.

Everything it knows stands in the `custom_id`s of its controls: the session, the stamp of the choice it was drawn for,
and the options picked so far.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from hashlib import sha256

from bot.handlers import plans, warnings
from bot.handlers.chooser import OPEN, OWED, Steps, confirming, decided, foretold, offered, press, so_far, unasked
from bot.handlers.context import Context, Seated, Visit, panel, respond, visit_table
from bot.handlers.people.hints import is_new, turn, with_hint
from bot.handlers.table.places import lacking
from bot.handlers.teaching import why
from bot.handlers.teaching.lessons import consolation
from bot.handlers.walk import Walk, picks_of, walk
from bot.handlers.warnings import threats
from bot.messages.custom_id import Action, Picked, Press
from bot.messages.custom_id import format as custom_id
from bot.messages.drawing import PAGE
from bot.messages.i18n import Voice, plain
from bot.messages.limits import LABEL, clip
from bot.messages.message import Button, Link, Message, Row, Style, Words, rows
from bot.messages.requests import Asker, Click, Reply, Response, Update
from bot.messages.words.table_messages import address, button, note, owing, result, reviewed, waiting
from bot.messages.words.takebacks import controls as takebacks
from bot.table.answers import Answer, Verdict
from bot.table.features import acts, undo
from bot.table.guards import Refusal
from bot.table.session import Playing, Session
from games import moves
from games.core import Move, Text, text

HERE = Picked()
"""The present choice."""
BACK = "bot-button-back"
REMARK = 3_000
"""Characters that a panel tells at most before it asks: the question and a hint need room too."""


# The presses


async def open_panel(visit: Visit, click: Click) -> Response:
    """The panel, from an option or from Back in its place; from elsewhere a new one, below the newest board."""
    path = click.press.given(Picked)
    message = await opened(visit, path, open=click.press.action in OPEN)
    return respond(click, message) if path.stamp else Reply(message)


async def look_ahead(visit: Visit, click: Click) -> Response:
    """The panel for a turn to come; where that has come meanwhile, the panel."""
    if visit.seat in owing(visit.session):
        return respond(click, await opened(visit))
    return await plans.open_ahead(visit, click)


async def tell_about(visit: Visit, click: Click) -> Response:
    """What else is worth knowing about the choice that the panel shows, above it."""
    path, open = click.press.given(Picked), click.press.action is Action.ABOUT_OPEN
    at = await _meant(visit, path)
    walked = walk(at.position, at.seat, path.picks, open=open) if path.stamp == at.stamp else None
    about = walked.choice.about if walked is not None and walked.choice is not None else ()
    message = await show(visit, path, open=open, remark=about)
    return respond(click, message if open else await with_hint(visit, 0, message, path))


async def confirm(visit: Visit, click: Click) -> Response:
    """Play the panel's complete move."""
    answer, fresh = await played_once(visit, click, _play)
    message = await after(visit, answer)
    return Update(await with_hint(visit, 1, message) if answer.done and fresh else message)


async def played_once(
    visit: Visit, click: Click, play: Callable[[Visit, Click], Awaitable[Answer]]
) -> tuple[Answer, bool]:
    """What comes of a Confirm, and whether it comes of this press: the same person may press it again, and it is played
    once."""
    host = visit.context.host
    async with host.alone(-visit.asker.user):
        visit = await visit.again()
        if (before := await host.answered(_confirmation_id(visit, click.press))) is not None:
            return before, False
        answer = await play(visit, click)
        if answer.done:
            await host.answer(_confirmation_id(await visit.again(), click.press), answer)
    return answer, True


def _confirmation_id(visit: Visit, press: Press) -> int:
    """One for all presses of a Confirm, until its move is taken back; an id that Discord never gives."""
    position, seat = visit.session.position, visit.seat
    undone = 0 if position is None or seat is None else position.undo_count_for(seat)
    return -int.from_bytes(sha256(f"{visit.asker.user} {undone} {custom_id(press)}".encode()).digest()[:7], "big")


async def _play(visit: Visit, click: Click) -> Answer:
    path = click.press.given(Picked)
    at = await _meant(visit, path)
    if not (moves := _confirmed(at, path, open=click.press.action in OPEN)):
        return Answer(Verdict.STALE, text("bot-table-stale"))
    act = acts.play_moves if at.position is visit.session.position else undo.change
    return await visit.do(act, visit.asker.user, moves, stamp=path.stamp)


def _confirmed(at: Seated, path: Picked, *, open: bool) -> Sequence[Move]:
    """The moves that a Confirm stands for; none if they fit no longer."""
    if path.stamp != at.stamp:
        return ()
    if path.typed:
        return at.rules.parse(at.view, path.typed)
    walked = walk(at.position, at.seat, path.picks, open=open)
    return () if walked is None or walked.choice is not None else (walked.path,)


async def _meant(visit: Visit, path: Picked) -> Seated:
    """The asker at the choice that the path was drawn for: the present one, unless it is one that they made already
    and may change."""
    at = visit.seated()
    if path.stamp in ("", at.stamp):
        return at
    other = await reconsider(visit)
    return other if other is not None and other.stamp == path.stamp else at


async def reconsider(visit: Visit) -> Seated | None:
    """The asker at the choice that they made while others still think; None where nothing can be changed."""
    session, seat = visit.session, visit.seat
    if seat is None or not undo.may_change(session, seat, int(visit.context.now())):
        return None
    return visit.seated(await asyncio.to_thread(undo.reconsidered, session, seat))


async def silence_hints(context: Context, asker: Asker, click: Click) -> Response:
    """No more hints for the asker; the panel that showed one stays."""
    await turn(context, asker.user, on=False)
    said = text("bot-hints-off")
    try:
        visit = await visit_table(context, asker, click.press.session)
        return Update(await show(visit, click.press.given(Picked), remark=(said,)))
    except Refusal:  # the panel has gone; the hints are off all the same
        return Update(note(asker.locale, said))


async def after(before: Visit, answer: Answer) -> Message:
    """What the mover sees next: what became of the move, then the panel if they owe another choice, else the
    position."""
    remark = (answer.text, *answer.told)
    visit = await before.again()
    session = visit.session
    owes = visit.seat in owing(session)
    if isinstance(session.phase, Playing) and visit.seat is not None and (owes or not answer.done):
        message = await show(visit, remark=remark)
        # A mover who has nothing to choose is shown the position, and the moves that they may take back.
        return replace(message, parts=(*message.parts, *rows(_takebacks(visit)))) if owes else message
    return await _result(visit, remark)


def _takebacks(visit: Visit | Seated) -> tuple[Button, ...]:
    return takebacks(visit.session, visit.seat, visit.voice.locale, int(visit.context.now()))


async def _result(visit: Visit, remark: tuple[Text, ...]) -> Message:
    """What became of a move: a line and whom the game waits for, since the board follows in the channel, and the way
    back to the panel. Where the channel takes no board, the picture is here."""
    session, voice = visit.session, visit.voice
    words, position = "\n".join(told(voice, remark)), session.position
    trouble = _trouble(visit)
    refresh = (_refresh(Press(Action.PANEL, visit.id), voice),) if isinstance(session.phase, Playing) else ()
    learn = await consolation(visit)
    review = reviewed(session, voice.locale)
    buttons = rows((*refresh, *learn, *review, *_takebacks(visit), *board_link(session, visit.asker)))
    if position is None:
        return Message((Words(words), *buttons))
    standing = (
        waiting(session, voice, computers=False, reader=visit.asker.user)
        if position.outcome is None
        else result(position.outcome, voice)
    )
    if trouble is None:
        return Message((Words("\n".join(line for line in (words, standing) if line)), *buttons))
    lines = (words, standing, voice.say(trouble))
    view = position.view(visit.seat)
    drawn = await visit.context.drawing.picture(position.game, view, voice, yields=PAGE)  # boards go first
    return panel(visit, Message((Words("\n".join(line for line in lines if line)), drawn, *buttons)))


def _trouble(visit: Visit) -> Text | None:
    """Why no board follows in the channel: the one thing that is missing there, as far as it is known."""
    asker, channel = visit.asker, visit.session.table.channel
    lacks = tuple(each for each in asker.lacks if each != "attach_files")  # without it the board follows in words
    if lacks and asker.channel == channel:
        return lacking(lacks)
    if asker.locked and asker.channel == channel:
        return text("bot-thread-archived")
    return visit.context.publisher.trouble(channel)


# The panel


async def opened(visit: Visit, path: Picked = HERE, *, open: bool = False, remark: tuple[Text, ...] = ()) -> Message:
    """The panel that somebody asked for, with a hint where they enter it; of a game that is over, how it ended."""
    position = visit.session.position
    if visit.seat is not None and position is not None and position.outcome is not None:
        return await _result(visit, (text("bot-table-ended"),))
    message = await show(visit, path, open=open, remark=remark)
    return message if open else await with_hint(visit, 0, message, path)


async def show(
    visit: Visit,
    path: Picked = HERE,
    *,
    open: bool = False,
    remark: tuple[Text, ...] = (),
    beside: tuple[Text, ...] = (),
    picked: bool = True,
) -> Message:
    """The panel as it is now, at the end of the path if that is still meant for this position; with `open` a path
    through what may be done at any time. From a path that was not picked step by step, Back leads to its beginning.
    What stands `beside` a complete move is told after what it does.

    :raises Refusal: the game is not under way, or the asker does not sit there.
    """
    at = await _meant(visit, path)
    if path.stamp and path.stamp != at.stamp:
        path, open, remark = HERE, False, (text("bot-table-stale"), *remark)
    choice = at.position.choice(at.seat)
    if choice is None or (not open and (not choice.owed or choice.blind)):
        return await _idle(at, remark)
    walked = walk(at.position, at.seat, path.picks, open=open) or walk(at.position, at.seat, (), open=open)
    assert walked is not None, f"no root for seat {at.seat} of session {at.id}"
    if walked.back and not picked:
        walked = replace(walked, back=())
    if walked.choice is None:
        return await _confirmation(at, walked, remark, beside)
    return await _offer(at, walked, remark)


async def show_after(
    visit: Visit, at: Seated, path: Move, *, remark: tuple[Text, ...] = (), beside: tuple[Text, ...] = ()
) -> Message:
    """The panel after the tokens of `path`."""
    picks, open = picks_of(at.position, at.seat, path)
    return await show(visit, Picked(at.stamp, picks), open=open, remark=remark, beside=beside, picked=False)


async def _offer(at: Seated, walked: Walk, remark: tuple[Text, ...]) -> Message:
    """The next options."""
    assert walked.choice is not None
    prompt = text("bot-panel-open") if walked.open and not walked.path else walked.choice.prompt
    # What threatens now is told until the move is complete, where nothing is told of the steps in between.
    found = threats(at, walked.path) or (() if walked.open else threats(at))
    words = Words(head(at.voice, (*remark, *warnings.standing(found)), so_far(at, walked), prompt))
    trail = await at.context.stories.trail(at.session, at.seat)
    shown, new = at.context.drawing.picture, await is_new(at)
    drawn = await shown(at.position.game, at.view, at.voice, path=walked.path, since=trail, threats=found, new=new)
    said = (*warnings.standing(found), *walked.choice.about[-1:]) if found else ()
    about = why.asking(at.session, at.voice, said, why.FORESEEN, press(at, _steps(walked).panel, walked.picks))
    options = offered(at, walked, _steps(walked), found)
    return panel(at, Message((words, drawn, *options, *about, *_footer(at, walked, asked=bool(about)))))


async def _confirmation(at: Seated, walked: Walk, remark: tuple[Text, ...], beside: tuple[Text, ...]) -> Message:
    """The complete move with what can be foreseen of it, and Confirm."""
    preview = moves.preview(at.rules, at.view, walked.path)
    found = threats(at, walked.path)
    only = at.position.choice(at.seat) if _is_forced(walked) else None
    asking = text("bot-panel-confirm") if only is None else only.prompt
    lines = () if preview is None else tuple(line for line in preview.lines if line != asking)
    picked = so_far(at, walked) if only is None else ()
    foreseen, told = foretold(at, lines, picked), warnings.left(found)
    words = head(at.voice, (*remark, *foreseen, *told, *decided(at, walked), *beside), picked, asking)
    shown = at.context.drawing.picture
    new = walked.back is None and await is_new(at)  # what goes without saying may be the first picture
    drawn = await shown(at.position.game, at.view, at.voice, path=walked.path, preview=preview, threats=found, new=new)
    play = confirming(at, walked, _steps(walked))
    if only is not None:
        play = replace(play, label=clip(at.voice.plain(at.rules.label(at.view, walked.path)), LABEL))
    here = press(at, _steps(walked).panel, walked.picks)
    about = why.asking(at.session, at.voice, (*lines, *told, asking), why.FORESEEN, here)
    return panel(at, Message((Words(words), drawn, Row((play,)), *about, *_footer(at, walked))))


def _is_forced(walked: Walk) -> bool:
    """Whether there was one thing to do, in one step: it is said on the button that does it, and nothing is asked."""
    return len(walked.path) == 1 and walked.back is None and not (walked.open or walked.others)


def _footer(at: Seated, walked: Walk, *, asked: bool = False) -> tuple[Row, ...]:
    """What else there was where the usual option was taken; Back, the rules about the choice if they are not `asked`
    about already, the menu of open choices, and a line to type into."""
    controls, locale = list[Button | Link](), at.voice.locale
    if walked.back is not None:
        controls.append(button(press(at, _steps(walked).panel, walked.back), locale, BACK, Style.SECONDARY))
    elif walked.open:
        controls.append(button(press(at, Action.PANEL, ()), locale, BACK, Style.SECONDARY))
    if walked.choice is not None and walked.choice.about:
        controls.append(button(press(at, _steps(walked).about, walked.picks), locale))
    if walked.choice is not None and not asked:
        controls += why.about(at, walked.choice, press(at, _steps(walked).panel, walked.picks))
    root = at.position.choice(at.seat) if at.position is at.session.position else None  # else it is a change alone
    hints = at.session.table.practice and at.rules.think is not None
    if root is not None and walked.choice is not None and walked.back is None and hints:
        controls.append(button(Press(Action.HINT, at.id), locale))
    if root is not None and root.open and not walked.open:
        controls.append(button(press(at, Action.OPEN, ()), locale))
    if root is not None and root.owed and not root.blind and not walked.open:
        controls.append(button(Press(Action.TYPE, at.id), locale))
    if walked.choice is not None and walked.back is None and not walked.open:
        controls.append(button(Press(Action.NOTE, at.id), locale))
    controls += board_link(at.session, at.asker)
    others = unasked(at, walked, _steps(walked))
    return (*rows(others), *rows(tuple(controls)))


async def _idle(at: Seated, remark: tuple[Text, ...]) -> Message:
    """Nothing that the game waits for: the position, whom it waits for, and what may be answered in secret."""
    voice = at.voice
    trail = await at.context.stories.trail(at.session, at.seat)
    found = threats(at)
    shown, new = at.context.drawing.picture, await is_new(at)
    drawn = await shown(at.position.game, at.view, voice, since=trail, threats=found, new=new)
    choice, answers = at.position.choice(at.seat), _answers(at)
    asked = choice if answers else None
    lines = [
        *told(voice, (*remark, *warnings.standing(found))),
        voice.say(text("bot-table-not-your-turn")) if asked is None else f"**{voice.say(asked.prompt)}**",
        *(() if asked is None else map(voice.say, asked.about)),  # how their answer stands is told nowhere else
        waiting(at.session, voice, reader=at.asker.user),
    ]
    controls: list[Button | Link] = [_refresh(press(at, Action.PANEL, ()), voice)]
    if choice is not None and choice.open:
        controls.append(button(press(at, Action.OPEN, ()), voice.locale))
    own = (*plans.offer(at), button(Press(Action.NOTE, at.id), voice.locale))
    last = rows((*controls, *own, *_takebacks(at), *board_link(at.session, at.asker)))
    return panel(at, Message((Words("\n".join(lines)), drawn, *rows(answers), *last)))


def _answers(at: Seated) -> tuple[Button, ...]:
    """What the seat may answer to a choice that the host holds."""
    choice = at.position.choice(at.seat)
    if choice is None or choice.window is None:
        return ()
    answers = [((choice.open.index(token),), at.rules.label(at.view, (token,))) for token in choice.window.answers]
    return tuple(
        Button(custom_id(press(at, Action.OPEN, picks)), clip(at.voice.plain(label), LABEL), Style.PRIMARY)
        for picks, label in answers
    )


def _refresh(there: Press, voice: Voice) -> Button:
    """The way to the panel as it is now: of whoever waits in its place, after a move below the newest board."""
    return button(there, voice.locale, "bot-button-refresh", Style.SECONDARY)


def board_link(session: Session, asker: Asker) -> tuple[Link, ...]:
    """A link to the table's channel where the asker is in another one."""
    table = session.table
    if asker.channel == table.channel:
        return ()
    return (Link(address(table.guild, table.channel), plain(asker.locale, text("bot-button-board"))),)


def head(voice: Voice, remark: tuple[Text, ...], picked: tuple[str, ...], prompt: Text) -> str:
    """The words of a panel: a remark, what has been picked, the question."""
    return "\n".join((*told(voice, remark), *picked, f"**{voice.say(prompt)}**"))


def told(voice: Voice, remark: tuple[Text, ...]) -> tuple[str, ...]:
    """The remark in words, cut short where it is very long."""
    return (clip("\n".join(map(voice.say, remark)), REMARK),) if remark else ()


def _steps(walked: Walk) -> Steps:
    return OPEN if walked.open else OWED
