"""Chapters TW-1 (table and components), TW-2 (set-up) and TW-10 (data)."""

from collections import Counter

import msgspec
import pytest

from data.loader import Bundle, ContentError, bundle
from engine import build, games
from engine.play import BadSetup, Decision, Setup, begin, resume
from engine.presets import options_of
from engine.rng import Rng
from engine.total_war.state import Side, War
from tests.engine.total_war.table import GAME, Table

CONTENT = games["total_war"].content  # type: ignore[attr-defined]


def laid(seats: int = 4, seed: int = 1, **rest: object) -> War:
    war: War = begin(GAME, Setup(seats, seed, **rest)).turn_start  # type: ignore[arg-type]
    return war


def changed(name: str, old: str, new: str, *, begins_games: bool = True) -> Bundle:
    """Return our content with *old* replaced by *new* in file *name*, everywhere."""
    ours = bundle("total_war")
    assert old in ours.files[name]
    files = {**ours.files, name: ours.files[name].replace(old, new)}
    return Bundle("total_war", files, begins_games=begins_games)


def side(kaiju: str, side: str) -> str:
    """Return the line of data that has a *side* of a *kaiju*."""
    found = getattr(CONTENT.kaiju[kaiju], side)
    return f"{side} = {{ life = {found.life}, power = {found.power}, vp = {found.vp} }}"


@pytest.mark.rule("TW-1.1")
@pytest.mark.parametrize("seats", [0, 1, 2, 13, -1])
def test_fewer_than_three_or_more_than_twelve_players_are_refused(seats):
    with pytest.raises(BadSetup, match=f"for 3 to 12 players, not {seats}") as refusal:
        begin(GAME, Setup(seats, seed=1))

    assert refusal.value.rule == "TW-1.1"


@pytest.mark.rule("TW-1.1")
@pytest.mark.parametrize("seats", range(3, 13))
def test_every_player_has_a_different_one_of_twelve_kaiju(seats):
    kaiju = [fighter.kaiju for fighter in laid(seats).fighters]

    assert len(set(kaiju)) == seats
    assert set(kaiju) <= set(GAME.kaiju)
    assert len(GAME.kaiju) == 12


@pytest.mark.rule("TW-1.1")
def test_a_kaiju_cannot_be_taken_twice():
    with pytest.raises(BadSetup, match="mothra can be taken by one player only") as refusal:
        begin(GAME, Setup(3, seed=1, kaiju={0: "mothra", 2: "mothra"}))

    assert refusal.value.rule == "TW-1.1"


@pytest.mark.rule("TW-1.2")
def test_a_kaiju_shows_life_power_and_vp_of_the_side_that_lies_up():
    table = Table("> Godzilla: 1\n Gigan (furious): 1\n Manda: 1")

    faces = [(each.life, each.power, each.worth) for each in GAME.view(table.war, None).fighters]

    assert faces == [(10, 2, 3), (7, 4, 4), (7, 4, 2)]


@pytest.mark.rule("TW-1.3", "TW-10")
def test_the_deck_has_ninety_cards_as_listed():
    expected = {"-3": 4, "0": 4, "change_direction": 6, "choose_target": 6, "wound": 5, "double_wound": 1}
    for value in (1, 2, 3, 4):
        expected |= {f"{value}": 3, f"{value}h": 3}
    for value in (5, 6, 7, 8):
        expected |= {f"{value}": 4, f"{value}b": 3}
    expected |= {"9": 6, "10": 6}

    assert Counter(CONTENT.deck) == expected
    assert len(CONTENT.deck) == 90


@pytest.mark.rule("TW-1.3")
@pytest.mark.parametrize(
    "row", ['value = -3\nicon = "heart"', "value = 11", 'value = 3\nspecial = "wound"', 'icon = "heart"']
)
def test_a_card_is_a_number_from_0_to_10_or_minus_3_with_one_icon_at_most_or_a_special(row):
    with pytest.raises(ContentError, match="there is no card"):
        build(changed("cards.toml", "value = -3", row))


@pytest.mark.rule("TW-1.4")
def test_there_is_exactly_one_double_wound():
    with pytest.raises(ContentError) as refusal:
        build(changed("cards.toml", "copies = 1", "copies = 2"))

    assert "total_war: the deck has exactly one Double Wound (TW-1.4)." in refusal.value.problems


@pytest.mark.rule("TW-1.4")
@pytest.mark.parametrize("special", ["change_direction", "choose_target", "wound"])
def test_every_other_special_is_in_the_deck(special):
    with pytest.raises(ContentError, match=f"the deck has no {special} "):
        build(changed("cards.toml", f'special = "{special}"', "value = 9"))


