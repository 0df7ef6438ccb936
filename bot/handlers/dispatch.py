"""Where everything asked arrives: the right answer for every command, control and half-typed word, errors included."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping

import structlog

from bot import metrics
from bot.handlers import (
    following,
    inbox,
    lobby,
    log_commands,
    panel,
    plans,
    privacy,
    proposals,
    rulebook,
    seats,
    story,
    suggestions,
    table_commands,
    table_options,
    tables,
    takebacks,
    typed_moves,
    view_commands,
)
from bot.handlers.context import Context, say_about
from bot.handlers.news import with_news
from bot.host.sandbox import Unanswered
from bot.host.store import StoreUnwritable
from bot.messages.custom_id import Action
from bot.messages.present import listed, note
from bot.messages.requests import Ask, Asker, Click, Command, Reply, Response, Typing, Update
from bot.table.guards import Refusal
from games.core import IllegalMove, text

log = structlog.get_logger(__name__)

COMMANDS: Mapping[str, Callable[[Context, Asker, Command], Awaitable[Response]]] = {
    "play": lobby.open_table,
    "move": typed_moves.move,
    "board": view_commands.show_board,
    "view": view_commands.show_view,
    "games": inbox.list_games,
    "tables": tables.list_tables,
    "log": log_commands.show_log,
    "since": story.since,
    "replay": story.replay,
    "rules": rulebook.show_rules,
    "undo": takebacks.take_back,
    "resign": table_commands.resign,
    "replace": seats.replace,
    "plan": plans.plan,
    "table": lambda context, asker, command: TABLE[command.sub or ""](context, asker, command),
    "export": view_commands.export,
    "settings": table_commands.change_settings,
    "help": rulebook.show_help,
    "privacy": privacy.explain,
    "forget": privacy.forget,
}

TABLE: Mapping[str, Callable[[Context, Asker, Command], Awaitable[Response]]] = {
    "close": proposals.close,
    "draw": proposals.propose,
    "concede": proposals.propose,
    "pause": proposals.propose,
    "pace": proposals.propose_pace,
    "nudge": table_commands.nudge,
    "follow": following.follow,
    "rematch": table_commands.rematch,
}
"""The subcommands of `/table`: whatever is rare."""

CLICKS: Mapping[Action, Callable[[Context, Asker, Click], Awaitable[Response]]] = {
    Action.JOIN: lobby.join,
    Action.LEAVE: lobby.leave,
    Action.ADD: lobby.add,
    Action.REMOVE: lobby.remove,
    Action.START: lobby.start,
    Action.WAIT: lobby.wait,
    Action.DISSOLVE: proposals.press_dissolve,
    Action.OPTIONS: table_options.press_options,
    Action.SET: table_options.press_value,
    Action.FILL: table_options.fill_form,
    Action.QUICK: lobby.start_quick_game,
    Action.OPEN_FILE: lobby.open_file,
    Action.DROP_FILE: lobby.drop_file,
    Action.PANEL: panel.open_panel,
    Action.PICK: panel.open_panel,
    Action.OPEN: panel.open_panel,
    Action.OPEN_PICK: panel.open_panel,
    Action.PLAY: panel.confirm,
    Action.OPEN_PLAY: panel.confirm,
    Action.TYPE: typed_moves.fill_form,
    Action.PLAY_LONG: typed_moves.confirm_long,
    Action.VIEW: view_commands.press_view,
    Action.TEXT: view_commands.press_text,
    Action.BOARD: view_commands.press_board,
    Action.LOG: log_commands.press_log,
    Action.SHOW_LOG: log_commands.press_show,
    Action.EXPORT: view_commands.press_export,
    Action.MORE: view_commands.press_more,
    Action.GAMES: inbox.press,
    Action.TABLES: tables.press,
    Action.AHEAD: plans.open_ahead,
    Action.AHEAD_PICK: plans.open_ahead,
    Action.AHEAD_PLAY: plans.confirm,
    Action.PLANS: plans.press_list,
    Action.RULES: rulebook.press_rules,
    Action.REMATCH: table_commands.press_rematch,
    Action.NUDGE: table_commands.press_nudge,
    Action.UNDO: takebacks.press_undo,
    Action.REDO: takebacks.press_redo,
    Action.RESIGN: table_commands.press_resign,
    Action.CANCEL: proposals.press_cancel,
    Action.PROPOSE: proposals.press_propose,
    Action.AGREE: proposals.answer,
    Action.DISAGREE: proposals.answer,
    Action.ACCEPT: proposals.answer,
    Action.DECLINE: proposals.answer,
    Action.OBJECT: proposals.answer,
    Action.PRESENT: table_commands.press_present,
    Action.KEEP: table_commands.keep,
    Action.SINCE: story.press_since,
    Action.REPLAY: story.press_replay,
    Action.STORY: story.press_story,
    Action.WATCH: story.press_watch,
    Action.CHRONICLE: story.press_chronicle,
    Action.QUIET: panel.silence_hints,
    Action.FORGET: privacy.press_forget,
}


async def answer_command(context: Context, asker: Asker, command: Command) -> Response:
    """The answer to a slash command."""
    handler = COMMANDS.get(command.name)
    if handler is None or (command.name == "table" and command.sub not in TABLE):
        return Reply(note(asker.locale, text("bot-unknown-command")))
    answer = await _answer(context, asker, lambda: handler(context, asker, command))
    return await with_news(context, asker, answer) if command.name != "games" else answer


async def answer_click(context: Context, asker: Asker, click: Click | None) -> Response:
    """The answer to a control or a form; None is one of another version."""
    if click is None:
        return Reply(note(asker.locale, text("bot-old-control")))
    answer = await _answer(context, asker, lambda: CLICKS[click.press.action](context, asker, click))
    if isinstance(answer, Update) and not click.private:
        return answer
    return await with_news(context, asker, answer, click.press.session)


def form_at_once(context: Context, asker: Asker, click: Click | None) -> Ask | None:
    """The form that a control opens, if it opens one: made without waiting for anything, since a form that is not there
    within seconds never opens. None: the press is answered like any other."""
    if click is None or click.press.action is not Action.TYPE or click.lines:
        return None
    return typed_moves.form(context, asker, click)


async def suggest(context: Context, asker: Asker, typing_: Typing) -> suggestions.Choices:
    """How the word being typed may go on; nothing where something is wrong, which the command itself will say."""
    try:
        return await suggestions.suggest(context, asker, typing_)
    except (Refusal, IllegalMove, Unanswered):
        return ()
    except Exception:  # outermost: autocomplete has no place for an apology
        log.exception("no suggestions", command=typing_.name)
        return ()


async def _answer(context: Context, asker: Asker, work: Callable[[], Awaitable[Response]]) -> Response:
    try:
        return await _attempt(context, asker, work)
    except StoreUnwritable:  # also where a refusal could not be kept
        return Reply(note(asker.locale, text("bot-unwritable")))
    except Exception:  # outermost: whatever went wrong, the person gets an answer
        log.exception("not answered", interaction=asker.interaction)
        metrics.MISTAKES.inc()
        return Reply(note(asker.locale, text("bot-failed")))


async def _attempt(context: Context, asker: Asker, work: Callable[[], Awaitable[Response]]) -> Response:
    try:
        if not asker.lacks and not asker.locked:
            await context.publisher.retry(asker.channel)
        await context.host.meet(asker.guild, asker.user, asker.name)
        return await work()
    except Refusal as refused:
        return await _refuse(context, asker, refused)
    except (IllegalMove, Unanswered) as unplayed:
        return await _refuse(context, asker, Refusal(unplayed.reason))


async def _refuse(context: Context, asker: Asker, refused: Refusal) -> Response:
    """The refusal, kept so that the same request gets it again."""
    here = await context.host.in_channel(asker.channel)
    kept = await context.host.answer(asker.interaction, refused.answer(None if here is None else here.id))
    if kept.told:
        return Reply(await asyncio.to_thread(listed, asker.locale, kept.text, kept.told))
    return Reply(await say_about(context, asker, kept.session, kept.text))
