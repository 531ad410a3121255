"""Tokyo Clash in words: every fact of the view is in the text, and the alt text fits."""

import msgspec
import pytest

from engine import games
from engine.play import Decision
from engine.tokyo_clash.view import AimView, ClashView, EventView, FighterView, SpaceView, VehicleView
from render.alt_text import ALT_LIMIT
from render.letters import letters
from render.tokyo_clash.alt_text.board import board_alt_text
from render.tokyo_clash.alt_text.cards import hand_alt_text
from render.tokyo_clash.artist import ARTIST
from render.words import words
from tests.render.moment import snapshot
from tests.render.positions import HARD_NAMES, NAMES
from tests.render.tokyo_clash.positions import asked_for, busy, finished

UNSPOKEN = {
    "seat": None,  # fixes the order of the list
    "kaiju": None,  # the key behind the name
    "katakana": None,  # an ornament
    "action_words": None,  # the options behind the actions, which are told
    "is_king": None,
}
SEAT_FACTS = {
    "name": "Minilla",
    "actions": ("Sleep.",),
    "gains_energy": "other",
    "space": "0,2",
    "energy": 11,
    "meter": 2,
    "meter_size": 3,
    "hand_count": 9,
    "known_hand": ("soar",),
    "deck_count": 77,
    "known_deck": ((4, "soar"),),
    "discard": ("soar", "soar", "burrow"),
    "playing": ("soar",),
    "enhancements": ("soar",),
    "trophies": ("", "soar", ""),
}
TABLE_FACTS = {
    "seat": 1,
    "round": 3,
    "rounds": 9,
    "phase": "event",
    "to_act": 2,
    "turn_order": (3, 2, 1, 0),
    "passes": 3,
    "track": (18, 17),
    "first_square": 9,
    "squares_between": 5,
    "taken": ("", ""),
    "sifted": ("",),
    "aim": AimView(0, "throw", "seat:1", 7, "", "0,0"),
    "ended": "seventh_round",
}


def text_of(view: ClashView) -> str:
    return board_alt_text(snapshot(view, NAMES)).text


def changed(view: ClashView, **news: object) -> ClashView:
    return msgspec.structs.replace(view, **news)


def calm() -> ClashView:
    view = busy(4).view()
    fighters = tuple(
        msgspec.structs.replace(each, meter=1, meter_size=4, known_hand=(), known_deck=(), trophies=("",))
        for each in view.fighters
    )
    return changed(view, fighters=fighters, aim=None, track=(), passes=0, to_act=0, round=2, turn_order=(0, 1, 2, 3))


@pytest.mark.parametrize("field", SEAT_FACTS)
def test_every_fact_of_a_seat_is_in_the_text(field: str):
    view = calm()
    value = SEAT_FACTS[field] if field != "gains_energy" else not view.fighters[2].gains_energy
    fighters = list(view.fighters)
    fighters[2] = msgspec.structs.replace(fighters[2], **{field: value})

    assert text_of(view) != text_of(changed(view, fighters=tuple(fighters)))


@pytest.mark.parametrize("field", TABLE_FACTS)
def test_every_fact_of_the_table_is_in_the_text(field: str):
    view = calm()
    news: dict[str, object] = {field: TABLE_FACTS[field]}
    if field == "ended":
        news["scores"] = (1, 2, 3, 4)

    assert text_of(view) != text_of(changed(view, **news))


def test_the_scores_and_the_king_are_in_the_text():
    view = finished(4).view()

    assert text_of(view) != text_of(changed(view, scores=(91, 92, 93, 94)))
    king = view.fighters[view.king]
    line = next(line for line in text_of(view).splitlines() if line.startswith(f"{king.seat + 1}. {king.name}"))
    assert "King of Monsters" in line


@pytest.mark.parametrize(
    ("part", "field", "value"),
    [
        ("spaces", "name", "9,9"),
        ("spaces", "tile", 55),
        ("spaces", "ground", "w"),
        ("spaces", "building", "R"),
        ("vehicles", "kind", "generator"),
        ("vehicles", "space", "0,1"),
        ("vehicles", "facing", "sw"),
        ("events", "name", "Tea Break"),
        ("events", "vehicle", "generator"),
        ("events", "text", "Everybody rests."),
        ("building_rows", "energy", 44),
        ("building_rows", "name", "Teahouse"),
        ("building_rows", "reward", "look"),
        ("vehicle_rows", "energy", 45),
        ("vehicle_rows", "name", "Rickshaw"),
    ],
)
def test_every_fact_of_the_city_is_in_the_text(part: str, field: str, value: object):
    view = calm()
    things = list(getattr(view, part))
    at = 0
    if (part, field) == ("spaces", "ground"):
        at = next(at for at, space in enumerate(things) if not space.building and space.ground != "w")
    if (part, field) == ("vehicles", "space"):
        at = next(at for at, vehicle in enumerate(things) if vehicle.space != "0,1")
    things[at] = msgspec.structs.replace(things[at], **{field: value})

    assert text_of(view) != text_of(changed(view, **{part: tuple(things)}))


