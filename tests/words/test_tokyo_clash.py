"""Tokyo Clash in words: told like the news, and what labels promise comes true."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from cogs.screens.playing.questions import Listing, answers
from data.words import words
from engine.play import Decision, Runner, Setup, begin
from engine.rng import Rng
from engine.tokyo_clash.events import (
    Attacked,
    CardPlayed,
    Crowned,
    Damaged,
    Defended,
    Destroyed,
    Drew,
    Ended,
    EnergyGained,
    EventActivated,
    Fired,
    GeneratorWentOff,
    Looked,
    Moved,
    Passed,
    Sifted,
    Thrown,
    TrophyLost,
    VehicleMoved,
    VehiclePlaced,
)
from engine.tokyo_clash.picks import UseCard, card_of, read
from engine.tokyo_clash.view import ClashView
from table import Asked
from tests.engine.play_through import answer, started
from tests.engine.tokyo_clash.table import GAME, Table
from words.registry import view_in, words_of
from words.teller import Teller, lexicon

KAIJU = {0: "Godzilla", 1: "Mothra", 2: "Megalon"}
TELLER = Teller(words("en"), "tokyo_clash", KAIJU)
KAIJU_OF_FOUR = ("Ana", "Ben", "Cho", "Dan")
ASKER = Teller(words("en"), "tokyo_clash", dict(enumerate(KAIJU_OF_FOUR)))


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (CardPlayed(0, "tail_slide", 2), "**Godzilla** plays Tail Slide for 2 Energy."),
        (CardPlayed(1, "guardians_wrath", 0), "**Mothra** plays Guardian's Wrath."),
        (Passed(0, False), "**Godzilla** has no cards left and passes."),
        (Moved(0, 0, "move", "0,0", "1,-1"), "**Godzilla** moves to 1,−1."),
        (Moved(0, 1, "push", "0,0", "1,-1"), "**Mothra** pushes Godzilla to 1,−1."),
        (Attacked(0, 1, 5, True), "**Godzilla** attacks Mothra from afar: 5."),
        (Attacked(0, 1, 5, False, (), True), "Barrage. **Godzilla** attacks Mothra at close quarters: 5."),
        (Defended(1, 4, "silken_shield", 2), "**Mothra** meets 4 with Silken Shield, 2: 2 left."),
        (Defended(1, 2, "silken_shield", 2), "**Mothra** meets 2 with Silken Shield, 2: blocked."),
        (Defended(1, 4), "**Mothra** does not defend."),
        (Damaged(1, 0, 2, 1, ("flutter",)), "**Mothra** takes 2 damage. Godzilla takes a trophy. Discarded: Flutter."),
        (
            Damaged(1, 0, 1, 1, (), ("rebirth",)),
            "**Mothra** takes 1 damage. Godzilla takes a trophy: Rebirth (2 Dominance).",
        ),
        (Damaged(1, 0, 1, 0, ("rebirth",)), "**Mothra** takes 1 damage. Godzilla gets no trophy. Discarded: Rebirth."),
        (
            TrophyLost(0, 1, "rebirth"),
            "**Godzilla** loses the trophy Rebirth (2 Dominance); it goes to the discard pile of Mothra.",
        ),
        (Crowned(1), "The King falls! **Mothra** takes the King of Monsters token."),
        (Thrown(0, "seat:2", "0,0", "2,-2"), "**Godzilla** throws Megalon from 0,0 to 2,−2."),
        (Thrown(0, "tank7", "0,0", "0,1"), "**Godzilla** throws the Tank from 0,0 to 0,1."),
        (Destroyed(0, "T", "0,0"), "**Godzilla** destroys the Tower at 0,0."),
        (
            Destroyed(0, "B", "0,1", 14),
            "**Godzilla** destroys the Small Building at 0,1. It lies on square 14 of the damage track.",
        ),
        (EnergyGained(0, 4, 9), "**Godzilla** gains 4 Energy, 9 in all."),
        (Drew(1, 1), "**Mothra** draws a card."),
        (Drew(1, 3), "**Mothra** draws 3 cards."),
        (Drew(1, 2, ("flutter", "rebirth")), "**Mothra** draws Flutter and Rebirth."),
        (Looked(0, 1, "top"), "**Godzilla** looks at the top card of Mothra's deck."),
        (Looked(0, 1, "top", ("flutter",)), "**Godzilla** looks at the top card of Mothra's deck: Flutter."),
        (Sifted(2, 3, 1), "**Megalon** looks at 3 cards of its own deck and keeps 1."),
        (EventActivated("rush_hour"), "Rush Hour."),
        (VehiclePlaced(0, "jet3", "0,-2", "s"), "**Godzilla** places a Jet at 0,−2, facing south."),
        (VehicleMoved("tank1", "0,0", "0,1"), "A Tank goes from 0,0 to 0,1."),
        (VehicleMoved("jet1", "0,0", "0,0", "n"), "A Jet stays at 0,0, facing north."),
        (Fired("battleship2", "ne", (0, 2)), "A Battleship fires north-east and hits **Godzilla and Megalon**."),
        (Fired("jet2", "ne", ()), "A Jet fires north-east and hits nobody."),
        (GeneratorWentOff("generator1", "0,1", 0, 0), "**Godzilla** walks into the Lightning Generator at 0,1."),
        (
            Ended("seventh_round", (3, 9), ((), ())),
            "The last round is over, and Tokyo is quiet. Dominance: Mothra 9 and Godzilla 3.",
        ),
    ],
)
def test_tokyo_clash_is_told_like_the_news(event, line):
    assert TELLER.event(event) == line


def test_routine_is_left_out_where_the_story_is_short():
    assert TELLER.is_minor(Drew(1, 3))
    assert TELLER.is_minor(VehicleMoved("tank1", "0,0", "0,1"))
    assert TELLER.is_minor(Passed(0, False))
    assert not TELLER.is_minor(Passed(0, True))
    assert not TELLER.is_minor(Drew(1, 1, ("flutter",)))
    assert not TELLER.is_minor(Crowned(1))


def games_played() -> list[tuple[Runner, Rng]]:
    tables = [Setup(seats, seed=seed, options={"events": "random"}) for seats in (2, 3, 4) for seed in range(8)]
    return [(started(GAME, table), Rng.seeded(table.seed)) for table in tables]


def questions(most: int = 0) -> Iterator[tuple[Decision, ClashView, Runner]]:
    """Yield every question of random games, with the view of the one who is asked."""
    for runner, rng in games_played()[: most or None]:
        while runner.pending:
            question = runner.pending[0]
            assert isinstance(question, Decision)
            yield question, GAME.view(runner.state, question.seat), runner
            runner.choose(answer(question, rng))


def words_in(text: str) -> set[str]:
    return set(re.findall(r"[A-Za-z]{3,}", text))


def test_a_picture_says_an_answer_in_words_of_its_button_or_of_the_things_it_names():
    """Shorter, but never by other words: a Small Building is a Small Building everywhere."""
    rows = [*GAME.content.buildings.values(), *GAME.content.vehicles.values()]
    known = words_in(" ".join([*(row.name for row in rows), "Throw Move Fly Gain"]))
    shown = 0
    for question, view, _ in questions(9):
        for token in question.options:
            phrase = TELLER.answer(question, token, view)
            assert words_in(phrase.short) <= words_in(phrase.label) | known, phrase
            assert words_in(phrase.label) <= words_in(phrase.full), phrase
            shown += phrase.short != phrase.label
    assert shown > 500


@pytest.mark.parametrize(
    ("city", "label", "short"),
    [
        ("B 0,-1 0,0", "0,1 into Mothra, 1 damage each, +4 Energy", "1 damage each"),
        ("T 0,1 / B 0,0", "0,1 into the Tower, +6 Energy", "Small Building, Tower"),
        ("B 0,-1 0,0 / w 0,1", "0,1 to the water, +4 Energy", "Small Building ×2"),
        ("w 0,1", "0,1 to the water", "water"),
    ],
)
def test_a_flight_says_what_it_runs_into_and_what_falls_on_the_way(city: str, label: str, short: str):
    mothra = "0,1" if "Mothra" in label else "2,0"
    table = Table(f"> Megalon 0,-2 (energy 3): twin_drill_clamp\n Godzilla 0,-2:\n Mothra {mothra}:\n {city}")
    table.picks("Megalon", "card:twin_drill_clamp", "throw:seat:1")
    view: Any = GAME.view(table.state, 0)
    names = {0: "Megalon", 1: "Godzilla", 2: "Mothra"}

    phrase = Teller(words("en"), "tokyo_clash", names, view).answer(table.question, "hex:0,1", view)

    assert (phrase.label, phrase.short) == (label, short)


@pytest.mark.parametrize(("space", "label"), [("1,0", "1,0 street, next to Mothra"), ("0,1", "0,1 street")])
def test_a_space_says_who_stands_next_to_it(space: str, label: str):
    table = Table("> Megalon 0,0: burrow\n Mothra 2,0:").pick("Megalon", "card:burrow")
    view: Any = GAME.view(table.state, 0)

    phrase = Teller(words("en"), "tokyo_clash", {0: "Megalon", 1: "Mothra"}, view).answer(
        table.question, f"hex:{space}", view
    )

    assert phrase.label == label


def test_things_are_called_as_the_table_calls_them():
    question, view, _ = next(
        found for found in questions() if "building" in found[0].options and found[0].ask == "throw.through"
    )
    renamed = tuple(msgspec.structs.replace(row, name="Teahouse") for row in view.building_rows)
    view = msgspec.structs.replace(view, building_rows=renamed)

    phrase = TELLER.answer(question, "building", view)

    assert phrase.short == "Teahouse"
    assert phrase.label.startswith("Teahouse")


def test_a_defence_is_asked_for_with_the_cause_of_the_damage():
    causes = set()
    for question, view, _ in questions():
        if question.ask != "defend":
            continue
        assert view.aim
        attacker, text = KAIJU_OF_FOUR[view.aim.seat], ASKER.question(question, view)
        played = view.fighters[view.aim.seat].playing
        cause = "attack" if view.aim.card else "card" if played else "throw"
        named = next((face.name for face in view.cards if played and face.key == (view.aim.card or played[-1])), "")
        begins = {
            "attack": f"{attacker} attacks you with {named}: ",
            "card": f"{named}, played by {attacker}: ",
            "throw": f"A throw by {attacker}: ",
        }
        assert text == f"{begins[cause]}{view.aim.amount} damage. Defend?"
        causes.add(cause)
    assert causes == {"attack", "card", "throw"}


def test_the_enhancements_to_spend_and_a_second_trophy_are_named_in_the_question():
    spent, trophies = 0, set()
    for question, view, _ in questions():
        text = ASKER.question(question, view)
        if question.ask == "spend":
            assert all(
                TELLER.answer(question, token, view).short.removeprefix("Spend ") in text for token in question.options
            )
            spent += 1
        if question.ask == "trophy":
            trophies.add((question.reveals, text))
    assert spent
    assert trophies == {
        (True, "Your blow lands. Which card do you keep as a trophy?"),
        (True, "Your blow lands: trophy 1 of 2. Which card?"),
        (False, "Your blow lands: trophy 2 of 2. Which card?"),
    }


def test_who_may_discard_and_recall_in_the_last_round_reads_that_it_changes_nothing():
    said = set()
    for runner, rng in games_played():
        told: dict[int, list[tuple[str, bool]]] = {}
        while runner.pending:
            question, number = runner.pending[0], runner.state.round
            if question.ask in ("refresh", "recall"):
                text = ASKER.question(question, GAME.view(runner.state, question.seat))
                told.setdefault(number, []).append((question.ask, "The game ends with this round" in text))
            runner.choose(answer(question, rng))
        for number, asked in told.items():
            assert {is_last for _, is_last in asked} == {number == runner.state.round}
            said |= set(asked)
    assert said == {("refresh", True), ("refresh", False), ("recall", True), ("recall", False)}


def test_a_discard_action_with_momentum_says_so():
    labels = {
        (view.fighters[question.seat].kaiju, TELLER.answer(question, token, view).label)
        for question, view, _ in questions()
        for token in question.options
        if question.ask == "action"
    }
    assert ("megalon", "Throw, then act again (Momentum)") in labels
    assert ("godzilla", "Throw") in labels


@pytest.mark.parametrize(
    ("deck", "asked"),
    [
        ("chitin_shell cyclone_attack undermine undermine", ["trophy 1 of 2", "trophy 2 of 2"]),
        ("chitin_shell undermine undermine undermine", ["Which card do you keep as a trophy?"]),  # a 0 is none
    ],
)
def test_a_blow_for_two_trophies_counts_only_cards_that_can_be_one(deck, asked):
    table = Table(f"> Mothra 0,0 (energy 3): guardians_wrath\n Megalon 0,2 (deck {deck}): beetle_leap")
    table.picks("Mothra", "card:guardians_wrath", "hit:seat:1").pick("Megalon", "pass")

    for said in asked:
        assert said in TELLER.question(table.question, table.view("Mothra"))
        table.pick("Mothra", table.options[0])
    assert not table.step.pending or table.question.ask != "trophy"


def test_a_button_for_a_building_to_rest_at_names_its_energy_and_its_reward():
    drawing = "Mothra 0,0 (energy {}, discard flutter): rebirth\n Megalon 2,-2:\n M 0,1 / B 0,-1 / phase refresh"

    def lettered(energy: int) -> list[str]:
        table = Table(drawing.format(energy)).pick("Mothra")
        return [TELLER.answer(table.question, pick, table.view("Mothra")).lettered for pick in table.options[1:]]

    assert lettered(0) == ["Small Building, +2 Energy", "+2 Energy, a card back on the deck"]
    assert lettered(12) == ["Small Building", "Military Bunker, a card back on the deck"]


def test_a_hint_about_a_trophy_is_true_of_the_second_too():
    deck = "chitin_shell cyclone_attack undermine undermine"
    table = Table(f"> Mothra 0,0 (energy 3): guardians_wrath\n Megalon 0,2 (deck {deck}): beetle_leap")
    table.picks("Mothra", "card:guardians_wrath", "hit:seat:1").pick("Megalon", "pass")

    said = []
    for _ in range(2):
        said.append(TELLER.reason(table.question, (table.options[0],), table.view("Mothra")))
        table.pick("Mothra", table.options[0])
    assert said == [
        "2 Dominance is the most that this blow brings.",
        "None of the cards left has more than 1 Dominance.",
    ]


@pytest.mark.parametrize(
    ("head_meter", "english", "german"),
    [
        ("resets", "Barrage (for damage, empties the Head Meter): keep up", "leert die Kopfleiste"),
        ("stays", "Barrage (for damage, the Head Meter stays full): keep up", "die Kopfleiste bleibt voll"),
    ],
)
def test_a_barrage_says_what_it_does_to_the_head_meter_at_this_table(head_meter, english, german):
    kaiju, hand = {0: "king_ghidorah"}, [GAME.content.cards[GAME.content.mats["king_ghidorah"].first_card]]
    state = begin(GAME, Setup(2, seed=1, kaiju=kaiju, options={"head_meter": head_meter})).turn_start
    state.fighters[0].hand = [GAME.content.cards.index(hand[0])]

    for language, said in (("en", english), ("de", german)):
        (face,) = view_in(words(language), "tokyo_clash", GAME.view(state, 0)).cards
        assert said in face.text


REASONS = {
    "TC-4.1": " (costs ",
    "TC-4.6": " (only in defence)",
    "TC-4.7": " (nothing to work on)",
    "TC-6.1": " (no Defend value)",
}


def test_every_card_that_cannot_be_played_is_noted_with_the_reason_that_the_engine_names():
    noted = 0
    for question, view, runner in questions():
        missed = [wish for wish in words_of("tokyo_clash").wishes(question, view) if isinstance(read(wish), UseCard)]
        lines = TELLER.notes(question, view)
        assert bool(lines) == bool(missed)
        for wish in missed:
            assert REASONS[GAME.why_not(runner.state, question, wish)] in lines[0]
            noted += 1
    assert noted > 100


def test_a_card_is_a_button_and_passing_stands_behind_everything():
    runner = Runner(GAME, begin(GAME, Setup(2, seed=3)))
    rng = Rng.seeded(3)
    while runner.pending[0].ask != "act":
        runner.choose(answer(runner.pending[0], rng))
    question = runner.pending[0]
    view = GAME.view(runner.state, question.seat)
    listing = Listing(group=lambda kind: TELLER.group(question, kind), rows=len(question.options))
    items: list[Any] = answers(
        Asked(question, 1, 0.0, None),
        7,
        lambda pick: TELLER.answer(question, pick, view).label,
        words("en").say,
        listing,
    )
    plays = [item for item in items if item.label.endswith("Energy")]
    discards = [item for item in items if item.label.startswith("Discard ")]

    assert [item.label for item in items] == [item.label for item in (*plays, *discards)] + ["Pass"]
    assert {item.style.name for item in plays} == {"primary"}
    assert {item.style.name for item in discards} == {"secondary"}


def test_everything_of_the_box_can_be_looked_up():
    found = {word.key: word for word in lexicon(words("en"), GAME)}
    assert "Attack 3." in found["card:tail_slide"].text
    assert "3 in a deck of 30" in found["card:tail_slide"].text
    assert found["kaiju:mothra"].name == "Mothra"
    assert "Tanks move 1" in found["event:armored_assault"].text
    assert found["building:P"].text == "Destroying it brings +2 Energy, draw a card."
    assert found["vehicle:train"].name == "Train"
    assert len(words_of(GAME.key).deck(GAME)) == 120
    assert set(words_of(GAME.key).deck(GAME)) == {word.card for word in found.values() if word.card}


def test_orders_name_only_cards_that_defend():
    table = Setup(2, seed=8, kaiju={0: "godzilla", 1: "mothra"}, options={"setup_order": "kaiju_first"})
    view = GAME.view(started(GAME, table).state, 0)
    tokens = words_of("tokyo_clash").order_tokens(view)
    assert tokens
    faces = {face.key: face for face in view.cards}  # type: ignore[attr-defined]
    assert all("Defend" in faces[card_of(token)].text for token in tokens)
    assert TELLER.token("card:guardians_wrath") == "Guardian's Wrath"
