"""Positions of Tokyo Clash drawn for a test, and played on; how is told in engine/tokyo_clash/drawn.py."""

import re
from typing import Any

import msgspec
import pytest

from data.loader import Bundle, bundle
from engine import build, games
from engine.play import Choice, Decision, Event, IllegalPick, Position, Step, apply, resume
from engine.tokyo_clash.game import TokyoClash
from engine.tokyo_clash.state import Clash, Fighter

GAME = games["tokyo_clash"]
assert isinstance(GAME, TokyoClash)
CONTENT = GAME.content


def with_cards(**effects: str) -> TokyoClash:
    """Return the game with the effects of some cards replaced, as a data pack would."""
    ours = bundle("tokyo_clash")
    files = dict(ours.files)
    for key, text in effects.items():
        pattern = re.compile(rf'(key = "{key}"\n(?:[a-z]+ = .*\n)*?effects = )".*"')
        for name in files:
            files[name] = pattern.sub(rf'\1"{text}"', files[name])
    game = build(Bundle("tokyo_clash", files))
    assert isinstance(game, TokyoClash)
    return game


def with_content(name: str, old: str, new: str) -> TokyoClash:
    """Return the game with *old* replaced by *new* in the content file *name*."""
    files = dict(bundle("tokyo_clash").files)
    assert old in files[name]
    game = build(Bundle("tokyo_clash", files | {name: files[name].replace(old, new)}))
    assert isinstance(game, TokyoClash)
    return game


class Table:
    """A drawn position that can be played on."""

    def __init__(self, drawing: str, game: TokyoClash = GAME, **events: str) -> None:
        self.game = game
        state = game.drawn(drawing, **events)
        self.city = game.content.cities[len(state.fighters)]
        self.names = [game.content.mats[fighter.kaiju].name for fighter in state.fighters]
        self.step: Step = resume(game, Position(state))
        self.events: list[Event] = list(self.step.events)

    @property
    def state(self) -> Clash:
        state: Clash = self.step.state
        return state

    @property
    def question(self) -> Decision:
        question = self.step.pending[0]
        assert isinstance(question, Decision)
        return question

    @property
    def asked(self) -> tuple[str, str]:
        """Who is asked, and what."""
        return self.names[self.question.seat], self.question.ask

    @property
    def options(self) -> tuple[str, ...]:
        return self.question.options

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def fighter(self, name: str) -> Fighter:
        return self.state.fighters[self.seat(name)]

    def at(self, name: str) -> str:
        """Return where a kaiju stands."""
        return self.city.names[self.fighter(name).space]

    def hand(self, name: str) -> list[str]:
        return self.keys(self.fighter(name).hand)

    def discard(self, name: str) -> list[str]:
        return self.keys(self.fighter(name).discard)

    def deck(self, name: str) -> list[str]:
        """Return a deck, the top card first."""
        return self.keys(self.fighter(name).deck)[::-1]

    def trophies(self, name: str) -> list[str]:
        return self.keys(self.fighter(name).trophies)

    def keys(self, cards: list[int]) -> list[str]:
        return [self.game.content.cards[card].key for card in cards]

    def energy(self, name: str) -> int:
        return self.fighter(name).energy

    def building(self, space: str) -> str:
        return self.state.buildings[self.city.names.index(space)]

    def vehicles(self) -> dict[str, str]:
        """Return where each vehicle is."""
        return {vehicle.token: self.city.names[vehicle.space] for vehicle in self.state.vehicles}

    def pick(self, name: str, *picks: str) -> "Table":
        """Let *name* answer with *picks*."""
        self.step = apply(self.game, self.step.position, Choice(self.seat(name), picks))
        self.events += self.step.events
        return self

    def picks(self, name: str, *picks: str) -> "Table":
        """Let *name* answer one question after the other."""
        for pick in picks:
            self.pick(name, pick)
        return self

    def keep(self) -> "Table":
        """Let the attacker keep the first of the trophies offered, as often as he is asked."""
        while self.step.pending and self.question.ask == "trophy":
            self.pick(self.names[self.question.seat], self.options[0])
        return self

    def told(self, kind: type[Event]) -> list[Any]:
        """Return the events of *kind* since the drawing."""
        return [event for event in self.events if isinstance(event, kind)]

    def view(self, name: str | None) -> Any:
        return self.game.view(self.state, None if name is None else self.seat(name))

    def change(self, **facts: Any) -> "Table":
        """Begin the turn anew with some facts of the state changed."""
        state = msgspec.structs.replace(self.step.position.turn_start, **facts)
        self.step = resume(self.game, Position(state))
        self.events = list(self.step.events)
        return self

    def all_pass(self) -> "Table":
        """Let everybody pass until another question comes."""
        while self.step.pending and self.question.ask == "act":
            self.pick(self.names[self.question.seat], "pass")
        return self


def hexes(table: Table) -> set[str]:
    """Return the spaces that are offered."""
    return {option.removeprefix("hex:") for option in table.options if option.startswith("hex:")}


def refused(table: Table, name: str, pick: str) -> str:
    """Return the rule by which *pick* is refused."""
    with pytest.raises(IllegalPick) as refusal:
        table.pick(name, pick)
    return refusal.value.rule


def ranged(effects: str, mark: str = "", hand: str = "", game: TokyoClash | None = None) -> Table:
    """Return Mothra, who has played a card of these *effects*, with Godzilla two away in a straight line."""
    game = game or with_cards(antenna_beam=effects)
    drawing = f"> Mothra 0,0 (energy 5): antenna_beam\n Godzilla 0,2 (energy 5{mark}): {hand}"
    return Table(drawing, game).pick("Mothra", "card:antenna_beam")
