"""Whose invitations somebody takes: `/settings invitations:` and `not-from:`."""

from __future__ import annotations

from dataclasses import replace

from bot.handlers.context import Context, insist_on
from bot.messages.i18n import Raw, mention
from bot.messages.requests import Asker, Command
from bot.table.guards import Refusal
from bot.table.limits import InvitePolicy, Welcome
from games.core import Text, text

INVITATIONS, NOT_FROM = "invitations", "not-from"
"""The parameters of the command."""
MOST = 50
"""People whom one person refuses at most."""


async def change(context: Context, asker: Asker, command: Command) -> None:
    """What the command says of invitations. To name somebody a second time lets them invite again. To name oneself lets
    everybody invite again who was refused and has been forgotten since.

    :raises Refusal: too many are refused already.
    """
    welcome, person = command.values.get(INVITATIONS), command.people.get(NOT_FROM)
    if welcome is None and person is None:
        return

    def changed(now: InvitePolicy) -> InvitePolicy:
        if welcome is not None:
            now = replace(now, welcome=Welcome(str(welcome)))
        if person is not None:
            known = frozenset(user for user in now.refused if user > 0)
            now = replace(now, refused=known if person.user == asker.user else now.refused ^ {person.user})
        if len(now.refused) > MOST:
            raise Refusal(text("bot-manners-most", most=MOST))
        return now

    # Under a number of its own: what else the command asks for has its own answer.
    insist_on(await context.host.change_manners(-asker.interaction, asker.user, changed))


async def told(context: Context, asker: Asker) -> tuple[Text, ...]:
    """How it stands."""
    now = await context.host.invite_policy(asker.user)
    known, gone = sorted(user for user in now.refused if user > 0), sum(user < 0 for user in now.refused)
    refused = (text("bot-manners-refused", who=Raw(" ".join(map(mention, known)))),) if known else ()
    forgotten = (text("bot-manners-forgotten", count=gone),) if gone else ()
    return (text(f"bot-manners-{now.welcome.value}"), *refused, *forgotten)
