"""What a computer thinks of the decisions that a seat has (Koxinga 4.6)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence, Set

from games.core import Advice, Budget, Chance, Move, Seat, text
from games.koxinga import board
from games.koxinga.actions import fight
from games.koxinga.cabins import Cabins, Good, put, take, thrift, total
from games.koxinga.choices import ballast, volley
from games.koxinga.guess import guess
from games.koxinga.players.position import (
    Crew,
    Rest,
    Sailed,
    Try,
    Turn,
    World,
    left,
    replies,
    standing,
    voyages,
    worth,
    worths,
)
from games.koxinga.players.values import SCALE
from games.koxinga.state import ACTIONS, Action, Phase, Player, State, View
from games.koxinga.voyage import (
    TREASURE,
    Ship,
    Waters,
    ahead,
    arrived,
    distance,
    ends,
    guard,
    landings,
    loaded,
    odds,
    prize,
    sailed,
    ship,
    waters,
)
from games.replacing import replace
from games.search import CLEAR, Act, Candidate, Manner, Meter, Search, advised, leaves, shares

DEFENCE = 8
"""Cannons a defender is expected to commit at most."""
AT_HAND = 0.93
"""Of the best odds of victory, what is left by a way, a load, a number of cannons that anybody would choose."""
MUCH = 1.0
"""Points of which each that a ship loses makes what looks broken look more so."""
STORE = 3
"""Food that a ship under way should keep."""
LAST = 6
"""Blocks from home from which one move may do, for which no food is needed."""
ENDS = 24
"""Worlds in which going home is looked at: hidden treasures decide who has won."""
GIVEN_UP = 1_000
"""How broken it looks to go home and lose: more than anything else."""
LOOT = 0.5
"""Points of loot that a battle has to promise to be a reason."""


def advise(view: View, seat: Seat, key: bytes, budget: Budget) -> Sequence[Advice]:
    """See `games.core.Advise`."""
    meter = Meter(budget)
    if view.phase in (Phase.ATTACK, Phase.DEFEND, Phase.LOOT):
        state = guess(view, Chance(key, 0, purpose="world"))
        return _at_hand(_loot(state, seat) if view.phase is Phase.LOOT else _fire(state, seat))

    def world(chance: Chance) -> Turn:
        return _root(guess(view, chance), seat, World(view.options, seat, chance, meter))

    def there(tried: Candidate) -> Ship:
        after = tried.first[0]
        assert isinstance(after, Rest), after
        return after.crews[seat].ship

    def words(key: str, best: Candidate, beside: Candidate) -> str:
        """Of dice that are swapped or kept what no card after the contrary brings."""
        swaps, after = state.phase is Phase.SWAP, there(best)
        others = [each for each in search.found if _spelled(each.act) != _spelled(best.act)] if swaps else [beside]
        met = after.block != now.block and any(each.block == after.block for each in state.players)
        found = state.items[after.block] == board.TREASURE
        return _brought((now, *map(there, others)), after, found=found, met=met).get(key, "")

    state = guess(view, Chance(key, 0, purpose="world"))
    now, found = ship(state, seat), dict[Move, Advice]()
    search = Search(world, seat, key, meter, SCALE, Manner(pools=True, ended=ENDS))

    def broken(tried: Candidate) -> int:
        return GIVEN_UP if tried.lost and there(tried).finished else _broken(state, seat, _spelled(tried.act))

    thought = advised(search, _spelled, words=words, broken=broken)
    chests = {_spelled(tried.act) for tried in search.found if there(tried).prize - now.prize > TREASURE - LOOT}
    wasteful = _for_nothing(thought, _keeping(state, seat)) if state.phase is Phase.CARDS else set[Move]()
    aimless = _for_nothing(thought, chests) | wasteful
    for each in _marked(thought, wasteful, aimless):
        if each.move != ("swap",) or view.dice is None or view.dice[0] != view.dice[1]:
            found.setdefault(each.move, each)
    best, *others = found.values()
    if state.phase is Phase.SWAP and best.why is not None:
        meant = search.found[0].act
        assert isinstance(meant, tuple), meant
        best = replace(best, why=text("koxinga-why-card", card=str(meant[1]), why=best.why))
    advice = [best, *others]
    return advice if view.phase in (Phase.SWAP, Phase.CARDS) else _at_hand(advice)


def _marked(found: Sequence[Advice], wasteful: Set[Move], aimless: Set[Move]) -> Iterator[Advice]:
    """What was found, none but the best sound that is `wasteful`, and what is `aimless` marked so."""
    for each in found:
        sound = each.sound and (each is found[0] or each.move not in wasteful)
        yield replace(each, sound=sound, aimless=each.aimless or each.move in aimless)


def _for_nothing(found: Sequence[Advice], good: Collection[Move]) -> set[Move]:
    """The moves that do without what is `good`, and are not clearly better."""
    best = max((each.value for each in found if each.sound and each.move in good), default=-1.0)
    return {each.move for each in found if each.move not in good and each.value <= best + CLEAR}


def _keeping(state: State, seat: Seat) -> set[Move]:
    """The cards that put no food overboard."""
    now, around = ship(state, seat), replace(waters(state, seat), rivals={})
    assert state.dice is not None, state.phase
    kept = set[Move]()
    for card in _crew(state, seat).hand:
        ships = [now]
        for action, die in zip(ACTIONS[card], state.dice, strict=True):
            landed = [(here, end) for here in ships for end in landings(here, action, die, around)]
            ships = [end for here, end in landed if action.load is None or standing(end).food >= standing(here).food]
        if ships:
            kept.add(_spelled(card))
    return kept


def _brought(others: Sequence[Ship], after: Ship, *, found: bool, met: bool) -> dict[str, str]:
    """What a ship has more of after its turn than the `others`, itself before it and after another move, in the words
    of the reasons for it. Of its `prize` a treasure is the greatest part, where one was `found`; else it is the loot
    that a battle promises, which is said where a ship can be `met` there now. Of the way nothing is said where it takes
    the food that the others would have: a warning tells of that."""
    more = {good: all(total(after.cabins, good) > total(each.cabins, good) for each in others) for good in Good}
    prize = after.prize - max(each.prize for each in others)
    hungry = left(after) > LAST and standing(after).food < min(STORE, max(standing(each).food for each in others))
    stores = [name for name, good in (("food", Good.FOOD), ("cannons", Good.CANNON)) if more[good]]
    gained = {
        "way": "way" if not hungry and all(left(after) < left(each) for each in others) else "",
        "gold": "gold" if more[Good.GOLD] else "",
        "stores": "stores" if len(stores) > 1 else "".join(stores),
        "treasure": "treasure" if found and prize > TREASURE / 2 else "loot" if met and prize >= LOOT else "",
    }
    return {f"koxinga-why-{term}": f"koxinga-why-{said}" for term, said in gained.items() if said}


def _spelled(act: Act) -> Move:
    """A card, or the beginning of a move with what it is weighed by."""
    if isinstance(act, int):
        return ("card", str(act))
    assert isinstance(act, tuple)
    return act if act[0] == "drop" else act[:1]


def _root(state: State, seat: Seat, world: World) -> Turn:
    """Where the seat decides, in one world."""
    crews = tuple([_crew(state, Seat(other)) for other in range(len(state.players))])
    assert state.dice is not None, state.phase
    turn = Turn(world, crews, state.items, state.starter, state.dice)
    if state.phase is Phase.SWAP:
        turn.given = list(_swaps(turn, state.dice))
    elif state.phase is not Phase.CARDS:
        world.replies[(), state.dice] = replies([_onward(state, turn, Seat(other)) for other in range(len(crews))])
        way = _thrown if state.phase is Phase.DROP else _branches
        turn.given = list(way(state, crews[seat], turn.waters([crew.ship for crew in crews])))
    return turn


def _crew(state: State, seat: Seat) -> Crew:
    """A card that nobody sees yet may be any of its owner's."""
    who = state.players[seat]
    if who.card is None or state.phase is not Phase.CARDS:
        return Crew(ship(state, seat), who.hand, who.deck, who.played)
    return Crew(ship(state, seat), (*who.hand, who.card), who.deck, who.played[:-1])


