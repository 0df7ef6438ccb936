"""The one search of all games: rounds that look deeper at fewer moves, over worlds that a seat may be in.

A game brings a `Node` over its fast board. All chance follows from a key, and all work is counted, so that the same key
and counts give the same answer on any machine; a bound of seconds, for play at a table, only ends it early.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from statistics import NormalDist, fmean, pstdev
from typing import Any, NamedTuple, Protocol, TypeVar

from games.core import CHANCE, Advice, Budget, Chance, Level, Move, Rules, Seat, Text, text
from games.replacing import replace

LEVELS = ("first-steps", "easy", "medium", "hard", "expert")
"""The levels of every game, weakest first. The weaker one is, the fewer positions it weighs, and mostly the more
moves it chooses among: among the few best alone any choice is a good one, however noisy. How much noise a step needs
depends on what is played and by how many, since what a move may cost does."""
STANDS_IN = "medium"
"""The level that plays for whoever is absent."""
FORMER = {
    "random": "first-steps",
    "greedy-1": "medium",
    "original": "medium",
    "search": "expert",
    "captain": "expert",
    "planter": "expert",
    "strategist": "expert",
}
"""Names of levels in what earlier versions stored, and what they are read as."""

ALL = 1 << 30
"""The width that leaves nothing out."""
COMPARED = 4
"""Other moves, and worlds of each, that the best one is compared with to say what it is ahead in."""
CLEAR = 0.02
"""Of the victory that a move is better by: what is nearly as good teaches nothing about the best one, and comes before
it where that looks broken."""
SETTLED = 8
"""Worlds in a row in which the same move leads on the whole: more of them change nothing."""
SAFE = 0.7
"""Of the seconds given, so that the answer is never late."""
STEP = 0.3
"""Of the work that is left, what one round may take."""
ROUNDS = ((2, 12, 1), (3, 6, 3), (4, 4, 3), (5, 3, 2), *((depth, 3, 3) for depth in range(6, 13)))
"""How deep each round looks, at how many of the best moves, and how many tries are looked at at each node."""

_GRAIN = 1 << 52

V = TypeVar("V")
Act = Hashable
"""A move as a fast board writes it."""
Reasons = Sequence[tuple[Text, float]]
"""Words and points."""


class Node(Protocol):
    """A position of a fast board, as its mover might know it."""

    @property
    def mover(self) -> int:
        """Whose decision it is, `CHANCE` where chance decides. The same seat may decide several times in a row."""

    @property
    def over(self) -> bool:
        """Whether it is decided: nothing that may follow matters."""

    def values(self) -> tuple[float, ...]:
        """What the position is worth to each seat, in the game's own points; a victory is worth more than all else. Of
        two seats one has what the other lacks. It is asked for after quiet moves too, so captures under way are the
        node's business."""

    def tries(self, width: int) -> Iterable[tuple[Act, Node]]:
        """The moves worth a look with what follows, the best at once first, at most `width`; each of what chance may
        do, all equally likely. Of the root, with `ALL`, every kind of legal move."""

    def reasons(self, seat: int) -> Reasons:
        """What `values` are made of for a seat: words and points. Of every node the same words in the same order."""


class Root(Node, Protocol):
    """Where the decision is made, in one world."""

    def after(self, act: Act) -> Node:
        """What follows one of the moves that were tried in the first world."""


class Meter:
    """Counts the positions that are weighed and watches the clock, if there is a bound of seconds."""

    def __init__(self, budget: Budget) -> None:
        self._counts, self._left = budget.counts, budget.counts
        self.beside, self.reasons = budget.beside, budget.reasons
        self._seconds = SAFE * budget.seconds
        self._clock = budget.clock
        self._begun = 0.0 if math.isinf(budget.seconds) else self._clock()

    def spend(self, counts: int) -> None:
        self._left -= counts

    @property
    def gone(self) -> float:
        """How much of the budget is used up: 1 when all of it is."""
        counted = 1.0 - self._left / self._counts if self._counts > 0 else 1.0
        if math.isinf(self._seconds):
            return counted
        passed = self._clock() - self._begun
        return max(counted, passed / self._seconds if self._seconds > 0 else 1.0)


class Seen(NamedTuple):
    """What was found below a node: each seat's share, the node they were read from, and the moves that lead there with
    their movers."""

    shares: tuple[float, ...]
    leaf: Node
    line: tuple[tuple[int, Act], ...]


