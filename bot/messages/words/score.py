"""The score of a game: what was played, in the game's own notation, turn by turn, with what it told as comments.

Once the game is over `python -m games GAME --script FILE` plays it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, fields
from typing import Any

from bot.messages.i18n import Voice, plain
from bot.messages.words.table_messages import seat_name, title
from bot.table.log.seal import TABLE, Entry
from bot.table.log.story import Record
from bot.table.session import Open, Session
from games.core import CHANCE, Rules, Seat, text
from games.script import CHANCE_WORD


def score(session: Session, speaker: Voice, played: Iterable[Record]) -> str:
    """The whole file: what is played, who plays, every turn, the result. Lines that stand for themselves are moves."""
    lines = [*_comments(_head(session, speaker)), *_settings(session), ""]
    turn = -1
    for each in played:
        if each.turn.number != turn:
            turn = each.turn.number
            lines += ["", *_comments([_turn(speaker, each)])]
        if each.entry is not None and session.game is not None and (move := line(session.game.rules, each.entry)):
            lines += _comments([speaker.plain(text("bot-score-struck", move=move))]) if each.struck else [move]
        lines += (f"    {comment}" for comment in _comments(map(speaker.plain, each.told)))
    return "\n".join((*lines, "", *_comments(_result(session, speaker)))).rstrip() + "\n"


def _head(session: Session, speaker: Voice) -> Iterator[str]:
    yield plain(speaker.locale, text("bot-score-title", title=title(session, speaker.locale)))
    for seat in range(len(session.chairs)):
        side = seat_name(session.table, Seat(seat))
        yield speaker.plain(text("bot-score-seat", number=seat + 1, seat=Seat(seat), side=side))


def _settings(session: Session) -> Iterator[str]:
    """What a script needs to know before its first line; of the options, those that are not as usual."""
    options = session.table.options
    changed = {each.name: value for each in fields(options) if (value := asdict(options)[each.name]) != each.default}
    yield f"#: seats {len(session.chairs)}"
    yield f"#: options {json.dumps(changed, ensure_ascii=False)}"


def _turn(speaker: Voice, played: Record) -> str:
    number, movers = played.turn.number, played.turn.movers
    if not movers:
        return speaker.plain(text("bot-story-option-beginning"))
    seats = tuple(text("bot-log-seat", seat=seat) for seat in movers)
    return speaker.plain(text("bot-score-turn", number=number, seats=seats))


def line(rules: Rules[Any, Any, Any], entry: Entry) -> str:
    """A move as it is typed, with its seat, counted from 1, before it; empty for a line of the host's own."""
    if entry.seat == TABLE:
        return ""
    if entry.seat == CHANCE:
        return " ".join((CHANCE_WORD, *entry.move))
    return f"{int(entry.seat) + 1} {rules.format(entry.move)}"


def _result(session: Session, speaker: Voice) -> Iterator[str]:
    outcome = None if session.position is None else session.position.outcome
    if outcome is not None:
        yield from map(speaker.plain, (outcome.reason, *outcome.scores))
    elif not isinstance(session.phase, Open):
        yield speaker.plain(text("bot-cancelled"))


def _comments(lines: Iterable[str]) -> Iterator[str]:
    return (f"# {line}" for words in lines for line in words.splitlines())
