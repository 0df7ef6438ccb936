"""Where everything asked arrives: the right answer for every command, control and half-typed word, errors included."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from functools import partial

import structlog

from bot import metrics
from bot.handlers import panel, plans, story, suggestions, takebacks, typed_moves, view_commands
from bot.handlers.context import Context, Visit, insist_on, respond, say_about, tell, visit_table
from bot.handlers.news import with_news
from bot.handlers.people import following, inbox, looking, notes, privacy, rulebook, standings
from bot.handlers.table import lobby, log_commands, proposals, quick, seats, table_commands, table_options, tables
from bot.handlers.teaching import exercise, hint, lessons, puzzles, review, why
from bot.host.storage.store import StoreUnwritable
from bot.host.workers.sandbox import Unanswered
from bot.messages.commands import MY_SEAT, PLAY_WITH, SINCE_MINE
from bot.messages.custom_id import Action, Item, Named, Number, Press, Proposed
from bot.messages.message import Message
from bot.messages.requests import Ask, Asker, Click, Command, Reply, Response, Seen, Typing, Update
from bot.messages.words.table_messages import listed, note, voice
from bot.table.answers import Answer
from bot.table.features import acts, votes
from bot.table.features import lobby as acts_of_lobby
from bot.table.guards import Refusal
from bot.table.session import person
from games.core import IllegalMove, Seat, text

log = structlog.get_logger(__name__)

COMMANDS: Mapping[str, Callable[[Context, Asker, Command], Awaitable[Response]]] = {
    "play": lobby.open_table,
    "move": typed_moves.move,
    "board": view_commands.show_board,
    "view": view_commands.show_view,
    "games": inbox.list_games,
    "tables": tables.list_tables,
    "lfg": looking.look,
    "log": log_commands.show_log,
    "since": story.since,
    "replay": story.replay,
    "rules": rulebook.show_rules,
    "undo": takebacks.take_back,
    "resign": table_commands.resign,
    "replace": seats.replace,
    "plan": plans.plan,
    "notes": notes.write,
    "table": lambda context, asker, command: TABLE[command.sub or ""](context, asker, command),
    "export": view_commands.export,
    "settings": table_commands.change_settings,
    "learn": lessons.learn,
    "puzzle": puzzles.puzzle,
    "rank": standings.show_rank,
    "profile": standings.show_profile,
    "help": rulebook.show_help,
    "privacy": privacy.explain,
    "forget": privacy.forget,
    PLAY_WITH: lobby.ask_which_game,
    MY_SEAT: lambda context, asker, command: _of_message(context, asker, command, view_commands.own_view),
    SINCE_MINE: lambda context, asker, command: _of_message(context, asker, command, story.since_last_move),
}

TABLE: Mapping[str, Callable[[Context, Asker, Command], Awaitable[Response]]] = {
    "close": proposals.close,
    "draw": proposals.propose,
    "concede": proposals.propose,
    "pause": proposals.propose,
    "warnings": proposals.propose,
    "pace": proposals.propose_pace,
    "nudge": table_commands.nudge,
    "follow": following.follow,
    "rematch": table_commands.rematch,
}
"""The subcommands of `/table`: whatever is rare."""

EXERCISES: exercise.Kinds = {lessons.LETTER: lessons.KIND, puzzles.LETTER: puzzles.KIND}

Handler = Callable[[Context, Asker, Click], Awaitable[Response]]
Deed = Callable[[Visit, Press], Awaitable[Answer]]


async def _of_message(
    context: Context, asker: Asker, command: Command, page: Callable[[Visit], Awaitable[Message]]
) -> Response:
    """What there is about the table of the message in whose menu it was chosen.

    :raises Refusal: the message is of no table of this server.
    """
    session = await context.host.session(command.session or 0)
    if session is None or session.table.guild != asker.guild:
        raise Refusal(text("bot-context-no-table"))
    return Reply(await page(await visit_table(context, asker, session.id)))


def at_table(work: Callable[[Visit, Click], Awaitable[Response]]) -> Handler:
    """What is done with a control at its table."""

    async def answer(context: Context, asker: Asker, click: Click) -> Response:
        return await work(await visit_table(context, asker, click.press.session), click)

    return answer


def done(deed: Deed) -> Handler:
    """Do it; there is nothing to say where the channel shows what changed."""

    async def work(visit: Visit, click: Click) -> Response:
        insist_on(await deed(visit, click.press))
        return Seen()

    return at_table(work)


def told(deed: Deed) -> Handler:
    """Do it, and say what came of it."""

    async def work(visit: Visit, click: Click) -> Response:
        return respond(click, (await tell(visit.context, visit.asker, await deed(visit, click.press))).message)

    return at_table(work)


def asked(question: Callable[[Visit, Press], Message]) -> Handler:
    """Ask first whether it is meant."""

    async def work(visit: Visit, click: Click) -> Response:
        return respond(click, question(visit, click.press))

    return at_table(work)


def shown(page: Callable[[Visit], Awaitable[Message]]) -> Handler:
    """Show what there is about the table, in place of the private message with the control."""

    async def work(visit: Visit, click: Click) -> Response:
        return respond(click, await page(visit))

    return at_table(work)


def replied(page: Callable[[Visit], Awaitable[Message]]) -> Handler:
    """Show it in a message of its own."""

    async def work(visit: Visit, click: Click) -> Response:
        return Reply(await page(visit))

    return at_table(work)


CLICKS: Mapping[Action, Handler] = {
    Action.JOIN: done(lambda at, _: at.do(acts_of_lobby.join, person(at.asker.user, at.asker.name))),
    Action.LEAVE: done(lambda at, _: at.do(acts_of_lobby.leave, at.asker.user)),
    Action.ADD: done(lambda at, press: at.do(acts_of_lobby.add_computer, at.asker.user, press.given(Named).name)),
    Action.REMOVE: done(
        lambda at, press: at.do(
            acts_of_lobby.remove, at.asker.user, Seat(press.given(Item).number or 0), manager=at.asker.moderates
        )
    ),
    Action.START: done(lambda at, _: at.do(acts_of_lobby.begin, at.asker.user, manager=at.asker.moderates)),
    Action.WAIT: done(lambda at, _: at.do(acts_of_lobby.wait, at.asker.user)),
    Action.DISSOLVE: asked(lambda at, _: proposals.ask_whether_to_dissolve(at)),
    Action.DISSOLVE_SURE: told(lambda at, _: at.do(acts.cancel, at.asker.user, manager=at.asker.moderates, sure=False)),
    Action.OPTIONS: at_table(table_options.press_options),
    Action.SET: at_table(table_options.press_value),
    Action.FILL: at_table(table_options.fill_form),
    Action.QUICK: quick.start,
    Action.PLAY_WITH: lobby.open_with,
    Action.HELP: rulebook.press_help,
    Action.OPEN_FILE: lobby.open_file,
    Action.DROP_FILE: lobby.drop_file,
    Action.PANEL: at_table(panel.open_panel),
    Action.ABOUT: at_table(panel.tell_about),
    Action.ABOUT_OPEN: at_table(panel.tell_about),
    Action.PICK: at_table(panel.open_panel),
    Action.OPEN: at_table(panel.open_panel),
    Action.OPEN_PICK: at_table(panel.open_panel),
    Action.PLAY: at_table(panel.confirm),
    Action.OPEN_PLAY: at_table(panel.confirm),
    Action.TYPE: at_table(typed_moves.fill_form),
    Action.PLAY_LONG: at_table(typed_moves.confirm_long),
    Action.VIEW: replied(view_commands.own_view),
    Action.TEXT: shown(view_commands.in_words),
    Action.BOARD: replied(view_commands.newest),
    Action.LOG: shown(log_commands.written),
    Action.SHOW_LOG: replied(log_commands.shared),
    Action.EXPORT: shown(view_commands.exported),
    Action.MORE: replied(view_commands.more),
    Action.GAMES_PAGE: inbox.press_page,
    Action.GAMES_MOVE: replied(panel.opened),
    Action.GAMES_BACK: inbox.press_back,
    Action.GAMES_EXPORT: replied(view_commands.exported),
    Action.GAMES_LEAVE: inbox.press_leave,
    Action.TABLES_PAGE: tables.press_page,
    Action.TABLES_JOIN: at_table(tables.press_join),
    Action.TABLES_WATCH: replied(tables.watched),
    Action.AHEAD: at_table(panel.look_ahead),
    Action.AHEAD_PICK: at_table(panel.look_ahead),
    Action.AHEAD_PLAY: at_table(plans.confirm),
    Action.PLANS: at_table(plans.press_list),
    Action.WITHDRAW: at_table(plans.press_list),
    Action.RULES: rulebook.press_rules,
    Action.REMATCH: at_table(lambda visit, _: table_commands.rematched(visit)),
    Action.REMATCH_LEVEL: at_table(table_commands.press_rematch),
    Action.NUDGE: shown(table_commands.nudged),
    Action.UNDO: at_table(takebacks.press_undo),
    Action.REDO: shown(takebacks.brought_back),
    Action.RESIGN: asked(lambda at, _: table_commands.ask_whether_to_resign(at)),
    Action.RESIGN_SURE: at_table(table_commands.press_resign),
    Action.CANCEL: asked(lambda at, _: proposals.ask_whether_to_close(at)),
    Action.CANCEL_SURE: told(lambda at, _: at.do(acts.cancel, at.asker.user, manager=at.asker.moderates)),
    Action.PROPOSE: asked(lambda at, press: proposals.ask_whether_to_propose(at, press.given(Proposed).kind)),
    Action.PROPOSE_SURE: told(lambda at, press: at.do(votes.propose, at.asker.user, press.given(Proposed).kind)),
    Action.AGREE: done(lambda at, press: at.do(votes.agree, at.asker.user, press.given(Number).number)),
    Action.DISAGREE: done(lambda at, press: at.do(votes.disagree, at.asker.user, press.given(Number).number)),
    Action.ACCEPT: done(lambda at, press: seats.accept(at, press.given(Number).number)),
    Action.DECLINE: done(
        lambda at, press: at.do(votes.disagree, at.asker.user, press.given(Number).number, of_seat=True)
    ),
    Action.OBJECT: done(lambda at, press: at.do(votes.object_to, at.asker.user, press.given(Number).number)),
    Action.PRESENT: told(lambda at, _: at.do(acts.come_back, at.asker.user)),
    Action.KEEP: table_commands.keep,
    Action.SINCE: replied(story.since_last_move),
    Action.REPLAY: replied(story.from_beginning),
    Action.STORY: at_table(story.press_story),
    Action.WATCH: at_table(story.press_watch),
    Action.CHRONICLE: shown(story.chronicled),
    Action.CHRONICLE_WORDS: shown(story.chronicled_in_words),
    Action.QUIET: panel.silence_hints,
    Action.FORGET: privacy.press_forget,
    Action.WHY: why.answer,
    Action.LEARN: lessons.press_learn,
    Action.EXERCISE: partial(exercise.open_panel, EXERCISES),
    Action.EXERCISE_PICK: partial(exercise.open_panel, EXERCISES),
    Action.EXERCISE_PLAY: partial(exercise.confirm, EXERCISES),
    Action.EXERCISE_TYPE: partial(exercise.fill_form, EXERCISES),
    Action.PUZZLE: puzzles.press_puzzle,
    Action.HINT: shown(hint.hint),
    Action.REVIEW: at_table(review.press_review),
    Action.REVIEW_CANCEL: at_table(review.press_cancel),
    Action.REVIEW_DECISION: at_table(review.press_decision),
    Action.REVIEW_SHOW: at_table(review.press_show),
    Action.REVIEW_HIDE: at_table(review.press_show),
    Action.NOTE: at_table(notes.fill_form),
    Action.RANK: standings.press_rank,
    Action.RANK_WORDS: standings.press_rank,
    Action.LFG_STOP: looking.press_stop,
    Action.LFG_ASK: told(lambda at, _: at.do(acts_of_lobby.ask_seekers, at.asker.user)),
}
FORMS = frozenset({Action.FILL, Action.NOTE, Action.OPTIONS})
"""What may open a form that has to be read from the store first."""


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
    answer = await _answer(context, asker, lambda: _pressed(context, asker, click))
    if isinstance(answer, Update) and not click.private:
        return answer
    return await with_news(context, asker, answer, click.press.session)


async def _pressed(context: Context, asker: Asker, click: Click) -> Response:
    """What the control does; nothing where its number means no table of its server here, as where another process with
    another store sent it."""
    if click.guild is not None and click.press.session:
        session = await context.host.session(click.press.session)
        if click.guild != (asker.guild if session is None else session.table.guild):
            return Reply(note(asker.locale, text("bot-old-control")))
    return await CLICKS[click.press.action](context, asker, click)


def form_at_once(context: Context, asker: Asker, click: Click | None) -> Ask | None:
    """The form that a control opens, if it opens one: made without waiting for anything, since a form that is not there
    within seconds never opens. None: the press is answered like any other."""
    if click is None or click.lines:
        return None
    if click.press.action is Action.EXERCISE_TYPE:
        return exercise.form(EXERCISES, asker, click)
    return typed_moves.form(context, asker, click) if click.press.action is Action.TYPE else None


def may_open_form(click: Click | None) -> bool:
    """Whether the answer may be a form that cannot be made at once."""
    return click is not None and not click.lines and click.press.action in FORMS


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
        return Reply(await asyncio.to_thread(listed, asker.locale, kept.text, kept.told, *refused.beside))
    said = await say_about(context, asker, kept.session, kept.text, *refused.beside)
    session = await context.host.session(kept.session) if kept.session is not None else None
    asking = () if session is None else why.asking(session, voice(session, asker.locale), (kept.text,))
    return Reply(replace(said, parts=(*said.parts, *asking)))
