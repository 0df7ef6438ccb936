"""What somebody is shown of their file before a table is opened with it: the position that it makes, as everybody
would see it, and the game's own account of the file."""

from __future__ import annotations

from dataclasses import dataclass

from bot.catalogue import games
from bot.messages.custom_id import Action, Number, Press
from bot.messages.i18n import say
from bot.messages.limits import ALT, TEXT, clip
from bot.messages.message import Message, Picture, Words, rows
from bot.messages.words.table_messages import button, game_name, unseated
from bot.table.features.lobby import open_table
from bot.table.options import titles
from bot.table.session import TableRequest
from games.core import text


@dataclass(frozen=True, slots=True)
class Proof:
    """What the file calls itself, a picture of the opening position, and sentences about the file."""

    head: str
    picture: Picture
    lines: tuple[str, ...]


def proof(opening: TableRequest, locale: str) -> Proof:
    """What is to be seen of the files among the options of a table before it is opened: the job of a bounded process.

    :raises Refusal: they cannot be played, or not by so many.
    """
    name, options = opening.game, opening.options
    open_table(games(), opening, now=0)
    game = games()[name]
    head = say(locale, text("bot-proof", titles=titles(game, options), game=game_name(name)))
    voice = unseated(game, locale, options)
    view = game.rules.view(game.rules.setup(options, len(voice.names)), None)
    png, alt = game.renderer.picture(view, voice.plain), clip(game.renderer.alt(view, voice.plain), ALT)
    return Proof(head, Picture("proof.png", png, alt), tuple(map(voice.say, game.proof(options))))


def shown(seen: Proof, locale: str, interaction: int) -> Message:
    """The proof with what may be done with it; the interaction that brought the file stands for what is kept
    meanwhile."""
    told = "\n".join(f"- {line}" for line in seen.lines)
    asked = f"-# {say(locale, text('bot-proof-private'))}"
    head = f"### {seen.head}"
    room = TEXT - len(head) - len(asked) - 2
    decisions = (Press(each, argument=Number(interaction)) for each in (Action.OPEN_FILE, Action.DROP_FILE))
    controls = rows(tuple(button(press, locale) for press in decisions))
    return Message((Words(head), seen.picture, Words(f"{clip(told, room)}\n{asked}".strip()), *controls))
