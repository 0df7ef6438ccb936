"""Why? The paragraph of the rules that explains a refusal, or a line of a preview."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.catalogue import games
from bot.handlers.chooser import Chooser
from bot.handlers.context import Context, Seated, panel, respond, visit_table
from bot.handlers.people import rulebook
from bot.messages.custom_id import ACTIONS, LENGTH, Action, Asked, Picked, Press
from bot.messages.custom_id import format as custom_id
from bot.messages.i18n import Voice, plain
from bot.messages.limits import OPTION_TEXT, OPTIONS, PLACEHOLDER, clip
from bot.messages.message import Button, Message, Option, Part, Row, Select, Style
from bot.messages.requests import Asker, Click, Reply, Response
from bot.messages.words.table_messages import button, note
from bot.table.guards import Refusal
from bot.table.session import Session
from bot.table.typed import ahead
from games.core import Arg, Choice, IllegalMove, Text, text

WHY = "why"
"""What one types before a move to ask about it, beside the word of one's own language."""
FORESEEN = "bot-why-foreseen"
"""How one asks about a choice, or the lines of a preview: the rules explain what would happen, not whether it is wise.
"""
TOLD = 3
"""Paragraphs that one answer holds at most."""


def asking(
    session: Session, voice: Voice, said: Sequence[Text], label: str = "", back: Press | None = None
) -> tuple[Row, ...]:
    """What asks why of what was said: a button where the rules have one paragraph for it, a menu of its lines where
    they have more, nothing where they have none. What else a line holds has an entry of its own. A `label` says it
    otherwise; with a way `back` the paragraph takes the place of the message, else it is a new one."""
    lines: dict[str, Text] = {}
    for each in said:
        for number, (called, held) in enumerate(_explaining(session.table.game, each)):
            lines.setdefault(called, held if number else each)
    presses = [_press(session.id, called, back) for called in lines]
    if len(presses) < 2:
        return tuple(Row((button(press, voice.locale, label),)) for press in presses)
    options = [Option(clip(voice.plain(each).strip(), OPTION_TEXT), called) for called, each in lines.items()]
    menu = custom_id(_press(session.id, "", back))
    why = clip(plain(voice.locale, text(label or Action.WHY.label)), PLACEHOLDER)
    return (Row((Select(menu, why, tuple(options[:OPTIONS])),)),)


def _press(id: int, called: str, back: Press | None) -> Press:
    """What asks for a paragraph, with the way back if there is room for it."""
    if back is not None:
        found = Press(Action.WHY, id, Asked(called, back.given(Picked), back.action.written))
        if len(custom_id(found)) <= LENGTH:
            return found
    return Press(Action.WHY, id, Asked(called))


def about(at: Chooser, choice: Choice, back: Press) -> tuple[Button, ...]:
    """What shows the rules about a choice, with their picture and the way `back`: the paragraph on the last of what is
    worth knowing."""
    found = _explaining(at.rules.name, choice.about[-1]) if choice.about else ()
    called = next((called for called, _ in found), None)
    if called is None:
        return ()
    named = called if at.id else f"{at.rules.name}:{called}"
    return (button(_press(at.id, named, back), at.voice.locale, FORESEEN),)


async def answer(context: Context, asker: Asker, click: Click) -> Response:
    """What was asked about, in the words of the rules: of a table's game, or of the one that is named where there is no
    table."""
    asked, id = click.press.given(Asked), click.press.session
    game, _, called = asked.name.rpartition(":")
    visit = None if game else await visit_table(context, asker, id)
    session = None if visit is None else visit.session
    name, back = game if session is None else session.table.game, None
    if asked.back:
        back = button(Press(ACTIONS[asked.back], id, asked.path), asker.locale, "bot-button-back", Style.SECONDARY)
    found = await rulebook.paragraph(context, asker.locale, name, called, session, back)
    if found is None or back is None:
        return Reply(found or note(asker.locale, text("bot-old-control")))
    return respond(click, found if visit is None else panel(visit, found))


def asked(words: str, locale: str) -> str | None:
    """The move that is typed behind the word that asks why; None where no such word is."""
    word, _, move = words.strip().partition(" ")
    ours = plain(locale, text(Action.WHY.label)).strip("?\uff1f").casefold()
    return move if word.casefold() in (WHY, ours) else None


async def explain(at: Seated, words: str) -> Message:
    """Why a typed move may not be played, or does what it would do, in the words of the rules.

    :raises Refusal: they say nothing of it.
    :raises Unanswered: too many are asking.
    """
    try:
        _, seen = await at.context.box.run(at.asker.user, ahead, at.rules, at.view, words)
        said = [line for _, preview, _ in seen if preview is not None for line in preview.lines]
    except IllegalMove as refused:
        said = [refused.reason]
    called = dict.fromkeys(called for each in said for called, _ in _explaining(at.session.table.game, each))
    parts = list[Part]()
    for each in list(called)[:TOLD]:
        found = await rulebook.paragraph(at.context, at.asker.locale, at.session.table.game, each, at.session)
        parts += found.parts if found is not None else ()
    if not parts:
        raise Refusal(text("bot-why-nothing"))
    return Message(tuple(parts))


def _explaining(game: str, said: Text) -> Iterator[tuple[str, Text]]:
    """The paragraphs that explain it, by name, each with what it explains: it all, then what it holds."""
    known = games()[game].paragraphs if game in games() else {}
    own = known.get(said.key)
    if own is not None:
        yield own, said
    for _, arg in said.args:
        for each in _texts(arg):
            yield from _explaining(game, each)


def _texts(arg: Arg) -> tuple[Text, ...]:
    if isinstance(arg, Text):
        return (arg,)
    return arg if isinstance(arg, tuple) else ()
