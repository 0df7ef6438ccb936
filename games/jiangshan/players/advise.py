"""What a computer thinks of the orders that a side may give (Jiangshan 12.2)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cache, partial

from games.core import Advice, Budget, Chance, Move, Seat
from games.jiangshan import legality, reaction, stratagems
from games.jiangshan.board import FOREST, WATER
from games.jiangshan.guess import guess, sure
from games.jiangshan.offer import choices
from games.jiangshan.orders import Challenge, Command, Deploy, Go, Rebuild, Sail, Word
from games.jiangshan.play.field import Field
from games.jiangshan.players import acts, appraisal
from games.jiangshan.players.acts import Act, Lay
from games.jiangshan.players.hint import Found, preferred
from games.jiangshan.players.position import (
    REASONS,
    REFUSED,
    Pause,
    Position,
    Root,
    Thought,
    covered,
    done,
    endangered,
    follows,
    prize,
    spared,
    standing,
)
from games.jiangshan.players.values import (
    CLOSE,
    FORESTS,
    KNOWN,
    LEFT,
    PLENTY,
    QUIET,
    SCALE,
    SCARCE,
    STALE,
    STEP,
    STRATAGEMS,
    WATERS,
    WIN,
    team_count,
)
from games.jiangshan.sight import BIT
from games.jiangshan.state import Attack, Phase, SeenSide, View
from games.jiangshan.threats import CAPITAL, threats
from games.jiangshan.units import Roster
from games.replacing import replace
from games.search import SETTLED, Candidate, Manner, Meter, Search, advised

ANSWERED = ("-safety", "-units", "-wealth")
"""What shows of a reaction: who falls, and what that costs."""
SAFETY = "jiangshan-why-safety"
"""The one reason where more is at stake than anything else: the King, or the game."""
GONE = 0.001
"""Of the victory, what is left at most where the King is as good as lost."""
TOWNS = ("towns", "conquest")
"""What is told of cities and camps."""
GAINED = ("taken", "place", "repelled", "conquest", "drain")
"""What is told as a change of the board, which it has to be."""
AFTERWARDS = 2
"""Where no action is left there is so many times less to think about."""


def advise(view: View, seat: Seat, key: bytes, budget: Budget) -> Sequence[Advice]:
    """See `games.core.Advise`. What it says is a share of the team's victory."""
    if view.phase is Phase.PICK:
        return _picks(view, key)
    if view.phase is Phase.REACT:
        assert view.attack is not None, view.phase
        if view.attack.blind:
            return [Advice(move, 1 / team_count(view), weighed=False) for move in reaction.owed(view)]
        return _reactions(view, view.attack, seat, key, budget)
    return _orders(view, seat, key, budget)


# Before the first turn


def _picks(view: View, key: bytes) -> list[Advice]:
    """Every choice of stratagems, the likely ones first: which, nobody can tell beforehand."""
    chance, king = Chance(key, 0, purpose="pick"), str(view.terms.units.king)
    likely = _likely(view)
    rest, ranks = stratagems.offered(view.terms), dict[str, int]()
    while rest:
        drawn = rest.pop(chance.weighted([likely[each] for each in rest]))
        ranks[drawn] = len(ranks)
    moves = list(stratagems.moves(view.terms))

    def liked(move: Move) -> tuple[bool, list[int]]:
        return move[2:] not in ((), (king,)), sorted(ranks.get(each, -1) for each in stratagems.chosen(move))

    return [Advice(move, 1 / team_count(view), weighed=False) for move in sorted(moves, key=liked)]


