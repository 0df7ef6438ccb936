"""What each seat may choose in each phase (Koxinga 4.6, 11)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from games.core import Choice, Move, Seat, Text, Window, text
from games.derived import derived
from games.koxinga import board
from games.koxinga.cabins import Cabins, Good, spare, thrift, total
from games.koxinga.options import Options
from games.koxinga.state import CARDS, Cargo, Phase, Plan, Player, SeenPlayer, State, View
from games.koxinga.voyage import ahead

MOST_NUMBERS = 22
"""Cannons offered in one step; with more than these a second step follows."""
PLANS = {
    "fork": (board.OUTER, board.INNER),
    "back": (board.OUTER, board.INNER),
    "attack": ("all", "none", "needed"),
    "defend": ("all", "none", "needed"),
    "loot": ("gold", "food", "cannon", "biggest", "treasure"),
    "drop": ("smallest", "food", "gold", "cannon"),
}
"""What may be answered beforehand where it is asked at all; `ask` takes an answer back."""
_OWED = {
    Phase.SWAP: ("swap", "keep"),
    Phase.FORK: (board.OUTER, board.INNER),
    Phase.BACK: (board.OUTER, board.INNER),
    Phase.CARDS: ("card",),
    Phase.ATTACK: ("fire",),
    Phase.DEFEND: ("fire",),
    Phase.LOOT: ("loot",),
    Phase.DROP: ("drop",),
}
_PROMPTS = {phase: text(f"koxinga-prompt-{phase.value}") for phase in Phase}
_UNDER_WAY = frozenset(Phase) - {Phase.STARTER, Phase.ITEMS, Phase.DEAL, Phase.OVER}
"""When something may be answered beforehand."""
PLAN = text("koxinga-prompt-plan")
REACTION = Window()
"""The time of whoever is asked in the middle of somebody else's action."""


def asked(position: State | View) -> dict[Seat, Window | None]:
    """See `games.core.Ask`."""
    if position.phase is Phase.CARDS:
        players: Sequence[Player | SeenPlayer] = position.players
        return {Seat(seat): None for seat, each in enumerate(players) if not each.chosen}
    seat = _asked(position)
    if seat is None:
        return {}
    return {seat: None if position.actor is None or position.actor[0] == seat else REACTION}


def _asked(position: State | View) -> Seat | None:
    """The one seat that owes a choice, in every phase but that of the cards."""
    match position.phase:
        case Phase.SWAP:
            return position.starter
        case Phase.FORK | Phase.BACK if position.actor is not None:
            return position.actor[0]
        case Phase.ATTACK if position.battle is not None:
            return position.battle.attacker
        case Phase.DEFEND if position.battle is not None:
            return position.battle.defender
        case Phase.LOOT if position.battle is not None:
            return position.battle.prize[0]
        case Phase.DROP if position.cargo is not None:
            return position.cargo.seat
        case _:
            return None


def choice(view: View, path: Move = ()) -> Choice | None:
    """See `games.core.Offer`."""
    if not path:
        return root(view)
    if view.viewer is None:
        return None
    who = view.players[view.viewer]
    if path[0] == "plan":
        return _plan(view.options, who.plan or Plan(), path[1:])
    first = root(view)
    tokens = _tokens(view, who, path) if first is not None and first.owed else ()
    return Choice(_prompt(view, view.viewer), tokens) if tokens else None


@derived
def root(view: View) -> Choice | None:
    """The first step of whatever the view's owner may do; None: nothing, as always for a spectator."""
    found, seat = asked(view), view.viewer
    if seat is None:
        return None
    former = ("swap",) if has_equal_dice(view) and seat in found else ()
    owed = tuple(token for token in _OWED[view.phase] if token not in former) if seat in found else ()
    plans = ("plan",) if view.phase in _UNDER_WAY and not view.players[seat].finished else ()
    if not owed and not plans:
        return None
    return Choice(_prompt(view, seat) if owed else PLAN, owed, plans, window=found.get(seat), former=former)


def order(view: View) -> Sequence[tuple[Seat, int]]:
    """The actions of this round that are still to come, the one under way included (Koxinga 4.1)."""
    if view.actor is not None:
        return (view.actor, *view.agenda)
    count = len(view.players)
    return [(Seat((view.starter + place) % count), half) for half in (0, 1) for place in range(count)]


def possible(who: SeenPlayer) -> Collection[int]:
    """The cards that a player may play this turn, as far as open cards tell."""
    return (who.card,) if who.card is not None else set(CARDS) - set(who.played)


def has_equal_dice(view: View) -> bool:
    """Whether it makes no difference how the dice lie: to swap them is not on offer, though logs may hold it."""
    return view.phase is Phase.SWAP and view.dice is not None and view.dice[0] == view.dice[1]


def equal(die: int) -> Text:
    """What is said of dice that show the same."""
    return text("koxinga-prompt-equal", die=die)


def _prompt(view: View, seat: Seat) -> Text:
    """What is asked; of a ship whose way forks, where; of equal dice, that there is nothing to ask; of
    who is attacked, against what."""
    if view.phase is Phase.SWAP and view.dice is not None:
        first, second = view.dice
        return equal(first) if first == second else text("koxinga-prompt-dice", first=first, second=second)
    if view.phase is Phase.DEFEND and view.battle is not None:
        return text("koxinga-prompt-defend", seat=view.battle.attacker, total=view.battle.strength)
    if view.phase in (Phase.FORK, Phase.BACK):
        return text(f"koxinga-prompt-{view.phase.value}", block=str(view.players[seat].block))
    return _PROMPTS[view.phase]