@pytest.mark.rule("TW-1.1")
def test_there_are_twelve_kaiju_and_no_two_bear_the_same_key():
    *others, last = bundle("total_war").files["kaiju.toml"].split("[[kaiju]]")
    eleven = Bundle("total_war", {**bundle("total_war").files, "kaiju.toml": "[[kaiju]]".join(others)})

    assert last.strip()
    for content in (eleven, changed("kaiju.toml", 'key = "mothra"', 'key = "rodan"')):
        with pytest.raises(ContentError, match="there are twelve different kaiju"):
            build(content)


@pytest.mark.rule("TW-1.5", "TW-10")
def test_nine_buildings_have_a_damage_value():
    assert sorted(CONTENT.buildings) == [1, 1, 2, 2, 3, 3, 4, 4, 5]
    with pytest.raises(ContentError, match=r"9 building cards, not 10 \(TW-1.5\)"):
        build(changed("buildings.toml", "copies = 1", "copies = 2"))


@pytest.mark.rule("TW-1.5")
@pytest.mark.parametrize("damage", [0, 100])
def test_a_building_adds_something_and_not_a_hundred(damage):
    with pytest.raises(ContentError, match="a building adds at least 1"):
        build(changed("buildings.toml", "damage = 5", f"damage = {damage}"))
    for sound in (1, 99):
        assert build(changed("buildings.toml", "damage = 5", f"damage = {sound}"))


@pytest.mark.rule("TW-10")
@pytest.mark.parametrize("name", ["cards.toml", "buildings.toml", "kaiju.toml"])
def test_every_row_names_its_source(name):
    source = next(line for line in bundle("total_war").files[name].splitlines() if line.startswith("source"))
    with pytest.raises(ContentError, match="every row names its source"):
        build(changed(name, source, 'source = " "'))


@pytest.mark.rule("TW-1.6", "TW-1.7")
def test_the_mode_and_the_options_are_chosen_before_the_start_and_all_off_by_default():
    plain, chosen = laid(), laid(options={"mode": "immortals", "counter_attack": True})

    assert {option.key: option.default for option in GAME.options} == {
        "mode": "king_of_monsters",
        "starter": 0,
        "heart_straightens_all": False,
        "must_exceed_life": False,
        "wound_stays": False,
        "double_wound_before_draw": False,
        "counter_attack": False,
        "free_surrender": False,
        "double_wound_hits_twice": False,
    }
    assert (plain.mode, GAME.view(plain, None).options) == ("king_of_monsters", ())
    assert (chosen.mode, GAME.view(chosen, None).options) == ("immortals", ("counter_attack",))


@pytest.mark.rule("TW-1.7")
@pytest.mark.parametrize("options", [{"draw_four": True}, {"mode": "chess"}, {"counter_attack": 1}])
def test_unknown_options_and_values_are_refused(options):
    with pytest.raises(BadSetup, match=next(iter(options))):
        begin(GAME, Setup(4, seed=1, options=options))


@pytest.mark.rule("TW-2.1")
def test_three_cards_are_dealt_to_each_and_both_decks_are_shuffled():
    first, second = laid(5, seed=1), laid(5, seed=2)

    assert [len(fighter.hand) for fighter in first.fighters] == [3] * 5
    assert Counter(first.deck + [card for each in first.fighters for card in each.hand]) == Counter(CONTENT.deck)
    assert first.deck != second.deck
    assert first.building_deck != second.building_deck
    assert Counter(first.building_deck) == Counter(CONTENT.buildings)


@pytest.mark.rule("TW-2.2")
def test_all_kaiju_start_on_their_normal_side_upright_unhurt_with_nothing():
    assert laid(12).standing() == list(range(12))
    for fighter in GAME.view(laid(12), None).fighters:
        assert (fighter.is_furious, fighter.is_spun, fighter.wounds, fighter.vp) == (False, False, 0, 0)
        assert Side(fighter.life, fighter.power, fighter.worth) == CONTENT.kaiju[fighter.kaiju].normal


@pytest.mark.rule("TW-1.8")
def test_the_presets_are_the_english_edition_the_german_edition_and_the_house():
    english, german, house = (laid(options=options_of(GAME, preset)) for preset in GAME.presets)

    assert [preset.key for preset in GAME.presets] == ["printed", "german", "house"]
    assert GAME.view(english, None).options == ()
    assert GAME.view(german, None).options == ("counter_attack", "must_exceed_life")
    assert GAME.view(house, None).options == ("wound_stays", "double_wound_before_draw")
    assert [war.keeps_wounds for war in (english, german, house)] == [False, False, True]
    assert [war.draws_first for war in (english, german, house)] == [True, True, False]


