"""Why an answer is advised in Monopoly: one thing that its player can see comes of it, never a guess."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.monopoly.picks import (
    EAT,
    HIDE,
    HOUSE,
    HP,
    LAND,
    MONEY,
    PASS,
    ROLL,
    TANK,
    Build,
    BuildMaser,
    Buy,
    Fire,
    Plain,
    Rival,
    Thing,
    Works,
    read,
)
from engine.monopoly.prospect import (
    STRIKES,
    Prospect,
    are_enemies,
    districts_of,
    gun_damage,
    number_of,
    prospect,
)
from engine.monopoly.view import KaijuView, RampageView
from engine.play import Pick, Question, Seat
from words.monopoly.money import money
from words.teller import Teller


def reason(teller: Teller, question: Question, picks: Sequence[Pick], view: RampageView) -> str:
    """Return what speaks for *picks*; nothing where no single fact does."""
    tokens, me = [pick for pick in picks if isinstance(pick, str)], view.kaiju[question.seat]
    if question.ask in STRIKES:
        return _strike(teller, tokens, me, view)
    if len(tokens) != 1:
        return ""
    promised = prospect(view, question, tokens[0])
    match promised.pick:
        case Works(key) if question.ask == "turn":
            return teller.say("advice-bare") if view.districts[number_of(view, key)].is_demolished else ""
        case Fire(seat) if promised.damage:
            return teller.say("advice-fires", damage=promised.damage, name=teller.name(seat))
        case Build() | BuildMaser():
            return _built(teller, promised, me)
        case Buy():
            return _bought(teller, promised, me, view)
        case Plain(word):
            return _word(teller, question, promised, word, view)
    return ""


def _strike(teller: Teller, tokens: Sequence[str], me: KaijuView, view: RampageView) -> str:
    """Return what a strike leaves: nobody, fewer tanks, no house; without one, the AP that are kept."""
    if not tokens:
        return teller.say("advice-saves", ap=me.ap)
    hits: Counter[Seat] = Counter()
    things: Counter[str] = Counter()
    for pick in map(read, tokens):
        if isinstance(pick, Rival):
            hits[pick.seat] += 1
        elif isinstance(pick, Thing):
            things[pick.what] += 1
    felled = next((seat for seat, count in hits.items() if count >= view.kaiju[seat].hp), None)
    if felled is not None:
        return teller.say("advice-fells", name=teller.name(felled))
    number = view.spaces[me.at].district
    if things[TANK] and number >= 0:
        return teller.say("advice-tanks", count=things[TANK], left=view.districts[number].tanks - things[TANK])
    if things[HOUSE] and number >= 0 and things[HOUSE] == view.districts[number].houses:
        return teller.say("advice-ruins")
    weakened = next(iter(hits), None)
    if weakened is not None:
        return teller.say("advice-weakens", name=teller.name(weakened), hp=view.kaiju[weakened].hp - hits[weakened])
    return ""


def _built(teller: Teller, promised: Prospect, me: KaijuView) -> str:
    """Return what stands there then, and what is left to spend."""
    level = promised.level
    if level is None or promised.money >= 0:
        return ""
    left = money(teller.say, me.cash + promised.money)
    if level.has_maser:
        return teller.say("advice-maser", left=left)
    return teller.say("advice-builds", houses=level.houses, tanks=level.tanks, left=left)


def _bought(teller: Teller, promised: Prospect, me: KaijuView, view: RampageView) -> str:
    """Return how much of the colour one has then."""
    assert promised.district is not None
    colour = view.deeds[promised.district].colour
    group = [number for number, deed in enumerate(view.deeds) if deed.colour == colour]
    owned = {*districts_of(view, me.seat), promised.district}
    facts = {"own": len(owned.intersection(group)), "all": len(group)}
    return teller.say("advice-buys", left=money(teller.say, me.cash + promised.money), **facts)


def _word(teller: Teller, question: Question, promised: Prospect, word: str, view: RampageView) -> str:
    me = view.kaiju[question.seat]
    match question.ask, word:
        case "turn", _ if word == ROLL:
            return _kept(teller, me.cash)
        case "go", _ if word == MONEY:
            return teller.say("advice-money", money=money(teller.say, promised.money), ap=promised.ap, hp=me.hp)
        case "go", _ if word == HP:
            return teller.say("advice-hp", hp=me.hp)
        case "fish", _ if word == EAT:
            return teller.say("advice-eats", ap=me.ap)
        case "fish", _ if word == PASS:
            return teller.say("advice-saves", ap=me.ap)
        case "buy", _ if word == PASS:
            return _kept(teller, me.cash)
        case "hide", _ if word == HIDE:
            return teller.say("advice-hides", hp=me.hp)
        case "hide", _ if word == LAND:
            return _landing(teller, promised, me, view)
    return ""


def _landing(teller: Teller, promised: Prospect, me: KaijuView, view: RampageView) -> str:
    """Return what would fire where one lands."""
    if promised.space is None:
        return ""
    number = view.spaces[promised.space].district
    owner = view.districts[number].owner if number >= 0 else None
    is_hostile = owner is not None and are_enemies(view, me.seat, owner)
    return teller.say("advice-lands", damage=gun_damage(view, number) if is_hostile else 0, hp=me.hp)


def _kept(teller: Teller, cash: int) -> str:
    return teller.say("advice-keeps", money=money(teller.say, cash)) if cash > 0 else ""
