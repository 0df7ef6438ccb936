"""The leader board of a server and game: everybody's strength, how sure that is and where it goes. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from math import sqrt

from bot.table.results.game_record import Place
from bot.table.results.played import Played
from bot.table.results.strength import Fit, Ranking, Strength, fit
from games.replacing import replace
from games.search import LEVELS, level_of

ALL, UNRANKED, NOTHING = SHOWN = ("all", "unranked", "nothing")
"""What of somebody others see: everything, all but strength, or nothing."""
DAY = 24 * 3600
"""Seconds of a day."""
LATELY = 30
"""Days over which the trend looks."""
MIDDLE, POINTS = 1500, 400 / 2.302585092994046
"""What a computer of medium level has in points, and how many a step of strength is: the scale on which 400 mean that
one wins ten times as often as it loses."""
FIRM = 20
"""Points that are no trend yet."""


@dataclass(frozen=True, slots=True)
class Anchors:
    """What the computers of a game are worth, by `<level> <version>`; `width`: how widely they are spread."""

    fixed: Mapping[str, float]
    width: float


@dataclass(frozen=True, slots=True)
class Ranked:
    """Somebody on the board, forgotten people too, whose numbers are below 0. In points; they are `known` well enough,
    or it is too early to tell. `trend`: what the last weeks changed."""

    user: int
    name: str
    points: int
    error: int
    games: int
    known: bool
    trend: int = 0
    number: int = 0


def anchors(strengths: Sequence[Sequence[float]]) -> Anchors:
    """Of a game whose levels have these strengths, for each version of them."""
    fixed = {
        f"{level} {version}": value
        for version, values in enumerate(strengths, 1)
        for level, value in zip(LEVELS, values, strict=True)
    }
    present = strengths[-1] if strengths else (1.0, -1.0)
    middle = sum(present) / len(present)
    return Anchors(fixed, sqrt(sum((value - middle) ** 2 for value in present) / len(present)))


def ranked(games: Sequence[Played], anchors: Anchors, now: int) -> tuple[Ranked, ...]:
    """Everybody who played one of these games where it was rated, the strongest first, those not known well enough
    last."""
    rated = [game for game in games if game.record.rated]
    found, before = _fit(rated, anchors, now), _fit([game for game in rated if _old(game, now)], anchors, now)
    names = {user: name for game in games for user, name in game.names.items()}
    ended = sorted(rated, key=lambda game: (game.ended, game.session))
    came = dict(zip(dict.fromkeys(user for game in ended for user in game.people.values()), count(1), strict=False))
    made = (
        replace(_ranked(user, names.get(user, ""), of, found, before), number=came[user])
        for user, of in found.of.items()
    )
    return tuple(sorted(made, key=lambda each: (not each.known, -each.points, each.user)))


def _old(game: Played, now: int) -> bool:
    return game.ended < now - LATELY * DAY


def _fit(games: Sequence[Played], anchors: Anchors, now: int) -> Fit:
    return fit([_ranking(game, now) for game in games], anchors.fixed, anchors.width)


def _ranking(game: Played, now: int) -> Ranking:
    players = [(_player(game, place), place) for place in game.record.places or game.record.deserted]
    late = frozenset(player for player, place in players if place.late and isinstance(player, int))
    days = max(0, now - game.ended) / DAY
    return Ranking(game.session, days, tuple((player, place.place) for player, place in players), late)


def _player(game: Played, place: Place) -> int | str:
    """Whoever sat there. Of who is known by nothing any more every game has another stranger."""
    if place.level:
        return f"{level_of(place.level)} {game.record.levels}"
    return game.people.get(place.number) or f"stranger {game.session} {place.number}"


def _ranked(user: int, name: str, of: Strength, found: Fit, before: Fit) -> Ranked:
    points, error = round(MIDDLE + POINTS * of.value), round(POINTS * of.error)
    past = before.of.get(user) if before.known(user) else None
    trend = 0 if past is None else round(POINTS * (of.value - past.value))
    known = found.known(user)
    return Ranked(user, name, points, error, of.games, known, trend if known and abs(trend) >= FIRM else 0)
