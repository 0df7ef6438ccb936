"""What each seat, and chance, may choose in each phase, and how a choice changes the state (Koxinga 4.6, 11)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace

from games.core import CHANCE, Choice, Event, Move, Seat, Window, text
from games.koxinga import board, turns
from games.koxinga.cabins import Cabins, Good, thrift, total
from games.koxinga.state import FLAME, HAND, TREASURE_GOODS, Phase, Plan, Player, Snapshot, State

MOST_NUMBERS = 22
"""Cannons offered in one step; with more than these a second step follows."""
PLANS = {
    "fork": (board.OUTER, board.INNER),
    "back": (board.OUTER, board.INNER),
    "attack": ("all", "none", "needed"),
    "defend": ("all", "none", "needed"),
    "loot": ("gold", "food", "cannon", "biggest", "treasure"),
}
"""What may be answered beforehand; `ask` takes an answer back."""
_OWED = {
    Phase.SWAP: ("swap", "keep"),
    Phase.FORK: (board.OUTER, board.INNER),
    Phase.BACK: (board.OUTER, board.INNER),
    Phase.CARDS: ("card",),
    Phase.ATTACK: ("fire",),
    Phase.DEFEND: ("fire",),
    Phase.LOOT: ("loot",),
}


def asked(state: State) -> tuple[Seat, ...]:
    """The seats that owe a choice."""
    if state.phase is Phase.SWAP:
        return (state.starter,)
    if state.phase is Phase.CARDS:
        return tuple(Seat(seat) for seat, each in enumerate(state.players) if each.card is None)
    if state.phase in (Phase.FORK, Phase.BACK):
        return (turns.mover(state),)
    battle = state.battle
    if state.phase is Phase.ATTACK and battle is not None:
        return (battle.attacker,)
    if state.phase is Phase.DEFEND and battle is not None:
        return (battle.defenders[len(battle.duels)],)
    if state.phase is Phase.LOOT and battle is not None:
        return (turns.sides(battle.attacker, battle.duels[battle.looted])[0],)
    return ()


def choice(state: State, seat: Seat, path: Move) -> Choice | None:
    if seat == CHANCE:
        return _chance(state, path)
    if not path:
        return _root(state, seat)
    if path[0] == "plan":
        return _plan(state.players[seat].plan, path[1:])
    if seat not in asked(state):
        return None
    who = state.players[seat]
    prompt = text(f"koxinga-prompt-{state.phase.value}")
    if path == ("card",):
        return Choice(prompt, tuple(map(str, who.hand)))
    if path == ("loot",):
        return Choice(prompt, turns.spoils(_loser(state)))
    if path[0] == "fire":
        tokens = cannons(who.cabins, path[1:])
        return Choice(prompt, tokens) if tokens else None
    return None


def _root(state: State, seat: Seat) -> Choice | None:
    owed = _OWED.get(state.phase, ()) if seat in asked(state) else ()
    plans = state.phase not in (Phase.STARTER, Phase.ITEMS, Phase.DEAL, Phase.OVER) and not state.players[seat].finished
    if not owed and not plans:
        return None
    prompt = text(f"koxinga-prompt-{state.phase.value}" if owed else "koxinga-prompt-plan")
    return Choice(prompt, owed, ("plan",) if plans else (), window=window(state, seat) if owed else None)


def window(state: State, seat: Seat) -> Window | None:
    """That of a seat which is asked in the middle of somebody else's action."""
    return Window() if state.phase in (Phase.DEFEND, Phase.LOOT) and seat != turns.mover(state) else None


def _plan(plan: Plan, path: Move) -> Choice | None:
    prompt = text("koxinga-prompt-plan")
    if not path:
        return Choice(prompt, tuple(PLANS))
    if len(path) > 1 or path[0] not in PLANS:
        return None
    now = getattr(plan, path[0]) or "ask"
    return Choice(prompt, tuple(value for value in (*PLANS[path[0]], "ask") if value != now))


def _loser(state: State) -> Player:
    battle = turns.fight(state)
    return state.players[turns.sides(battle.attacker, battle.duels[battle.looted])[1]]


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


