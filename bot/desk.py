"""Where everything asked arrives: the right answer for every command, control and half-typed word, errors included."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping

import structlog

from bot import lobby, looks, panels, rulebook, tables, typing
from bot.answers import Answer, Verdict
from bot.exchange import Asker, Click, Command, Refusal, Reply, Response, Typing
from bot.house import House, words
from bot.present import listed, note
from bot.press import Action
from games.core import IllegalMove, Text, text

log = structlog.get_logger(__name__)

COMMANDS: Mapping[str, Callable[[House, Asker, Command], Awaitable[Response]]] = {
    "play": lobby.play,
    "move": typing.move,
    "board": looks.board,
    "view": looks.view,
    "games": looks.mine,
    "log": looks.log,
    "rules": rulebook.rules,
    "resign": tables.resign,
    "replace": tables.replace,
    "nudge": tables.nudge,
    "rematch": tables.rematch,
    "cancel": tables.cancel,
    "export": looks.export,
    "settings": tables.settle,
    "help": rulebook.help,
}

CLICKS: Mapping[Action, Callable[[House, Asker, Click], Awaitable[Response]]] = {
    Action.JOIN: lobby.join,
    Action.LEAVE: lobby.leave,
    Action.ADD: lobby.add,
    Action.REMOVE: lobby.remove,
    Action.START: lobby.start,
    Action.DISSOLVE: lobby.dissolve,
    Action.QUICK: lobby.quick,
    Action.PANEL: panels.opened,
    Action.PICK: panels.opened,
    Action.OPEN: panels.opened,
    Action.OPEN_PICK: panels.opened,
    Action.PLAY: panels.confirmed,
    Action.OPEN_PLAY: panels.confirmed,
    Action.TYPE: panels.form,
    Action.VIEW: looks.my_view,
    Action.TEXT: looks.as_text,
    Action.BOARD: looks.to_board,
    Action.LOG: looks.log_of,
    Action.EXPORT: looks.export_of,
    Action.MORE: looks.more,
    Action.RULES: rulebook.turned,
    Action.REMATCH: tables.rematch_pressed,
    Action.NUDGE: tables.nudge_pressed,
    Action.RESIGN: tables.resign_pressed,
    Action.CANCEL: tables.cancel_pressed,
    Action.KEEP: tables.keep,
    Action.QUIET: panels.quiet,
}


async def commanded(house: House, asker: Asker, command: Command) -> Response:
    """The answer to a slash command."""
    handler = COMMANDS.get(command.name)
    if handler is None:
        return Reply(note(asker.locale, text("bot-unknown-command")))
    return await _answered(house, asker, lambda: handler(house, asker, command))


async def clicked(house: House, asker: Asker, click: Click) -> Response:
    """The answer to a control or a form."""
    press = click.press
    if press is None:
        return Reply(note(asker.locale, text("bot-old-control")))
    return await _answered(house, asker, lambda: CLICKS[press.action](house, asker, click))


async def typed(house: House, asker: Asker, typing_: Typing) -> typing.Choices:
    """How the word being typed may go on; nothing where something is wrong, which the command itself will say."""
    try:
        return await typing.suggestions(house, asker, typing_)
    except (Refusal, IllegalMove):
        return ()
    except Exception:  # outermost: autocomplete has no place for an apology
        log.exception("no suggestions", command=typing_.name)
        return ()


async def _answered(house: House, asker: Asker, work: Callable[[], Awaitable[Response]]) -> Response:
    try:
        if not asker.lacks:
            await house.publisher.heard(asker.channel)
        return await work()
    except Refusal as refused:
        return await _refused(house, asker, refused.reason, refused.faults)
    except IllegalMove as illegal:
        return await _refused(house, asker, illegal.reason)
    except Exception:  # outermost: whatever went wrong, the person gets an answer
        log.exception("not answered", interaction=asker.interaction)
        return Reply(note(asker.locale, text("bot-failed")))


async def _refused(house: House, asker: Asker, reason: Text, faults: tuple[Text, ...] = ()) -> Response:
    """The refusal, kept so that the same request gets it again."""
    found = await house.host.in_channel(asker.channel)
    answer = Answer(Verdict.REFUSED, reason, None if found is None else found.id, faults)
    kept = await house.host.answer(asker.interaction, answer)
    if kept.told:
        return Reply(await asyncio.to_thread(listed, asker.locale, kept.text, kept.told))
    return Reply(await words(house, asker, kept.session, kept.text))
