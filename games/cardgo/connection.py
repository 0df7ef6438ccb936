"""The connection test: which pieces take effect, and whom they hurt (CardGO 7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from games.cardgo.board import Ground, Terrain
from games.cardgo.state import Effect, SeenPiece, Side
from games.core import Seat

Board = Sequence[SeenPiece | None]
"""That of a State, or what a viewer sees of one."""


@dataclass(frozen=True, slots=True)
class Result:
    """Both views of a test. `counted` are the cells of each view, `veiled` the face-down ones among them, whose pieces
    may take effect as well."""

    sides: tuple[Side, ...]
    veiled: tuple[tuple[int, ...], ...]
    counted: tuple[list[int], ...]

    def damage(self) -> tuple[int, int]:
        """HP lost by green and by red."""
        lost = [0, 0]
        for side in self.sides:
            lost[1 - side.side] += sum(worth for _, worth in side.hits)
        return lost[0], lost[1]

    def reached(self) -> frozenset[int]:
        """Every cell counted in either view."""
        return frozenset().union(*self.counted)

    def removed(self) -> tuple[int, ...]:
        """The cells of the pieces that take effect, row-major."""
        return tuple(sorted({cell for side in self.sides for cell, _ in side.hits}))


@dataclass(frozen=True, slots=True)
class Linked:
    """What hangs together as one side counts it: how many cells, whether face-down pieces are among them, and of each
    piece that may take effect what the threshold must be at least, and what it is worth."""

    size: int
    veiled: bool
    hits: tuple[tuple[int, int], ...]

    def hit(self, threshold: int) -> int:
        """What takes effect at this threshold."""
        return sum([worth for least, worth in self.hits if least <= threshold])


@dataclass(slots=True)
class Test:
    """One test on one board; remembers which groups are dead."""

    __test__ = False  # not one of pytest's

    ground: Ground
    board: Board
    full: bool
    fates: dict[int, bool] = field(default_factory=dict)

    def result(self, placed: int) -> Result:
        """The test of the piece on `placed` (CardGO 7.2)."""
        me = _owner(self.board, placed)
        seats = (me, Seat(1 - me)) if self.is_dead(placed) else (me,)
        counted = [self.counted(placed, seat) for seat in seats]
        sides = tuple(self._side(placed, seat, cells) for seat, cells in zip(seats, counted, strict=True))
        return Result(sides, tuple(map(self._veiled, counted)), tuple(counted))

    def side(self, placed: int, seat: Seat) -> tuple[Side, bool]:
        """What `seat` alone counts and hits from `placed`, and whether face-down pieces are among it."""
        cells = self.counted(placed, seat)
        return self._side(placed, seat, cells), bool(self._veiled(cells))

    def counted(self, placed: int, seat: Seat) -> list[int]:
        """The cells that `seat` counts from `placed`, in no order: pieces and trees."""
        if not self._is_member(placed, seat):
            return []
        links, seen, cells = self.ground.links, {placed}, [placed]
        for cell in cells:
            for other in links[cell]:
                if other not in seen:
                    seen.add(other)
                    if self._is_member(other, seat):
                        cells.append(other)
        return cells

    def standing(self, seat: Seat) -> dict[int, Linked]:
        """By cell what hangs together there as `seat` counts it."""
        found = dict[int, Linked]()
        for cell in range(len(self.board)):
            if cell not in found and (cells := self.counted(cell, seat)):
                hits = [each for each in map(self._needs, cells) if each[1]]
                found |= dict.fromkeys(cells, Linked(len(cells), bool(self._veiled(cells)), tuple(hits)))
        return found

    def linked(self, placed: int, seat: Seat) -> list[int]:
        """The cells of `seat`'s pieces and of trees that are linked to `placed` through each other."""
        cells, seen = [placed], {placed}
        for cell in cells:
            for other in self.ground.links[cell]:
                piece = self.board[other]
                if other not in seen and (self.ground.trees[other] if piece is None else piece.owner == seat):
                    seen.add(other)
                    cells.append(other)
        return cells

    def is_dead(self, cell: int) -> bool:
        """Whether the piece on `cell` belongs to a group without liberties that touches an enemy."""
        if cell not in self.fates:
            self._explore(cell)
        return self.fates[cell]

    def _is_member(self, cell: int, seat: Seat) -> bool:
        piece = self.board[cell]
        if piece is None:
            return self.ground.trees[cell]
        return piece.owner == seat or (self.is_dead(cell) and not is_solitary(self.ground, self.board, cell))

    def _explore(self, start: int) -> None:
        board, links, trees = self.board, self.ground.links, self.ground.trees
        owner, group, seen = _owner(board, start), [start], {start}
        touched = free = False
        for cell in group:
            for other in links[cell]:
                piece = board[other]
                if piece is None:
                    free = free or not trees[other]
                elif piece.owner != owner:
                    touched = True
                elif other not in seen:
                    seen.add(other)
                    group.append(other)
        self.fates.update(dict.fromkeys(group, touched and not free))

    def _side(self, placed: int, seat: Seat, cells: list[int]) -> Side:
        threshold = len(cells) - (not self.full)
        burning = seat == _owner(self.board, placed) and self.ground.terrain[placed] is Terrain.FIRE
        hits = []
        for cell in sorted(cells):
            worth = self._hit(cell, threshold, always=burning and cell == placed)
            if worth:
                hits.append((cell, worth))
        return Side(seat, len(cells), threshold, tuple(hits))

    def _hit(self, cell: int, threshold: int, *, always: bool) -> int:
        """The effective value of the piece on `cell` if it takes effect, else 0."""
        least, worth = self._needs(cell)
        return worth if always or least <= threshold else 0

    def _needs(self, cell: int) -> tuple[int, int]:
        """From which threshold on the piece on `cell` takes effect, and its effective value; that is 0 where none
        does."""
        piece = self.board[cell]
        if piece is None or piece.card is None or is_suppressed(self.ground, self.board, cell):
            return 0, 0
        worth = self.ground.worth[cell][piece.card.value]
        return worth - self.ground.bonus[cell] - (piece.card.effect is Effect.JOY), worth

    def _veiled(self, cells: list[int]) -> tuple[int, ...]:
        return tuple(sorted(cell for cell in cells if (piece := self.board[cell]) is not None and piece.card is None))


