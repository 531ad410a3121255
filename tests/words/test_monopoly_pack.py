"""A data pack of Monopoly is told with its own prices and names, to people and to computers."""

from data.loader import Bundle, bundle
from data.words import words
from engine import build
from engine.monopoly.events import CardDrawn, CardUsed
from engine.monopoly.game import Monopoly
from engine.monopoly.prospect import prospect
from engine.monopoly.view import RampageView
from engine.play import Decision
from engine.rng import Rng
from render.monopoly.alt_text.board import board_alt_text
from render.monopoly.holdings.hand import hand_picture
from tests.engine.monopoly.table import GAME, Table
from tests.render.moment import snapshot
from words.teller import Teller, lexicon

NAMES = ("Ana", "Ben")


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
    assert teller(view).event(CardDrawn(0, "carapace", True)).endswith("Thick Skin and keeps it.")
    assert "Chance: Thick Skin" in {term.name for term in lexicon(words("en"), game)}
    assert any("THICK SKIN" in text.upper() for text in hand_picture(snapshot(view, NAMES)).texts())
    assert "Kept cards: Thick Skin." in board_alt_text(snapshot(view, NAMES)).text
