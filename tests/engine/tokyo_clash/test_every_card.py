"""Every card of the box is played by its own row, and each of its parts is seen to happen (TC-13)."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.tokyo_clash.cards.card import Card
from engine.tokyo_clash.cards.words import Part
from engine.tokyo_clash.events import (
    Attacked,
    CardPlayed,
    Damaged,
    Defended,
    Discarded,
    Drew,
    EnergyGained,
    EnergyLost,
    Enhanced,
    MeterRaised,
    Sifted,
)
from tests.engine.tokyo_clash.table import CONTENT, Table

CARDS = {card.key: card for card in CONTENT.cards}
NAMES = {key: mat.name for key, mat in CONTENT.mats.items()}
#: What its player holds besides, to go on with after Momentum; then the target, and what has been discarded.
SPARE = {
    "godzilla": "scaled_hide",
    "king_ghidorah": "gilded_scales",
    "megalon": "chitin_shell",
    "mothra": "silken_shield",
}
GODZILLA = "Godzilla {} (energy 7, king, deck victory_pose claw_swipe stand_firm scaled_hide trample): heat_ray"
MEGALON = "Megalon {} (energy 7, king, deck burrow burrow chitin_shell duck_under burrow): undermine"
PILES = {"godzilla": ", discard power_up", "mothra": ", discard flutter"}
IDLE = ("pass", "none", "stop")
ASKED = ("move", "smash", "recover", "push", "pull", "place", "riposte", "dodge")


class Trial:
    """One card in play, and all that was asked and told meanwhile; it is seat 0's, its target or attacker seat 1."""

    def __init__(self, card: Card, drawing: str) -> None:
        self.card = card
        self.table = Table(drawing)
        self.asked: list[str] = []

    def go_on(self, *wanted: str) -> "Trial":
        """Answer until a next action: with what is *wanted*, by staying, else with the first that does something."""
        while not self.asked or self.table.question.ask not in ("act", "momentum"):
            question = self.table.question
            self.asked.append(question.ask)
            found = [token for token in wanted if token in question.options]
            found += ["pass"] if question.ask == "move" else []
            found += [token for token in question.options if token not in IDLE]
            self.table.pick(self.table.names[question.seat], *[*found, *question.options][:1])
        self.asked.append(self.table.question.ask)
        return self

    def told(self, kind: type, field: str, seat: int = 0) -> list[Any]:
        """Return what the events of *kind* say about *seat*."""
        return [getattr(event, field) for event in self.table.told(kind) if event.seat == seat]

    def missing(self, parts: tuple[Part, ...]) -> list[Part]:
        """Return those of *parts* of which nothing was seen."""
        return [part for part in parts if not SEEN[part.word](self, part)]


def gained(trial: Trial, part: Part) -> bool:
    return part.amount in trial.told(EnergyGained, "amount")


def drained(trial: Trial, part: Part) -> bool:
    return part.amount in trial.told(EnergyLost, "amount", 1)


SEEN: dict[str, Callable[[Trial, Part], bool]] = {
    "attack": lambda trial, part: trial.told(Attacked, "value") == [part.amount],
    "range": lambda trial, part: trial.told(Attacked, "is_ranged") in ([True], []),
    "quake": lambda trial, part: trial.told(Damaged, "amount", 1) == [part.amount],
    "trophies": lambda trial, part: trial.told(Damaged, "kept", 1) == [part.amount],
    "gain": gained,
    "drain": drained,
    "steal": lambda trial, part: drained(trial, part) and gained(trial, part),
    "draw": lambda trial, part: trial.told(Drew, "count") == [part.amount],
    "sift": lambda trial, part: part.amount in trial.told(Sifted, "count"),
    "discard": lambda trial, part: len(trial.told(Discarded, "cards", 1)) == part.amount,
    "head": lambda trial, part: trial.told(MeterRaised, "meter") == [3],
    "enhancement": lambda trial, part: trial.told(Enhanced, "card") == [trial.card.key],
    "momentum": lambda trial, part: trial.asked[-1] == "momentum",
    "absorb": lambda trial, part: trial.told(EnergyGained, "amount") == [3],
} | dict.fromkeys(ASKED, lambda trial, part: part.word in trial.asked)


def marks(card: Card) -> str:
    """Return how its player is drawn: King Ghidorah with a meter that *card* fills, or a full one."""
    meter = {True: ", meter 2", False: ", meter 3"}[card.head] if card.kaiju == "king_ghidorah" else ""
    return f"energy 7{meter}{PILES.get(card.kaiju, '')}"


@pytest.mark.rule("TC-4.2", "TC-13.1")
@pytest.mark.parametrize("card", [card for card in CARDS.values() if card.is_active], ids=lambda card: card.key)
def test_every_part_of_a_card_that_is_played_happens(card: Card):
    me, place = NAMES[card.kaiju], "0,1" if card.range > 0 else "0,0"
    target = (MEGALON if card.kaiju == "godzilla" else GODZILLA).format(place)
    drawing = f"> {me} 0,0 ({marks(card)}): {card.key} {SPARE[card.kaiju]}\n {target}\n B 0,0"
    trial = Trial(card, drawing).go_on(card.token, "hit:seat:1")

    while_in_play = [part for part in card.face.parts if part.when in ("spend", "refresh")]  # tests of their own
    bonuses = [part for part in card.face.parts if card.stays and part.word in ("melee", "ranged", "throws", "defence")]
    assert trial.missing(tuple(part for part in card.face.parts if part not in (*while_in_play, *bonuses))) == []
    assert trial.table.told(CardPlayed) == [CardPlayed(0, card.key, card.cost)]
    assert (trial.asked[-1] == "momentum") == card.momentum


@pytest.mark.rule("TC-6.6", "TC-13.2")
@pytest.mark.parametrize("card", [card for card in CARDS.values() if card.defend >= 0], ids=lambda card: card.key)
def test_every_part_of_a_defence_happens(card: Card):
    blow, attacker = ("body_slam", "Godzilla") if card.kaiju == "megalon" else ("undermine", "Megalon")
    enemy = f"> {attacker} 0,0 (energy 7, king): {blow} {SPARE[attacker.lower()]}"
    drawing = f"{NAMES[card.kaiju]} 0,0 ({marks(card)}): {card.key}\n {enemy}"
    trial = Trial(card, drawing).go_on(f"card:{blow}", "hit:seat:0", card.token)

    meter = trial.table.state.fighters[0].meter
    value = card.defend + sum(part.amount * (meter if part.condition == "per meter" else 1) for part in card.guards)
    assert trial.table.told(Defended)[0] == Defended(0, 4, card.key, value)
    assert trial.missing(tuple(part for part in card.face.parts if part.word not in ("defend", "defence"))) == []
    assert trial.table.energy(trial.table.names[0]) == 7 - card.cost + sum(trial.told(EnergyGained, "amount"))