@pytest.mark.rule("TW-2.3")
@pytest.mark.parametrize("seats", [3, 4, 12])
def test_the_starting_player_is_drawn_at_random_from_all_seats(seats):
    starters = Counter(laid(seats, seed=seed).to_play for seed in range(100 * seats))

    assert sorted(starters) == list(range(seats))
    assert min(starters.values()) > 60


@pytest.mark.rule("TW-2.3")
@pytest.mark.parametrize("chosen", [1, 2, 5])
def test_the_table_may_choose_who_begins(chosen):
    assert {laid(5, seed=seed, options={"starter": chosen}).to_play for seed in range(20)} == {chosen - 1}


@pytest.mark.rule("TW-2.3")
def test_a_starting_seat_that_nobody_takes_leaves_it_to_the_lot():
    for seed in range(20):
        assert laid(5, seed=seed, options={"starter": 6}).to_play == laid(5, seed=seed).to_play
    assert laid(5, seed=1, options={"starter": 6}).to_play != laid(5, seed=2, options={"starter": 6}).to_play


@pytest.mark.rule("TW-2.3")
def test_the_choice_of_who_begins_changes_nothing_else():
    chosen, drawn = laid(5, options={"starter": 2}), laid(5)
    drawn.to_play = 1

    assert chosen == drawn


@pytest.mark.rule("TW-2.4")
def test_play_starts_clockwise_in_seat_order():
    table = Table("Godzilla: 5\n > Mothra: 5\n Rodan: 5")

    table.pick("Mothra", "card:5")

    assert GAME.view(table.war, None).is_clockwise
    assert table.asked == ("Rodan", "answer")


@pytest.mark.rule("TW-2.5")
def test_hands_are_seen_by_their_holder_only_and_decks_by_nobody():
    table = Table("> Godzilla: 7h 1\n Mothra: wound 2\n Rodan: 3\n deck: 9 10\n buildings: 5 4\n discard: 6b\n up: 2")

    mine, spectator = GAME.view(table.war, 1), GAME.view(table.war, None)

    assert (mine.hand, spectator.hand) == (("wound", "2"), ())
    assert [each.hand_count for each in spectator.fighters] == [2, 2, 1]
    assert (spectator.deck_count, spectator.building_count) == (2, 2)
    assert (spectator.discard, spectator.buildings_up) == (("6b",), (2,))
    assert "7h" not in str(mine)
    assert "7h" not in str(spectator)
    assert not {"deck", "building_deck", "rng"} & set(spectator.__struct_fields__)


@pytest.mark.rule("TW-2.5")
def test_the_whole_discard_pile_and_everybody_who_is_out_are_public():
    pile = " ".join(["9"] * 60)
    table = Table(f"> Godzilla: 1\n Mothra (out):\n Rodan: 1\n Gigan (out):\n discard: {pile}")
    view = GAME.view(table.war, None)

    assert view.discard == tuple(pile.split())
    assert [each.is_out for each in view.fighters] == [False, True, False, True]


@pytest.mark.rule("TW-2.5")
def test_who_chose_a_kaiju_has_it_and_the_others_get_any():
    boards = [laid(4, seed=seed, kaiju={2: "ebirah"}) for seed in range(30)]

    assert {board.fighters[2].kaiju for board in boards} == {"ebirah"}
    assert len({board.fighters[0].kaiju for board in boards}) > 5


@pytest.mark.rule("TW-10")
def test_the_kaiju_cards_are_as_listed():
    godzilla, ebirah, manda = (CONTENT.kaiju[key] for key in ("godzilla", "ebirah", "manda"))

    assert (godzilla.normal, godzilla.furious) == (Side(10, 2, 3), Side(9, 4, 5))
    assert ebirah.normal.power == 2  # the rulebook's worked example
    assert manda.normal.life == 7


@pytest.mark.rule("TW-10")
def test_every_kaiju_has_another_life_and_another_power_when_furious_and_no_two_are_the_same_card():
    for row in CONTENT.kaiju.values():
        assert row.normal.life != row.furious.life
        assert row.normal.power != row.furious.power
    assert len({(row.normal, row.furious) for row in CONTENT.kaiju.values()}) == 12


