"""Monopoly in words: every fact of the view is in the text, and the alt text fits."""

import msgspec
import pytest

from engine import games
from engine.monopoly.content.board import Deed, Space
from engine.monopoly.events import CardDrawn
from engine.monopoly.view import DistrictView, KaijuView, OfferView, RampageView
from engine.play import Amount
from render.alt_text import ALT_LIMIT
from render.letters import letters
from render.monopoly.alt_text.board import board_alt_text
from render.monopoly.alt_text.cards import hand_alt_text
from render.monopoly.artist import ARTIST
from render.monopoly.holdings.faces import card_of, face
from render.words import words
from scripts.monopoly_pictures import IN_HAND, ON_BOARD
from tests.render.moment import snapshot
from tests.render.monopoly.positions import armed, asked_for, busy, finished, full
from tests.render.positions import HARD_NAMES, NAMES

SAY = words("en", "monopoly")
SEAT_FACTS = {
    "name": "Minilla",
    "at": 17,
    "cash": 77_770,
    "ap": 11,
    "hp": 33,
    "laps": 19,
    "controller": 3,
    "servants": 4,
    "worth": 99_990,
    "held": 3,
    "is_waiting": True,
    "spare_houses": 2,
    "spare_tanks": 3,
    "cards": ("sewer_tunnel", "sewer_tunnel"),
    "rolls": ((6, 6), (1, 2)),
}
TABLE_FACTS = {
    "seat": 1,
    "track_name": "Atlantis",
    "house_price": 960,
    "lap_limit": 13,
    "alarm": 9,
    "alarm_damage": 7,
    "top_laps": 11,
    "pool_money": 8_880,
    "pool_hp": 44,
    "pool_tanks": 5,
    "deck_count": 66,
    "discards": ("typhoon",),
    "offers": (OfferView(2, -700, ("card:berserk",), ("district:ginza",)),),
    "jammed": 2,
    "starter": 3,
    "to_play": 2,
    "turns": 555,
    "ended": "lap_limit",
}
UNSPOKEN = {"seat", "kaiju", "katakana"}  # the order of the list, the key behind the name, an ornament
KEYS = {"game", "track", "cards"}  # behind the names
#: What the table has chosen, which the lobby says; the reach of masers, which the text lists; a moment of one question.
CHOSEN = {"readings", "reach", "go_houses", "debt"}


def text_of(view: RampageView) -> str:
    return board_alt_text(snapshot(view, NAMES)).text


def changed(view, **news):
    return msgspec.structs.replace(view, **news)


def calm() -> RampageView:
    view = busy(4).view()
    kaiju = tuple(
        changed(each, controller=None, servants=0, held=0, rolls=(), cards=(), is_waiting=False) for each in view.kaiju
    )
    return changed(view, kaiju=kaiju, discards=(), offers=(), jammed=None, starter=0, to_play=0, alarm=7, ended="")


@pytest.mark.parametrize("field", SEAT_FACTS)
def test_every_fact_of_a_seat_is_in_the_text(field):
    view = calm()
    kaiju = list(view.kaiju)
    kaiju[2] = changed(kaiju[2], **{field: SEAT_FACTS[field]})

    assert text_of(view) != text_of(changed(view, kaiju=tuple(kaiju)))


@pytest.mark.parametrize("field", TABLE_FACTS)
def test_every_fact_of_the_table_is_in_the_text(field):
    view = calm()

    assert text_of(view) != text_of(changed(view, **{field: TABLE_FACTS[field]}))


def test_the_winner_is_in_the_text():
    view = changed(calm(), ended="lap_limit", winner=None)

    assert text_of(view) != text_of(changed(view, winner=3))


@pytest.mark.parametrize(
    ("part", "field", "value"),
    [
        ("spaces", "name", "Sea of Trees"),
        ("spaces", "kind", "scent"),
        ("deeds", "name", "Shangri-La"),
        ("deeds", "colour", "ultraviolet"),
        ("deeds", "price", 8_880),
        ("deeds", "tank", 9_980),
        ("deeds", "damage", (7, 8, 9, 99)),
        ("deeds", "maser", 77_760),
        ("deeds", "maser_damage", 88),
        ("districts", "owner", 3),
        ("districts", "houses", 77),
        ("districts", "tanks", 2),
        ("districts", "has_maser", True),
        ("districts", "is_demolished", True),
    ],
)
def test_every_fact_of_the_track_is_in_the_text(part, field, value):
    view = calm()
    districts = tuple(changed(each, owner=0, houses=2, tanks=1, is_demolished=False) for each in view.districts)
    view = changed(view, districts=districts)
    things = list(getattr(view, part))
    things[0] = changed(things[0], **{field: value})

    assert text_of(view) != text_of(changed(view, **{part: tuple(things)}))


