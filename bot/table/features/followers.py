"""The one way in which an act is done: the act itself, then what each feature makes of it, once and in one order. Pure.

A follower sees the session before the act and the change that the act made, with its lines one after another, and gives
the change that it makes of that. It calls no act, and no act calls a follower.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec

from bot.table.changes import Act, Change
from bot.table.features import plans, rated, seat_offers, undo, votes
from bot.table.session import Session
from bot.table.timing import Moment

P = ParamSpec("P")

Follower = Callable[[Session, Change, Moment], Change]
"""What becomes of a feature by a change to the session."""

FOLLOWERS: tuple[Follower, ...] = (votes.follow, seat_offers.follow, plans.follow, undo.follow, rated.follow)
"""In this order: plans keep what they may need again as long as it could be taken back before the change; what a game
is rated by has seen all lines."""


def perform(session: Session, moment: Moment, act: Act[P], *args: P.args, **kwargs: P.kwargs) -> Change:
    """What `act` makes of the session at that moment, and everything that follows from it.

    :raises Refusal: nothing changes; the reason.
    """
    change = act(session, moment, *args, **kwargs)
    for feature in FOLLOWERS:
        change = feature(session, change, moment)
    return change
