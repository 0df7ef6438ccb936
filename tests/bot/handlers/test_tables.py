"""`/tables`: a server's lobbies and games, for who can see their channels."""

from __future__ import annotations

from pathlib import Path

from bot.messages.custom_id import Action
from bot.messages.message import Message, Picture
from bot.messages.requests import Reply, Update
from tests.support.hosting import ANN, BEN, CAT
from tests.support.people import SHORT, human, play
from tests.support.people import labels as named
from tests.support.people import said as read
from tests.support.stand import Stand, control, labelled, labels, message, said


async def listed(stand: Stand, user: int) -> Message:
    return message(await stand.command(user, "tables"))


async def lobby(stand: Stand, channel: int, user: int, seats: int = 2) -> None:
    await stand.command(user, "play", "toy", asker=stand.asker(user, channel=channel), seats=seats)
    await stand.settled()


async def test_lobbies_and_games_with_what_can_be_done(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    await lobby(stand, 2, ANN, seats=3)
    shown = await listed(stand, CAT)
    words = said(shown)
    assert words.index("Open tables") < words.index("table 2") < words.index("Running games") < words.index("table 1")
    assert "opened by Ann, free seats: 2" in words
    assert labels(shown) == ["Join · Toy auction 2", "Watch · Toy auction 1"]
    assert labels(await listed(stand, ANN)) == ["Watch · Toy auction 1"], "she sits there already"


async def test_join_sits_down_and_the_list_stays(stand: Stand) -> None:
    await lobby(stand, 2, ANN)
    join = labelled(await listed(stand, BEN), "Join · Toy auction 1")
    assert join is not None
    after = await stand.click(BEN, join, private=True)
    assert isinstance(after, Update)
    assert "You sit at the table." in said(after)
    assert labels(after.message) == []
    session = await stand.context.host.session(1)
    assert session is not None
    assert session.seat_of(BEN) == 1


async def test_watch_shows_the_spectators_view_below_the_list(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    watched = await stand.click(CAT, control(await listed(stand, CAT), Action.TABLES_WATCH), private=True)
    assert isinstance(watched, Reply)
    assert [part for part in watched.message.parts if isinstance(part, Picture)]


async def test_who_cannot_see_a_channel_learns_nothing_of_its_tables(stand: Stand) -> None:
    await lobby(stand, 2, ANN)
    join = control(await listed(stand, CAT), Action.TABLES_JOIN)
    stand.hidden.add((CAT, 2))
    assert said(await listed(stand, CAT)) == "Nothing is open here, as far as you can see. **/play** opens a table."
    gone = said(await stand.click(CAT, join, private=True))
    assert gone == "This table no longer exists."
    session = await stand.context.host.session(1)
    assert session is not None
    assert session.seat_of(CAT) is None


async def test_another_servers_tables_are_not_listed(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    stranger = stand.asker(CAT)
    away = type(stranger)(**{**{name: getattr(stranger, name) for name in stranger.__slots__}, "guild": 8})
    assert "Nothing is open here" in said(await stand.command(CAT, "tables", asker=away))


async def test_more_than_a_page(stand: Stand) -> None:
    for number in range(7):
        await lobby(stand, 100 + number, 2000 + number // 3)
    first = await listed(stand, CAT)
    assert sum(label.startswith("Join") for label in labels(first)) == 5
    onward = labelled(first, "Next page")
    assert onward is not None
    second = message(await stand.click(CAT, onward, private=True))
    assert sum(label.startswith("Join") for label in labels(second)) == 2


async def test_discords_own_permissions_decide(tmp_path: Path) -> None:
    """Over the wire: a channel that is hidden from one person, seen by another."""
    async with (
        play(tmp_path) as playground,
        human(playground, "alice") as alice,
        human(playground, "bob") as bob,
        human(playground, "carol") as carol,
    ):
        home = alice.channel
        made = await alice.ask("POST", f"/guilds/{playground.guild_id}/channels", {"name": "den", "type": 0})
        alice.channel = int(made["id"])
        await alice.ask(
            "PUT", f"/channels/{made['id']}/permissions/{carol.id}", {"type": 1, "allow": "0", "deny": str(1 << 10)}
        )
        await alice.command("play", "cardgo", **SHORT)
        assert bob.channel == carol.channel == home
        seen = await bob.command("tables")
        assert f"<#{made['id']}>" in read(seen)
        assert "Join · CardGO 1" in named(seen)
        assert "Nothing is open here" in read(await carol.command("tables"))