def _onward(state: State, turn: Turn, seat: Seat) -> Sailed:
    """What a ship still does in a turn under way."""
    crew, card = turn.crews[seat], state.players[seat].card
    if seat == turn.mover or card is None or (seat, 1) not in state.agenda:
        return Sailed(crew.ship, crew)
    calm = turn.world.waters(state.items, {}, crew.ship)
    if (seat, 0) not in state.agenda:
        last = landings(crew.ship, ACTIONS[card][1], turn.dice[1], calm)
        return Sailed(crew.ship, crew._replace(ship=max(last, key=lambda end: worths([end], over=False))))
    hand = (card,) if seat in state.revealed else (*crew.hand, card)
    hidden = (*turn.crews[:seat], crew._replace(hand=hand, played=crew.played[:-1]), *turn.crews[seat + 1 :])
    return turn.world.reply(Turn(turn.world, hidden, state.items, turn.starter, turn.dice), seat, turn.dice)[1]


def _swaps(turn: Turn, dice: tuple[int, int]) -> Iterator[Try]:
    """Keeping and swapping, each with every card that may follow."""
    for word, order in (("keep", dice), ("swap", dice[::-1])):
        for card, middle, end in voyages(turn.crews[turn.mover], order, *turn.meetings(order)):
            yield Try((word, card), middle, end, order, card)