@dataclass(frozen=True, slots=True)
class Group:
    """Pieces of one side that hang together, the empty cells beside them, and whether an enemy touches them."""

    owner: Seat
    cells: tuple[int, ...]
    free: frozenset[int]
    touched: bool


def groups(ground: Ground, board: Board) -> Iterator[Group]:
    """Every group, in the order of their first pieces."""
    seen = set[int]()
    for cell, piece in enumerate(board):
        if piece is not None and cell not in seen:
            found = _group(ground, board, cell)
            seen.update(found.cells)
            yield found


def _group(ground: Ground, board: Board, start: int) -> Group:
    owner, cells, seen = _owner(board, start), [start], {start}
    free, touched = set[int](), False
    for cell in cells:
        for other in ground.links[cell]:
            piece = board[other]
            if piece is None:
                free |= set() if ground.trees[other] else {other}
            elif piece.owner != owner:
                touched = True
            elif other not in seen:
                seen.add(other)
                cells.append(other)
    return Group(owner, tuple(cells), frozenset(free), touched)


def is_suppressed(ground: Ground, board: Board, cell: int) -> bool:
    """Whether the piece on `cell` lies below an active suppressor (CardGO 8). Of a chain of suppressors straight above,
    every second one sleeps, counted from the top."""
    suppressors, above = 0, cell - ground.columns
    while above >= 0 and _effect(board[above]) is Effect.SUPPRESSION:
        suppressors += 1
        above -= ground.columns
    return suppressors % 2 == 1


def is_solitary(ground: Ground, board: Board, cell: int) -> bool:
    return _effect(board[cell]) is Effect.SOLITUDE and not is_suppressed(ground, board, cell)


def _effect(piece: SeenPiece | None) -> Effect | None:
    return None if piece is None or piece.card is None else piece.card.effect


def _owner(board: Board, cell: int) -> Seat:
    piece = board[cell]
    assert piece is not None, cell
    return piece.owner
