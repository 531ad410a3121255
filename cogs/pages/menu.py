"""The menu of a game: everything beside playing, for one person."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.ids import spell
from cogs.names import mark
from cogs.pages.page import AMBER, GREEN, GREY, RED, Item, Page, Style, button, choice, select
from cogs.pages.private import head
from cogs.story import Story
from table.archive.fairness import Verdict

WAYS = ("mention", "dm", "none")
ASKING = "menu"  # how the address of taking back says that the table may be asked


def menu(story: Story, *, is_following: bool) -> Page:
    """Return the menu: for those who play, and for those who watch."""
    page = Page(GREY).say(head(story), story.say("menu"))
    if story.table.status != "lobby":
        page.say(f"-# {story.rules()}")
    is_running, seat = story.table.status == "running", story.look.seat
    if is_running and seat is not None:
        page.press(*_playing(story)).press(*_together(story))
        page.press(_kick(story))
    page.press(*_for_all(story, is_following=is_following))
    if is_running and seat is None:
        page.press(_open_seats(story))
    return page


def _playing(story: Story) -> list[Item | None]:
    at, look, say = story.table.id, story.look, story.say
    undo, how = ("menu-undo", "free") if look.can_undo else ("menu-undo-ask", ASKING)
    return [
        button(say(undo), spell(at, "undo", how, version=story.table.version)),
        button(say("menu-redo"), spell(at, "redo")) if look.can_redo else None,
        button(say("menu-hint"), spell(at, "hint"), disabled=not look.questions),
        button(say("menu-orders"), spell(at, "orders")),
        button(say("menu-pings"), spell(at, "pings")),
    ]


def _together(story: Story) -> list[Item]:
    at, say = story.table.id, story.say
    pause = "pause" if story.table.paused is None else "resume"
    return [
        button(say(f"menu-{pause}"), spell(at, "propose", pause)),
        button(say("menu-end"), spell(at, "propose", "end")),
        button(say("menu-leave"), spell(at, "leave"), Style.danger),
    ]


def _for_all(story: Story, *, is_following: bool) -> list[Item]:
    at, say = story.table.id, story.say
    return [
        button(say("menu-unfollow" if is_following else "menu-follow"), spell(at, "follow")),
        button(say("result-verify"), spell(at, "verify")),
        button(say("result-export"), spell(at, "export")),
    ]


def _kick(story: Story) -> Item | None:
    others = [
        choice(f"{mark(seat.seat)} {story.label(seat.seat)}", str(seat.seat))
        for seat in story.table.seats
        if seat.person and seat.seat != story.look.seat
    ]
    return select(spell(story.table.id, "kick"), story.say("menu-kick"), others) if others else None


def _open_seats(story: Story) -> Item | None:
    seats = [
        choice(
            f"{mark(seat.seat)} {story.kaiju.get(seat.seat, '')}",
            str(seat.seat),
            story.teller.seat(seat.seat, story.look.view),
        )
        for seat in story.table.seats
        if seat.is_open
    ]
    return select(spell(story.table.id, "take"), story.say("menu-take"), seats) if seats else None


def leave(story: Story) -> Page:
    """Return the question whether somebody really wants to leave."""
    at = story.table.id
    page = Page(RED).say(head(story), story.say("leave"))
    return page.press(
        button(story.say("leave-yes"), spell(at, "leave_now"), Style.danger),
        button(story.say("leave-no"), spell(at, "menu", "here")),
    )


def pings(story: Story, own: str, usual: str) -> Page:
    """Return how somebody wants to be called in this game."""
    at, say = story.table.id, story.say
    page = Page(GREEN).say(head(story), say("pings", way=say(f"way-{own or usual}")))
    options = [choice(say("way-usual", way=say(f"way-{usual}")), "usual", chosen=not own)]
    options += [choice(say(f"way-{way}"), way, chosen=way == own) for way in WAYS]
    return page.press(select(spell(at, "ping"), say("pings-choose"), options))


def hint(story: Story, labels: Sequence[str]) -> Page:
    """Return what a computer would answer."""
    return Page(AMBER).say(head(story), story.say("hint", picks=story.listed(labels)))


def verdict(story: Story, found: Verdict) -> Page:
    """Return the proof that chance was fixed before the start."""
    say = story.say
    facts: dict[str, str | int] = {
        "commitment": found.commitment,
        "seed": str(found.seed),
        "salt": found.salt,
        "acts": found.recomputed,
    }
    is_whole = found.recomputed == found.acts
    kept = "verify-fair" if is_whole else "verify-kept"
    head_line = say(kept, title=story.title) if found.is_fair else say("verify-unfair", problem=found.problem)
    page = Page(GREEN if found.is_fair else RED).say(head_line, say("verify-facts", **facts))
    if found.is_fair and found.recomputed < found.acts:
        page.say(say("verify-part", acts=found.acts, recomputed=found.recomputed, began=story.table.rules_version))
    return page


def promise(story: Story) -> Page:
    """Return the promise that was published at the start of a game that still runs."""
    return Page(GREY).say(story.say("verify-promise", title=story.title, commitment=story.table.commitment))
