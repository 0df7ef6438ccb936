"""The rules of a game, page by page, and what the bot can do."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from itertools import pairwise
from unicodedata import east_asian_width

import structlog

from bot.catalogue import games
from bot.handlers.context import Context, respond, visit_table
from bot.messages.commands import GROUPS, documented
from bot.messages.custom_id import Action, Press, RulesPage
from bot.messages.custom_id import format as custom_id
from bot.messages.i18n import Raw, command, plain, say
from bot.messages.limits import LABEL, TEXT, clip
from bot.messages.message import Button, Message, Part, Picture, Row, Words, rows
from bot.messages.requests import Asker, Click, Command, Reply, Response, Update
from bot.messages.welcome import introduced
from bot.messages.words.listing import pager
from bot.messages.words.table_messages import button, game_name, learning, rules_of, unseated
from bot.table.guards import Refusal
from bot.table.session import Session
from games.core import text
from renderers.core import Game

log = structlog.get_logger(__name__)

PAGE, LINE, ACROSS, GAP, PICTURE = 800, 22, 40, 10, 250
"""Pixels on a telephone, 390 wide: of a page at most, of a line and the characters across it, between two paragraphs,
and of a picture."""
HERE = 600
"""Characters that are told of what a table plays."""
FIGURE = re.compile(r"^!\[([a-z0-9-]+)\]$", re.MULTILINE)
"""A paragraph of the rules that stands for a picture."""
CHAPTER = re.compile(r"^## (.+)$", re.MULTILINE)
"""The heading of a chapter."""
MARK = re.compile(r"\{#[a-z-]+\}")
"""What a paragraph of the rules, or a line of a list in it, is called."""
PLAY = "play"
BEGINNING = ("play", "learn", "games")
"""What `/help` says first."""


async def show_rules(context: Context, asker: Asker, command: Command) -> Response:
    """`/rules`: of the game named, else of the one in this channel, else of the first in the catalogue."""
    typed = command.values.get("game")
    if typed is not None:
        return Reply(await _page(context, asker.locale, meant(str(typed), asker.locale), 0))
    here = await context.host.in_channel(asker.channel)
    name = here.table.game if here is not None and here.table.game in games() else next(iter(games()))
    session = here if here is not None and here.table.game == name else None
    return Reply(await _page(context, asker.locale, name, 0, session))


def called(typed: str, locale: str) -> list[str]:
    """The games whose name holds what was typed."""
    wanted = typed.strip().casefold()
    return [name for name in games() if wanted in name or wanted in plain(locale, game_name(name)).casefold()]


def meant(typed: str, locale: str) -> str:
    """The game that was typed.

    :raises Refusal: none, or several may be meant.
    """
    found = [typed] if typed in games() else called(typed, locale)
    if len(found) != 1:
        raise Refusal(text("bot-table-unknown-game", game=typed))
    return found[0]


async def press_rules(context: Context, asker: Asker, click: Click) -> Response:
    """The board's button "Rules", or another page."""
    asked, id = click.press.given(RulesPage), click.press.session
    if asked.game:
        here = await context.host.session(id) if id else None
        page = await _page(context, asker.locale, asked.game, asked.page, here)
        return Reply(page) if asked.apart else Update(page)
    session = (await visit_table(context, asker, id)).session
    name = session.table.game
    if name not in games():
        raise Refusal(text("bot-table-unknown-game", game=name))
    return Reply(await _page(context, asker.locale, name, 0, session))


async def _page(context: Context, locale: str, name: str, number: int, session: Session | None = None) -> Message:
    """A page of the rules; at a table with the pictures that its options bring along, and behind all others a page of
    what is played there."""
    pages = written(name, locale)
    if session is not None:
        here = say(locale, text("bot-rules-here", rules=Raw(clip(rules_of(session, locale), HERE))))
        pages = (*pages, here)
    number = min(number, len(pages) - 1)
    parts = await _illustrate(context, locale, name, pages[number], _charted(name, session))
    id = session.id if session is not None else 0
    press = partial(_press, id, name)
    begun = (*_contents(pages, press), *learning(games()[name], locale))
    if not number:
        return Message((*parts, *rows(begun)))
    back = (_to_contents(press, locale),) if number > 1 else ()  # the page before the second one holds them
    return Message((*parts, *pager(locale, number, len(pages), press), *rows(back)))


def _press(id: int, name: str, page: int, *, apart: bool = False) -> Press:
    return Press(Action.RULES, id, RulesPage(name, page, apart))


