"""Lessons: exercises that teach a game, one idea after the other, and how far somebody has come."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot import metrics
from bot.catalogue import first_game, games
from bot.handlers.context import Context, Visit, respond
from bot.handlers.people.rulebook import meant
from bot.handlers.teaching import exercise
from bot.handlers.teaching.exercise import IN_WORDS, SOLUTION, Desk, Kind
from bot.host.storage import setting
from bot.host.storage.setting import Setting
from bot.messages.custom_id import Action, Named, Press, RulesPage
from bot.messages.custom_id import format as custom_id
from bot.messages.i18n import plain, say
from bot.messages.limits import LABEL, clip
from bot.messages.message import Button, Message, Style, Words, rows
from bot.messages.requests import Asker, Click, Command, Reply, Response
from bot.messages.words.table_messages import button, game_name, learning, level_name
from bot.messages.words.table_messages import consolation as consoled
from bot.table.guards import Refusal
from bot.table.session import harder
from games.core import Move, Text, text
from games.exercise import Exercise, Judgement, Lesson
from renderers.core import Game

LETTER = "l"
"""Of this kind of exercise."""


async def learn(context: Context, asker: Asker, command: Command) -> Response:
    """`/learn`: the lessons of the game named, else which games have some."""
    typed = command.values.get("game")
    if typed is None:
        return Reply(_every_game(asker.locale))
    return Reply(await _contents(context, asker, meant(str(typed), asker.locale)))


async def press_learn(context: Context, asker: Asker, click: Click) -> Response:
    """The button: the games, a game's lessons, a lesson where its pupil stopped, or one of its steps."""
    name, lesson, step, shown = _parts(click.press.given(Named).name)
    if not name:
        return respond(click, _every_game(asker.locale))
    if not lesson:
        return respond(click, await _contents(context, asker, name))
    number = step or str(await _next_step(context, asker, name, lesson))
    kind = (LETTER, KIND)
    desk = await exercise.sit(context, asker, kind, f"{name}:{lesson}:{number}", frozenset(shown) & {IN_WORDS})
    _count(desk, "opened")
    return respond(click, await exercise.ask(desk))


def _parts(place: str) -> tuple[str, str, str, str]:
    """Game, lesson, step, and how it is shown, as far as a button says it."""
    game, lesson, step, shown, *_ = *place.split(":"), "", "", "", ""
    return game, lesson, step, shown


async def consolation(visit: Visit) -> tuple[Button, ...]:
    """The lessons, for whoever has lost their first game of the kind to people: they alone are told."""
    position, locale, user = visit.session.position, visit.voice.locale, visit.asker.user
    if position is None or position.outcome is None or visit.seat is None or consoled(visit.session, locale):
        return ()
    winners, played = position.outcome.winners, await visit.context.host.games_played(position.game.rules.name, [user])
    return learning(position.game, locale) if winners and visit.seat not in winners and played.get(user) == 1 else ()


def taught_games() -> tuple[str, ...]:
    """The games that have lessons."""
    return tuple(name for name, game in games().items() if game.lessons)


def _every_game(locale: str) -> Message:
    if not taught_games():
        raise Refusal(text("bot-learn-none"))
    buttons = tuple(_to(locale, game_name(name), name, Style.PRIMARY) for name in taught_games())
    return Message((Words(say(locale, text("bot-learn-which"))), *rows(buttons)))


async def _contents(context: Context, asker: Asker, name: str) -> Message:
    """The lessons of a game, the first that is not done yet in front of all eyes."""
    lessons = games()[name].lessons if name in games() else ()
    if not lessons:
        raise Refusal(text("bot-learn-none"))
    reached, locale = await _reached(context, asker, name), asker.locale
    next = next_lesson(lessons, reached)
    buttons = [
        _to(locale, _label(name, number, lesson, reached), f"{name}:{lesson.name}", _style(lesson is next))
        for number, lesson in enumerate(lessons, 1)
    ]
    done = sum(is_done(lesson, reached) for lesson in lessons)
    key = "bot-learn-done" if next is None else "bot-learn-contents"
    words = say(locale, text(key, game=game_name(name), lessons=len(lessons), done=done))
    if essential := tuple(_title(name, lesson.name) for lesson in lessons if lesson.essential):
        words += "\n" + say(locale, text("bot-learn-essential", lessons=essential))
    early, late = (
        [each for each, lesson in zip(buttons, lessons, strict=True) if lesson.essential is which]
        for which in (True, False)
    )
    return Message(
        (Words(words), *rows(tuple(early)), *rows(tuple(late)), *rows((*_quick(locale, name), _rules(locale, name))))
    )


def next_lesson(lessons: Sequence[Lesson], reached: Mapping[str, int]) -> Lesson | None:
    """The first that is not done; those that a first game needs come before the others."""
    return next(
        (each for each in sorted(lessons, key=lambda each: not each.essential) if not is_done(each, reached)), None
    )


def is_done(lesson: Lesson, reached: Mapping[str, int]) -> bool:
    """Whether its last step has been solved."""
    return reached.get(lesson.name, 0) >= len(lesson.steps)


def _label(name: str, number: int, lesson: Lesson, reached: Mapping[str, int]) -> Text:
    key = "bot-learn-lesson-done" if is_done(lesson, reached) else "bot-learn-lesson"
    return text(key, number=number, title=_title(name, lesson.name))


def _title(name: str, lesson: str) -> Text:
    return text(f"{name}-course-{lesson}")


def _style(is_next: bool) -> Style:
    return Style.PRIMARY if is_next else Style.SECONDARY


def _to(locale: str, label: Text, place: str, style: Style = Style.SECONDARY) -> Button:
    """The way to a game's lessons, a lesson or a step."""
    return Button(custom_id(Press(Action.LEARN, argument=Named(place))), clip(plain(locale, label), LABEL), style)