@pytest.mark.rule("TW-1.2", "TW-10")
@pytest.mark.parametrize(
    ("furious", "problem"),
    [
        ("{ life = 10, power = 5, vp = 5 }", "Godzilla needs another Life and another Power when furious"),
        ("{ life = 8, power = 2, vp = 5 }", "Godzilla needs another Life and another Power when furious"),
        ("{ life = 8, power = 5, vp = 0 }", "Godzilla needs Life, Power and VP on both sides"),
        ("{ life = 0, power = 5, vp = 5 }", "Godzilla needs Life, Power and VP on both sides"),
        ("{ life = 8, power = -1, vp = 5 }", "Godzilla needs Life, Power and VP on both sides"),
    ],
)
def test_a_kaiju_whose_sides_lack_a_value_or_do_not_differ_is_refused(furious, problem):
    with pytest.raises(ContentError, match=problem):
        build(changed("kaiju.toml", side("godzilla", "furious"), f"furious = {furious}"))


@pytest.mark.rule("TW-1.2")
def test_a_kaiju_of_life_1_power_0_and_1_vp_is_sound():
    assert build(changed("kaiju.toml", side("godzilla", "furious"), "furious = { life = 1, power = 0, vp = 1 }"))


@pytest.mark.rule("TW-1.1", "TW-10")
def test_two_kaiju_that_are_the_same_card_are_refused():
    same = changed("kaiju.toml", side("rodan", "furious"), side("anguirus", "furious"))
    assert side("rodan", "normal") == side("anguirus", "normal")

    with pytest.raises(ContentError, match="Anguirus and Rodan are the same card"):
        build(same)


@pytest.mark.rule("TW-1.2")
def test_a_running_game_goes_on_with_kaiju_that_do_not_change_when_furious():
    calm = side("godzilla", "normal").removeprefix("normal")
    game = build(changed("kaiju.toml", side("godzilla", "furious"), f"furious{calm}", begins_games=False))

    assert game.kaiju == GAME.kaiju


@pytest.mark.rule("TW-1.3")
def test_a_row_without_a_copy_is_a_slip():
    none = '[[card]]\nvalue = 9\nicon = "heart"\ncopies = 0\nsource = "house"\n\n[[card]]\nvalue = 10'

    with pytest.raises(ContentError, match="card '9h' needs at least one copy"):
        build(changed("cards.toml", "[[card]]\nvalue = 10", none))


@pytest.mark.rule("TW-10")
@pytest.mark.parametrize("copies", [1, 2])
def test_several_minus_3_and_several_wounds_are_more_than_one(copies):
    for name, old, problem in (
        ("value = -3", "copies = 4", "several -3"),
        ('special = "wound"', "copies = 5", "several Wounds"),
    ):
        with pytest.raises(ContentError, match="90 cards, not") as refusal:
            build(changed("cards.toml", f"{name}\n{old}", f"{name}\ncopies = {copies}"))
        assert (problem in str(refusal.value)) is (copies == 1)


@pytest.mark.rule("TW-10")
@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("value = 7\ncopies", 'value = 7\nicon = "building"\ncopies', "the deck has no plain 7"),
        ("value = 0", "value = 9", "the deck has no 0"),
        ("value = 10", "value = 9", "the deck has no 10"),
        ("value = 10", "value = 9", "the deck has no plain 10"),
        ("value = 0", "value = 9", "the deck has no plain 0"),
        ("value = -3", "value = 9", "several -3"),
        ('value = 2\nicon = "heart"', "value = 2", "no heart of value 2"),
        ('value = 5\nicon = "building"', "value = 5", "no building icon of value 5"),
        ("copies = 4", "copies = 5", "90 cards, not"),
    ],
)
def test_a_deck_that_breaks_a_fact_of_the_rulebook_is_refused(old, new, problem):
    with pytest.raises(ContentError, match=problem):
        build(changed("cards.toml", old, new))


@pytest.mark.rule("TW-2.5")
def test_what_a_seat_cannot_see_is_dealt_again_with_another_chance_to_come():
    war = laid(4)
    war.building_deck = [1, 2, 3, 4, 5]
    before = msgspec.json.encode(war)

    GAME.resample(war, 1, Rng.seeded(9))
    was = msgspec.json.decode(before, type=War)

    assert war.fighters[1].hand == was.fighters[1].hand
    assert [war.fighters[seat].hand for seat in (0, 2, 3)] != [was.fighters[seat].hand for seat in (0, 2, 3)]
    assert [len(fighter.hand) for fighter in war.fighters] == [3, 3, 3, 3]
    assert war.deck != was.deck
    assert war.building_deck != was.building_deck
    assert sorted(war.building_deck) == sorted(was.building_deck)
    assert war.rng != was.rng


def test_the_first_question_is_the_openers():
    step = resume(GAME, begin(GAME, Setup(4, seed=7)))
    (question,) = step.pending

    assert isinstance(question, Decision)
    assert (question.seat, question.ask) == (step.state.to_play, "open")
