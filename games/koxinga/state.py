"""Cards, players, battles, the complete state and what one viewer may know of it (Koxinga 1, 4, 6)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from games.core import Outcome, Seat
from games.derived import only_fields
from games.koxinga.board import Item
from games.koxinga.cabins import START, Cabins, Good, Stack
from games.koxinga.options import Options
from games.replacing import copier

FLAME = -1
"""The twelfth face of the battle die."""
CARDS = range(1, 11)
HAND = 3
FIRST = Seat(0)
"""The starter until chance has named one."""
TREASURE_GOODS = {"7food": Good.FOOD, "7gold": Good.GOLD}
TREASURE_CARDS = ("7food", "7gold", "2p", "3p", "4p", "5p", "6p", "7p", "8p", "9p")


@dataclass(frozen=True, slots=True)
class Action:
    """Half a card: load `load`, or (None) move by the die plus `offset` (Koxinga 1.4)."""

    load: Good | None = None
    offset: int = 0


_M, _M1, _M2 = Action(), Action(offset=-1), Action(offset=-2)
_F, _G, _C = Action(Good.FOOD), Action(Good.GOLD), Action(Good.CANNON)
ACTIONS: dict[int, tuple[Action, Action]] = {
    1: (_M, _M),
    2: (_M, _C),
    3: (_C, _M),
    4: (_M1, _F),
    5: (_M2, _G),
    6: (_F, _M2),
    7: (_G, _M1),
    8: (_F, _G),
    9: (_G, _F),
    10: (_C, _C),
}


class Phase(Enum):
    """What the game waits for."""

    STARTER = "starter"
    ITEMS = "items"
    DEAL = "deal"
    ROLL = "roll"
    SWAP = "swap"
    CARDS = "cards"
    FORK = "fork"
    BACK = "back"
    ATTACK = "attack"
    ATTACK_ROLL = "attack-roll"
    DEFEND = "defend"
    DEFEND_ROLL = "defend-roll"
    LOOT = "loot"
    DROP = "drop"
    STEAL = "steal"
    TREASURE = "treasure"
    ACTION = "action"
    OVER = "over"

    # There is one of each, so it is hashed as any other object: what `Enum` does is a call in Python.
    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Plan:
    """Answers given beforehand for this turn; None: ask me. Secret like the card, changeable until used."""

    fork: str | None = None
    back: str | None = None
    attack: str | None = None
    defend: str | None = None
    loot: str | None = None
    drop: str | None = None


@dataclass(frozen=True, slots=True)
class Treasure:
    """A treasure card in somebody's hands: its points, and the seats that have held it and so know them."""

    points: int
    known: frozenset[Seat]


@dataclass(frozen=True, slots=True)
class Player:
    """`deck` is a set without an order, ascending; `played` in order, `card` (this turn's) included once chosen."""

    block: int = 0
    finished: bool = False
    cabins: Cabins = START
    hand: tuple[int, ...] = ()
    deck: tuple[int, ...] = tuple(CARDS)
    played: tuple[int, ...] = ()
    card: int | None = None
    treasures: tuple[Treasure, ...] = ()
    plan: Plan = Plan()

    @property
    def chosen(self) -> bool:
        """Whether this turn's card lies on the table."""
        return self.card is not None


player_with: Callable[..., Player] = copier(Player)
"""A player with fields changed."""


class Result(Enum):
    """Of one duel."""

    ATTACKER = "attacker"
    DRAW = "draw"
    DEFENDER = "defender"


@dataclass(frozen=True, slots=True)
class Duel:
    """A defender's cannons and die (None: the attacker rolled flame and nobody defends), and the result."""

    defender: Seat
    cannons: int
    roll: int | None
    result: Result


