"""Stories of golden games, without a store: what the viewer tells of them, turn by turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from bot.catalogue import games
from bot.messages.i18n import Voice
from bot.messages.news import line
from bot.table import story
from bot.table.seal import Entry
from bot.table.session import Board, Chair, Phase, Seating, Session, Table, is_for, person
from bot.table.story import Passage, Tale, Turn
from games.chronicle import Chronicle
from games.core import Seat
from games.moves import Line
from renderers.core import Game
from tests.support.goldens import Golden, read

FOLDER = Path(__file__).parents[1] / "goldens"
TOLD = ("cacao/four", "cardgo/full", "jiangshan/corners", "koxinga/standard")
"""The golden games whose pages are kept: the longest of each."""
PACE = 60
"""Seconds between two lines."""


def over(game: Game, options: Any, names: Sequence[str]) -> Session:
    """A session of people whose game is over, without its position."""
    table = Table(
        1,
        1,
        1,
        game.rules.name,
        game.rules.version,
        options,
        1,
        names[0],
        "en",
        None,
        Seating.CHOSEN,
        Phase.OVER,
        "",
        1,
    )
    chairs = tuple(Chair(person(number, name)) for number, name in enumerate(names, 1))
    return Session(table, chairs, (), Board(), b"", game)


def golden(name: str) -> Golden:
    return read(FOLDER.joinpath(f"{name}.txt").read_text(encoding="utf-8"))


def log(lines: Sequence[Line]) -> tuple[Entry, ...]:
    """The lines as a host writes them."""
    return tuple(Entry(n, each.seat, each.move, n * PACE) for n, each in enumerate(lines, 1))


def told(game: Game, played: Golden, entries: Sequence[Entry]) -> tuple[Tale, list[Passage]]:
    """The story of a log, and what happened at each line."""
    begun = story.opened(game, game.rules.options(**played.options), played.seats)
    found = list(story.told(game, begun, entries))
    return found[-1][0], [passage for _, passage in found]


def pages(
    game: Game, tale: Tale, passages: Sequence[Passage], viewer: Seat | None, speaker: Voice
) -> Iterator[tuple[Turn, list[str]]]:
    """Each turn with its lines, as `viewer` is told them."""
    begins = 0
    for turn in story.turns(tale):
        events = [event for passage in passages[begins : turn.line] for event in passage.events]
        yield turn, [line(speaker, event).words for event in events if is_for(event, viewer)]
        begins = turn.line


def written(name: str) -> str:
    """The file of a golden game's pages: each turn with its movers, lines as a spectator reads them in English."""
    played = golden(name)
    game = games()[played.game]
    tale, passages = told(game, played, log(played.lines))
    speaker = Voice("en", tuple(f"P{seat + 1}" for seat in range(played.seats)))
    found = []
    for turn, lines in pages(game, tale, passages, None, speaker):
        movers = " ".join(speaker.names[seat] for seat in turn.movers)
        found.append("\n".join((f"{turn.number} [{movers}]", *(f"    {words}" for words in lines))))
    return "\n".join(found) + "\n"


def chronicle(name: str) -> Chronicle:
    """What a golden game was."""
    played = golden(name)
    game = games()[played.game]
    assert game.annals is not None, name
    options = game.rules.options(**played.options)
    return game.annals.tell(story.happenings(game, options, played.seats, log(played.lines)))


def chronicled(name: str) -> str:
    """The file of a golden game's chronicle: every course as a row a seat, then what is said of it in English."""
    found = chronicle(name)
    speaker = Voice("en", tuple(f"P{seat + 1}" for seat in range(len(found.courses[0].values))))
    rows = [
        "\n".join((speaker.say(each.title), *("    " + " ".join(map(str, row)) for row in each.values)))
        for each in found.courses
    ]
    points = (f"{point.turn}: {speaker.say(point.told)}" for point in found.points)
    return "\n".join((*rows, "", *points, "", *map(speaker.say, (*found.luck, *found.facts)))) + "\n"
