"""Taking back: free until something comes to light, by consent beyond, and again if it was a mistake."""

import pytest

from engine.play import Decision, Emit, Script
from table.errors import NotNow, Refused, Stale
from table.models import Acted, Preview, VoteInfo
from tests.table.house import ANA, BEN, CHO, House, first
from tests.table.toy import Shown, Toy, ToyState


async def acts(house: House, table: int) -> list[tuple[int, str, bool]]:
    lines = await house.host.read.log(table, limit=100)
    return [(line.seat, line.ask, line.undone is not None) for line in lines if line.kind == "act"]


async def test_a_sealed_answer_is_taken_back_freely_though_others_answered_later(house: House):
    table = await house.toy(ANA, BEN, CHO)
    await house.sign(table, ANA, BEN)
    other = await house.asked(table, CHO)

    back = await house.host.play.undo(table, "ana")

    assert isinstance(back, Acted)
    assert back.look.sealed == (1,)
    assert back.look.questions[0].question.ask == "sign"
    assert (await house.asked(table, CHO)).version == other.version
    assert await acts(house, table) == [(0, "sign", True), (1, "sign", False)]


async def test_nothing_is_free_behind_what_came_to_light(house: House):
    table = await house.toy(ANA, BEN)
    await house.sign(table, BEN, ANA)
    assert not (await house.host.read.look(table, "ana")).can_undo

    vote = await house.host.play.undo(table, "ana")

    assert isinstance(vote, VoteInfo)
    assert (vote.kind, vote.needed, vote.yes) == ("undo", 2, ("ana",))
    assert (await house.host.read.look(table)).waiting[0].ask == "bid"


async def test_nothing_is_free_once_a_question_has_shown_something(house: House, monkeypatch: pytest.MonkeyPatch):
    def look_at_cards(toy: Toy, state: ToyState, emit: Emit) -> Script[None]:
        yield Decision(0, "look", ("yes", "no"))
        yield Decision(0, "keep", ("this", "that"), secret=True, reveals=True)
        yield Decision(0, "again", ("yes", "no"))

    monkeypatch.setattr(Toy, "turn", look_at_cards)
    table = await house.toy(ANA, BEN)
    asked = await house.asked(table, ANA)

    assert await house.host.play.preview(table, "ana", ("yes",), asked.version) == Preview((), None, True)
    assert not (await house.answer(table, ANA, "yes")).can_undo
    assert (await house.answer(table, ANA, "this")).can_undo


async def test_consent_takes_back_what_others_did_too(house: House):
    table = await house.toy(ANA, BEN)
    await house.sign(table, ANA, BEN)
    old = await house.asked(table, ANA)
    vote = await house.host.play.undo(table, "ana")
    assert isinstance(vote, VoteInfo)

    assert await house.host.seats.vote(table, "ben", vote.id, True) == "carried"

    look = await house.host.read.look(table, "ana")
    assert look.questions[0].question.ask == "sign"
    assert look.sealed == ()
    assert look.questions[0].version > old.version
    assert await acts(house, table) == [(0, "sign", True), (1, "sign", True)]
    await house.sign(table, ANA, BEN, pick="paper")
    assert (await house.host.read.look(table)).waiting[0].ask == "bid"


async def test_consent_reaches_back_over_turns_by_playing_the_log_again(house: House):
    table = await house.toy(ANA, BEN, rounds=5)
    await house.sign(table, ANA, BEN)
    await house.answer(table, ANA, 4)
    await house.answer(table, ANA, "pass")
    await house.sign(table, BEN, ANA)
    assert (await house.host.read.look(table)).view.round == 1
    vote = await house.host.play.undo(table, "ana")
    await house.host.seats.vote(table, "ben", vote.id, True)
    vote = await house.host.play.undo(table, "ana")
    await house.host.seats.vote(table, "ben", vote.id, True)

    look = await house.host.read.look(table, "ana")

    assert look.view.round == 0
    assert look.questions[0].question.ask == "cheer"


async def test_one_no_is_enough_against_an_undo(house: House):
    table = await house.toy(ANA, BEN, CHO)
    await house.sign(table, ANA, BEN, CHO)
    vote = await house.host.play.undo(table, "ana")

    assert await house.host.seats.vote(table, "ben", vote.id, True) == "open"
    assert await house.host.seats.vote(table, "cho", vote.id, False) == "failed"

    assert (await house.host.read.look(table)).waiting[0].ask == "bid"
    with pytest.raises(NotNow, match="over"):
        await house.host.seats.vote(table, "cho", vote.id, True)


