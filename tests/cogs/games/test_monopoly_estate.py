"""An estate on one page: what is wished is what the rules do, for the price that was said."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cogs.games.monopoly import PAGES, estate_screen
from cogs.games.monopoly.estate import FILLS, SIGNS, Estate, Wish, is_open, lots, opened, read_sign
from cogs.reader.story import Story
from cogs.wire.clicks.address import LONGEST, read_address
from cogs.wire.page import Style
from data.words import languages, words
from engine.play import Choice, Decision, Position, Question, Runner, Setup, begin
from engine.players import random_player
from engine.rng import Rng
from table import Asked, Look, Rehearsed, SeatInfo, TableInfo, rehearsed
from tests.cogs.screens.test_settings import ROOM as CLOSED
from tests.engine.monopoly.table import GAME, draw
from tests.engine.monopoly.tempers import greedy
from tests.engine.play_through import started

LANDLORD = """
    > Godzilla: cash 6000
      Mothra: cash 900, holds carapace
      Adachi: Godzilla, 2 houses, 1 tank
      Katsushika: Godzilla, 4 houses
      Ueno: Godzilla, 1 house, 4 tanks
      Kita: Godzilla, 0 houses
      Koto: Mothra, 3 houses
"""


def surveyed(position: Position, spelling: str = "") -> tuple[Question, Estate]:
    """Return what is asked and the estate, as the page of whoever is asked has it."""
    runner = Runner(GAME, position)
    question = runner.pending[0]
    view = GAME.view(runner.state, question.seat)
    wished = Estate(view, lots(view, question.seat), spelling)
    offered = {}
    for lot in wished.lots:
        tried = rehearsed(GAME, position, question.seat, [*wished.sales(question, lot.key), *opened(question, lot.key)])
        if tried.refusal is None and isinstance(tried.question, Decision) and tried.question.ask == "works":
            offered[lot.key] = tried.question.options
    return question, Estate(view, lots(view, question.seat, offered), spelling)


def tried(position: Position, question: Question, estate: Estate) -> Rehearsed:
    return rehearsed(GAME, position, question.seat, estate.plan(question))


def lot(estate: Estate, key: str) -> Any:
    return next(each for each in estate.lots if each.key == key)


def story(position: Position, question: Question) -> tuple[Story, Asked]:
    runner = Runner(GAME, position)
    asked = Asked(question, 41, 0.0, None)
    seats = tuple(SeatInfo(at, person=str(at + 1), name=f"Player {at}") for at in range(len(runner.state.kaiju)))
    info = TableInfo(12, "1", "monopoly", "running", "1", 41, 0.0, seats=seats)
    view = GAME.view(runner.state, question.seat)
    return Story(Look(info, question.seat, view, (asked,)), words("en")), asked


@pytest.mark.parametrize("sign", SIGNS[:31])
def test_every_wish_is_one_sign_and_can_be_read_again(sign: str):
    wish = read_sign(sign)
    assert wish is not None
    assert wish.sign == sign


@pytest.mark.parametrize("sign", ["-", "", "ab", "é", SIGNS[31]])
def test_other_signs_wish_nothing(sign: str):
    assert read_sign(sign) is None


def test_many_districts_change_as_one_and_what_is_sold_pays_for_what_is_built():
    position = Position(draw(LANDLORD))
    question, estate = surveyed(position)
    estate.set(lot(estate, "adachi"), Wish(4, 2))
    estate.set(lot(estate, "ueno"), Wish(0, 0, is_sold=True))
    estate.set(lot(estate, "katsushika"), Wish(4, 0, has_maser=True))
    assert estate.total() == 2 * 700 + 300 - 350 - 4 * 400 - 1100 + 2000

    done = tried(position, question, estate)

    assert done.refusal is None
    assert done.view.kaiju[0].cash == 6000 - estate.total()
    stands = {each.key: (each.owner, each.houses, each.tanks, each.has_maser) for each in done.view.districts}
    assert stands["adachi"] == (0, 4, 2, False)
    assert stands["katsushika"] == (0, 4, 0, True)
    assert stands["ueno"][0] is None
    assert [type(event).__name__ for event in done.events] == ["WorksChanged", "RightsSold", *["WorksChanged"] * 2]


def test_wishes_beyond_the_cash_are_refused_with_the_rule_and_the_page_says_what_is_missing():
    position = Position(draw(LANDLORD))
    question, estate = surveyed(position)
    for key in ("adachi", "katsushika"):
        estate.set(lot(estate, key), Wish(4, 0, has_maser=True))
    estate.set(lot(estate, "kita"), Wish(4, 4))
    done = tried(position, question, estate)
    assert done.refusal is not None
    assert done.refusal.rule.startswith("GM-4.")

    page = estate_screen.page(*story(position, question), estate, done)

    texts = "\n".join(part["content"] for part in page.to_components()[0]["components"] if part["type"] == 10)
    assert "You have 6M, so you are 4.05M short." in texts
    assert "**Kita**: no houses, no tanks → **4 houses, 4 tanks** · pay 4.8M" in texts
    assert _confirm(page)["disabled"]


CANNONS = """
    > Godzilla: cash 9000
      Mothra: cash 900
      Adachi: Godzilla, 0 houses, 4 tanks
      Katsushika: Godzilla, 1 house, maser
