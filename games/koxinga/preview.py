"""What a player can foresee of a decision: where ships come to rest and what is due there, what a load throws
overboard, the odds of a battle. Others may yet move and fight, so nothing is promised beyond the position on the
table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from games.core import Arg, Move, Seat, Text, text
from games.koxinga import board
from games.koxinga.cabins import CHEST, Cabins, Good, Stack, load, pay, put, spare, stacks, total
from games.koxinga.choices import branches, commitment, company, equal, order, possible, price
from games.koxinga.holds import planned_cabin
from games.koxinga.labels import kind, names, toll
from games.koxinga.labels import stack as said
from games.koxinga.state import ACTIONS, FLAME, Action, Battle, Phase, Plan, Result, View
from games.koxinga.voyage import FACES, ahead, guard, odds, reached
from games.replacing import replace

FEW = 4
"""Blocks at most where a second action may end that are told one by one."""
_ANY, _NEW, _OTHER = (text(f"koxinga-preview-{name}") for name in ("any", "new", "other"))
"""What goes overboard where its owner chooses that, where all cabins hold what is loaded, and where it is not known yet
which stack is the smallest."""


@dataclass(frozen=True, slots=True)
class Preview:
    """`ends` are the blocks where the owner's ship may come to rest by the first action, or by the move under way;
    `later` those by the second action of a card; both as far as they are known. `passed` are those that it comes to
    before, on the way back, of each of the two; `guns` the ship's cannons before each. `ships` are the blocks and the
    cabins that it may end with, unless it comes home."""

    move: Move
    lines: tuple[Text, ...]
    ends: tuple[int, ...] = ()
    later: tuple[int, ...] = ()
    passed: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    guns: tuple[int, int] = (0, 0)
    ships: tuple[tuple[int, Cabins], ...] = ()


@dataclass(frozen=True, slots=True)
class _Course:
    """A ship in mind: `sure` while nothing that is still open can have changed its place and its cabins; `home` once it
    has come round. `passed` are the blocks that the action under way drives it back from, `ways` those where it may
    come to rest by it, as far as they are known. `armed` are those who may load cannons before that action."""

    block: int
    cabins: Cabins
    sure: bool = True
    armed: frozenset[Seat] = frozenset()
    passed: tuple[int, ...] = ()
    ways: tuple[int, ...] = ()
    home: bool = False


def preview(view: View, move: Move) -> Preview | None:
    """What the view's owner can foresee of a complete legal move; None for a spectator."""
    seat = view.viewer
    if seat is None:
        return None
    match move[0]:
        case "card" | "swap" | "keep" if view.dice is None:
            return Preview(move, (text("koxinga-preview-later"),))
        case "card":
            return _card(view, seat, move)
        case "swap" | "keep":
            return _dice(view, move)
        case "outer" | "inner":
            return _branch(view, seat, move)
        case "fire":
            return Preview(move, tuple(_battle(view, seat, sum(commitment(view.players[seat].cabins, move[1:])))))
        case "loot":
            return _loot(view, seat, move)
        case "drop":
            return _overboard(view, seat, move)
        case _:
            return Preview(move, (text("koxinga-preview-plan"),))


def _card(view: View, seat: Seat, move: Move) -> Preview:
    assert view.dice is not None, view.phase
    who = view.players[seat]
    first, second = ACTIONS[int(move[1])]
    here = _Course(who.block, who.cabins, armed=_armed(view, seat, 0))
    found = _actions(view, seat, here, first, view.dice[0])
    steps = view.dice[0] + first.offset if first.load is None else 0
    landings = reached(here.block, steps) if steps else ()
    lines = tuple(_told("koxinga-preview-first", found, ways=1))
    later, passed, after, last = tuple[int, ...](), tuple[int, ...](), here, found
    if steps < 0 or landings != (board.GOAL,):  # whoever is home does nothing more (Koxinga 4.2)
        after = replace(found[0][1], passed=(), ways=()) if len(found) == 1 else replace(here, sure=False)
        after = replace(after, armed=_armed(view, seat, 1))
        then = _actions(view, seat, after, second, view.dice[1], _places(found))
        lines += tuple(_told("koxinga-preview-second", then, ways=1 if after.sure else len(_places(found))))
        later, passed = _rests(then), _passed(then)
        if after.sure:
            last = then
        else:  # who sails on is nobody knows where, but what is loaded comes aboard anywhere
            last = [_loaded(view, seat, each, Stack(second.load, view.dice[1])) for _, each in found if second.load]
    ways, guns = (_passed(found), passed), (_guns(here), _guns(after))
    return Preview(move, lines, _rests(found), later, ways, guns, _ships(last))


