"""A table as it is opened: whether its options can be played, its chairs, its seed and commitment."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from bot.table import seal
from bot.table.guards import Refusal, known_level
from bot.table.session import Board, Chair, Occupant, Opening, Phase, Seating, Session, Table, computer, person, with_chair
from games.core import Document, Faults, OneOf, Range, Seat, Text, text
from renderers.core import Game


def opened(games: Mapping[str, Game], opening: Opening, *, now: int) -> Session:
    """A new lobby with a fresh seed; its id is still to be given.

    :raises Refusal: it cannot be played.
    """
    game = games.get(opening.game)
    if game is None:
        raise Refusal(text("bot-table-unknown-game", game=opening.game))
    if (problem := options_problem(game, opening.options)) is not None:
        raise Refusal(problem.heading if isinstance(problem, Faults) else problem)
    allowed = game.rules.seats(opening.options)
    if opening.seats is not None and opening.seats not in allowed:
        raise Refusal(text("bot-table-seats", least=allowed.start, most=allowed.stop - 1))
    chairs: tuple[Chair, ...] = (Chair(None),) * (opening.seats or allowed.stop - 1)
    if opening.sit:
        place = Seat(len(chairs) - 1 if opening.last else 0)
        chairs = seated(chairs, person(opening.host, opening.host_name), place)
    for level in opening.computers:
        known_level(game, level)
        chairs = seated(chairs, computer(level), None)
    return _lobby(game, opening, chairs, now)


def again(game: Game, session: Session, user: int, name: str, *, now: int) -> Session:
    """A lobby for the same people with the same options, seats moved on by one, opened by `user`."""
    table = session.table
    people = [chair.owner or chair.occupant for chair in session.chairs]
    opening = Opening(
        guild=table.guild,
        channel=table.channel,
        game=table.game,
        preset=table.preset,
        options=table.options,
        host=user,
        host_name=name,
        locale=table.locale,
        hours=table.hours,
        seating=Seating.CHOSEN,
        hints=table.hints,
    )
    moved_on = tuple(Chair(who) for who in people[1:] + people[:1])
    return _lobby(game, opening, moved_on, now)


def seated(chairs: tuple[Chair, ...], who: Occupant, seat: Seat | None) -> tuple[Chair, ...]:
    """`who` on `seat`, or on the first free chair."""
    free = [Seat(number) for number, chair in enumerate(chairs) if chair.occupant is None]
    if not free:
        raise Refusal(text("bot-table-full"))
    if seat is not None and seat not in free:
        raise Refusal(text("bot-table-chair-taken"))
    return with_chair(chairs, free[0] if seat is None else seat, Chair(who))


def options_problem(game: Game, options: Any) -> Text | Faults | None:
    """What is wrong with `options`, field by field and then as a whole; None if they can be played."""
    for each in fields(options):
        value = getattr(options, each.name)
        if value == each.default and type(value) is type(each.default):
            continue
        if (problem := _field_problem(each.name, value, each.metadata.get("limit"))) is not None:
            return problem
    return game.rules.problem(options)


def _field_problem(name: str, value: Any, limit: Range | OneOf | Document | None) -> Text | None:
    match limit:
        case Range(low, high) if type(value) is not int or not low <= value <= high:
            return text("bot-table-option-range", option=name, low=low, high=high)
        case OneOf(values) if value not in values:
            return text("bot-table-option-values", option=name, values=", ".join(values))
        case Document(most) if not isinstance(value, str) or len(value.encode()) > most:
            return text("bot-table-option-document", option=name, most=most)
        case None if not isinstance(value, bool):
            return text("bot-table-option-values", option=name, values="true, false")
        case _:
            return None


def _lobby(game: Game, opening: Opening, chairs: tuple[Chair, ...], now: int) -> Session:
    seed = secrets.token_bytes(32)
    table = Table(
        id=0,
        guild=opening.guild,
        channel=opening.channel,
        game=opening.game,
        version=game.rules.version,
        preset=opening.preset,
        options=opening.options,
        host=opening.host,
        host_name=opening.host_name,
        locale=opening.locale,
        hours=opening.hours or None,
        seating=opening.seating,
        hints=opening.hints,
        phase=Phase.LOBBY,
        commitment=seal.commitment(seed),
        opened=now,
    )
    return Session(table, chairs, (), Board(), seed)
