"""What answers are called on buttons: the letters of the picture, in order, and words where there is room for them."""

from __future__ import annotations

import pytest
from msgspec.structs import asdict

from cogs.screens.playing.chains import Proposed
from cogs.screens.playing.hand import items, proposal
from cogs.screens.playing.labels import PLACES
from cogs.screens.playing.questions import BUTTONS
from engine import games
from engine.tokens import DECLINES
from engine.tokyo_clash.events import VehicleMoved
from render.letters import letters
from table import Suggested
from tests.cogs.looks import story, walk


def test_what_declines_has_the_last_letter_as_it_stands_last_on_a_page() -> None:
    assert letters(("pass", "hex:0,1", "hex:1,1")) == {"hex:0,1": "A", "hex:1,1": "B", "pass": "C"}
    assert [*letters(("hit", *(f"card:{number}" for number in range(26)))).items()][-1] == ("hit", "27")


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_many_spaces_are_buttons_with_nothing_but_their_letters(seed: int) -> None:
    bare = wordy = 0
    for runner in walk(4, seed, 1, games["tokyo_clash"]):
        for question in runner.pending:
            tale = story(runner, question.seat, 4)
            places = [each for each in getattr(question, "options", ()) if each not in DECLINES]
            if not places or not all(place.startswith("hex:") for place in places) or len(places) > BUTTONS:
                continue
            named = letters(question.options)
            labels = [str(getattr(item, "label", "")) for item in items(tale, tale.look.questions[0])]
            shown = [label for label in labels if label.partition(" · ")[0] in named.values()]
            assert [label.partition(" · ")[0] for label in shown] == list(named.values())
            is_bare = len(places) > PLACES
            assert {len(label) == 1 for label in shown[: len(places)]} == {is_bare}
            assert all(" · " in label for label in shown[len(places) :]), "what declines says so"
            bare, wordy = bare + is_bare, wordy + (not is_bare)
    assert bare
    assert wordy


def test_what_is_suggested_alike_is_said_once_with_its_number() -> None:
    runner = next(walk(4, 1, 1, games["tokyo_clash"]))
    tale = story(runner, runner.pending[0].seat, 4)
    moved = [VehicleMoved("tank", "0,0", "0,1"), VehicleMoved("tank", "0,0", "0,1"), VehicleMoved("tank", "1,0", "0,1")]
    asked = tale.look.questions[0]
    proposed = Proposed(**asdict(asked), suggested=Suggested((), tuple(moved), tale.look.view))

    lines = [line for line in proposal(tale, proposed) if line[0].isdecimal()]
    assert lines == ["1. A Tank goes from 0,0 to 0,1. ×2", "2. A Tank goes from 1,0 to 0,1."]
