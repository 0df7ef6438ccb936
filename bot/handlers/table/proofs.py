"""Files that are looked over before a table is opened with them. What was asked for is kept until it is opened, given
up or replaced, so that the buttons below the picture work after a restart."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Any

from bot.catalogue import games
from bot.handlers.context import Context, insist_on
from bot.host.storage.setting import Setting
from bot.messages.requests import Asker, Person, Reply
from bot.messages.words.proof import shown
from bot.table.answers import compact
from bot.table.guards import Refusal
from bot.table.session import Seating, TableRequest, Takeback, Wanted, Warnings
from games.core import text

KEPT = 7 * 24 * 3600
"""Seconds for which one is kept that nobody decides about; that an opening was answered is known as long."""


@dataclass(frozen=True, slots=True)
class PendingTable:
    """A table that is still to be opened: what was asked for, where it is to stand (None: as usual), and whom the
    command named."""

    opening: TableRequest
    place: str | None
    people: tuple[Person, ...]


@dataclass(frozen=True, slots=True)
class Sent:
    """What is kept of a pending table: when it was sent, in Unix seconds, by which interaction, and itself, packed."""

    at: int
    interaction: int
    packed: str


def _sent(kept: str) -> Sent:
    at, interaction, packed = kept.split(" ", 2)
    return Sent(int(at), int(interaction), packed)


PROOF: Setting[Sent] = Setting("proof", lambda sent: f"{sent.at} {sent.interaction} {sent.packed}", _sent)
"""The latest one of a person."""


async def show(context: Context, asker: Asker, draft: PendingTable) -> Reply:
    """The picture of the file before its lobby.

    :raises Refusal: such a table cannot be opened.
    :raises Unanswered: it cannot be drawn within bounds, or too many are asking.
    """
    opening = draft.opening
    if (before := await context.host.answered(asker.interaction)) is not None:
        insist_on(before)
    await context.host.insist_on_room(opening)
    seen = await context.films.proof(opening, asker.locale)
    now = int(context.now())
    await context.host.forget_before(PROOF, now - KEPT)
    await context.host.remember(PROOF, asker.user, Sent(now, asker.interaction, _packed(draft)))
    return Reply(shown(seen, asker.locale, asker.interaction))


async def recall(context: Context, asker: Asker, sent: int) -> PendingTable:
    """What the buttons stand for whose file that interaction brought, asked for by whoever is named so today.

    :raises Refusal: it is kept no longer, or cannot be played any more.
    """
    kept = await context.host.recall(PROOF, asker.user)
    if kept is None or kept.interaction != sent or kept.at < context.now() - KEPT:
        raise Refusal(text("bot-proof-gone"))
    draft = _unpacked(json.loads(kept.packed))
    if draft is None:
        raise Refusal(text("bot-proof-gone"))
    return replace(draft, opening=replace(draft.opening, host_name=asker.name))


async def drop(context: Context, asker: Asker, sent: int) -> bool:
    """It is kept no longer; whether it was until now."""
    kept = await context.host.recall(PROOF, asker.user)
    if kept is None or kept.interaction != sent:
        return False
    await context.host.forget(PROOF, asker.user)
    return True


def _packed(draft: PendingTable) -> str:
    told = {field.name: getattr(draft.opening, field.name) for field in fields(TableRequest)}
    told |= {"options": asdict(draft.opening.options), "seating": draft.opening.seating.value}
    told |= {name: getattr(draft.opening, name).value for name in ("takeback", "warnings", "wanted")}
    return compact([told, draft.place, [asdict(person) for person in draft.people]])


def _unpacked(packed: list[Any]) -> PendingTable | None:
    """None where this program plays no such game, or not by such options."""
    told, place, people = packed
    game = games().get(told["game"])
    if game is None or not _fits(TableRequest, told) or not _fits(game.rules.options, told["options"]):
        return None
    told |= {"options": game.rules.options(**told["options"])}
    told |= {"seating": Seating(told["seating"]), "takeback": Takeback(told["takeback"])}
    told |= {"warnings": Warnings(told["warnings"]), "wanted": Wanted(told.get("wanted", Wanted.ANYBODY.value))}
    told |= {"computers": tuple(told["computers"]), "invited": tuple(told["invited"])}
    return PendingTable(TableRequest(**told), place, tuple(Person(**person) for person in people))


def _fits(kind: type, values: Mapping[str, Any]) -> bool:
    """Whether this program's values of that kind have such fields."""
    return values.keys() <= {field.name for field in fields(kind)}
