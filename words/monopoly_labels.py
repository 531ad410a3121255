"""The labels of answers in Monopoly: what is chosen, and what it costs or brings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Any

from engine import games
from engine.monopoly.spaces import GO_AP, GO_HOUSE, GO_MONEY
from engine.monopoly.state import AP_LIMIT
from engine.play import Question, Seat
from words.names import titled

if TYPE_CHECKING:
    from words.teller import Teller

GAME = "monopoly"
MILLION = 1_000  # money is counted in thousands


@cache
def cards() -> dict[str, Any]:
    """Return the chance cards by key."""
    found: dict[str, Any] = games[GAME].content.cards  # type: ignore[attr-defined]
    return found


def card(teller: Teller, key: str) -> str:
    """Return the name of a card: the language's own, that of its row, or one made of its key."""
    if f"{GAME}-card-{key}" in teller.words:
        return teller.say(f"card-{key}")
    return cards()[key].name if key in cards() else titled(key)


def colour(teller: Teller, key: str) -> str:
    """Return how a colour is called; that of a track of one's own by its key."""
    return teller.say(f"colour-{key}") if f"{GAME}-colour-{key}" in teller.words else key.replace("_", " ")


def money(teller: Teller, amount: int) -> str:
    """Return thousands of yen as people say them: 700K, 2.5M."""
    if amount < MILLION:
        return teller.say("thousands", count=str(amount))
    whole, rest = divmod(amount, MILLION)
    return teller.say("millions", count=f"{whole}.{rest:03}".rstrip("0").rstrip("."))


def way(amount: int) -> str:
    """Return which way money goes, as the messages select by it."""
    return "pay" if amount > 0 else "get" if amount < 0 else "even"


def listed(teller: Teller, names: Iterable[str]) -> str:
    """Return *names* as a list: a, b and c."""
    *first, last = list(names) or [teller.say("nothing")]
    return teller.words.say("list-end", first=", ".join(first), last=last) if first else last


def district(teller: Teller, key: str) -> str:
    """Return how the track calls a district."""
    return next((deed.name for deed in getattr(teller.view, "deeds", ()) if deed.key == key), titled(key))


def space(teller: Teller, number: int) -> str:
    """Return how the track calls a space."""
    spaces = getattr(teller.view, "spaces", ())
    return spaces[number % len(spaces)].name if spaces else teller.say("space", number=number)


def stands(teller: Teller, houses: int, tanks: int, has_maser: bool = False) -> str:
    """Return what is on a district."""
    weapons = teller.say("maser") if has_maser else teller.say("tanks", count=tanks)
    return teller.say("stands", houses=teller.say("houses", count=houses), weapons=weapons)


def goods(teller: Teller, tokens: Iterable[str], amount: int) -> str:
    """Return one side of a deal: districts and cards, and *amount* if it is above 0."""
    names = []
    for token in tokens:
        what, _, key = token.partition(":")
        names.append(card(teller, key) if what == "card" else district(teller, key))
    return listed(teller, [*names, *([money(teller, amount)] if amount > 0 else [])])


def targets(teller: Teller, tokens: Iterable[str]) -> str:
    """Return what a strike hits, each thing once and counted."""
    counted = Counter(token.partition("#")[0] for token in tokens)
    return listed(teller, [_times(teller, what, count) for what, count in counted.items()])


def _times(teller: Teller, what: str, count: int) -> str:
    """Return *count* of a target: 2 houses, Mothra ×2."""
    if not what.startswith("seat:"):
        return teller.say(f"{what}s", count=count)
    return teller.say("counted", what=target(teller, what), count=count)


def target(teller: Teller, token: str) -> str:
    """Return what a single AP hits: a house, a tank or a kaiju."""
    what, _, seat = token.partition("#")[0].partition(":")
    return teller.name(int(seat)) if what == "seat" else teller.say(f"target-{what}")


def number_of(view: Any, key: str) -> int:
    """Return the number of the district *key*."""
    return next(number for number, deed in enumerate(view.deeds) if deed.key == key)


