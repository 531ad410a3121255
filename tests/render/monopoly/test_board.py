"""The Monopoly board beside its track: who stands how, what was rolled, what happened, what can be answered."""

import msgspec
import pytest

from engine.monopoly import events as facts
from engine.monopoly.combat import events as fights
from engine.monopoly.prospect import prospect
from engine.play import Decision
from render.letters import letters
from render.monopoly.artist import ARTIST
from render.monopoly.changes import last_move, words_for
from render.monopoly.ending import health, result_picture
from render.monopoly.middle import EYES, last_roll
from render.monopoly.options import options, plates
from render.monopoly.tall.board import tall_board
from render.monopoly.tall.hand import tall_hand
from render.monopoly.wide.board import wide_board
from render.monopoly.wide.hand import wide_hand
from render.paint.incremental import changed_areas
from render.scene.colour import READABLE, contrast, rgb
from render.scene.scene import Disc, Label, Panel, Polygon, Scene
from render.theme import CYAN, SEATS
from render.words import words
from scripts.monopoly_pictures import IN_HAND, ON_BOARD
from tests.render.moment import snapshot
from tests.render.monopoly.positions import armed, asked_for, busy, finished, full, opening
from tests.render.positions import NAMES
from words.monopoly.money import millions

SAY = words("en", "monopoly")


def changed(view, **news):
    return msgspec.structs.replace(view, **news)


def figures(view, kaiju) -> list[str]:
    """Return the numbers of a seat that is not served."""
    rights = sum(now.owner == kaiju.seat for now in view.districts)
    return [millions(SAY.game, kaiju.cash, 1), str(rights)]


def replaced(table, **news):
    return msgspec.structs.replace(table, view=changed(table.view, **news))


@pytest.mark.parametrize("draw", [wide_board, tall_board])
@pytest.mark.parametrize("seats", range(2, 9))
def test_every_seat_has_its_health_points_money_and_rights(seats, draw):
    view = busy(seats).view()
    scene = draw(snapshot(view, NAMES))

    for each in view.kaiju:
        texts = scene.texts(f"seat {each.seat}")
        assert {str(each.hp), str(each.ap), str(len(each.cards))} <= set(texts)
        if each.controller is None:
            assert set(figures(view, each)) <= set(texts)
        else:
            assert "serves" in texts
            master = SEATS[each.controller].colour
            assert master in [mark.fill for mark in scene.layer(f"seat {each.seat}").marks if isinstance(mark, Polygon)]


@pytest.mark.parametrize(("seats", "draw"), [(2, wide_board), (3, wide_board), (4, wide_board), (5, tall_board)])
def test_up_to_four_seats_and_all_on_a_phone_have_names_of_people_and_laps(seats, draw):
    view = busy(seats).view()
    people = ("Computer (normal)", *NAMES)
    scene = draw(snapshot(view, people))

    for each in view.kaiju:
        assert {each.name.upper(), people[each.seat], str(each.laps)} <= set(scene.texts(f"seat {each.seat}"))


def test_both_forms_name_the_game_and_call_it_unofficial():
    table = snapshot(busy(4).view(), NAMES)

    for scene, layer in ((wide_board(table), "strip"), (tall_board(table), "header")):
        assert "GODZILLA MONOPOLY" in scene.texts(layer)
        assert any("UNOFFICIAL" in text.upper() for text in scene.texts(layer))


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("draw", [wide_board, tall_board])
def test_a_chance_card_is_shown_as_a_card_when_it_is_drawn(seats, draw):
    view = busy(seats).view()
    drawn = facts.CardDrawn(1, "radar_jam", True)
    scene = draw(snapshot(view, NAMES, events=(facts.Rolled(1, (3, 5)), drawn)))

    (card,) = [card for card in view.cards if card.key == "radar_jam"]
    assert "RADAR JAM" in scene.texts("drawn card")
    assert card.text in " ".join(scene.texts("drawn card"))
    assert not any(layer.name == "drawn card" for layer in draw(snapshot(view, NAMES)).layers)
    assert len(EYES[3]) + len(EYES[5]) == len([m for m in scene.layer("dice").marks if isinstance(m, Disc)])
    for each in view.kaiju:
        assert str(each.hp) in scene.texts(f"seat {each.seat}")


