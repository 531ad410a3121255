"""What the things of Monopoly are called: one name each, wherever it is read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.monopoly.content.box import Card
from engine.monopoly.picks import KeptCard, Rival, Thing, district_of, read, target_of
from engine.monopoly.prospect import Level, level_of
from engine.monopoly.view import RampageView
from words.monopoly import box
from words.monopoly.money import Say, money
from words.names import listed as names_listed
from words.names import titled
from words.teller import Teller


def _view(teller: Teller) -> RampageView | None:
    return teller.view if isinstance(teller.view, RampageView) else None


def chance_card(view: RampageView | None, key: str) -> Card | None:
    """Return the chance card *key* of the box that is played with."""
    return next((card for card in view.cards if card.key == key), None) if view else None


def card(teller: Teller, key: str) -> str:
    """Return the name of a card; one that is not in the box by its key."""
    found = chance_card(_view(teller), key)
    if found:
        return card_name(teller, found)
    return teller.say(f"card-{key}") if teller.has(f"card-{key}") else titled(key)


def card_name(teller: Teller, row: Card) -> str:
    """Return the name of a card: the language's own, or that of a data pack."""
    return box.card(teller.words, row).name


def card_text(teller: Teller, key: str) -> str:
    """Return what stands on a card."""
    found = chance_card(_view(teller), key)
    return box.card(teller.words, found).text if found else ""


def colour(teller: Teller, key: str) -> str:
    """Return what a colour is called; one that only a data pack has by its key."""
    return teller.say(f"colour-{key}") if teller.has(f"colour-{key}") else key.replace("_", " ")


def district(teller: Teller, key: str) -> str:
    """Return what the track calls a district."""
    view = _view(teller)
    name = next((deed.name for deed in view.deeds if deed.key == key), titled(key)) if view else titled(key)
    return box.space_name(teller.words, name)


def space(teller: Teller, number: int) -> str:
    """Return what the track calls a space."""
    view = _view(teller)
    if not view:
        return teller.say("space", number=number)
    return box.space_name(teller.words, view.spaces[number % len(view.spaces)].name)


def kind(teller: Teller, number: int) -> str:
    """Return what kind of space it is: messages choose its article by that, whatever it is called."""
    view = _view(teller)
    return view.spaces[number % len(view.spaces)].kind if view else ""


def stands(say: Say, level: Level) -> str:
    """Return what is on a district."""
    weapons = say("maser") if level.has_maser else say("tanks", count=level.tanks)
    return say("stands", houses=say("houses", count=level.houses), weapons=weapons)


def stands_at(say: Say, view: RampageView, number: int) -> str:
    """Return what is on the district *number* now."""
    return stands(say, level_of(view, number))


def listed(teller: Teller, names: Iterable[str]) -> str:
    """Return *names* as a list: a, b and c; or that there is nothing."""
    return names_listed(teller.words, list(names) or [teller.say("nothing")])


def good(teller: Teller, token: str) -> str:
    """Return what a part of a deal is called: a card, or a district."""
    pick = read(token)
    return card(teller, pick.key) if isinstance(pick, KeptCard) else district(teller, district_of(token))


def goods(teller: Teller, tokens: Iterable[str], amount: int) -> str:
    """Return one side of a deal: districts and cards, and *amount* if it is above 0."""
    names = [good(teller, token) for token in tokens]
    return listed(teller, [*names, *([money(teller.say, amount)] if amount > 0 else [])])


def target(teller: Teller, pick: Rival | Thing) -> str:
    """Return what a single AP hits: a house, a tank or a kaiju."""
    return teller.name(pick.seat) if isinstance(pick, Rival) else teller.say(f"target-{pick.what}")


def targets(teller: Teller, tokens: Iterable[str]) -> str:
    """Return what a strike hits, each thing once and counted."""
    counted = Counter(target_of(token) for token in tokens)
    return listed(teller, [_times(teller, token, count) for token, count in counted.items()])


def _times(teller: Teller, token: str, count: int) -> str:
    """Return *count* of a target: 2 houses, Mothra ×2."""
    pick = read(token)
    if isinstance(pick, Thing):
        return teller.say(f"{pick.what}s", count=count)
    assert isinstance(pick, Rival)
    return teller.say("counted", what=teller.name(pick.seat), count=count)
