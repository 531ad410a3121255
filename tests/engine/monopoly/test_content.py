"""Chapter GM-11: the data, and tracks of one's own."""

from collections import Counter

import pytest

from data.loader import Bundle, ContentError, bundle
from engine import build
from engine.monopoly.content.box import AT_ONCE, TRACKS
from engine.monopoly.spaces.chance import VERBS
from engine.play import Setup, begin
from tests.engine.monopoly.table import CONTENT, GAME, Table

CITY = CONTENT.boards["city"]
BAY = CONTENT.boards["bay"]


def changed(name: str, *changes: tuple[str, str]) -> Bundle:
    """Return our content with each first text of *changes* replaced by the second, once, in file *name*."""
    ours = bundle("monopoly")
    text = ours.files[name]
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return Bundle("monopoly", {**ours.files, name: text})


@pytest.mark.rule("GM-11", "GM-11.1")
def test_the_city_has_32_spaces_as_listed():
    names = [space.name for space in CITY.spaces]

    assert len(names) == 32
    assert names[:9] == [
        *("GO", "Adachi", "Chance", "Katsushika", "Edogawa", "Itabashi", "Chance", "Nerima", "Big Pile of Fish"),
    ]
    assert (names[16], names[24], names[31]) == ("Nuclear Plant", "The Scent of Fish", "Ginza")
    assert [at for at, space in enumerate(CITY.spaces) if space.kind == "chance"] == [2, 6, 12, 18, 27, 30]
    assert Counter(map(len, CITY.groups.values())) == {3: 6, 2: 2}


@pytest.mark.rule("GM-11.1", "GM-11.8")
def test_the_bay_has_24_spaces_and_is_a_choice_of_the_table():
    assert len(BAY.spaces) == 24
    assert [at for at, space in enumerate(BAY.spaces) if space.kind != "district"] == [0, 3, 6, 9, 12, 15, 18, 21]
    assert TRACKS == ("city", "bay")
    assert len(begin(GAME, Setup(3, seed=1, options={"track": "bay"})).turn_start.districts) == 16
    table = Table("> Godzilla on Tsukiji\n Mothra on Harumi\n dice: 1 3", track="bay").roll()
    assert (table.where("Godzilla"), table.asked) == ("Chance", ("Godzilla", "go"))


@pytest.mark.rule("GM-11", "GM-11.2")
def test_the_districts_cost_and_hit_as_listed():
    deeds = {deed.name: deed for deed in CITY.deeds}
    table = {
        "Adachi": ("brown", 600, 300, (1, 1, 2, 2), 2_000, 2),
        "Nerima": ("light_blue", 1_000, 400, (1, 1, 2, 3), 2_500, 2),
        "Kita": ("pink", 1_400, 500, (1, 2, 2, 3), 3_000, 2),
        "Ota": ("orange", 1_800, 600, (1, 2, 3, 3), 3_500, 2),
        "Ueno": ("red", 2_200, 800, (1, 2, 3, 4), 4_000, 3),
        "Koto": ("yellow", 2_600, 900, (2, 2, 3, 4), 4_500, 3),
        "Shibuya": ("green", 3_000, 1_000, (2, 3, 4, 5), 5_000, 3),
        "Marunouchi": ("navy", 3_500, 1_400, (2, 3, 4, 6), 6_000, 4),
        "Ginza": ("navy", 4_000, 1_600, (2, 4, 5, 7), 6_000, 4),
    }

    for name, row in table.items():
        deed = deeds[name]
        assert (deed.colour, deed.price, deed.tank, deed.damage, deed.maser, deed.maser_damage) == row
    assert (CITY.house, BAY.house) == (700, 700)
    by_price = {(deed.colour, deed.price): deed.damage for deed in CITY.deeds}
    assert all(deed.damage == by_price[deed.colour, deed.price] for deed in BAY.deeds)


@pytest.mark.rule("GM-11.2")
def test_a_dearer_district_has_dearer_and_stronger_tanks():
    for board in CONTENT.boards.values():
        for cheap in board.deeds:
            for dear in board.deeds:
                if cheap.price < dear.price:
                    assert cheap.tank < dear.tank
                    assert sum(cheap.damage) < sum(dear.damage)
                    assert all(less <= more for less, more in zip(cheap.damage, dear.damage, strict=True))


@pytest.mark.rule("GM-11", "GM-11.3")
def test_the_deck_has_the_24_cards():
    assert len(CONTENT.deck) == 24
    assert Counter(CONTENT.deck)["trawler_fleet"] == 2
    assert {key for key, card in CONTENT.cards.items() if card.is_kept} == {
        *("full_belly", "sewer_tunnel", "radar_jam", "atomic_breath", "carapace", "berserk"),
    }
    assert {key for key, card in CONTENT.cards.items() if card.is_for_combat} == {
        *("atomic_breath", "carapace", "berserk"),
    }


@pytest.mark.rule("GM-11.3")
def test_every_verb_of_the_vocabulary_is_one_function_and_is_used_by_a_card():
    assert VERBS.keys() == AT_ONCE.keys() == {card.verb for card in CONTENT.cards.values() if not card.is_kept}


