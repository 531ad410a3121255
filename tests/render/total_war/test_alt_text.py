"""The pictures in words: every fact of the view is in the text, and the alt text fits."""

import msgspec
import pytest

from engine.play import Decision
from engine.total_war.view import FighterView, WarView
from render.alt_text import ALT_LIMIT, alt_text, choice_lines
from render.letters import letters
from render.total_war import ARTIST
from render.total_war.alt_text import board_alt_text, hand_alt_text
from render.words import words
from tests.render.moment import snapshot
from tests.render.positions import HARD_NAMES, NAMES, asked_for, crowded, finished

OTHER = {
    "kaiju": None,  # the key behind the name; people read the name
    "katakana": None,  # an ornament
    "seat": None,  # fixes the order of the list
    "name": "Minilla",
    "life": 14,
    "power": 9,
    "worth": 8,
    "damage": ("10",),
    "wounds": 4,
    "vp": 5,
    "hand_count": 6,
}
FLAGS = ("is_furious", "is_spun", "holds_king", "is_out")


def text_of(view: WarView) -> str:
    return board_alt_text(snapshot(view, NAMES)).text


def changed(view: WarView, **news: object) -> WarView:
    return msgspec.structs.replace(view, **news)


@pytest.mark.parametrize("field", [field for field in FighterView.__struct_fields__ if OTHER.get(field, 1) is not None])
def test_every_fact_of_a_seat_is_in_the_text(field: str):
    view = changed(crowded(6).view())
    fighter = changed_fighter(view.fighters[2], damage=("3",), wounds=3, is_out=False)
    value = not getattr(fighter, field) if field in FLAGS else OTHER[field]
    fighters = list(view.fighters)

    fighters[2] = fighter
    before = text_of(changed(view, fighters=tuple(fighters)))
    fighters[2] = changed_fighter(fighter, **{field: value})
    after = text_of(changed(view, fighters=tuple(fighters)))

    assert before != after


def changed_fighter(fighter: FighterView, **news: object) -> FighterView:
    return msgspec.structs.replace(fighter, **news)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("hand", ("10", "wound")),
        ("seat", 4),
        ("mode", "immortals"),
        ("options", ("free_surrender",)),
        ("target", 77),
        ("round", 78),
        ("to_play", 5),
        ("is_clockwise", None),
        ("strike", 79),
        ("is_wound", True),
        ("striker", 4),
        ("played", "-3"),
        ("discard", ("wound", "wound", "0")),
        ("deck_count", 71),
        ("buildings_up", (5, 5, 5)),
        ("building_count", 72),
        ("ended", "target"),
        ("victim", 4),
        ("keeps_wounds", True),
    ],
)
def test_every_fact_of_the_table_is_in_the_text(field: str, value: object):
    view = changed(crowded(6).view(1), striker=0, to_play=2)
    news = {field: not view.is_clockwise if field == "is_clockwise" else value}

    assert text_of(view) != text_of(changed(view, **news))


def test_the_winner_is_in_the_text():
    view = changed(crowded(6).view(), ended="target", winner=1)

    assert text_of(view) != text_of(changed(view, winner=2))


def test_no_field_of_the_view_is_forgotten_by_these_tests():
    marks = getattr(test_every_fact_of_the_table_is_in_the_text, "pytestmark")  # noqa: B009
    told = {field for field, _ in marks[0].args[1]} | {"game", "fighters", "winner"}
    told |= {"keeps_wounds"}  # follows from an option, and from the rules that the game began by

    assert told == set(WarView.__struct_fields__)


@pytest.mark.parametrize("seats", range(3, 13))
@pytest.mark.parametrize("names", [NAMES, HARD_NAMES, ("W" * 32,) * 12])
def test_alt_text_fits_and_names_who_must_act(seats: int, names: tuple[str, ...]):
    moment = crowded(seats)
    view = moment.view()
    alt = board_alt_text(snapshot(view, names, asked=moment.pending, events=moment.events)).alt

    assert len(alt) <= ALT_LIMIT
    assert f"Strike {view.strike}" in alt
    for fighter in view.fighters:
        assert f"{fighter.seat + 1}. {fighter.name} (" in alt


def test_the_choices_are_in_the_text_with_their_letters():
    for ask in ("answer", "target", "damage", "heart", "building", "discard", "open"):
        moment = asked_for(ask)
        decision = moment.pending[0]
        assert isinstance(decision, Decision)
        view = moment.view(decision.seat)
        table = snapshot(view, NAMES, choice=decision)
        for described in (board_alt_text(table), hand_alt_text(table)):
            lines = described.text.splitlines()
            for letter in letters(decision.options).values():
                assert any(line.startswith(f"{letter}: ") for line in lines), (ask, letter)


def test_how_many_cards_are_discarded_is_one_number():
    moment = asked_for("discard")
    decision = moment.pending[0]
    assert isinstance(decision, Decision)
    table = snapshot(moment.view(decision.seat), NAMES, choice=decision)

    assert f"Your choices, {decision.least} of them:" in "\n".join(choice_lines(table))


def test_a_spectator_reads_no_hand():
    assert "hand" not in board_alt_text(snapshot(crowded(6).view(), NAMES)).text.lower()


def test_the_result_tells_places_scores_and_course():
    moment = finished(12, 3)
    assert moment.outcome
    view = moment.view()
    _, described = ARTIST.result(snapshot(view, HARD_NAMES, events=moment.story), moment.outcome)

    assert len(described.alt) <= ALT_LIMIT
    for seat, score in enumerate(moment.outcome.scores):
        assert any(view.fighters[seat].name in line and f"{score} VP" in line for line in described.text.splitlines())
    assert len([line for line in described.text.splitlines() if ": 0" in line]) == 12


def test_a_card_is_told_in_full():
    assert "lowers the strike by 3" in ARTIST.card("-3", 4, 90, words("en", "total_war"))[1].text


def test_what_fits_nowhere_is_cut_at_a_line():
    lines = ["x" * 100] * 20

    kept = alt_text([lines]).alt

    assert len(kept) <= ALT_LIMIT
    assert kept.splitlines()[-1] == "…"
    assert set(kept.splitlines()[:-1]) == {"x" * 100}


def dealt(played: str, **options: bool) -> WarView:
    """Return a moment in which a blow is dealt and *played* lies on the pile."""
    return changed(asked_for("damage").view(), played=played, striker=0, strike=9, victim=2, is_wound=False, **options)


def test_a_double_wound_that_is_dealt_is_no_strike_to_beat():
    view = dealt("double_wound")

    for text in (text_of(view), hand_alt_text(snapshot(view, NAMES)).text):
        assert "Double Wound, played by" in text
        assert "Strike 9" not in text
    assert "Strike 9" in text_of(changed(view, victim=None))  # another card is to be beaten again
    assert "Strike 9" in text_of(dealt("9"))


def test_a_double_wound_that_answers_a_wound_that_stays_is_told_as_itself_and_one_under_the_kings_card_as_a_wound():
    view = changed(dealt("double_wound"), is_wound=True)

    assert "Double Wound, played by" in text_of(changed(view, keeps_wounds=True))
    assert "A Wound is pending" in text_of(changed(view, keeps_wounds=False))


def test_when_the_game_is_over_nobody_is_to_play_or_takes_a_blow():
    text = text_of(finished(6).view())

    assert "The game is over" in text
    assert "is to play" not in text
    assert "takes the blow" not in text