@pytest.mark.parametrize("card", [card.key for card in busy(2).view().cards])
def test_the_text_of_every_drawn_card_has_room(card):
    view = busy(2).view()
    scene = wide_board(snapshot(view, NAMES, events=(facts.CardDrawn(0, card, False),)))

    assert not any(text.endswith("…") for text in scene.texts("drawn card"))


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_a_wide_hand_shows_how_the_others_stand_where_there_is_room(seats):
    moment = opening(seats)
    view = moment.view(0)
    scene = wide_hand(snapshot(view, NAMES))

    for each in view.kaiju[1:]:
        assert {str(each.hp), str(each.ap), *figures(view, each)} <= set(scene.texts(f"seat {each.seat}"))


@pytest.mark.parametrize("form", ["wide", "tall"])
def test_who_holds_nothing_yet_is_shown_the_board_in_place_of_an_empty_hand(form):
    moment = opening(4)
    (question, *_) = moment.pending
    table = snapshot(moment.view(question.seat), NAMES, choice=Decision(question.seat, question.ask, ()))
    asked = snapshot(moment.view(question.seat), NAMES, asked=(Decision(question.seat, question.ask, ()),))

    assert ARTIST.hand(table, form)[0].texts() == ARTIST.board(asked, form)[0].texts()
    assert ARTIST.hand(table, form)[1].alt == ARTIST.board(asked, form)[1].alt
    with_deed = tuple(changed(each, owner=question.seat) for each in table.view.districts)
    assert "deed kita" in [layer.name for layer in ARTIST.hand(replaced(table, districts=with_deed), form)[0].layers]


@pytest.mark.parametrize("draw", [wide_hand, tall_hand])
def test_who_drew_a_card_has_it_on_their_own_page(draw):
    view = busy(4).view(1)
    own, other = (snapshot(view, NAMES, events=(facts.CardDrawn(seat, "aftershock", False),)) for seat in (1, 2))

    assert "AFTERSHOCK" in draw(own).texts("drawn card")
    assert not any(layer.name == "drawn card" for layer in draw(other).layers)


def test_what_is_special_about_a_seat_stands_on_its_edge():
    table = snapshot(changed(full(busy(4).view()), jammed=2), NAMES)
    scene = wide_board(table)

    assert {"+2", "+1"} <= set(tall_board(table).texts("seat 0"))
    assert "Fish 2" in scene.texts("seat 1")
    assert {"Waits on GO", "Fish 2"} <= set(tall_board(table).texts("seat 1"))
    assert "Unseen" in scene.texts("seat 2")


def test_kept_cards_are_named_where_there_is_room():
    scene = wide_board(snapshot(full(busy(2).view()), NAMES))

    assert {"Berserk", "Carapace", "Full Belly"} <= set(scene.texts("seat 0"))


def test_the_pool_the_deck_and_the_alarm_are_shown():
    texts = wide_board(snapshot(full(busy(4).view()), NAMES)).texts("pool")

    assert {"7.25M", "4", "6", "+3", str(busy(4).view().deck_count)} <= set(texts)


def test_the_dice_show_the_last_roll_and_whose_it_was():
    view = busy(4).view()
    rolled = facts.Rolled(2, (3, 5))
    scene = wide_board(snapshot(view, NAMES, events=(rolled,)))
    eyes = [mark for mark in scene.layer("dice").marks if isinstance(mark, Disc)]

    assert len(eyes) == len(EYES[3]) + len(EYES[5]) == 8
    assert last_roll(view, (rolled,)) == (2, (3, 5))
    assert last_roll(opening(4).view(), ()) is None
    seat, dice = last_roll(view, ()) or (-1, (0, 0))
    assert view.kaiju[seat].rolls[-1] == dice


def test_the_dice_are_there_for_who_chooses_on_the_board_too():
    moment = asked_for("hide", least=2)
    question = moment.pending[0]
    view = moment.view(question.seat)
    scene = wide_board(snapshot(view, NAMES, asked=(question,), choice=question, events=moment.events))
    eyes = [mark for mark in scene.layer("dice").marks if isinstance(mark, Disc)]

    assert len(eyes) == sum(view.kaiju[question.seat].rolls[-1])