def test_no_field_of_the_view_is_forgotten_by_these_tests():
    parts = {"spaces", "vehicles", "events", "building_rows", "vehicle_rows"}
    own = {"game", "hand", "cards", "king", "fighters", "scores"}  # told by the tests of hands and of scores
    own |= {"most_energy", "lasting_meter"}  # what the pictures of hands are drawn by, and the texts of cards

    assert {*TABLE_FACTS, *parts, *own} == set(ClashView.__struct_fields__)
    assert {*SEAT_FACTS, *UNSPOKEN} == set(FighterView.__struct_fields__)
    assert set(SpaceView.__struct_fields__) == {"name", "tile", "ground", "building"}
    assert set(VehicleView.__struct_fields__) == {"token", "kind", "space", "facing"}
    assert set(EventView.__struct_fields__) == {"key", "name", "vehicle", "text"}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("names", [NAMES, HARD_NAMES, ("W" * 32,) * 4])
def test_alt_text_fits_and_names_everybody(seats: int, names: tuple[str, ...]):
    moment = busy(seats)
    view = moment.view()
    alt = board_alt_text(snapshot(view, names, asked=moment.pending, events=moment.events)).alt

    assert len(alt) <= ALT_LIMIT
    assert alt.startswith(f"Tokyo Clash, round {view.round}")
    for fighter in view.fighters:
        assert f"{fighter.seat + 1}. {fighter.name} (" in alt


@pytest.mark.parametrize(
    "ask", ["act", "momentum", "defend", "attack", "throw.to", "throw.through", "move", "refresh", "action", "recover"]
)
def test_the_choices_are_in_the_text_with_their_letters(ask: str):
    moment = asked_for(ask)
    question = moment.pending[0]
    assert isinstance(question, Decision)
    view = moment.view(question.seat)

    for described in (
        board_alt_text(snapshot(view, NAMES, choice=question)),
        hand_alt_text(snapshot(view, NAMES, choice=question)),
    ):
        lines = described.text.splitlines()
        for letter in letters(question.options).values():
            assert any(line.startswith(f"{letter}: ") for line in lines), (ask, letter)
        assert len(described.alt) <= ALT_LIMIT


def test_the_own_hand_is_told_with_everything_on_the_cards():
    moment = asked_for("act")
    view = moment.view(moment.pending[0].seat)
    text = board_alt_text(snapshot(view, NAMES)).text

    for key in view.hand:
        card = next(face for face in view.cards if face.key == key)
        assert f"{card.name}, cost {card.cost}, Dominance {card.dominance}: {card.text}" in text


def test_a_hand_is_told_with_what_is_in_play_and_what_a_card_can_be_discarded_for():
    moment = asked_for("act")
    view = moment.view(moment.pending[0].seat)
    me = msgspec.structs.replace(view.fighters[view.seat], enhancements=(view.cards[0].key,) * 2)
    fighters = tuple(me if each.seat == me.seat else each for each in view.fighters)
    table = snapshot(msgspec.structs.replace(view, fighters=fighters), NAMES, choice=moment.pending[0])
    told = hand_alt_text(table).text

    assert f"In play: {view.cards[0].name} ×2." in told
    for text in me.actions:
        assert text in told


def test_a_spectator_reads_no_hand():
    assert "Your hand" not in text_of(busy(4).view())


def test_the_result_tells_places_scores_and_course():
    moment = finished(4)
    assert moment.outcome
    view = moment.view()
    _, described = ARTIST.result(snapshot(view, HARD_NAMES, events=moment.story), moment.outcome)

    assert len(described.alt) <= ALT_LIMIT
    for seat, score in enumerate(moment.outcome.scores):
        assert any(
            view.fighters[seat].name in line and f"{score} points" in line for line in described.text.splitlines()
        )
    assert len([line for line in described.text.splitlines() if ": 0, " in line]) == 4


def test_the_chart_ends_at_the_score_without_the_token():
    from render.tokyo_clash.ending import points_by_round

    for seats in (2, 3, 4):
        moment = finished(seats)
        assert moment.outcome
        view = moment.view()
        last = points_by_round(view, moment.story)[-1]
        token = tuple(2 if seat == view.king else 0 for seat in range(seats))
        assert tuple(a + b for a, b in zip(last, token, strict=True)) == moment.outcome.scores


def test_hidden_trophies_are_counted_only():
    from render.tokyo_clash.ending import points_by_round

    moment = finished(4)
    hidden = tuple(event.seen_by(None) for event in moment.story)
    last = points_by_round(moment.view(), hidden)[-1]

    assert last == tuple(len(fighter.trophies) for fighter in moment.view().fighters)


def test_a_card_is_told_in_full():
    face = games["tokyo_clash"].content.cards[0].face  # type: ignore[attr-defined]

    assert face.text in ARTIST.card(face.key, 2, 30, words("en", "tokyo_clash"))[1].text