def _armed(view: View, seat: Seat, half: int) -> frozenset[Seat]:
    """Who may load cannons before this action of a card, as far as open cards tell (Koxinga 4.1)."""
    coming = order(view)
    return frozenset(
        other
        for other, part in coming[: coming.index((seat, half))]
        if any(ACTIONS[card][part].load is Good.CANNON for card in possible(view.players[other]))
    )


def _guns(here: _Course) -> int:
    return total(here.cabins, Good.CANNON)


def _rests(found: list[tuple[Text, _Course]]) -> tuple[int, ...]:
    return tuple(block for _, course in found for block in course.ways)


def _places(found: list[tuple[Text, _Course]]) -> tuple[int, ...]:
    """Where the ship may lie after an action, as far as that is known."""
    return tuple(
        dict.fromkeys(block for _, each in found for block in each.ways or (() if each.passed else (each.block,)))
    )


def _ships(found: list[tuple[Text, _Course]]) -> tuple[tuple[int, Cabins], ...]:
    return tuple((course.block, course.cabins) for _, course in found if not course.home)


def _passed(found: list[tuple[Text, _Course]]) -> tuple[int, ...]:
    return tuple(block for _, course in found for block in course.passed)


def _told(key: str, found: list[tuple[Text, _Course]], *, ways: int = 0) -> Iterator[Text]:
    """One line for each way an action may go; of two from the only place that it begins at its owner chooses one."""
    if ways == 1 and len(found) == 2:
        found = [(text("koxinga-preview-fork", outer=found[0][0], inner=found[1][0]), found[0][1])]
    for number, (what, _) in enumerate(found):
        yield text("koxinga-preview-or" if number else key, what=what)


def _actions(
    view: View, seat: Seat, here: _Course, action: Action, die: int, places: tuple[int, ...] = ()
) -> list[tuple[Text, _Course]]:
    """What may become of one action, and the ship after it. Where it begins is one of these `places`, unless sure."""
    if action.load is not None:
        return [_loaded(view, seat, here, Stack(action.load, die))]
    steps = die + action.offset
    ends = reached(here.block, steps) if here.sure else ()
    if not steps or (here.sure and not ends):
        return [(text("koxinga-preview-stay"), here)]
    if not here.sure:
        return _onward(view, seat, here, steps, places)
    return [_landed(view, seat, _at(here, block), home=steps > 0 and block == board.GOAL) for block in ends]


def _onward(view: View, seat: Seat, here: _Course, steps: int, places: tuple[int, ...]) -> list[tuple[Text, _Course]]:
    """What awaits the ship so many steps from each of these places, if those are few blocks; from which, if those are
    several."""
    ways = sorted({(block, place) for place in places for block in reached(place, steps)})
    blocks = list(dict.fromkeys(block for block, _ in ways))
    if not 0 < len(blocks) <= FEW:
        return [(text("koxinga-preview-steps", steps=steps), here)]
    found = [_landed(view, seat, _at(here, block), home=steps > 0 and block == board.GOAL) for block in blocks]
    if len(places) == 1:
        return [(text("koxinga-preview-onward", there=there), after) for there, after in found]
    origins = [tuple(_origin(place) for end, place in ways if end == block) for block in blocks]
    return [
        (text("koxinga-preview-onward-from", blocks=origin, there=there), after)
        for origin, (there, after) in zip(origins, found, strict=True)
    ]


def _origin(block: int) -> Text:
    return text("koxinga-origin", block=str(block)) if block else text("koxinga-origin-start")


def _at(here: _Course, block: int) -> _Course:
    """The ship on that block, where it may come to rest."""
    return replace(here, block=block, ways=(block,))


