"""The viewer: one turn of a game, its picture and its lines, with the way back and forward. For one reader."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.messages.custom_id import (
    BACK,
    FIRST,
    FORM,
    LAST,
    MENU,
    ON,
    SPECTATOR,
    VIEWER,
    Action,
    Item,
    Place,
    Press,
    Scope,
)
from bot.messages.custom_id import format as custom_id
from bot.messages.i18n import Voice, moment, plain
from bot.messages.limits import LABEL, OPTION_TEXT, TEXT, clip
from bot.messages.message import Button, Document, Message, Option, Part, Picture, Row, Select, Words
from bot.messages.words.news import fold, own_first
from bot.messages.words.table_messages import button, chronicled, reviewed, title
from bot.table.log.host_lines import Happened
from bot.table.log.story import Turn
from bot.table.session import Session
from games.core import Seat, Text, text
from games.replacing import replace
from renderers.core import Game

NEWS = 1_800
"""Characters of a turn's lines; the rest of a long turn is folded."""
LISTED = 25
"""Turns in the menu: Discord's limit."""
NEAR = 12
"""Of them, those around the one that is shown."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """What a page of the viewer shows: the turns there are, the one it is about, what happened in it, and how it looks
    (`words` for who reads it). `choice` holds the views that may be chosen, none where there is only one; `viewer` is
    the seat of whoever reads, `note` what they noted for themselves at the table, `counted` what pictures count
    before and after the turn, once where it is the same."""

    turns: Sequence[Turn]
    turn: Turn
    events: Sequence[Happened]
    picture: Picture | Words | None
    words: str = ""
    choice: tuple[str, ...] = ()
    viewer: Seat | None = None
    note: str = ""
    counted: Sequence[Text] = ()


def when(game: Game, turn: int, view: Any) -> Text:
    """A turn, and the round that the picture of it tells."""
    return counted_turn(turn, game.counted(view))


def counted_turn(turn: int, counted: Text | None) -> Text:
    """A turn, with what the picture of it counts."""
    return text("bot-turn" if counted is None else "bot-turn-counted", turn=turn, counted=counted or "")


def page(session: Session, speaker: Voice, here: Place, leaf: Leaf) -> Message:
    """The viewer at a turn."""
    head = _head(session, speaker, here, leaf)
    told = fold(speaker, own_first(speaker, leaf.events, leaf.viewer), NEWS).lines
    lines = tuple(f"~~{each}~~" if leaf.turn.struck else each for each in told)
    lines = lines or (speaker.say(text("bot-story-quiet")),)
    own = (noted(speaker, leaf.note),) if leaf.note else ()
    read = (*own, Words("\n".join((head, *lines))))
    room = TEXT - sum(len(each.content) + 1 for each in read)
    shown = _fenced(leaf.words, room) if leaf.picture is None else (leaf.picture,)
    return Message((*read, *shown, *_controls(session, speaker, here, leaf)))


def noted(speaker: Voice, words: str) -> Words:
    """What the reader noted, quoted to its end."""
    return Words(f"**{speaker.say(text('bot-note'))}**\n>>> {words}")


def _head(session: Session, speaker: Voice, here: Place, leaf: Leaf) -> str:
    now, last = leaf.turn.number, leaf.turns[-1].number
    page = text("bot-story-page", number=now, last=last) if now else text("bot-story-beginning", last=last)
    said = [speaker.say(page)]
    if leaf.counted and now:
        said.append(" → ".join(map(speaker.say, leaf.counted)))
    if leaf.turn.struck:
        said.append(speaker.say(text("bot-story-struck")))
    if here.scope is not Scope.WHOLE:
        own = "own" if here.scope is Scope.OWN else "yesterday"
        nothing = here.first > last
        since = text(f"bot-story-nothing-{own}") if nothing else text(f"bot-story-since-{own}", first=here.first)
        said.append(speaker.say(since))
    when = [moment(leaf.turn.at, "f")] if leaf.turn.at else []
    return f"### {title(session, speaker.locale)}\n-# {' · '.join((*said, *when))}"


def _fenced(words: str, room: int) -> list[Part]:
    """The position as text, as a file where it is too long."""
    fenced = "```\n" + words.replace("```", "ʼʼʼ") + "\n```"
    return [Words(fenced)] if len(fenced) < room else [Document("board.txt", words.encode())]


def _controls(session: Session, speaker: Voice, here: Place, leaf: Leaf) -> tuple[Row, ...]:
    now, last = leaf.turn.number, leaf.turns[-1].number
    first = min(here.first, last)
    there = (
        (FIRST, "«", first, now != first),
        (BACK, "◀", max(now - 1, 0), now > 0),
        (ON, "▶", min(now + 1, last), now < last),
        (LAST, "»", last, now != last),
    )
    steps = tuple(
        Button(_id(session, replace(here, turn=turn, control=mark)), sign, disabled=not leads)
        for mark, sign, turn, leads in there
    )
    other = "bot-button-story-picture" if here.as_text else "bot-button-story-text"
    form = _id(session, replace(here, turn=now, as_text=not here.as_text, control=FORM))
    rows = [Row((*steps, Button(form, plain(speaker.locale, text(other)))))]
    if last > 0:
        rows.append(_menu(session, speaker, here, leaf))
    if leaf.choice:
        rows.append(_viewers(session, speaker, replace(here, turn=now), leaf.choice))
    note = () if here.scope is Scope.WHOLE else (button(Press(Action.NOTE, session.id), speaker.locale),)
    if last > 0:
        first = here.first if here.first < last else 0
        watch = button(Press(Action.WATCH, session.id, Item(first)), speaker.locale)
        note = (watch, *chronicled(session, speaker.locale), *reviewed(session, speaker.locale), *note)
    rows += [Row(note)] if note else []
    return tuple(rows)


def _menu(session: Session, speaker: Voice, here: Place, leaf: Leaf) -> Row:
    options = tuple(
        Option(clip(_called(speaker, leaf.turns[number]), OPTION_TEXT), str(number), default=number == leaf.turn.number)
        for number in listed(leaf.turn.number, leaf.turns[-1].number)
    )
    words = clip(plain(speaker.locale, text("bot-story-menu")), OPTION_TEXT)
    return Row((Select(_id(session, replace(here, control=MENU)), words, options),))


def listed(now: int, last: int) -> tuple[int, ...]:
    """The turns in the menu: all where there is room, else those around `now` and some from first to last."""
    if last < LISTED:
        return tuple(range(last + 1))
    begin = max(0, min(now - NEAR // 2, last + 1 - NEAR))
    near, far = set(range(begin, begin + NEAR)), LISTED - NEAR
    return tuple(sorted(near | {round(last * step / (far - 1)) for step in range(far)}))


def _called(speaker: Voice, turn: Turn) -> str:
    if turn.number == 0:
        return speaker.plain(text("bot-story-option-beginning"))
    if turn.struck:
        return speaker.plain(text("bot-story-option-struck", number=turn.number))
    if turn.headline is None:
        return speaker.plain(text("bot-story-option", number=turn.number))
    return speaker.plain(text("bot-story-option-told", number=turn.number, told=turn.headline))


def _viewers(session: Session, speaker: Voice, here: Place, choice: tuple[str, ...]) -> Row:
    options = tuple(
        Option(clip(_seen_by(speaker, eyes), LABEL), eyes, default=eyes == (here.eyes or SPECTATOR)) for eyes in choice
    )
    words = clip(plain(speaker.locale, text("bot-story-viewer")), OPTION_TEXT)
    return Row((Select(_id(session, replace(here, control=VIEWER)), words, options),))


def _seen_by(speaker: Voice, eyes: str) -> str:
    if eyes == SPECTATOR:
        return speaker.plain(text("bot-story-seen-by-all"))
    return speaker.plain(text("bot-story-seen-by", seat=Seat(int(eyes))))


def _id(session: Session, there: Place) -> str:
    return custom_id(Press(Action.STORY, session.id, there))
