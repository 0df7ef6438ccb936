"""Autocomplete: how what is being typed into a command may go on, above all a move in the game's notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from bot.catalogue import games
from bot.handlers import story
from bot.handlers.context import Context, visit_channel
from bot.handlers.notation import ASK, AUTO, as_typed, bare, meaning, named
from bot.handlers.people import preferences
from bot.handlers.people.rulebook import called
from bot.handlers.table.seats import seats
from bot.handlers.teaching.lessons import taught_games
from bot.handlers.teaching.puzzles import puzzled_games
from bot.messages.i18n import Voice, narrow, plain
from bot.messages.limits import CHOICE_TEXT, CHOICES, clip
from bot.messages.option_text import completions as option_completions
from bot.messages.option_text import values_of
from bot.messages.parameters import OPTIONS, STORED, Settable, settables
from bot.messages.requests import Asker, Typing
from bot.messages.words.table_messages import game_name, level_name
from bot.table.guards import Refusal
from bot.table.options import documents
from bot.table.pace import PACES
from games.core import IllegalMove, Move, Rules, Text, text
from games.moves import completions, follow, judge
from games.search import LEVELS

V = TypeVar("V")

Choices = tuple[tuple[str, str], ...]
"""Autocomplete choices: words and value."""

PARTING = ";"
"""Between the moves of one message, in games that part them so."""
STEPS = 8
"""Steps with a single option that a suggestion skips at most."""
NOTHING = "?"
"""The value of a choice that only says something."""


async def suggest(context: Context, asker: Asker, typing: Typing) -> Choices:
    """How the option at the cursor may go on."""
    match typing.name, typing.option:
        case "move", "text":
            return await _moves(context, asker, typing.typed)
        case "replace", "seat":
            return seats(await visit_channel(context, asker))
        case "replace", "level":
            return await _levels(context, asker)
        case "replay", "game":
            return await story.suggest(context, asker, typing.typed)
        case "rules" | "rank" | "lfg", "game":
            found = called(typing.typed, asker.locale)[:CHOICES]
            return tuple((plain(asker.locale, game_name(name)), name) for name in found)
        case ("learn" | "puzzle") as command, "game":
            offered = taught_games() if command == "learn" else puzzled_games()
            found = [name for name in called(typing.typed, asker.locale) if name in offered][:CHOICES]
            return tuple((plain(asker.locale, game_name(name)), name) for name in found)
        case "settings", "zone" | "quiet":
            return preferences.suggest(context, asker, typing)
        case "table", "pace":
            return _paces(asker, typing)
        case "play", option if option.startswith(STORED):
            return await _kept(context, asker, typing, option.removeprefix(STORED))
        case "play", option:
            return _set(asker, typing, option)
        case _:
            return ()


async def _kept(context: Context, asker: Asker, typing: Typing, option: str) -> Choices:
    """The files that are kept here, whose name holds what was typed."""
    game = games().get(typing.sub or "")
    if game is None or option not in documents(game):
        return ()
    names = await context.documents.names(game.rules.name)
    if not names:
        return (saying(asker.locale, text("bot-document-none")),)
    wanted = typing.typed.strip().casefold()
    return tuple((name, name) for name in names if wanted in name.casefold())[:CHOICES]


def _set(asker: Asker, typing: Typing, option: str) -> Choices:
    """How the text of options goes on, or which values the parameter `option` may have."""
    game = games().get(typing.sub or "")
    if game is None:
        return ()
    offered = settables(game)
    if option == OPTIONS:
        return _options(asker, typing.typed, offered)
    if option == "pace":
        return _paces(asker, typing)
    named = next((each for each in offered if each.name == option), None)
    return () if named is None else values_of(named, typing.typed, asker.locale)


def _options(asker: Asker, typed: str, offered: Sequence[Settable]) -> Choices:
    if len(typed) > CHOICE_TEXT:
        return (saying(asker.locale, text("bot-too-long-to-complete")),)
    try:
        return tuple((longer, longer) for longer in option_completions(typed, offered, asker.locale))
    except Refusal as refused:
        return (saying(asker.locale, refused.reason),)


def _paces(asker: Asker, typing: Typing) -> Choices:
    """The paces whose names hold what is typed; of figures, so many hours."""
    typed = narrow(typing.typed).casefold()
    if typed.isdecimal():
        return ((plain(asker.locale, text("bot-choice-pace-hours", hours=int(typed[:4]))), typed[:4]),)
    named = ((plain(asker.locale, text(f"bot-choice-pace-{name}")), name) for name in PACES)
    return tuple((words, name) for words, name in named if typed in words.casefold() or typed in name)


async def _levels(context: Context, asker: Asker) -> Choices:
    name = (await visit_channel(context, asker)).session.table.game
    levels = LEVELS if name in games() and games()[name].rules.think is not None else ()
    return tuple((plain(asker.locale, level_name(level)), level) for level in levels)


async def _moves(context: Context, asker: Asker, typed: str) -> Choices:
    try:
        at = (await visit_channel(context, asker)).seated()
    except Refusal as refused:
        return (saying(asker.locale, refused.reason),)
    if len(typed) > CHOICE_TEXT:
        return (saying(asker.locale, text("bot-too-long-to-complete")),)
    choice = at.position.choice(at.seat)
    if choice is None or not choice.offered:
        return (saying(asker.locale, text("bot-table-not-your-turn")),)
    last = None if at.last is None else at.rules.format(at.last)
    return await context.box.glance(asker.user, continued, at.rules, at.view, narrow(typed), at.voice, last)


def saying(locale: str, why: Text) -> tuple[str, str]:
    """A choice that says why there are none."""
    return clip(plain(locale, why), CHOICE_TEXT), NOTHING


def continued(rules: Rules[Any, Any, V], view: V, typed: str, voice: Voice, last: str | None = None) -> Choices:
    """What may be typed next, with words beside the notation: `?` asks about a move instead of playing it, where no
    move of the game begins so. What ends the game for who types it, `last`, comes last."""
    typed = bare(rules, view, typed, voice)
    if typed.startswith(ASK) and not _next(rules, view, typed, 1):
        started = typed.removeprefix(ASK).strip()
        return _named(rules, _continued(rules, view, started, voice), voice, prefix=f"{ASK} ")
    found = _continued(rules, view, typed, voice)
    if rules.think is not None and AUTO.startswith(typed.casefold()):
        found[AUTO] = voice.plain(text("bot-auto"))
    if last is not None and last in found:
        found[last] = found.pop(last)
    return _named(rules, found, voice)


def _continued(rules: Rules[Any, Any, V], view: V, started: str, voice: Voice) -> dict[str, str]:
    before, apart, last = started.rpartition(PARTING)
    if apart and (there := _after(rules, view, before)) is not None:
        later = _continued(rules, there, last.strip(), voice)
        return {f"{before.strip()}{PARTING} {notation}": words for notation, words in later.items()}
    found = dict.fromkeys(_whole(rules, view, started), "")
    for notation, path in _next(rules, view, started, CHOICES).items():
        further, longer = _further(rules, view, notation, path)
        found.setdefault(further, meaning(rules, view, longer, voice))
    return found


def _after(rules: Rules[Any, Any, V], view: V, words: str) -> V | None:
    """What is seen when a further move is made, as far as it is certain, else the present view; None where none can
    follow: the game parts no moves so, or the words cannot be played."""
    try:
        once, twice = rules.parse(view, words), rules.parse(view, f"{words}{PARTING}{words}")
    except IllegalMove:
        return None
    if len(twice) <= len(once):
        return None
    seen = view
    for move in twice[: len(twice) // 2]:
        if rules.refusal(seen, move) is not None:
            return None
        views = follow(rules, seen, move)
        if len(views) != 1:
            return view
        (seen,) = views
    return seen


def _named(rules: Rules[Any, Any, V], found: dict[str, str], voice: Voice, *, prefix: str = "") -> Choices:
    ready = [(prefix + notation, words) for notation, words in found.items() if len(prefix + notation) <= CHOICE_TEXT]
    return tuple(
        (named(as_typed(rules, notation, voice.locale) or notation, words), notation)
        for notation, words in ready[:CHOICES]
    )


def _next(rules: Rules[Any, Any, V], view: V, words: str, most: int) -> dict[str, Move]:
    return completions(rules, view, words, most=most)


def _further(rules: Rules[Any, Any, V], view: V, notation: str, path: Move) -> tuple[str, Move]:
    """The notation and its path, carried on as long as there is a single way."""
    for _ in range(STEPS):
        following = _next(rules, view, notation, 2)
        if len(following) != 1 or notation in following:
            break
        ((notation, path),) = following.items()
    return notation, path


def _whole(rules: Rules[Any, Any, V], view: V, words: str) -> tuple[str, ...]:
    """The words themselves, if they are a legal message of more than one move."""
    try:
        message: tuple[Move, ...] = rules.parse(view, words)
    except IllegalMove:
        return ()
    if len(message) > 1 and judge(rules, view, message) is None:
        return (words,)
    return ()