def test_the_last_move_is_a_trail_over_the_spaces_it_went():
    view = busy(4).view()
    size = len(view.spaces)

    def path(*events):
        (trail,) = last_move(snapshot(view, NAMES, events=events)).trails
        return trail.path

    assert path(facts.Moved(1, 30, 1, "roll")) == (30, 31, 0, 1)
    assert path(facts.Moved(1, 12, 9, "card")) == (12, 11, 10, 9)
    around = facts.Moved(1, 18, 16, "card"), facts.PassedGo(1, 2000, 3, 0, 2)
    assert len(path(*around)) == size - 1
    assert path(facts.Moved(1, 3, 6, "roll"), facts.Moved(1, 6, 3, "card")) == (3, 4, 5, 6, 5, 4, 3)
    scene = wide_board(snapshot(view, NAMES, events=(facts.Moved(1, 30, 1, "roll"),)))
    trails = [bool(scene.layer(f"trail {side}").marks) for side in range(4)]
    assert trails == [True, False, False, True]


def test_what_a_step_did_to_a_seat_is_on_its_edge():
    view = busy(4).view()
    events = (fights.Hurt(2, 1, "tanks", 3, 1, 0), facts.PassedGo(1, 2500, 3, 0, 2), facts.Bought(1, "kita", 1400, -1))
    scene = wide_board(snapshot(view, NAMES, events=events))

    assert "−3 HP" in scene.texts("seat 2")
    assert "+1.1M" in scene.texts("seat 1")
    assert any("takes 3 from Mothra" in text for text in scene.texts("foot"))


def test_every_kind_of_event_is_told_or_goes_without_saying():
    silent = {"TurnBegan", "Rolled", "Reshuffled", "Fired", "EstateShared", "SparesWait", "SparesLost", "Released"}
    told = set()
    for seats in (2, 4, 8):
        moment = finished(seats)
        table = snapshot(moment.view(), NAMES)
        told |= {type(event).__name__ for event in moment.story if not words_for(table, event)}

    assert told <= silent | {"OfferClosed"}


@pytest.mark.parametrize("ask", ON_BOARD)
@pytest.mark.parametrize("draw", [wide_board, tall_board])
def test_spaces_that_can_be_chosen_are_lettered_as_the_answers_are(ask, draw):
    moment = asked_for(ask, least=ON_BOARD[ask])
    question = moment.pending[0]
    assert isinstance(question, Decision)
    view = moment.view(question.seat)
    scene = draw(snapshot(view, NAMES, asked=(question,), choice=question))
    named = letters(question.options)

    assert set(named.values()) <= set(scene.texts("choices"))
    found = plates(options(snapshot(view, NAMES, choice=question)))
    assert found
    for space, letter in found.items():
        assert letter in scene.texts(f"space {space}")
    for token, letter in named.items():
        space = prospect(view, question, token).space
        if space is not None:
            first, _, last = found[space].partition("–")
            assert letter == first or last
    other = next(number for number in range(len(view.spaces)) if number not in found)
    assert CYAN not in str(scene.layer(f"space {other}").marks[:2])


def test_options_about_moves_lead_to_where_the_roll_leads():
    moment = asked_for("hide", least=2)
    question = moment.pending[0]
    assert isinstance(question, Decision)
    view = moment.view()
    me = view.kaiju[question.seat]
    goal = (me.at + sum(me.rolls[-1])) % len(view.spaces)

    assert prospect(view, question, "land").space == goal
    assert prospect(view, question, "hide").space == (goal - 1) % len(view.spaces)
    assert prospect(view, question, "sell").space is None


@pytest.mark.parametrize("draw", [wide_hand, tall_hand])
@pytest.mark.parametrize("ask", IN_HAND)
def test_every_answer_is_in_the_hand_with_its_letter(ask, draw):
    moment = asked_for(ask, least=IN_HAND[ask])
    question = moment.pending[0]
    scene = draw(snapshot(moment.view(question.seat), NAMES, choice=question))

    for letter in letters(getattr(question, "options", ())).values():
        assert scene.texts().count(letter) >= 1, letter


