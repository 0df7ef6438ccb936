"""The panel "Your move": private, stateless, one for every game. It walks the game's choices, one option at a time.

Everything it knows stands in the `custom_id`s of its controls: the session, the stamp of the choice it was drawn for, and
the options picked so far.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bot.handlers.context import House, running, seated, session, speaker
from bot.handlers.hints import hinted, turn
from bot.handlers.notation import asked, bare, spelt
from bot.messages.custom_id import DIGITS, TYPED, Action, Press
from bot.messages.custom_id import format as custom_id
from bot.messages.i18n import Raw, Voice, narrow, plain
from bot.messages.limits import LABEL, OPTION_TEXT, PLACEHOLDER, clip
from bot.messages.message import Button, Field, Form, Link, Message, Option, Part, Row, Select, Style, Words, rows
from bot.messages.present import button, note, owing, result, waiting
from bot.messages.requests import Ask, Asker, Click, Refusal, Reply, Response, Update
from bot.table.answers import Answer, Verdict
from bot.table.session import Phase, Position, Session
from games.core import Batch, Choice, Move, Seat, Text, text
from games.moves import foresee, judge, owed

AUTO = "auto"
"""What one types to let the computer choose."""
EXAMPLE = 100
"""Characters that Discord shows in an empty line of a form."""
REMARK = 3_000
"""Characters that a panel tells at most before it asks: the question and a hint need room too."""
BUTTONS = 10
"""Up to so many options are buttons; more are a menu."""


@dataclass(frozen=True, slots=True)
class Walk:
    """How far the picks lead. `choice` offers the next options; None: the move is complete."""

    picks: tuple[int, ...]
    path: Move
    choice: Choice | None
    back: tuple[int, ...] | None
    """The picks at the latest fork before; None at the first one."""
    forks: tuple[int, ...] = ()
    """Lengths of the path after each step that offered more than one option."""
    others: tuple[tuple[tuple[int, ...], Move], ...] = ()
    """Picks and paths of what else there was at the steps where the usual option was taken unasked."""


def walk(position: Position, seat: Seat, picks: tuple[int, ...], *, open: bool) -> Walk | None:
    """Follow `picks` and, after them, every step with a single option or a usual one. None: the picks fit no options."""
    path: Move = ()
    back: tuple[int, ...] | None = None
    done: tuple[int, ...] = ()
    forks: tuple[int, ...] = ()
    others: tuple[tuple[tuple[int, ...], Move], ...] = ()
    while (choice := position.choice(seat, path)) is not None:
        offered = options(choice, path, open=open)
        unasked = len(done) >= len(picks) and choice.usual in offered
        if len(done) < len(picks):
            pick = picks[len(done)]
        elif len(offered) == 1 and (path or not open):
            pick = 0
        elif unasked:
            pick = offered.index(choice.usual or "")
            others += tuple(((*done, n), (*path, token)) for n, token in enumerate(offered) if n != pick)
        else:
            break
        if pick >= len(offered):
            return None
        if (len(offered) > 1 and not unasked) or (open and not path):
            back, forks = done, (*forks, len(path) + 1)
        done, path = (*done, pick), (*path, offered[pick])
    if len(picks) > len(done):
        return None
    return Walk(done, path, choice, back, forks or ((len(path),) if path else ()), others)


def options(choice: Choice, path: Move, *, open: bool) -> tuple[str, ...]:
    """What a panel offers: of the first step the owed options or, in their own menu, the open ones."""
    return choice.open if open and not path else choice.tokens


async def show(house: House, asker: Asker, press: Press, *, remark: tuple[Text, ...] = ()) -> Message:
    """The panel as it is now, at the picks of `press` if they are still meant for this position."""
    found = running(await session(house, press.session))
    seat = seated(found, asker)
    position = found.position
    assert position is not None, f"running session {found.id} has no position"
    stamp = position.stamp(seat)
    if press.stamp and press.stamp != stamp:
        return await show(house, asker, Press(Action.PANEL, found.id), remark=(text("bot-panel-changed"), *remark))
    return await _panel(house, asker, found, seat, press, remark)


async def _panel(house: House, asker: Asker, found: Session, seat: Seat, press: Press, remark: tuple[Text, ...]) -> Message:
    position = found.position
    assert position is not None
    open = press.action in OPEN
    choice = position.choice(seat)
    if choice is None or (not open and (not choice.owed or choice.blind)):
        return await _idle(house, asker, found, seat, remark)
    walked = walk(position, seat, press.picks, open=open)
    if walked is None:
        walked = walk(position, seat, (), open=open)
    assert walked is not None, f"no root for seat {seat} of session {found.id}"
    if walked.choice is None:
        return await _confirm(house, asker, found, seat, walked, open, remark)
    return await _offer(house, asker, found, seat, walked, open, remark)


async def _offer(
    house: House, asker: Asker, found: Session, seat: Seat, walked: Walk, open: bool, remark: tuple[Text, ...]
) -> Message:
    position, voice = _position(found), speaker(found, asker)
    assert walked.choice is not None
    prompt = text("bot-panel-open") if open and not walked.path else walked.choice.prompt
    head = Words(_head(voice, remark, _so_far(position, seat, voice, walked), prompt))
    drawn = await house.drawing.picture(position.game, position.view(seat), voice, path=walked.path)
    controls = _options(position, seat, walked, voice, _press(found, seat, walked.picks, open=open))
    return Message((head, drawn, *controls, *_footer(found, asker, seat, walked, voice, open)))


def _options(position: Position, seat: Seat, walked: Walk, voice: Voice, here: Press) -> tuple[Part, ...]:
    assert walked.choice is not None
    offered = options(walked.choice, walked.path, open=here.action in OPEN)
    view, rules = position.view(seat), position.game.rules
    labels = [voice.plain(rules.label(view, (*walked.path, token))) for token in offered]
    if len(labels) <= BUTTONS:
        picks = [Press(here.action, here.session, here.stamp, (*here.picks, number)) for number in range(len(labels))]
        pairs = zip(picks, labels, strict=True)
        return rows(tuple(Button(custom_id(pick), clip(label, LABEL), Style.PRIMARY) for pick, label in pairs))
    chosen = Press(SELECTS[here.action], here.session, here.stamp, here.picks)
    menu = tuple(Option(clip(label, OPTION_TEXT), DIGITS[number]) for number, label in enumerate(labels))
    return (Row((Select(custom_id(chosen), clip(voice.plain(walked.choice.prompt), PLACEHOLDER), menu),)),)


async def _confirm(
    house: House, asker: Asker, found: Session, seat: Seat, walked: Walk, open: bool, remark: tuple[Text, ...]
) -> Message:
    position, voice = _position(found), speaker(found, asker)
    view, rules = position.view(seat), position.game.rules
    preview = rules.preview(view, walked.path)
    foreseen = () if preview is None else preview.lines
    head = _head(voice, (*remark, *foreseen), _so_far(position, seat, voice, walked), text("bot-panel-confirm"))
    drawn = await house.drawing.picture(position.game, view, voice, path=walked.path, preview=preview)
    action = Action.OPEN_PLAY if open else Action.PLAY
    press = Press(action, found.id, position.stamp(seat), walked.picks)
    style = Style.DANGER if open else Style.SUCCESS
    play = Row((button("bot-button-confirm", voice.locale, press, style),))
    return Message((Words(head), drawn, play, *_footer(found, asker, seat, walked, voice, open)))


def _footer(found: Session, asker: Asker, seat: Seat, walked: Walk, voice: Voice, open: bool) -> tuple[Row, ...]:
    """What else there was where the usual option was taken; Back, the menu of open choices, and a line to type into."""
    controls, locale = list[Button | Link](), voice.locale
    rules, view = _position(found).game.rules, _position(found).view(seat)
    others = tuple(
        Button(custom_id(_press(found, seat, picks, open=open)), clip(voice.plain(rules.label(view, path)), LABEL))
        for picks, path in walked.others
    )
    if walked.back is not None:
        controls.append(button("bot-button-back", locale, _press(found, seat, walked.back, open=open)))
    elif open:
        controls.append(button("bot-button-back", locale, Press(Action.PANEL, found.id)))
    root = _position(found).choice(seat)
    if root is not None and root.open and not open:
        controls.append(button("bot-button-open", locale, _press(found, seat, (), open=True)))
    if root is not None and root.owed and not root.blind and not open:
        controls.append(button("bot-button-type", locale, Press(Action.TYPE, found.id)))
    controls += way(found, asker)
    return (*rows(others), *((Row(tuple(controls)),) if controls else ()))


async def _idle(house: House, asker: Asker, found: Session, seat: Seat, remark: tuple[Text, ...]) -> Message:
    """Nothing that the game waits for: the position, whom it waits for, and what may be answered in secret."""
    position, voice = _position(found), speaker(found, asker)
    drawn = await house.drawing.picture(position.game, position.view(seat), voice)
    choice = position.choice(seat)
    answers = _answers(found, seat, voice)
    told = f"**{voice.say(choice.prompt)}**" if choice is not None and answers else voice.say(text("bot-panel-not-your-turn"))
    lines = [*_told(voice, remark), told, waiting(found, voice)]
    controls: list[Button | Link] = [_refresh(found, asker)]
    if choice is not None and choice.open:
        controls.append(button("bot-button-open", voice.locale, _press(found, seat, (), open=True)))
    return Message((Words("\n".join(lines)), drawn, *rows(answers), Row((*controls, *way(found, asker)))))


def _answers(found: Session, seat: Seat, voice: Voice) -> tuple[Button, ...]:
    """What the seat may answer to a choice that the host holds."""
    position = _position(found)
    choice = position.choice(seat)
    if choice is None or choice.window is None:
        return ()
    view, rules = position.view(seat), position.game.rules
    picks = [((choice.open.index(token),), rules.label(view, (token,))) for token in choice.window.answers]
    return tuple(
        Button(custom_id(_press(found, seat, pick, open=True)), clip(voice.plain(label), LABEL), Style.PRIMARY)
        for pick, label in picks
    )


def _refresh(found: Session, asker: Asker) -> Button:
    return button("bot-button-refresh", asker.locale, Press(Action.PANEL, found.id))


def way(found: Session, asker: Asker) -> tuple[Link, ...]:
    """A link to the table's channel where the asker is in another one."""
    table = found.table
    if asker.channel == table.channel:
        return ()
    url = f"https://discord.com/channels/{table.guild}/{table.channel}"
    return (Link(url, plain(asker.locale, text("bot-button-board"))),)


