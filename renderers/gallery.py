"""Pictures of whole games, to be looked at: every position of every golden game in every language, and contact
sheets."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import entry_points
from itertools import takewhile
from pathlib import Path
from typing import Any

from PIL import Image

from games import moves
from games.core import CHANCE, Move, Seat
from renderers import boxes
from renderers.core import Game, Say
from renderers.palette import PAPER
from renderers.words import LOCALES, catalogue

NAMES = ("Anna", "周子瑜", "Dmitri", "小林さくら", "Zoë", "欧阳")
WIDTHS = (550, 400)
"""Pixels: a picture in a desktop window, and on a telephone."""
_PRIVATE_EVERY = 10
_SHEET_COLUMNS = 3
_ON_SHEET = (0.0, 0.35, 0.7, 1.0)
"""How far into a game the positions of a sheet are."""
_END = "end"


@dataclass(frozen=True, slots=True)
class Position:
    """What stands after some lines of a log, and who is asked."""

    state: Any
    acting: tuple[Seat, ...]


def games() -> Mapping[str, Game]:
    """Every installed game by its name."""
    found = [entry.load() for entry in entry_points(group="parlour.games")]
    return {game.rules.name: game for game in found}


def positions(game: Game, file: Path) -> Iterator[Position]:
    """The positions of a golden game in which somebody is asked, and its end."""
    head, lines = _read(file.read_text(encoding="utf-8"))
    options = game.rules.options(**json.loads(head["options"]))
    seats = int(head["seats"])
    state = game.rules.setup(options, seats)
    for seat, move in lines:
        if seat != CHANCE:
            yield Position(state, moves.acting(game.rules, state))
        state, _ = moves.play(game.rules, state, seat, move)
    yield Position(state, moves.acting(game.rules, state))


def draw(game: Game, goldens: Path, folder: Path) -> int:
    """Write all pictures and sheets of a game below `folder`; returns how many pictures."""
    return sum(_draw_one(game, file, folder / game.rules.name / file.stem) for file in sorted(goldens.glob("*.txt")))


def say_in(game: Game, locale: str) -> Say:
    """The game's words in the language `locale`, with the gallery's names at the table."""
    words = catalogue(locale, (game.locales,))
    return lambda text: words.say(text, NAMES.__getitem__)


def sheet(pictures: Sequence[bytes], width: int) -> Image.Image:
    """The pictures side by side, each `width` pixels wide."""
    shown = [boxes.icon(_scaled(content, width)) for content in pictures]
    lines = (shown[start : start + _SHEET_COLUMNS] for start in range(0, len(shown), _SHEET_COLUMNS))
    page = boxes.column(*(boxes.row(*line, align=0) for line in lines))
    return boxes.picture(page, width * _SHEET_COLUMNS, PAPER).image


def _draw_one(game: Game, file: Path, folder: Path) -> int:
    told = list(positions(game, file))
    written = 0
    for locale in LOCALES:
        say = say_in(game, locale)
        target = folder / locale
        target.mkdir(parents=True, exist_ok=True)
        for number, position in enumerate(told):
            for viewer in _viewers(position, number):
                name = f"{number:04}{'' if viewer is None else f'-seat{viewer:d}'}.png"
                (target / name).write_bytes(game.renderer.picture(game.rules.view(position.state, viewer), say))
                written += 1
        _write_sheets(game, told, say, folder, locale)
    return written


def _viewers(position: Position, number: int) -> tuple[Seat | None, ...]:
    """Spectators always; now and then those who are asked."""
    return (None, *position.acting) if number % _PRIVATE_EVERY == 0 else (None,)


def _write_sheets(game: Game, told: Sequence[Position], say: Say, folder: Path, locale: str) -> None:
    chosen = [told[round(part * (len(told) - 1))] for part in _ON_SHEET]
    views = [game.rules.view(position.state, viewer) for position in chosen for viewer in (None, *position.acting[:1])]
    pictures = [game.renderer.picture(view, say) for view in views]
    for width in WIDTHS:
        sheet(pictures, width).save(folder / f"sheet-{locale}-{width}.png")


def _scaled(content: bytes, width: int) -> Image.Image:
    image = Image.open(io.BytesIO(content)).convert("RGBA")
    return image.resize((width, round(image.height * width / image.width)), Image.Resampling.BICUBIC)


def _read(golden: str) -> tuple[Mapping[str, str], Sequence[tuple[Seat, Move]]]:
    """Head and log of a golden file; indented lines tell the story and are passed over, as is what follows the end."""
    lines = iter(golden.splitlines())
    head = dict(line.split(": ", 1) for line in takewhile(bool, lines))
    log = [line.split() for line in takewhile(_END.__ne__, lines) if line and not line[0].isspace()]
    return head, [(Seat(seat), tuple(tokens)) for seat, *tokens in log]
