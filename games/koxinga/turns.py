"""Turns, decisions and the facts of chance: a state and a legal move give the next state (Koxinga 3, 4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from itertools import accumulate, product
from math import prod

from games.core import CHANCE, Chance, Choice, Event, Move, Seat, Text, text
from games.koxinga import actions, board
from games.koxinga.cabins import Stack
from games.koxinga.choices import asked, commitment
from games.koxinga.events import Story, tell, whisper
from games.koxinga.holds import change, player, stow
from games.koxinga.labels import kind
from games.koxinga.options import Options
from games.koxinga.state import (
    ACTIONS,
    HAND,
    TREASURE_GOODS,
    Action,
    Phase,
    Plan,
    Player,
    Snapshot,
    State,
    player_with,
    state_with,
)
from games.replacing import replace

FACT = text("koxinga-prompt-chance")
_DIE = tuple(map(str, range(1, 7)))
_BATTLE_DIE = (*map(str, range(11)), "flame")
_DRAWS = tuple(draw for section in board.SETUP for draw in section)
_ENDS = tuple(accumulate(map(len, board.SETUP)))
"""How many draws are done at the end of each section."""


def setup(options: Options, seats: int) -> State:
    """The state before the first line."""
    return State(options, (Player(),) * seats, (None,) * board.BLOCKS)


def apply(state: State, seat: Seat, move: Move) -> tuple[State, Sequence[Event]]:
    """The state after a legal move by a seat or by chance, with everything that follows by itself."""
    story: Story = []
    if seat == CHANCE:
        state = _happen(state, move, story)
    elif move[0] == "plan":
        state = _set_plan(state, seat, move[1], move[2], story)
    else:
        state = _decide(state, seat, move, story)
    return proceed(state, story), story


def proceed(state: State, story: Story) -> State:
    """Take actions off the agenda until somebody must choose, chance is due or the turn is over."""
    while state.phase is Phase.ACTION:
        state = _next_action(state, story)
    return state


# What chance owes


def facts(state: State, path: Move = ()) -> Choice | None:
    """See `games.core.OfferFacts`."""
    steps = _steps(state)
    return Choice(FACT, steps[len(path)]) if len(path) < len(steps) else None


def every_fact(state: State) -> tuple[Move, ...]:
    """All facts that chance may bring now, each as likely as the others but for the option `wrap`; empty if none is
    due."""
    steps = _steps(state)
    return tuple(product(*steps)) if steps else ()


def roll(state: State, chance: Chance) -> Move | None:
    """The next fact that chance owes. With the option `wrap` an item that would lie on a full block goes on to a free
    one. A map that has a number is the same at every table."""
    steps = _steps(state)
    if not steps:
        return None
    every = prod(map(len, steps))
    if state.phase is Phase.ITEMS and state.options.map_seed:
        chance = Chance(str(state.options.map_seed).encode(), state.placed, purpose="map")
    if state.phase is Phase.ITEMS and state.options.setup_distribution == "wrap":
        draw = _DRAWS[state.placed]
        return _fact(steps, chance.below(draw.last - draw.first + 1) % every)
    return _fact(steps, chance.below(every))


def _fact(steps: Sequence[Sequence[str]], number: int) -> Move:
    """That of `every_fact` with this number: the last token changes fastest."""
    tokens = list[str]()
    for step in reversed(steps):
        number, at = divmod(number, len(step))
        tokens.append(step[at])
    return tuple(reversed(tokens))


def _steps(state: State) -> tuple[tuple[str, ...], ...]:
    """What each token of the next fact may be, whatever the others are; empty if none is due."""
    match state.phase:
        case Phase.STARTER:
            return ("starter",), tuple(str(number) for number in range(1, len(state.players) + 1))
        case Phase.ITEMS:
            return _item_steps(state)
        case Phase.DEAL:
            seat = _short(state)
            return ("deal",), (str(seat + 1),), tuple(map(str, player(state, seat).deck))
        case Phase.ROLL:
            return ("dice",), _DIE, _DIE
        case Phase.ATTACK_ROLL | Phase.DEFEND_ROLL:
            return ("battle",), _BATTLE_DIE
        case Phase.TREASURE:
            return ("treasure",), state.treasures
        case Phase.STEAL:
            _, loser = actions.fight(state).prize
            return ("steal",), tuple(f"{each.points}p" for each in player(state, loser).treasures)
        case _:
            return ()


def _item_steps(state: State) -> tuple[tuple[str, ...], ...]:
    draw = _DRAWS[state.placed]
    blocks = tuple(map(str, board.free(state.items, draw)))
    if draw.item.kind is None:
        return ("item",), blocks, ("treasure",)
    return ("item",), blocks, (draw.item.kind.value,), (str(draw.item.amount),)


def _short(state: State) -> Seat:
    """The seat that is dealt to next: the first one whose hand is not full."""
    return Seat(next(seat for seat, each in enumerate(state.players) if len(each.hand) < HAND))


def _happen(state: State, fact: Move, story: Story) -> State:
    match fact[0]:
        case "starter":
            starter = Seat(int(fact[1]) - 1)
            tell(story, text("koxinga-event-starter", seat=starter), reveals=True)
            return state_with(state, phase=Phase.ITEMS, starter=starter)
        case "item":
            return _place(state, int(fact[1]))
        case "deal":
            return _deal(state, Seat(int(fact[1]) - 1), int(fact[2]), story)
        case "dice":
            left, right = int(fact[1]), int(fact[2])
            told = text("koxinga-event-dice", turn=state.turn, left=left, right=right)
            tell(story, told, reveals=True, tells=(f"roll {left} {right}",))
            return state_with(state, phase=Phase.SWAP, dice=(left, right))
        case "battle":
            face = actions.face(fact)
            rolled = actions.roll_attack if state.phase is Phase.ATTACK_ROLL else actions.roll_defence
            return rolled(state, face, story)
        case "treasure":
            return actions.draw_treasure(state, fact[1], TREASURE_GOODS.get(fact[1]), story)
        case _:
            return actions.steal(state, int(fact[1][:-1]), story)


def _place(state: State, block: int) -> State:
    """One draw of the set-up; a section whose draws are done is filled up with food 2 (Koxinga 3)."""
    items = (*state.items[:block], _DRAWS[state.placed].item, *state.items[block + 1 :])
    placed = state.placed + 1
    if placed in _ENDS:
        first, last = board.SECTIONS[_ENDS.index(placed)]
        items = tuple(board.LEFTOVER if first <= at <= last and item is None else item for at, item in enumerate(items))
    return state_with(state, items=items, placed=placed, phase=Phase.DEAL if placed == _ENDS[-1] else Phase.ITEMS)


def _deal(state: State, seat: Seat, card: int, story: Story) -> State:
    who = player(state, seat)
    deck = tuple(each for each in who.deck if each != card)
    state = change(state, seat, player_with(who, hand=tuple(sorted((*who.hand, card))), deck=deck))
    whisper(story, text("koxinga-event-dealt", card=str(card)), seat)
    return _begin_turn(state) if all(len(each.hand) == HAND for each in state.players) else state


# What a seat decides


def _set_plan(state: State, seat: Seat, name: str, value: str, story: Story) -> State:
    who = player(state, seat)
    assert name in {each.name for each in fields(Plan)}, name
    told = text("koxinga-event-plan", what=text(f"koxinga-plan-{name}"), answer=text(f"koxinga-plan-{name}-{value}"))
    whisper(story, told, seat, reveals=False)
    return change(state, seat, player_with(who, plan=replace(who.plan, **{name: None if value == "ask" else value})))


def _decide(state: State, seat: Seat, move: Move, story: Story) -> State:
    who = player(state, seat)
    match state.phase:
        case Phase.SWAP:
            return _order_dice(state, swap=move[0] == "swap", story=story)
        case Phase.CARDS:
            return _choose(state, seat, int(move[1]), story)
        case Phase.FORK:
            return actions.sail(state, story, board.FORKS[who.block][move[0] == board.INNER])
        case Phase.BACK:
            return actions.step_back(state, board.MERGES[who.block][move[0] == board.INNER], story)
        case Phase.ATTACK:
            return actions.commit_attack(state, commitment(who.cabins, move[1:]), story)
        case Phase.DEFEND:
            return actions.commit_defence(state, commitment(who.cabins, move[1:]), story)
        case Phase.LOOT:
            return actions.take_loot(state, move[1], story)
        case Phase.DROP:
            return actions.drop(state, move[1], story)
        case _:
            raise AssertionError(f"no decision in {state.phase}: {move}")


def _order_dice(state: State, *, swap: bool, story: Story) -> State:
    assert state.dice is not None, state.phase
    left, right = state.dice
    dice = (right, left) if swap else (left, right)
    # Equal dice cannot be told apart, so neither can a swap of them.
    swapped = swap and dice[0] != dice[1]
    key = "koxinga-event-swap" if swapped else "koxinga-event-keep"
    told = text(key, seat=state.starter, left=dice[0], right=dice[1])
    tells = ("swap" if swapped else "keep", f"dice {dice[0]} {dice[1]}")
    tell(story, told, detail=not swapped, tells=tells)
    before = Snapshot(tuple((each.block, each.cabins) for each in state.players), state.items)
    return state_with(state, phase=Phase.CARDS, dice=dice, before=before)


def _choose(state: State, seat: Seat, card: int, story: Story) -> State:
    who = player(state, seat)
    hand = tuple(each for each in who.hand if each != card)
    state = change(state, seat, player_with(who, hand=hand, card=card, played=(*who.played, card)))
    whisper(story, text("koxinga-event-chosen", card=str(card)), seat, reveals=False)
    return state if asked(state) else begin_actions(state)


# From action to action


def begin_actions(state: State) -> State:
    """The agenda of this turn, once every card is chosen (Koxinga 4.1, T4 and T5)."""
    order = actions.clockwise(state, state.starter)
    agenda = tuple((seat, index) for index in (0, 1) for seat in order)
    return state_with(state, phase=Phase.ACTION, agenda=agenda, walks=())


def _next_action(state: State, story: Story) -> State:
    if not state.agenda or _pass_ended(state):
        return _end_turn(state)
    (seat, index), rest = state.agenda[0], state.agenda[1:]
    state = state_with(state, agenda=rest, actor=(seat, index), revealed=state.revealed | {seat})
    who = player(state, seat)
    if who.finished:
        return state
    assert who.card is not None, who
    assert state.dice is not None, state.phase
    if index == 0:
        tell(story, _turned_up(seat, who.card, who.block, state.dice), reveals=True, tells=(f"card {who.card}",))
    action, die = ACTIONS[who.card][index], state.dice[index]
    if action.load is not None:
        return stow(state, seat, Stack(action.load, die), story)
    return actions.move(state, die + action.offset, story)


def _turned_up(seat: Seat, card: int, block: int, dice: tuple[int, int]) -> Text:
    """A card on the table, and what it does with these dice: a card that sails back does nothing else before that."""
    first, second = (_effect(action, block, die) for action, die in zip(ACTIONS[card], dice, strict=True))
    return text("koxinga-event-card", seat=seat, card=str(card), first=first, second=second)


def _effect(action: Action, block: int, die: int) -> Text:
    if action.load is None:
        least = -len(board.before(block)[:1])  # no way leads back from the start (Koxinga 4.4)
        return text("koxinga-event-card-move", steps=max(least, die + action.offset))
    return text("koxinga-event-card-load", amount=die, kind=kind(action.load, die))


def _pass_ended(state: State) -> bool:
    """Whether the option `end_after=pass` ends the game between the two passes (Koxinga 4.7)."""
    first_pass_over = len(state.agenda) == len(state.players) and state.actor is not None
    return state.options.end_after == "pass" and first_pass_over and any(each.finished for each in state.players)


def _end_turn(state: State) -> State:
    if any(each.finished for each in state.players):
        return state_with(state, agenda=(), actor=None, revealed=frozenset(), phase=Phase.OVER)
    players = tuple(map(_tidy, state.players))
    return state_with(state, agenda=(), actor=None, revealed=frozenset(), phase=Phase.DEAL, players=players)


def _tidy(each: Player) -> Player:
    """Card and plan put away; an empty deck is made anew of all played cards (Koxinga 4.1, T7)."""
    deck, played = (each.deck, each.played) if each.deck else (tuple(sorted(each.played)), ())
    return replace(each, card=None, plan=Plan(), deck=deck, played=played)


def _begin_turn(state: State) -> State:
    """The start marker passes on, but for the first turn (Koxinga 4.1, T8)."""
    starter = state.starter if state.turn == 0 else actions.clockwise(state, state.starter + 1)[0]
    return state_with(state, phase=Phase.ROLL, turn=state.turn + 1, starter=starter, dice=None)