def _branches(state: State, crew: Crew, around: Waters) -> Iterator[Try]:
    """Both ways, each with every end of the move and of the card's second action if that is still to come."""
    card = crew.played[-1]
    assert state.actor is not None, state.phase
    assert state.dice is not None, state.phase
    for way, stop in ((board.INNER, 1), (board.OUTER, 0)):
        for landed in _landed(state, crew.ship, stop, around):
            first = state.actor[1] == 0
            last = landings(landed, ACTIONS[card][1], state.dice[1], around) if first else [landed]
            for end in last:
                yield Try((way,), landed if first else crew.ship, end, state.dice)


def _landed(state: State, now: Ship, stop: int, around: Waters) -> list[Ship]:
    """Where the ship may come to rest if it takes the branch's first block now."""
    if state.phase is Phase.BACK:
        return [arrived(now._replace(block=board.MERGES[now.block][stop]), around)]
    return [sailed(now, block, around) for block in ahead(board.FORKS[now.block][stop], state.steps - 1)]


def _thrown(state: State, crew: Crew, around: Waters) -> Iterator[Try]:
    """Each cabin that may be emptied, with every end of what is left of the own action and card. Whoever has won a
    battle as its attacker has to pay where they are."""
    cargo, now = state.cargo, crew.ship
    assert cargo is not None, state.phase
    assert state.dice is not None, state.phase
    for cabin in ballast(now.cabins, cargo):
        aboard = now._replace(cabins=put(now.cabins, int(cabin[1:]) - 1, cargo.stack))
        if state.battle is not None and state.battle.attacker == cargo.seat:
            aboard = arrived(aboard, replace(around, rivals={}))
        for end in _rest_of_card(state, cargo.seat, aboard, around):
            yield Try(("drop", cabin), aboard, end, state.dice)


def _rest_of_card(state: State, seat: Seat, here: Ship, around: Waters) -> list[Ship]:
    """The ends of what is still to come of the card of this turn."""
    card = state.players[seat].card
    if (seat, 1) not in state.agenda or card is None or state.dice is None:
        return [here]
    if (seat, 0) in state.agenda:
        return ends(here, card, state.dice, around)
    return landings(here, ACTIONS[card][1], state.dice[1], around)


def _broken(state: State, seat: Seat, move: Move) -> int:
    """How broken a move looks: with the best of the cards that it leaves, on the best way."""
    now, around = ship(state, seat), replace(waters(state, seat), rivals={})
    if state.phase is Phase.DROP:
        assert state.cargo is not None, state.phase
        return _amiss(now, now._replace(cabins=put(now.cabins, int(move[1][1:]) - 1, state.cargo.stack)))
    assert state.dice is not None, state.phase
    if state.phase is Phase.SWAP:
        dice = state.dice[::-1] if move[0] == "swap" else state.dice
        return min(_wrong(now, card, dice, around) for card in state.players[seat].hand)
    if state.phase is Phase.CARDS:
        return _wrong(now, int(move[1]), state.dice, around)
    stop, card, back = int(move[0] == board.INNER), state.players[seat].card, state.phase is Phase.BACK
    aims = board.MERGES[now.block] if back else ahead(board.FORKS[now.block][stop], state.steps - 1)
    landed = [(end, _amiss(now, end, aims)) for end in _landed(state, now, stop, around)]
    return _least(
        landed, [] if back or card is None or state.actor == (seat, 1) else [(ACTIONS[card][1], state.dice[1])], around
    )


def _wrong(now: Ship, card: int, dice: tuple[int, int], around: Waters) -> int:
    """How broken a card looks: it has to get on where it sails, and what it loads to be worth what goes overboard. Of
    two loads the second may make good the first, but must not undo it."""
    if all(action.load is not None for action in ACTIONS[card]):
        after = ends(now, card, dice, around)
        return min(1 if standing(end) == standing(now) else _amiss(now, end) for end in after)
    return _least([(now, 0)], zip(ACTIONS[card], dice, strict=True), around)


def _least(ships: list[tuple[Ship, int]], actions: Iterable[tuple[Action, int]], around: Waters) -> int:
    """How broken the best way of the ships looks, with what was amiss on each so far."""
    for action, die in actions:
        steps = 0 if action.load is not None else die + action.offset
        ships = [
            (end, amiss + _amiss(here, end, ahead(here.block, max(0, steps)) if steps else None))
            for here, amiss in ships
            for end in landings(here, action, die, around)
        ]
    return min(amiss for _, amiss in ships)