def _head(voice: Voice, remark: tuple[Text, ...], so_far: str | None, prompt: Text) -> str:
    return "\n".join((*_told(voice, remark), *((so_far,) if so_far else ()), f"**{voice.say(prompt)}**"))


def _told(voice: Voice, remark: tuple[Text, ...]) -> tuple[str, ...]:
    """The remark in words, cut short where it is very long."""
    return (clip("\n".join(map(voice.say, remark)), REMARK),) if remark else ()


def _so_far(position: Position, seat: Seat, voice: Voice, walked: Walk) -> str | None:
    """What has been picked, in words and as one would type it."""
    if not walked.path:
        return None
    view, rules = position.view(seat), position.game.rules
    picked = " › ".join(voice.say(rules.label(view, walked.path[:length])) for length in walked.forks)
    return voice.say(text("bot-panel-so-far", picked=Raw(picked), typed=rules.format(walked.path)))


def _press(found: Session, seat: Seat, picks: tuple[int, ...], *, open: bool) -> Press:
    return Press(Action.OPEN if open else Action.PANEL, found.id, _position(found).stamp(seat), picks)


def _position(found: Session) -> Position:
    assert found.position is not None, f"session {found.id} has no position"
    return found.position


OPEN = frozenset({Action.OPEN, Action.OPEN_PICK, Action.OPEN_PLAY})
SELECTS = {Action.PANEL: Action.PICK, Action.OPEN: Action.OPEN_PICK}
STEPS = {Action.PICK: Action.PANEL, Action.OPEN_PICK: Action.OPEN}


