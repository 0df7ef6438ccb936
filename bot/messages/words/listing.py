"""A list of tables under headings, page by page, with a button for what can be done about one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.messages.custom_id import DIGITS, Action, Press
from bot.messages.custom_id import format as custom_id
from bot.messages.i18n import Voice, moment, plain, say
from bot.messages.limits import LABEL, clip
from bot.messages.message import Button, Message, Row, Style, Words, rows
from bot.messages.words.icons import inline, of_game
from bot.messages.words.table_messages import address, button, game_name
from bot.table.log.host_lines import ChannelGone, Expired, HostLine
from bot.table.session import Owed, Summary
from games.core import Seat, Text, text

LINES, BUTTONS, LENGTH = 10, 5, 3_000
"""Tables, buttons and characters that one page holds at most."""
ENDS: Mapping[HostLine | None, str] = {ChannelGone(): "bot-games-gone", Expired(): "bot-games-expired"}
"""What a game without a result is said to have come to, by the host's line that ended it; else it was stopped."""
NEVER = 1 << 62
"""Later than any moment."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One table: the key of the heading it stands under, its line, its button if there is something to do."""

    heading: str
    words: str
    button: Button | None


def listing(
    locale: str,
    entries: Sequence[Entry],
    number: int,
    turn: Callable[[int], Press],
    remarks: Iterable[Text] = (),
    *,
    below: Sequence[Text] = (),
) -> Message:
    """The page of this number, counted from 0; the last one where there are not so many any more. `turn` leads to
    another page. What is said `below` stands small in one line."""
    pages = _paged(entries)
    page = min(number, len(pages) - 1)
    lines = [*(say(locale, remark) for remark in remarks), *_told(locale, pages[page])]
    lines += ["-# " + " · ".join(say(locale, each) for each in below)] if below else []
    buttons = tuple(entry.button for entry in pages[page] if entry.button is not None)
    return Message((Words("\n".join(lines)), *rows(buttons), *pager(locale, page, len(pages), turn)))


def table_words(summary: Summary, voice: Voice) -> tuple[str, ...]:
    """Which table: the game, the number with a link to its board, the channel, who else sits there."""
    words = [f"{inline(of_game(summary.game))}**{voice.say(game_name(summary.game))}**"]
    number = voice.say(text("bot-games-table", number=str(summary.session)))
    if isinstance(summary.closed, ChannelGone):
        words.append(number)
    else:
        board = address(summary.guild, summary.channel, summary.message)
        words += [number if summary.message is None else f"[{number}]({board})", f"<#{summary.channel}>"]
    others = tuple(text("bot-log-seat", seat=seat) for seat in _others(summary))
    return (*words, *([voice.say(text("bot-games-with", names=others))] if others else ()))


def until(owed: Owed) -> Text:
    """Until when somebody may make a choice."""
    if owed.due is None:
        return text("bot-games-unhurried", since=moment(owed.since))
    return text("bot-games-due", due=moment(owed.due))


def waiting(summary: Summary) -> tuple[Text, ...]:
    """For whom the game waits, and until when; or that something comes out by itself."""
    latest = max((owed.latest for owed in summary.owed if owed.latest is not None), default=None)
    if not summary.asked:
        return () if latest is None else (text("bot-games-held", latest=moment(latest)),)
    seats = tuple(text("bot-log-seat", seat=owed.seat) for owed in summary.asked)
    dues = [owed for owed in summary.asked if not owed.computer]
    limit = (until(min(dues, key=lambda owed: owed.due or NEVER)),) if dues else ()
    return (text("bot-games-theirs", seats=seats), *limit, *_travelling(summary))


def outcome(summary: Summary) -> Text:
    """What a game came to that is over."""
    return summary.result or text(ENDS.get(summary.closed) or "bot-games-cancelled")


def _travelling(summary: Summary) -> tuple[Text, ...]:
    """Who of those that the game waits for is on holiday, and until when."""
    seats = (owed.seat for owed in summary.asked)
    back = {seat: summary.chairs[seat].holiday for seat in seats}
    return tuple(text("bot-games-travels", seat=seat, back=moment(end, "f")) for seat, end in back.items() if end)


def _others(summary: Summary) -> tuple[Seat, ...]:
    own = summary.seat if summary.seat is not None else summary.owned
    seats = (Seat(seat) for seat, chair in enumerate(summary.chairs) if chair.occupant is not None)
    return tuple(seat for seat in seats if seat != own)


def _paged(entries: Sequence[Entry]) -> list[list[Entry]]:
    pages: list[list[Entry]] = [[]]
    for entry in entries:
        full = [*pages[-1], entry]
        buttons = sum(each.button is not None for each in full)
        if len(full) > LINES or buttons > BUTTONS or sum(len(each.words) for each in full) > LENGTH:
            pages.append([])
        pages[-1].append(entry)
    return pages


def _told(locale: str, entries: Iterable[Entry]) -> list[str]:
    """The lines under their headings."""
    lines, heading = list[str](), ""
    for entry in entries:
        if entry.heading != heading:
            heading = entry.heading
            lines.append(f"**{say(locale, text(heading))}**")
        lines.append(f"- {entry.words}")
    return lines


def pager(locale: str, page: int, pages: int, turn: Callable[[int], Press]) -> tuple[Row, ...]:
    """To the pages before and after, of those that a control has a number for."""
    around = (("bot-button-previous", page - 1), ("bot-button-next", page + 1))
    there = range(min(pages, len(DIGITS)))
    buttons = tuple(button(turn(other), locale, label, Style.SECONDARY) for label, other in around if other in there)
    return (Row(buttons),) if buttons else ()


def about(action: Action, summary: Summary, locale: str) -> Button:
    """The button for what can be done about one table of several."""
    said = plain(locale, text(action.label, game=game_name(summary.game), number=str(summary.session)))
    return Button(
        custom_id(Press(action, summary.session)), clip(said, LABEL), action.style, icon=of_game(summary.game)
    )
