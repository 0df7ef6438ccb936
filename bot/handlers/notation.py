"""Typed moves as a suggestion shows them, the notation with words beside it, and what people type made into notation
again."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from bot.messages.i18n import DEFAULT, Voice, narrow, plain, spoken
from bot.messages.limits import CHOICE_TEXT, clip
from bot.table.typed import judged
from games import moves
from games.core import IllegalMove, Move, Rules, Text, text
from games.moves import readings

V = TypeVar("V")

BESIDE = " · "
"""Between notation and words."""
STEP = " › "
"""Between the words of a move's steps."""
_WORDS = re.compile(r"[^\W\x00-\x7f]")
"""What no notation has: a letter of the reader's own language."""
_FOREIGN = re.compile(r"[a-z]{2,}", re.IGNORECASE)
"""A word of the notation, which is English; a single letter is a sign of the board."""
AUTO = "auto"
"""What one types to let the computer choose."""
ASK = "?"
"""Before a move that is asked about instead of played."""
EXAMPLE = 100
"""Characters that Discord shows in an empty line of a form."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What typed words mean: notation alone, whether it is asked about instead of played, and the moves that they stand
    for where those may be played; else the path, if it is half a move."""

    words: str
    asks: bool
    half: Move
    message: tuple[Move, ...] = ()


def example(rules: Rules[Any, Any, Any], moves: Iterator[Move], locale: str) -> str:
    """The first of these moves as one that could be typed; empty where there is none."""
    move = next(moves, None)
    if move is None:
        return ""
    typed = rules.format(move)
    return clip(plain(locale, text("bot-form-example", typed=as_typed(rules, typed, locale) or typed)), EXAMPLE)


def read(rules: Rules[Any, Any, V], view: V, voice: Voice, typed: str) -> Reading:
    """What was typed, in plain letters, means. A whole move in its own spelling is no half one; only what else there
    is has to be looked for among the beginnings of all moves."""
    words = bare(rules, view, typed, voice)
    question = asked(rules, view, words)
    words = words if question is None else question
    begun: tuple[Move, ...] = ()
    message: tuple[Move, ...] = ()
    with suppress(IllegalMove):
        begun = rules.parse(view, words)
        message = judged(rules, view, words)
    whole = len(message) == 1 and _folded(rules.format(message[0])) == _folded(words)
    path = () if whole else spelt(rules, view, words) or (begun[0] if len(begun) == 1 else ())
    half = path if path and rules.choice(view, path) is not None and rules.refusal(view, path) is None else ()
    return Reading(words, question is not None, half, () if half else message)


def read_and_judge(rules: Rules[Any, Any, V], view: V, voice: Voice, typed: str) -> Reading:
    """As `read`, of what is half a move or may be played.

    :raises IllegalMove: it cannot be read, or may not be played.
    """
    found = read(rules, view, voice, typed)
    return found if found.half or found.message else replace(found, message=judged(rules, view, found.words))


def as_typed(rules: Rules[Any, Any, Any], notation: str, locale: str) -> str:
    """Notation as one types it in the language of the reader; empty where that lacks one of its words."""
    if locale == DEFAULT:
        return notation
    words = {sign: word for word, sign in reversed(_listed(rules, locale))}
    known = all(each.casefold() in words for each in _FOREIGN.findall(notation))
    return _FOREIGN.sub(lambda found: words[found[0].casefold()], notation) if known else ""


def named(notation: str, meaning: str) -> str:
    """The notation with words beside it that say more."""
    same = not meaning or meaning.casefold() == notation.casefold()
    return notation if same else clip(f"{notation}{BESIDE}{meaning}", CHOICE_TEXT)


def meaning(rules: Rules[Any, Any, V], view: V, path: Move, voice: Voice) -> str:
    """Words for the last step of the path that left a choice."""
    forks = moves.forks(rules, view, path)
    return voice.plain(rules.label(view, path[: forks[-1]] if forks else path))


def in_words(rules: Rules[Any, Any, Any], path: Move, voice: Voice) -> str:
    """A move in the game's own words, whatever the position, or else as one types it."""
    own = None if rules.in_words is None else rules.in_words(path)
    return rules.format(path) if own is None else voice.plain(own)


def picked(rules: Rules[Any, Any, V], view: V, path: Move, voice: Voice) -> str:
    """Words for each step of the path that left a choice."""
    return STEP.join(voice.plain(rules.label(view, path[:length])) for length in moves.forks(rules, view, path))


def called(rules: Rules[Any, Any, V], view: V, typed: str, voice: Voice) -> str:
    """A move that is typed, in the words that it is confirmed with: the game's own, else those of its steps."""
    path: Move = ()
    with suppress(IllegalMove):
        (path,) = rules.parse(view, typed)
    own = rules.in_words(path) if path and rules.in_words is not None else None
    return voice.plain(own) if own is not None else picked(rules, view, path, voice) or typed


def heads(line: Text, name: str, voice: Voice) -> bool:
    """Whether a line only leads to what a move of this name does."""
    return voice.plain(line).rstrip(":：") == name


def bare(rules: Rules[Any, Any, V], view: V, typed: str, voice: Voice) -> str:
    """What was typed in the signs of the notation, without the words of a suggestion: Discord leaves them in the line
    when somebody types on."""
    notation, beside, _ = typed.partition(BESIDE)
    made = _signs(rules, notation, voice)
    path = spelt(rules, view, asked(rules, view, made) or made) if beside else ()
    whole = narrow(named(notation, meaning(rules, view, path, voice))) if path else ""
    if whole and typed.startswith(whole):
        notation += typed[len(whole) :]
    return _signs(rules, notation, voice)


def _signs(rules: Rules[Any, Any, V], typed: str, voice: Voice) -> str:
    """What was typed, the reader's words made signs of the notation. Where other words are left over it stays as it
    was."""
    made = typed
    for word, sign in _listed(rules, voice.locale):
        made = re.sub(re.escape(word), sign, made, flags=re.IGNORECASE)
    return typed if _WORDS.search(made) else made


def _listed(rules: Rules[Any, Any, Any], locale: str) -> list[tuple[str, str]]:
    """The words that the reader's buttons have for a sign of the notation, and that sign: a game's catalogue may list
    them."""
    key = f"{rules.name}-typed"
    listed = plain(locale, text(key)).split(", ") if spoken(locale).has(key) else ()
    pairs = (each.partition("=") for each in listed)
    return [*((word, sign) for word, _, sign in pairs), (plain(locale, text("bot-auto")), AUTO)]


def asked(rules: Rules[Any, Any, V], view: V, words: str) -> str | None:
    """The move that `words` ask about: what follows `?`, unless the game itself writes a move so that is on offer, or
    that nothing but the sign makes one."""
    if not words.startswith(ASK) or spelt(rules, view, words):
        return None
    move = words.removeprefix(ASK).strip()
    try:
        rules.parse(view, words)
    except IllegalMove:
        return move or None
    return move if spelt(rules, view, move) else None


def spelt(rules: Rules[Any, Any, V], view: V, notation: str) -> Move:
    """The longest path, half or whole, that `notation` stands for; empty if there is none."""
    return _path(rules, view, (), _folded(notation))


def _path(rules: Rules[Any, Any, V], view: V, path: Move, wanted: str) -> Move:
    """The longest path whose notation is `wanted`; empty if there is none."""
    for longer, typed in readings(rules, view, path, wanted):
        if wanted.startswith(_folded(typed)) and (found := _path(rules, view, longer, wanted)):
            return found
    return path if path and _folded(rules.format(path)) == wanted else ()


def _folded(typed: str) -> str:
    return "".join(typed.split()).casefold()