def _likely(view: View) -> dict[str, int]:
    """How likely each stratagem is chosen on this land."""
    land = "".join(view.ground.rows)
    more = {"fire": land.count(FOREST) // FORESTS, "sneak": land.count(WATER) // WATERS}
    return {each: likely + more.get(each, 0) for each, likely in STRATAGEMS.items()}


# The end of somebody else's melee


def _reactions(view: View, attack: Attack, seat: Seat, key: bytes, budget: Budget) -> list[Advice]:
    """Substitution or not."""
    meter, teams = Meter(budget), _teams(view)
    thought = Thought(meter, teams, 0.0)
    strike = replace(attack, shot=None)
    answers = [REFUSED, *(Act("decoy", one, other) for one, other in attack.pairs)]

    def world(chance: Chance) -> Pause:
        return Pause(Field(guess(view, chance), None), thought, seat, strike, answers)

    def spelled(act: Hashable) -> Move:
        assert isinstance(act, Act), act
        if act == REFUSED:
            return reaction.REFUSE
        if act.name == "decoy":
            return reaction.answer((act.start, act.end))
        return choices.path(view, acts.order(act))

    search = Search(world, teams[seat], key, meter, SCALE, Manner(STEP))
    return advised(search, spelled, _alone(teams).get, lambda key, best, other: key if key.endswith(ANSWERED) else "")


# A turn


def _orders(view: View, seat: Seat, key: bytes, budget: Budget) -> list[Advice]:
    """Orders, and the standing order before them where it had better be another."""
    meter, teams = Meter(budget if view.ap else replace(budget, counts=budget.counts // AFTERWARDS)), _teams(view)
    ends = seat if legality.problem(view, Word("end")) is None else None
    given = choices.order_of(budget.beside)
    also = acts.read(view, given)
    other, first = (guess(view, Chance(key, number, purpose="world")) for number in range(2))
    board = Field(first, None)
    danger = endangered(board)
    stale, shot_at = STALE * min(view.quiet, QUIET), covered(board, sure(view))
    thought = Thought(meter, teams, stale, int.from_bytes(key), danger.strikers, shot_at, ends=ends)

    def world(chance: Chance) -> Root:
        return Root(Field(guess(view, chance), None), thought, also)

    step, settled = (KNOWN, 1) if first.units == other.units else (STEP, SETTLED)
    search = Search(world, teams[seat], key, meter, SCALE, Manner(step, settled, close=CLOSE))
    spare = spared(board)
    here = {candidate.act for candidate in search.found}

    @cache
    def spelled(act: Hashable) -> Move:
        assert isinstance(act, Act), act
        order = acts.order(act)
        if act in here and order == given:
            return budget.beside
        return choices.path(view, order, closes=act not in here or not follows(board, act, spare))

    feared = cache(partial(_feared, view))

    def words(key: str, best: Candidate, other: Candidate) -> str:
        orders = [(each.act, spelled(each.act)) for each in (best, other)]
        shown = _shown(key, view, board, orders, feared)
        return shown if shown.startswith(SAFETY) or _lost(other) <= _lost(best) else ""

    found = advised(search, spelled, _alone(teams).get, words)
    found = _purposeful(view, board, danger.feared, search, found)
    if budget.reasons:
        boards = (board,) if settled == 1 else (board, Field(other, None))
        found = preferred(view, boards, list(map(Found, found, search.found)), budget.beside, words)
    wish = _standing(view, view.sides[seat])
    if wish is None:
        return found
    return [replace(found[0], move=wish, line=((seat, found[0].move),), why=None, beside=()), *found]


def _feared(view: View, move: Move) -> Sequence[int]:
    """The weights of what an order leaves to the enemy."""
    return [each.weight for each in threats(view, move)]


def _shown(
    key: str,
    view: View,
    board: Field,
    orders: Sequence[tuple[Hashable, Move]],
    feared: Callable[[Move], Sequence[int]],
) -> str:
    """The words for a reason that shows to whoever compares what two orders do by themselves, or what the warnings say
    of both; none where it does not. Where they say that the second order alone leaves a King or capital to the enemy,
    or leaves more of them, that is the reason."""
    reason, left = key.removeprefix("jiangshan-why-"), [done(board, act) for act, _ in orders if isinstance(act, Act)]
    warned = [feared(move) for _, move in orders]
    risk, more = (sum(weight for weight in weights if weight >= CAPITAL) for weights in warned)
    if risk != more and (risk < more or reason == "safety"):
        return f"{SAFETY}-warned" if risk < more else ""
    moved = {"repelled": _moves_king, "place": _approaches}.get(reason)
    if moved is not None and not moved(view, board, orders[0][0]):
        return ""
    if reason == "hunt":
        hunts, hunted = (_hunts(view, after) for after in left)
        return key if hunts and not hunted else ""
    if reason == "units":
        danger, worse = ([weight for weight in weights if weight >= 0] for weights in warned)
        if sum(danger) > sum(worse):
            return ""
        if sum(danger) < sum(worse):  # nobody is safer who has left the map
            gone = _count(left[0]) < _count(left[1]) or _turns_up(view, left[0])
            return "" if gone or len(danger) >= len(worse) else f"{key}-warned"
    teams = _teams(view)
    best, other, now = (standing(each, teams, teams[board.active])[REASONS.index(reason)] for each in (*left, board))
    if reason in TOWNS and not _other_owners(*left):
        return ""
    return key if best > (max(other, now) if reason in GAINED else other) else ""


def _other_owners(after: Field, other: Field) -> bool:
    """Whether two orders leave towns to others, and not just enemies beside them."""
    return {at: tile.owner for at, tile in after.tiles.items()} != {at: tile.owner for at, tile in other.tiles.items()}


def _lost(each: Candidate) -> float:
    """In how much of what was imagined a move leaves the King, or the game, as good as lost."""
    return sum(share < GONE for share in each.shares) / len(each.shares)


def _moves_king(_: View, board: Field, act: Hashable) -> bool:
    """Whether an order moves the King: no other one brings enemies nearer to anything or further."""
    unit = board.units.get(act.start) if isinstance(act, Act) else None
    return unit is not None and unit.kind.king


def _approaches(view: View, board: Field, act: Hashable) -> bool:
    """Whether an order brings a unit nearer to an enemy King, city or camp; of one's own King that is no merit."""
    if not isinstance(act, Act) or act.name != "go" or _moves_king(view, board, act):
        return False
    pull = appraisal.pull(board, _teams(view), _teams(view)[board.active])
    return pull[act.end] > pull[act.start]


def _turns_up(view: View, after: Field) -> bool:
    """Whether enemies were turned up of whom warnings cannot say yet whom they could take."""
    backs = [(at, unit.owner) for at, unit in view.units.items() if unit.kind is None and not unit.battle]
    stood = [(after.units.get(at), owner) for at, owner in backs]
    return any(unit is not None and unit.owner == owner and unit.battle for unit, owner in stood)


def _count(board: Field) -> int:
    """Units of the active side on the map."""
    return sum(unit.owner == board.active for unit in board.units.values())


def _hunts(view: View, after: Field) -> bool:
    """Whether the side could defeat somebody by a capture that it sees if nobody else did anything."""
    seen = {at for at, unit in view.units.items() if unit.kind is not None} | view.tiles.keys()
    captures = acts.captures(Lay(after, recalls=True))
    return after.result is None and any(act.end in seen and prize(after, act) >= WIN for act in captures)


def _purposeful(view: View, board: Field, feared: int, search: Search, found: Sequence[Advice]) -> list[Advice]:
    """Whoever leaves somebody to the enemy, or does not take what may be taken, looks as if they saw nothing. Aimless
    is whoever spends morale on a stratagem that is not the best order, only shows a unit or rebuilds, goes back to
    where they came from, wanders about or has somebody sent where it could go."""
    team = _teams(view)[board.active]
    pull = appraisal.pull(board, _teams(view), team)
    walks = {(order.start, order.end) for each in found if isinstance(order := choices.order_of(each.move), Go)}
    left = [
        node.risked(team) - prize(board, act) / 2
        for act, node in ((candidate.act, candidate.first[0]) for candidate in search.found)
        if isinstance(act, Act) and isinstance(node, Position)
    ]

    def idle(move: Move) -> bool:
        order = choices.order_of(move)
        if not isinstance(order, Go | Sail | Command):
            return isinstance(order, Challenge | Deploy | Rebuild) or any(token.startswith("#") for token in move)
        start, end = order.start, order.end
        if acts.undoes(view, start, end) or (isinstance(order, Command) and (start, end) in walks):
            return True
        gains = pull[end] >= pull[start] if start in view.alert else pull[end] > pull[start]
        return not (feared & BIT[start] or end in view.units or (gains and not board.units[start].kind.king))

    return [
        found[0],
        *(
            replace(each, sound=each.sound and lost <= left[0] + LEFT, aimless=idle(each.move))
            for each, lost in zip(found[1:], left[1:], strict=True)
        ),
    ]


def _teams(view: View) -> tuple[int, ...]:
    """The team of each seat, numbered from 0."""
    numbers = {team: number for number, team in enumerate(dict.fromkeys(side.team for side in view.sides))}
    return tuple(numbers[side.team] for side in view.sides)


def _alone(teams: tuple[int, ...]) -> dict[int, Seat]:
    """The seat of each team that is a single one."""
    return {team: Seat(seat) for seat, team in enumerate(teams) if teams.count(team) == 1}


def _standing(view: View, side: SeenSide) -> Move | None:
    """The standing order for Substitution, where it had better be another: with morale to spare it protects more than
    the King. A list of somebody's own is left alone."""
    few, many = str(view.terms.units.king), _many(view.terms.units)
    if "decoy" not in (side.held or ()) or side.standing is None or side.standing.protect not in (few, many):
        return None
    wish = many if side.morale >= PLENTY else few if side.morale < SCARCE else side.standing.protect
    return ("standing", "protect", wish) if wish != side.standing.protect else None


def _many(units: Roster) -> str:
    """Whom Substitution protects where there is morale to spare: the most of what it is asked before the game."""
    return max(stratagems.guards(units).values(), key=lambda standing: len(standing.protect)).protect
