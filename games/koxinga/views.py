"""What each viewer may know (Koxinga 1.7)."""

from __future__ import annotations

from games.core import Seat
from games.derived import derived_for_each
from games.koxinga.outcome import outcome
from games.koxinga.state import Phase, Player, SeenPlayer, State, View


@derived_for_each
def view(state: State, viewer: Seat | None) -> View:
    """Everything opens when the game is over."""
    players = tuple(_seen(state, Seat(seat), viewer) for seat in range(len(state.players)))
    return View(
        options=state.options,
        viewer=viewer,
        players=players,
        items=state.items,
        treasures=len(state.treasures),
        placed=state.placed,
        starter=state.starter,
        turn=state.turn,
        phase=state.phase,
        dice=state.dice,
        agenda=state.agenda,
        actor=state.actor,
        steps=state.steps,
        battle=state.battle,
        before=state.before,
        walks=state.walks,
        cargo=state.cargo,
        outcome=outcome(state),
    )


def _seen(state: State, seat: Seat, viewer: Seat | None) -> SeenPlayer:
    who = state.players[seat]
    own = seat == viewer or state.phase is Phase.OVER
    hand, deck, card = who.hand, who.deck, who.card
    open_card = card is not None and (own or seat in state.revealed)
    return SeenPlayer(
        block=who.block,
        finished=who.finished,
        cabins=who.cabins,
        hand=hand if own else None,
        deck=deck if own else None,
        cards=len(hand),
        drawable=len(deck),
        played=who.played if open_card or card is None else who.played[:-1],
        chosen=card is not None,
        card=card if open_card else None,
        treasures=_treasures(who, viewer, own=own) if who.treasures else (),
        plan=who.plan if own else None,
    )


def _treasures(who: Player, viewer: Seat | None, *, own: bool) -> tuple[int | None, ...]:
    """The points that the viewer knows, ascending, then a None for each card that they do not."""
    known = [each.points for each in who.treasures if own or viewer in each.known]
    return (*known, *[None] * (len(who.treasures) - len(known)))