async def opened(house: House, asker: Asker, click: Click) -> Response:
    """The panel, from the board, from an option or from Back."""
    press = click.press
    assert press is not None
    if press.action in STEPS:
        picks = (*press.picks, DIGITS.index(click.value or "0"))
        press = Press(STEPS[press.action], press.session, press.stamp, picks)
    message = await show(house, asker, press)
    if not press.stamp:
        message = await hinted(house, asker, 0, message, press)
    return Update(message) if click.private else Reply(message)


async def confirmed(house: House, asker: Asker, click: Click) -> Response:
    """Play the panel's complete move."""
    press = click.press
    assert press is not None
    found = running(await session(house, press.session))
    seat = seated(found, asker)
    position = _position(found)
    message = _confirmed(position, seat, press)
    if press.stamp != position.stamp(seat) or message is None:
        kept = await house.host.answered(asker.interaction)
        if kept is not None:
            return Update(await after(house, asker, kept, found.id))
        return Update(await show(house, asker, Press(Action.PANEL, found.id), remark=(text("bot-panel-changed"),)))
    answer = await house.host.submit(asker.interaction, found.id, asker.user, message, stamp=press.stamp)
    shown = await after(house, asker, answer, found.id)
    return Update(await hinted(house, asker, 1, shown, Press(Action.PANEL, found.id)) if answer.done else shown)


