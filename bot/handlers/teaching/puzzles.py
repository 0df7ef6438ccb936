"""Puzzles: exercises out of games that were played, each with one answer, three tries and the reason."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from bot.catalogue import games
from bot.handlers import warnings
from bot.handlers.context import Context, respond
from bot.handlers.notation import in_words
from bot.handlers.people.rulebook import meant
from bot.handlers.teaching import beside, exercise
from bot.handlers.teaching.exercise import Desk, Kind
from bot.host.storage import setting
from bot.host.storage.setting import Setting
from bot.messages.custom_id import Action, Named, Press
from bot.messages.custom_id import format as custom_id
from bot.messages.drawing_jobs import WARNED
from bot.messages.i18n import Raw, plain, say, spoken
from bot.messages.limits import LABEL, clip
from bot.messages.message import Button, Message, Style, Words, rows
from bot.messages.requests import Asker, Click, Command, Reply, Response
from bot.messages.words.table_messages import game_name
from bot.table.guards import Refusal
from games import moves
from games.core import Move, Text, text
from games.exercise import Exercise, Judgement, answers, begun, following, solution
from games.puzzles import BETWEEN
from renderers.core import Game

LETTER = "p"
"""Of this kind of exercise."""
TRIES = 3
"""Answers at most: there are more that one may give."""


async def puzzle(context: Context, asker: Asker, command: Command) -> Response:
    """`/puzzle`: the next puzzle of the game named, else which games have some."""
    typed = command.values.get("game")
    if typed is None:
        return Reply(_every_game(asker.locale))
    return Reply(await _next(context, asker, meant(str(typed), asker.locale)))


async def press_puzzle(context: Context, asker: Asker, click: Click) -> Response:
    """The button: the games, a game's next puzzle, or one that is named by its number."""
    name, _, number = click.press.given(Named).name.partition(":")
    if not name:
        return respond(click, _every_game(asker.locale))
    if not number:
        return respond(click, await _next(context, asker, name))
    desk = await exercise.sit(context, asker, (LETTER, KIND), f"{name}:{number}")
    return respond(click, await exercise.ask(desk))


def puzzled_games() -> tuple[str, ...]:
    """The games that have puzzles."""
    return tuple(name for name, game in games().items() if game.puzzles)


def _every_game(locale: str) -> Message:
    if not puzzled_games():
        raise Refusal(text("bot-puzzle-none"))
    buttons = tuple(_to(locale, text("bot-puzzle-game", game=game_name(name)), name) for name in puzzled_games())
    return Message((Words(say(locale, text("bot-puzzle-which"))), *rows(buttons)))


async def _next(context: Context, asker: Asker, name: str) -> Message:
    """The first puzzle that is neither solved nor used up."""
    found = games()[name].puzzles if name in games() else ()
    if not found:
        raise Refusal(text("bot-puzzle-none"))
    done = await _done(context, asker, name)
    number = next((each for each in range(1, len(found) + 1) if not done.get(each, ((), False))[1]), None)
    if number is None:
        return Message((Words(say(asker.locale, text("bot-puzzle-all", game=game_name(name), count=len(found)))),))
    return await exercise.ask(await exercise.sit(context, asker, (LETTER, KIND), f"{name}:{number}"))


def _to(locale: str, label: Text, place: str, style: Style = Style.PRIMARY) -> Button:
    press = Press(Action.PUZZLE, argument=Named(place))
    return Button(custom_id(press), clip(plain(locale, label), LABEL), style)


# Exercises as puzzles have them: their names are `game:number`


def find(name: str) -> tuple[Game, Exercise] | None:
    """The puzzle that is called so."""
    game, number, made = _parts(name)
    puzzle = exercise.numbered(games()[game].puzzles if game in games() else (), number)
    if puzzle is None or (made and made not in _firsts(games()[game], puzzle)):
        return None
    return games()[game], following(puzzle, made) if made else puzzle


def _firsts(game: Game, puzzle: Exercise) -> frozenset[str]:
    """How the first of two decisions may be made."""
    state, _, _ = begun(game.rules, puzzle)
    view = game.rules.view(state, puzzle.seat)
    return frozenset(map(game.rules.format, moves.owed(game.rules, view))) if puzzle.then else frozenset()


def _parts(name: str) -> tuple[str, str, str]:
    """The game, the number, and the first of two decisions if that was made."""
    game, _, rest = name.partition(":")
    number, _, made = rest.partition(":")
    return game, number, made


def _number(desk: Desk) -> int:
    return int(_parts(desk.name)[1])


def _heading(desk: Desk) -> str:
    """Which it is; and where the game has words for them, what differs from board to board: it is said there from the
    options."""
    name, total, here = desk.rules.name, len(desk.game.puzzles), f"{desk.rules.name}-puzzle-here"
    said = [text("bot-puzzle-heading", game=game_name(name), number=_number(desk), total=total)]
    if spoken(desk.voice.locale).has(here):
        options = asdict(begun(desk.rules, desk.exercise)[1])
        said.append(text(here, **{name: value for name, value in options.items() if isinstance(value, int | str)}))
    return "\n".join(map(desk.voice.say, said))


