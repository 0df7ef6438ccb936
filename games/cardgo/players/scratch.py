"""A board to think on: mutable, cells as bits, much quicker than the frozen state and property-tested equal to it.

Computer players try thousands of placements for one move. Only what a placement changes is here: pieces and HP.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from games.cardgo.board import Ground, Terrain
from games.cardgo.deck import GRANTS
from games.cardgo.state import Card, Effect

Printed = tuple[int, int]
"""Value and effect of a card."""

Sets = tuple[tuple[int, int], ...]
"""The connected sets of a side: (cells, what the next piece would release)."""

QUIET = frozenset(Effect) - {Effect.BRAVERY, Effect.SOLITUDE, Effect.SUPPRESSION, Effect.MALICE}
"""Effects that leave all other pieces' part in a test as it is."""
JOY, SOLITUDE, SUPPRESSION = int(Effect.JOY), int(Effect.SOLITUDE), int(Effect.SUPPRESSION)
NEVER, ALWAYS = -99, 99
"""Thresholds at which no piece takes effect, and at which every piece does."""


class Spot(NamedTuple):
    """What a side's new piece meets on a cell, whatever its card. Of all cards that are `QUIET` it is the same, so it
    need be asked only once."""

    counts: Sequence[tuple[int, int, int, int]]
    """Of each side that counts: the other pieces that take effect, what they cost the enemy, and the threshold at which
    the new piece takes effect."""
    members: int
    """The connected set of the new piece."""
    total: int
    """What the next piece would release of the others in that set."""
    threshold: int
    """At which the next piece would release the new one."""


class Lattice:
    """A ground as bit sets: bit n is cell n."""

    __slots__ = (
        "all",
        "bonus",
        "columns",
        "down",
        "fire",
        "free",
        "left",
        "not_first",
        "not_last",
        "pits",
        "right",
        "trees",
        "up",
        "worth",
    )

    def __init__(self, ground: Ground) -> None:
        cells = range(len(ground.codes))
        self.columns = ground.columns
        self.all = bits(cells)
        self.not_first = bits(cell for cell in cells if cell % ground.columns)
        self.not_last = bits(cell for cell in cells if (cell + 1) % ground.columns)
        self.free = bits(ground.placeable)
        self.trees = bits(cell for cell in cells if ground.trees[cell])
        self.fire, self.pits = (
            bits(cell for cell in cells if ground.terrain[cell] is kind) for kind in (Terrain.FIRE, Terrain.PIT)
        )
        self.worth = ground.worth
        self.bonus = ground.bonus
        self.left, self.right, self.up, self.down = (
            bits(cell for cell in cells if cell + step in ground.links[cell])
            for step in (-1, 1, -ground.columns, ground.columns)
        )

    def around(self, cells: int) -> int:
        """The four neighbours of `cells`, some of which may be of `cells`."""
        sideways = ((cells << 1) & self.not_first) | ((cells >> 1) & self.not_last)
        return sideways | ((cells << self.columns) & self.all) | (cells >> self.columns)

    def linked(self, cells: int) -> int:
        """The cells linked to those given (CardGO 3.1)."""
        sideways = (cells & self.left) >> 1 | (cells & self.right) << 1
        return sideways | (cells & self.up) >> self.columns | (cells & self.down) << self.columns

    def flood(self, start: int, members: int) -> int:
        """What can be reached from `start` over links through `members`."""
        left, right, up, down, columns = self.left, self.right, self.up, self.down, self.columns
        edge, rest = start, members & ~start
        while edge:  # `linked` once more, without a call
            sideways = (edge & left) >> 1 | (edge & right) << 1
            edge = (sideways | (edge & up) >> columns | (edge & down) << columns) & rest
            rest ^= edge
        return start | members & ~rest


@lru_cache(maxsize=64)
def lattice(ground: Ground) -> Lattice:
    return Lattice(ground)