@pytest.mark.parametrize("draw", [wide_hand, tall_hand])
def test_the_hand_has_the_kept_cards_and_the_deeds(draw):
    moment = asked_for("deal.give", least=4)
    seat = moment.pending[0].seat
    view = moment.view(seat)
    kaiju = tuple(changed(each, cards=("berserk", "carapace")) if each.seat == seat else each for each in view.kaiju)
    view = changed(view, kaiju=kaiju)
    scene = draw(snapshot(view, NAMES))

    for deed, now in zip(view.deeds, view.districts, strict=True):
        assert (deed.name.upper() in scene.texts()) == (now.owner == seat)
    assert len([layer for layer in scene.layers if layer.name.startswith("card ")]) == len(view.kaiju[seat].cards) > 0


def test_pictures_say_the_words_of_the_buttons():
    view = armed(busy(4).view(0), {"kita": 0})
    levels = Decision(0, "works", ("build:kita:h1:t0", "back"))
    weapons = Decision(0, "tanks", ("fire:2", "stand_down:2"))

    assert [option.phrase.short for option in options(snapshot(view, NAMES, choice=levels))] == [
        "1 house, a Maser Cannon: get 700K",
        "Back",
    ]
    assert [option.phrase.short for option in options(snapshot(view, NAMES, choice=weapons))][1] == "Stand down"


@pytest.mark.parametrize("seats", [2, 4, 8])
@pytest.mark.parametrize("is_short", [False, True])
def test_the_course_of_health_begins_and_ends_as_the_game_did(seats, is_short):
    moment = finished(seats, short=is_short)
    view = moment.view()
    course = health(view, moment.story)

    assert course[0] == (1, (6 if is_short else 12,) * seats)
    assert course[-1][1] == tuple(each.hp for each in view.kaiju)
    assert len(course) <= 14


def test_the_result_has_every_place_and_the_winner():
    moment = finished(4)
    assert moment.outcome
    view = moment.view()
    scene: Scene = result_picture(snapshot(view, NAMES, events=moment.story), moment.outcome)

    assert view.winner is not None
    assert view.kaiju[view.winner].name.upper() in scene.texts("poster")
    assert "UNOFFICIAL GODZILLA MONOPOLY" in scene.texts("poster")
    for seat in range(4):
        assert NAMES[seat] in scene.texts(f"place of seat {seat}")


def test_a_shared_victory_has_no_winner_on_its_poster():
    moment = finished(4)
    assert moment.outcome
    view = changed(moment.view(), winner=None, ended="lap_limit")
    outcome = msgspec.structs.replace(moment.outcome, places=((0, 1), (2,), (3,)))
    scene = result_picture(snapshot(view, NAMES, events=moment.story), outcome)

    assert "SHARED VICTORY" in scene.texts("poster")
    assert scene.texts("place of seat 0")[0] == scene.texts("place of seat 1")[0] == "1"
    assert scene.texts("place of seat 2")[0] == "3"
    assert "SHARED" in wide_board(snapshot(view, NAMES)).texts("strip")


def test_a_small_change_redraws_little():
    view = busy(4).view()
    one = msgspec.structs.replace(view.kaiju[0], hp=view.kaiju[0].hp + 1)
    before, after = (
        wide_board(snapshot(view, NAMES)),
        wide_board(snapshot(changed(view, kaiju=(one, *view.kaiju[1:])), NAMES)),
    )
    areas = changed_areas(before, after)

    assert areas == [before.layer("seat 0").box]


@pytest.mark.parametrize("seat", range(8))
def test_the_name_of_every_seat_is_readable_on_its_bright_row(seat):
    view = changed(busy(8).view(), winner=seat)
    row = next(layer for layer in wide_board(snapshot(view, NAMES)).layers if layer.name == f"seat {seat}")
    ground = next(mark for mark in row.marks if isinstance(mark, Panel))
    name = next(mark for mark in row.marks if isinstance(mark, Label) and mark.colour == SEATS[seat].colour)

    assert ground.edge == name.colour == SEATS[seat].colour
    assert contrast(rgb(name.colour), rgb(ground.fill)) >= READABLE
