"""A person's own settings: how to be reached, when not, and how things look."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from discord import ui

from cogs.reader.names import at, plain
from cogs.screens.menu import WAYS
from cogs.screens.ranking import crown
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.parsing import number
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click, Visit
from cogs.wire.errors import Refusal
from cogs.wire.page import GREEN, Item, Page, button, choice, entry, modal, select
from data.words import Words, language_names, languages
from render.paint.recolour import SCHEMES, USUAL
from table import DAY, BoardForm, Coaching, Hours, Person, Way
from table import HABIT_PERIOD as PERIOD

AUTO = "auto"  # chosen where the program decides
router = Router("me-settings")


def settings(words: Words, person: Person, now: float, silent: Hours | None = None, *, is_hidden: bool = False) -> Page:
    """Return how somebody is reached, when they sleep, when they are away; *silent* are hours to sleep in."""
    say = words.say
    page = (
        Page(GREEN)
        .say(say("settings"))
        .say(
            say("settings-ping", way=say(f"way-{person.ping}")),
            quiet(words, person),
            suggested(words, person, silent) if silent else "",
            say("settings-away", until=at(person.vacation_until))
            if person.vacation_until > now
            else say("settings-here"),
            say("settings-confirms" if person.confirms else "settings-direct"),
            say("settings-colours", colours=say(f"colours-{person.colours or USUAL}")),
            say("settings-board", board=person.board),
            say("settings-coaching", coaching=person.coaching or AUTO),
            say("settings-listed", hidden="yes" if is_hidden else "no"),
            say("settings-heads-up", on="yes" if person.heads_up else "no"),
        )
    )
    for each in _lists(words, person):
        page.press(each)
    return page.press(*_buttons(words, person, is_hidden=is_hidden), _take(words, silent) if silent else None)


def _buttons(words: Words, person: Person, *, is_hidden: bool) -> list[Item]:
    """Return what opens a form or changes one thing to the other."""
    say = words.say
    other: BoardForm = "wide" if person.board == "tall" else "tall"
    return [
        button(say("settings-quiet-change"), spell(0, "quiet")),
        button(say("settings-vacation-change"), spell(0, "vacation")),
        button(say("settings-confirm-off" if person.confirms else "settings-confirm-on"), spell(0, "confirming")),
        button(say(f"settings-board-{other}"), spell(0, "board_form", other)),
        button(
            say("settings-list" if is_hidden else "settings-unlist"), spell(0, "listed", "on" if is_hidden else "off")
        ),
        button(say("settings-heads-up-off" if person.heads_up else "settings-heads-up-on"), spell(0, "heads_up")),
    ]


def _lists(words: Words, person: Person) -> Iterator[Item]:
    """Yield what chooses one of several: how to be called, the language, the colours, the coaching."""
    say = words.say
    ways = [(way, say(f"settings-way-{way}"), say(f"way-{way}")) for way in WAYS]
    spoken = [(AUTO, say("settings-language-auto"), ""), *((key, name, "") for key, name in language_names().items())]
    colours = [(name, say(f"settings-colours-{name}"), say(f"colours-{name}")) for name in (USUAL, *SCHEMES)]
    levels = [each or AUTO for each in get_args(Coaching)]
    coaching = [(each, say(f"settings-coaching-{each}"), say(f"coaching-{each}")) for each in levels]
    for verb, about, chosen, offered in (
        ("reach", "ping", person.ping, ways),
        ("language", "language", person.language or AUTO, spoken),
        ("colours", "colours", person.colours or USUAL, colours),
        ("coaching", "coaching", person.coaching or AUTO, coaching),
    ):
        # An option says what it is about: once chosen, nothing else does, and a phone shows no more than its label.
        name = say(f"settings-about-{about}")
        options = [
            choice(say("option-value", name=name, value=value), key, whole, chosen=key == chosen)
            for key, value, whole in offered
        ]
        yield select(spell(0, verb), say(f"settings-{about}-choose"), options)


def quiet(words: Words, person: Person) -> str:
    """Return somebody's quiet hours in words."""
    if person.quiet_from == person.quiet_to:
        return words.say("settings-quiet-none", zone=person.zone)
    return words.say("settings-quiet", **_span(person.quiet_from, person.quiet_to), zone=person.zone)


