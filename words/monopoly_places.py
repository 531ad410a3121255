"""Which answers of Monopoly are spaces of its board."""

from functools import cache

from engine.monopoly.view import RampageView
from engine.play import Decision, Question

ON_DISTRICT = ("works", "place", "tank", "rights", "build", "maser", "buy", "district")


def is_on_board(view: RampageView, choice: Question | None) -> bool:
    """Return whether an answer to *choice* is a space."""
    return isinstance(choice, Decision) and any(space_of(view, choice, token) is not None for token in choice.options)


def space_of(view: RampageView, choice: Decision, token: str) -> int | None:
    """Return the space that *token* is about."""
    what, _, rest = token.partition(":")
    me, size = view.kaiju[choice.seat], len(view.spaces)
    if what in ON_DISTRICT and rest:
        return _spaces(view.deeds).get(rest.partition(":")[0])
    if what == "steps" and rest.isdigit():
        return (me.at + int(rest)) % size
    rolled = sum(me.rolls[-1]) if me.rolls else 0
    if choice.ask in ("shift", "lunge") and rolled:
        steps = {"as_rolled": 0, "more": 1, "less": -1}.get(what)
        return None if steps is None else (me.at + rolled + steps) % size
    if choice.ask == "hide" and rolled and what in ("land", "hide"):
        return (me.at + rolled - (what == "hide")) % size
    return None


@cache
def _spaces(deeds: tuple[object, ...]) -> dict[str, int]:
    return {deed.key: deed.space for deed in deeds}  # type: ignore[attr-defined]