class Candidate:
    """A move of the root, and what is known of it so far: at once, and by the last of the rounds that looked at it."""

    def __init__(self, act: Act, seat: int, seen: Seen) -> None:
        self.act = act
        self.seat = seat
        self.rounds = -1
        self.shares: Sequence[float] = ()
        self.judge([seen])
        self.at_once, self.first = self.value, self.leaves

    def judge(self, found: Sequence[Seen], *, pooled: bool = False) -> None:
        """Takes what a round found, one for each world, for the truth, `pooled` with what rounds before it found."""
        before = self.shares if pooled and self.rounds > 0 else ()
        self.shares = shares = [*before, *(seen.shares[self.seat] for seen in found)]
        self.value, self.spread, self.seen = fmean(shares), pstdev(shares), found[0]
        self.leaves = tuple(seen.leaf for seen in found[:COMPARED])
        self.lost = 2 * shares.count(0.0) > len(shares)
        self.rounds += 1

    @property
    def wins(self) -> bool:
        """Whether the move itself ends the game with a victory."""
        return self.value == self.at_once == 1.0 and self.first[0].over


class Manner(NamedTuple):
    """How a game is searched, where it needs another way than most."""

    step: float = STEP
    """Of the work that is left, what one round may take: the more is hidden, the more worlds a round needs."""
    settled: int = SETTLED
    """Worlds in a row after which a leading move is the best: 1 where there is but one world."""
    gambles: bool = True
    """Whether a move that nobody has looked at may save a game in which all others are lost."""
    pools: bool = False
    """Whether what earlier rounds found still counts: where dice decide much, the few worlds of the last one say less
    than it sees further."""
    close: float = 0.0
    """Of moves that were looked at alike and leave so much of the best one's odds, if anything, the best at once is the
    best: in a decided game all others are as good later on."""
    ended: int = 0
    """Worlds, of no more work than a round takes, in which a move that ends the game for certain is looked at first:
    where much is hidden, each of them says no more than that it wins or loses."""
    rounds: Sequence[tuple[int, int, int]] = ROUNDS
    """As `ROUNDS`: where positions are hard to judge, a large budget is better spent on more moves than on depth."""


USUAL = Manner()