def _loaded(view: View, seat: Seat, here: _Course, stack: Stack) -> tuple[Text, _Course]:
    what: dict[str, Arg] = {"amount": stack.amount, "kind": kind(stack.kind, stack.amount)}
    cabins, gone = _stowed(view, seat, here.cabins, stack)
    if gone is None:
        return text("koxinga-preview-load", **what), replace(here, cabins=cabins)
    if here.sure and gone == _NEW:
        return text("koxinga-preview-lost", **what), here
    if view.options.overboard == "smallest":
        gone = _OTHER if gone == _NEW else text(f"koxinga-preview-{'smallest' if here.sure else 'now'}", gone=gone)
    key = "koxinga-preview-drop" if here.sure else "koxinga-preview-full"
    return text(key, gone=gone, **what), replace(here, cabins=cabins, sure=here.sure and gone != _ANY)


def _stowed(view: View, seat: Seat, cabins: Cabins, stack: Stack) -> tuple[Cabins, Text | None]:
    """The cabins with the goods, and what goes overboard for them; while their owner has to choose, as if it were the
    smallest stack."""
    offered = spare(cabins, stack.kind) if view.options.overboard == "choose" else ()
    planned = planned_cabin((view.players[seat].plan or Plan()).drop, cabins, offered)
    if len(offered) > 1 and planned is None:
        return load(cabins, stack), _ANY
    after = load(cabins, stack) if planned is None else put(cabins, planned, stack)
    gone = [said(old) for old, new in zip(cabins, after, strict=True) if old is not None and old is not new]
    return after, (gone[0] if gone else _NEW) if all(cabins) else None


def _landed(
    view: View, seat: Seat, here: _Course, *, home: bool = False, back: bool = False, chosen: bool = False
) -> tuple[Text, _Course]:
    """What is due on the block where the ship comes to rest, or to which it goes `back`, maybe by a way that is
    `chosen` then, and where it lies after that."""
    if here.block == board.GOAL:
        return text("koxinga-preview-home" if home else "koxinga-preview-start"), replace(here, home=home)
    others = company(view, seat, here.block)
    due, after = _due(view, seat, here, back=back, chosen=chosen)
    if others:
        may_lie = tuple(dict.fromkeys((here.block, *after.ways)))  # whoever wins may be able to pay
        met = tuple(_rival(view, here, other) for other in others) if here.sure else names(others)
        hangs = _hangs(view, here, others, price(view, here.block, back=back)) if here.sure or back else "no"
        told = text("koxinga-preview-battle", others=met, hangs=hangs, block=str(here.block), due=due)
        return told, replace(after, sure=False, ways=may_lie)
    return text("koxinga-preview-land", block=str(here.block), due=due), after


def _hangs(view: View, here: _Course, others: tuple[Seat, ...], item: board.Item | None) -> str:
    """What could change what is due after a battle: food or gold that is won or lost by it, or what else is aboard."""
    crowded = item is not None and here.cabins.count(None) < len(others)
    full = "now" if crowded else "no"  # loot throws something overboard
    if item is None or item.kind is None:
        return full
    own = sorted(stacks(here.cabins, item.kind))
    if sum(own) < item.amount:
        won = sum(max(stacks(view.players[other].cabins, item.kind), default=0) for other in others)
        return f"win-{item.kind}" if sum(own) + won >= item.amount else "now"
    return full if crowded or sum(own[: -len(others)]) >= item.amount else f"lose-{item.kind}"


def _rival(view: View, here: _Course, other: Seat) -> Text:
    """Whom it fights, how often it loses as cannons are now, whether they may load some first, and what a victor may
    take: of cannons nobody knows how many will be left."""
    who = view.players[other]
    lost = round(100 * odds(_guns(here) - total(who.cabins, Good.CANNON))[1])
    goods = (good for good in Good if good is not Good.CANNON)
    prizes = [said(Stack(good, max(found))) for good in goods if (found := stacks(who.cabins, good))]
    prizes += [text("koxinga-prize-card")] if who.treasures else []
    return text(
        "koxinga-preview-rival",
        seat=other,
        chance=lost,
        loads="yes" if other in here.armed else "no",
        prizes=tuple(prizes),
        count=len(prizes),
    )


