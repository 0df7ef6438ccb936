"""What happens by itself between two decisions: actions, moves, arrivals, battles, loot, the end of a turn (Koxinga 4-6)."""

from __future__ import annotations

from dataclasses import replace

from games.core import Event, Seat, Text, text
from games.koxinga import board
from games.koxinga.cabins import Good, Stack, load, pay, put, take, thrift, total
from games.koxinga.state import (
    ACTIONS,
    FLAME,
    HAND,
    Battle,
    Duel,
    Phase,
    Plan,
    Player,
    Result,
    State,
    Treasure,
    Walk,
)

Story = list[Event]
SURE = 10
"""The best number on the battle die; whoever is ahead by more than this can lose to a flame only."""


def tell(story: Story, told: Text, *, reveals: bool = False) -> None:
    story.append(Event(told, reveals=reveals))


def player(state: State, seat: Seat) -> Player:
    return state.players[seat]


def change(state: State, seat: Seat, changed: Player) -> State:
    return replace(state, players=(*state.players[:seat], changed, *state.players[seat + 1 :]))


def mover(state: State) -> Seat:
    assert state.actor is not None, state.phase
    return state.actor[0]


def clockwise(state: State, first: int) -> tuple[Seat, ...]:
    seats = len(state.players)
    return tuple(Seat((first + step) % seats) for step in range(seats))


def begin_actions(state: State) -> State:
    """The agenda of this turn, once every card is chosen (Koxinga 4.1, T4 and T5)."""
    order = clockwise(state, state.starter)
    agenda = tuple((seat, index) for index in (0, 1) for seat in order)
    return replace(state, phase=Phase.ACTION, agenda=agenda, walks=())


def proceed(state: State, story: Story) -> State:
    """Take actions off the agenda until somebody must choose, chance is due or the turn is over."""
    while state.phase is Phase.ACTION:
        state = _next_action(state, story)
    return state


def _next_action(state: State, story: Story) -> State:
    if not state.agenda or _pass_ended(state):
        return _end_turn(state, story)
    (seat, index), rest = state.agenda[0], state.agenda[1:]
    state = replace(state, agenda=rest, actor=(seat, index), revealed=state.revealed | {seat})
    who = player(state, seat)
    if who.finished:
        return state
    assert who.card is not None, who
    assert state.dice is not None, state.phase
    if index == 0:
        tell(story, text("koxinga-event-card", seat=seat, card=str(who.card)), reveals=True)
    action, die = ACTIONS[who.card][index], state.dice[index]
    if action.load is not None:
        return loaded(state, seat, Stack(action.load, die), story)
    return move(state, die + action.offset, story)


def _pass_ended(state: State) -> bool:
    """Whether the option `end_after=pass` ends the game between the two passes (Koxinga 4.7)."""
    first_pass_over = len(state.agenda) == len(state.players) and state.actor is not None
    return state.options.end_after == "pass" and first_pass_over and any(each.finished for each in state.players)


def _end_turn(state: State, story: Story) -> State:
    state = replace(state, agenda=(), actor=None, revealed=frozenset())
    if any(each.finished for each in state.players):
        return replace(state, phase=Phase.OVER)
    return replace(state, phase=Phase.DEAL, players=tuple(map(_tidied, state.players)))


def _tidied(each: Player) -> Player:
    """Card and plan put away; an empty deck is made anew of all played cards (Koxinga 4.1, T7)."""
    each = replace(each, card=None, plan=Plan())
    return each if each.deck else replace(each, deck=tuple(sorted(each.played)), played=())


def loaded(state: State, seat: Seat, stack: Stack, story: Story, *, echo: bool = True) -> State:
    """Koxinga 5.1. Without `echo` the story has told already that the seat gets the stack."""
    who = player(state, seat)
    cabins = load(who.cabins, stack)
    full = None not in who.cabins
    dropped = [old for old, new in zip(who.cabins, cabins, strict=True) if full and old is not None and old is not new]
    lost = full and not dropped
    if echo or lost:
        key = "koxinga-event-load-lost" if lost else "koxinga-event-load"
        tell(story, text(key, seat=seat, amount=stack.amount, kind=kind(stack.kind, stack.amount)))
    for old in dropped:
        tell(story, text("koxinga-event-drop", seat=seat, amount=old.amount, kind=kind(old.kind, old.amount)))
    return change(state, seat, replace(who, cabins=cabins))


def kind(good: Good, amount: int) -> Text:
    """The word for `amount` of it: one cannon, two cannons."""
    return text(f"koxinga-{good}", amount=amount)


