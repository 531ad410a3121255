"""Who must do what: the words for the open question, and the tab of each seat that must act or has won."""

from engine.total_war.view import WarView
from render.sheets.hand import Brand
from render.snapshot import Snapshot

BRAND = Brand("total-war", "total-war-kanji", "hydra", "total_war")


def actor(table: Snapshot[WarView]) -> int:
    """Return the seat that must act."""
    return table.asked[0].seat if table.asked else table.view.to_play


def headline(table: Snapshot[WarView]) -> tuple[int | None, str, str]:
    """Return the seat that must act or has won, its name, and what it does."""
    view, say = table.view, table.say
    if not view.ended:
        seat = actor(table)
        return seat, view.fighters[seat].name.upper(), asking(table)
    name = say("nobody") if view.winner is None else view.fighters[view.winner].name
    return view.winner, name.upper(), say(f"over-{view.ended}", target=view.target)


def own_headline(table: Snapshot[WarView]) -> tuple[int | None, str, str]:
    """Return the same for a hand: what its holder is asked, or that it is not their move."""
    view, say = table.view, table.say
    assert view.seat is not None, "a spectator has no hand"
    if table.choice is None:
        ask = say("not-your-turn", round=say("round", round=view.round))
    else:
        ask = asking(table, table.choice.ask)
    return view.seat, view.fighters[view.seat].name.upper(), ask


def asking(table: Snapshot[WarView], ask: str = "") -> str:
    """Return the words for the question *ask*, by default the first that is open."""
    ask, view = ask or _ask(table), table.view
    if ask == "answer" and view.is_wound:
        return table.say("ask-answer-wound")
    return table.say(f"ask-{ask}", strike=view.strike or 0)


def _ask(table: Snapshot[WarView]) -> str:
    if table.asked:
        return table.asked[0].ask
    return "open" if table.view.strike is None and not table.view.is_wound else "answer"


def roles(table: Snapshot[WarView]) -> dict[int, str]:
    """Return the tab of each seat that must act, or has won."""
    view, say = table.view, table.say
    if view.ended:
        return {} if view.winner is None else {view.winner: say("tab-winner").upper()}
    if not table.asked:
        return {view.to_play: say(f"tab-{_ask(table)}").upper()}
    return {question.seat: say(f"tab-{question.ask}").upper() for question in table.asked}
