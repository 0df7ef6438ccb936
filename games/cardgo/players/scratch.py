"""A board to think on: mutable, cells as bits, much quicker than the frozen state and property-tested equal to it.

Computer players try thousands of placements for one move. Only what a placement changes is here: pieces and HP.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache

from games.cardgo.board import Ground, Terrain
from games.cardgo.deck import GRANTS
from games.cardgo.state import Card, Effect

Printed = tuple[int, int]
"""Value and effect of a card."""

Sets = tuple[tuple[int, int], ...]
"""The connected sets of a side: (cells, what the next piece would release)."""


class Lattice:
    """A ground as bit sets: bit n is cell n."""

    __slots__ = (
        "all",
        "bonus",
        "columns",
        "fire",
        "free",
        "linked",
        "not_first",
        "not_last",
        "pits",
        "trees",
        "water",
        "worth",
    )

    linked: Callable[[int], int]
    """The cells linked to those given (CardGO 3.1). Stones may be among them: nothing ever lies there."""

    def __init__(self, ground: Ground) -> None:
        cells = range(len(ground.codes))
        self.columns = ground.columns
        self.all = bits(cells)
        self.not_first = bits(cell for cell in cells if cell % ground.columns)
        self.not_last = bits(cell for cell in cells if (cell + 1) % ground.columns)
        self.free = bits(ground.placeable)
        self.trees = bits(cell for cell in cells if ground.trees[cell])
        self.water, self.fire, self.pits = (
            bits(cell for cell in cells if ground.terrain[cell] is kind)
            for kind in (Terrain.WATER, Terrain.FIRE, Terrain.PIT)
        )
        self.worth = ground.worth
        self.bonus = ground.bonus
        self.linked = self._linked_by_shore if self.water else self.around

    def around(self, cells: int) -> int:
        """The four neighbours of `cells`, some of which may be of `cells`."""
        sideways = ((cells << 1) & self.not_first) | ((cells >> 1) & self.not_last)
        return sideways | ((cells << self.columns) & self.all) | (cells >> self.columns)

    def _linked_by_shore(self, cells: int) -> int:
        """Water is linked to water only, and all else to all else."""
        wet = cells & self.water
        dry = cells ^ wet
        found = self.around(dry) & ~self.water if dry else 0
        return found | (self.around(wet) & self.water) if wet else found

    def flood(self, start: int, members: int) -> int:
        """What can be reached from `start` over links through `members`."""
        linked = self.linked
        reached, edge = start, start
        while edge:
            edge = linked(edge) & members & ~reached
            reached |= edge
        return reached


@lru_cache(maxsize=64)
def lattice(ground: Ground) -> Lattice:
    return Lattice(ground)


class Scratch:
    """Pieces and HP of both sides."""

    __slots__ = ("_material", "cards", "full", "hp", "lattice", "sides", "solitary", "suppressors")

    def __init__(self, lattice: Lattice, hp: Iterable[int], *, full: bool) -> None:
        self.lattice = lattice
        self.full = full
        self.hp = list(hp)
        self.sides = [0, 0]
        self._material = [0, 0]
        self.cards: dict[int, Printed] = {}
        self.suppressors = 0
        self.solitary = 0

    def copy(self) -> Scratch:
        twin = Scratch(self.lattice, self.hp, full=self.full)
        twin.sides, twin.cards = self.sides[:], self.cards.copy()
        twin.suppressors, twin.solitary = self.suppressors, self.solitary
        twin._material = self._material[:]
        return twin

    @property
    def is_over(self) -> bool:
        return min(self.hp) == 0

    @property
    def occupied(self) -> int:
        return self.sides[0] | self.sides[1]

    @property
    def empty(self) -> int:
        """Where a card may be placed."""
        return self.lattice.free & ~self.occupied

    def put(self, seat: int, card: Printed, cell: int) -> None:
        """A piece on the board, without any consequence."""
        bit = 1 << cell
        self.sides[seat] |= bit
        self.cards[cell] = card
        self._material[seat] += card[0]
        if card[1] == Effect.SUPPRESSION:
            self.suppressors |= bit
        elif card[1] == Effect.SOLITUDE:
            self.solitary |= bit

    def place(self, seat: int, card: Printed, cell: int, pick: int = 0) -> int | None:
        """A placement with all that follows (CardGO 6). `pick` is what chance says, should the effect ask: the loss for
        Sorrow, a cell for Bravery and Malice. The printed value that an extra placement must have, None without a
        right."""
        self.put(seat, card, cell)
        awake = not self.asleep() >> cell & 1
        if awake and card[1]:
            self._take_effect(seat, card, cell, pick)
            if self.is_over:
                return None
        if self.lattice.pits >> cell & 1:
            self._remove(1 << cell)
        else:
            self._test(seat, cell)
        return card[0] + GRANTS[Effect(card[1])] if awake and card[1] in GRANTS else None

    def picks(self, seat: int, card: Printed, cell: int) -> Iterator[int]:
        """The cells among which Bravery or Malice would pick, if `card` were placed on `cell`; else none."""
        if card[1] == Effect.BRAVERY and not self.asleep() >> cell & 1:
            yield from cells(self.sides[1 - seat])
        elif card[1] == Effect.MALICE and not self.asleep() >> cell & 1:
            yield from cells(self.lattice.around(1 << cell) & self.occupied)

    def asleep(self) -> int:
        """The cells below active suppressors (CardGO 8)."""
        below, rest = 0, self.suppressors
        while rest:
            top = rest & -rest
            rest ^= top
            if not top & below:
                below |= top << self.lattice.columns
        return below

    def sets(self, seat: int) -> Sets:
        """Every connected set of a side, trees included, with what its next piece would release (CardGO 18)."""
        return self._sets(seat, self.sides[seat])

    def updated(self, seat: int, before: Scratch, sets: Sets) -> Sets:
        """What `sets` does, where it was asked of `before`, from which this board was made, and answered `sets`: only
        what differs is looked at again."""
        changed = self.sides[seat] ^ before.sides[seat]
        if self.suppressors != before.suppressors:
            changed |= (self.asleep() ^ before.asleep()) & self.sides[seat]
        if not changed:
            return sets
        near = changed | self.lattice.linked(changed)
        stale = changed
        kept = []
        for members, total in sets:
            if members & near:
                stale |= members
            else:
                kept.append((members, total))
        return (*kept, *self._sets(seat, stale & self.sides[seat]))

    def lethal(self, seat: int, sets: Sets) -> int:
        """The cells on which the next piece of `seat` would make one of its `sets` take all HP."""
        found = 0
        for members, total in sets:
            if total >= self.hp[1 - seat]:
                found |= self.lattice.linked(members) & self.empty & ~self.lattice.pits
        return found

    def finishes(self, seat: int, hand: Sequence[Printed]) -> bool:
        """Whether one of the cards would take all HP of the other side at once, whom it encloses and its own value
        counted; not what chance may pick for it."""
        for cell in cells(self._decisive(seat, hand) if hand else 0):
            for card in hand:
                after = self.copy()
                after.place(seat, card, cell, card[0] // 2 if card[1] == Effect.SORROW else cell)
                if after.hp[1 - seat] == 0 < after.hp[seat]:
                    return True
        return False

    def material(self, seat: int) -> int:
        """The sum of the printed values of a side's pieces."""
        return self._material[seat]

    def released(self, members: int, threshold: int, asleep: int) -> tuple[int, int]:
        """The pieces among `members` that take effect at `threshold`, and the sum of their effective values."""
        hit = total = 0
        worth, bonus, printed = self.lattice.worth, self.lattice.bonus, self.cards
        rest = members & self.occupied & ~asleep
        while rest:
            bit = rest & -rest
            rest ^= bit
            cell = bit.bit_length() - 1
            value, effect = printed[cell]
            strength = worth[cell][value]
            if strength <= threshold + bonus[cell] + (effect == Effect.JOY):
                hit |= bit
                total += strength
        return hit, total

    def _decisive(self, seat: int, hand: Sequence[Printed]) -> int:
        """The cells on which one of the cards may take all HP of the other side: those that would enclose a group of
        its, and those where enough comes together without."""
        found, asleep, need = self._last_free(1 - seat), self.asleep(), self.hp[1 - seat]
        own, trees, direct = self.sides[seat], self.lattice.trees, max(map(_direct, hand))
        most = direct + max(hand)[0] + 1
        if self.released(own, self.lattice.all, asleep)[1] + most < need:
            return found
        near = self.empty if most >= need else self.lattice.linked(own | trees) & self.empty
        for cell in cells(near & ~found):
            reached = self.lattice.flood(1 << cell, own | trees)
            threshold = reached.bit_count() - (not self.full)
            total = self.released(reached, threshold, asleep)[1]
            if total + max(_direct(card) + self._own(card, cell, threshold) for card in hand) >= need:
                found |= 1 << cell
        return found

    def _own(self, card: Printed, cell: int, threshold: int) -> int:
        """What a new piece releases of itself."""
        worth = self.lattice.worth[cell][card[0]]
        due = worth <= threshold + self.lattice.bonus[cell] + (card[1] == Effect.JOY)
        return worth * (due or bool(self.lattice.fire >> cell & 1))

    def _last_free(self, seat: int) -> int:
        """The cells that are the only empty ones beside a group of the side."""
        found, rest = 0, self.sides[seat]
        while rest:
            group = self.lattice.flood(rest & -rest, self.sides[seat])
            rest &= ~group
            free = self.lattice.linked(group) & self.empty
            if not free & (free - 1):
                found |= free
        return found

    def _take_effect(self, seat: int, card: Printed, cell: int, pick: int) -> None:
        """P3 (CardGO 6, 8)."""
        match card[1]:
            case Effect.SORROW:
                self._hurt(1 - seat, pick)
            case Effect.PAIN:
                self._hurt(1 - seat, card[0])
            case Effect.KINDNESS:
                self._hurt(seat, -card[0])
            case Effect.BRAVERY:
                taken = 1 << pick & self.sides[1 - seat]
                self.sides[1 - seat] ^= taken
                self.sides[seat] |= taken
                if taken:
                    self._material[1 - seat] -= self.cards[pick][0]
                    self._material[seat] += self.cards[pick][0]
            case Effect.MALICE:
                self._remove(1 << pick & self.lattice.around(1 << cell) & self.occupied)

    def _hurt(self, seat: int, loss: int) -> None:
        self.hp[seat] = max(0, self.hp[seat] - loss)

    def _remove(self, gone: int) -> None:
        red = self.sides[1]
        self.sides[0] &= ~gone
        self.sides[1] &= ~gone
        self.suppressors &= ~gone
        self.solitary &= ~gone
        for cell in cells(gone):
            self._material[red >> cell & 1] -= self.cards.pop(cell)[0]

    def _test(self, seat: int, placed: int) -> None:
        """CardGO 7.2."""
        asleep = self.asleep()
        bit = 1 << placed
        gone, losses = 0, [0, 0]
        for side in (seat, 1 - seat) if self._is_dead(seat, bit) else (seat,):
            counted = self._counted(side, seat, bit, asleep)
            hit, total = self.released(counted, counted.bit_count() - (not self.full), asleep)
            if side == seat and bit & self.lattice.fire & ~asleep & ~hit:
                hit |= bit
                total += self.lattice.worth[placed][self.cards[placed][0]]
            gone |= hit
            losses[1 - side] = total
        if gone:
            self._remove(gone)
            self._hurt(0, losses[0])
            self._hurt(1, losses[1])

    def _is_dead(self, owner: int, cell: int) -> bool:
        # Most pieces have an empty place beside them: the group need not be walked for those.
        return not self.lattice.linked(cell) & self.empty and self._group(owner, cell)[1]

    def _group(self, owner: int, cell: int) -> tuple[int, bool]:
        """The group of a piece, and whether it is dead (CardGO 7.1)."""
        group = self.lattice.flood(cell, self.sides[owner])
        beside = self.lattice.linked(group)
        return group, not beside & self.empty and bool(beside & self.sides[1 - owner])

    def _counted(self, side: int, owner: int, placed: int, asleep: int) -> int:
        """What `side` counts from the piece that `owner` has placed: its own pieces, trees, and dead enemies."""
        members = self.sides[side] | self.lattice.trees
        shy = self.solitary & ~asleep
        if side != owner:
            members |= self._group(owner, placed)[0] & ~shy
        # What has an empty place beside it is of no dead group.
        reached, known = self.lattice.flood(placed & members, members), members | self.lattice.linked(self.empty)
        while strangers := self.lattice.linked(reached) & self.sides[1 - side] & ~known:
            group, dead = self._group(1 - side, strangers & -strangers)
            known |= group
            if dead:
                members |= group & ~shy
                reached = self.lattice.flood(reached, members)
        return reached

    def _sets(self, seat: int, pieces: int) -> Sets:
        """The connected sets that hold `pieces`."""
        members, asleep = self.sides[seat] | self.lattice.trees, self.asleep()
        found = []
        while pieces:
            reached = self.lattice.flood(pieces & -pieces, members)
            pieces &= ~reached
            _, total = self.released(reached & self.sides[seat], reached.bit_count() + self.full, asleep)
            found.append((reached, total))
        return tuple(found)


def greatest(sets: Sets) -> int:
    return max((total for _, total in sets), default=0)


def _direct(card: Printed) -> int:
    """What a card's effect takes by itself, as it is tried."""
    return card[0] if card[1] == Effect.PAIN else card[0] // 2 if card[1] == Effect.SORROW else 0


def bits(cells: Iterable[int]) -> int:
    """The set of `cells`."""
    found = 0
    for cell in cells:
        found |= 1 << cell
    return found


def cells(found: int) -> Iterator[int]:
    """The cells of a set, row-major."""
    while found:
        bit = found & -found
        found ^= bit
        yield bit.bit_length() - 1


def printed(card: Card) -> Printed:
    return card.value, int(card.effect)
