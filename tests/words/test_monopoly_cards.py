"""What stands on chance cards, spaces and kaiju of Monopoly is what happens: each card is played and compared."""

import re
from collections.abc import Callable

import pytest

from data.words import words
from engine.monopoly.combat.events import Fired, Hurt, Struck
from engine.monopoly.events import AteFish, Bought, CardUseless, MoneyLost, PassedGo, PoolTaken
from engine.play import Setup, begin
from tests.engine.monopoly.table import CONTENT, GAME, Table
from words.teller import lexicon

UNITS = {"": 1, "K": 1, "M": 1_000}
FOUND = {word.key: word.text for word in lexicon(words("en"), GAME)}


def numbers(text: str) -> list[int]:
    """Return the numbers that *text* says, money in thousands."""
    found = re.findall(r"\b(\d+)([KM]?)\b|\b([Oo]ne)\b", text)
    return [1 if word else int(digits) * UNITS[unit] for digits, unit, word in found]


def drawn(card: str, lines: str = "", marks: str = "", mothra: str = "GO") -> Table:
    """Return Godzilla after drawing *card* on the Chance between Sumida and Ota."""
    drawing = f"> Godzilla on Kita: {marks or 'hp 12'}\n Mothra on {mothra}\n Rodan on GO\n deck: {card}\n dice: 1 2"
    return Table(f"{drawing}\n{lines}").roll()


def moves_to(name: str) -> Callable[[str], None]:
    def check(text: str) -> None:
        assert name in text
        card = next(key for key, row in CONTENT.cards.items() if row.text == text)
        assert drawn(card).where("Godzilla") == name

    return check


def rough_landing(text: str) -> None:
    assert drawn("rough_landing", marks="ap 0").kaiju("Godzilla").at == 12 - numbers(text)[0]


def rivals_roar(text: str) -> None:
    assert drawn("rivals_roar", mothra="Ueno").where("Godzilla") == "Ueno"
    assert "that can be fought" in text
    assert drawn("rivals_roar", mothra="Nuclear Plant").where("Godzilla") == "GO"  # Rodan; nobody fights at the Plant
    assert "not in your first lap" in text
    assert drawn("rivals_roar", marks="laps 0", mothra="Ueno").told(CardUseless)


def long_stride(text: str) -> None:
    least, most = numbers(text)
    assert drawn("long_stride").options == tuple(f"steps:{steps}" for steps in range(least, most + 1))


def harbour_fine(text: str) -> None:
    (fine,) = numbers(text)
    assert drawn("harbour_fine").told(MoneyLost) == [MoneyLost(0, fine, 0)]
    assert "what you cannot pay is cancelled" in text
    assert drawn("harbour_fine", marks="cash 10").told(MoneyLost) == [MoneyLost(0, 10, fine - 10)]
    assert drawn("harbour_fine", "Ueno: Godzilla, 1 house", "cash 10").question.ask == "debt"


def repair_bill(text: str) -> None:
    (each,) = numbers(text)
    told = drawn("repair_bill", "Ueno: Godzilla, 3 houses\n Koto: Mothra, 4 houses").told(MoneyLost)
    assert told == [MoneyLost(0, 3 * each, 0)]


def depth_charges(text: str) -> None:
    assert drawn("depth_charges").kaiju("Godzilla").hp == 12 - numbers(text)[0]
    assert "never your last" in text
    assert drawn("depth_charges", marks="hp 1").kaiju("Godzilla").hp == 1


def typhoon(text: str) -> None:
    table = drawn("typhoon", "Ueno: Godzilla, 4 tanks")
    assert table.standing("Ueno") == (0, 4 - numbers(text)[0])
    assert "or the one you have" in text
    assert drawn("typhoon", "Ueno: Godzilla, 1 tank").standing("Ueno") == (0, 0)


def aftershock(text: str) -> None:
    each, many = numbers(text)[:2]
    table = drawn("aftershock", "Shinagawa: City, 0 houses")
    assert [table.standing(name)[0] for name in ("Ota", "Shinagawa", "Meguro", "Ueno")] == [4 - each, 0, 4 - each, 4]
    assert (many, "if one stands there" in text) == (3, True)


def film_rights(text: str) -> None:
    assert drawn("film_rights").kaiju("Godzilla").cash == 10_000 + numbers(text)[0]


def evacuation_tax(text: str) -> None:
    (tax,) = numbers(text)
    assert [kaiju.cash for kaiju in drawn("evacuation_tax").state.kaiju] == [10_000 + 2 * tax] + [10_000 - tax] * 2
    assert "every other free player" in text.lower()


def feeding_frenzy(text: str) -> None:
    more, most = numbers(text)
    assert [drawn("feeding_frenzy", marks=f"ap {ap}").kaiju("Godzilla").ap for ap in (2, 11)] == [2 + more, most]


def deep_sleep(text: str) -> None:
    assert drawn("deep_sleep").kaiju("Godzilla").hp == 12 + numbers(text)[0]