async def test_own_steps_are_taken_back_one_by_one_with_what_followed_by_itself(house: House):
    table = await house.toy(ANA, BEN)
    await house.sign(table, ANA, BEN)
    await house.answer(table, ANA, 4)
    # Ben's nod came by itself, but it is Ben's: consent is needed to go behind it.
    assert isinstance(await house.host.play.undo(table, "ana"), VoteInfo)


async def test_redo_plays_the_same_again_and_is_gone_after_a_new_act(house: House):
    table = await house.toy(ANA, BEN, CHO)
    await house.answer(table, ANA, "scissors")
    await house.host.play.undo(table, "ana")
    assert (await house.host.read.look(table, "ana")).can_redo

    again = await house.host.play.redo(table, "ana")

    assert isinstance(again, Acted)
    assert again.look.sealed == (0,)
    await house.sign(table, BEN, CHO)
    shown = [event for line in await house.host.read.log(table) for event in line.events if isinstance(event, Shown)]
    assert shown[0].picks[0] == "scissors"
    with pytest.raises(Refused, match="nothing to do again"):
        await house.host.play.redo(table, "ana")


async def test_redo_of_what_others_did_needs_their_consent(house: House):
    table = await house.toy(ANA, BEN)
    await house.sign(table, ANA, BEN, pick="paper")
    vote = await house.host.play.undo(table, "ana")
    await house.host.seats.vote(table, "ben", vote.id, True)

    redo = await house.host.play.redo(table, "ana")
    assert isinstance(redo, VoteInfo)
    await house.host.seats.vote(table, "ben", redo.id, True)

    assert (await house.host.read.look(table)).waiting[0].ask == "bid"


async def test_an_undone_question_is_a_new_one_for_old_buttons(house: House):
    table = await house.toy(ANA, BEN)
    await house.sign(table, ANA, BEN)
    bid = await house.asked(table, ANA)
    vote = await house.host.play.undo(table, "ben")
    await house.host.seats.vote(table, "ana", vote.id, True)
    await house.sign(table, BEN)

    now = await house.asked(table, ANA)

    assert now.question.ask == "bid"
    assert now.version != bid.version


async def test_in_total_war_a_choice_of_target_can_be_taken_back_and_a_draw_cannot(house: House):
    table = await house.war(ANA, BEN, CHO)
    people = (ANA, BEN, CHO)
    seen_free = seen_bound = False
    for _ in range(200):
        look = await house.host.read.look(table)
        if look.table.status != "running":
            break
        person = people[look.waiting[0].seat]
        acted = await house.host.play.act(
            table, person.id, first(await house.asked(table, person)), (await house.asked(table, person)).version
        )
        if acted.look.can_undo:
            seen_free = True
            assert not any(event.reveals for event in acted.events)
            back = await house.host.play.undo(table, person.id)
            assert isinstance(back, Acted)
            await house.host.play.redo(table, person.id)
        else:
            seen_bound = True
    assert seen_free
    assert seen_bound


async def test_history_shows_the_table_as_it_stood(house: House):
    table = await house.toy(ANA, BEN, rounds=2)
    marks = []
    for _ in range(2):
        await house.sign(table, ANA, BEN)
        await house.answer(table, ((await house.host.read.look(table)).waiting[0].seat and BEN) or ANA, 6)
        marks.append((await house.host.read.look(table)).table.version)
        look = await house.host.read.look(table)
        person = (ANA, BEN)[look.waiting[0].seat]
        await house.answer(table, person, "pass")

    totals = [(await house.host.read.history(table, mark, "ana")).view.bid_total for mark in marks]

    assert totals == [6, 12]
    assert (await house.host.read.history(table, marks[0], None, seat=1)).view.luck is not None  # the game is over


async def test_history_keeps_what_was_undone_later(house: House):
    table = await house.toy(ANA, BEN)
    await house.sign(table, ANA, BEN)
    await house.answer(table, ANA, 8)
    then = (await house.host.read.look(table)).table.version
    vote = await house.host.play.undo(table, "ana")
    await house.host.seats.vote(table, "ben", vote.id, True)

    assert (await house.host.read.look(table)).view.bid_total == 0
    assert (await house.host.read.history(table, then)).view.bid_total == 8
    assert (await house.host.read.history(table, then, None, seat=0)).view.luck is None  # still hidden


