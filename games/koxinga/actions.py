"""What one action does until somebody must choose or chance is due: moving, arriving, battles, loot (Koxinga 4-6)."""

from __future__ import annotations

from functools import lru_cache

from games.core import Move, Seat, text
from games.koxinga import board
from games.koxinga.cabins import CHEST, Good, Stack, pay, put, take, thrift, total
from games.koxinga.choices import retreating, spoils
from games.koxinga.events import Story, arrival, flame, tell, verdict, whisper
from games.koxinga.holds import change, player, stow, throw, with_player
from games.koxinga.labels import kind, names
from games.koxinga.state import (
    FLAME,
    Battle,
    Duel,
    Phase,
    Player,
    Result,
    State,
    Treasure,
    Walk,
    player_with,
    state_with,
)
from games.replacing import replace

SURE = 10
"""The best number on the battle die; whoever is ahead by more than this can lose to a flame only."""


def mover(state: State) -> Seat:
    """Whose action is under way."""
    assert state.actor is not None, state.phase
    return state.actor[0]


def clockwise(state: State, first: int) -> tuple[Seat, ...]:
    """All seats, beginning with `first`."""
    return _clockwise(len(state.players), first)


@lru_cache(maxsize=64)
def _clockwise(seats: int, first: int) -> tuple[Seat, ...]:
    return tuple(Seat((first + step) % seats) for step in range(seats))


def fight(state: State) -> Battle:
    """The battle under way."""
    assert state.battle is not None, state.phase
    return state.battle


# Moves


def move(state: State, steps: int, story: Story) -> State:
    """Koxinga 4.2: forward, nothing at all, or back one."""
    seat = mover(state)
    if steps == 0:
        tell(story, text("koxinga-event-stay", seat=seat), detail=True)
        return state
    walk = Walk(seat, (player(state, seat).block,))
    state = state_with(state, steps=steps, walks=(*state.walks, walk))
    return sail(state, story) if steps > 0 else back(state, story)


def sail(state: State, story: Story, first: int | None = None) -> State:
    """Forward block by block; stops for a fork with a step to go, and at the goal (Koxinga 4.3). `first` is the block
    chosen at a fork."""
    who = player(state, mover(state))
    blocks = () if first is None else (first,)
    block = who.block if first is None else first
    steps = state.steps - len(blocks)
    while steps and (block != board.GOAL or not blocks):
        ways = board.after(block)
        if block in board.FORKS and who.plan.fork is None:
            return _follow(state, blocks, steps=steps, phase=Phase.FORK)
        block = ways[block in board.FORKS and who.plan.fork == board.INNER]
        blocks, steps = (*blocks, block), steps - 1
    if block == board.GOAL:
        tell(story, arrival(mover(state)))
        return _follow(state, blocks, steps=0, phase=Phase.ACTION)
    tell(story, text("koxinga-event-move", seat=mover(state), block=str(block)))
    return arrive(_follow(state, blocks, steps=0, phase=state.phase), story)


def back(state: State, story: Story, gone: int = 0) -> State:
    """One block back, the mover choosing at a merge; nothing at block 0 (Koxinga 4.4). So many steps before it are not
    told yet: a run of them is one line."""
    who = player(state, mover(state))
    ways = board.before(who.block)
    if not ways:
        tell(story, text("koxinga-event-stay", seat=mover(state)), detail=True)
        return state_with(state, phase=Phase.ACTION, steps=0)
    if len(ways) == 2 and who.plan.back is None:
        _tell_back(state, gone, story)
        return state_with(state, phase=Phase.BACK)
    return step_back(state, ways[who.plan.back == board.INNER] if len(ways) == 2 else ways[0], story, gone)


def step_back(state: State, block: int, story: Story, gone: int = 0) -> State:
    """Back to `block`, and what meets the mover there."""
    return arrive(_follow(state, (block,), steps=0, phase=state.phase), story, gone + 1)


def arrive(state: State, story: Story, gone: int = 0) -> State:
    """Koxinga 4.5: fight, then pay or take the treasure."""
    seat = mover(state)
    block = player(state, seat).block
    others = tuple(other for other in clockwise(state, seat + 1)[:-1] if player(state, other).block == block)
    if block != board.GOAL and not others:
        return settle(state, story, gone)
    _tell_back(state, gone, story)
    if block == board.GOAL:
        return state_with(state, phase=Phase.ACTION)
    tell(story, text("koxinga-event-battle", seat=seat, block=str(block), others=names(others)))
    return attack(state_with(state, battle=Battle(seat, others)), story)