def given(cabins: Cabins, path: Move) -> tuple[int, ...]:
    """How much each cabin gives for a complete path after `fire` (Koxinga 11)."""
    if path[0] == "cabins":
        parts = {int(token[1]): int(token[3:]) for token in path[1:]}
        return tuple(parts.get(number, 0) for number in range(1, len(cabins) + 1))
    amount = {"none": 0, "all": total(cabins, Good.CANNON)}.get(path[-1])
    return thrift(cabins, Good.CANNON, int(path[-1]) if amount is None else amount)


def _facts(state: State) -> Iterator[Move]:
    """Every fact that chance may bring now."""
    if state.phase is Phase.STARTER:
        yield from (("starter", str(number)) for number in range(1, len(state.players) + 1))
    elif state.phase is Phase.ITEMS:
        draw = due(state)
        what = ("treasure",) if draw.item.kind is None else (draw.item.kind.value, str(draw.item.amount))
        yield from (("item", str(block), *what) for block in board.free(state.items, draw))
    elif state.phase is Phase.DEAL:
        seat = short(state)
        yield from (("deal", str(seat + 1), str(card)) for card in state.players[seat].deck)
    elif state.phase is Phase.ROLL:
        yield from (("dice", str(left), str(right)) for left in range(1, 7) for right in range(1, 7))
    elif state.phase in (Phase.ATTACK_ROLL, Phase.DEFEND_ROLL):
        yield from (("battle", face) for face in (*map(str, range(11)), "flame"))
    elif state.phase is Phase.TREASURE:
        yield from (("treasure", card) for card in state.treasures)
    elif state.phase is Phase.STEAL:
        yield from (("steal", f"{each.points}p") for each in _loser(state).treasures)


def facts(state: State) -> tuple[Move, ...]:
    """All facts that chance may bring now, each as likely as the others but for the option `wrap`; empty if none is due."""
    return tuple(_facts(state))


def _chance(state: State, path: Move) -> Choice | None:
    step = len(path)
    tokens = dict.fromkeys(fact[step] for fact in _facts(state) if fact[:step] == path and len(fact) > step)
    return Choice(text("koxinga-prompt-chance"), tuple(tokens)) if tokens else None


def due(state: State) -> board.Draw:
    """The next draw of the set-up."""
    draws = [draw for section in board.SETUP for draw in section]
    return draws[state.placed]


def short(state: State) -> Seat:
    """The seat that is dealt to next: the first one whose hand is not full."""
    return Seat(next(seat for seat, each in enumerate(state.players) if len(each.hand) < HAND))


def apply(state: State, seat: Seat, move: Move, story: list[Event]) -> State:
    """The state after a legal move, with everything that follows by itself."""
    if seat == CHANCE:
        state = _happened(state, move, story)
    elif move[0] == "plan":
        state = _set_plan(state, seat, move[1], move[2], story)
    else:
        state = _decided(state, seat, move, story)
    return turns.proceed(state, story)


def _set_plan(state: State, seat: Seat, name: str, value: str, story: list[Event]) -> State:
    who = state.players[seat]
    assert name in {each.name for each in fields(Plan)}, name
    told = text("koxinga-event-plan", what=text(f"koxinga-plan-{name}"), answer=text(f"koxinga-plan-{name}-{value}"))
    story.append(Event(told, to=frozenset({seat})))
    return turns.change(state, seat, replace(who, plan=replace(who.plan, **{name: None if value == "ask" else value})))


def _decided(state: State, seat: Seat, move: Move, story: list[Event]) -> State:
    who = state.players[seat]
    match state.phase:
        case Phase.SWAP:
            return _swapped(state, swap=move[0] == "swap", story=story)
        case Phase.CARDS:
            return _chosen(state, seat, int(move[1]), story)
        case Phase.FORK:
            way = board.FORKS[who.block][move[0] == board.INNER]
            return turns.forward(turns.forward_to(state, way, story), story)
        case Phase.BACK:
            return turns.back_to(state, board.MERGES[who.block][move[0] == board.INNER], story)
        case Phase.ATTACK:
            return turns.attack_with(state, given(who.cabins, move[1:]), story)
        case Phase.DEFEND:
            return turns.defend_with(state, given(who.cabins, move[1:]), story)
        case Phase.LOOT:
            return turns.looted(state, move[1], story)
        case _:
            raise AssertionError(f"no decision in {state.phase}: {move}")