def move(state: State, steps: int, story: Story) -> State:
    """Koxinga 4.2: forward, nothing at all, or back one."""
    if steps == 0:
        tell(story, text("koxinga-event-stay", seat=mover(state)))
        return state
    seat = mover(state)
    walk = Walk(seat, (player(state, seat).block,))
    state = replace(state, steps=steps, walks=(*state.walks, walk))
    return forward(state, story) if steps > 0 else back(state, story)


def _walked(state: State, block: int) -> State:
    """The walk under way, one block longer."""
    walk = state.walks[-1]
    return replace(state, walks=(*state.walks[:-1], replace(walk, blocks=(*walk.blocks, block))))


def forward(state: State, story: Story) -> State:
    """One block at a time; stops for a fork with a step to go, and at the goal (Koxinga 4.3)."""
    seat = mover(state)
    while state.steps:
        ways = board.after(player(state, seat).block)
        if len(ways) == 2 and (way := player(state, seat).plan.fork) is None:
            return replace(state, phase=Phase.FORK)
        state = forward_to(state, ways[way == board.INNER] if len(ways) == 2 else ways[0], story)
        if player(state, seat).finished:
            return replace(state, phase=Phase.ACTION, steps=0)
    return arrive(state, story)


def forward_to(state: State, block: int, story: Story) -> State:
    seat = mover(state)
    finished = block == board.GOAL
    state = _walked(change(state, seat, replace(player(state, seat), block=block, finished=finished)), block)
    if finished:
        tell(story, text("koxinga-event-finish", seat=seat))
    elif state.steps == 1:
        tell(story, text("koxinga-event-move", seat=seat, block=str(block)))
    return replace(state, steps=state.steps - 1)


def back(state: State, story: Story) -> State:
    """One block back, the mover choosing at a merge; nothing at block 0 (Koxinga 4.4)."""
    seat = mover(state)
    ways = board.before(player(state, seat).block)
    if not ways:
        tell(story, text("koxinga-event-stay", seat=seat))
        return replace(state, phase=Phase.ACTION, steps=0)
    if len(ways) == 1:
        return back_to(state, ways[0], story)
    way = player(state, seat).plan.back
    return replace(state, phase=Phase.BACK) if way is None else back_to(state, ways[way == board.INNER], story)


def back_to(state: State, block: int, story: Story) -> State:
    seat = mover(state)
    tell(story, text("koxinga-event-back", seat=seat, block=str(block)))
    state = _walked(change(state, seat, replace(player(state, seat), block=block)), block)
    return arrive(replace(state, steps=0), story)


def arrive(state: State, story: Story) -> State:
    """Koxinga 4.5: fight, then pay or take the treasure."""
    seat = mover(state)
    block = player(state, seat).block
    if block == board.GOAL:
        return replace(state, phase=Phase.ACTION)
    others = tuple(other for other in clockwise(state, seat + 1)[:-1] if player(state, other).block == block)
    if not others:
        return settle(state, story)
    rivals = tuple(text("koxinga-seat", seat=other) for other in others)
    tell(story, text("koxinga-event-battle", seat=seat, block=str(block), others=rivals))
    return attack(replace(state, battle=Battle(seat, others)), story)


def settle(state: State, story: Story) -> State:
    """What lies on the block, after any battle."""
    seat = mover(state)
    who = player(state, seat)
    item = state.items[who.block]
    if item is None:
        return replace(state, phase=Phase.ACTION)
    if item.kind is None:
        return replace(state, phase=Phase.TREASURE) if state.treasures else emptied(replace(state, phase=Phase.ACTION))
    cabins, paid = pay(who.cabins, item.kind, item.amount)
    state = change(state, seat, replace(who, cabins=cabins))
    key = "koxinga-event-pay" if paid == item.amount else "koxinga-event-short"
    tell(story, text(key, seat=seat, paid=paid, amount=item.amount, kind=kind(item.kind, item.amount), block=str(who.block)))
    return replace(state, phase=Phase.ACTION) if paid == item.amount else back(state, story)


def emptied(state: State) -> State:
    """The mover's block without its item (Koxinga 5.4)."""
    block = player(state, mover(state)).block
    return replace(state, items=(*state.items[:block], None, *state.items[block + 1 :]))


def fight(state: State) -> Battle:
    assert state.battle is not None, state.phase
    return state.battle


def attack(state: State, story: Story) -> State:
    battle = fight(state)
    who = player(state, battle.attacker)
    stock = total(who.cabins, Good.CANNON)
    rivals = max(total(player(state, each).cabins, Good.CANNON) for each in battle.defenders)
    planned = _planned(who.plan.attack, stock, SURE + rivals + 1)
    if planned is None:
        return replace(state, phase=Phase.ATTACK)
    return attack_with(state, thrift(who.cabins, Good.CANNON, planned), story)


