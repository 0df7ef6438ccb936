"""Three short hints for a first game, each shown to a person once; anybody can turn them off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.exchange import Asker, Click, Response, Update
from bot.message import Message, Row, Words
from bot.present import button, note
from bot.press import Action, Press
from bot.words import say
from games.core import text

if TYPE_CHECKING:
    from bot.house import House

SCOPE = "hints"
HINTS = ("bot-hint-panel", "bot-hint-typing", "bot-hint-more")
OFF = "off"


async def hint(house: House, asker: Asker, number: int) -> tuple[Message, ...]:
    """The next hint for the asker if he has seen all before `number` and none after; nothing once he turned them off."""
    kept = await house.host.recall(SCOPE, asker.user) or "0"
    if kept == OFF:
        return ()
    seen = int(kept)
    if seen >= len(HINTS) or seen < number or (number == 0 and seen > 0):
        return ()
    await house.host.remember(SCOPE, asker.user, str(seen + 1))
    quiet = button("bot-button-quiet", asker.locale, Press(Action.QUIET))
    return (Message((Words(say(asker.locale, text(HINTS[seen]))), Row((quiet,)))),)


async def turn(house: House, user: int, *, on: bool) -> None:
    """Turn the hints off, or on from the first one."""
    await house.host.remember(SCOPE, user, "0" if on else OFF)


async def quiet(house: House, asker: Asker, click: Click) -> Response:
    """No more hints for the asker."""
    await turn(house, asker.user, on=False)
    return Update(note(asker.locale, text("bot-hints-off")))
