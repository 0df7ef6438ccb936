"""What workers do to a board (Cacao 2.4, 8)."""

from __future__ import annotations

from games.cacao.board import Contact
from games.cacao.tiles import Jungle
from games.cacao.village import STORE, TRACK, Orders, Use, Village, earned, resolve, work
from games.core import Seat


def test_the_water_track_has_nine_fields() -> None:
    """Cacao 2.4, field by field."""
    village, fields = Village(), [TRACK[0]]
    for _ in range(10):
        village = work(village, Jungle.WATER, 1)
        fields.append(TRACK[village.water])
    assert fields == [-10, -4, -1, 0, 2, 4, 7, 11, 16, 16, 16]


def test_8_4_a_plantation_is_harvested_with_all_workers_even_if_fruits_are_lost() -> None:
    """Cacao 8.5, 2."""
    contact = Contact(Seat(0), (0, 1), (0, 0), 2)
    assert resolve(Village(cacao=STORE), {(0, 0): Jungle.SINGLE_PLANTATION}, (contact,), Orders()) == (Use(contact, 2),)


def test_a_full_store_earns_what_fits() -> None:
    contact = Contact(Seat(0), (0, 1), (0, 0), 2)
    (gain,) = earned((Village(cacao=4),), {(0, 0): Jungle.DOUBLE_PLANTATION}, (Use(contact, 2),))
    assert (gain.cacao, gain.felt) == (1, True)
    (gain,) = earned((Village(cacao=5),), {(0, 0): Jungle.DOUBLE_PLANTATION}, (Use(contact, 2),))
    assert not gain.felt
