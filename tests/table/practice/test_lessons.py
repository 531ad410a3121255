"""Every lesson played at its table: with the right answers, with wrong ones, taken back, over a restart."""

import pytest

from engine.lessons import Lesson, is_right
from engine.play import Amount, Decision
from table.errors import IllegalAnswer, Refused
from table.play.planned import Planned
from tests.table.house import ANA, BEN, House, first, open_house

GAMES = ("total_war", "tokyo_clash", "monopoly")


async def taking(house: House, lesson: Lesson, *, again: bool = False) -> int:
    return await house.host.practice.learn(ANA, "home", lesson.game, lesson.key, again=again)


async def step(house: House, table: int) -> None:
    """Give a right answer."""
    found = await house.host.practice.right_answer(table, ANA.id)
    assert found is not None
    await house.host.play.act(table, ANA.id, *found)


async def guidance(house: House, table: int):
    return (await house.host.read.look(table, ANA.id)).guidance


@pytest.mark.parametrize("game", GAMES)
async def test_every_lesson_is_played_to_its_end_and_refuses_every_wrong_answer(house, game):
    for lesson in house.service.lessons(game):
        if lesson.is_whole:
            continue
        table = await taking(house, lesson)
        for number, wanted in enumerate(lesson.steps):
            await house.settle()
            look = await house.host.read.look(table, ANA.id)
            assert (look.guidance.step, look.guidance.says) == (lesson.counted(number + 1), wanted.says)
            await refuse_all_wrong(house, table, lesson, number)
            await step(house, table)
        await house.settle()
        over = await guidance(house, table)
        assert (over.is_over, over.says) == (True, lesson.end)
    assert house.post.got == []
    done = await house.host.practice.learned(ANA.id, game)
    assert list(done) == sorted(lesson.key for lesson in house.service.lessons(game) if not lesson.is_whole)


async def refuse_all_wrong(house: House, table: int, lesson: Lesson, number: int) -> None:
    """Give every other answer: none is played, and the coach has a word for it."""
    asked = await house.asked(table, ANA)
    question, wanted = asked.question, lesson.steps[number]
    assert not isinstance(question, Amount)
    if type(question) is not Decision:
        return
    position = (await house.service.services.tables.at(table, _position)).position
    rules = house.service.game(lesson.game)
    for option in question.options:
        if is_right(rules, position, lesson.seat, wanted, (option,)):
            continue
        with pytest.raises(IllegalAnswer) as refusal:
            await house.host.play.act(table, ANA.id, (option,), asked.version)
        assert refusal.value.key.startswith("lesson"), (lesson.key, option)
        assert refusal.value.look.table.version == (await house.host.read.look(table, ANA.id)).table.version


async def _position(live):
    return live.play


async def test_the_last_lesson_is_a_game_against_easy_with_a_word_for_beginners(house):
    lesson = house.service.lessons("total_war")[-1]
    table = await taking(house, lesson)
    look = await house.host.read.look(table, ANA.id)
    assert (look.is_coached, look.guidance.says) == (True, "lesson-total_war-game-plays")
    assert {seat.level for seat in look.table.seats if seat.level} == {"easy"}
    assert look.table.seats[look.seat].kaiju == "godzilla", "as in the lessons before it"
    while not (await house.host.read.look(table, ANA.id)).questions:
        await house.wait(5, step=5)
    asked = await house.asked(table, ANA)
    await house.host.play.act(table, ANA.id, first(asked), asked.version)
    assert (await guidance(house, table)).says == "", "said once"
    over = await house.play_out(table, ANA)
    assert over.table.outcome is not None
    assert list(await house.host.practice.learned(ANA.id, "total_war")) == ["game"]


async def test_wrong_answers_are_counted_and_one_may_take_back_restart_and_begin_again(tmp_path):
    async with open_house(tmp_path) as house:
        lesson = house.service.lessons("tokyo_clash")[0]
        table = await taking(house, lesson)
        for _ in range(2):
            with pytest.raises(IllegalAnswer):
                await house.answer(table, ANA, "pass")
        assert (await guidance(house, table)).misses == 2
        await step(house, table)
        assert (await guidance(house, table)).step == 2
        await house.host.play.undo(table, ANA.id)
        assert (await guidance(house, table)).step == 1
        await step(house, table)
        assert await taking(house, lesson) == table, "it is under way"
    async with open_house(tmp_path, clock=house.clock) as again:
        assert (await guidance(again, table)).step == 2
        assert await taking(again, lesson) == table
        fresh = await taking(again, lesson, again=True)
        assert (await guidance(again, fresh)).step == 1
        assert [each.table for each in await again.host.practice.of(ANA.id)] == [fresh]
        with pytest.raises(Refused):
            await again.host.practice.learn(BEN, "home", "tokyo_clash", "flying")
        assert (await again.host.people.known_of(ANA.id))["records"]


async def test_nobody_moves_in_a_lesson_but_by_its_script(house):
    lesson = next(each for each in house.service.lessons("monopoly") if each.key == "dealing")
    table = await taking(house, lesson)
    await step(house, table)
    await house.wait(3600)
    assert (await house.asked(table, ANA)).question.ask == "deal.answer"


async def test_progress_goes_with_the_person(house):
    lesson = house.service.lessons("total_war")[0]
    table = await taking(house, lesson)
    while not (await guidance(house, table)).is_over:
        await step(house, table)
    known = await house.host.people.known_of(ANA.id)
    assert {record["kind"] for record in known["records"]} == {"lesson", "practice"}
    await house.host.people.forget(ANA.id)
    assert await house.host.practice.learned(ANA.id, "total_war") == {}


async def test_a_form_that_gives_several_answers_at_once_takes_several_steps_or_is_refused_as_a_whole(house):
    lesson = next(each for each in house.service.lessons("monopoly") if each.key == "building")
    table = await taking(house, lesson)
    asked = await house.asked(table, ANA)
    tank = (Planned("turn", ("works:ota",)), Planned("works", ("build:ota:h0:t1",)))
    with pytest.raises(IllegalAnswer) as refusal:
        await house.host.play.carry_out(table, ANA.id, tank, asked.version)
    assert refusal.value.key == "lesson-monopoly-a-house"
    assert (await guidance(house, table)).step == 1

    home = (Planned("turn", ("works:ota",)), Planned("works", ("build:ota:h1:t1",)))
    await house.host.play.carry_out(table, ANA.id, home, asked.version)
    assert (await guidance(house, table)).says == "lesson-monopoly-building-roll"
