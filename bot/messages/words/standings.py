"""What games that are over say, in words: leader boards, profiles, who finishes games, how long one will take."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from bot.messages.i18n import plain, say
from bot.messages.words.chronicle import lasted
from bot.messages.words.table_messages import game_name
from bot.table.names import displayed, told_apart
from bot.table.results.forecast import Forecast
from bot.table.results.played import LEAST, Played, Reliability
from bot.table.results.ranking import LATELY, Ranked
from games.core import Text, text
from renderers.prose import together
from renderers.ranking import Board, Line

LINES = 10
"""People on one page of a leader board."""
LEFT = 5
"""Games that somebody did not finish, of which they are told how that ended."""


def board(locale: str, game: str, every: Sequence[Ranked], page: int, *, reader: int) -> Board:
    """A page of the leader board as its reader sees it."""
    heading = plain(locale, text("bot-rank-heading", game=game_name(game)))
    names = _names(every)
    those = range(page * LINES, min(len(every), (page + 1) * LINES))
    lines = tuple(_line(locale, at, names[at], every[at], reader=reader) for at in those)
    words = [_words(at, names[at], every[at]) for at in those]
    columns = ("player", "strength", "games", "trend")
    said = [plain(locale, text(f"bot-rank-{each}", days=LATELY)) for each in columns]
    alt = together((heading, *(plain(locale, each) for each in words)))
    return Board(heading, (said[0], said[1], said[2], said[3]), lines, alt)


def in_words(locale: str, every: Sequence[Ranked], page: int) -> list[str]:
    """The same, a line for each."""
    names = _names(every)
    those = range(page * LINES, min(len(every), (page + 1) * LINES))
    return [say(locale, _words(at, names[at], every[at])) for at in those]


def _names(every: Sequence[Ranked]) -> Sequence[str]:
    """Each name; of those that look alike with the number that stays theirs wherever they stand."""
    return told_apart([displayed(each.name) for each in every], [each.number for each in every])


def _line(locale: str, at: int, name: str, each: Ranked, *, reader: int) -> Line:
    own, games = each.user == reader, str(each.games)
    if not each.known:
        return Line("", name, plain(locale, text("bot-rank-early")), games, own=own)
    return Line(str(at + 1), name, f"{each.points} ± {each.error}", games, each.trend, each.points, each.error, own=own)


def _words(at: int, name: str, each: Ranked) -> Text:
    if not each.known:
        return text("bot-rank-line-early", name=name, games=each.games)
    trend = text(f"bot-rank-trend-{'up' if each.trend > 0 else 'down' if each.trend else 'none'}", by=abs(each.trend))
    told = {"points": str(each.points), "error": str(each.error)}
    return text("bot-rank-line", number=at + 1, name=name, trend=trend, games=each.games, **told)


def forecast(found: Forecast) -> Text:
    """How long the game will probably take."""
    if found.most:
        return text("bot-forecast", least=lasted(found.least), most=lasted(found.most))
    return text("bot-forecast-early-usual", usual=lasted(found.usual)) if found.usual else text("bot-forecast-early")


def profile(games: Sequence[Played], user: int, strengths: Mapping[str, Ranked], *, finishes: bool) -> Iterator[Text]:
    """What others may know of somebody: what they played and how it ended, what they play most, whether they finish
    games."""
    counts = Counter(game.game for game in games)
    for name, count in counts.most_common():
        places = Counter(_place(game, user) for game in games if game.game == name)
        more = _strength(strengths, name)
        for place in sorted((each for each in places if each), reverse=True):
            more = text("bot-profile-place", place=place + 1, games=places[place], more=more)
        yield text("bot-profile-game", game=game_name(name), games=count, won=places[0], more=more)
    if len(counts) > 1:
        yield text("bot-profile-favourite", game=game_name(counts.most_common(1)[0][0]))
    if finishes:
        yield text("bot-profile-finishes")


def figure(known: Reliability) -> Iterator[Text]:
    """How reliably somebody plays, for themselves alone: the figure, what it is made of, and how it gets better."""
    if known.new:
        yield text("bot-finishes-new", games=known.games, least=LEAST)
    else:
        told = "bot-finishes-yes" if known.finishes else "bot-finishes-no"
        yield text(told, finished=known.finished, games=known.games)
    for session, ending in known.left[-LEFT:]:
        yield text(f"bot-finishes-{ending.value}", number=str(session))
    yield text("bot-finishes-about", least=LEAST)


def _place(game: Played, user: int) -> int | None:
    """Where somebody ended who played to the end."""
    own = (each for each in game.record.places if game.people.get(each.number, 0) == user)
    places = (each.place for each in own if not each.late)
    return next(places, None)


def _strength(strengths: Mapping[str, Ranked], game: str) -> Text:
    found = strengths.get(game)
    if found is None:
        return text("bot-profile-unrated")
    if not found.known:
        return text("bot-profile-early")
    return text("bot-profile-strength", points=str(found.points), error=str(found.error))