class Search:
    """One decision of `seat` in the making. `world` imagines the root anew for each chance; `scale` is how many points
    of evaluation make a share of 1 / (1 + 1/e) between two seats."""

    def __init__(
        self,
        world: Callable[[Chance], Root],
        seat: int,
        key: bytes,
        meter: Meter,
        scale: float,
        manner: Manner = USUAL,
    ) -> None:
        self._manner = manner
        self._world, self._seat, self._key, self._meter = world, seat, key, meter
        self._scale = scale
        self.beside, self.reasons = meter.beside, meter.reasons
        self._worlds = 0
        root = self._root()
        self._open = (0.0,) * len(root.values())
        tried = [Candidate(act, seat, self._read(node)) for act, node in root.tries(ALL)]
        self.found = sorted(tried, key=lambda each: (-each.value, -each.first[0].values()[seat]))

    def think(self) -> list[Candidate]:
        """Every candidate, best first, which `found` holds from then on; in a lost game as they look at once."""
        at_once = self.found
        self._look_at_ends()
        for depth, keep, width in self._manner.rounds if len(self.found) > 1 else ():
            self._round(depth, keep, width)
            if self.found[0].value == 1.0 or self._meter.gone >= 1.0:
                break
        hopeless = max(candidate.value for candidate in self.found) == 0.0
        if hopeless and (self.found[0].lost or not self._manner.gambles):
            self.found = at_once
        elif self._manner.close:
            self.found = self._preferred()
        return self.found

    def _preferred(self) -> list[Candidate]:
        """What was found, the best at once of the moves that are as good as the best first; what is lost stays last."""
        best, close = self.found[0], self._manner.close
        alike = [each for each in self.found if (each.rounds, each.lost) == (best.rounds, best.lost)]
        first = max((each for each in alike if leaves(each.value, best.value, close)), key=lambda each: each.at_once)
        return _put_first(self.found, first)

    def _look_at_ends(self) -> None:
        """Looks at the moves that end the game, in whatever world."""
        ends = [candidate for candidate in self.found if self._manner.ended and candidate.first[0].over]
        if not ends:
            return
        until, worlds = self._until(), list[list[Seen]]()
        while len(worlds) < self._manner.ended and self._meter.gone < until:
            root = self._root()
            worlds.append([self._read(root.after(candidate.act)) for candidate in ends])
        for candidate, found in zip(ends, zip(*worlds, strict=True), strict=False):
            if all(seen.leaf.over for seen in found):
                candidate.judge(found)
        self.found.sort(key=lambda candidate: -candidate.value)

    def _until(self) -> float:
        """How much of the budget is used up after a round."""
        return self._meter.gone + self._manner.step * (1.0 - self._meter.gone)

    def _round(self, depth: int, keep: int, width: int) -> None:
        """Looks at the first few, or where all of them are lost, at the others until one is not."""
        until = self._until()
        for _ in range(0, len(self.found), keep):
            alive = self.found[:keep]
            worlds = list(self._compared(alive, depth, width, until))
            if not worlds:
                return
            self._sort(alive, worlds)
            if not self.found[0].lost:
                return
        self.found.sort(key=lambda candidate: (-candidate.value, -candidate.at_once))

    def _compared(self, alive: Sequence[Candidate], depth: int, width: int, until: float) -> Iterator[list[Seen]]:
        """What is found of each candidate, world by world, until one leads for good or the round's share is gone. What
        the end of the budget cut short is left out."""
        totals = [0.0] * len(alive)
        leader, led = -1, 0
        while led < self._manner.settled:
            root = self._root()
            found: list[Seen] = []
            for candidate in alive:
                found.append(self.look(root.after(candidate.act), depth - 1, width, self._open))
                if self._meter.gone >= 1.0:
                    return
            yield found
            totals = [total + seen.shares[self._seat] for total, seen in zip(totals, found, strict=True)]
            best = totals.index(max(totals))
            leader, led = best, led + 1 if best == leader else 1
            if self._meter.gone >= until:
                return

    def _sort(self, alive: Sequence[Candidate], worlds: Sequence[Sequence[Seen]]) -> None:
        """Orders the candidates anew. What a look took off those that were looked at, it would have taken off the
        others, which stay behind them; what is lost comes last."""
        before = fmean(candidate.value for candidate in alive)
        for number, candidate in enumerate(alive):
            candidate.judge([world[number] for world in worlds], pooled=self._manner.pools)
        off = fmean(candidate.value for candidate in alive) - before
        ranked = sorted(alive, key=lambda candidate: -candidate.value)
        kept = [candidate for candidate in ranked if not candidate.lost]
        rest = self.found[len(alive) :]
        for other in rest:
            other.value = min(kept[-1].value if kept else 1.0, max(0.0, other.value + off))
        self.found = [*kept, *rest, *(candidate for candidate in ranked if candidate.lost)]

    def look(self, node: Node, depth: int, width: int, floors: tuple[float, ...]) -> Seen:
        """What each seat gets if every mover does what is best for it, as far as the mover before it, to whom `floors`
        are sure, would let it come to that."""
        if depth == 0 or node.over or self._meter.gone >= 1.0:
            return self._read(node)
        if node.mover == CHANCE:
            return self._mean(node, depth, width)
        mover, best = node.mover, None
        enough = 1.0 - max(floor for seat, floor in enumerate(floors) if seat != mover)
        for act, child in node.tries(1 if depth == 1 else width):
            seen = self.look(child, depth - 1, max(min(2, width), width - 1), floors)
            if best is None or seen.shares[mover] > best.shares[mover]:
                best = Seen(seen.shares, seen.leaf, ((mover, act), *seen.line))
                if best.shares[mover] >= enough:
                    break
                floors = _raised(floors, mover, best.shares[mover])
        return best or self._read(node)

    def _mean(self, node: Node, depth: int, width: int) -> Seen:
        found = [self.look(child, depth, width, self._open) for _, child in node.tries(ALL)]
        shares = tuple(map(fmean, zip(*(seen.shares for seen in found), strict=True)))
        return found[0]._replace(shares=shares)

    def _read(self, node: Node) -> Seen:
        return Seen(shares(node.values(), self._scale), node, ())

    def _root(self) -> Root:
        self._worlds += 1
        return self._world(Chance(self._key, self._worlds, purpose="world"))


