"""What if: private games from one's own moments, which neither touch the real one nor tell anything of it."""

from itertools import pairwise

import pytest

from engine import codec, games
from engine.play import Choice, Game, Position, Runner, Seat, Setup, begin
from engine.players.levels import answer, levels
from engine.players.world import World
from engine.rng import Rng
from table.errors import NoSuchTable, NotNow, NotSeated, Refused
from table.models import Look
from table.practice.supposing import dealt
from table.time.clock import DAY
from tests.table.house import ANA, BEN, CHO, DAN, House


async def finished(house: House) -> int:
    table = await house.war(ANA, BEN, CHO)
    await house.play_out(table, ANA, BEN, CHO)
    return table


async def running(house: House, *, is_allowed: bool) -> int:
    """Return a game in which Ana is asked."""
    table = (await house.host.lobby.create("home", ANA, "total_war")).id
    for person in (BEN, CHO):
        await house.host.lobby.join(table, person)
    await house.host.lobby.set_option(table, ANA.id, "what_if", value=is_allowed)
    await house.host.lobby.start(table, ANA.id)
    return table


async def own_moments(house: House, table: int) -> list[int]:
    """Return the versions before each answer of Ana."""
    lines = await house.host.read.log(table, ANA.id, limit=9_999)
    acts = [line for line in lines if line.kind == "act"]
    return [before.version for before, act in pairwise(acts) if act.seat == 0]


async def asked(house: House, table: int) -> Look:
    return await house.host.read.look(table, ANA.id)


async def test_a_finished_game_is_played_on_with_the_hands_as_they_were(house: House):
    table = await finished(house)
    moments = await own_moments(house, table)
    was = await house.host.read.history(table, moments[2], ANA.id)
    before = await house.host.archive.export(table)

    other = await house.host.what_if.begin(table, ANA, moments[2], anew=False, step=7)

    look = await asked(house, other)
    assert look.view.hand == was.view.hand
    assert look.view.fighters == was.view.fighters
    assert (look.table.kind, look.table.purpose) == ("practice", f"what-if:{table}.7")
    await house.play_out(other, ANA)
    assert await house.host.archive.export(table) == before, "the real game knows nothing of it"


async def test_what_one_could_not_see_is_dealt_anew_and_ones_own_hand_stays(house: House):
    table = await finished(house)
    moment = (await own_moments(house, table))[0]
    was = await house.host.read.history(table, moment, ANA.id)
    services = house.service.services

    hidden = set()
    for _ in range(3):
        other = await house.host.what_if.begin(table, ANA, moment, anew=True)
        assert (await asked(house, other)).view.hand == was.view.hand
        live = await services.tables.read_again(other)
        hidden.add(tuple(tuple(fighter.hand) for fighter in live.play.state.fighters))

    assert len(hidden) > 1
    with pytest.raises(Refused) as refused:
        await house.host.what_if.begin(table, ANA, moment, anew=True)
    assert refused.value.key == "practice-full"


async def test_it_ends_when_its_person_says_so_and_after_a_day_of_silence(house: House):
    table = await finished(house)
    moment = (await own_moments(house, table))[0]
    first = await house.host.what_if.begin(table, ANA, moment, anew=False)
    second = await house.host.what_if.begin(table, ANA, moment, anew=False)
    house.service.services.tables.forget()
    assert (await asked(house, first)).questions, "a restart takes it up"

    await house.host.practice.end(first, ANA.id)
    await house.wait(DAY + 60)

    assert await house.host.practice.of(ANA.id) == []
    for gone in (first, second):
        with pytest.raises(NoSuchTable):
            await house.host.practice.look(gone, ANA.id)


async def test_a_running_game_allows_it_only_if_its_table_does_and_counts_it_as_help(house: House):
    table = await running(house, is_allowed=False)
    while not (look := await asked(house, table)).questions:
        await house.answer_anybody(table)
    with pytest.raises(NotNow) as refused:
        await house.host.what_if.begin(table, ANA, look.table.version, anew=True)
    assert refused.value.key == "what-if-off"
    assert not (await asked(house, table)).table.seats[0].assisted

    open_table = await running(house, is_allowed=True)
    while not (look := await asked(house, open_table)).questions:
        await house.answer_anybody(open_table)
    other = await house.host.what_if.begin(open_table, ANA, look.table.version, anew=False)

    assert (await asked(house, other)).questions[0].question == look.questions[0].question
    seats = (await asked(house, open_table)).table.seats
    assert [seat.assisted for seat in seats] == [True, False, False]
    assert await house.host.archive.audit(open_table) == ""


async def test_it_begins_only_where_one_was_asked_and_only_for_those_who_sit_there(house: House):
    table = await finished(house)
    with pytest.raises(NotSeated):
        await house.host.what_if.begin(table, DAN, 3, anew=False)
    end = (await asked(house, table)).table.version
    with pytest.raises(Refused) as refused:
        await house.host.what_if.begin(table, ANA, end, anew=False)
    assert refused.value.key == "what-if-not-yours"


def asked_at_the_start_of_a_go(game: Game, seed: int) -> list[tuple[Position, Seat]]:
    """Return moments of a game at which a go begins with a question to its player."""
    runner, rng, found = Runner(game, begin(game, Setup(3, seed=seed))), Rng.seeded(seed), []
    level = levels(game.key)["greedy"]
    for _ in range(60):
        question = runner.pending[0]
        if not runner.position.picks:
            found.append((runner.position, question.seat))
        runner.choose(Choice(question.seat, answer(World(game, runner.position, question.seat), level, rng)))
    return found


@pytest.mark.parametrize("key", ["total_war", "tokyo_clash", "monopoly"])
def test_what_is_dealt_anew_depends_on_nothing_that_its_player_could_not_see(key: str):
    game, compared = games[key], 0
    for seed in range(2):
        for position, seat in asked_at_the_start_of_a_go(game, seed):
            other = codec.clone(position.turn_start)
            game.resample(other, seat, Rng.seeded(f"another world {seed}"))
            there = Position(other, (), position.made)
            try:
                one, two = (dealt(game, each, seat, Rng.seeded("deal")) for each in (position, there))
            except Refused:
                continue
            assert codec.encode(one.turn_start) == codec.encode(two.turn_start)
            assert (one.picks, one.made) == ((), position.made)
            compared += 1
    assert compared > 20


@pytest.mark.parametrize("key", ["total_war", "tokyo_clash", "monopoly"])
def test_a_moment_in_the_middle_of_a_go_is_played_from_its_start(key: str):
    game = games[key]
    position, seat = asked_at_the_start_of_a_go(game, 4)[-1]
    runner = Runner(game, position)
    question = runner.pending[0]
    runner.choose(Choice(seat, tuple(question.options[: question.least])))

    assert dealt(game, Position(position.turn_start, runner.position.picks, 0), seat, Rng.seeded(1)).picks == ()