class Scratch:
    """Pieces and HP of both sides."""

    __slots__ = ("_material", "asleep", "cards", "full", "hp", "lattice", "sides", "solitary", "suppressors")

    def __init__(self, lattice: Lattice, hp: Iterable[int], *, full: bool) -> None:
        self.lattice = lattice
        self.full = full
        self.hp = list(hp)
        self.sides = [0, 0]
        self._material = [0, 0]
        self.cards: dict[int, Printed] = {}
        self.suppressors = 0
        self.solitary = 0
        self.asleep = 0
        """The cells below active suppressors (CardGO 8)."""

    def copy(self) -> Scratch:
        twin = Scratch(self.lattice, self.hp, full=self.full)
        twin.sides, twin.cards, twin._material = self.sides.copy(), self.cards.copy(), self._material.copy()
        twin.suppressors, twin.solitary, twin.asleep = self.suppressors, self.solitary, self.asleep
        return twin

    @property
    def is_over(self) -> bool:
        return 0 in self.hp

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
        if card[1] == SUPPRESSION:
            self.suppressors |= bit
            self._wake()
        elif card[1] == SOLITUDE:
            self.solitary |= bit

    def place(self, seat: int, card: Printed, cell: int, pick: int = 0, spot: Spot | None = None) -> int | None:
        """A placement with all that follows (CardGO 6). `pick` is what chance says, should the effect ask: the loss for
        Sorrow, a cell for Bravery and Malice; `spot` is what a `QUIET` card meets there, if it is known. The printed
        value that an extra placement must have, None without a right."""
        self.put(seat, card, cell)
        awake = card[1] and not self.asleep >> cell & 1
        if awake:
            self._take_effect(seat, card, cell, pick)
            if self.is_over:
                return None
        if self.lattice.pits >> cell & 1:
            self._remove(1 << cell)
        else:
            self._test(card, cell, spot or self.spot(seat, cell))
        return card[0] + GRANTS[Effect(card[1])] if awake and card[1] in GRANTS else None

    def picks(self, seat: int, card: Printed, cell: int) -> Iterator[int]:
        """The cells among which Bravery or Malice would pick, if `card` were placed on `cell`; else none."""
        if card[1] == Effect.BRAVERY and not self.asleep >> cell & 1:
            yield from cells(self.sides[1 - seat])
        elif card[1] == Effect.MALICE and not self.asleep >> cell & 1:
            yield from cells(self.lattice.around(1 << cell) & self.occupied)

    def spot(self, seat: int, cell: int) -> Spot:
        """What a piece of `seat` meets on `cell`, whether it lies there or would."""
        before, bit, counts = self.sides[seat], 1 << cell, []
        self.sides[seat] |= bit  # until all is known
        # Most pieces have an empty place beside them: those are not dead, and count for their own side only.
        for side in (seat,) if self.lattice.linked(bit) & self.empty else (0, 1):
            counted = self._counted(side, bit)
            threshold = counted.bit_count() - (not self.full)
            hit, total = self.released(counted & ~bit, threshold)
            awake = counted & bit & ~self.asleep
            own = ALWAYS if side == seat and awake & self.lattice.fire else threshold
            counts.append((side, hit, total, own if awake else NEVER))
        members = self.lattice.flood(bit, self.sides[seat] | self.lattice.trees)
        threshold = members.bit_count() + self.full
        total = self.released(members & ~bit, threshold)[1]
        self.sides[seat] = before
        return Spot(counts, members, total, NEVER if self.asleep & bit else threshold)

    def sets(self, seat: int) -> Sets:
        """Every connected set of a side, trees included, with what its next piece would release (CardGO 18)."""
        return self._sets(seat, self.sides[seat])

    def updated(self, seat: int, before: Scratch, sets: Sets) -> Sets:
        """What `sets` does, where it was asked of `before`, from which this board was made, and answered `sets`: only
        what differs is looked at again."""
        changed = self.sides[seat] ^ before.sides[seat]
        if self.suppressors != before.suppressors:
            changed |= (self.asleep ^ before.asleep) & self.sides[seat]
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

    def joined(self, card: Printed, cell: int, spot: Spot, sets: Sets) -> Sets:
        """What `sets` become by a `QUIET` card of that side's on a `spot`, if nothing was taken away."""
        kept = [each for each in sets if not each[0] & spot.members]
        return (*kept, (spot.members, spot.total + self._own(card, cell, spot.threshold)))

    def lethal(self, seat: int, sets: Sets) -> int:
        """The cells on which the next piece of `seat` would make one of its `sets` take all HP."""
        found, need = 0, self.hp[1 - seat]
        for members, total in sets:
            if total >= need:
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

    def released(self, members: int, threshold: int) -> tuple[int, int]:
        """The pieces among `members` that take effect at `threshold`, and the sum of their effective values."""
        hit = total = 0
        worth, bonus, printed = self.lattice.worth, self.lattice.bonus, self.cards
        rest = members & (self.sides[0] | self.sides[1]) & ~self.asleep
        while rest:
            bit = rest & -rest
            rest ^= bit
            cell = bit.bit_length() - 1
            value, effect = printed[cell]
            strength = worth[cell][value]
            if strength <= threshold + bonus[cell] + (effect == JOY):
                hit |= bit
                total += strength
        return hit, total

    def _decisive(self, seat: int, hand: Sequence[Printed]) -> int:
        """The cells on which one of the cards may take all HP of the other side: those that would enclose a group of
        its, and those where enough comes together without; with groups that were enclosed before."""
        found, need = self._last_free(1 - seat), self.hp[1 - seat]
        own, trees, direct = self._joining(seat), self.lattice.trees, max(map(_direct, hand))
        most = direct + max(hand)[0] + 1
        if self.released(own, ALWAYS)[1] + most < need:
            return found
        near = self.empty if most >= need else self.lattice.linked(own | trees) & self.empty
        for cell in cells(near & ~found):
            reached = self.lattice.flood(1 << cell, own | trees)
            threshold = reached.bit_count() - (not self.full)
            total = self.released(reached, threshold)[1]
            limit = ALWAYS if self.lattice.fire >> cell & 1 else threshold
            if total + max(_direct(card) + self._own(card, cell, limit) for card in hand) >= need:
                found |= 1 << cell
        return found

    def _own(self, card: Printed, cell: int, threshold: int) -> int:
        """What a new piece releases of itself."""
        worth = self.lattice.worth[cell][card[0]]
        return worth if worth <= threshold + self.lattice.bonus[cell] + (card[1] == JOY) else 0

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
        self._wake()
        self.solitary &= ~gone
        for cell in cells(gone):
            self._material[red >> cell & 1] -= self.cards.pop(cell)[0]

    def _wake(self) -> None:
        below, rest = 0, self.suppressors
        while rest:
            top = rest & -rest
            rest ^= top
            if not top & below:
                below |= top << self.lattice.columns
        self.asleep = below

    def _test(self, card: Printed, cell: int, spot: Spot) -> None:
        """CardGO 7.2."""
        gone, losses = 0, [0, 0]
        for side, hit, total, threshold in spot.counts:
            own = self._own(card, cell, threshold)
            gone |= hit | bool(own) << cell
            losses[1 - side] = total + own
        if gone:
            self._remove(gone)
            self._hurt(0, losses[0])
            self._hurt(1, losses[1])

    def _counted(self, side: int, placed: int) -> int:
        """What a side counts from a piece that was placed: its own pieces, trees, and dead enemies."""
        members = self._joining(side) | self.lattice.trees
        return self.lattice.flood(placed & members, members)

    def _joining(self, side: int) -> int:
        """The pieces that count with those of a side: its own, and dead enemies."""
        return self.sides[side] | (self._dead(1 - side) & ~(self.solitary & ~self.asleep))

    def _dead(self, side: int) -> int:
        """The pieces of dead groups (CardGO 7.1): those from which no empty place is reached, but an enemy."""
        own, lattice = self.sides[side], self.lattice
        enclosed = own & ~lattice.flood(own & lattice.linked(self.empty), own)
        return enclosed and lattice.flood(enclosed & lattice.linked(self.sides[1 - side]), enclosed)

    def _sets(self, seat: int, pieces: int) -> Sets:
        """The connected sets that hold `pieces`."""
        members = self.sides[seat] | self.lattice.trees
        found = []
        while pieces:
            reached = self.lattice.flood(pieces & -pieces, members)
            pieces &= ~reached
            total = self.released(reached & self.sides[seat], reached.bit_count() + self.full)[1]
            found.append((reached, total))
        return tuple(found)


def greatest(sets: Sets) -> int:
    most = 0
    for _, total in sets:
        if total > most:
            most = total
    return most


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