def settle(state: State, story: Story, gone: int = 0) -> State:
    """What lies on the block, after any battle."""
    seat = mover(state)
    who = player(state, seat)
    item = state.items[who.block]
    spared = state.options.retreat == "once" and retreating(state)
    if item is not None and item.kind is not None and not spared:
        return _charge(state, item.kind, item.amount, story, gone)
    _tell_back(state, gone, story)
    if item is None:
        _tell_taken(state, story)
        return state_with(state, phase=Phase.ACTION)
    if item.kind is None:
        return (
            state_with(state, phase=Phase.TREASURE)
            if state.treasures
            else _empty(state_with(state, phase=Phase.ACTION))
        )
    tell(story, text("koxinga-event-paid-before", seat=seat, block=str(who.block)), detail=True)
    return state_with(state, phase=Phase.ACTION)


def _charge(state: State, good: Good, amount: int, story: Story, gone: int) -> State:
    """What the block costs is paid, or all there is of it, and the mover goes back."""
    seat = mover(state)
    who = player(state, seat)
    cabins, paid = pay(who.cabins, good, amount)
    state = state_with(state, phase=Phase.ACTION, players=with_player(state, seat, player_with(who, cabins=cabins)))
    short = paid < amount
    if not short:
        _tell_back(state, gone, story)
    if paid or not gone:
        key = "koxinga-event-short" if short else "koxinga-event-pay"
        told = text(key, seat=seat, paid=paid, amount=amount, kind=kind(good, amount), block=str(who.block))
        tell(story, told)
    return back(state, story, gone) if short else state


def _tell_back(state: State, gone: int, story: Story) -> None:
    """Where the mover is after so many steps back, if it took any."""
    if gone:
        seat = mover(state)
        tell(story, text("koxinga-event-back", seat=seat, steps=gone, block=str(player(state, seat).block)))


def _tell_taken(state: State, story: Story) -> None:
    """That somebody else has found the treasure here that the mover saw when it chose its card."""
    block = player(state, mover(state)).block
    rested = [walk.seat for walk in state.walks if len(walk.blocks) > 1 and walk.blocks[-1] == block]
    if state.before is not None and state.before.items[block] == board.TREASURE and rested[0] != mover(state):
        tell(story, text("koxinga-event-taken", other=rested[0], block=str(block)))


def draw_treasure(state: State, card: str, good: Good | None, story: Story) -> State:
    """Koxinga 5.4: goods are loaded at once, points are kept secretly; the block is empty from now on."""
    seat = mover(state)
    state = _empty(
        state_with(state, treasures=tuple(each for each in state.treasures if each != card), phase=Phase.ACTION)
    )
    if good is not None:
        tell(story, text("koxinga-event-treasure-goods", seat=seat, kind=kind(good, CHEST)), reveals=True)
        return stow(state, seat, Stack(good, CHEST), story, echo=False)
    points = int(card[:-1])
    who = player(state, seat)
    tell(story, text("koxinga-event-treasure", seat=seat), reveals=True)
    whisper(story, text("koxinga-event-treasure-card", points=points), seat, calls=True)
    kept = _sorted((*who.treasures, Treasure(points, frozenset({seat}))))
    return change(state, seat, player_with(who, treasures=kept))


# Battles


def attack(state: State, story: Story) -> State:
    """Ask the attacker for cannons, unless their plan answers."""
    battle = fight(state)
    who = player(state, battle.attacker)
    rivals = max(total(player(state, each).cabins, Good.CANNON) for each in battle.defenders)
    planned = _planned(who.plan.attack, total(who.cabins, Good.CANNON), SURE + rivals + 1)
    if planned is None:
        return state_with(state, phase=Phase.ATTACK)
    return commit_attack(state, thrift(who.cabins, Good.CANNON, planned), story)


def commit_attack(state: State, given: tuple[int, ...], story: Story) -> State:
    """The attacker spends `given` of each cabin; their die is due."""
    battle = fight(state)
    state = _spend(state, battle.attacker, given, story)
    return state_with(state, phase=Phase.ATTACK_ROLL, battle=replace(battle, cannons=sum(given)))


