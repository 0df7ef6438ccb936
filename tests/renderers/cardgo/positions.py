"""CardGO positions built by hand, as views, for pictures."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from games.cardgo.board import CODES, ground
from games.cardgo.options import Options
from games.cardgo.state import EVERYBODY, Card, Effect, Placement, SeenPiece, Side, View
from games.core import Outcome, Seat, text

GREEN, RED = Seat(0), Seat(1)


def card(code: str) -> Card:
    """`4e3` or `4`."""
    value, _, effect = code.partition("e")
    return Card(int(value), Effect(int(effect or 0)))


def hand(codes: str) -> tuple[Card, ...]:
    return tuple(sorted(map(card, codes.split())))


def view(options: Options, codes: str = "", **facts: object) -> View:
    """An opening seen by a spectator, with `facts` changed."""
    columns, rows = options.columns, options.rows
    hp = (options.hp, (options.hp_red or options.hp) + options.komi)
    hands = (options.hand, options.hand_red or options.hand)
    blank = View(
        options=options,
        viewer=None,
        ground=ground(columns, rows, codes or "1" * columns * rows),
        board=(None,) * (columns * rows),
        hp=hp,
        turn=GREEN,
        number=1,
        hands=(None, None),
        counts=hands,
        deck=60 - sum(hands),
        discard=(),
        pool=(),
        passed=(False, False),
        waived=(False, False),
        extra=None,
        last=(),
        waiting=True,
        outcome=None,
        ending=None,
        resigned=None,
    )
    return replace(blank, **facts)  # type: ignore[arg-type]  # the names of the fields are checked at run time


def codes(options: Options, seed: int) -> str:
    """Every terrain, spread over the board."""
    random = Random(seed)
    return "".join(random.choice("1111222233" + CODES) for _ in range(options.columns * options.rows))


def board(options: Options, terrain: str, seed: int, *, share: float) -> tuple[SeenPiece | None, ...]:
    """A share of the free cells with pieces; those on tall grass face down for the viewer or for others."""
    random = Random(seed)

    def cell(code: str) -> SeenPiece | None:
        owner, value, effect = (
            Seat(random.randrange(2)),
            random.randint(options.lowest, options.highest),
            random.randrange(13),
        )
        if code in "5c6" or random.random() >= share:
            return None
        shown = Card(value, Effect(effect if effect % 2 and options.effects else 0))
        return SeenPiece(
            owner, None if code == "b" and owner == RED else shown, seen=1 << owner if code == "b" else EVERYBODY
        )

    return tuple(map(cell, terrain))


def opening() -> View:
    return view(Options())


def middle() -> View:
    """Crowded, plain, without effects; the last move removed three."""
    options = Options()
    pieces = list(board(options, "1" * 100, 4, share=0.42))
    for place in (44, 45, 54):
        pieces[place] = None
    last = Placement(
        RED,
        45,
        Card(2),
        sides=(Side(RED, 4, 3, ((44, 3), (45, 2), (54, 1))),),
        removed=((44, SeenPiece(GREEN, Card(3))), (45, SeenPiece(RED, Card(2))), (54, SeenPiece(RED, Card(1)))),
        lost=(6, 0),
    )
    return view(
        options,
        board=tuple(pieces),
        hp=(63, 78),
        number=37,
        counts=(5, 4),
        deck=9,
        discard=hand("1 2 3 3"),
        last=(last,),
    )


def wilds(*, viewer: Seat | None = GREEN, columns: int = 10, rows: int = 10, share: float = 0.4) -> View:
    """Every terrain and effect, seen by green with their hand."""
    options = Options(effects=True, columns=columns, rows=rows, full=True)
    terrain = codes(options, 3)
    pieces = board(options, terrain, 5, share=share)
    spot = next(place for place, piece in enumerate(pieces) if piece is not None and piece.card is not None)
    last = Placement(pieces[spot].owner, spot, pieces[spot].card, lost=(0, 4))  # type: ignore[union-attr]  # `spot` has one
    hands = (hand("1e5 2 3e1 4e10 6") if viewer == GREEN else None, hand("1 2e9 3e6 5 6e8") if viewer == RED else None)
    return view(
        options,
        terrain,
        viewer=viewer,
        board=pieces,
        hp=(41, 8),
        number=58,
        hands=hands,
        deck=14,
        discard=hand("1 2 3 3 5e7 6"),
        last=(last,),
    )


def end() -> View:
    """Both hands open, green has won."""
    reason = text("cardgo-outcome-hp", winner=GREEN, loser=RED)
    return replace(
        middle(),
        hp=(12, 0),
        hands=(hand("1 2 4 5 6"), hand("3 3 5 6")),
        outcome=Outcome((GREEN,), reason),
        waiting=False,
    )


def packed(*, viewer: Seat | None = GREEN) -> View:
    """Nineteen by nineteen, nearly full: the most that a picture can hold."""
    return wilds(viewer=viewer, columns=19, rows=19, share=0.95)


def extra() -> View:
    """Green may place one more card; red passed before."""
    return replace(wilds(), extra=2, passed=(False, True))


def many_cards() -> View:
    """A hand that Fondness has swollen."""
    return replace(wilds(), hands=(hand("1 1e5 1e6 2 2e2 2e4 3 3e1 3e5 3e6 4 4e3 5 5e10 6 6e8"), None), counts=(16, 5))


def dealing() -> View:
    """Before the first card."""
    return view(Options(), number=0, counts=(0, 0), deck=60, waiting=False)


def rich() -> View:
    """Numbers as long as they get, and a hand without cards."""
    options = Options(hp=999, komi=20, maxturns=1000, lowest=10, highest=10, hand=10)
    board = tuple(SeenPiece(Seat(n % 2), Card(10)) if n % 3 else None for n in range(100))
    return view(
        options, board=board, hp=(1234, 1019), number=1000, counts=(0, 10), viewer=GREEN, hands=((), None), deck=1000
    )


def everything() -> dict[str, View]:
    """Every kind of position, by name."""
    return {
        "dealing": dealing(),
        "opening": opening(),
        "rich": rich(),
        "middle": middle(),
        "wilds-green": wilds(),
        "wilds-red": wilds(viewer=RED),
        "wilds-spectator": wilds(viewer=None),
        "extra": extra(),
        "many-cards": many_cards(),
        "end": end(),
        "smallest": wilds(columns=5, rows=5),
        "wide": wilds(columns=19, rows=6, viewer=None),
        "tall": wilds(columns=6, rows=19, viewer=RED),
        "largest": wilds(columns=19, rows=19, viewer=None),
        "packed": packed(),
    }