@pytest.mark.rule("GM-11.3")
@pytest.mark.parametrize(
    "effect", ["explode 3", "lose_hp", "lose_hp 0", "move_forward ginza", "go_to_fish 2", "stride x"]
)
def test_a_card_outside_the_vocabulary_is_refused(effect):
    with pytest.raises(ContentError, match=r"is not in the vocabulary \(GM-11.3\)"):
        build(changed("chance.toml", ("lose_hp 1", effect)))


@pytest.mark.rule("GM-11.5")
def test_a_deck_of_kept_cards_alone_is_refused():
    rows = bundle("monopoly").files["chance.toml"].split("\n\n")
    kept = [row for row in rows if "Keep." in row]
    content = Bundle("monopoly", {**bundle("monopoly").files, "chance.toml": "\n\n".join(kept)})

    with pytest.raises(ContentError, match="followed at once"):
        build(content)


@pytest.mark.rule("GM-11.1", "GM-11.8")
@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ([('kind = "go"', 'kind = "chance"')], "GO is the first space"),
        ([('kind = "fish"', 'kind = "chance"')], "there is one fish, not 0"),
        ([('kind = "plant"', 'kind = "fish"')], "there is one fish, not 2"),
        ([('kind = "plant"', 'kind = "chance"')], "there is no plant"),
        ([('kind = "scent"', 'kind = "chance"')], "there is no scent"),
        ([('name = "Ginza"\ncolour = "navy"', 'name = "Ginza"\ncolour = "brown"')], "navy has 1 districts, not 2 or 3"),
        ([('name = "Kita"\ncolour = "pink"', 'name = "Kita"\ncolour = "mauve"')], "'mauve', which no group has"),
        ([('name = "Kita"', 'name = "Ginza"')], "2 districts are called 'ginza'"),
        ([("house = 700", "house = 710")], "a house costs 710"),
        ([("price = 600", "price = 610")], "brown: prices are multiples of 20"),
        ([("price = 4000", "price = 4010")], "Ginza: a price is a multiple of 20"),
        ([("tank = 1600", "tank = 1610")], "Ginza: a price is a multiple of 20"),
        ([("damage = [2, 4, 5, 7]", "damage = [4, 2, 5, 7]")], "Ginza: damage starts at 1"),
        ([("house = 700", "house = 700\nreach = -1")], "reaches -1 spaces"),
        ([("damage = [1, 1, 2, 2]", "damage = [2, 1, 2, 2]")], "brown: damage starts at 1"),
        ([("damage = [1, 1, 2, 2]", "damage = [1, 1, 2]")], "Expected `array` of length 4"),
        ([('name = "Chance"', 'name = "Chance"\ncolour = "red"')], "neither colour nor price"),
        ([('name = "Chance"', 'name = "Chance"\ndamage = [0, 0, 0, 4]')], "neither colour nor price"),
        ([('source = "house"', 'source = ""')], "names its source"),
    ],
)
def test_a_track_that_breaks_a_rule_is_refused(changes, problem):
    with pytest.raises(ContentError, match=problem):
        build(changed("track_city.toml", *changes))


@pytest.mark.rule("GM-11.8")
def test_everything_wrong_with_a_track_is_said_at_once():
    wrong = changed(
        "track_bay.toml",
        ('kind = "plant"', 'kind = "chance"'),
        ("house = 700", "house = 0"),
        ('name = "Haneda"', 'name = "Kawasaki"'),
    )

    with pytest.raises(ContentError) as refusal:
        build(wrong)
    assert refusal.value.problems == (
        "monopoly/track_bay.toml: there is no plant (GM-11.1).",
        "monopoly/track_bay.toml: a house costs 0, which is no multiple of 20.",
        "monopoly/track_bay.toml: 2 districts are called 'kawasaki'.",
    )


@pytest.mark.rule("GM-11.8")
def test_a_track_has_16_to_60_spaces():
    head, *spaces = bundle("monopoly").files["track_city.toml"].split("[[space]]")
    files = {**bundle("monopoly").files, "track_city.toml": "[[space]]".join([head, *spaces[:15]])}

    with pytest.raises(ContentError, match="16 to 60 spaces, not 15"):
        build(Bundle("monopoly", files))


