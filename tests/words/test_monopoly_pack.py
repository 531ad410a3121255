"""A data pack of Monopoly is told with its own prices and names, to people and to computers."""

from itertools import count
from pathlib import Path

import pytest

from data.loader import Bundle, bundle
from data.words import words
from engine import build
from engine.monopoly.events import CardDrawn, CardUsed
from engine.monopoly.game import Monopoly
from engine.monopoly.prospect import prospect
from engine.monopoly.view import RampageView
from engine.play import Decision, Runner, Setup, begin
from engine.rng import Rng
from render.monopoly.alt_text.board import board_alt_text
from render.monopoly.wide.board import wide_board
from render.monopoly.wide.hand import wide_hand
from tests.engine.monopoly.table import GAME, Table
from tests.engine.play_through import answer
from tests.render.moment import snapshot
from words.teller import Teller, lexicon

NAMES = ("Ana", "Ben")
EXAMPLE = Path(__file__).parents[2] / "docs" / "packs" / "monopoly"


def replaced(name: str, before: str, after: str) -> dict[str, str]:
    text = bundle("monopoly").files[name]
    assert before in text
    return {name: text.replace(before, after)}


def packed() -> Monopoly:
    """Return the game with houses ten times as dear, and a card by another name."""
    files = bundle("monopoly").files | replaced("track_city.toml", "house = 700", "house = 7000")
    files |= replaced("chance.toml", 'name = "Carapace"', 'name = "Thick Skin"')
    game = build(Bundle("monopoly", files))
    assert isinstance(game, Monopoly)
    return game


def teller(view: RampageView) -> Teller:
    return Teller(words("en"), "monopoly", {0: "Godzilla", 1: "Mothra"}, view)


def test_a_dearer_house_is_dearer_for_people_and_for_the_computer():
    table = Table("> Godzilla: cash 3000\n Mothra\n Kita: Godzilla, 0 houses, 4 tanks")
    question = Decision(0, "works", ("build:kita:h1:t4", "build:kita:h3:t4", "back"))
    for game, price, said, advised in ((GAME, 700, "700K", "build:kita:h3:t4"), (packed(), 7000, "7M", "back")):
        view = game.view(table.state, 0)

        assert prospect(view, question, "build:kita:h1:t4").money == -price
        assert teller(view).answer(question, "build:kita:h1:t4", view).label == f"1 house, 4 tanks: pay {said}"
        assert game.advice.policy(table.state, question, Rng.seeded(1)) == (advised,)


def test_a_card_has_the_name_of_the_pack_on_buttons_in_news_in_pictures_and_alt_texts():
    table = Table("> Godzilla: holds carapace\n Mothra")
    game = packed()
    view = game.view(table.state, 0)

    assert teller(view).answer(Decision(0, "shield", ()), "card:carapace", view).label == "Use Thick Skin"
    assert teller(view).event(CardUsed(0, "carapace")) == "**Godzilla** uses Thick Skin."
    assert teller(view).event(CardDrawn(0, "carapace", True)).endswith("and keeps it: Thick Skin.")
    assert "Chance: Thick Skin" in {term.name for term in lexicon(words("en"), game)}
    assert any("THICK SKIN" in text.upper() for text in wide_hand(snapshot(view, NAMES)).texts())
    assert "Kept cards: Thick Skin." in board_alt_text(snapshot(view, NAMES)).text


def example() -> Monopoly:
    """Return the game with the worked example of a pack."""
    game = build(bundle("monopoly", EXAMPLE))
    assert isinstance(game, Monopoly)
    return game


def test_the_example_pack_has_a_track_kaiju_and_numbers_of_its_own():
    game = example()
    short = begin(game, Setup(2, seed=1, options={"short": True, "alarm": True})).turn_start
    view = game.view(short, 0)

    assert (view.track_name, len(view.spaces), view.reach, view.house_price) == ("Osaka", 28, 3, 600)
    assert (short.kaiju[0].hp, short.alarm, game.content.house.offers) == (5, 5, 2)
    assert game.dealt(short) == ("biollante", "battra")
    assert not set(game.kaiju) & set(GAME.kaiju)
    found = {term.key: term for term in lexicon(words("en"), game)}
    assert found["district:umeda"].name == "Umeda (Osaka)"
    assert found["district:umeda"].text.endswith("From this table's data pack: example.")
    assert found["card:carapace"].text.endswith("Ours: the booklet names none.")


@pytest.mark.parametrize("options", [{}, {"layout": "shuffled"}, {"lap_limit": 12, "alarm": True}])
def test_a_game_with_the_example_pack_is_told_drawn_and_played_to_its_end(options):
    game = example()
    runner = Runner(game, begin(game, Setup(3, seed=4, options=options)))
    rng, told = Rng.seeded(4), 0
    for step in count():
        view = game.view(runner.state, None)
        say = Teller(words("en"), "monopoly", {each.seat: each.name for each in view.kaiju}, view)
        assert all(say.event(event) for event in runner.events[told:])
        if step % 200 == 0:
            table = snapshot(view, (*NAMES, "Cho"))
            assert {"BIOLLANTE", "BATTRA"} <= {text.upper() for text in wide_board(table).texts()}
            assert "Osaka" in board_alt_text(table).text
        if not runner.pending:
            break
        told = len(runner.events)
        question = runner.pending[0]
        if isinstance(question, Decision):
            seen = game.view(runner.state, question.seat)
            assert all(say.answer(question, pick, seen).label for pick in question.options)
        runner.choose(answer(question, rng))

    assert game.outcome(runner.state) is not None