def _raised(floors: tuple[float, ...], seat: int, share: float) -> tuple[float, ...]:
    """What is sure to each seat below a node at which `seat` has found so much. Of more than two seats only its own
    holds there: the others need not play against each other."""
    kept = floors if len(floors) == 2 else (0.0,) * len(floors)
    return (*kept[:seat], max(share, kept[seat]), *kept[seat + 1 :])


def shares(values: Sequence[float], scale: float) -> tuple[float, ...]:
    """Each seat's share of the victory by what the position is worth to each: between two seats the logistic curve of
    the difference, `scale` points of which are worth e times as much."""
    best = max(values)
    weights = [math.exp((value - best) / scale) for value in values]
    total = sum(weights)
    return tuple([weight / total for weight in weights])


def advised(
    search: Search,
    spelled: Callable[[Act], Move],
    seats: Callable[[int], Seat | None] = Seat,
    words: Callable[[str, Candidate, Candidate], str] = lambda reason, best, other: reason,
    broken: Callable[[Candidate], int] = lambda candidate: 0,
    rivals: Callable[[Any, Any], bool] = lambda best, other: True,
) -> list[Advice]:
    """What a search has found, best first; `spelled` makes the path of a move as the fast board writes it, `seats` the
    seat of a mover. A game has `words` for a reason that shows to whoever compares the best move with another one, and
    none for others: see `Lead.shown`. It is compared with its `rivals` alone. What looks more `broken` than it need is
    sound only where it is the best, by more than `CLEAR`."""
    found = search.think()
    moves = {each.act: spelled(each.act) for each in found}
    looks = {each.act: broken(each) for each in found}
    least = min(looks.values())
    search.found = found = _whole_first(found, [each for each in found if looks[each.act] == least])
    advice = [
        Advice(
            moves[each.act],
            each.value,
            each.spread,
            tuple((seats(mover), spelled(act)) for mover, act in each.seen.line),
            sound=each is found[0] or (looks[each.act] == least and _sound(each, found[0])),
        )
        for each in found
    ]
    if not search.reasons:
        return advice
    pairs = [(each, said.move) for each, said in zip(found, advice, strict=True) if said.move != advice[0].move]
    given = [each for each, move in pairs if move == search.beside[: len(move)]]
    others = (each for each in given or [each for each, _ in pairs] if rivals(found[0].act, each.act))
    decided, leads = _decided(found), leading([found[0], *others])
    if decided is not None or not leads:
        return [replace(advice[0], why=decided), *advice[1:]]

    def said(lead: Lead) -> Text | None:
        return lead.shown(lambda key: words(key, found[0], lead.other))

    why, other = next(((why, lead.other) for lead in leads if (why := said(lead))), (None, leads[0].other))
    return [replace(advice[0], why=why, beside=moves[other.act]), *advice[1:]]


def _sound(each: Candidate, best: Candidate) -> bool:
    """Whether it does not lose where the best does not, nor let a victory wait that is there."""
    return (not each.lost or best.lost) and (each.wins or not best.wins)


def _whole_first(found: list[Candidate], whole: Sequence[Candidate]) -> list[Candidate]:
    """What was found, the best of those that look `whole` first if nothing is clearly better."""
    best = found[0]
    first = next((each for each in whole if each.lost == best.lost), best)
    if best.value == 1.0 or best.value - first.value > CLEAR:
        return found
    return _put_first(found, first)


def _put_first(found: Sequence[Candidate], first: Candidate) -> list[Candidate]:
    """What was found, with another one first: what it is put before is worth no more than it is."""
    others = [each for each in found if each is not first]
    for each in others:
        each.value = min(each.value, first.value)
    return [first, *others]


class Lead(NamedTuple):
    """What the best move is ahead in beside another: by how many points in each of the reasons, as far as was looked,
    and `at_once`."""

    other: Candidate
    ahead: Reasons
    at_once: Reasons

    def shown(self, words: Callable[[str], str]) -> Text | None:
        """That in which it is furthest ahead of what it is ahead in at once, too, and there are words for; None where
        there is no such thing: a few moves on, what somebody has more of is a mean that nobody can look up."""
        now = dict(self.at_once)
        ranked = sorted(self.ahead, key=lambda each: -each[1])
        told = (words(said.key) for said, points in ranked if points > 0 and now.get(said, 0) > 0)
        return next((text(each) for each in told if each), None)