def _due(view: View, seat: Seat, here: _Course, *, back: bool, chosen: bool) -> tuple[Text, _Course]:
    item, known = price(view, here.block, back=back), here.sure or back
    if item is None or (item.kind is None and not known):
        return toll(item), here
    if item.kind is None:
        return _found(view, seat, here.cabins), replace(here, sure=False)
    what: dict[str, Arg] = {"amount": item.amount, "kind": kind(item.kind, item.amount)}
    if not known:
        return _asked(view, here.cabins, item.kind, item.amount, what), here
    cabins, paid = pay(here.cabins, item.kind, item.amount)
    if paid == item.amount:
        return toll(item), replace(here, cabins=cabins)
    there, after = _driven(view, seat, replace(here, cabins=cabins, passed=(*here.passed, here.block)), chosen=chosen)
    return text("koxinga-preview-short", paid=paid, good=item.kind, there=there, **what), after


def _asked(view: View, cabins: Cabins, good: Good, amount: int, what: dict[str, Arg]) -> Text:
    """What the block asks for, and that these goods, of which more may be paid before, are too few. Where the owner
    chooses what goes overboard, nobody knows what is left."""
    held = total(cabins, good)
    if held < amount and view.options.overboard == "smallest":
        return text("koxinga-preview-lacks", held=held, **what)
    return text("koxinga-preview-asks", **what)


def _found(view: View, seat: Seat, cabins: Cabins) -> Text:
    """A treasure, and what goes overboard for the goods that it may be."""
    food, gold = (_stowed(view, seat, cabins, Stack(good, CHEST))[1] for good in (Good.FOOD, Good.GOLD))
    if food is None or gold is None:
        return toll(board.TREASURE)
    return text("koxinga-preview-treasure-full", food=food, gold=gold, same="yes" if food == gold else "no")


def _driven(view: View, seat: Seat, here: _Course, *, chosen: bool) -> tuple[Text, _Course]:
    """Where a ship goes back to that cannot pay, with whom it fights on the way, and what else it loses there. Where
    the way back forks, both ways, if none has been `chosen` before."""
    fights, losses = list[Text](), list[Text]()
    while len(behind := board.before(here.block)) == 1:
        here = _at(here, behind[0])
        item = price(view, here.block, back=True)
        if item is None or item.kind is None or total(here.cabins, item.kind) >= item.amount:
            there, after = _landed(view, seat, here, back=True)
            break
        others = company(view, seat, here.block)
        fights += [text("koxinga-preview-fight", block=str(here.block), others=names(others))] if others else []
        cabins, paid = pay(here.cabins, item.kind, item.amount)
        losses += [said(Stack(item.kind, paid))] if paid else []
        here = replace(here, cabins=cabins, sure=here.sure and not others, passed=(*here.passed, here.block))
    else:
        there, after = _either(view, seat, here, behind, chosen=chosen)
    met, lost = tuple(fights), tuple(losses)
    return text("koxinga-preview-back", there=there, met=len(met), fights=met, lost=len(lost), losses=lost), after


def _either(view: View, seat: Seat, here: _Course, behind: tuple[int, ...], *, chosen: bool) -> tuple[Text, _Course]:
    """Both ways back from where branches meet."""
    if chosen:
        return text("koxinga-preview-further", block=str(here.block)), replace(here, sure=False, ways=())
    ways = [_landed(view, seat, _at(here, block), back=True, chosen=True) for block in behind]
    (outer, _), (inner, _) = ways
    after = replace(here, sure=False, ways=_rests(ways), passed=tuple(dict.fromkeys(_passed(ways))))
    return text("koxinga-preview-either", outer=outer, inner=inner), after


def _dice(view: View, move: Move) -> Preview:
    assert view.dice is not None, view.phase
    left, right = view.dice if move == ("keep",) else view.dice[::-1]
    return Preview(move, (equal(left) if left == right else text("koxinga-preview-dice", left=left, right=right),))


def _branch(view: View, seat: Seat, move: Move) -> Preview:
    """Where the branch leads: forward with the steps left, or one block back."""
    who = view.players[seat]
    forward = view.phase is Phase.FORK
    way = branches(view)[move[0] == board.INNER]
    ends = ahead(way, view.steps - 1) if forward else (way,)
    found = [_landed(view, seat, _at(_Course(block, who.cabins), block), home=True) for block in ends]
    return Preview(
        move,
        tuple(_told("koxinga-preview-way", found)),
        _rests(found),
        passed=(_passed(found), ()),
        guns=(total(who.cabins, Good.CANNON), 0),
        ships=_ships(found),
    )