def _planned(plan: str | None, stock: int, enough: int) -> int | None:
    """How many cannons to commit without asking: None where the owner must be asked."""
    if stock == 0 or plan == "none":
        return 0
    return {None: None, "all": stock, "needed": min(stock, enough)}[plan]


def attack_with(state: State, given: tuple[int, ...], story: Story) -> State:
    battle = fight(state)
    state = _spend(state, battle.attacker, given, story)
    return replace(state, phase=Phase.ATTACK_ROLL, battle=replace(battle, cannons=sum(given)))


def _spend(state: State, seat: Seat, given: tuple[int, ...], story: Story) -> State:
    if any(given):
        tell(story, text("koxinga-event-cannons", seat=seat, amount=sum(given)))
    who = player(state, seat)
    return change(state, seat, replace(who, cabins=take(who.cabins, given)))


def strength(battle: Battle) -> int:
    """The attacker's cannons and die."""
    assert battle.cannons is not None, battle
    assert battle.roll is not None, battle
    return battle.cannons + battle.roll


def attacker_rolled(state: State, roll: int, story: Story) -> State:
    battle = replace(fight(state), roll=roll)
    if roll != FLAME:
        tell(story, text("koxinga-event-roll", seat=battle.attacker, roll=roll, strength=strength(battle)), reveals=True)
        return defend(replace(state, battle=battle), story)
    tell(story, text("koxinga-event-flame", seat=battle.attacker), reveals=True)
    duels = tuple(Duel(each, 0, None, Result.ATTACKER) for each in battle.defenders)
    return loot(replace(state, battle=replace(battle, duels=duels)), story)


def defend(state: State, story: Story) -> State:
    """Ask the next defender, clockwise; when all have rolled, the loot (Koxinga 6.2)."""
    battle = fight(state)
    if len(battle.duels) == len(battle.defenders):
        return loot(state, story)
    seat = battle.defenders[len(battle.duels)]
    who = player(state, seat)
    planned = _planned(who.plan.defend, total(who.cabins, Good.CANNON), strength(battle) + 1)
    if planned is None:
        return replace(state, phase=Phase.DEFEND)
    return defend_with(state, thrift(who.cabins, Good.CANNON, planned), story)


def defend_with(state: State, given: tuple[int, ...], story: Story) -> State:
    battle = fight(state)
    state = _spend(state, battle.defenders[len(battle.duels)], given, story)
    return replace(state, phase=Phase.DEFEND_ROLL, battle=replace(battle, committed=sum(given)))


def defender_rolled(state: State, roll: int, story: Story) -> State:
    battle = fight(state)
    seat = battle.defenders[len(battle.duels)]
    assert battle.committed is not None, battle
    duel = Duel(seat, battle.committed, roll, result(battle.committed + roll, strength(battle), roll))
    tell(story, verdict(battle, duel), reveals=True)
    return defend(replace(state, battle=replace(battle, committed=None, duels=(*battle.duels, duel))), story)


def result(defence: int, offence: int, roll: int) -> Result:
    if roll == FLAME or defence > offence:
        return Result.DEFENDER
    return Result.DRAW if defence == offence else Result.ATTACKER


def verdict(battle: Battle, duel: Duel) -> Text:
    """How a duel ended that both have rolled for, in one sentence."""
    if duel.roll == FLAME:
        return text("koxinga-event-flame", seat=duel.defender)
    offence, defence = strength(battle), duel.cannons + (duel.roll or 0)
    if duel.result is Result.DRAW:
        return text("koxinga-event-draw", seat=battle.attacker, other=duel.defender, strength=defence)
    winner, loser = sides(battle.attacker, duel)
    more, less = max(offence, defence), min(offence, defence)
    return text("koxinga-event-win", seat=winner, other=loser, more=more, less=less)


def sides(attacker: Seat, duel: Duel) -> tuple[Seat, Seat]:
    """Winner and loser of a duel that is no draw."""
    return (attacker, duel.defender) if duel.result is Result.ATTACKER else (duel.defender, attacker)


def spoils(loser: Player) -> tuple[str, ...]:
    """What a winner may take: a cabin that is not empty, or a random treasure card (Koxinga 6.3)."""
    full = tuple(f"c{number}" for number, stack in enumerate(loser.cabins, start=1) if stack is not None)
    return (*full, "treasure") if loser.treasures else full