def _rules(locale: str, name: str) -> Button:
    """The way to the rules, which leaves the lessons where they are."""
    return button(Press(Action.RULES, argument=RulesPage(name, apart=True)), locale)


def _quick(locale: str, name: str, style: Style = Style.SECONDARY) -> tuple[Button, ...]:
    """A quick game, where there are computers to play against, in that style; the same against the next ones."""
    first = first_game(games()[name])
    if first is None:
        return ()
    levels = ((first.level, style), (harder((first.level,)), Style.SECONDARY))
    return tuple(
        _against(locale, f"{name}:{level}", first.computers, level, style)
        for level, style in levels
        if level is not None
    )


def _against(locale: str, named: str, count: int, level: str, style: Style) -> Button:
    label = clip(plain(locale, text("bot-button-quick-level", count=count, level=level_name(level))), LABEL)
    return Button(custom_id(Press(Action.QUICK, argument=Named(named))), label, style)


# Exercises as lessons have them: their names are `game:lesson:step`


def find(name: str) -> tuple[Game, Exercise] | None:
    """The step that is called so."""
    game, lesson, number, _ = _parts(name)
    lessons = games()[game].lessons if game in games() else ()
    step = exercise.numbered(next((each.steps for each in lessons if each.name == lesson), ()), number)
    return None if step is None else (games()[game], step)


def _heading(desk: Desk) -> str:
    lesson, number = _lesson(desk)
    title = _title(desk.rules.name, lesson.name)
    said = text(
        "bot-lesson-heading", game=game_name(desk.rules.name), title=title, step=number, steps=len(lesson.steps)
    )
    return desk.voice.say(said)


def _footer(desk: Desk) -> tuple[Button, ...]:
    return (_to(desk.voice.locale, text("bot-button-lessons"), desk.rules.name),)


async def _answer(desk: Desk, message: Sequence[Move], judgement: Judgement) -> Message:
    """Why it is wrong, and the same board again; or why it is right, and the way to the next one."""
    lesson, number = _lesson(desk)
    _count(desk, "wrong" if not judgement.solved else "shown" if SOLUTION in desk.shown else "solved")
    if not judgement.solved:
        return await exercise.again(desk, judgement.said, _help(desk, lesson))
    await _remember(desk, lesson.name, number)
    return await exercise.after(desk, message, judgement.said, *await _onwards(desk, lesson, number))


def _help(desk: Desk, lesson: Lesson) -> Button:
    """The solution, or at the last board, which has none, the lesson from its beginning."""
    if desk.exercise.teaches is not None:
        return exercise.solution(desk)
    return _to(desk.voice.locale, text("bot-button-lesson-again"), _place(desk, lesson, 1))


def _place(desk: Desk, lesson: Lesson, number: int | None = None) -> str:
    """A step, or where the pupil goes on, in words where they read words."""
    step = "" if number is None else number
    return f"{desk.rules.name}:{lesson.name}:{step}:{IN_WORDS if IN_WORDS in desk.shown else ''}"


async def _onwards(desk: Desk, lesson: Lesson, number: int) -> tuple[Button, ...]:
    """The next step; after the last one the rules, and the next lesson or a game: that comes first after all of them,
    and after those that a first game needs."""
    name, locale = desk.rules.name, desk.voice.locale
    if number < len(lesson.steps):
        step = _to(locale, text("bot-button-lesson-step"), _place(desk, lesson, number + 1), Style.PRIMARY)
        return (step, *_footer(desk))
    more = *_footer(desk), _rules(locale, name)
    next = next_lesson(desk.game.lessons, await _reached(desk.context, desk.asker, name))
    if next is None:
        return (*_quick(locale, name, Style.PRIMARY), *more)
    label = text("bot-button-lesson-next", title=_title(name, next.name))
    ready = lesson.essential and not next.essential
    onwards = _to(locale, label, _place(desk, next), _style(not ready))
    quick = _quick(locale, name, _style(ready))
    return (*quick, onwards, *more) if ready else (onwards, *quick, *more)


def _lesson(desk: Desk) -> tuple[Lesson, int]:
    _, name, number = desk.name.split(":")
    return next(each for each in desk.game.lessons if each.name == name), int(number)


def _count(desk: Desk, outcome: str) -> None:
    lesson, number = _lesson(desk)
    metrics.LESSONS.labels(desk.rules.name, lesson.name, str(number), outcome).inc()


KIND = Kind(find, _heading, _footer, _answer)


# How far somebody has come


def learned(game: str) -> Setting[list[list[Any]]]:
    """Of each lesson of a game that a person has begun, by name: how many of its steps they have solved."""
    return setting.rows(f"learned {game}")


async def _reached(context: Context, asker: Asker, name: str) -> Mapping[str, int]:
    return dict(await context.host.recall(learned(name), asker.user) or ())


async def _next_step(context: Context, asker: Asker, name: str, lesson: str) -> int:
    """Where the pupil goes on: a lesson that is done begins anew."""
    steps = next((each.steps for each in games()[name].lessons if each.name == lesson), ()) if name in games() else ()
    done = (await _reached(context, asker, name)).get(lesson, 0)
    return done + 1 if done < len(steps) else 1


async def _remember(desk: Desk, lesson: str, number: int) -> None:
    """That a step was solved; earlier ones that are solved again change nothing."""
    reached = await _reached(desk.context, desk.asker, desk.rules.name)
    if number > reached.get(lesson, 0):
        rows = [[each, steps] for each, steps in {**reached, lesson: number}.items()]
        await desk.context.host.remember(learned(desk.rules.name), desk.asker.user, rows)
