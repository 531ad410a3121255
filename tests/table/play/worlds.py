"""Two worlds: the same game at two tables, and everything about it that is not for one pair of eyes alone."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any

import msgspec

from cogs.reader.story import Story
from cogs.screens import panel
from cogs.screens.panel import since_last_act
from cogs.screens.watching.film import acts_of
from cogs.screens.watching.moment import is_moment
from cogs.screens.watching.since import events_of
from cogs.wire.pictures import board_order
from data.words import words
from engine import saved
from engine.play import Decision, Pick, Position, Question, Runner, Seat
from engine.players import random_player
from engine.rng import Rng
from render.film.cutting import chosen
from table.models import LogLine, VoteInfo
from table.play.live import Live
from table.store.rows import Due, Owed
from table.time.slots import auto_slot
from tests.table.house import ANA, BEN, CHO, House

PEOPLE = (ANA, BEN, CHO)
BUDGET = 86_400
#: Without the reference of the act, by which its lines in the bot's log are found: nobody sees it.
OUTBOX = (
    "SELECT id, kind, key, due, revision, tries, seat, person, question, json_remove(data, '$.ref'), error "
    "FROM outbox ORDER BY id"
)


def _unreferenced(owed: Owed) -> Owed:
    return msgspec.structs.replace(owed, data={key: fact for key, fact in owed.data.items() if key != "ref"})


class World:
    """A house with one table at which three people play."""

    def __init__(self, house: House, table: int) -> None:
        self.house = house
        self.host = house.host
        self.table = table

    @classmethod
    async def begun(cls, house: House, game: str) -> World:
        """Return a world in which a game has just begun; all want to know when they are next, and have notes."""
        host = house.host
        table = (await host.lobby.create("home", ANA, game)).id
        for person in PEOPLE[1:]:
            await host.lobby.join(table, person)
        await host.lobby.set_clock(table, ANA.id, BUDGET)
        await host.lobby.start(table, ANA.id)
        for person in PEOPLE:
            await host.people.set_preferences(person, heads_up=True)
            await host.people.set_note(table, person.id, f"What {person.name} thinks of the others.")
        return cls(house, table)

    async def live(self) -> Live:
        async def job(live: Live) -> Live:
            return live

        return await self.house.service.services.tables.at(self.table, job)

    async def questions(self) -> dict[Seat, tuple[Question, int]]:
        return (await self.live()).questions()

    async def is_running(self) -> bool:
        return (await self.live()).row.status == "running"

    async def automatic(self, seat: Seat) -> Due | None:
        """Return when *seat* is answered for, if it is."""
        return (await self.live()).dues.get(auto_slot(seat))

    async def reach(self, time: float) -> None:
        """Let everything happen that is due before *time*; then it is that time, and nothing has happened yet."""
        store, clock = self.house.service.services.store, self.house.clock
        await self.house.settle()
        while True:
            coming = [await store.next_due(clock.at), await store.next_owed(clock.at)]
            moment = min((each for each in coming if each is not None), default=time)
            if moment >= time:
                break
            clock.at = moment
            await self.house.settle()
        clock.at = max(clock.at, time)

    async def act(self, seat: Seat, picks: tuple[Pick, ...]) -> None:
        """Let the person in *seat* answer by hand, which takes a press."""
        self.press(seat)
        version = (await self.questions())[seat][1]
        await self.host.play.act(self.table, PEOPLE[seat].id, picks, version)

    def press(self, seat: Seat) -> None:
        """Let the person in *seat* press something that changes nothing."""
        self.host.people.note_press(self.table, PEOPLE[seat].id)

    async def take_back(self, seat: Seat, *, again: bool) -> str:
        """Let *seat* take back or do again, all agreeing; return what became of it."""
        verb = self.host.play.redo if again else self.host.play.undo
        try:
            done = await verb(self.table, PEOPLE[seat].id)
            if isinstance(done, VoteInfo):
                for person in done.voters:
                    await self.host.seats.vote(self.table, person, done.id, True)
        except Exception as error:
            return repr(error)
        return type(done).__name__

    async def public(self, eyes: Sequence[str | None]) -> dict[str, Any]:
        """Return everything that can be seen through *eyes*, and all that is owed."""
        host, table = self.host, self.table
        is_running = await self.is_running()
        return {
            "looks": [await host.read.look(table, who) for who in eyes],
            "logs": [_faces(await host.read.log(table, who, limit=40), is_running) for who in eyes],
            "catching up": [_faces(await host.read.catch_up(table, who), is_running) for who in eyes if who],
            "files": [json.loads(await host.archive.export(table, who)) for who in eyes if is_running],
            "list": await host.read.tables_in("home"),
            "owed": await self._owed(),
            "delivered": [(_unreferenced(each.owed), each.references) for each in self.house.post.got],
            "words": await self._words(),
            "film": await self._film(),
            "moments": [await self._moment(who) for who in eyes if is_running],
        }

    async def _film(self) -> Any:
        """Return everything a film of the running game is made from: the acts, and what everybody saw after each."""
        look = await self.host.read.look(self.table)
        if look.table.status != "running" or look.table.game == "toy":
            return None
        acts = acts_of(Story(look, words("en")), await self.host.read.log(self.table, limit=1000))
        base = (await self.live()).row.base_at
        acts = [act for act in acts if act.version > base]
        if not acts:
            return None
        shown = chosen(look.table.game, acts)
        return acts, await self.host.read.course(self.table, [act.version for act in shown])

    async def _moment(self, who: str | None) -> Any:
        """Return the board before the newest line of the log that *who* may open, as they see it then."""
        base = (await self.live()).row.base_at
        lines = [line for line in await self.host.read.log(self.table, who, limit=10) if is_moment(line)]
        lines = [line for line in lines if line.version > base]
        if len(lines) < 2:
            return None
        return msgspec.structs.replace(await self.host.read.history(self.table, lines[-2].version, who), table=None)  # type: ignore[arg-type]

    async def put_under(self, position: Position | None = None) -> None:
        """Ask again what was asked when the turn began, with another deal under the table if one is given."""
        services = self.house.service.services

        async def job(live: Live) -> None:
            draft = services.draft(live)
            if position is not None:
                live.runner = Runner(live.game, position)
                live.play.events.clear()
                draft.moved()
            # What passed before was of one deal: who looks back now sees only what came of this one.
            draft.set(base=saved.dump(live.game, live.play.position), base_at=live.row.version)
            for seat in live.questions():
                services.asker.restart(draft, seat)
            await services.commit(draft)

        await services.tables.at(self.table, job)

    async def _owed(self) -> list[Any]:
        store: Any = self.house.service.services.store
        return await store._read(lambda db: db.execute(OUTBOX).fetchall())

    async def _words(self) -> list[Any]:
        """Return the panel, and a ping for each seat that is waited for, as the thread shows them."""
        look = await self.host.read.look(self.table)
        if look.table.game in ("toy", "bazaar") or look.table.status != "running":
            return []
        story, lines = Story(look, words("en")), await self.host.read.log(self.table, limit=60)
        pages, missed = [panel.panel(story, lines, None)], []
        for asked in look.waiting:
            since = since_last_act(lines, asked.seat)
            pages.append(panel.ping(story, asked, PEOPLE[asked.seat], since))
            missed.append(board_order(story, events_of(since), acts=len(since)))
        return [*(page.to_components() for page in pages), *missed]


def _faces(lines: tuple[LogLine, ...], is_running: bool) -> list[LogLine]:
    """Return *lines* as they are compared: when a game is over, everybody may read how each answer came about."""
    return [line if is_running else msgspec.structs.replace(line, by="") for line in lines]


def picks_for(chance: random.Random, question: Question) -> tuple[Pick, ...]:
    """Return some answer to *question*, more often one that does something."""
    if type(question) is Decision and chance.random() < 0.85:
        cards = [option for option in question.options if option.startswith("card:")]
        if cards:
            return (chance.choice(cards),)
    return random_player(None, question, Rng.seeded(chance.getrandbits(32)))