@dataclass(frozen=True, slots=True)
class Battle:
    """`cannons` and `roll` are the attacker's, `committed` those of the defender whose die is due. `looted` counts the
    duels whose loot is settled."""

    attacker: Seat
    defenders: tuple[Seat, ...]
    cannons: int | None = None
    roll: int | None = None
    committed: int | None = None
    duels: tuple[Duel, ...] = ()
    looted: int = 0

    @property
    def strength(self) -> int:
        """The attacker's cannons and die."""
        assert self.cannons is not None, self
        assert self.roll is not None, self
        return self.cannons + self.roll

    @property
    def defender(self) -> Seat:
        """Whoever fights the next duel."""
        return self.defenders[len(self.duels)]

    @property
    def prize(self) -> tuple[Seat, Seat]:
        """Winner and loser of the duel whose loot is due."""
        return self.sides(self.duels[self.looted])

    def sides(self, duel: Duel) -> tuple[Seat, Seat]:
        """Winner and loser of a duel that is no draw."""
        return (self.attacker, duel.defender) if duel.result is Result.ATTACKER else (duel.defender, self.attacker)


@dataclass(frozen=True, slots=True)
class Walk:
    """One action's way over the map: every block in order, the first one included, and the battles fought on it.
    Public."""

    seat: Seat
    blocks: tuple[int, ...]
    battles: tuple[tuple[int, Battle], ...] = ()
    """(block, battle) of each, once it is over."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """What everybody saw when the cards of this turn were chosen: each seat's block and cabins, and the items."""

    places: tuple[tuple[int, Cabins], ...]
    items: tuple[Item | None, ...]


@dataclass(frozen=True, slots=True)
class Cargo:
    """Goods that `seat` has come by and has no room for until it throws a cabin's overboard. Public."""

    seat: Seat
    stack: Stack
    told: bool
    """Whether the story has said already that the seat gets them."""


@dataclass(frozen=True)
class State:
    """`agenda` holds the actions of this turn still to come, as (seat, 0 or 1), after `actor`'s. `steps` are those left
    of the card's move under way: -1 while its step back is due, 0 in a retreat. `placed` counts the set-up draws done,
    `revealed` holds the seats whose card is on the table. `walks` are the moves since cards were last revealed, in
    order. `cargo` waits for room while that is asked for, in a battle for its loot. Without slots: `views.view` keeps
    its views with it."""

    options: Options
    players: tuple[Player, ...]
    items: tuple[Item | None, ...]
    treasures: tuple[str, ...] = TREASURE_CARDS
    placed: int = 0
    starter: Seat = FIRST
    turn: int = 0
    phase: Phase = Phase.STARTER
    dice: tuple[int, int] | None = None
    agenda: tuple[tuple[Seat, int], ...] = ()
    actor: tuple[Seat, int] | None = None
    revealed: frozenset[Seat] = frozenset()
    steps: int = 0
    battle: Battle | None = None
    before: Snapshot | None = None
    walks: tuple[Walk, ...] = ()
    cargo: Cargo | None = None

    def __getstate__(self) -> dict[str, object]:
        return only_fields(self)


state_with: Callable[..., State] = copier(State)
"""A state with fields changed: a move makes a dozen."""


@dataclass(frozen=True, slots=True)
class SeenPlayer:
    """`hand`, `deck`, `card`, `plan` and the points of `treasures` are None where the viewer may not know them.
    `played` holds the cards that lie open since the last shuffle."""

    block: int
    finished: bool
    cabins: Cabins
    hand: tuple[int, ...] | None
    deck: tuple[int, ...] | None
    cards: int
    drawable: int
    played: tuple[int, ...]
    chosen: bool
    card: int | None
    treasures: tuple[int | None, ...]
    plan: Plan | None


@dataclass(frozen=True)
class View:
    """What `viewer` (None: a spectator) may know (Koxinga 1.7). Without slots: `choices.root` is kept with it."""

    options: Options
    viewer: Seat | None
    players: tuple[SeenPlayer, ...]
    items: tuple[Item | None, ...]
    treasures: int
    placed: int
    starter: Seat
    turn: int
    phase: Phase
    dice: tuple[int, int] | None
    agenda: tuple[tuple[Seat, int], ...]
    actor: tuple[Seat, int] | None
    steps: int
    battle: Battle | None
    before: Snapshot | None
    walks: tuple[Walk, ...]
    cargo: Cargo | None
    outcome: Outcome | None

    def __getstate__(self) -> dict[str, object]:
        return only_fields(self)


def lies_open(view: View, seat: Seat) -> bool:
    """Whether everybody sees the seat's card of this turn: its first action has begun."""
    return view.players[seat].card is not None and view.actor is not None and (seat, 0) not in view.agenda
