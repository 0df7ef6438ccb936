"""An exercise: one decision that is asked of one person in a position without a table.

No channel, no seal, no clock, and nothing is stored but what its kind remembers. Its panel is that of a table: it walks
the game's choices, by buttons or from a typed line. What the controls are about stands in their stamps: how it is
shown, which kind of exercise it is, and what the kind calls it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.handlers.chooser import Steps, confirming, decided, foretold, offered, press, so_far, unasked
from bot.handlers.context import Context, respond
from bot.handlers.notation import example, read
from bot.handlers.teaching import why
from bot.handlers.walk import Walk, picks_of, walk
from bot.messages.custom_id import TYPED, Action, Picked, Press
from bot.messages.custom_id import format as custom_id
from bot.messages.i18n import Voice, narrow, plain
from bot.messages.message import Button, Document, Field, Form, Message, Part, Row, Style, Words, rows
from bot.messages.requests import Ask, Asker, Click, Response
from bot.messages.words.table_messages import button, note, unseated
from bot.table.guards import Refusal
from bot.table.typed import judged
from games import exercise as exercises
from games import moves
from games.core import Choice, IllegalMove, Move, Preview, Rules, Seat, Text, text
from games.exercise import Exercise, Judgement
from renderers.core import Game

OPEN, SOLUTION, IN_WORDS = "o", "s", "w"
"""How an exercise is shown: what may be chosen at any time instead of what is owed, once the solution was shown, a text
instead of a picture."""
CONTROLS = Steps(Action.EXERCISE, Action.EXERCISE_PICK, Action.EXERCISE_PLAY, Action.EXERCISE)
WRITTEN = 2_500
"""Characters of a position in words that a message has room for beside what is asked; more are a file."""


@dataclass(frozen=True, slots=True)
class Kind:
    """What lessons and puzzles do with exercises. `find` gives the one with a name, None where there is none (any
    more); `heading` stands above it, and `footer` below what can be chosen; `answer` says what comes of a legal message
    of moves, most often with `again` or `after`."""

    find: Callable[[str], tuple[Game, Exercise] | None]
    heading: Callable[[Desk], str]
    footer: Callable[[Desk], tuple[Button, ...]]
    answer: Callable[[Desk, Sequence[Move], Judgement], Awaitable[Message]]


@dataclass(frozen=True, slots=True)
class Desk:
    """Somebody at an exercise, which its `kind` (by letter) calls `name`; `shown` is how they see it."""

    context: Context
    asker: Asker
    kind: tuple[str, Kind]
    name: str
    game: Game
    exercise: Exercise
    state: Any
    voice: Voice
    shown: frozenset[str] = frozenset()

    @property
    def id(self) -> int:
        """No session's."""
        return 0

    @property
    def stamp(self) -> str:
        """What stands in its controls."""
        return f"{''.join(sorted(self.shown))}:{self.kind[0]}:{self.name}"

    @property
    def rules(self) -> Rules[Any, Any, Any]:
        return self.game.rules

    @property
    def seat(self) -> Seat:
        return self.exercise.seat

    @property
    def open(self) -> bool:
        """Whether the pupil looks at what may be chosen at any time."""
        return OPEN in self.shown

    @property
    def view(self) -> Any:
        return self.rules.view(self.state, self.seat)

    def choice(self, seat: Seat, path: Move = ()) -> Choice | None:
        """What may be added to `path`."""
        return self.rules.choice(self.view, path)

    def showing(self, *, open: bool) -> Desk:
        """The same with the choices of one sort or the other."""
        return replace(self, shown=self.shown | {OPEN} if open else self.shown - {OPEN})


Kinds = Mapping[str, Kind]
"""By the letter that stands in controls."""


async def sit(
    context: Context, asker: Asker, kind: tuple[str, Kind], name: str, shown: frozenset[str] = frozenset()
) -> Desk:
    """The asker at the exercise that the kind calls so.

    :raises Refusal: it has none of that name.
    """
    found = kind[1].find(name)
    if found is None:
        raise Refusal(text("bot-exercise-gone"))
    game, exercise = found
    state, options, seats = await asyncio.to_thread(exercises.begun, game.rules, exercise)
    voice = unseated(game, asker.locale, options)
    voice = replace(voice, names=voice.names[:seats])
    return Desk(context, asker, kind, name, game, exercise, state, voice, shown)


def numbered(every: Sequence[Exercise], number: str) -> Exercise | None:
    """The one with this number, from 1, as a control says it."""
    if not (number.isascii() and number.isdecimal() and len(number) < 4 and 0 < int(number) <= len(every)):
        return None
    return every[int(number) - 1]


# The presses


async def open_panel(kinds: Kinds, context: Context, asker: Asker, click: Click) -> Response:
    """The panel, from an option, a menu or Back."""
    path = click.press.given(Picked)
    return respond(click, await ask(await _desk(kinds, context, asker, path.stamp), path.picks))