async def quiet(house: House, asker: Asker, click: Click) -> Response:
    """No more hints for the asker; the panel that showed one stays."""
    press = click.press
    assert press is not None
    await turn(house, asker.user, on=False)
    found = await house.host.session(press.session)
    if found is None or found.phase is not Phase.RUNNING or found.trouble is not None or found.seat_of(asker.user) is None:
        return Update(note(asker.locale, text("bot-hints-off")))
    return Update(await show(house, asker, replace(press, action=Action.PANEL), remark=(text("bot-hints-off"),)))


def _confirmed(position: Position, seat: Seat, press: Press) -> Sequence[Move] | None:
    """The moves that a Confirm stands for; None if they fit no longer."""
    if press.typed:
        return position.game.rules.parse(position.view(seat), press.typed) if press.stamp == position.stamp(seat) else None
    walked = walk(position, seat, press.picks, open=press.action in OPEN)
    return None if walked is None or walked.choice is not None else (walked.path,)


async def after(house: House, asker: Asker, answer: Answer, id: int) -> Message:
    """What the mover sees next: what became of his move, then the panel if he owes another choice, else the position."""
    remark = (text("bot-panel-changed"),) if answer.verdict is Verdict.STALE else (answer.text, *answer.told)
    found = await session(house, id)
    seat = found.seat_of(asker.user)
    if found.phase is Phase.RUNNING and seat is not None and (not answer.done or seat in owing(found)):
        return await show(house, asker, Press(Action.PANEL, id), remark=remark)
    return await _result(house, asker, found, remark)


