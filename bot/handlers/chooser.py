"""The options of a panel as buttons or a menu: of what the game waits for, of what may be done at any time, of a turn
to come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple, Protocol

from bot.handlers.notation import STEP, as_typed, heads
from bot.handlers.walk import Walk, options
from bot.messages.custom_id import DIGITS, Action, Picked, Press
from bot.messages.custom_id import format as custom_id
from bot.messages.i18n import Raw, Voice
from bot.messages.limits import LABEL, OPTION_TEXT, PLACEHOLDER, clip
from bot.messages.message import Button, Option, Row, Select, Style, rows
from bot.messages.words.icons import of_label
from bot.messages.words.table_messages import button
from games import moves
from games.core import Choice, Move, Rules, Seat, Text, Threat, text
from renderers.core import Game

BUTTONS = 10
"""Up to so many options are buttons; more are a menu."""


class Chooser(Protocol):
    """Somebody who chooses: at a table, or at an exercise, whose `id` is 0."""

    @property
    def id(self) -> int: ...
    @property
    def stamp(self) -> str: ...
    @property
    def voice(self) -> Voice: ...
    @property
    def game(self) -> Game: ...
    @property
    def rules(self) -> Rules[Any, Any, Any]: ...
    @property
    def seat(self) -> Seat: ...
    @property
    def view(self) -> Any: ...


class Steps(NamedTuple):
    """The controls of a panel: what leads to other picks, a menu of options, what takes the complete move, what tells
    more about the choice."""

    panel: Action
    pick: Action
    play: Action
    about: Action


OWED = Steps(Action.PANEL, Action.PICK, Action.PLAY, Action.ABOUT)
OPEN = Steps(Action.OPEN, Action.OPEN_PICK, Action.OPEN_PLAY, Action.ABOUT_OPEN)
AHEAD = Steps(Action.AHEAD, Action.AHEAD_PICK, Action.AHEAD_PLAY, Action.ABOUT)


def press(at: Chooser, action: Action, picks: tuple[int, ...]) -> Press:
    """A control of the panel after those picks."""
    return Press(action, at.id, Picked(at.stamp, picks))


def offered(at: Chooser, walked: Walk, steps: Steps, found: Sequence[Threat] = ()) -> tuple[Row, ...]:
    """What can be picked next; in a menu with what is `found` about each, the first if there is more."""
    choice = walked.choice
    assert choice is not None, walked
    tokens = options(choice, walked.path, open=walked.open)
    said = [at.rules.label(at.view, (*walked.path, token)) for token in tokens]
    labels = [at.voice.plain(label) for label in said]
    signs = [of_label(at.game, label, at.seat, at.voice.locale) for label in said]
    busy = (number for number, token in enumerate(tokens) if token not in choice.idle)
    shown = sorted(busy, key=lambda number: _rank(choice, tokens[number]))
    if len(shown) <= BUTTONS:
        presses = [press(at, steps.panel, (*walked.picks, number)) for number in range(len(labels))]
        styles = [Style.SECONDARY if token in choice.minor else Style.PRIMARY for token in tokens]
        buttons = tuple(
            Button(custom_id(pick), clip(label, LABEL), style, icon=sign)
            for pick, label, style, sign in zip(presses, labels, styles, signs, strict=True)
        )
        return rows(tuple(buttons[number] for number in shown))
    about = {each.token: clip(at.voice.plain(each.text), OPTION_TEXT) for each in reversed(found) if each.token}
    menu = tuple(
        Option(clip(labels[each], OPTION_TEXT), DIGITS[each], icon=signs[each], about=about.get(tokens[each], ""))
        for each in shown
    )
    chosen = custom_id(press(at, steps.pick, walked.picks))
    return (Row((Select(chosen, clip(at.voice.plain(text("bot-menu-choose")), PLACEHOLDER), menu),)),)


def _rank(choice: Choice, token: str) -> int:
    """Where a token is shown: its number among them all says what it is, in messages that stand, too."""
    return 0 if token in choice.first else 2 if token in choice.minor else 1


def unasked(at: Chooser, walked: Walk, steps: Steps) -> tuple[Button, ...]:
    """What else there was where the usual option was taken."""
    return tuple(
        Button(custom_id(press(at, steps.panel, picks)), clip(at.voice.plain(at.rules.label(at.view, path)), LABEL))
        for picks, path in _others(at, walked)
    )


def _others(at: Chooser, walked: Walk) -> list[tuple[tuple[int, ...], Move]]:
    """What else there was, but what would mean nothing in the whole move."""
    moot = moves.moot(at.rules, at.view, walked.path) if walked.choice is None else ()
    return [other for other in walked.others if other[1][-1] not in moot]


def decided(at: Chooser, walked: Walk) -> tuple[Text, ...]:
    """What was taken where buttons lead to what else there was."""
    steps = dict.fromkeys(walked.path[: len(path)] for _, path in _others(at, walked))
    taken = " › ".join(at.voice.say(at.rules.label(at.view, step)) for step in steps)
    return (text("bot-panel-unasked", taken=Raw(taken)),) if taken else ()


def foretold(at: Chooser, lines: Sequence[Text], picked: Sequence[str]) -> tuple[Text, ...]:
    """What can be foreseen of a complete move, under words that say that it has not happened yet; its name, if that is
    said where it was `picked`, is left out."""
    told = [line for line in lines if not any(heads(line, name, at.voice) for name in picked)]
    return (text("bot-panel-foreseen"), *told) if told else ()


def confirming(at: Chooser, walked: Walk, steps: Steps) -> Button:
    """What takes the complete move, and says what was taken where buttons beside it lead to what else there was."""
    play = button(press(at, steps.play, walked.picks), at.voice.locale)
    said = [text("bot-panel-confirm-taken", confirm=Raw(play.label), **dict(each.args)) for each in decided(at, walked)]
    return replace(play, label=clip(at.voice.plain(said[0]), LABEL)) if said else play


def so_far(at: Chooser, walked: Walk) -> tuple[str, ...]:
    """What has been picked, in words, the game's own for a whole move; without such of several steps also as one would
    type it, if the reader's language has words for that: half of one means nothing, and one alone is said by its
    words. What went without saying is no news before that."""
    if not walked.path or (walked.choice is not None and walked.back is None and not walked.others):
        return ()
    whole = None if walked.choice is not None or at.rules.in_words is None else at.rules.in_words(walked.path)
    if whole is not None:
        return (at.voice.say(whole),)
    picked = STEP.join(at.voice.say(at.rules.label(at.view, walked.path[:length])) for length in walked.forks)
    several = walked.choice is None and len(walked.forks) > 1
    typed = as_typed(at.rules, at.rules.format(walked.path), at.voice.locale) if several else ""
    if not typed:
        return (picked,) if picked else ()
    return (at.voice.say(text("bot-panel-so-far", picked=Raw(picked), typed=typed)),)