async def confirm(kinds: Kinds, context: Context, asker: Asker, click: Click) -> Response:
    """The panel's complete move as the answer."""
    path = click.press.given(Picked)
    desk = await _desk(kinds, context, asker, path.stamp)
    walked = walk(desk, desk.seat, path.picks, open=desk.open)
    if walked is None or walked.choice is not None:
        return respond(click, await ask(desk))
    return respond(click, await _answer(desk, (walked.path,)))


async def fill_form(kinds: Kinds, context: Context, asker: Asker, click: Click) -> Response:
    """A line to type a move into; once filled in, the panel where it leads, or with what is wrong on top: that may name
    seats, which nobody outside the exercise knows."""
    typed = click.lines.get("typed")
    if typed is None:
        return form(kinds, asker, click)
    desk = await _desk(kinds, context, asker, click.press.given(Picked).stamp)
    try:
        return respond(click, await _read(desk, typed))
    except IllegalMove as refused:
        return respond(click, await _begin(desk, (refused.reason,)))


def form(kinds: Kinds, asker: Asker, click: Click) -> Ask:
    """The line, without waiting for anything, with an example."""
    shown = _example(kinds, asker, click.press.given(Picked).stamp)
    line = Field("typed", plain(asker.locale, text("bot-form-label")), most=TYPED, example=shown)
    late = note(asker.locale, text("bot-form-late"))
    return Ask(Form(custom_id(click.press), plain(asker.locale, text("bot-form-title")), (line,)), late)


def _example(kinds: Kinds, asker: Asker, stamp: str) -> str:
    """The first of the moves that can be made there and do not solve it."""
    _, letter, name = _meant(stamp)
    found = kinds[letter].find(name) if letter in kinds else None
    if found is None:
        return ""
    game, asked = found
    state, *_ = exercises.begun(game.rules, asked)
    view = game.rules.view(state, asked.seat)
    wrong = (each for each in moves.owed(game.rules, view) if not exercises.judge(game.rules, asked, (each,)).solved)
    return example(game.rules, wrong, asker.locale)


def _meant(stamp: str) -> tuple[str, str, str]:
    """How it is shown, the letter of its kind, and what that calls it."""
    shown, _, called = stamp.partition(":")
    letter, _, name = called.partition(":")
    return shown, letter, name


async def _desk(kinds: Kinds, context: Context, asker: Asker, stamp: str) -> Desk:
    """The exercise that a control is about."""
    shown, letter, name = _meant(stamp)
    if letter not in kinds:
        raise Refusal(text("bot-exercise-gone"))
    return await sit(context, asker, (letter, kinds[letter]), name, frozenset(shown) & {OPEN, SOLUTION, IN_WORDS})


async def _read(desk: Desk, typed: str) -> Message:
    """What comes of a typed line: the panel at the end of half a move, or with Confirm for a whole one; the answer to
    several moves at once.

    :raises IllegalMove: it cannot be read, or may not be played.
    """
    found = read(desk.rules, desk.view, desk.voice, narrow(typed))
    message = (found.half,) if found.half else judged(desk.rules, desk.view, found.words)
    return await ask_after(desk, message[0]) if len(message) == 1 else await _answer(desk, message)


async def _answer(desk: Desk, message: Sequence[Move]) -> Message:
    judgement = exercises.judge(desk.rules, desk.exercise, message)
    return await desk.kind[1].answer(desk.showing(open=False), message, judgement)


# What is shown


async def ask_after(desk: Desk, path: Move) -> Message:
    """The panel after the tokens of `path`."""
    picks, open = picks_of(desk, desk.seat, path)
    return await ask(desk.showing(open=open), picks)


async def ask(desk: Desk, picks: tuple[int, ...] = ()) -> Message:
    """The panel at the end of the picks, or at its beginning where they lead nowhere."""
    walked = walk(desk, desk.seat, picks, open=desk.open)
    if walked is None:
        desk = desk.showing(open=False)
        walked = walk(desk, desk.seat, (), open=False)
    assert walked is not None, desk.name
    if walked.choice is None:
        return await _confirmation(desk, walked)
    return await _offer(desk, walked)


async def again(desk: Desk, said: Text, *buttons: Button, shows: Sequence[Text] = ()) -> Message:
    """The panel from its beginning, with what was wrong on top, and what `shows` of it."""
    return await _begin(desk, (text("bot-exercise-wrong", why=said), *shows), buttons)


async def _begin(desk: Desk, said: Sequence[Text], more: tuple[Button, ...] = ()) -> Message:
    """The panel from its beginning, with what is `said` in place of the idea."""
    walked = walk(desk, desk.seat, (), open=desk.open)
    assert walked is not None, desk.name
    return await _offer(desk, walked, said, more)


async def after(
    desk: Desk,
    message: Sequence[Move],
    said: Text,
    *buttons: Button,
    solved: bool = True,
    shows: Sequence[Text] = (),
) -> Message:
    """The position that the right moves lead to, what `shows` that they are right, and what leads on; where they were
    not found, `said` is all that is said of them."""
    state = exercises.brought(desk.rules, desk.state, desk.exercise, message)
    words = _words(desk, text("bot-exercise-right", why=said) if solved else said, *shows)
    reached = replace(desk, state=state)
    return Message((words, await _shown(reached, since=(desk.view,)), *rows(buttons)))