def _decided(found: Sequence[Candidate]) -> Text | None:
    """Whether the best move itself wins. What wins later on by what was looked at is not said to, nor that all others
    lose: few replies were, in a few of the worlds that there may be."""
    return text("core-why-wins") if found[0].wins else None


def leading(found: Sequence[Candidate]) -> Sequence[Lead]:
    """What the best move has before others that it is clearly ahead of, the most tempting first, which are best at
    once; where there are none, before those that are nearly as good."""
    best = found[0]
    others = [each for each in found[1:] if each.value <= best.value]
    clear = [each for each in others if best.value - each.value >= CLEAR]
    tempting = sorted(clear, key=lambda each: -each.at_once)
    for some in ([*tempting[:COMPARED], *clear[:COMPARED]], others[:COMPARED]):
        if leads := [lead for other in dict.fromkeys(some) if (lead := _lead(best, other))]:
            return leads
    return ()


def _lead(best: Candidate, other: Candidate) -> Lead | None:
    """What the best move has before another: at once where half of what it is better by shows at once, else as deep as
    both were looked at alike."""
    better = best.at_once - other.at_once
    looks = [(best.leaves, other.leaves)] if best.rounds == other.rounds else []
    looks += [(best.first, other.first)] if better > 0 else []
    for ours, theirs in looks[::-1] if 2 * better >= best.value - other.value else looks:
        ahead = _ahead(_reasons(ours, best.seat), _reasons(theirs, other.seat))
        if sum(points for _, points in ahead) > 0:
            return Lead(other, ahead, _ahead(_reasons(best.first, best.seat), _reasons(other.first, other.seat)))
    return None


def _ahead(ours: Reasons, theirs: Reasons) -> Reasons:
    return [(said, points - others) for (said, points), (_, others) in zip(ours, theirs, strict=True)]


def _reasons(leaves: Sequence[Node], seat: int) -> Reasons:
    """Those of some nodes, one for each world, on the average."""
    every = [leaf.reasons(seat) for leaf in leaves]
    return [(each[0][0], fmean(points for _, points in each)) for each in zip(*every, strict=True)]


def answering(rules: Rules[Any, Any, Any], state: Any, seat: Seat, found: Sequence[Advice]) -> list[Advice]:
    """Of what is to be said those moves that answer the choice: what may be done at any time, such as a standing order,
    is no other decision."""
    choice = rules.choice(rules.view(state, seat))
    return [each for each in found if choice is None or each.move[0] not in choice.open]


def level_of(stored: str) -> str:
    """The level that a stored name stands for: what is no level's name any more is that of whoever stands in."""
    return stored if stored in LEVELS else FORMER.get(stored, STANDS_IN)


def decide(
    rules: Rules[Any, Any, V],
    view: V,
    seat: Seat,
    level: str,
    key: bytes,
    seconds: float = math.inf,
    clock: Callable[[], float] = time.monotonic,
) -> Move:
    """What a computer of this level plays, within `seconds` of a clock if there is a bound."""
    think = rules.think
    assert think is not None, rules.name
    rated = think.levels(view)[LEVELS.index(level)]
    return choose(think.advise(view, seat, key, Budget(rated.counts, seconds, reasons=False)), rated, key)


def choose(advice: Sequence[Advice], level: Level, key: bytes) -> Move:
    """The move that a level likes best: a sound one, where there is one, that leaves enough of the best one's odds.
    Only a level that sees to none of them may do something aimless."""
    sound = [each for each in advice if each.sound] or advice
    aimed = [each for each in sound if not (each.aimless and level.odds)] or sound
    near = [each for each in aimed if leaves(each.value, aimed[0].value, level.odds)]
    some = near[: level.candidates] if level.candidates > 0 else near[level.candidates :]
    chance = Chance(key, 0, purpose="noise")
    liked = [(each.value + level.noise * _normal(chance), -number) for number, each in enumerate(some)]
    return some[-max(liked)[1]].move


def leaves(value: float, best: float, odds: float) -> bool:
    """Whether a value leaves so much of the best one's odds of victory."""
    return value * (1.0 - best) >= odds * best * (1.0 - value)


def _normal(chance: Chance) -> float:
    return NormalDist().inv_cdf((chance.below(_GRAIN) + 0.5) / _GRAIN)
