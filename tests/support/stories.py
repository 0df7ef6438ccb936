"""Stories of golden games, without a store: what the viewer tells of them, turn by turn."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import cycle, product
from pathlib import Path
from typing import Any

from PIL import Image

from bot.catalogue import games
from bot.messages.custom_id import SPECTATOR, Place
from bot.messages.i18n import Voice
from bot.messages.message import Button, Link, Message, Picture, Row, Select, Words
from bot.messages.words import chronicle as messages
from bot.messages.words.news import line
from bot.messages.words.story import Leaf, page
from bot.table.log import story
from bot.table.log.replay import Passage
from bot.table.log.seal import Entry
from bot.table.log.story import Tale, Turn
from bot.table.session import Chair, Over, Seating, Session, ShownBoard, Table, is_for, person
from games.chronicle import Chronicle
from games.core import Seat
from games.moves import Line
from renderers import chronicle as pictures
from renderers.core import Game
from renderers.words import LOCALES
from tests.support.goldens import Golden, read

FOLDER = Path(__file__).parents[1] / "goldens"
TOLD = ("cacao/four", "cardgo/full", "jiangshan/corners", "koxinga/standard")
"""The golden games whose pages are kept: the longest of each."""
NAMES = ("Anna", "周子瑜", "Dmitri", "小林さくら", "Zoë", "欧阳")
PHONE = 390
"""Pixels of a picture on a telephone."""
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
        Over(1, 1),
        "",
        1,
    )
    chairs = tuple(Chair(person(number, name)) for number, name in enumerate(names, 1))
    return Session(table, chairs, (), ShownBoard(), b"", game)


@cache
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


@cache
def story_of(name: str) -> tuple[Tale, list[Passage]]:
    """The story of a golden game, and what happened at each line."""
    played = golden(name)
    return told(games()[played.game], played, log(played.lines))


def pages(
    game: Game, tale: Tale, passages: Sequence[Passage], viewer: Seat | None, speaker: Voice
) -> Iterator[tuple[Turn, list[str]]]:
    """Each turn with its lines, as `viewer` is told them."""
    begins = 0
    for turn in story.turns(tale):
        events = [event for passage in passages[begins : turn.line] for event in passage.happened]
        yield turn, [line(speaker, event).words for event in events if is_for(event, viewer)]
        begins = turn.line


def written(name: str) -> str:
    """The file of a golden game's pages: each turn with its movers, lines as a spectator reads them in English."""
    played = golden(name)
    game = games()[played.game]
    tale, passages = story_of(name)
    speaker = Voice("en", tuple(f"P{seat + 1}" for seat in range(played.seats)))
    found = []
    for turn, lines in pages(game, tale, passages, None, speaker):
        movers = " ".join(speaker.names[seat] for seat in turn.movers)
        found.append("\n".join((f"{turn.number} [{movers}]", *(f"    {words}" for words in lines))))
    return "\n".join(found) + "\n"


@cache
def chronicle(name: str) -> Chronicle:
    """What a golden game was."""
    played = golden(name)
    game = games()[played.game]
    options = game.rules.options(**played.options)
    return story.chronicle(game, story.happenings(game, options, played.seats, log(played.lines)))


def chronicled(name: str) -> str:
    """The file of a golden game's chronicle: every course as a row a seat, then what is said of it, and of its picture,
    in every language."""
    found = chronicle(name)
    rows = [
        "\n".join((Voice("en", ()).say(each.title), *("    " + " ".join(map(str, row)) for row in each.values)))
        for each in found.courses
    ]
    return "\n\n".join(("\n".join(rows), *(_worded(name, found, locale) for locale in LOCALES))) + "\n"


def _worded(name: str, found: Chronicle, locale: str) -> str:
    played = golden(name)
    game, speaker = games()[played.game], Voice(locale, NAMES[: played.seats])
    tale, _ = story_of(name)
    session = over(game, game.rules.options(**played.options), speaker.names)
    words = messages.words(session, speaker, found, story.turns(tale))
    return "\n".join((f"[{locale}]", pictures.alt(found, messages.heading(session, locale), speaker.plain), *words))


def drawn(name: str) -> Image.Image:
    """A golden game's chronicle as it is shown on a telephone, in all languages one below the other."""
    played, found = golden(name), chronicle(name)
    game = games()[played.game]
    tale, _ = story_of(name)
    assert game.annals is not None, name
    paints = game.annals.paints(game.rules.view(tale.state, None))
    session = over(game, game.rules.options(**played.options), NAMES[: played.seats])
    sheet = Image.new("RGB", (PHONE, PHONE * 2 // 3 * len(LOCALES)))
    for number, locale in enumerate(LOCALES):
        speaker = Voice(locale, NAMES[: played.seats])
        png = pictures.picture(found, messages.heading(session, locale), speaker.plain, paints)
        shown = Image.open(io.BytesIO(png)).convert("RGB").resize((PHONE, PHONE * 2 // 3), Image.Resampling.LANCZOS)
        sheet.paste(shown, (0, number * shown.height))
    return sheet


def paged(name: str) -> str:
    """The file of a golden game's pages as they are sent: words, what is told of the picture, and every control; the
    beginning, two turns and the end, in each language with other eyes."""
    played = golden(name)
    game = games()[played.game]
    tale, passages = story_of(name)
    names, turns = NAMES[: played.seats], story.turns(tale)
    session = over(game, game.rules.options(**played.options), names)
    eyes = cycle((None, *map(Seat, range(played.seats))))
    shown = product((0, 1, len(turns) // 2, len(turns) - 1), LOCALES)
    pages = (
        _paged(session, turns, passages, (number, viewer), Voice(locale, names))
        for (number, locale), viewer in zip(shown, eyes, strict=False)
    )
    return "\n\n".join(pages) + "\n"


def _paged(
    session: Session, turns: Sequence[Turn], passages: Sequence[Passage], at: tuple[int, Seat | None], speaker: Voice
) -> str:
    number, viewer = at
    assert session.game is not None, session
    game, begins = session.game, turns[number - 1].line if number else 0
    events = [event for passage in passages[begins : turns[number].line] for event in passage.happened]
    view = game.rules.view(passages[turns[number].line - 1].after, viewer)
    picture = Picture("board.png", b"", game.renderer.alt(view, speaker.plain))
    seats = map(str, range(len(session.chairs)))
    leaf = Leaf(
        turns, turns[number], [each for each in events if is_for(each, viewer)], picture, choice=(SPECTATOR, *seats)
    )
    here = Place(number, eyes=SPECTATOR if viewer is None else str(int(viewer)))
    return "\n".join((f"[{speaker.locale}]", *_lines(page(session, speaker, here, leaf))))


def _lines(shown: Message) -> Iterator[str]:
    """A message as text: a line for each control."""
    for part in shown.parts:
        match part:
            case Words(content):
                yield content
            case Picture(name, _, alt):
                yield f"<{name}: {alt}>"
            case Row(controls):
                yield from map(_control, controls)
            case _:
                raise AssertionError(part)


def _control(control: Button | Link | Select) -> str:
    match control:
        case Button():
            return f"({control.label}) {'-' if control.disabled else control.custom_id}"
        case Select():
            options = (f"    {'>' if each.default else ' '} {each.value}: {each.label}" for each in control.options)
            return "\n".join((f"({control.placeholder}) {control.custom_id}", *options))
        case _:
            raise AssertionError(control)