def solution(desk: Desk) -> Button:
    """What shows the right move, ready to be confirmed."""
    picks, open = picks_of(desk, desk.seat, _solution(desk))
    shown = desk.showing(open=open)
    control = press(replace(shown, shown=shown.shown | {SOLUTION}), CONTROLS.panel, picks)
    return button(control, desk.voice.locale, "bot-button-show-me", Style.SECONDARY)


def _solution(desk: Desk) -> Move:
    return exercises.solution(desk.rules, desk.view, desk.exercise)


async def _offer(desk: Desk, walked: Walk, said: Sequence[Text] = (), more: tuple[Button, ...] = ()) -> Message:
    """The next options; at the beginning with the idea, or that there is no help, or with what is `said` in its
    place."""
    assert walked.choice is not None
    idea = (desk.exercise.teaches or text("bot-exercise-unaided"),) if walked.back is None else ()
    root = desk.choice(desk.seat)
    openly = desk.open or (root is not None and _solution(desk)[0] in root.open)
    prompt = text("bot-panel-open") if openly and not walked.path else walked.choice.prompt
    words = _words(
        desk,
        *(said or idea),
        *_brought(desk, walked.path),
        asks=True,
        picked=(*so_far(desk, walked), desk.voice.say(prompt)),
    )
    shown = await _shown(desk, walked.path)
    return Message((words, shown, *offered(desk, walked, CONTROLS), *rows((*more, *_footer(desk, walked)))))


def _brought(desk: Desk, path: Move) -> Iterator[Text]:
    """What each of the next options brings, where there is help; not which cells are worth it: those are asked for."""
    helped = desk.exercise.teaches is not None
    for each in moves.threats(desk.rules, desk.view, path) if helped else ():
        if each.token and not each.cells:
            yield text("bot-threat", threat=each.text)


async def _confirmation(desk: Desk, walked: Walk) -> Message:
    """The complete move, with what can be foreseen of it where there is help."""
    helped = desk.exercise.teaches is not None
    walked = replace(walked, others=()) if desk.exercise.plain else walked
    preview = moves.preview(desk.rules, desk.view, walked.path) if helped else None
    named = so_far(desk, walked)
    picked = (*named, desk.voice.say(text("bot-panel-confirm")))
    foreseen = foretold(desk, () if preview is None else preview.lines, named)
    foreseen = foreseen if helped else (text("bot-exercise-unaided"),)
    others = unasked(desk, walked, CONTROLS)
    words = _words(desk, *foreseen, *decided(desk, walked), asks=True, picked=picked)
    play = Row((confirming(desk, walked, CONTROLS),))
    shown = await _shown(desk, walked.path, preview)
    return Message((words, shown, play, *rows(others), *rows(_footer(desk, walked))))


def _words(desk: Desk, *told: Text, asks: bool = False, picked: tuple[str, ...] = ()) -> Words:
    """The heading, what is told, what is asked, what was picked."""
    question = (f"**{desk.voice.say(desk.exercise.asks)}**",) if asks else ()
    return Words("\n".join((desk.kind[1].heading(desk), *map(desk.voice.say, told), *question, *picked)))


async def _shown(desk: Desk, path: Move = (), preview: Preview | None = None, since: tuple[Any, ...] = ()) -> Part:
    """The position as the pupil wants to see it."""
    drawing, aided = desk.context.drawing, desk.exercise.teaches is not None
    if IN_WORDS in desk.shown:
        words = await drawing.words(desk.game, desk.view, desk.voice)
        return Document("board.txt", words.encode()) if len(words) > WRITTEN else Words(f"```\n{words}\n```")
    return await drawing.picture(desk.game, desk.view, desk.voice, path=path, preview=preview, since=since, aided=aided)


def _footer(desk: Desk, walked: Walk) -> tuple[Button, ...]:
    """Back, the choices of the other sort where they solve it, the rules about the choice, a line to type into, words
    or a picture, and what the kind offers."""
    locale, controls = desk.voice.locale, list[Button]()
    panel, root = CONTROLS.panel, desk.choice(desk.seat)
    if walked.back is not None or desk.open:
        to = desk.showing(open=desk.open and bool(walked.back))
        controls.append(button(press(to, panel, walked.back or ()), locale, "bot-button-back", Style.SECONDARY))
    if root is not None and not desk.open and _solution(desk)[0] in root.open:
        controls.append(button(press(desk.showing(open=True), panel, ()), locale, Action.OPEN.label, Style.SECONDARY))
    if walked.choice is not None:
        controls += why.about(desk, walked.choice, press(desk, panel, walked.picks))
    controls.append(button(Press(Action.EXERCISE_TYPE, 0, Picked(desk.stamp)), locale))
    other = replace(desk, shown=desk.shown ^ {IN_WORDS})
    label = "bot-button-picture" if IN_WORDS in desk.shown else Action.TEXT.label
    controls.append(button(press(other, panel, walked.picks), locale, label, Style.SECONDARY))
    return (*controls, *desk.kind[1].footer(desk))