def suggested(words: Words, person: Person, silent: Hours) -> str:
    """Return in which hours somebody was never heard of."""
    facts = _span(silent.start, silent.end)
    return words.say("settings-quiet-suggested", **facts, zone=person.zone, days=PERIOD // DAY)


def _take(words: Words, silent: Hours) -> Item:
    facts = _span(silent.start, silent.end)
    return button(words.say("settings-quiet-take", **facts), spell(0, "quiet_take", f"{silent.start}-{silent.end}"))


def _span(start: int, end: int) -> dict[str, str]:
    return {"start": clock(start), "end": clock(end)}


def clock(minutes: int) -> str:
    """Return minutes of a day as 22:30."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


def minutes(text: str) -> int | None:
    """Return the minutes of a day that *text* names: 22:30, 22.30 or 22; None if it names none."""
    first, _, rest = text.strip().replace(".", ":").partition(":")
    hours, beyond = number(first), number(rest or "0")
    if hours is None or beyond is None or not (0 <= hours < 24 and 0 <= beyond < 60):
        return None
    return hours * 60 + beyond


def quiet_form(words: Words, person: Person) -> ui.Modal:
    """Return the form for time zone and quiet hours."""
    say = words.say
    known = {"zone": person.zone} | _span(person.quiet_from, person.quiet_to)
    fields = (
        entry(say(f"settings-form-{key}"), key, say(f"settings-form-{key}-about"), default=value, max_length=40)
        for key, value in known.items()
    )
    return modal(say("settings-quiet-title"), spell(0, "quiet_sent"), fields)


def vacation_form(words: Words) -> ui.Modal:
    """Return the form for a vacation."""
    text, about = words.say("settings-form-days"), words.say("settings-form-days-about")
    days = entry(text, "days", about, placeholder="7", max_length=3)
    return modal(words.say("settings-vacation-title"), spell(0, "vacation_sent"), [days])


async def show_settings(visit: Visit, person: Person | None = None) -> None:
    """Show somebody their settings."""
    known = person or await visit.host.people.person(visit.person.id)
    silent = await visit.host.people.usual_quiet(known)
    is_hidden = await visit.host.ranking.is_hidden(visit.person.id)
    await visit.reply.show(settings(visit.words, known, visit.context.now(), silent, is_hidden=is_hidden))


@router.on("reach")
async def choose_reach(click: Click) -> None:
    """Choose how to be called."""
    way: Way = click.one_of(get_args(Way), click.chosen)
    await show_settings(click, await click.host.people.set_reach(click.person, way))


@router.on("language")
async def choose_language(click: Click) -> None:
    """Choose a language."""
    chosen = click.chosen if click.chosen in languages() else ""
    await show_settings(click, await click.host.people.set_preferences(click.person, language=chosen))


@router.on("colours")
async def choose_colours(click: Click) -> None:
    """Choose the colours of pictures."""
    chosen = click.chosen if click.chosen in SCHEMES else ""
    await show_settings(click, await click.host.people.set_preferences(click.person, colours=chosen))


@router.on("coaching")
async def choose_coaching(click: Click) -> None:
    """Choose when to read lines for beginners."""
    coaching: Coaching = next((each for each in get_args(Coaching) if each == click.chosen), "")
    await show_settings(click, await click.host.people.set_preferences(click.person, coaching=coaching))


@router.on("board_form")
async def choose_board(click: Click) -> None:
    """Have pictures drawn tall, or wide again."""
    form: BoardForm = click.one_of(get_args(BoardForm), click.address.rest)
    await show_settings(click, await click.host.people.set_preferences(click.person, board=form))


@router.on("listed")
async def choose_lists(click: Click) -> None:
    """Keep out of all lists, or be in them again."""
    wish = click.one_of(("on", "off"), click.address.rest)
    await click.host.ranking.hide(click.person.id, is_hidden=wish == "off")
    if wish == "off":
        await crown.lay_down(click.context, click.person.id)
    elif server := click.reply.interaction.guild_id:
        await crown.settle(click.context, str(server))
    await show_settings(click)


@router.on("confirming")
async def toggle_confirming(click: Click) -> None:
    """Be asked before answers count, or no longer."""
    known = await click.host.people.person(click.person.id)
    await show_settings(click, await click.host.people.set_preferences(click.person, confirms=not known.confirms))


@router.on("heads_up")
async def toggle_heads_up(click: Click) -> None:
    """Be told quietly that one's turn is next, or no longer."""
    known = await click.host.people.person(click.person.id)
    await show_settings(click, await click.host.people.set_preferences(click.person, heads_up=not known.heads_up))


@router.on("quiet", "form")
async def open_quiet_form(click: Click) -> None:
    """Open the form for quiet hours."""
    await click.reply.ask(quiet_form(click.words, await click.host.people.person(click.person.id)))


@router.on("quiet_sent")
async def set_quiet_hours(click: Click) -> None:
    """Keep time zone and quiet hours."""
    zone, start, end = map(click.field, ("zone", "start", "end"))
    times = [minutes(start), minutes(end)]
    if times[0] is None or times[1] is None:
        raise Refusal("settings-no-time", typed=plain(start if times[0] is None else end))
    await show_settings(click, await click.host.people.set_quiet_hours(click.person, zone, times[0], times[1]))


@router.on("quiet_take")
async def take_quiet_hours(click: Click) -> None:
    """Have the hours that were suggested as quiet ones."""
    start, end = map(click.number, click.address.rest.partition("-")[::2])
    known = await click.host.people.person(click.person.id)
    await show_settings(click, await click.host.people.set_quiet_hours(click.person, known.zone, start, end))


@router.on("vacation", "form")
async def open_vacation_form(click: Click) -> None:
    """Open the form for a vacation."""
    await click.reply.ask(vacation_form(click.words))


@router.on("vacation_sent")
async def take_vacation(click: Click) -> None:
    """Go on vacation, or come back."""
    days = click.typed_number("days")
    await click.host.people.set_preferences(click.person)
    await show_settings(click, await click.host.people.take_vacation(click.person.id, days))