def roll_attack(state: State, roll: int, story: Story) -> State:
    """The attacker's die: FLAME beats everybody, else the first defender is asked."""
    battle = replace(fight(state), roll=roll)
    if roll != FLAME:
        _tell_roll(battle.attacker, roll, battle.strength, story)
        return defend(state_with(state, battle=battle), story)
    for each in battle.defenders:
        tell(story, flame(battle.attacker, each), reveals=True)
    duels = tuple(Duel(each, 0, None, Result.ATTACKER) for each in battle.defenders)
    return loot(state_with(state, battle=replace(battle, duels=duels)), story)


def defend(state: State, story: Story) -> State:
    """Ask the next defender, clockwise; when all have rolled, the loot (Koxinga 6.2)."""
    battle = fight(state)
    if len(battle.duels) == len(battle.defenders):
        return loot(state, story)
    who = player(state, battle.defender)
    planned = _planned(who.plan.defend, total(who.cabins, Good.CANNON), battle.strength + 1)
    if planned is None:
        return state_with(state, phase=Phase.DEFEND)
    return commit_defence(state, thrift(who.cabins, Good.CANNON, planned), story)


def commit_defence(state: State, given: tuple[int, ...], story: Story) -> State:
    """The defender spends `given` of each cabin; their die is due."""
    battle = fight(state)
    state = _spend(state, battle.defender, given, story)
    return state_with(state, phase=Phase.DEFEND_ROLL, battle=replace(battle, committed=sum(given)))


def roll_defence(state: State, roll: int, story: Story) -> State:
    """The defender's die ends a duel."""
    battle = fight(state)
    duel = fought(battle, roll)
    if roll != FLAME:
        _tell_roll(duel.defender, roll, duel.cannons + roll, story)
    tell(story, verdict(battle, duel), reveals=True)
    return defend(state_with(state, battle=replace(battle, committed=None, duels=(*battle.duels, duel))), story)


def fought(battle: Battle, roll: int) -> Duel:
    """The duel that the defender's `roll` ends."""
    assert battle.committed is not None, battle
    return Duel(battle.defender, battle.committed, roll, result(battle.committed + roll, battle.strength, roll))


def _tell_roll(seat: Seat, roll: int, strength: int, story: Story) -> None:
    told = text("koxinga-event-roll", seat=seat, roll=roll, strength=strength)
    tell(story, told, reveals=True, detail=True)


def face(fact: Move) -> int:
    """What a die of a battle shows."""
    return FLAME if fact[1] == "flame" else int(fact[1])


def result(defence: int, offence: int, roll: int) -> Result:
    """Of a duel, the defender's `roll` included in `defence` (Koxinga 6.2)."""
    if roll == FLAME or defence > offence:
        return Result.DEFENDER
    return Result.DRAW if defence == offence else Result.ATTACKER


def _planned(plan: str | None, stock: int, enough: int) -> int | None:
    """How many cannons to commit without asking: None where the owner must be asked."""
    if stock == 0 or plan == "none":
        return 0
    return {None: None, "all": stock, "needed": min(stock, enough)}[plan]


def _spend(state: State, seat: Seat, given: tuple[int, ...], story: Story) -> State:
    if not any(given):
        return state
    tell(story, text("koxinga-event-cannons", seat=seat, amount=sum(given)), detail=True)
    who = player(state, seat)
    return change(state, seat, player_with(who, cabins=take(who.cabins, given)))


# Loot


def loot(state: State, story: Story) -> State:
    """Settle the duels in order; stops where the winner must choose or a treasure card is drawn."""
    battle = fight(state)
    while battle.looted < len(battle.duels):
        if battle.duels[battle.looted].result is not Result.DRAW:
            winner, loser = battle.prize
            taken = _planned_loot(player(state, winner).plan.loot, player(state, loser))
            if taken is None:
                return state_with(state, phase=Phase.LOOT, battle=battle)
            if taken == "treasure":
                return state_with(state, phase=Phase.STEAL, battle=battle)
            state = _carry(state, winner, loser, taken, story)
            if state.phase is Phase.DROP:
                return state_with(state, battle=battle)
        battle = replace(battle, looted=battle.looted + 1)
    return settle(_close(state, battle), story)


def take_loot(state: State, taken: str, story: Story) -> State:
    """The winner has chosen (Koxinga 6.3)."""
    if taken == "treasure":
        return state_with(state, phase=Phase.STEAL)
    carried = _carry(state, *fight(state).prize, taken, story)
    return carried if carried.phase is Phase.DROP else _next_loot(carried, story)


