"""The options of a lobby: a private panel with a menu of them, one step for each, and everything as text in a form.

What is changed stands in the lobby for everybody. A control names its option, so an old panel does what it says.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.handlers.context import Visit, insist_on, respond
from bot.messages.custom_id import Action, Named, Press, Setting
from bot.messages.custom_id import format as custom_id
from bot.messages.i18n import plain, say
from bot.messages.limits import FIELD_LABEL, LABEL, OPTION_TEXT, OPTIONS, TEXT, TITLE, clip
from bot.messages.message import Button, Field, Form, Message, Option, Row, Select, Style, Words, rows
from bot.messages.option_text import read, read_value
from bot.messages.parameters import Settable, settables
from bot.messages.requests import Ask, Click, Response
from bot.messages.words.table_messages import button, note
from bot.table import guards
from bot.table.features import lobby
from bot.table.guards import Refusal
from bot.table.options import Value, differences, nearest, preset_name, value_name, with_value
from games.core import Range, Text, text
from renderers.core import Game

PRESET = "rules"
"""What a rule set is called among what can be set: the panel changes that as well."""
TABLES = ("seats", "hours", "reactions", "bank", "takeback", "warnings", "practice", "rated", "wanted")
"""What of the table's own can be changed here."""
TYPED = 1000
"""Characters of options as text, and of a number."""
LINE = "typed"


async def press_options(visit: Visit, click: Click) -> Response:
    """The lobby's button "Options", or the panel's menu of them."""
    return respond(click, _panel(visit, _named(visit, click.press.given(Named).name)))


async def press_value(visit: Visit, click: Click) -> Response:
    """A value that was picked: it is set, and the panel shows what it is now."""
    wanted = click.press.given(Setting)
    settable = _named(visit, wanted.name)
    if settable is None:
        raise Refusal(text("bot-old-control"))
    return await _set(visit, click, {settable.name: read_value(wanted.value, settable, visit.asker.locale)})


async def fill_form(visit: Visit, click: Click) -> Response:
    """A form for one number, or for options as text; once filled in, they are set."""
    settable = _named(visit, click.press.given(Named).name)
    typed = click.lines.get(LINE)
    if typed is None:
        return Ask(_form(visit, click.press, settable), note(visit.asker.locale, text("bot-options-late")))
    if settable is None:
        return await _set(visit, click, read(typed, _offered(_game(visit)), visit.asker.locale))
    return await _set(visit, click, {settable.name: read_value(typed, settable, visit.asker.locale)})


async def _set(visit: Visit, click: Click, values: dict[str, Value | None]) -> Response:
    preset = values.pop(PRESET, None)
    chosen = None if preset is None else str(preset)
    table = {name: values.pop(name) for name in TABLES if name in values}
    act, user, manager = lobby.set_options, visit.asker.user, visit.asker.moderates
    insist_on(await visit.do(act, user, values, preset=chosen, table=table, manager=manager))
    return respond(click, _panel(await visit.again(), None))


def _game(visit: Visit) -> Game:
    """The game of the lobby whose options the asker may change.

    :raises Refusal: it is no lobby any more, or he may not.
    """
    game = guards.in_lobby(visit.session)
    guards.leads(visit.session, visit.asker.user, manager=visit.asker.moderates)
    return game


def _offered(game: Game) -> tuple[Settable, ...]:
    """What can be changed here: the rule set, the game's own options, then chairs and pace."""
    offered = [each for each in settables(game) if each.own is not None or each.name in (PRESET, *TABLES)]
    return tuple(sorted(offered, key=lambda each: each.name in TABLES and each.own is None))


def _named(visit: Visit, name: str) -> Settable | None:
    return next((each for each in _offered(_game(visit)) if each.name == name), None)


def _panel(visit: Visit, settable: Settable | None) -> Message:
    """All options and a menu of them, or the step of the one that was picked."""
    return _overview(visit) if settable is None else _step(visit, settable)


def _overview(visit: Visit) -> Message:
    locale, game = visit.asker.locale, _game(visit)
    told = [say(locale, preset_name(game, _preset(visit, game))), *_values(visit, game)]
    head = [f"### {say(locale, text('bot-options-title', number=str(visit.id)))}", *told]
    head.append(f"-# {say(locale, text('bot-options-private'))}")
    menus = tuple(_menus(visit, _offered(game)))
    typing = button(Press(Action.FILL, visit.id), locale)
    return Message((Words(clip("\n".join(head), TEXT)), *menus, Row((typing,))))


def _preset(visit: Visit, game: Game) -> str:
    """The rule set that the options are nearest to."""
    return nearest(game, visit.session.table.options)


def _values(visit: Visit, game: Game) -> Iterator[str]:
    """Every option with its value; what differs from the rule set stands out."""
    options = visit.session.table.options
    changed = differences(game, _preset(visit, game), options)
    for each in _offered(game):
        if each.own is None and each.name in TABLES:
            yield say(visit.asker.locale, text("bot-option-value", option=each.words, value=_of_table(visit, each)))
        if each.own is not None:
            told = with_value(game, each.own, options)
            said = say(visit.asker.locale, told)
            yield f"**{said}**" if told in changed else said


