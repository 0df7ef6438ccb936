"""The options of a lobby: a private panel with a menu of them, page by page in forms, and everything as text in one.

What is changed stands in the lobby for everybody. A control names its option, so an old panel does what it says. A form
in which something is wrong can be opened anew as it was filled in.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from bot.handlers.context import Visit, insist_on, respond
from bot.host.storage import setting
from bot.messages.custom_id import Action, Named, Press, Setting
from bot.messages.custom_id import format as custom_id
from bot.messages.i18n import plain, say
from bot.messages.limits import DESCRIPTION, FIELD_LABEL, FIELDS, GROUP, OPTION_TEXT, OPTIONS, TEXT, TITLE, clip
from bot.messages.message import Choices, Field, Form, Message, Option, Row, Select, Words
from bot.messages.option_text import read, read_all, read_value, short
from bot.messages.parameters import Settable, settables
from bot.messages.requests import Ask, Click, Reply, Response
from bot.messages.words.table_messages import button, listed, note
from bot.table import guards
from bot.table.features import lobby
from bot.table.guards import Refusal
from bot.table.options import Value, differences, nearest, preset_name, with_value
from games.core import Range, Text, text
from renderers.core import Game

PRESET = "rules"
"""What a rule set is called among what can be set: the panel changes that as well."""
TABLES = ("seats", "hours", "reactions", "bank", "takeback", "warnings", "practice", "rated", "wanted")
"""What of the table's own can be changed here."""
TYPED = 1000
"""Characters of options as text, and of a number."""
LINE = "typed"
FILLED = setting.rows("options")
"""A form in which something was wrong, by person: of which table and page, and what stood in it."""
Block: TypeAlias = tuple[Settable, ...]


async def press_options(visit: Visit, click: Click) -> Response:
    """The lobby's button "Options"; or a page of the panel's menu: its form."""
    name = click.press.given(Named).name
    return _ask(visit, name, {}) if name else respond(click, _overview(visit))


async def press_value(visit: Visit, click: Click) -> Response:
    """A value that was picked: it is set, and the panel shows what it is now."""
    wanted = click.press.given(Setting)
    settable = _named(visit, wanted.name)
    if settable is None:
        raise Refusal(text("bot-old-control"))
    return await _set(visit, click, {settable.name: read_value(wanted.value, settable, visit.asker.locale)})


async def fill_form(visit: Visit, click: Click) -> Response:
    """A form for a page of options, or for options as text; once filled in, they are set. Of what is wrong nothing is,
    and the form is kept as it is, to be corrected."""
    name, user = click.press.given(Named).name, visit.asker.user
    _game(visit)
    if not click.lines:
        kept = await visit.context.host.recall(FILLED, user) or [[]]
        return _ask(visit, name, dict(kept[1:]) if kept[0] == [visit.id, name] else {})
    try:
        answer = await _set(visit, click, _read(visit, name, click.lines))
    except Refusal as refused:
        lines: list[list[object]] = [list(line) for line in click.lines.items()]
        await visit.context.host.remember(FILLED, user, [[visit.id, name], *lines])
        return Reply(_wrong(visit, name, refused))
    await visit.context.host.forget(FILLED, user)
    return answer


def _wrong(visit: Visit, name: str, refused: Refusal) -> Message:
    """What is wrong, and the way back to the form."""
    locale = visit.asker.locale
    told = listed(locale, refused.reason, refused.faults) if refused.faults else note(locale, refused.reason)
    again = button(Press(Action.FILL, visit.id, Named(name)), locale, "bot-button-options-correct")
    return Message((*told.parts, Row((again,))))


def _read(visit: Visit, name: str, lines: Mapping[str, str]) -> dict[str, Value | None]:
    """What was changed in the form.

    :raises Refusal: something cannot be read or set: every fault.
    """
    offered, locale = _offered(_game(visit)), visit.asker.locale
    if LINE in lines and not name:
        return read(lines[LINE], offered, locale)
    if LINE in lines:  # a form of this program's before
        lines = {name: lines[LINE]}
    blocks = {block[0].name: block for block in _blocks(offered)}
    found: dict[str, Value] = {}
    for block in (blocks[key] for key, line in lines.items() if key in blocks and line != _filled(visit, blocks[key])):
        line = lines[block[0].name]
        for each in block:
            found[each.name] = each.name in line.split() if _is_switch(each) else line
    return read_all(found, "", offered, locale)


