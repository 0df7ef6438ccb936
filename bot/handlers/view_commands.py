"""Looking at a table without changing it: the board, one's own view, the log, the exported file, one's games."""

from __future__ import annotations

from bot.handlers.context import House, seated, session, session_here, speaker, viewer
from bot.messages.custom_id import Action, Press
from bot.messages.i18n import Raw, moment, say
from bot.messages.limits import TEXT, clip
from bot.messages.message import Button, Document, Link, Message, Part, Picture, Row, Style, Words, rows
from bot.messages.present import button, game_name, note, occupant_name, owing, result, title, waiting
from bot.messages.requests import Asker, Click, Command, Refusal, Reply, Response, Update
from bot.table.session import Phase, Session, Summary
from games.core import Seat, Text, text

LOG_TEXT = 3_000
GAMES = 20
AS_TEXT = "text"


async def board(house: House, asker: Asker, command: Command) -> Response:
    """`/board`: what everybody may see, for the asker; the channel's own board is looked after too."""
    found = await session_here(house, asker)
    await house.publisher.look(found)
    _begun(found)
    if command.values.get("as") == AS_TEXT:
        return Reply(await _text(house, asker, found, None))
    return Reply(await _picture(house, asker, found, None))


async def view(house: House, asker: Asker, command: Command) -> Response:
    """`/view`: what the asker's seat may see."""
    found = await session_here(house, asker)
    _begun(found)
    seat = seated(found, asker)
    if command.values.get("as") == AS_TEXT:
        return Reply(await _text(house, asker, found, seat))
    return Reply(await _picture(house, asker, found, seat))


async def my_view(house: House, asker: Asker, click: Click) -> Response:
    """The board's button "My view"; whoever does not sit there sees what spectators see."""
    found = await session(house, _press(click).session)
    _begun(found)
    return Reply(await _picture(house, asker, found, viewer(found, asker)))


async def as_text(house: House, asker: Asker, click: Click) -> Response:
    """The position as text, for the asker's seat."""
    found = await session(house, _press(click).session)
    _begun(found)
    return _shown(click, await _text(house, asker, found, viewer(found, asker)))


async def to_board(house: House, asker: Asker, click: Click) -> Response:
    """From an older board: the way to the newest one, and what the asker can do there."""
    found = await session(house, _press(click).session)
    _begun(found)
    await house.publisher.look(found)
    message = await _picture(house, asker, found, viewer(found, asker))
    if found.phase is not Phase.RUNNING or found.seat_of(asker.user) is None:
        return Reply(message)
    move = button("bot-button-move", asker.locale, Press(Action.PANEL, found.id), Style.PRIMARY)
    return Reply(Message((*message.parts, Row((move,)))))


def _begun(found: Session) -> None:
    if found.trouble is not None:
        raise Refusal(found.trouble)
    if found.position is None:
        raise Refusal(text("bot-cancelled" if found.phase is Phase.CANCELLED else "bot-not-started"))


async def _picture(house: House, asker: Asker, found: Session, seat: Seat | None) -> Message:
    assert found.position is not None
    voice = speaker(found, asker)
    drawn: Picture = await house.drawing.picture(found.position.game, found.position.view(seat), voice)
    parts: tuple[Part, ...] = (Words(_caption(found, asker)), drawn, *_jump(found, asker.locale))
    return Message(parts)


def _caption(found: Session, asker: Asker) -> str:
    return f"**{title(found, asker.locale)}**\n{_standing(found, asker)}".strip()


def _standing(found: Session, asker: Asker) -> str:
    """Whom the game waits for, or how it ended."""
    voice = speaker(found, asker)
    assert found.position is not None
    if found.phase is Phase.CANCELLED:
        return voice.say(text("bot-cancelled"))
    ended = found.position.outcome
    return waiting(found, voice) if ended is None else result(ended, voice)


def _jump(found: Session, locale: str) -> tuple[Row, ...]:
    """A link to the channel's board, if there is one."""
    table = found.table
    if found.board.message is None:
        return ()
    url = f"https://discord.com/channels/{table.guild}/{table.channel}/{found.board.message}"
    return (Row((Link(url, say(locale, text("bot-button-board"))),)),)


async def _text(house: House, asker: Asker, found: Session, seat: Seat | None) -> Message:
    assert found.position is not None
    voice = speaker(found, asker)
    words = await house.drawing.words(found.position.game, found.position.view(seat), voice)
    return _long(words, f"**{title(found, asker.locale)}**", "board.txt")


def _long(words: str, head: str, name: str) -> Message:
    """The words in the message, or as a file where they are too many."""
    fenced = "```\n" + words.replace("```", "ʼʼʼ") + "\n```"
    if len(head) + len(fenced) + 1 <= TEXT:
        return Message((Words(f"{head}\n{fenced}"),))
    return Message((Words(head), Document(name, words.encode())))


async def log(house: House, asker: Asker, command: Command) -> Response:
    """`/log`: everything public that happened."""
    return Reply(await _log(house, asker, await session_here(house, asker)))


