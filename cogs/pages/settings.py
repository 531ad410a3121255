"""A person's own settings, and what is known of them."""

from __future__ import annotations

from typing import Any

from discord import ui

from cogs.ids import spell
from cogs.names import at
from cogs.pages.menu import WAYS
from cogs.pages.page import GREEN, RED, Item, Page, Style, button, choice, clipped, select
from cogs.typed import number
from data.words import Words, languages
from data.words import words as words_of
from render.paint.recolour import SCHEMES, USUAL
from table.models import BoardForm, Person
from table.time.clock import DAY
from table.time.habits import PERIOD, Hours


def settings(words: Words, person: Person, now: float, silent: Hours | None = None) -> Page:
    """Return how somebody is reached, when they sleep, when they are away; *silent* are hours to sleep in."""
    say = words.say
    other: BoardForm = "wide" if person.board == "phone" else "phone"
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
        )
    )
    page.press(select(spell(0, "reach"), say("settings-ping-choose"), _ways(words, person)))
    page.press(select(spell(0, "language"), say("settings-language-choose"), _languages(words, person)))
    page.press(select(spell(0, "colours"), say("settings-colours-choose"), _colours(words, person)))
    return page.press(
        button(say("settings-quiet-change"), spell(0, "quiet")),
        button(say("settings-vacation-change"), spell(0, "vacation")),
        button(say("settings-confirm-off" if person.confirms else "settings-confirm-on"), spell(0, "confirming")),
        button(say(f"settings-board-{other}"), spell(0, "board_form", other)),
        _take(words, silent) if silent else None,
    )


def _ways(words: Words, person: Person) -> list[Any]:
    return [_choice(words, "ping", words.say(f"way-{way}"), way, way == person.ping) for way in WAYS]


def _choice(words: Words, about: str, value: str, key: str, chosen: bool) -> Any:
    """Return an option that says what it is about: once chosen, nothing else does."""
    named = words.say("option-value", name=words.say(f"settings-about-{about}"), value=value)
    return choice(named, key, chosen=chosen)


def _colours(words: Words, person: Person) -> list[Any]:
    return [
        _choice(words, "colours", words.say(f"colours-{name}"), name, name == (person.colours or USUAL))
        for name in (USUAL, *SCHEMES)
    ]


def _languages(words: Words, person: Person) -> list[Any]:
    usual = _choice(words, "language", words.say("settings-language-auto"), "auto", not person.language)
    return [
        usual,
        *(
            _choice(words, "language", words_of(name).say("language-name"), name, name == person.language)
            for name in languages()
        ),
    ]


def quiet(words: Words, person: Person) -> str:
    """Return somebody's quiet hours in words."""
    if person.quiet_from == person.quiet_to:
        return words.say("settings-quiet-none", zone=person.zone)
    facts = {"start": clock(person.quiet_from), "end": clock(person.quiet_to), "zone": person.zone}
    return words.say("settings-quiet", **facts)


def suggested(words: Words, person: Person, silent: Hours) -> str:
    """Return in which hours somebody was never heard of."""
    facts = {"start": clock(silent.start), "end": clock(silent.end), "zone": person.zone}
    return words.say("settings-quiet-suggested", **facts, days=PERIOD // DAY)


def _take(words: Words, silent: Hours) -> Item:
    facts = {"start": clock(silent.start), "end": clock(silent.end)}
    return button(words.say("settings-quiet-take", **facts), spell(0, "quiet_take", f"{silent.start}-{silent.end}"))


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
    modal = ui.Modal(title=clipped(say("settings-quiet-title"), 45), custom_id=spell(0, "quiet_sent"))
    for key, value in (
        ("zone", person.zone),
        ("start", clock(person.quiet_from)),
        ("end", clock(person.quiet_to)),
    ):
        field: ui.TextInput[Any] = ui.TextInput(custom_id=key, default=value, max_length=40)
        text, about = say(f"settings-form-{key}"), say(f"settings-form-{key}-about")
        modal.add_item(ui.Label(text=clipped(text, 45), description=clipped(about, 100), component=field))
    return modal


def vacation_form(words: Words) -> ui.Modal:
    """Return the form for a vacation."""
    modal = ui.Modal(title=clipped(words.say("settings-vacation-title"), 45), custom_id=spell(0, "vacation_sent"))
    field: ui.TextInput[Any] = ui.TextInput(custom_id="days", placeholder="7", max_length=3)
    text, about = words.say("settings-form-days"), words.say("settings-form-days-about")
    modal.add_item(ui.Label(text=clipped(text, 45), description=clipped(about, 100), component=field))
    return modal


def privacy(words: Words) -> Page:
    """Return what is stored of somebody, and what they can do about it."""
    page = Page(GREEN).say(words.say("privacy"))
    return page.press(
        button(words.say("privacy-show"), spell(0, "known"), Style.primary),
        button(words.say("privacy-delete"), spell(0, "forget"), Style.danger),
    )


def forget(words: Words) -> Page:
    """Return the question whether somebody really wants to be forgotten."""
    page = Page(RED).say(words.say("forget"))
    return page.press(
        button(words.say("forget-yes"), spell(0, "forget_now"), Style.danger),
        button(words.say("forget-no"), spell(0, "keep_me")),
    )