async def _set(visit: Visit, click: Click, values: dict[str, Value | None]) -> Response:
    if not values:  # a form that was sent as it opened
        return respond(click, _overview(visit))
    preset = values.pop(PRESET, None)
    chosen = None if preset is None else str(preset)
    table = {name: values.pop(name) for name in TABLES if name in values}
    act, user, manager = lobby.set_options, visit.asker.user, visit.asker.moderates
    insist_on(await visit.do(act, user, values, preset=chosen, table=table, manager=manager))
    return respond(click, _overview(await visit.again()))


def _game(visit: Visit) -> Game:
    """The game of the lobby whose options the asker may change.

    :raises Refusal: it is no lobby any more, or the asker may not change it.
    """
    guards.in_lobby(visit.session)
    guards.leads(visit.session, visit.asker.user, manager=visit.asker.moderates)
    return guards.known(visit.session)


def _offered(game: Game) -> tuple[Settable, ...]:
    """What can be changed here: the rule set, the game's own options, then chairs and pace."""
    offered = [each for each in settables(game) if each.own is not None or each.name in (PRESET, *TABLES)]
    return tuple(sorted(offered, key=lambda each: each.name in TABLES and each.own is None))


def _named(visit: Visit, name: str) -> Settable | None:
    return next((each for each in _offered(_game(visit)) if each.name == name), None)


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
    """The rule sets, then the options, page by page."""
    yield from (_menu(visit, each, text("bot-options-preset")) for each in offered if each.name == PRESET)
    pages = tuple(_page_of(visit, page) for page in _pages(offered))
    press = Press(Action.OPTIONS, visit.id, Named(menu=0))
    yield Row((Select(custom_id(press), plain(visit.asker.locale, text("bot-options-which")), pages),))


def _page_of(visit: Visit, page: tuple[Block, ...]) -> Option:
    """A page, by the names of what is on it."""
    names = (plain(visit.asker.locale, each.words) for block in page for each in block)
    return Option(clip(" · ".join(names), OPTION_TEXT), page[0][0].name)


def _blocks(offered: Iterable[Settable]) -> list[Block]:
    """What stands together in one component of a form: switches, as many as Discord takes; each other option alone."""
    own = [each for each in offered if each.name != PRESET]
    switches = [each for each in own if _is_switch(each)]
    groups = [tuple(switches[start : start + GROUP]) for start in range(0, len(switches), GROUP)]
    return [*groups, *((each,) for each in own if not _is_switch(each))]


def _is_switch(settable: Settable) -> bool:
    return settable.limit is None and None not in settable.values


def _pages(offered: Iterable[Settable]) -> list[tuple[Block, ...]]:
    """The blocks, as many to a form as Discord takes."""
    blocks = _blocks(offered)
    return [tuple(blocks[start : start + FIELDS]) for start in range(0, len(blocks), FIELDS)]


def _of_table(visit: Visit, settable: Settable) -> Text:
    """What the table has now: chairs, hours, 0 where there is no limit, or a value that has a name."""
    value = _now(visit, settable)
    if not isinstance(value, int | float) or isinstance(value, bool):
        return settable.values[value]
    return text("bot-value-plain", value=f"{value:g}")


def _now(visit: Visit, settable: Settable) -> Value | None:
    """The value that it has."""
    table = visit.session.table
    match settable.name:
        case name if settable.own is not None:
            now: Value | None = getattr(table.options, name)
            return now
        case "seats":
            return len(visit.session.chairs)
        case "takeback" | "warnings" | "wanted" as name:
            return str(getattr(table, name).value)
        case name:
            value: Value | None = getattr(table, name)
            return value or (False if name in ("practice", "rated") else 0)