def _tokens(view: View, who: SeenPlayer, path: Move) -> tuple[str, ...]:
    """What may follow a first token that is owed; empty where the path is complete or leads nowhere."""
    match view.phase:
        case Phase.CARDS if path == ("card",):
            return tuple(map(str, who.hand or ()))
        case Phase.LOOT if path == ("loot",) and view.battle is not None:
            return spoils(view.players[view.battle.prize[1]])
        case Phase.DROP if path == ("drop",) and view.cargo is not None:
            return ballast(who.cabins, view.cargo)
        case Phase.ATTACK | Phase.DEFEND if path[0] == "fire":
            return cannons(who.cabins, path[1:])
        case _:
            return ()


def spoils(loser: Player | SeenPlayer) -> tuple[str, ...]:
    """What a winner may take: a cabin that is not empty, or a random treasure card (Koxinga 6.3)."""
    full = tuple(f"c{number}" for number, stack in enumerate(loser.cabins, start=1) if stack is not None)
    return (*full, "treasure") if loser.treasures else full


def ballast(cabins: Cabins, cargo: Cargo) -> tuple[str, ...]:
    """The own cabins that may be emptied for the cargo."""
    return tuple(f"c{index + 1}" for index in spare(cabins, cargo.stack.kind))


def branches(view: View) -> tuple[int, int]:
    """The first blocks of the outer and the inner branch between which the mover chooses, onwards or back."""
    assert view.actor is not None, view.phase
    here = view.players[view.actor[0]].block
    return (board.FORKS if view.phase is Phase.FORK else board.MERGES)[here]


def destinations(view: View) -> tuple[tuple[str, int], ...]:
    """(branch, block where the move would end) of each branch that the mover may take now."""
    if view.actor is None or view.phase not in (Phase.FORK, Phase.BACK):
        return ()
    firsts = zip((board.OUTER, board.INNER), branches(view), strict=True)
    return tuple((way, first if view.phase is Phase.BACK else ahead(first, view.steps - 1)[0]) for way, first in firsts)


def price(view: View, block: int, *, back: bool = False) -> board.Item | None:
    """What lies on a block for a ship that comes to it, or comes `back` to it."""
    there = retreating(view) if view.battle is not None else view.phase is Phase.BACK and view.steps == 0
    item, driven = view.items[block], back or there
    once = driven and view.options.retreat == "once"
    return None if item is None or (once and item.kind is not None) else item


def retreating(position: State | View) -> bool:
    """Whether the mover has come here because it could not pay in full, and not by a card."""
    blocks = position.walks[-1].blocks
    return len(blocks) > 2 and blocks[-1] in board.before(blocks[-2])


def company(view: View, seat: Seat, block: int) -> tuple[Seat, ...]:
    """Who else lies on a block."""
    return tuple(Seat(other) for other, who in enumerate(view.players) if other != seat and who.block == block)


def plans(options: Options) -> dict[str, tuple[str, ...]]:
    """What may be answered beforehand with these options."""
    return {name: answers for name, answers in PLANS.items() if name != "drop" or options.overboard == "choose"}


def _plan(options: Options, plan: Plan, path: Move) -> Choice | None:
    occasions = plans(options)
    if not path:
        return Choice(PLAN, tuple(occasions))
    if len(path) > 1 or path[0] not in occasions:
        return None
    now = getattr(plan, path[0]) or "ask"
    return Choice(PLAN, tuple(value for value in (*occasions[path[0]], "ask") if value != now))


def _guns(cabins: Cabins) -> list[tuple[int, int]]:
    """(cabin number, cannons) of each cabin that holds cannons."""
    return [
        (number, stack.amount)
        for number, stack in enumerate(cabins, start=1)
        if stack is not None and stack.kind is Good.CANNON
    ]


def cannons(cabins: Cabins, path: Move) -> tuple[str, ...]:
    """The tokens after `fire`: a number, or cabin by cabin; empty where the path is complete or leads nowhere."""
    guns = _guns(cabins)
    stock = sum(amount for _, amount in guns)
    numbers = tuple(map(str, range(1, stock)))
    if not path:
        several = ("cabins",) if len(guns) > 1 else ()
        shown = numbers if len(numbers) <= MOST_NUMBERS else (*numbers[: MOST_NUMBERS - 1], "more")
        return ("none", *shown, "all", *several)
    if path == ("more",) and len(numbers) > MOST_NUMBERS:
        return numbers[MOST_NUMBERS - 1 :]
    if path[0] == "cabins" and len(path) <= len(guns):
        number, amount = guns[len(path) - 1]
        idle = len(path) == len(guns) and all(token.endswith(":0") for token in path[1:])
        return tuple(f"c{number}:{part}" for part in range(1 if idle else 0, amount + 1))
    return ()


def volley(stock: int, amount: int) -> Move:
    """The path after `fire` that commits `amount` of `stock` cannons, smallest stack first."""
    if amount in (0, stock):
        return ("all",) if amount else ("none",)
    return ("more", str(amount)) if stock - 1 > MOST_NUMBERS and amount >= MOST_NUMBERS else (str(amount),)


def commitment(cabins: Cabins, path: Move) -> tuple[int, ...]:
    """How much each cabin gives for a complete path after `fire` (Koxinga 11)."""
    if path[0] == "cabins":
        parts = {int(token[1]): int(token[3:]) for token in path[1:]}
        return tuple(parts.get(number, 0) for number in range(1, len(cabins) + 1))
    amount = {"none": 0, "all": total(cabins, Good.CANNON)}.get(path[-1])
    return thrift(cabins, Good.CANNON, int(path[-1]) if amount is None else amount)