def _menus(visit: Visit, offered: tuple[Settable, ...]) -> Iterator[Row]:
    """The rule sets, then the options by name, as many to a menu as Discord takes."""
    own = [each for each in offered if each.name != PRESET]
    yield from (_menu(visit, each, text("bot-options-preset")) for each in offered if each.name == PRESET)
    for number, start in enumerate(range(0, len(own), OPTIONS)):
        named = tuple(_option(visit, each.words, each.name) for each in own[start : start + OPTIONS])
        press = Press(Action.OPTIONS, visit.id, Named(menu=number))
        yield Row((Select(custom_id(press), plain(visit.asker.locale, text("bot-options-which")), named),))


def _step(visit: Visit, settable: Settable) -> Message:
    """One option: what it is for, what it is now, what it can be."""
    locale, options = visit.asker.locale, visit.session.table.options
    head = [f"### {say(locale, settable.words)}", say(locale, settable.about)]
    if settable.own is not None:
        now = value_name(_game(visit), settable.own, getattr(options, settable.name))
        head.append(say(locale, text("bot-options-now", value=now)))
    if settable.own is None and settable.name in TABLES:
        head.append(say(locale, text("bot-options-now", value=_of_table(visit, settable))))
    back = button(Press(Action.OPTIONS, visit.id), locale, "bot-button-options-all")
    return Message((Words("\n".join(head)), *_controls(visit, settable, back)))


def _controls(visit: Visit, settable: Settable, back: Button) -> tuple[Row, ...]:
    match settable.limit:
        case None:
            return rows((*_buttons(visit, settable), back))
        case Range(low, high) if high - low >= OPTIONS - len(settable.values):
            press = Press(Action.FILL, visit.id, Named(settable.name))
            number = button(press, visit.asker.locale, "bot-button-options-number")
            return rows((number, *_buttons(visit, settable), back))
        case _:
            return (_menu(visit, settable, text("bot-options-value")), Row((back,)))


def _of_table(visit: Visit, settable: Settable) -> Text:
    """What the table has now: chairs, hours, 0 where there is no limit, or a value that has a name."""
    value = _now(visit, settable)
    if not isinstance(value, int | float) or isinstance(value, bool):
        return settable.values[value]
    return text("bot-value-plain", value=f"{value:g}")


def _now(visit: Visit, settable: Settable) -> Value:
    """The value of something of the table's own."""
    match settable.name:
        case "seats":
            return len(visit.session.chairs)
        case "takeback" | "warnings" | "wanted" as name:
            return str(getattr(visit.session.table, name).value)
        case name:
            value: Value | None = getattr(visit.session.table, name)
            return value or (False if name in ("practice", "rated") else 0)


def _buttons(visit: Visit, settable: Settable) -> Iterator[Button]:
    """A button for each value that has a name; the present one stands out."""
    options = visit.session.table.options
    now = _now(visit, settable) if settable.own is None else getattr(options, settable.name, None)
    for value, words in settable.values.items():
        press = Press(Action.SET, visit.id, Setting(settable.name, _spelt(value)))
        style = Style.PRIMARY if value is now else Style.SECONDARY
        yield Button(custom_id(press), clip(plain(visit.asker.locale, words), LABEL), style)


def _menu(visit: Visit, settable: Settable, placeholder: Text) -> Row:
    numbers = range(settable.limit.low, settable.limit.high + 1) if isinstance(settable.limit, Range) else ()
    values = [_option(visit, text("bot-value-plain", value=str(number)), str(number)) for number in numbers]
    values += [_option(visit, words, _spelt(value)) for value, words in settable.values.items()]
    press = Press(Action.SET, visit.id, Setting(settable.name))
    return Row((Select(custom_id(press), plain(visit.asker.locale, placeholder), tuple(values)),))


def _option(visit: Visit, words: Text, value: str) -> Option:
    return Option(clip(plain(visit.asker.locale, words), OPTION_TEXT), value)


def _spelt(value: Value | None) -> str:
    """A value as the text of options has it in every language."""
    match value:
        case None:
            return "same"
        case bool():
            return "on" if value else "off"
        case _:
            return str(value)


def _form(visit: Visit, press: Press, settable: Settable | None) -> Form:
    locale = visit.asker.locale
    line, example = text("bot-options-line"), plain(locale, text("bot-options-example"))
    if settable is not None and isinstance(settable.limit, Range):
        low, high = settable.limit.low, settable.limit.high
        line, example = text("bot-options-number", option=settable.words, low=low, high=high), ""
    title = clip(plain(locale, text("bot-button-options")), TITLE)
    field = Field(LINE, clip(plain(locale, line), FIELD_LABEL), most=TYPED, example=example)
    return Form(custom_id(press), title, (field,))
