"""What people decide together: proposing it, agreeing, saying no. Closing a lobby or a game is here as well, since a
game is closed by all who play."""

from __future__ import annotations

from bot.handlers.context import Context, Visit, insist_on, respond, tell, visit_channel, visit_table
from bot.messages.custom_id import Action, Press
from bot.messages.i18n import narrow, say
from bot.messages.message import Message, Row, Style, Words
from bot.messages.parameters import MOST_HOURS
from bot.messages.present import button
from bot.messages.requests import Asker, Click, Command, Reply, Response, Seen
from bot.table import acts, votes
from bot.table.guards import Refusal, has_sat, leads, presides, seated, under_way, unended
from bot.table.pace import PACES
from bot.table.session import Phase
from bot.table.votes import KINDS
from games.core import text

SURE = (1,)
"""The picks of a button that says yes to a question."""


async def propose(context: Context, asker: Asker, command: Command) -> Response:
    """`/table draw` and its like: ask first whether it is meant."""
    assert command.sub is not None, command
    return Reply(_ask_whether_to_propose(await visit_channel(context, asker), command.sub))


async def propose_pace(context: Context, asker: Asker, command: Command) -> Response:
    """`/table pace`: another time for a decision, by the name of a pace or in hours."""
    visit, typed = await visit_channel(context, asker), narrow(str(command.values.get("pace", ""))).casefold()
    hours = int(typed) if typed.isdecimal() else PACES.get(typed, -1)
    if hours is not None and not 0 <= hours <= MOST_HOURS:
        raise Refusal(text("bot-pace-unknown", most=MOST_HOURS))
    answer = await visit.do(votes.propose, asker.user, "pace", (str(round((hours or 0) * 60)),))
    return await tell(context, asker, answer)


async def press_propose(context: Context, asker: Asker, click: Click) -> Response:
    """A button that proposes something: ask first; the yes to it."""
    visit = await visit_table(context, asker, click.press.session)
    kind = click.press.typed
    if kind not in KINDS:
        raise Refusal(text("bot-old-control"))
    if click.press.picks != SURE:
        return respond(click, _ask_whether_to_propose(visit, kind))
    answer = await visit.do(votes.propose, asker.user, kind)
    return respond(click, (await tell(context, asker, answer)).message)


def _ask_whether_to_propose(visit: Visit, kind: str) -> Message:
    under_way(visit.session)
    seated(visit.session, visit.asker.user)
    return question(
        visit,
        Press(Action.PROPOSE, visit.id, picks=SURE, typed=kind),
        f"bot-proposal-{kind}-sure",
        "bot-button-propose",
        Style.PRIMARY,
    )


def question(visit: Visit, yes: Press, words: str, label: str, style: Style = Style.DANGER) -> Message:
    """Whether it is meant, with a button for it and one against it."""
    locale = visit.asker.locale
    controls = (button(label, locale, yes, style), button("bot-button-keep", locale, Press(Action.KEEP)))
    return Message((Words(say(locale, text(words))), Row(controls)))


_ANSWERS = {
    Action.AGREE: (votes.agree, False),
    Action.DISAGREE: (votes.disagree, False),
    Action.ACCEPT: (votes.agree, True),
    Action.DECLINE: (votes.disagree, True),
    Action.OBJECT: (votes.object_to, True),
}
"""What the buttons below a vote do, and whether it is about a seat."""


async def answer(context: Context, asker: Asker, click: Click) -> Response:
    """A button below a vote. The message itself, or the board, shows what came of it."""
    visit = await visit_table(context, asker, click.press.session)
    act, of_seat = _ANSWERS[click.press.action]
    insist_on(await visit.do(act, asker.user, number(click), of_seat=of_seat))
    return Seen()


def number(click: Click) -> int:
    """The number that a control carries as its stamp."""
    if not click.press.stamp.isdecimal():
        raise Refusal(text("bot-old-control"))
    return int(click.press.stamp)


async def close(context: Context, asker: Asker, command: Command) -> Response:
    """`/table close`: a lobby by whoever opened it; a game by all who play, or by a manager who does not."""
    return Reply(_ask_whether_to_close(await visit_channel(context, asker)))


async def press_cancel(context: Context, asker: Asker, click: Click) -> Response:
    """ "Stop the game": ask first; the yes to it."""
    visit = await visit_table(context, asker, click.press.session)
    if click.press.picks != SURE:
        return respond(click, _ask_whether_to_close(visit))
    answer = await visit.do(acts.cancel, asker.user, manager=asker.moderates)
    return respond(click, (await tell(context, asker, answer)).message)


async def press_dissolve(context: Context, asker: Asker, click: Click) -> Response:
    """The lobby's button "Close": ask first; the yes to it, which does not end the game that the lobby may have become
    meanwhile."""
    visit = await visit_table(context, asker, click.press.session)
    if click.press.picks != SURE:
        return Reply(_ask_whether_to_dissolve(visit))
    answer = await visit.do(acts.cancel, asker.user, manager=asker.moderates, sure=False)
    return respond(click, (await tell(context, asker, answer)).message)


def _ask_whether_to_close(visit: Visit) -> Message:
    session, asker = visit.session, visit.asker
    if session.phase is not Phase.RUNNING:
        return _ask_whether_to_dissolve(visit)
    if has_sat(session, asker.user):
        return _ask_whether_to_propose(visit, "close")
    presides(session, asker.user, manager=asker.moderates)
    return question(visit, Press(Action.CANCEL, visit.id, picks=SURE), "bot-cancel-sure", "bot-button-cancel")


def _ask_whether_to_dissolve(visit: Visit) -> Message:
    if visit.session.phase is Phase.RUNNING:
        raise Refusal(text("bot-table-begun-already"))
    unended(visit.session)
    leads(visit.session, visit.asker.user, manager=visit.asker.moderates)
    yes = Press(Action.DISSOLVE, visit.id, picks=SURE)
    return question(visit, yes, "bot-dissolve-sure", "bot-button-dissolve")
