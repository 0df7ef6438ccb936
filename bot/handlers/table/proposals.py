"""What people decide together: proposing it, agreeing, saying no. Closing a lobby or a game is here as well, since a
game is closed by all who play."""

from __future__ import annotations

from bot.handlers.context import Context, Visit, tell, visit_channel
from bot.messages.custom_id import Action, Press, Proposed
from bot.messages.i18n import narrow, say
from bot.messages.message import Message, Row, Words
from bot.messages.parameters import MOST_HOURS
from bot.messages.requests import Asker, Command, Reply, Response
from bot.messages.words.table_messages import button
from bot.table.features import votes
from bot.table.guards import Refusal, has_sat, leads, presides, seated, under_way, unended
from bot.table.pace import PACES
from bot.table.session import Playing, is_alone
from games.core import Text, text


async def propose(context: Context, asker: Asker, command: Command) -> Response:
    """`/table draw` and its like: ask first whether it is meant."""
    assert command.sub is not None, command
    return Reply(ask_whether_to_propose(await visit_channel(context, asker), command.sub))


async def propose_pace(context: Context, asker: Asker, command: Command) -> Response:
    """`/table pace`: another time for a decision, by the name of a pace or in hours."""
    visit, typed = await visit_channel(context, asker), narrow(str(command.values.get("pace", ""))).casefold()
    hours = int(typed) if typed.isdecimal() and len(typed) < 9 else PACES.get(typed, -1)
    if hours is not None and not 0 <= hours <= MOST_HOURS:
        raise Refusal(text("bot-pace-unknown", most=MOST_HOURS))
    answer = await visit.do(votes.propose, asker.user, "pace", (str(round((hours or 0) * 60)),))
    return await tell(context, asker, answer)


def ask_whether_to_propose(visit: Visit, kind: str) -> Message:
    """:raises Refusal: the asker cannot propose anything there, or not that."""
    under_way(visit.session)
    seated(visit.session, visit.asker.user)
    votes.enough_seats(visit.session, kind)
    votes.others_there(visit.session, visit.asker.user, kind)
    return question(visit, Press(Action.PROPOSE_SURE, visit.id, Proposed(kind)), f"bot-proposal-{kind}-sure")


def question(visit: Visit, yes: Press, words: str | Text, label: str = "") -> Message:
    """Whether it is meant, with a button for it and one against it."""
    locale = visit.asker.locale
    controls = (button(yes, locale, label), button(Press(Action.KEEP), locale))
    return Message((Words(say(locale, text(words) if isinstance(words, str) else words)), Row(controls)))


async def close(context: Context, asker: Asker, command: Command) -> Response:
    """`/table close`: a lobby by whoever opened it; a game by all who play, or by a manager who does not."""
    return Reply(ask_whether_to_close(await visit_channel(context, asker)))


def ask_whether_to_close(visit: Visit) -> Message:
    """Whether the game is to be stopped, or the lobby to be closed.

    :raises Refusal: the asker cannot do that.
    """
    session, asker = visit.session, visit.asker
    if not isinstance(session.phase, Playing):
        return ask_whether_to_dissolve(visit)
    if has_sat(session, asker.user):
        return _ask_whether_to_desert(visit) if deserts(visit) else ask_whether_to_propose(visit, "close")
    presides(session, asker.user, manager=asker.moderates)
    return question(visit, Press(Action.CANCEL_SURE, visit.id), "bot-cancel-sure")


def deserts(visit: Visit) -> bool:
    """Whether to stop the game counts as leaving it: it is rated, and the asker sits there alone."""
    session, user = visit.session, visit.asker.user
    return session.table.rated and session.kept is None and is_alone(session, user)


def _ask_whether_to_desert(visit: Visit) -> Message:
    seated(visit.session, visit.asker.user)
    yes = Press(Action.PROPOSE_SURE, visit.id, Proposed("close"))
    return question(visit, yes, "bot-proposal-close-deserts", "bot-button-cancel")


def ask_whether_to_dissolve(visit: Visit) -> Message:
    """Whether the lobby is to be closed.

    :raises Refusal: it has become a game, or the asker did not open it.
    """
    if isinstance(visit.session.phase, Playing):
        raise Refusal(text("bot-table-begun-already"))
    unended(visit.session)
    leads(visit.session, visit.asker.user, manager=visit.asker.moderates)
    return question(visit, Press(Action.DISSOLVE_SURE, visit.id), "bot-dissolve-sure")