def _amiss(here: Ship, end: Ship, aims: Sequence[int] | None = None) -> int:
    """How broken an action looks that takes a ship from here to its end, for one of its `aims` if it sails."""
    fine = _keeps(here, end) if aims is None else _gets_on(here, end, aims)
    return 0 if fine else 1 + int(max(0.0, worth(here) - worth(end)) / MUCH)


def _gets_on(here: Ship, end: Ship, aims: Sequence[int]) -> bool:
    """Whether the ship stays where it meant to go, further on, or is driven back to a treasure that is worth it, or a
    little and for nothing."""
    if end.finished or (end.block in aims and end.block != here.block):
        return True
    if end.prize > here.prize:
        return worth(end) > worth(here)
    return end.cabins == here.cabins and distance(end.block) < distance(here.block)


def _keeps(here: Ship, end: Ship) -> bool:
    """Whether a load leaves the ship its last food, and is worth no less than what it puts overboard."""
    return standing(end).food >= min(STORE, standing(here).food) and worth(end) >= worth(here)


def _at_hand(found: Sequence[Advice]) -> list[Advice]:
    """Advice where all lies at hand: nobody takes what leaves clearly less."""
    best = found[0].value
    return [replace(each, sound=each.sound and leaves(each.value, best, AT_HAND)) for each in found]


def _fire(state: State, seat: Seat) -> list[Advice]:
    """The numbers of cannons, the fewest of equals first."""
    stock = total(state.players[seat].cabins, Good.CANNON)
    outlook = _attack if state.phase is Phase.ATTACK else _defence
    found = []
    for cannons in range(stock + 1):
        after, won = _spent(state, seat, cannons), outlook(state, seat, cannons)
        found.append((("fire", *volley(stock, cannons)), {seat: after._replace(prize=after.prize + won)}))
    return _ranked(state, seat, found)


def _ranked(state: State, seat: Seat, found: Iterable[tuple[Move, Mapping[Seat, Ship]]]) -> list[Advice]:
    """Moves by the ships that they leave, best first."""
    now = {Seat(other): ship(state, Seat(other)) for other in range(len(state.players))}
    advice = []
    for move, after in found:
        left = list({**now, **after}.values())
        advice.append(Advice(move, shares(worths(left, over=False), SCALE)[seat]))
    return sorted(advice, key=lambda each: -each.value)


def _spent(state: State, seat: Seat, cannons: int) -> Ship:
    now = ship(state, seat)
    return now._replace(cabins=take(now.cabins, thrift(now.cabins, Good.CANNON, cannons)))


def _attack(state: State, seat: Seat, cannons: int) -> float:
    """What the loot of all duels is worth if it attacks with so many."""
    mine, value = _prize(state.players[seat]), 0.0
    for defender in fight(state).defenders:
        other = state.players[defender]
        won, lost = odds(cannons - min(total(other.cabins, Good.CANNON), DEFENCE))
        value += won * _prize(other) - lost * mine
    return value


def _defence(state: State, seat: Seat, cannons: int) -> float:
    battle = fight(state)
    won, lost = guard(cannons - battle.strength)
    return won * _prize(state.players[battle.attacker]) - lost * _prize(state.players[seat])


def _prize(player: Player) -> float:
    return prize(player.cabins, laden=bool(player.treasures))


def _loot(state: State, seat: Seat) -> list[Advice]:
    """What leaves the ship best off beside the loser's, first. Whoever attacked still has to pay where they are."""
    battle = fight(state)
    other, around = battle.prize[1], replace(waters(state, seat), rivals={})
    now, loser = ship(state, seat), ship(state, other)

    def left(cabins: Cabins) -> Ship:
        aboard = now._replace(cabins=cabins)
        return arrived(aboard, around) if battle.attacker == seat else aboard

    found: list[tuple[Move, Mapping[Seat, Ship]]] = [
        (("loot", f"c{index + 1}"), {seat: left(cabins), other: loser._replace(cabins=kept)})
        for index, stack in enumerate(loser.cabins)
        if stack is not None
        for kept in [put(loser.cabins, index, None)]
        for cabins in loaded(now.cabins, stack, around)
    ]
    if state.players[other].treasures:
        more, less = (
            each._replace(prize=each.prize + way * TREASURE) for each, way in ((left(now.cabins), 1), (loser, -1))
        )
        found.append((("loot", "treasure"), {seat: more, other: less}))
    return list({each.move: each for each in reversed(_ranked(state, seat, found))}.values())[::-1]