def _to_contents(press: Callable[[int], Press], locale: str) -> Button:
    return Button(custom_id(press(0)), plain(locale, text("bot-button-contents")))


def _contents(pages: Sequence[str], press: Callable[[int], Press]) -> tuple[Button, ...]:
    """A button for each page after the first with the chapters that begin on it."""
    begun = ((number, CHAPTER.findall(page)) for number, page in enumerate(pages) if number)
    return tuple(
        Button(custom_id(press(number)), clip(" · ".join(chapters), LABEL)) for number, chapters in begun if chapters
    )


def _charted(name: str, session: Session | None) -> object:
    """The options of a table that this program can read."""
    ours = session is not None and isinstance(session.table.options, games()[name].rules.options)
    return session.table.options if session is not None and ours else None


async def _illustrate(context: Context, locale: str, name: str, page: str, options: object) -> tuple[Part, ...]:
    """The words of a page, with its pictures where they belong."""
    parts: list[Part] = []
    for number, part in enumerate(FIGURE.split(page)):
        if number % 2:
            parts += await _figure(context, games()[name], part, locale, options)
        elif part.strip():
            parts.append(Words(part.strip()))
    return tuple(parts)


async def _figure(context: Context, game: Game, name: str, locale: str, options: object) -> tuple[Picture, ...]:
    """The picture, or none where it cannot be drawn."""
    try:
        return (await context.drawing.figure(game, name, unseated(game, locale), options),)
    except Exception:  # a picture may fail in one language alone, and the words around it matter more
        log.exception("figure not drawn", game=game.rules.name, figure=name, locale=locale)
        return ()


async def paragraph(
    context: Context, locale: str, name: str, called: str, session: Session | None = None, back: Button | None = None
) -> Message | None:
    """A paragraph of a game's rules, as they are played at a table if there is one, under its chapter, with its picture
    and the ways to its chapter and to the contents; None where nothing there is called so. With a way `back` from it
    these leave it where it is."""
    if name not in games() or (found := quoted(name, locale, called)) is None:
        return None
    heading, words, figure = found
    said = f"**{heading}**\n{words}" + (f"\n\n{figure}" if figure else "")
    parts = await _illustrate(context, locale, name, said, _charted(name, session))
    page = next(number for number, page in enumerate(written(name, locale)) if words.partition("\n")[0] in page)
    press = partial(_press, session.id if session is not None else 0, name, apart=back is not None)
    whole, first = Button(custom_id(press(page)), clip(heading, LABEL)), () if back is None else (back,)
    return Message((*parts, Row((*first, whole, _to_contents(press, locale)))))


def quoted(name: str, locale: str, called: str) -> tuple[str, str, str] | None:
    """What is called so in a game's rules: the heading of its chapter, a paragraph or a line of a list, and the
    paragraph that stands for its picture: the one below it, else the only one of the chapter, if there is one."""
    mark = f"{{#{called}}}"
    for chapter in re.split(r"^(?=## )", _rules(name, locale), flags=re.MULTILINE):
        paragraphs = [*chapter.strip().split("\n\n"), ""]
        for found, below in pairwise(paragraphs):
            if mark in found:
                line = next(each for each in found.split("\n") if mark in each)
                words = MARK.sub("", found if found.startswith(mark) else line)
                alone = [each for each in paragraphs if FIGURE.fullmatch(each)]
                own = [below] if FIGURE.fullmatch(below) else alone[:1] if len(alone) == 1 else [""]
                return paragraphs[0].removeprefix("## "), words, own[0]
    return None


def _rules(name: str, locale: str) -> str:
    return (games()[name].locales / locale / f"{name}-rules.md").read_text(encoding="utf-8").strip()


@lru_cache(maxsize=64)
def written(name: str, locale: str) -> tuple[str, ...]:
    """The player's rules in `locale`, cut at headings and paragraphs into pages that fit a message."""
    pages = [""]
    for block in _blocks(MARK.sub("", _rules(name, locale))):
        if _begins_page(pages[-1], block):
            pages.append("")
        pages[-1] = f"{pages[-1]}\n\n{block}".strip()
    return tuple(pages)