async def _result(house: House, asker: Asker, found: Session, remark: tuple[Text, ...]) -> Message:
    """What became of a move. It stays as it is while the game goes on, so it leads there."""
    voice = speaker(found, asker)
    lines = [*_told(voice, remark)]
    if found.position is None:
        return Message((Words("\n".join(lines)),))
    ended = found.position.outcome
    lines.append(waiting(found, voice, computers=False) if ended is None else result(ended, voice))
    view = found.position.view(found.seat_of(asker.user))
    drawn = await house.drawing.picture(found.position.game, view, voice, patient=True)  # the boards of all tables go first
    trouble = house.publisher.trouble(found.table.channel)
    lines += [voice.say(trouble)] if trouble is not None else []
    controls = (*((_refresh(found, asker),) if found.phase is Phase.RUNNING else ()), *way(found, asker))
    return Message((Words("\n".join(line for line in lines if line)), drawn, *rows(controls)))


async def form(house: House, asker: Asker, click: Click) -> Response:
    """A line to type a move into; once filled in, the move."""
    press = click.press
    assert press is not None
    typed = click.lines.get("typed")
    if typed is not None:
        return Update(await _typed(house, asker, press.session, typed))
    found = running(await session(house, press.session))
    line = Field(
        "typed", plain(asker.locale, text("bot-form-label")), most=TYPED, example=_example(found, seated(found, asker), asker)
    )
    return Ask(Form(custom_id(press), plain(asker.locale, text("bot-form-title")), (line,)))


def _example(found: Session, seat: Seat, asker: Asker) -> str:
    """A move that could be typed now."""
    position = _position(found)
    move = next(owed(position.game.rules, position.view(seat)), None)
    if move is None or seat in position.held:
        return ""
    return clip(plain(asker.locale, text("bot-form-example", typed=position.game.rules.format(move))), EXAMPLE)


async def _typed(house: House, asker: Asker, id: int, typed: str) -> Message:
    """What comes of a filled-in form: the panel where the words lead, with the preview and Confirm if they are a whole move.

    :raises Refusal: not legal, or not to be read.
    """
    words = await _notation(house, asker, id, typed)
    if words.casefold() == AUTO:
        return await typed_move(house, asker, id, words)
    found = running(await session(house, id))
    seat, position = seated(found, asker), _position(found)
    words = asked(position.game.rules, position.view(seat), words) or words
    if (half := _half(position, seat, words)) is not None:
        return await show(house, asker, _at(found, seat, half))
    message = position.game.rules.parse(position.view(seat), words)
    if (reason := _objection(position, seat, message)) is not None:
        raise Refusal(reason)
    if len(message) == 1:
        return await show(house, asker, _at(found, seat, message[0]))
    return await _confirm_typed(house, asker, found, seat, message, words)


def _objection(position: Position, seat: Seat, message: Sequence[Move]) -> Text | None:
    """Why the message cannot be played; of moves one after another, only the first can be judged."""
    rules, view = position.game.rules, position.view(seat)
    return judge(rules, view, message if rules.batch is Batch.WHOLE else message[:1])


def _half(position: Position, seat: Seat, words: str) -> Move | None:
    """The path of a notation that is only the beginning of a move."""
    path = spelt(position.game.rules, position.view(seat), words)
    return path if path and position.choice(seat, path) is not None else None


def _at(found: Session, seat: Seat, path: Move) -> Press:
    """The panel after the tokens of `path`."""
    position = _position(found)
    root = position.choice(seat)
    open = root is not None and path[0] in root.open
    offers = [(position.choice(seat, path[:length]), path[:length]) for length in range(len(path))]
    picks = tuple(
        options(offer, before, open=open).index(token) for token, (offer, before) in zip(path, offers, strict=True) if offer
    )
    return _press(found, seat, picks, open=open)


