"""The decks as data (TC-13): every word is known, told and tested, and what cannot be played is refused."""

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from data.loader import Bundle, ContentError, bundle
from engine import build
from engine.tokyo_clash.cards import words
from engine.tokyo_clash.cards.resolving import VERBS
from engine.tokyo_clash.cards.words import Part, parse, parse_part
from engine.tokyo_clash.content.rows import NumbersRow, check_numbers
from tests.engine.tokyo_clash.table import CONTENT, with_cards

TESTS = Path(__file__).parent
DOCUMENT = TESTS.parents[2] / "docs" / "rules" / "tokyo_clash_decks.md"
FACES = {card.key: card for card in CONTENT.cards}


def problems(**effects: str) -> str:
    with pytest.raises(ContentError) as refusal:
        with_cards(**effects)
    return str(refusal.value)


def test_every_deck_has_thirty_cards_and_every_row_cost_dominance_and_source():
    assert Counter(card.kaiju for card in CONTENT.cards) == dict.fromkeys(CONTENT.mats, 30)
    for card in FACES.values():
        assert card.cost >= 0
        assert card.dominance >= 0
        assert card.source


def documented() -> dict[str, list[list[str]]]:
    """Return the tables of the decks' document, by kaiju: name, copies, cost, dominance, effects, facts."""
    chapters = re.split(r"^## ", DOCUMENT.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    return {
        chapter.partition("\n")[0]: [
            row.split(" | ") for row in re.findall(r"^\| (?!name|---)(.+) \|$", chapter, flags=re.MULTILINE)
        ]
        for chapter in chapters
    }


def test_the_document_of_the_decks_and_the_data_say_the_same():
    for kaiju, rows in documented().items():
        mat = next(mat for mat in CONTENT.mats.values() if mat.name == kaiju)
        deck = Counter(CONTENT.cards[card].key for card in mat.deck)
        told = {
            name: (int(copies), int(cost), int(points), parse(text)) for name, copies, cost, points, text, _ in rows
        }
        faces = [FACES[key] for key in deck]
        assert told == {each.name: (deck[each.key], each.cost, each.dominance, each.face.parts) for each in faces}


@pytest.mark.rule("TC-13.1", "TC-13.2", "TC-13.3", "TC-13.19")
def test_every_word_has_a_verb_or_shapes_something_and_is_cited_in_a_test():
    tried = set(re.findall(r"[a-z_]+", "".join(path.read_text(encoding="utf-8") for path in TESTS.glob("test_*.py"))))
    shipped = {part.word for card in FACES.values() for part in card.face.parts}
    shaping = {*words.SHAPES, *words.FLAGS, "defend", "defence", "hand", *words.MATS}

    assert set(words.WORDS) == set(VERBS) | shaping
    assert shipped <= set(words.WORDS)
    assert set(words.WORDS) - shipped <= tried


def test_the_text_of_a_card_is_made_from_its_row():
    text = {key: card.face.text for key, card in FACES.items()}

    assert text["tail_slide"] == "Move up to 1. Attack 3."
    assert text["leeching_bite"] == "Head Meter +1. Move up to 1. Attack 2. If it hits: take 1 Energy from the target."
    assert text["unstoppable"] == "Defend 1. For each step of the Head Meter: defend +1."
    assert text["power_up"] == "Enhancement. Spend it: ranged attacks +2 and keep up to 2 trophies."
    changed = with_cards(tail_slide="move 2; attack 4; recover any to top; discard 2 random; peek top")
    assert next(card.face.text for card in changed.content.cards if card.key == "tail_slide") == (
        "Move up to 2. Attack 4. Unless blocked: you may take any card from your discard pile onto your deck. "
        "Unless blocked: the target discards 2 at random. Unless blocked: look at the target's top card."
    )


def test_every_part_of_every_card_is_in_its_text_in_order():
    for card in FACES.values():
        sentences = [part.strip() for part in re.split(r"(?<=\.) ", card.face.text)]
        joined = sum(one.when == other.when != "" for one, other in pairwise(card.face.parts))
        assert len(sentences) + joined == len(card.face.parts), card.face.text
        numbers = [int(number) for number in re.findall(r"\d+", card.face.text)]
        for part in card.face.parts:
            assert not part.amount or part.amount in numbers, card.face.text


def test_a_part_is_read_with_its_numbers_and_what_governs_it():
    assert parse("sift 3 keep 1; if meter 2 draw 1") == (
        Part("sift", 3, keep=1),
        Part("draw", 1, condition="meter", level=2),
    )
    assert parse_part("barrage: if target is king trophies 3") == Part(
        "trophies", 3, condition="target is king", when="barrage"
    )
    assert parse_part("per meter defence +1") == Part("defence", 1, condition="per meter")
    assert parse_part("recover Power Up to top") == Part("recover", name="Power Up", place="top")


@pytest.mark.parametrize(
    ("effects", "problem"),
    [
        ("fly away", "has a part that no word of TC-13 fits: 'fly away'"),
        ("attack", "no word of TC-13 fits: 'attack'"),
        ("attack 2; attack 3", "has more than one 'attack'"),
        ("throw 2", "'throw' belongs on a mat"),
        ("gain 1; spend: gain 2", "'spend:' needs an Enhancement"),
        ("enhancement; refresh: smash", "'refresh:' cannot smash"),
        ("enhancement; spend: drain 1", "'spend:' cannot drain"),
        ("gain 1; barrage: gain 2", "'barrage' needs an attack"),
        ("gain 1; if hit gain 2", "'hit' needs an attack"),
        ("gain 1; trophies 2", "'trophies' needs an attack or an Enhancement"),
        ("riposte 1; defend 2", "'riposte' needs a 'defend' before it"),
        ("attack 2; defence +1", "'defence' needs a 'defend' before it"),
        ("attack 2; hand +1", "'hand' needs an Enhancement"),
        ("move 2; drain 1", "'drain' has no target"),
        ("recover Wings to hand", "recovers no card of its deck"),
    ],
)
def test_a_row_that_makes_no_sense_is_refused_by_name(effects, problem):
    told = problems(claw_swipe=effects)

    assert "card 'claw_swipe'" in told
    assert problem in told


def test_all_problems_of_a_pack_are_listed_at_once():
    told = problems(claw_swipe="fly away", body_slam="attack 2; attack 3", flutter="riposte 1")

    assert {"claw_swipe", "body_slam", "flutter"} <= set(re.findall(r"card '([a-z_]+)'", told))


@pytest.mark.parametrize(
    ("name", "old", "new", "problem"),
    [
        ("godzilla.toml", "copies = 3", "copies = 4", "the deck of godzilla has 30 cards, not"),
        ("godzilla.toml", 'key = "heat_ray"', 'key = "flutter"', "card 'flutter' stands in 2 rows"),
        ("godzilla.toml", "cost = 4", "cost = -1", "cost and dominance of 0 or more"),
        ("godzilla.toml", 'actions = ["throw 1", "move 1"]', 'actions = ["throw 1", "draw 1"]', "cannot 'draw 1'"),
        ("godzilla.toml", 'actions = ["throw 1", "move 1"]', 'actions = ["throw 1", "sing"]', "cannot 'sing'"),
        ("godzilla.toml", '"throw 1", "move 1"', '"throw 1", "move 1; draw 1"', "cannot 'move 1; draw 1'"),
        ("mothra.toml", '"tank", "jet"', '"tank", "boat"', "befriends vehicles only"),
        ("words.toml", 'word = "smash"', 'word = "crush"', "tells every word of TC-13 once"),
        ("words.toml", 'word = "barrage"', 'word = "salvo"', "tells every condition once"),
        ("events.toml", 'key = "rush_hour"', 'key = "rush"', "events are armored_assault"),
        ("events.toml", "supply = 8", "supply = 1", "starts with no more than its supply"),
        ("city.toml", 'kind = "ufo"', 'kind = "saucer"', "vehicles are tank"),
        ("city.toml", "[[tile]]", '[[numbers]]\nsource = "twice"\n\n[[tile]]', "the table has one row of numbers"),
    ],
)
def test_content_that_breaks_a_fact_is_refused(name, old, new, problem):
    ours = bundle("tokyo_clash").files
    assert old in ours[name]

    with pytest.raises(ContentError, match=re.escape(problem)):
        build(Bundle("tokyo_clash", {**ours, name: ours[name].replace(old, new)}))


@pytest.mark.rule("TC-2.6", "TC-10.1", "TC-10.3", "TC-12.1", "TC-3.2")
@pytest.mark.parametrize(
    ("number", "least", "most"),
    [
        ("energy", 0, 12),
        ("most_energy", 2, 20),
        ("hand", 1, 15),
        ("rounds", 2, 12),
        ("squares_between", 1, 6),
        ("king_draws", 0, None),
        ("king_dominance", 0, None),
    ],
)
def test_the_numbers_of_the_table_stay_within_what_can_be_played(number, least, most):
    def is_refused(value):
        found = Bundle("tokyo_clash", {})
        check_numbers(found, NumbersRow(source="a pack", **{number: value}))
        return bool(found.problems)

    assert [is_refused(least - 1), is_refused(least)] == [True, False]
    if most is not None:
        assert [is_refused(most), is_refused(most + 1)] == [False, True]


@pytest.mark.rule("TC-7.2")
@pytest.mark.parametrize(("square", "is_on_the_track"), [(0, False), (1, True), (18, True), (19, False)])
def test_the_first_token_lies_on_the_track(square, is_on_the_track):
    ours = bundle("tokyo_clash").files
    files = {**ours, "city.toml": ours["city.toml"].replace("first_square = 14", f"first_square = {square}")}

    if is_on_the_track:
        build(Bundle("tokyo_clash", files))
    else:
        with pytest.raises(ContentError, match="the first square is one of 18"):
            build(Bundle("tokyo_clash", files))