def reconstruction(text: str) -> None:
    table = drawn("reconstruction", "Ueno: Godzilla, 1 house\n Koto: Godzilla, 4 houses")
    assert (table.standing("Ueno")[0], "with room" in text) == (1 + numbers(text)[0], True)
    assert table.kaiju("Godzilla").cash == 10_000


def defence_budget(text: str) -> None:
    table = drawn("defence_budget", "Ueno: Godzilla, 1 tank\n Koto: Godzilla, 4 tanks")
    assert (table.standing("Ueno")[1], "with room" in text) == (1 + numbers(text)[0], True)


def full_belly(text: str) -> None:
    table = Table("> Godzilla on Big Pile of Fish: held 2, holds full_belly\n Mothra\n dice: 1 2")
    table.pick("Godzilla", "card:full_belly")
    assert (table.kaiju("Godzilla").held, table.kaiju("Godzilla").hp, table.asked) == (0, 12, ("Godzilla", "turn"))
    assert table.roll().where("Godzilla") == "Sumida"


def sewer_tunnel(text: str) -> None:
    (step,) = numbers(text)[:1]
    for pick, at in (("more", 12 + step), ("less", 12 - step)):
        table = Table("> Godzilla on Kita: holds sewer_tunnel, ap 0\n Mothra\n dice: 1 2").roll().pick("Godzilla", pick)
        assert table.kaiju("Godzilla").at == at


def radar_jam(text: str) -> None:
    table = Table(
        "> Godzilla on Kita: holds radar_jam\n Mothra\n Ota: Mothra, 4 houses, 4 tanks\n"
        "Ueno: Mothra, 4 houses, maser\n dice: 1 3"
    )
    table.roll().pick("Godzilla", "card:radar_jam").pick("Godzilla")
    assert (table.told(Fired), table.asked) == ([], ("Mothra", "turn"))
    assert "until your turn ends" in text
    assert table.state.jammed < 0


def atomic_breath(text: str) -> None:
    table = Table("> Godzilla on Kita: holds atomic_breath\n Mothra on Ota\n dice: 1 3").roll()
    table.pick("Godzilla", "land").pick("Godzilla", "card:atomic_breath")
    assert table.question.most == numbers(text)[0]  # type: ignore[union-attr]


def carapace(text: str) -> None:
    (less,) = numbers(text)
    table = Table(
        "> Godzilla on Kita: ap 0, holds carapace\n Mothra on Ota\n Ota: Mothra, 4 houses, 4 tanks\n dice: 1 3"
    )
    table.roll().pick("Godzilla", "land").pick("Mothra", "seat:0").pick("Godzilla", "card:carapace")
    table.pick("Mothra", "fire:0")
    assert sum(hurt.shielded for hurt in table.told(Hurt)) == less
    assert table.kaiju("Godzilla").hp == 12 - (1 + 3 - less)


def berserk(text: str) -> None:
    each = numbers(text)[-1]
    table = Table("> Godzilla on Kita: holds berserk\n Mothra on Ota\n dice: 1 3").roll()
    table.pick("Godzilla", "land").pick("Godzilla", "card:berserk").pick("Godzilla", "seat:1", "house")
    assert (table.told(Struck)[0].ap, table.kaiju("Mothra").hp, table.standing("Ota")[0]) == (2, 12 - each, 2)


CARDS: dict[str, Callable[[str], None]] = {
    "undersea_current": moves_to("GO"),
    "reactor_glow": moves_to("Nuclear Plant"),
    "trawler_fleet": moves_to("Big Pile of Fish"),
} | {
    check.__name__: check
    for check in (
        rough_landing, rivals_roar, long_stride, harbour_fine, repair_bill, depth_charges, typhoon, aftershock,
        film_rights, evacuation_tax, feeding_frenzy, deep_sleep, reconstruction, defence_budget, full_belly,
        sewer_tunnel, radar_jam, atomic_breath, carapace, berserk,
    )
}  # fmt: skip


@pytest.mark.rule("GM-11.3")
@pytest.mark.parametrize("key", CONTENT.cards)
def test_a_chance_card_does_what_it_says(key):
    CARDS[key](CONTENT.cards[key].text)


@pytest.mark.parametrize("key", CONTENT.cards)
def test_a_card_says_that_it_is_kept_or_for_combat_if_it_is(key):
    card = CONTENT.cards[key]

    assert ("Keep." in card.text) is card.is_kept
    assert ("Combat:" in card.text) is card.is_for_combat


@pytest.mark.rule("GM-8.1", "GM-8.5", "GM-8.6")
def test_the_spaces_do_what_they_say_when_looked_up():
    table = Table("> Godzilla on Ginza: ap 2\n Mothra on Kita\n Ueno: Godzilla, 2 houses\n dice: 1 2").roll()
    money, house, ap, hp = numbers(FOUND["space:go"].partition("(")[0])
    assert table.pick("Godzilla", "money").told(PassedGo)[0] == PassedGo(0, money + 2 * house, ap, 0, 2)
    table = Table("> Godzilla on Ginza: ap 2\n Mothra on Kita\n dice: 1 2").roll()
    assert table.pick("Godzilla", "hp").told(PassedGo)[0].hp == hp

    ap, hp = numbers(FOUND["space:fish"].partition("(")[0])
    table = Table("> Godzilla on GO: ap 5\n Mothra\n dice: 3 5").roll().pick("Godzilla", "eat")
    assert table.told(AteFish) == [AteFish(0, 12 + hp)]
    assert table.kaiju("Godzilla").ap == 5 - ap

    money, hp = numbers(FOUND["space:plant"].partition("(")[0])
    table = Table("> Godzilla on Sumida\n Mothra\n dice: 2 3").roll()
    assert table.told(PoolTaken) == [PoolTaken(0, money, hp, 0)]