def test_no_field_of_the_view_is_forgotten_by_these_tests():
    parts = {"spaces", "deeds", "districts", "kaiju", "winner"}

    assert {*TABLE_FACTS, *parts, *KEYS, *CHOSEN} == set(RampageView.__struct_fields__)
    assert {*SEAT_FACTS, *UNSPOKEN} == set(KaijuView.__struct_fields__)
    assert set(Space.__struct_fields__) == {"kind", "name", "district"}
    assert set(DistrictView.__struct_fields__) == {"key", "owner", "houses", "tanks", "has_maser", "is_demolished"}
    assert set(Deed.__struct_fields__) == {
        "key", "name", "colour", "space", "price", "tank", "damage", "maser", "maser_damage",
    }  # fmt: skip


def test_the_reach_of_masers_is_told():
    text = text_of(armed(calm(), {"ginza": 3}))

    assert "reach spaces 0, 1, 2, 3, 27, 28, 29, 30, 31." in text


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("names", [NAMES, HARD_NAMES, ("W" * 32,) * 8])
def test_alt_text_fits_and_names_everybody(seats, names):
    moment = busy(seats)
    view = moment.view()
    alt = board_alt_text(snapshot(view, names, asked=moment.pending, events=moment.events)).alt

    assert len(alt) <= ALT_LIMIT
    assert alt.startswith("Unofficial Godzilla Monopoly, Tokyo, turn ")
    for each in view.kaiju:
        assert f"{each.seat + 1}. {each.name} (" in alt


@pytest.mark.parametrize("ask", sorted({*ON_BOARD, *IN_HAND}))
def test_the_choices_are_in_the_text_with_their_letters(ask):
    moment = asked_for(ask)
    question = moment.pending[0]
    view = moment.view(question.seat)

    table = snapshot(view, NAMES, choice=question)
    for described in (board_alt_text(table), hand_alt_text(table)):
        lines = described.text.splitlines()
        if isinstance(question, Amount):
            assert f"from {question.low:,} to {question.high:,} in steps of {question.step}" in described.text
        for letter in letters(getattr(question, "options", ())).values():
            assert any(line.startswith(f"{letter}: ") for line in lines), letter
        assert len(described.alt) <= ALT_LIMIT


def test_the_hand_tells_cards_and_deeds():
    moment = asked_for("deal.give", least=4)
    view = moment.view(moment.pending[0].seat)
    text = hand_alt_text(snapshot(view, NAMES)).text

    for key in view.kaiju[view.seat].cards:
        assert card_of(key).text in text
    for deed, now in zip(view.deeds, view.districts, strict=True):
        assert (f"\n{deed.name}: " in text) == (now.owner == view.seat)


def test_the_result_tells_places_and_course():
    moment = finished(8)
    assert moment.outcome
    _, described = ARTIST.result(snapshot(moment.view(), HARD_NAMES, events=moment.story), moment.outcome)

    assert len(described.alt) <= ALT_LIMIT
    assert "7 kaiju subjugated" in described.alt
    assert described.text.count("\n2. ") == 7
    assert len([line for line in described.text.splitlines() if ": 12, " in line]) == 8


def test_every_card_is_told_in_full():
    for card in games["monopoly"].content.cards.values():  # type: ignore[attr-defined]
        assert card.text in ARTIST.card(card.key, 1, 24, SAY)[1].text
        assert face(card, SAY).art
        assert face(card, SAY).text == card.text
        assert bool(face(card, SAY).chips) == card.is_kept


def test_a_card_that_only_a_pack_knows_has_a_name_and_a_face():
    assert card_of("lunar_eclipse").name == "Lunar Eclipse"
    assert face(card_of("lunar_eclipse"), SAY).art == "uncertainty"


def test_a_drawn_card_is_told_with_all_that_it_says():
    view = busy(4).view(1)
    table = snapshot(view, NAMES, events=(CardDrawn(1, "radar_jam", True),))
    text = card_of("radar_jam", view.cards).text

    for told in (board_alt_text(table), hand_alt_text(table)):
        assert text in told.alt
        assert text in told.text


def test_the_words_of_a_hand_say_what_is_special_about_its_seat():
    view = full(busy(4).view(1))
    told = hand_alt_text(snapshot(view, NAMES)).text

    assert "At the fish, 2 turns to go." in told
    assert f"laps {view.kaiju[1].laps}" in told
    for each in view.kaiju:
        assert each.name in told