def side(view: Any, seat: Seat) -> Seat:
    """Return the free kaiju that *seat* is or serves."""
    controller: Seat | None = view.kaiju[seat].controller
    return seat if controller is None else controller


def foes(view: Any, seat: Seat, at: int) -> list[Any]:
    """Return the enemies of *seat* on the space *at*."""
    return [each for each in view.kaiju if each.at == at and side(view, each.seat) != side(view, seat)]


def cost(view: Any, key: str, houses: int, tanks: int) -> int:
    """Return what it costs to bring a district to *houses* and *tanks*; below 0 it brings (GM-4.4)."""
    at = number_of(view, key)
    total = 0
    for change, price in (
        (houses - view.districts[at].houses, view.house_price),
        (tanks - view.districts[at].tanks, view.deeds[at].tank),
    ):
        total += change * (price if change > 0 else price // 2)
    return total


def go_reward(view: Any, seat: Seat) -> tuple[int, int]:
    """Return the money and the AP that *seat* gets at GO."""
    houses = sum(each.houses for each in view.districts if each.owner == seat)
    return GO_MONEY + GO_HOUSE * houses, min(GO_AP, AP_LIMIT - view.kaiju[seat].ap)


def label(teller: Teller, question: Question, token: str, view: Any) -> str:
    """Return what the button for *token* says."""
    what, _, rest = token.partition(":")
    match what.partition("#")[0]:
        case "works" | "place" | "tank" | "rights" | "build" | "maser" | "buy" | "district" if rest:
            return _on_district(teller, what, rest, view)
        case "house" | "tank" | "seat" if question.ask in ("strike", "strike_back"):
            number = int(token.partition("#")[2] or 1)
            return teller.say("pick-hit", target=target(teller, token), number=number)
        case "seat" | "withdraw" | "fire":
            return teller.say(f"pick-{what}", name=teller.name(int(rest)))
        case "card":
            key = "pick-card" if question.ask.startswith("deal.") else "pick-use"
            return teller.say(key, card=card(teller, rest))
        case "steps":
            goal = space(teller, view.kaiju[question.seat].at + int(rest))
            return teller.say("pick-steps", steps=int(rest), space=goal)
        case "pass":
            return teller.say(f"pick-pass-{question.ask}")
        case "money":
            reward, ap = go_reward(view, question.seat)
            return teller.say("pick-money", money=money(teller, reward), ap=ap)
        case "as_rolled" | "more" | "less" if question.ask == "shift":
            return _shifted(teller, question.seat, what, view)
    return teller.say(f"pick-{what}")


def _on_district(teller: Teller, what: str, rest: str, view: Any) -> str:
    key, _, level = rest.partition(":")
    at = number_of(view, key)
    deed, now = view.deeds[at], view.districts[at]
    if what == "build":
        houses, tanks = map(int, level.removeprefix("h").split(":t"))
        price = cost(view, key, houses, tanks)
        return teller.say("pick-build", stands=stands(teller, houses, tanks, now.has_maser), **_paid(teller, price))
    if what == "maser":
        price = deed.maser - now.tanks * (deed.tank // 2)
        return teller.say("pick-build", stands=stands(teller, now.houses, 0, True), **_paid(teller, price))
    prices = {"rights": deed.price // 2, "buy": deed.price}
    if what in prices:
        return teller.say(f"pick-{what}", district=deed.name, money=money(teller, prices[what]))
    there = stands(teller, now.houses, now.tanks, now.has_maser)
    return teller.say(f"pick-{what}", district=deed.name, stands=there)


def _paid(teller: Teller, price: int) -> dict[str, str | int]:
    return {"way": way(price), "money": money(teller, abs(price))}


def _shifted(teller: Teller, seat: Seat, what: str, view: Any) -> str:
    steps = sum(view.kaiju[seat].rolls[-1]) + {"as_rolled": 0, "more": 1, "less": -1}[what]
    goal = space(teller, view.kaiju[seat].at + steps)
    return teller.say("pick-to", label=teller.say(f"pick-{what}"), space=goal)


def amount(teller: Teller, number: int) -> str:
    """Return an amount of money of a deal as its button says it."""
    return teller.say("pick-amount", **_paid(teller, number))
