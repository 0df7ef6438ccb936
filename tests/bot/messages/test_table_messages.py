"""What the seats of a table are called."""

from __future__ import annotations

from bot.messages.custom_id import Action
from bot.messages.message import Select
from bot.messages.words.table_messages import names
from tests.support.hosting import ANN
from tests.support.stand import Stand, control


async def test_those_who_are_called_the_same_are_numbered(stand: Stand) -> None:
    await stand.lobby(ANN, seats=4)
    for _ in range(2):
        add = control(stand.table, Action.ADD)
        assert isinstance(add, Select)
        await stand.click(ANN, add, "easy")
        await stand.settled()
    session = await stand.context.host.session(1)
    assert session is not None
    called = names(session, "en")
    assert called[1:3] == (f"{called[1][:-2]} 2", f"{called[1][:-2]} 3")
    assert called[0] != called[3]
