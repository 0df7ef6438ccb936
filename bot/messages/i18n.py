"""Languages: which one somebody reads, and messages of the bot and of every game said in it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from bot.catalogue import games
from bot.table.names import Called, visible
from games.core import Arg, Seat, Text
from renderers.words import LOCALES, Catalogue, Spelling, catalogue

FOLDER = Path(__file__).parents[1] / "locales"
DEFAULT = LOCALES[0]

_MARKUP = re.compile(r"[\\*_~`|>#\[\]<:-]|@(?=everyone|here)")


class Raw(str):
    """A string of our own making that holds Discord's markup on purpose."""

    __slots__ = ()


Names = Callable[[Seat], str]


def reading(locale: str | None) -> str:
    """The house language for a locale of Discord's, the source language where there is none."""
    return locale if locale in LOCALES else DEFAULT


@lru_cache(maxsize=8)
def spoken(locale: str) -> Catalogue:
    """Every message of the bot and of all games in `locale`."""
    folders = dict.fromkeys((FOLDER, *(game.locales for game in games().values())))
    return catalogue(locale, tuple(folders))


@lru_cache(maxsize=8)
def _commands(locale: str) -> re.Pattern[str]:
    """Where a message of the catalogue names a command as `/name`, as all of them do in every language."""
    keys = (key.removeprefix(_COMMAND) for key in spoken(locale).keys if key.startswith(_COMMAND))
    names = sorted((key.replace("-", " ") for key in keys if not key.endswith("-about")), key=len, reverse=True)
    return re.compile(rf"(?<![\w/<`*\ue004])/({'|'.join(names)})(?![\w-])")


_COMMAND = "bot-command-"
_ids: dict[str, int] = {}


def register(commands: Mapping[str, int]) -> None:
    """Discord's ids of the commands: from now on messages name them so that a click begins them."""
    _ids.clear()
    _ids.update(commands)


def command(locale: str, *names: str, ids: Mapping[str, int] | None = None) -> Raw:
    """A command, or a subcommand after its group, as the reader knows it: a mention that begins it when it is clicked,
    or its name where Discord's id is in neither `ids` nor registered. Discord finds a subcommand by its English
    name."""
    called, id = _called(locale, names), (_ids if ids is None else ids).get(names[0])
    if id is None:
        return Raw(f"**/{called}**")
    return Raw(f"</{called if len(names) == 1 else ' '.join(names)}:{id}>")


def _called(locale: str, names: Sequence[str]) -> str:
    """The command's name in the reader's language."""
    keys = ["-".join(names[: length + 1]) for length in range(len(names))]
    catalogue, known = spoken(locale), zip(keys, names, strict=True)
    return " ".join(
        catalogue.say(Text(_COMMAND + key), _nobody) if catalogue.has(_COMMAND + key) else name for key, name in known
    )


def say(locale: str, said: Text, names: Names | None = None) -> str:
    """`said` in words for a Discord message: strings from outside lose their markup, seats become `names`, commands can
    be clicked."""
    return _said(locale, said, names, spelled, lambda found: command(locale, *found[1].split()))


def plain(locale: str, said: Text, names: Names | None = None) -> str:
    """`said` in words where Discord knows no markup: labels, alt texts, pictures."""
    return _said(locale, said, names, str, lambda found: f"/{_called(locale, found[1].split())}")


def spelled(value: str) -> str:
    """A string as it stands in a message of Discord's: as it is, unless it is `Raw`."""
    return value if isinstance(value, Raw) else shown(value)


# Stands in front of each slash that somebody else wrote, so that it is never taken for one of a message.
_SHIELD = "\ue004"


def _said(
    locale: str, said: Text, names: Names | None, spelling: Spelling, called: Callable[[re.Match[str]], str]
) -> str:
    who = names or _nobody
    words = spoken(locale).say(said, lambda seat: _shielded(who(seat)), lambda value: _shielded(spelling(value)))
    return _commands(locale).sub(called, words).replace(_SHIELD, "") if "/" in words else words


def _shielded(words: str) -> str:
    return words.replace(_SHIELD, "").replace("/", _SHIELD + "/")


def shown(words: str) -> str:
    """Somebody's words on one line, with nothing that Discord would take for markup, a mention or a change of
    direction."""
    return _MARKUP.sub(r"\\\g<0>", visible(words))


def narrow(typed: str) -> str:
    """What somebody typed, with the wide letters, digits and signs of an East Asian keyboard as plain ones."""
    return unicodedata.normalize("NFKC", typed).strip()


def mention(user: int) -> Raw:
    """A mention; whom it pings, the message's `mentions` decide."""
    return Raw(f"<@{user}>")


def moment(seconds: float, style: str = "R") -> Raw:
    """A moment in Unix seconds that Discord shows in each reader's own manner: `R` as a distance, `f` as a date."""
    return Raw(f"<t:{int(seconds)}:{style}>")


@dataclass(frozen=True, slots=True)
class Voice:
    """A language and the displayed names of those who sit at a table, by seat; and of all whom its log calls by a
    number."""

    locale: str
    names: tuple[str, ...] = ()
    people: tuple[tuple[str, str], ...] = ()

    def say(self, said: Text) -> str:
        """`said` for a Discord message."""
        return say(self.locale, self._named(said), lambda seat: shown(self.names[seat]))

    def plain(self, said: Text) -> str:
        """`said` where Discord knows no markup."""
        return plain(self.locale, self._named(said), lambda seat: self.names[seat])

    def _named(self, said: Text) -> Text:
        return _with_names(said, dict(self.people)) if self.people else said


def _with_names(said: Text, people: Mapping[str, str]) -> Text:
    return Text(said.key, tuple((key, _with_name(value, people)) for key, value in said.args))


def _with_name(value: Arg, people: Mapping[str, str]) -> Arg:
    match value:
        case Called():
            return people.get(value, str(value))
        case Text():
            return _with_names(value, people)
        case tuple():
            return tuple(_with_names(part, people) for part in value)
        case _:
            return value


def _nobody(seat: Seat) -> str:
    raise AssertionError(f"seat {int(seat)} named outside a session")