@pytest.mark.rule("GM-11.1")
def test_any_valid_track_is_played_on():
    """A track of one's own: GO, three colours of two, a second Chance, everything once."""
    colours = ("brown", "navy", "teal")
    groups = "".join(
        f'[[group]]\ncolour = "{colour}"\nprice = 1000\ntank = 400\ndamage = [1, 2, 3, 4]\nmaser = 2000\n'
        f'maser_damage = 2\nsource = "ours"\n'
        for colour in colours
    )
    kinds = ["go", "fish", "plant", "scent", *["chance"] * 6]
    spaces = "".join(f'[[space]]\nkind = "{kind}"\nname = "{kind}"\nsource = "ours"\n' for kind in kinds)
    spaces += "".join(
        f'[[space]]\nkind = "district"\nname = "{colour} {number}"\ncolour = "{colour}"\nsource = "ours"\n'
        for colour in colours
        for number in (1, 2)
    )
    track = f'[[track]]\nname = "Ours"\nhouse = 500\nsource = "ours"\n{groups}{spaces}'
    game = build(Bundle("monopoly", {**bundle("monopoly").files, "track_city.toml": track}))

    state = begin(game, Setup(2, seed=1)).turn_start
    assert game.view(state, None).track_name == "Ours"
    assert [deed.key for deed in game.view(state, None).deeds][:2] == ["brown_1", "brown_2"]


def test_every_row_names_its_source():
    with pytest.raises(ContentError, match="every row names its source"):
        build(changed("kaiju.toml", ('source = "house"', 'source = ""')))


@pytest.mark.rule("GM-1.1")
def test_there_are_eight_kaiju():
    with pytest.raises(ContentError, match=r"eight different kaiju \(GM-1.1\)"):
        build(changed("kaiju.toml", ('key = "gigan"', 'key = "rodan"')))


@pytest.mark.rule("GM-1.4", "GM-5.5", "GM-9.1")
def test_the_numbers_of_our_own_rules_are_data():
    text = 'source = "ours"\nshort_hp = 4\nalarm = 3\nshort_alarm = 2\nalarm_step = 1\noffers = 1\nhurried_offers = 1'
    track = bundle("monopoly").files["track_city.toml"].replace("house = 700", "house = 700\nreach = 1")
    files = {**bundle("monopoly").files, "house.toml": f"[[house]]\n{text}\n", "track_city.toml": track}
    game = build(Bundle("monopoly", files))

    short = begin(game, Setup(2, seed=1, options={"short": True, "alarm": True})).turn_start
    assert (short.kaiju[0].hp, short.alarm, short.alarm_step) == (4, 2, 1)
    assert begin(game, Setup(2, seed=1, options={"alarm": True})).turn_start.alarm == 3
    assert game.content.house.offers == game.content.house.hurried_offers == 1
    assert game.view(short, None).reach == 1
    short.top_laps = 4
    assert short.alarm_damage == 3


def test_content_from_before_these_numbers_were_data_plays_by_ours():
    files = {name: text for name, text in bundle("monopoly").files.items() if name != "house.toml"}

    assert build(Bundle("monopoly", files)).content.house == CONTENT.house


@pytest.mark.parametrize("number", ["offers = 0", "alarm_step = 0", "short_hp = -1"])
def test_numbers_of_our_own_rules_are_above_0(number):
    files = {**bundle("monopoly").files, "house.toml": f'[[house]]\nsource = "ours"\n{number}\n'}

    with pytest.raises(ContentError, match="every number is above 0"):
        build(Bundle("monopoly", files))


@pytest.mark.rule("GM-5.5")
def test_a_maser_may_reach_its_own_space_alone():
    content = build(changed("track_city.toml", ("house = 700", "house = 700\nreach = 0"))).content

    assert content.boards["city"].reach == 0


def test_the_numbers_of_our_own_rules_are_given_once():
    row = '[[house]]\nsource = "ours"\noffers = 2\n'

    with pytest.raises(ContentError, match=r"one \[\[house\]\], not 2"):
        build(Bundle("monopoly", {**bundle("monopoly").files, "house.toml": row * 2}))


@pytest.mark.rule("GM-11.10")
def test_a_shuffled_track_has_the_same_spaces_in_an_order_of_its_own_seed():
    names = [space.name for space in CITY.spaces]
    laid = {}
    for seed in (1, 1, 2):
        state = begin(GAME, Setup(3, seed=seed, options={"layout": "shuffled"})).turn_start
        view = GAME.view(state, None)
        laid.setdefault(seed, [space.name for space in view.spaces])
        assert laid[seed] == [space.name for space in view.spaces]
        assert sorted(laid[seed]) == sorted(names)
        assert laid[seed] != names
        for at in (0, 8, 16, 24):
            assert laid[seed][at] == names[at]
        for number, deed in enumerate(view.deeds):
            assert (view.spaces[deed.space].name, view.spaces[deed.space].district) == (deed.name, number)
        assert {deed.key: (deed.price, deed.damage, deed.maser) for deed in view.deeds} == {
            deed.key: (deed.price, deed.damage, deed.maser) for deed in CITY.deeds
        }
    assert laid[1] != laid[2]


@pytest.mark.rule("GM-11.10")
def test_on_a_shuffled_track_one_lands_on_what_lies_there():
    spaces = Table("> Godzilla\n Mothra on Kita", layout="shuffled").board.spaces
    at = next(at for at in range(2, 8) if spaces[at].kind == "district")
    table = Table(f"> Godzilla\n Mothra on Kita\n dice: 1 {at - 1}", layout="shuffled").roll()

    assert table.where("Godzilla") == spaces[at].name
    assert table.district(spaces[at].name).houses == 3