def _battle(view: View, seat: Seat, cannons: int) -> Iterator[Text]:
    battle = view.battle
    assert battle is not None, view.phase
    yield text("koxinga-preview-fire", amount=cannons, left=total(view.players[seat].cabins, Good.CANNON) - cannons)
    if view.phase is Phase.DEFEND:
        yield _defence(battle, cannons)
        return
    if len(battle.defenders) > 1:
        yield text("koxinga-preview-several", count=len(battle.defenders))
    for other in battle.defenders:
        guns = total(view.players[other].cabins, Good.CANNON)
        most, least = (round(100 * odds(cannons - committed)[0]) for committed in (0, guns))
        even = round(100 * (1 - sum(odds(cannons))))
        yield text("koxinga-preview-attack", other=other, guns=guns, most=most, least=least, even=even)
    if price(view, view.players[seat].block) is not None:
        yield _next(view, seat, replace(_moored(view, seat), sure=False))[0]


def _defence(battle: Battle, cannons: int) -> Text:
    assert battle.cannons is not None, battle
    assert battle.roll not in (None, FLAME), battle
    faces = len(FACES)
    won, lost = (round(chance * faces) for chance in guard(cannons - battle.cannons - (battle.roll or 0)))
    return text("koxinga-preview-defend", won=won, lost=lost, even=faces - won - lost, faces=faces)


def _loot(view: View, seat: Seat, move: Move) -> Preview:
    battle = view.battle
    assert battle is not None, view.phase
    _, beaten = battle.prize
    loser, here = view.players[beaten], _moored(view, seat)
    if move[1] == "treasure":
        return _settled(view, seat, move, text("koxinga-preview-steal", count=len(loser.treasures)), here)
    stack = loser.cabins[int(move[1][1:]) - 1]
    assert stack is not None, move
    what, after = _loaded(view, seat, here, stack)
    return _settled(view, seat, move, text("koxinga-preview-loot", what=what), after)


def _overboard(view: View, seat: Seat, move: Move) -> Preview:
    """What goes, and what comes instead."""
    here, index, cargo = _moored(view, seat), int(move[1][1:]) - 1, view.cargo
    assert cargo is not None, view.phase
    gone = here.cabins[index]
    assert gone is not None, index
    come: dict[str, Arg] = {"amount": cargo.stack.amount, "kind": kind(cargo.stack.kind, cargo.stack.amount)}
    told = text("koxinga-preview-overboard", gone=said(gone), **come)
    return _settled(view, seat, move, told, replace(here, cabins=put(here.cabins, index, cargo.stack)))


def _moored(view: View, seat: Seat) -> _Course:
    """The ship where it lies."""
    return _at(_Course(view.players[seat].block, view.players[seat].cabins), view.players[seat].block)


def _settled(view: View, seat: Seat, move: Move, told: Text, here: _Course) -> Preview:
    """What came of a battle, or of a load; whoever began the battle pays after it, and then still holds so much."""
    battle = view.battle
    if battle is None or battle.attacker != seat:
        return Preview(move, (told,), ships=((here.block, here.cabins),))
    settled = all(duel.result is Result.DRAW for duel in battle.duels[battle.looted + 1 :])
    due, after = _next(view, seat, replace(here, sure=here.sure and settled))
    held = tuple(said(Stack(good, amount)) for good in Good if (amount := total(after.cabins, good)))
    aboard = (text("koxinga-preview-aboard", goods=held),) if after.sure and held else ()
    return Preview(
        move,
        (told, due, *aboard),
        after.ways,
        passed=(after.passed, ()),
        guns=(_guns(here), 0),
        ships=_ships([(due, after)]),
    )


def _next(view: View, seat: Seat, here: _Course) -> tuple[Text, _Course]:
    """What is due where the ship fights, once that is over, and the ship after it; while what the battle brings is not
    sure, as things are."""
    due, after = _due(view, seat, replace(here, sure=True), back=False, chosen=False)
    told = text("koxinga-preview-next", block=str(here.block), due=due, sure="yes" if here.sure else "no")
    return told, replace(after, sure=after.sure and here.sure)
