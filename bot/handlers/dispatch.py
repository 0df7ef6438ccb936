"""Where everything asked arrives: the right answer for every command, control and half-typed word, errors included."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping

import structlog

from bot.handlers import lobby, move_command, panel, rulebook, table_commands, view_commands
from bot.handlers.context import House, words
from bot.messages.custom_id import Action
from bot.messages.present import listed, note
from bot.messages.requests import Asker, Click, Command, Refusal, Reply, Response, Typing
from bot.table.answers import Answer, Verdict
from games.core import IllegalMove, Text, text

log = structlog.get_logger(__name__)

COMMANDS: Mapping[str, Callable[[House, Asker, Command], Awaitable[Response]]] = {
    "play": lobby.play,
    "move": move_command.move,
    "board": view_commands.board,
    "view": view_commands.view,
    "games": view_commands.mine,
    "log": view_commands.log,
    "rules": rulebook.rules,
    "resign": table_commands.resign,
    "replace": table_commands.replace,
    "nudge": table_commands.nudge,
    "rematch": table_commands.rematch,
    "cancel": table_commands.cancel,
    "export": view_commands.export,
    "settings": table_commands.settle,
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
    Action.PANEL: panel.opened,
    Action.PICK: panel.opened,
    Action.OPEN: panel.opened,
    Action.OPEN_PICK: panel.opened,
    Action.PLAY: panel.confirmed,
    Action.OPEN_PLAY: panel.confirmed,
    Action.TYPE: panel.form,
    Action.VIEW: view_commands.my_view,
    Action.TEXT: view_commands.as_text,
    Action.BOARD: view_commands.to_board,
    Action.LOG: view_commands.log_of,
    Action.EXPORT: view_commands.export_of,
    Action.MORE: view_commands.more,
    Action.RULES: rulebook.turned,
    Action.REMATCH: table_commands.rematch_pressed,
    Action.NUDGE: table_commands.nudge_pressed,
    Action.RESIGN: table_commands.resign_pressed,
    Action.CANCEL: table_commands.cancel_pressed,
    Action.KEEP: table_commands.keep,
    Action.QUIET: panel.quiet,
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


async def typed(house: House, asker: Asker, typing_: Typing) -> move_command.Choices:
    """How the word being typed may go on; nothing where something is wrong, which the command itself will say."""
    try:
        return await move_command.suggestions(house, asker, typing_)
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