@pytest.mark.rule("GM-1.1")
def test_no_line_about_a_kaiju_claims_what_the_rules_do_not_give_it():
    state = begin(GAME, Setup(8, seed=1)).turn_start
    assert len({(kaiju.cash, kaiju.ap, kaiju.hp) for kaiju in state.kaiju}) == 1
    for key in CONTENT.kaiju:
        line = FOUND[f"kaiju:{key}"]
        assert not re.search(r"\d|\b(fast|faster|stronger|richer|cheap|armed|owns)\b", line), line


def test_what_is_looked_up_says_whether_it_is_the_booklets_or_ours():
    for key, text in FOUND.items():
        said = "From the booklet." if key.startswith("space:") else "Ours: the booklet names none."
        assert text.endswith(said), key


def test_chance_and_the_scent_do_what_they_say_when_looked_up():
    assert "follow it, or keep it" in FOUND["space:chance"]
    assert drawn("film_rights").state.discards == ["film_rights"]
    assert drawn("carapace").kaiju("Godzilla").cards == ["carapace"]

    assert "Straight to the Big Pile of Fish, without passing GO" in FOUND["space:scent"]
    table = Table("> Godzilla on Akihabara\n Mothra\n dice: 1 3").roll()
    assert (table.where("Godzilla"), table.kaiju("Godzilla").held) == ("Big Pile of Fish", 3)
    assert table.told(PassedGo) == []
    assert "three turns" in FOUND["space:fish"]


DEED = re.compile(
    r"Colour ([\w ]+) · rights (\S+) · house (\S+) · tank (\S+)\n"
    r"Damage of 1 to 4 tanks: (\d) / (\d) / (\d) / (\d) · Maser Cannon (\S+), damage (\d)\n"
)


def said_of(key: str) -> tuple[str, list[int], list[int]]:
    """Return what a district's card says: its colour, its prices (rights, house, tank, maser) and its damages."""
    found = DEED.match(FOUND[f"district:{key}"])
    assert found, key
    prices = [int(float(price[:-1]) * UNITS[price[-1]]) for price in found.group(2, 3, 4, 9)]
    return found[1].replace(" ", "_"), prices, [int(damage) for damage in found.group(5, 6, 7, 8, 10)]


@pytest.mark.rule("GM-3.4", "GM-4.1", "GM-4.2", "GM-5.1", "GM-5.5", "GM-11.2")
@pytest.mark.parametrize(
    ("track", "key"), [(track, each.key) for track, b in CONTENT.boards.items() for each in b.deeds]
)
def test_a_district_costs_and_does_what_its_card_says(track, key):
    board = CONTENT.boards[track]
    deed = board.deeds[board.numbers[key]]
    colour, (price, house, tank, maser), (*damages, beam) = said_of(key)
    group = [each for each in board.deeds if each.colour == deed.colour]
    whole = "\n".join(f"{each.name}: Godzilla, 4 houses" for each in group if each.key != key)

    def spent(*picks: str) -> int:
        table = Table(f"> Godzilla: cash 20000\n Mothra\n {deed.name}: Godzilla, 0 houses\n{whole}", track=track)
        table.pick("Godzilla", f"works:{key}").pick("Godzilla", *picks)
        return 20_000 - table.kaiju("Godzilla").cash

    assert {each.colour for each in group} == {colour}
    assert (spent(f"build:{key}:h1:t0"), spent(f"build:{key}:h0:t1"), spent(f"maser:{key}")) == (house, tank, maser)

    start = (deed.space - 3) % len(board.spaces)
    lands = f"> Godzilla on {start}: hp 50, ap 0, cash 20000\n Mothra\n dice: 1 2\n {deed.name}:"
    table = arrived(Table(f"{lands} City, 0 houses", track=track)).pick("Godzilla", f"buy:{key}")
    assert [each.price for each in table.told(Bought)] == [price]
    for tanks, damage in enumerate(damages, 1):
        assert [each.damage for each in fired_at(f"{lands} Mothra, 4 houses, {tanks} tanks", track)] == [damage]
    assert [each.damage for each in fired_at(f"{lands} Mothra, 4 houses, maser", track)] == [beam]


def arrived(table: Table) -> Table:
    """Return *table* after the roll; at GO the HP are taken."""
    table.roll()
    return table.pick("Godzilla", "hp") if table.question.ask == "go" else table


def fired_at(drawing: str, track: str) -> list[Fired]:
    """Return the fire at Godzilla where it lands."""
    return arrived(Table(drawing, track=track)).pick("Mothra", "fire:0").told(Fired)