def _swapped(state: State, *, swap: bool, story: list[Event]) -> State:
    assert state.dice is not None, state.phase
    left, right = state.dice
    dice = (right, left) if swap else (left, right)
    # Equal dice cannot be told apart, so neither can a swap of them.
    key = "koxinga-event-swap" if swap and dice[0] != dice[1] else "koxinga-event-keep"
    turns.tell(story, text(key, seat=state.starter, left=dice[0], right=dice[1]))
    before = Snapshot(tuple((each.block, each.cabins) for each in state.players), state.items)
    return replace(state, phase=Phase.CARDS, dice=dice, before=before)


def _chosen(state: State, seat: Seat, card: int, story: list[Event]) -> State:
    who = state.players[seat]
    hand = tuple(each for each in who.hand if each != card)
    state = turns.change(state, seat, replace(who, hand=hand, card=card, played=(*who.played, card)))
    story.append(Event(text("koxinga-event-chosen", card=str(card)), to=frozenset({seat})))
    return state if asked(state) else turns.begin_actions(state)


def _happened(state: State, fact: Move, story: list[Event]) -> State:
    match fact[0]:
        case "starter":
            turns.tell(story, text("koxinga-event-starter", seat=Seat(int(fact[1]) - 1)), reveals=True)
            return replace(state, phase=Phase.ITEMS, starter=Seat(int(fact[1]) - 1))
        case "item":
            return _placed(state, int(fact[1]))
        case "deal":
            return _dealt(state, Seat(int(fact[1]) - 1), int(fact[2]), story)
        case "dice":
            left, right = int(fact[1]), int(fact[2])
            turns.tell(story, text("koxinga-event-dice", turn=state.turn, left=left, right=right), reveals=True)
            return replace(state, phase=Phase.SWAP, dice=(left, right))
        case "battle":
            roll = FLAME if fact[1] == "flame" else int(fact[1])
            rolled = turns.attacker_rolled if state.phase is Phase.ATTACK_ROLL else turns.defender_rolled
            return rolled(state, roll, story)
        case "treasure":
            return turns.treasure_drawn(state, fact[1], TREASURE_GOODS.get(fact[1]), story)
        case _:
            return turns.stolen(state, int(fact[1][:-1]), story)


def _placed(state: State, block: int) -> State:
    """One draw of the set-up; a section whose draws are done is filled up with food 2 (Koxinga 3)."""
    items = (*state.items[:block], due(state).item, *state.items[block + 1 :])
    placed = state.placed + 1
    ends = [sum(map(len, board.SETUP[: section + 1])) for section in range(len(board.SETUP))]
    if placed in ends:
        first, last = board.SECTIONS[ends.index(placed)]
        items = tuple(board.LEFTOVER if first <= at <= last and item is None else item for at, item in enumerate(items))
    return replace(state, items=items, placed=placed, phase=Phase.DEAL if placed == ends[-1] else Phase.ITEMS)


def _dealt(state: State, seat: Seat, card: int, story: list[Event]) -> State:
    who = state.players[seat]
    deck = tuple(each for each in who.deck if each != card)
    state = turns.change(state, seat, replace(who, hand=tuple(sorted((*who.hand, card))), deck=deck))
    story.append(Event(text("koxinga-event-dealt", card=str(card)), to=frozenset({seat}), reveals=True))
    return _begin_turn(state) if turns.hands_full(state) else state


def _begin_turn(state: State) -> State:
    """The start marker passes on, but for the first turn (Koxinga 4.1, T8)."""
    starter = state.starter if state.turn == 0 else turns.clockwise(state, state.starter + 1)[0]
    return replace(state, phase=Phase.ROLL, turn=state.turn + 1, starter=starter, dice=None)