def drop(state: State, cabin: str, story: Story) -> State:
    """The owner of new goods has made room for them; in a battle the loot goes on."""
    state = throw(state, cabin, story)
    return state if state.battle is None else _next_loot(state, story)


def steal(state: State, points: int, story: Story) -> State:
    """A treasure card goes from the loser to the winner, who both know it."""
    winner, loser = fight(state).prize
    beaten, lucky = player(state, loser), player(state, winner)
    card = next(each for each in beaten.treasures if each.points == points)
    mixed = len(beaten.treasures) > 1
    kept = tuple(_forget(each, winner, loser, mixed=mixed) for each in beaten.treasures if each is not card)
    state = change(state, loser, player_with(beaten, treasures=kept))
    gained = _forget(replace(card, known=card.known | {winner}), winner, loser, mixed=mixed)
    state = change(state, winner, player_with(lucky, treasures=_sorted((*lucky.treasures, gained))))
    tell(story, text("koxinga-event-steal", seat=winner, other=loser), reveals=True)
    known = text("koxinga-event-steal-card", seat=winner, other=loser, points=points)
    whisper(story, known, winner, loser, calls=True)
    return _next_loot(state, story)


def _next_loot(state: State, story: Story) -> State:
    battle = fight(state)
    return loot(state_with(state, battle=replace(battle, looted=battle.looted + 1)), story)


def _planned_loot(plan: str | None, loser: Player) -> str | None:
    """What is taken without asking; None where the winner must be asked, empty where there is nothing."""
    offered = spoils(loser)
    if len(offered) < 2:
        return offered[0] if offered else ""
    if plan is None or plan == "treasure":
        return plan if plan and loser.treasures else None
    wanted = [
        (-stack.amount, number)
        for number, stack in enumerate(loser.cabins, start=1)
        if stack is not None and plan in ("biggest", stack.kind)
    ]
    return f"c{min(wanted)[1]}" if wanted else None


def _carry(state: State, winner: Seat, loser: Seat, taken: str, story: Story) -> State:
    """One stack from the loser's cabin into the winner's, or nothing."""
    if not taken:
        tell(story, text("koxinga-event-nothing", seat=winner, other=loser))
        return state
    beaten = player(state, loser)
    index = int(taken[1:]) - 1
    stack = beaten.cabins[index]
    assert stack is not None, (taken, beaten)
    told = text(
        "koxinga-event-loot",
        seat=winner,
        other=loser,
        amount=stack.amount,
        kind=kind(stack.kind, stack.amount),
        cabin=taken,
    )
    tell(story, told)
    state = change(state, loser, player_with(beaten, cabins=put(beaten.cabins, index, None)))
    return stow(state, winner, stack, story, echo=False)


def _close(state: State, battle: Battle) -> State:
    """The battle is over, and part of the walk under way."""
    walk = state.walks[-1]
    fought = (walk.blocks[-1], battle)
    return state_with(state, battle=None, walks=(*state.walks[:-1], replace(walk, battles=(*walk.battles, fought))))


def _forget(card: Treasure, winner: Seat, loser: Seat, *, mixed: bool) -> Treasure:
    """A card after one of several was stolen: nobody else can tell any longer which of the two holds it."""
    return replace(card, known=card.known & {winner, loser}) if mixed else card


# Small changes


def _follow(state: State, blocks: tuple[int, ...], *, steps: int, phase: Phase) -> State:
    """The mover on the last of `blocks`, with so many steps left; the walk under way is as much longer."""
    if not blocks:
        return state_with(state, steps=steps, phase=phase)
    seat, walk = mover(state), state.walks[-1]
    finished = blocks[-1] == board.GOAL and state.steps > 0  # a step back to block 0 is no finish
    moved = player_with(player(state, seat), block=blocks[-1], finished=finished)
    walks = (*state.walks[:-1], replace(walk, blocks=(*walk.blocks, *blocks)))
    return state_with(state, players=with_player(state, seat, moved), walks=walks, steps=steps, phase=phase)


def _empty(state: State) -> State:
    """The mover's block without its item (Koxinga 5.4)."""
    block = player(state, mover(state)).block
    return state_with(state, items=(*state.items[:block], None, *state.items[block + 1 :]))


def _sorted(treasures: tuple[Treasure, ...]) -> tuple[Treasure, ...]:
    return tuple(sorted(treasures, key=lambda each: each.points))