async def test_two_presses_of_one_button_take_back_once(house: House):
    table = await house.war(ANA, computers=2)
    for _ in range(3):
        while not (await house.host.read.look(table, "ana")).questions:
            await house.service.keeper.drain()
        asked = await house.asked(table, ANA)
        await house.host.play.act(table, "ana", first(asked), asked.version)
    version = (await house.host.read.look(table, "ana")).table.version
    before = [one for one in await acts(house, table) if not one[2]]

    await house.host.play.undo(table, "ana", version)
    once = [one for one in await acts(house, table) if not one[2]]
    with pytest.raises(Stale):
        await house.host.play.undo(table, "ana", version)

    assert len(once) < len(before)
    assert [one for one in await acts(house, table) if not one[2]] == once


async def test_what_others_do_between_menu_and_press_does_not_keep_from_asking_the_table(house: House):
    table = await house.toy(ANA, BEN, CHO)
    await house.sign(table, ANA, BEN, CHO)
    seen = (await house.host.read.look(table, "ben")).table.version
    await house.host.play.hint(table, "ana")
    await house.answer(table, ANA, *first(await house.asked(table, ANA)))

    with pytest.raises(Stale):
        await house.host.play.undo(table, "ben", seen, may_ask=False)
    vote = await house.host.play.undo(table, "ben", seen)

    assert isinstance(vote, VoteInfo)
    (line,) = [line for line in await house.host.read.log(table) if line.version == vote.version]
    assert (line.seat, line.ask) == (1, "sign")


async def test_whoever_has_acted_again_since_does_not_mean_that_act(house: House):
    table = await house.toy(ANA, BEN)
    await house.sign(table, ANA, BEN)
    seen = (await house.host.read.look(table, "ana")).table.version
    await house.answer(table, ANA, *first(await house.asked(table, ANA)))

    with pytest.raises(Stale):
        await house.host.play.undo(table, "ana", seen)


async def test_a_press_meant_for_a_free_step_still_is_free_after_somebodys_hint(house: House):
    table = await house.toy(ANA, BEN, CHO)
    await house.answer(table, ANA, "rock")
    seen = (await house.host.read.look(table, "ana")).table.version
    await house.host.play.hint(table, "ben")

    assert isinstance(await house.host.play.undo(table, "ana", seen, may_ask=False), Acted)
    with pytest.raises(Stale):
        await house.host.play.undo(table, "ana", seen, may_ask=False)


async def test_a_yes_covers_only_what_could_be_seen_when_it_was_given(house: House):
    table = await house.toy(ANA, BEN, CHO)
    await house.sign(table, ANA, BEN, CHO)
    vote = await house.host.play.undo(table, "ana")
    assert isinstance(vote, VoteInfo)
    seen = (await house.host.read.look(table)).table.version
    assert await house.host.seats.vote(table, "ben", vote.id, True, seen) == "open"

    await house.answer(table, ANA, 4)

    (now,) = (await house.host.read.look(table)).table.votes
    assert now.yes == ("ana",)
    with pytest.raises(NotNow, match="gone on since"):
        await house.host.seats.vote(table, "cho", vote.id, True, seen)
    seen = (await house.host.read.look(table)).table.version
    assert await house.host.seats.vote(table, "cho", vote.id, True, seen) == "open"
    assert await house.host.seats.vote(table, "ben", vote.id, True, seen) == "carried"
    assert all(undone for _, _, undone in await acts(house, table))


async def test_there_is_no_vote_on_what_is_taken_back_already(house: House):
    table = await house.toy(ANA, BEN)
    await house.sign(table, ANA, BEN)
    await house.answer(table, ANA, 4)
    await house.answer(table, ANA, "pass")
    await house.sign(table, BEN)
    vote = await house.host.play.undo(table, "ana")
    assert isinstance(vote, VoteInfo)

    assert isinstance(await house.host.play.undo(table, "ben"), Acted)
    assert (await house.host.read.look(table)).table.votes == (vote,)
    assert isinstance(await house.host.play.undo(table, "ana"), Acted)

    assert (await house.host.read.look(table)).table.votes == ()
    with pytest.raises(NotNow, match="over"):
        await house.host.seats.vote(table, "ben", vote.id, True)
    await house.settle()
    assert house.post.of("vote")[-1].owed.data["state"] == "moot"