def _blocks(rules: str) -> list[str]:
    """The paragraphs; a heading and what leads to a list stay with what is below them, a picture with the one above
    it."""
    blocks: list[str] = []
    for paragraph in rules.split("\n\n"):
        if blocks and (FIGURE.fullmatch(paragraph) or re.search(r"(\A|\n)#.*\Z|[:：]\Z", blocks[-1])):
            blocks[-1] += f"\n\n{paragraph}"
        else:
            blocks.append(paragraph)
    return [part for block in blocks for part in _halved(block)]


def _halved(block: str) -> list[str]:
    """A list that is too long for a page, in parts that are not; pictures below it stay with the last one."""
    words, pictured, pictures = block.partition("\n\n![")
    lines = words.splitlines()
    half = len(lines) // 2
    if _height(block) <= PAGE or not half or (pictured and not lines[half].startswith("- ")):
        return [block]
    return [*_halved("\n".join(lines[:half])), *_halved("\n".join(lines[half:]) + pictured + pictures)]


def _begins_page(page: str, block: str) -> bool:
    """Where the page is full, or half full and a chapter begins; and after the first page, which begins no chapter."""
    chapter = block.startswith("## ")
    if chapter and (_height(page) > PAGE * 2 // 3 or (bool(page) and not CHAPTER.search(page))):
        return True
    return bool(page) and _height(page) + _height(block) > PAGE


def _height(words: str) -> int:
    """About how many pixels they take on a telephone. Han characters are twice as wide."""
    paragraphs = words.split("\n\n")
    pictures = sum(bool(FIGURE.fullmatch(each)) for each in paragraphs)
    lines = sum(-(-_length(line) // ACROSS) for each in paragraphs for line in each.splitlines())
    return lines * LINE + len(paragraphs) * GAP + pictures * (PICTURE - LINE)


def _length(words: str) -> int:
    return len(words) + sum(east_asian_width(each) in "WF" for each in words)


async def show_help(context: Context, asker: Asker, command: Command) -> Response:
    """`/help`: how to begin, the games, and a way to everything else, in the asker's words."""
    head = "\n".join(say(asker.locale, text(f"bot-help-{each}")) for each in BEGINNING)
    commands = Row((button(Press(Action.HELP), asker.locale),))
    return Reply(await introduced(context.drawing, head, (asker.locale,), commands))


async def press_help(context: Context, asker: Asker, click: Click) -> Response:
    """The button below it: every game to open a table for, and every other command."""
    head, rest = say(asker.locale, text("bot-help")), _rest_of_help(context, asker)
    described = [
        f"{_called(context, asker.locale, PLAY, game)} · {_about_game(asker.locale, game)}" for game in games()
    ]
    words = "\n".join((head, *described, *rest))
    if len(words) > TEXT:  # many games are called, and tell of themselves in /rules
        words = "\n".join((head, " · ".join(_called(context, asker.locale, PLAY, game) for game in games()), *rest))
    return respond(click, Message((Words(words),)))


def _rest_of_help(context: Context, asker: Asker) -> Sequence[str]:
    """Every command but `/play`, and what is worth knowing."""
    commands = [
        f"{_called_all(context, asker.locale, name)} · {_about(asker.locale, name)}"
        for name in documented()
        if name != PLAY
    ]
    worth_knowing = (
        text("bot-help-time"),
        text("bot-help-rest"),
        text("bot-help-undo"),
        text("bot-help-plan"),
        text("bot-help-options", example=Raw(f"`{_set(asker.locale)}`")),
        text("bot-help-typing"),
        text("bot-help-seal"),
        text("bot-help-menus"),
    )
    return [*commands, *(say(asker.locale, each) for each in worth_knowing)]


def _set(locale: str) -> str:
    """Options as text, such as every game has."""
    keys = (("bot-parameter-hours", "24"), ("bot-parameter-order", plain(locale, text("bot-choice-order-last"))))
    return " ".join(f"{plain(locale, text(key))}={value}" for key, value in keys)


def _called(context: Context, locale: str, *names: str) -> str:
    """A mention that begins the command when it is clicked; its name where Discord's id is not known."""
    return command(locale, *names, ids=context.commands)


def _called_all(context: Context, locale: str, name: str) -> str:
    """The command, or each of its subcommands."""
    subs = GROUPS.get(name)
    return " ".join(_called(context, locale, name, sub) for sub in subs) if subs else _called(context, locale, name)


def _about_game(locale: str, game: str) -> str:
    return plain(locale, text("bot-help-game", game=game_name(game), about=text(f"{game}-about")))


def _about(locale: str, name: str) -> str:
    return plain(locale, text(f"bot-command-{name}-about"))