"""
UNGUARDED = "no house guards the Maser Cannon at {}: whoever lands there may buy the district, and the cannon falls"


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        ({"adachi": Wish(0, 0, has_maser=True)}, UNGUARDED.format("Adachi")),
        ({"katsushika": Wish(0, 0)}, UNGUARDED.format("Katsushika")),
        (
            {"adachi": Wish(0, 0, has_maser=True), "katsushika": Wish(0, 0)},
            UNGUARDED.format("Adachi and Katsushika"),
        ),
        (
            {"katsushika": Wish(0, 0, is_sold=True)},
            "the Maser Cannon at Katsushika brings nothing and is lost (GM\u20114.4).",
        ),
        ({"adachi": Wish(1, 0, has_maser=True)}, ""),
        ({"adachi": Wish(0, 0)}, ""),
    ],
    ids=["for the last tanks", "its last house", "both", "with its rights", "beside a house", "no cannon"],
)
def test_a_maser_cannon_that_no_house_guards_is_warned_about(wishes: dict[str, Wish], said: str):
    position = Position(draw(CANNONS))
    question, estate = surveyed(position)
    for key, wish in wishes.items():
        estate.set(lot(estate, key), wish)
    done = tried(position, question, estate)
    assert done.refusal is None

    page = estate_screen.page(*story(position, question), estate, done)

    texts = [part["content"] for part in page.to_components()[0]["components"] if part["type"] == 10]
    warnings = [line for text in texts for line in text.splitlines() if "**Careful:**" in line]
    assert len(warnings) == bool(said)
    assert all(said in line for line in warnings)
    risky = {each.key for each in done.view.districts if each.has_maser and each.is_demolished}
    assert risky == {each.key for each in estate.unguarded()}, "the rules sell to a lander just what is warned about"


def _confirm(page: Any) -> dict[str, Any]:
    rows = [part for part in page.to_components()[0]["components"] if part["type"] == 1]
    (found,) = [each for row in rows for each in row["components"] if each.get("label") == "Confirm"]
    return dict(found)


def test_the_form_offers_what_the_rules_offer_and_what_is_there_already_is_chosen():
    position = Position(draw(LANDLORD))
    question, estate = surveyed(position)
    estate.set(lot(estate, "kita"), Wish(1, 0))

    modal = estate_screen.form(*story(position, question), estate, 0).to_dict()

    labels = {part["label"]: part["component"] for part in modal["components"]}
    assert list(labels) == [
        "Adachi: 2 houses, 1 tank",
        "Katsushika: 4 houses, no tanks",
        "Kita: no houses, no tanks",
        "Ueno: 1 house, 4 tanks",
    ]
    adachi = {each["label"]: each.get("default", False) for each in labels["Adachi: 2 houses, 1 tank"]["options"]}
    assert len(adachi) == 25
    assert adachi["As it is"]
    assert {each.get("description") for each in labels["Adachi: 2 houses, 1 tank"]["options"]} == {
        None,
        "2 houses, 1 tank",
    }
    assert "4 houses, 4 tanks: pay 2.3M" in adachi
    assert "no houses, no tanks: get 850K" in adachi
    kita = labels["Kita: no houses, no tanks"]["options"]
    assert [each["label"] for each in kita if each.get("default")] == ["1 house, no tanks: pay 700K"]
    assert read_address(modal["custom_id"])


@pytest.mark.parametrize("language", languages())
def test_what_is_chosen_in_the_form_at_first_fits_into_a_closed_list_on_a_phone(language):
    position = Position(draw(LANDLORD))
    question, estate = surveyed(position)
    told, asked = story(position, question)
    modal = estate_screen.form(Story(told.look, words(language)), asked, estate, 0).to_dict()
    options = [each for part in modal["components"] for each in part["component"]["options"]]
    chosen = [each["label"] for each in options if each.get("default")]
    assert len(chosen) == 4
    assert max(map(len, chosen)) <= CLOSED


@pytest.mark.parametrize("how", FILLS)
def test_everywhere_means_as_far_as_money_and_rules_go(how: str):
    position = Position(draw(LANDLORD))
    question, estate = surveyed(position)
    estate.fill(how, 6000)
    done = tried(position, question, estate)
    assert done.refusal is None
    levels = {each.key: (each.houses, each.tanks) for each in done.view.districts if each.owner == 0}
    assert (
        levels
        == {
            # 6M pay for eight houses: two at Adachi, four at Kita, two at Ueno.
            "houses": {"adachi": (4, 1), "katsushika": (4, 0), "kita": (4, 0), "ueno": (3, 4)},
            "tanks": {"adachi": (2, 4), "katsushika": (4, 4), "kita": (0, 4), "ueno": (1, 4)},
            "sell_tanks": {"adachi": (2, 0), "katsushika": (4, 0), "kita": (0, 0), "ueno": (1, 0)},
            "sell_houses": {"adachi": (0, 1), "katsushika": (0, 0), "kita": (0, 0), "ueno": (0, 4)},
            "nothing": {"adachi": (2, 1), "katsushika": (4, 0), "kita": (0, 0), "ueno": (1, 4)},
        }[how]
    )


def test_selling_first_never_looks_like_the_main_answer():
    position, hiding = Position(draw(LANDLORD)), Decision(0, "hide", ("land", "hide", "sell"))
    turn, _ = surveyed(position)

    styles = [PAGES.more_items(*story(position, question))[0].style for question in (hiding, turn)]  # type: ignore[attr-defined]

    assert styles == [Style.secondary, Style.primary]


def test_in_the_middle_of_a_turn_one_only_sells():
    state = draw("> Godzilla on 31: cash 5000\n Mothra: cash 900\n Adachi: Godzilla, 3 houses, 4 tanks\n dice: 3 4")
    runner = Runner(GAME, Position(state))
    runner.choose(Choice(0, ("roll",)))
    question, estate = surveyed(runner.position)
    assert question.ask != "turn"
    assert isinstance(question, Decision)
    assert "sell" in question.options
    adachi = estate.lots[0]
    assert adachi.can_become(Wish(2, 4))
    assert not adachi.can_become(Wish(4, 4))
    estate.set(adachi, Wish(2, 0))

    done = tried(runner.position, question, estate)

    assert done.refusal is None
    assert done.view.kaiju[0].cash == 5000 + 350 + 4 * 150
    assert done.question is not None
    assert done.question.ask == question.ask
    assert PAGES.is_hidden(question)("sell")


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_wished_in_forms_costs_what_the_page_says(seed: int):
    """Greedy games, stopped at turns: wishes at random out of the forms are done for the price said, or too dear."""
    rng, chance, count = random.Random(seed), Rng.seeded(seed), 0
    runner = started(GAME, Setup(2 + seed % 4, seed=seed, options={"track": "bay" if seed % 2 else "city"}))
    while runner.pending and count < 8:
        question = runner.pending[0]
        if question.ask == "turn" and is_open(question) and rng.random() < 0.3:
            count += 1
            _wish_at_random(runner.position, rng)
        view = GAME.view(runner.state, question.seat)
        player = random_player if rng.random() < 0.1 else greedy
        runner.choose(Choice(question.seat, player(view, question, chance)))
    assert count


def _wish_at_random(position: Position, rng: random.Random) -> None:
    question, estate = surveyed(position)
    for each in estate.lots:
        fitting = [Wish(h, t) for h in range(5) for t in range(5) if each.can_become(Wish(h, t))]
        if fitting and rng.random() < 0.5:
            estate.set(each, rng.choice(fitting))
        if each.can_have_maser and rng.random() < 0.5:
            estate.set(each, Wish(rng.randint(each.houses, 4), 0, has_maser=True))
        if rng.random() < 0.1:
            estate.set(each, Wish(0, 0, is_sold=True))
    again = Estate(estate.view, estate.lots, estate.spelling)
    assert again.wishes == estate.wishes
    done, cash = tried(position, question, estate), estate.view.kaiju[question.seat].cash
    if estate.total() > cash:
        assert done.refusal is not None
    else:
        assert done.refusal is None, (estate.wishes, str(done.refusal))
        assert done.view.kaiju[question.seat].cash == cash - estate.total()
    _fits_into_a_message(position, question, estate, done)


def _fits_into_a_message(position: Position, question: Question, estate: Estate, done: Rehearsed) -> None:
    page = estate_screen.page(*story(position, question), estate, done)
    assert page.total_children_count <= 40
    assert page.content_length() <= 4000
    for number in range(len(estate_screen.parts(estate))):
        modal = estate_screen.form(*story(position, question), estate, number).to_dict()
        assert len(modal["custom_id"]) <= LONGEST
        assert all(1 <= len(part["component"]["options"]) <= 25 for part in modal["components"])


def test_the_biggest_estate_fits_into_a_message():
    state = begin(GAME, Setup(2, seed=1)).turn_start
    for number in range(len(state.districts)):
        state.give_rights(number, 0)
    state.to_play, state.turns, state.kaiju[0].cash = 0, 1, 100_000
    position = Position(state)
    question, estate = surveyed(position)
    estate.fill("houses", 100_000)
    estate.fill("tanks", 100_000)
    for each in estate.lots[::2]:
        estate.set(each, Wish(4, 0, has_maser=True))
    done = tried(position, question, estate)
    assert done.refusal is None
    _fits_into_a_message(position, question, estate, done)


@pytest.mark.parametrize(
    ("cash", "stands", "opens"),
    [(6_000, "0 houses", "estate_form"), (100, "0 houses", "estate"), (100, "1 house", "estate_form")],
)
def test_an_estate_of_which_only_rights_can_be_sold_opens_as_its_page(cash: int, stands: str, opens: str):
    position = Position(draw(f"> Godzilla: cash {cash}\n Mothra\n Ueno: Godzilla, {stands}"))
    question, _ = surveyed(position)
    (item,) = [each for each in PAGES.more_items(*story(position, question)) if "estate" in str(each.custom_id)]  # type: ignore[attr-defined]

    to = read_address(item.custom_id)  # type: ignore[attr-defined]
    assert to
    assert to.verb == opens


@pytest.mark.rule("GM-3.3", "GM-3.4")
@pytest.mark.parametrize(("demolished", "is_warned"), [("houses", True), ("bare", False)])
@pytest.mark.parametrize(("houses", "tanks"), [(0, 2), (1, 2), (1, 0)])
def test_tanks_without_a_house_come_with_the_warning_that_a_lander_may_buy(
    demolished: str, is_warned: bool, houses: int, tanks: int
):
    position = Position(draw(LANDLORD, demolished=demolished))
    question, estate = surveyed(position)
    estate.set(lot(estate, "kita"), Wish(houses, tanks))

    shown = str(
        estate_screen.page(*story(position, question), estate, tried(position, question, estate)).to_components()
    )
    assert ("tanks alone don't guard Kita" in shown) is (is_warned and not houses)