def loot(state: State, story: Story) -> State:
    """Settle the duels in order; stops where the winner must choose or a treasure card is drawn."""
    battle = fight(state)
    while battle.looted < len(battle.duels):
        duel = battle.duels[battle.looted]
        if duel.result is not Result.DRAW:
            winner, loser = sides(battle.attacker, duel)
            taken = _planned_loot(player(state, winner).plan.loot, player(state, loser))
            if taken is None:
                return replace(state, phase=Phase.LOOT, battle=battle)
            if taken == "treasure":
                return replace(state, phase=Phase.STEAL, battle=battle)
            state = _carried(state, winner, loser, taken, story)
        battle = replace(battle, looted=battle.looted + 1)
    return settle(_fought(replace(state, battle=None), battle), story)


def _fought(state: State, battle: Battle) -> State:
    """The walk under way, with a battle that is over."""
    walk = state.walks[-1]
    fought = (walk.blocks[-1], battle)
    return replace(state, walks=(*state.walks[:-1], replace(walk, battles=(*walk.battles, fought))))


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


def _carried(state: State, winner: Seat, loser: Seat, taken: str, story: Story) -> State:
    """One stack from the loser's cabin into the winner's, or nothing."""
    if not taken:
        tell(story, text("koxinga-event-nothing", seat=winner, other=loser))
        return state
    beaten = player(state, loser)
    index = int(taken[1:]) - 1
    stack = beaten.cabins[index]
    assert stack is not None, (taken, beaten)
    told = text(
        "koxinga-event-loot", seat=winner, other=loser, amount=stack.amount, kind=kind(stack.kind, stack.amount), cabin=taken
    )
    tell(story, told)
    state = change(state, loser, replace(beaten, cabins=put(beaten.cabins, index, None)))
    return loaded(state, winner, stack, story, echo=False)


def looted(state: State, taken: str, story: Story) -> State:
    """The winner has chosen (Koxinga 6.3)."""
    battle = fight(state)
    if taken == "treasure":
        return replace(state, phase=Phase.STEAL)
    winner, loser = sides(battle.attacker, battle.duels[battle.looted])
    state = _carried(state, winner, loser, taken, story)
    return loot(replace(state, battle=replace(battle, looted=battle.looted + 1)), story)


def stolen(state: State, points: int, story: Story) -> State:
    battle = fight(state)
    winner, loser = sides(battle.attacker, battle.duels[battle.looted])
    beaten, lucky = player(state, loser), player(state, winner)
    card = next(each for each in beaten.treasures if each.points == points)
    mixed = len(beaten.treasures) > 1
    kept = tuple(_forgotten(each, winner, loser, mixed=mixed) for each in beaten.treasures if each is not card)
    state = change(state, loser, replace(beaten, treasures=kept))
    gained = _forgotten(replace(card, known=card.known | {winner}), winner, loser, mixed=mixed)
    state = change(state, winner, replace(lucky, treasures=_sorted((*lucky.treasures, gained))))
    tell(story, text("koxinga-event-steal", seat=winner, other=loser), reveals=True)
    _whisper(story, text("koxinga-event-steal-card", points=points), winner, loser)
    return loot(replace(state, battle=replace(battle, looted=battle.looted + 1)), story)


def _forgotten(card: Treasure, winner: Seat, loser: Seat, *, mixed: bool) -> Treasure:
    """A card after one of several was stolen: nobody else can tell any longer which of the two holds it."""
    return replace(card, known=card.known & {winner, loser}) if mixed else card


def _whisper(story: Story, told: Text, *seats: Seat) -> None:
    story.append(Event(told, to=frozenset(seats), reveals=True))


def _sorted(treasures: tuple[Treasure, ...]) -> tuple[Treasure, ...]:
    return tuple(sorted(treasures, key=lambda each: each.points))


def treasure_drawn(state: State, card: str, good: Good | None, story: Story) -> State:
    """Koxinga 5.4: goods are loaded at once, points are kept secretly; the block is empty from now on."""
    seat = mover(state)
    state = emptied(replace(state, treasures=tuple(each for each in state.treasures if each != card), phase=Phase.ACTION))
    if good is not None:
        tell(story, text("koxinga-event-treasure-goods", seat=seat, kind=kind(good, 7)), reveals=True)
        return loaded(state, seat, Stack(good, 7), story, echo=False)
    points = int(card[:-1])
    who = player(state, seat)
    tell(story, text("koxinga-event-treasure", seat=seat), reveals=True)
    _whisper(story, text("koxinga-event-treasure-card", points=points), seat)
    kept = _sorted((*who.treasures, Treasure(points, frozenset({seat}))))
    return change(state, seat, replace(who, treasures=kept))


def hands_full(state: State) -> bool:
    return all(len(each.hand) == HAND for each in state.players)
