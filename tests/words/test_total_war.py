"""Total War in words: every sentence about a card, a building or a kaiju is true."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from data.loader import bundle
from data.words import words
from engine import build, games
from engine.total_war.content import KaijuRow
from engine.total_war.game import TotalWar
from tests.engine.total_war.table import Table
from words.registry import words_of
from words.teller import Teller, lexicon

GAME = games["total_war"]
assert isinstance(GAME, TotalWar)
CONTENT = GAME.content
ROWS = tuple(CONTENT.kaiju.values())
FOUND = {term.key: term for term in lexicon(words("en"), GAME)}
NUMBERS = sorted({face for face in CONTENT.deck if face[0].isdigit()})
SPECIALS = ("change_direction", "choose_target", "wound", "double_wound")
Claim = Callable[[KaijuRow], bool]


def facing(card: str, middle: str) -> Table:
    return Table(f"Godzilla: 1 1 1\n > Mothra (spun): {card}\n Rodan: 1 1 1\n {middle} by Godzilla\n buildings: 3")


def rank(value: int, of: list[int]) -> float:
    """Return where *value* stands among the others: 0 the lowest, 1 the highest."""
    return (sum(other < value for other in of) + sum(other <= value for other in of) - 1) / (2 * len(of) - 2)


def life(side: str, row: KaijuRow) -> float:
    return rank(getattr(row, side).life, [getattr(each, side).life for each in ROWS])


def most(side: str, field: str) -> int:
    return max(getattr(getattr(row, side), field) for row in ROWS)


def least(side: str, field: str) -> int:
    return min(getattr(getattr(row, side), field) for row in ROWS)


#: What a line about a kaiju may claim, and when that is true. A claim that contains another stands before it.
CLAIMS: dict[str, Claim] = {
    "nobody is tougher when calm": lambda row: row.normal.life == most("normal", "life"),
    "the frailest when calm": lambda row: row.normal.life == least("normal", "life"),
    "tough on both sides": lambda row: life("normal", row) > 0.5 and life("furious", row) > 0.7,
    "tough when calm": lambda row: life("normal", row) > 0.7,
    "tough when furious": lambda row: life("furious", row) > 0.7,
    "frail when calm": lambda row: life("normal", row) < 0.3,
    "frail when furious": lambda row: life("furious", row) < 0.3,
    "weak then with power 2": lambda row: row.normal.power == 2 == least("normal", "power"),
    "weak when calm": lambda row: row.normal.power == least("normal", "power"),
    "strong when furious": lambda row: row.furious.power >= 4,
    "stronger then too": lambda row: row.furious.power > row.normal.power,
    "power 2 when calm": lambda row: row.normal.power == 2,
    "power 3 when calm": lambda row: row.normal.power == 3,
    "power 4 when furious": lambda row: row.furious.power == 4,
    "furious he has less power": lambda row: row.furious.power < row.normal.power,
    "furious she has more life": lambda row: row.furious.life > row.normal.life,
    "frail when furious, but nobody strikes harder then": lambda row: row.furious.power == most("furious", "power"),
    "nobody strikes harder then": lambda row: (
        most("normal", "power") == row.normal.power or most("furious", "power") == row.furious.power
    ),
    "nobody is worth more then": lambda row: row.furious.vp == most("furious", "vp"),
    "nobody is worth less on both sides": lambda row: (
        row.normal.vp == least("normal", "vp") and row.furious.vp == least("furious", "vp")
    ),
    "worth much on both sides": lambda row: row.normal.vp >= 4 and row.furious.vp >= 4,
    "worth little when calm": lambda row: row.normal.vp == least("normal", "vp"),
}
JUDGING = re.compile(r"tough|frail|weak|strong|power|life|worth|hard|points|cheap|dear|nobody|most|least|less|more|\d")


@pytest.mark.rule("TW-10")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.key)
def test_what_the_lobby_says_of_a_kaiju_is_true_to_its_numbers(row: KaijuRow):
    line = words("en").say(f"total_war-kaiju-{row.key}").casefold()

    claimed = [claim for claim in CLAIMS if claim in line]

    assert claimed, "it says nothing about how the kaiju plays"
    for claim in claimed:
        assert CLAIMS[claim](row), f"{row.name}: {claim}"
    rest = line
    for claim in sorted(claimed, key=len, reverse=True):
        rest = rest.replace(claim, "")
    assert not JUDGING.search(rest), f"{row.name}: nothing checks {rest!r}"


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.key)
def test_a_kaiju_that_is_looked_up_shows_both_sides(row: KaijuRow):
    text = FOUND[f"kaiju:{row.key}"].text

    assert f"Normal: life {row.normal.life}, power {row.normal.power}, worth {row.normal.vp} VP." in text
    assert f"Furious: life {row.furious.life}, power {row.furious.power}, worth {row.furious.vp} VP." in text


@pytest.mark.rule("TW-4.1", "TW-4.6")
@pytest.mark.parametrize("face", NUMBERS)
def test_a_number_answers_what_its_text_says_and_nothing_else(face: str):
    value = int(face.rstrip("hb"))

    assert f"Answers a strike of {value} or less" in FOUND[f"card:{face}"].text
    assert f"card:{face}" in facing(face, f"strike {value}").options
    assert f"card:{face}" not in facing(face, f"strike {value + 1}").options
    assert f"card:{face}" not in facing(face, "wound").options
    assert facing(face, "strike 0").pick("Mothra", f"card:{face}").war.strike == value


@pytest.mark.rule("TW-4.10", "TW-5.3")
def test_a_heart_straightens_and_adds_to_a_blow_as_its_text_says():
    assert "straightens your kaiju. Or it adds 2 to a blow you deal" in FOUND["card:2h"].text
    assert not facing("2h", "strike 2").pick("Mothra", "card:2h").fighter("Mothra").is_spun

    blow = Table("Godzilla (spun): 2h\n > Zilla: 1\n Rodan: 1\n wound by Godzilla")
    blow.pick("Zilla", "hit").pick("Zilla", "card:1").pick("Godzilla", "card:2h")
    assert blow.fighter("Zilla").wounds == 1 + 2
    assert not blow.fighter("Godzilla").is_spun


@pytest.mark.rule("TW-4.11", "TW-5.4")
def test_a_building_icon_turns_up_a_building_that_adds_its_number_as_their_texts_say():
    assert "turns up a building card, if one is left" in FOUND["card:5b"].text
    assert facing("5b", "strike 5").pick("Mothra", "card:5b").war.buildings_up == [3]

    assert "adds 3 to the damage of the wounded player who takes it" in FOUND["building:3"].text
    wound = Table("Godzilla: 1\n > Zilla: 1\n Rodan: 1\n wound by Godzilla\n up: 3")
    wound.pick("Zilla", "hit").pick("Zilla", "card:1").pick("Godzilla", "pass").pick("Zilla", "building:3")
    assert wound.fighter("Zilla").wounds == 1 + 3


@pytest.mark.rule("TW-4.2", "TW-5.1")
def test_a_minus_3_lowers_and_is_never_damage_as_its_text_says():
    text = FOUND["card:-3"].text

    assert "lowers the strike by 3, down to 0. It answers no Wound and is never laid as damage." in text
    assert facing("-3", "strike 10").pick("Mothra", "card:-3").war.strike == 7
    assert facing("-3", "strike 2").pick("Mothra", "card:-3").war.strike == 0
    assert facing("-3", "wound").options == ("hit",)
    assert facing("-3 5", "wound").pick("Mothra", "hit").options == ("card:5",)


@pytest.mark.rule("TW-4.3", "TW-4.6")
@pytest.mark.parametrize("face", SPECIALS)
@pytest.mark.parametrize("middle", ["strike 13", "wound"])
def test_a_special_answers_any_number_and_any_wound_as_its_text_says(face: str, middle: str):
    assert "Answers any number and any Wound." in FOUND[f"card:{face}"].text
    assert facing(face, middle).options == (f"card:{face}",)


@pytest.mark.rule("TW-4.4", "TW-4.5", "TW-4.6", "TW-4.8")
def test_each_special_does_what_its_text_says():
    assert "Play runs the other way." in FOUND["card:change_direction"].text
    assert facing("change_direction", "strike 5").pick("Mothra", "card:change_direction").asked == (
        "Godzilla",
        "answer",
    )
    assert "You name who answers next." in FOUND["card:choose_target"].text
    assert facing("choose_target", "strike 5").pick("Mothra", "card:choose_target").asked == ("Mothra", "target")
    assert "Only a special answers it." in FOUND["card:wound"].text
    assert facing("wound", "strike 5").pick("Mothra", "card:wound").options == ("hit",)
    assert "The next player is hit at once, and nothing answers it." in FOUND["card:double_wound"].text
    assert facing("double_wound", "strike 5").pick("Mothra", "card:double_wound").asked == ("Rodan", "damage")


@pytest.mark.rule("TW-9.2", "TW-9.3", "TW-9.4", "TW-9.5")
def test_the_king_of_monsters_card_has_the_four_uses_that_its_text_names():
    table = Table("> Godzilla (king, spun, damage 4): 5\n Mothra: 1\n Rodan: 1")

    assert all(use in FOUND["king"].text for use in ("becomes a Wound", "a heart of 4", "4 or less", "draw three"))
    assert {"king:wound:5", "king:heart", "king:heal:4", "king:draw"} <= set(table.options)


def test_a_looked_up_card_says_how_many_there_are():
    for face in set(CONTENT.deck):
        count = CONTENT.deck.count(face)
        assert ("There is one of 90." if count == 1 else f"There are {count} of 90.") in FOUND[f"card:{face}"].text
    assert "There is one of 9." in FOUND["building:5"].text


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("card:double_wound", "Printed: from the rulebook."),
        ("card:2h", "Printed in part: a heart of value 2, in a worked example. The rest is ours."),
        ("card:wound", "Printed in part: the card and what it does. The rest is ours."),
        ("building:5", "Printed in part: nine building cards. The rest is ours."),
        ("king", "Printed: from the rulebook."),
        ("card:7", "Printed in part: the card and what it does. The rest is ours."),
        ("card:-3", "Printed in part: the card and what it does. The rest is ours."),
        ("card:3h", "Ours: no source shows the printed numbers."),
        ("kaiju:godzilla", "Ours: no source shows the printed numbers."),
        ("kaiju:ebirah", "Printed in part: power 2. The rest is ours."),
        ("kaiju:manda", "From a public photo: life 7. The rest is ours."),
    ],
)
def test_what_is_looked_up_says_whether_it_is_printed_from_a_photo_or_ours(key: str, said: str):
    assert said in FOUND[key].text


def test_everything_looked_up_names_its_source_that_of_a_data_pack_too(tmp_path: Path):
    assert all(re.search(r"Printed|public photo|Ours", term.text) for term in FOUND.values())
    ours = bundle("total_war").files["kaiju.toml"]
    (tmp_path / "total_war").mkdir()
    (tmp_path / "total_war" / "kaiju.toml").write_text(ours.replace('source = "house"', 'source = "my own box"'))

    game = build(bundle("total_war", tmp_path))

    terms = {term.key: term.text for term in lexicon(words("en"), game)}
    assert "From a data pack: my own box." in terms["kaiju:godzilla"]


@pytest.mark.rule("TW-4.6", "TW-4.9")
def test_under_a_wound_why_not_speaks_of_no_power():
    table = Table("Godzilla: 1 1 1\n > Mothra (spun): 8 wound\n Rodan: 1 1 1\n wound by Godzilla")
    view, teller = GAME.view(table.war, 1), Teller(words("en"), GAME.key, {0: "Godzilla", 1: "Mothra", 2: "Rodan"})

    assert words_of(GAME.key).wishes(table.question, view) == ["card:8", "hit"]
    assert teller.why_not(table.question, "TW-4.9", view) == "you can answer, so you have to."
