"""What can be answered: each option with its letter, in words, and the space it is about, if it is about one."""

import msgspec

from engine.monopoly.spaces import GO_AP, GO_HOUSE, GO_MONEY
from engine.monopoly.view import RampageView
from engine.play import Decision, Question, Seat
from render.letters import letters
from render.monopoly.voice import Voice, card_name, district_name, kaiju_name, titled
from words.monopoly_places import ON_DISTRICT, space_of

AP_LIMIT = 12  # GM-8.1


class Option(msgspec.Struct, frozen=True):
    """An answer: its token, its letter, what it says, and the number of its space."""

    token: str
    letter: str
    words: str
    space: int | None = None


def options(view: RampageView, choice: Question | None, say: Voice) -> list[Option]:
    """Return what *choice* offers."""
    if not isinstance(choice, Decision):
        return []
    named = letters(choice.options)
    return [
        Option(token, letter, option_words(view, choice, token, say), space_of(view, choice, token))
        for token, letter in named.items()
    ]


def plates(offered: list[Option]) -> dict[int, str]:
    """Return what stands on the spaces: a letter, or the first and the last of several."""
    found: dict[int, list[str]] = {}
    for option in offered:
        if option.space is not None:
            found.setdefault(option.space, []).append(option.letter)
    return {space: named[0] if len(named) == 1 else f"{named[0]}–{named[-1]}" for space, named in found.items()}


def option_words(view: RampageView, choice: Decision, token: str, say: Voice) -> str:
    """Return what *token* means in a few words."""
    what, _, rest = token.partition(":")
    what = what.partition("#")[0]
    if what in ("seat", "house", "tank") and choice.ask.startswith("strike"):
        number = int(token.partition("#")[2] or 1)
        return say.told("pick-hit", target=_target(view, what, rest, say), number=number)
    if what in ON_DISTRICT and rest:
        return _on_district(view, what, rest, say)
    if what in ("seat", "withdraw", "fire") and rest.isdigit():
        return say.told(f"pick-{what}", name=kaiju_name(view, int(rest)))
    if what == "card":
        key = "pick-card" if choice.ask.startswith("deal") else "pick-use"
        return say.told(key, card=card_name(rest, say))
    if what == "steps" and rest.isdigit():
        goal = view.spaces[(view.kaiju[choice.seat].at + int(rest)) % len(view.spaces)].name
        return say.told("pick-steps", steps=int(rest), space=goal)
    if what == "money":
        reward, ap = go_reward(view, choice.seat)
        return say.told("pick-money", money=say.money(reward), ap=ap)
    return _plain(view, choice, token, say)


def _plain(view: RampageView, choice: Decision, token: str, say: Voice) -> str:
    """Return a token without a part of its own, with the space it leads to."""
    key = f"pick-pass-{choice.ask}" if token == "pass" else f"pick-{token}"
    words = say.told(key) if say.has(key) else titled(token.replace(":", " "))
    goal = space_of(view, choice, token)
    return words if goal is None else say.told("pick-to", label=words, space=view.spaces[goal].name)


def _target(view: RampageView, what: str, rest: str, say: Voice) -> str:
    seat = rest.partition("#")[0]
    return kaiju_name(view, int(seat)) if what == "seat" else say.told(f"target-{what}")


def _on_district(view: RampageView, what: str, rest: str, say: Voice) -> str:
    key, _, level = rest.partition(":")
    name = district_name(view, key)
    number = next((at for at, deed in enumerate(view.deeds) if deed.key == key), None)
    if number is None:
        return name
    now, deed = view.districts[number], view.deeds[number]
    standing = stands(now.houses, now.tanks, now.has_maser, say)
    match what:
        case "build" if level:
            houses, _, tanks = level.removeprefix("h").partition(":t")
            cost = build_cost(view, number, int(houses), int(tanks))
            way = "pay" if cost > 0 else "get" if cost < 0 else "even"
            told = stands(int(houses), int(tanks), False, say)
            return say.told("pick-build", stands=told, way=way, money=say.money(abs(cost)))
        case "maser":
            cost = deed.maser - now.tanks * (deed.tank // 2)
            way = "pay" if cost > 0 else "get" if cost < 0 else "even"
            told = stands(now.houses, 0, True, say)
            return say.told("pick-build", stands=told, way=way, money=say.money(abs(cost)))
        case "rights":
            return say.told("pick-rights", district=name, money=say.money(deed.price // 2))
        case "buy":
            return say.told("pick-buy", district=name, money=say.money(deed.price))
        case "district":
            return say.told("pick-district", district=name, stands=standing)
    return say.told("pick-works", district=name, stands=standing)


def stands(houses: int, tanks: int, has_maser: bool, say: Voice) -> str:
    """Return what is on a district."""
    weapons = say.told("maser") if has_maser else say.told("tanks", count=tanks)
    return say.told("stands", houses=say.told("houses", count=houses), weapons=weapons)


def build_cost(view: RampageView, number: int, houses: int, tanks: int) -> int:
    """Return what it costs to bring a district to *houses* and *tanks*; below 0 it brings (GM-4.4)."""
    now = view.districts[number]
    changes = ((houses - now.houses, view.house_price), (tanks - now.tanks, view.deeds[number].tank))
    return sum(change * (price if change > 0 else price // 2) for change, price in changes)


def go_reward(view: RampageView, seat: Seat) -> tuple[int, int]:
    """Return the money and the AP that *seat* gets at GO (GM-8.1)."""
    houses = sum(each.houses for each in view.districts if each.owner == seat)
    return GO_MONEY + GO_HOUSE * houses, min(GO_AP, AP_LIMIT - view.kaiju[seat].ap)