def _menu(visit: Visit, settable: Settable, placeholder: Text) -> Row:
    press = Press(Action.SET, visit.id, Setting(settable.name))
    return Row((Select(custom_id(press), plain(visit.asker.locale, placeholder), _choices(visit, settable)),))


def _choices(visit: Visit, settable: Settable, now: str | None = None) -> tuple[Option, ...]:
    """Every value that it can have, of which `now` is chosen."""
    numbers = range(settable.limit.low, settable.limit.high + 1) if isinstance(settable.limit, Range) else ()
    values = [(str(number), text("bot-value-plain", value=str(number))) for number in numbers]
    values += [(_spelt(value), words) for value, words in settable.values.items()]
    locale = visit.asker.locale
    return tuple(Option(clip(plain(locale, words), OPTION_TEXT), value, value == now) for value, words in values)


def _spelt(value: Value | None) -> str:
    """A value as the text of options has it in every language."""
    match value:
        case None:
            return "same"
        case bool():
            return "on" if value else "off"
        case _:
            return str(value)


def _ask(visit: Visit, name: str, kept: Mapping[str, str]) -> Ask:
    """The form of the page with that option, or for options as text; filled in with what it is, or as it was `kept`.

    :raises Refusal: there is no such option any more.
    """
    locale, offered = visit.asker.locale, _offered(_game(visit))
    title = clip(plain(locale, text("bot-button-options")), TITLE)
    press = custom_id(Press(Action.FILL, visit.id, Named(name)))
    fields: tuple[Field | Choices, ...] = (_line(visit, kept.get(LINE, "")),)
    if name:
        page = next(
            (page for page in _pages(offered) if any(each.name == name for block in page for each in block)), ()
        )
        if not page:
            raise Refusal(text("bot-old-control"))
        fields = tuple(_field(visit, block, kept.get(block[0].name, _filled(visit, block))) for block in page)
    return Ask(Form(press, title, fields), note(locale, text("bot-options-late")))


def _line(visit: Visit, typed: str) -> Field:
    line, example = (plain(visit.asker.locale, text(f"bot-options-{each}")) for each in ("line", "example"))
    return Field(LINE, clip(line, FIELD_LABEL), TYPED, example, typed)


def _filled(visit: Visit, block: Block) -> str:
    """What stands in the component for what it is now."""
    first, *_ = block
    now = _now(visit, first)
    if _is_switch(first):
        return " ".join(each.name for each in block if _now(visit, each))
    if not _is_listed(first) and now is None:
        return short(first, None, visit.asker.locale)
    return f"{now:g}" if isinstance(now, float) else _spelt(now)


def _is_listed(settable: Settable) -> bool:
    """Whether a menu has room for all its values."""
    match settable.limit:
        case Range(low, high):
            return high - low + 1 + len(settable.values) <= OPTIONS
        case _:
            return True


def _field(visit: Visit, block: Block, filled: str) -> Field | Choices:
    locale, first = visit.asker.locale, block[0]
    label, about = (
        clip(plain(locale, words), most) for words, most in ((first.words, FIELD_LABEL), (first.about, DESCRIPTION))
    )
    if _is_switch(first):
        on, switches = filled.split(), plain(locale, text("bot-options-switches"))
        return Choices(
            first.name, clip(switches, FIELD_LABEL), tuple(_switch(locale, each, on) for each in block), several=True
        )
    if _is_listed(first):
        return Choices(first.name, label, _choices(visit, first, filled), about)
    assert isinstance(first.limit, Range), first
    line = text("bot-options-number", option=first.words, low=first.limit.low, high=first.limit.high)
    return Field(first.name, clip(plain(locale, line), FIELD_LABEL), TYPED, value=filled, about=about)


def _switch(locale: str, settable: Settable, on: Sequence[str]) -> Option:
    label, about = (clip(plain(locale, words), OPTION_TEXT) for words in (settable.words, settable.about))
    return Option(label, settable.name, settable.name in on, about=about)