async def log_of(house: House, asker: Asker, click: Click) -> Response:
    return _shown(click, await _log(house, asker, await session(house, _press(click).session)))


async def _log(house: House, asker: Asker, found: Session) -> Message:
    voice = speaker(found, asker)
    told = await house.host.log(found.id)
    if not told:
        raise Refusal(text("bot-story-empty"))
    head = f"**{title(found, asker.locale)}**"
    words = "\n".join(map(voice.say, told))
    if len(words) <= LOG_TEXT:
        return Message((Words(f"{head}\n{words}"),))
    latest = _latest(words, LOG_TEXT)
    whole = Document("log.txt", "\n".join(map(voice.plain, told)).encode())
    return Message((Words(f"{head}\n{voice.say(text('bot-story-latest'))}\n{latest}"), whole))


def _latest(words: str, most: int) -> str:
    """The last whole lines, at most `most` characters."""
    return words[-most:].partition("\n")[2] or words[-most:]


async def export(house: House, asker: Asker, command: Command) -> Response:
    """`/export`: the file that `verify` checks."""
    return Reply(await _export(house, asker, await session_here(house, asker)))


async def export_of(house: House, asker: Asker, click: Click) -> Response:
    return _shown(click, await _export(house, asker, await session(house, _press(click).session)))


async def _export(house: House, asker: Asker, found: Session) -> Message:
    _begun(found)
    exported = Document(f"{found.table.game}-{found.id}.txt", await house.host.export(found.id))
    key = "bot-export-running" if found.phase is Phase.RUNNING else "bot-export-over"
    return Message((Words(say(asker.locale, text(key))), exported))


async def mine(house: House, asker: Asker, command: Command) -> Response:
    """`/games`: the asker's open games in every channel of every server, whose turn, since when."""
    found = await house.host.of_user(asker.user)
    if not found:
        return Reply(note(asker.locale, text("bot-games-none", command=Raw("`/play`"))))
    lines = [_line(house, asker, summary) for summary in found[:GAMES]]
    if len(found) > GAMES:
        lines.append(say(asker.locale, text("bot-games-more", count=len(found) - GAMES)))
    return Reply(Message((Words(clip("\n".join(lines), TEXT)),)))


def _line(house: House, asker: Asker, summary: Summary) -> str:
    where = Raw(f"<#{summary.channel}>")
    trouble = house.publisher.trouble(summary.channel)
    said = text("bot-games-line", game=game_name(summary.game), where=where, state=trouble or _state(summary, asker.locale))
    return say(asker.locale, said)


def _state(summary: Summary, locale: str) -> Text:
    if summary.phase is Phase.LOBBY:
        return text("bot-games-lobby")
    asked = [owed for owed in summary.waiting if not owed.held]
    latest = max((owed.latest for owed in summary.waiting if owed.latest is not None), default=None)
    if not asked and latest is not None:
        return text("bot-games-held", latest=moment(latest))
    own = next((owed for owed in asked if owed.seat == summary.seat), None)
    if own is not None:
        return text("bot-games-yours", since=moment(own.since))
    others = (summary.chairs[owed.seat].occupant for owed in asked)
    called = dict.fromkeys(occupant_name(summary.game, locale, occupant) for occupant in others if occupant is not None)
    seats = tuple(text("bot-value-plain", value=each) for each in called)
    return text("bot-games-theirs", seats=seats, since=moment(min((owed.since for owed in asked), default=0)))


async def more(house: House, asker: Asker, click: Click) -> Response:
    """The board's button "More": everything else that can be done at this table."""
    found = await session(house, _press(click).session)
    controls = [
        button(f"bot-button-{name}", asker.locale, Press(action, found.id), style)
        for name, action, style in _more(found, asker)
    ]
    buttons: tuple[Button, ...] = tuple(controls)
    return Reply(Message((Words(say(asker.locale, text("bot-more"))), *rows(buttons))))


def _more(found: Session, asker: Asker) -> list[tuple[str, Action, Style]]:
    offered = [("text", Action.TEXT, Style.SECONDARY), ("log", Action.LOG, Style.SECONDARY)]
    offered.append(("export", Action.EXPORT, Style.SECONDARY))
    if found.phase is not Phase.RUNNING:
        return [*offered, ("rematch", Action.REMATCH, Style.PRIMARY)]
    if owing(found):
        offered.append(("nudge", Action.NUDGE, Style.SECONDARY))
    if found.seat_of(asker.user) is not None:
        offered.append(("resign", Action.RESIGN, Style.DANGER))
    if asker.moderates or asker.user == found.table.host:
        offered.append(("cancel", Action.CANCEL, Style.DANGER))
    return offered


def _shown(click: Click, message: Message) -> Response:
    """In place of a private message, or as a new one."""
    return Update(message) if click.private else Reply(message)


def _press(click: Click) -> Press:
    assert click.press is not None
    return click.press
