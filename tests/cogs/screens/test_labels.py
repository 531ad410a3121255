"""What answers are called on buttons: the letters of the picture, in order, and words where there is room for them."""

from __future__ import annotations

from typing import Any

import pytest
from discord import ui
from msgspec.structs import asdict

from cogs.screens.playing.chains import Proposed
from cogs.screens.playing.hand import items, proposal
from cogs.screens.playing.labels import BESIDE_BOARD
from cogs.screens.playing.questions import ROWS, rows_of
from cogs.wire.clicks.address import Address, read_address
from engine import games
from engine.tokens import DECLINES
from engine.tokyo_clash.events import VehicleMoved
from render.letters import letters
from table import Asked, Suggested
from tests.cogs.looks import story, walk


def test_what_declines_has_the_last_letter_as_it_stands_last_on_a_page() -> None:
    assert letters(("pass", "hex:0,1", "hex:1,1")) == {"hex:0,1": "A", "hex:1,1": "B", "pass": "C"}
    assert [*letters(("hit", *(f"card:{number}" for number in range(26)))).items()][-1] == ("hit", "27")


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_space_is_offered_with_its_letter_and_words_and_many_of_them_in_one_list(seed: int) -> None:
    pressed = listed = 0
    for runner in walk(4, seed, 1, games["tokyo_clash"]):
        for question in runner.pending:
            tale = story(runner, question.seat, 4)
            places = [each for each in getattr(question, "options", ()) if each not in DECLINES]
            if not places or not all(place.startswith("hex:") for place in places):
                continue
            named = list(letters(question.options).values())
            found = items(tale, tale.look.questions[0])
            lists = [item for item in found if isinstance(item, ui.Select)]
            labels = [option.label for item in lists for option in item.options]
            labels += [str(item.label) for item in found if isinstance(item, ui.Button) and read(item).verb == "pick"]
            assert [label.partition(" · ")[0] for label in labels] == named
            assert all(label.partition(" · ")[2] for label in labels), "no answer is a letter alone"
            on_buttons = [str(item.label) for item in found if isinstance(item, ui.Button)]
            assert rows_of(on_buttons[: len(places)]) <= BESIDE_BOARD or lists or len(places) == 1
            pressed, listed = pressed + (not lists), listed + bool(lists)
    assert pressed
    assert listed


def read(item: ui.Button[Any]) -> Address:
    address = read_address(str(item.custom_id))
    assert address
    return address


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_cards_that_can_be_played_are_buttons_and_what_follows_them_is_a_list_where_a_phone_is_full(seed) -> None:
    kinds = set()
    for runner in walk(4, seed, 1, games["tokyo_clash"]):
        for question in runner.pending:
            if question.ask not in ("act", "momentum"):
                continue
            found = items(story(runner, question.seat, 4), Asked(question, 41, 0.0, None))
            shown = [str(item.label) for item in found if isinstance(item, ui.Button)]
            cards = [label for label in shown if label.endswith("Energy")]
            assert len(cards) == sum(option.startswith("card:") for option in question.options)
            rows = rows_of(shown[:-1]) + len(found) - len(shown)
            assert rows <= max(ROWS - 1, rows_of(cards) + 2), "a row for each kind that follows"
            assert shown[-1].endswith(("Pass", "Stop"))
            kinds.add(tuple(type(item) for item in found))
    assert len(kinds) > 3, "buttons, lists and both"


def test_what_is_suggested_alike_is_said_once_with_its_number() -> None:
    runner = next(walk(4, 1, 1, games["tokyo_clash"]))
    tale = story(runner, runner.pending[0].seat, 4)
    moved = [VehicleMoved("tank", "0,0", "0,1"), VehicleMoved("tank", "0,0", "0,1"), VehicleMoved("tank", "1,0", "0,1")]
    asked = tale.look.questions[0]
    proposed = Proposed(**asdict(asked), suggested=Suggested((), tuple(moved), tale.look.view))

    lines = [line for line in proposal(tale, proposed) if line[0].isdecimal()]
    assert lines == ["1. A Tank goes from 0,0 to 0,1. ×2", "2. A Tank goes from 1,0 to 0,1."]