async def _confirm_typed(
    house: House, asker: Asker, found: Session, seat: Seat, message: Sequence[Move], words: str
) -> Message:
    """Several moves at once: the previews as far as each is certain to come, and Confirm for all."""
    position, voice = _position(found), speaker(found, asker)
    if len(words) > TYPED:
        raise Refusal(text("bot-form-too-long"))
    preview = position.game.rules.preview(position.view(seat), message[0])
    asking = _head(voice, (), voice.say(text("bot-panel-typed", typed=words)), text("bot-panel-confirm"))
    head = f"{await _ahead(position, seat, voice, message)}\n{asking}".strip()
    drawn = await house.drawing.picture(position.game, position.view(seat), voice, path=message[0], preview=preview)
    play = Press(Action.PLAY, found.id, position.stamp(seat), typed=words)
    controls: tuple[Button | Link, ...] = (
        button("bot-button-confirm", voice.locale, play, Style.SUCCESS),
        button("bot-button-back", voice.locale, Press(Action.PANEL, found.id)),
        *way(found, asker),
    )
    return Message((Words(head), drawn, *rows(controls)))


async def _ahead(position: Position, seat: Seat, voice: Voice, message: Sequence[Move]) -> str:
    """What can be foreseen of each of several moves, off the event loop: a line of many moves takes a second."""
    lines = await asyncio.to_thread(lambda: tuple(_prospects(position, seat, voice, message)))
    return clip("\n".join(lines), REMARK)


def _prospects(position: Position, seat: Seat, voice: Voice, message: Sequence[Move]) -> Iterator[str]:
    """A heading and its lines for each move; where it ends, it says so."""
    rules = position.game.rules
    found = list(foresee(rules, position.view(seat), message))
    for move, preview, reason in found:
        lines = (reason,) if reason is not None else () if preview is None else preview.lines
        if lines:
            yield f"**{voice.say(text('bot-preview', typed=rules.format(move)))}**"
            yield from map(voice.say, lines)
    if len(found) < len(message) and found[-1][2] is None:
        yield voice.say(text("bot-preview-open", typed=rules.format(message[len(found)])))


async def typed_move(house: House, asker: Asker, id: int, typed: str) -> Message:
    """What comes of a typed message: a look ahead for `?`, else a move.

    :raises Refusal: not legal, or not to be read.
    """
    words = await _notation(house, asker, id, typed)
    found = running(await session(house, id))
    if (question := _asked(found, asker, words)) is not None:
        return await foreseen(house, asker, id, question)
    if words.casefold() == AUTO:
        return await _played(house, asker, await house.host.auto(asker.interaction, id, asker.user), id)
    if (half := _half(_position(found), seat := seated(found, asker), words)) is not None:
        return await show(house, asker, _at(found, seat, half))
    return await _played(house, asker, await house.host.typed(asker.interaction, id, asker.user, words), id)


def _asked(found: Session, asker: Asker, words: str) -> str | None:
    """The move that `words` ask about."""
    position = _position(found)
    return asked(position.game.rules, position.view(seated(found, asker)), words)


async def _notation(house: House, asker: Asker, id: int, typed: str) -> str:
    """What was typed, with plain letters and nothing of a suggestion's words."""
    found = running(await session(house, id))
    position = _position(found)
    return bare(position.game.rules, position.view(seated(found, asker)), narrow(typed), speaker(found, asker))


async def _played(house: House, asker: Asker, answer: Answer, id: int) -> Message:
    if not answer.done:
        raise Refusal(answer.text)
    return await after(house, asker, answer, id)


async def foreseen(house: House, asker: Asker, id: int, typed: str) -> Message:
    """What the asker can foresee of a typed move, or of several as far as each is certain to come, without playing it.

    :raises Refusal: not legal, not to be read, or an option forbids it.
    """
    found = running(await session(house, id))
    seat, position, voice = seated(found, asker), _position(found), speaker(found, asker)
    rules, view = position.game.rules, position.view(seat)
    parts = rules.parse(view, typed)
    if (reason := _objection(position, seat, parts)) is not None:
        raise Refusal(reason)
    preview = rules.preview(view, parts[0])
    if preview is None:
        raise Refusal(text("bot-no-preview"))
    drawn = await house.drawing.picture(position.game, view, voice, path=parts[0], preview=preview)
    return Message((Words(await _ahead(position, seat, voice, parts)), drawn))