def _footer(desk: Desk) -> tuple[Button, ...]:
    """From the second of two decisions back to the first."""
    game, number, made = _parts(desk.name)
    back = text("bot-button-back")
    return (_to(desk.voice.locale, back, f"{game}:{number}", Style.SECONDARY),) if made else ()


async def _answer(desk: Desk, message: Sequence[Move], judgement: Judgement) -> Message:
    """Why it is right, or how often one may try yet; after the last try the answer. Whoever presses twice has tried
    once. The first of two decisions leads to the second."""
    written, (_, _, made) = BETWEEN.join(map(desk.rules.format, message)), _parts(desk.name)
    if desk.exercise.then:
        return await exercise.ask(await _at(desk, f"{desk.name}:{written}"))
    start = await _at(desk, ":".join(_parts(desk.name)[:2]))
    solved = judgement.solved and made in ("", start.exercise.solves[0])
    given, over = (await _done(desk.context, desk.asker, desk.rules.name)).get(_number(desk), ((), False))
    given = tuple(dict.fromkeys((*given, BETWEEN.join(filter(None, (made, written))))))
    left = TRIES - len(given)
    over = over or solved or left <= 0
    await _remember(desk, given, over=over)
    onwards = (_to(desk.voice.locale, text("bot-button-puzzle-next"), desk.rules.name),)
    if not over:
        why = desk.exercise.otherwise if judgement.solved else judgement.said
        said = text("bot-puzzle-left", why=why, count=left)
        return await exercise.again(start, said, shows=await asyncio.to_thread(_does, desk, message))
    shows = await asyncio.to_thread(_shows, start)
    if solved:
        return await exercise.after(desk, message, judgement.said, *onwards, shows=shows)
    answer = answers(start.rules, start.state, start.exercise)
    words = BETWEEN.join(in_words(desk.rules, move, desk.voice) for move in answer)
    said = text("bot-puzzle-answer", answer=words, why=desk.exercise.right)
    return await exercise.after(start, answer, said, *onwards, solved=False, shows=shows)


def _does(desk: Desk, message: Sequence[Move]) -> tuple[Text, ...]:
    """What an answer of one move does by itself, and what it leaves, so that whoever was wrong can see why."""
    if len(message) > 1:
        return ()
    tried = beside.foreseen(desk.rules, desk.view, message[0], desk.voice)
    told = beside.does(tried, beside.Foreseen("", (), ()), desk.voice)
    return (text("bot-puzzle-does", move=Raw(tried.called), told=Raw(told)),) if told else ()


def _shows(start: Desk) -> tuple[Text, ...]:
    """What the answer does by itself, where it is one decision, what threatened before and what it leaves, and what is
    expected to follow, as a hint has them: the reason rests on these."""
    rules, view, asked = start.rules, start.view, start.exercise
    path = () if asked.then else solution(rules, view, asked)
    preview = moves.preview(rules, view, path) if path else None
    before, after = (moves.threats(rules, view, each) if path else () for each in ((), path))
    left = [(), *(each.cells for each in after)]  # what is nowhere on the board is no threat that a move averts
    averted = [text("bot-puzzle-averts", threat=_told(each.text)) for each in before if each.cells not in left]
    answer = answers(rules, start.state, asked)
    line = beside.follows(rules, view, asked.seat, answer, asked.follows, start.voice, always=True)
    return (*(() if preview is None else preview.lines), *averted[:WARNED], *warnings.left(after), *line)


def _told(threat: Text) -> Text:
    """A threat without what may help against it, since the answer shows what does."""
    return next((told for name, told in threat.args if name == "told" and isinstance(told, Text)), threat)


async def _at(desk: Desk, name: str) -> Desk:
    return await exercise.sit(desk.context, desk.asker, (LETTER, KIND), name)


KIND = Kind(find, _heading, _footer, _answer)


# What somebody tried


def tried(game: str) -> Setting[list[list[Any]]]:
    """Of each puzzle of a game that a person has tried, by number: whether it is over, and the answers."""
    return setting.rows(f"puzzles {game}")


async def _done(context: Context, asker: Asker, name: str) -> Mapping[int, tuple[tuple[str, ...], bool]]:
    kept = await context.host.recall(tried(name), asker.user) or ()
    return {number: (tuple(answers), bool(over)) for number, over, *answers in kept}


async def _remember(desk: Desk, answers: tuple[str, ...], *, over: bool) -> None:
    """What was tried; of a puzzle that is over nothing changes."""
    done = await _done(desk.context, desk.asker, desk.rules.name)
    if done.get(_number(desk), ((), False))[1]:
        return
    kept = {**done, _number(desk): (answers, over)}
    found = [[number, int(ended), *given] for number, (given, ended) in kept.items()]
    await desk.context.host.remember(tried(desk.rules.name), desk.asker.user, found)
