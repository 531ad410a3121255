"""The postman: what a table owes the world becomes messages on Discord, each once, in its place."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import discord
import msgspec

from cogs.aside import Complaints, Followers
from cogs.games import pages_of
from cogs.pages import lobby, panel, result, votes
from cogs.pages.page import Page
from cogs.places import NO_ACCESS, NO_RIGHT, UNKNOWN_CHANNEL, UNREACHABLE, Place, Places
from cogs.story import Story
from data.words import words
from engine.play import Event, Seat
from table.errors import Unplayable
from table.models import LogLine, Look, VoteInfo, Waiting
from table.post.outbox import IN_PLACE, Delivery, OutOfReach, Undeliverable
from table.time.retiming import BACK

if TYPE_CHECKING:
    from cogs.house import House

log = logging.getLogger("kaiju.cogs")
RECENT = 12  # lines of the log to look through for the last events
SINCE = 60
QUIET = ("half", "idle")  # reminders that make no sound
NOTICED = 300.0  # seconds of absence that are worth a word


class Postman:
    """Delivers; the content of a message is made here and now, from what everybody may see."""

    def __init__(self, places: Places, door_rest: float = 20.0) -> None:
        self._house: House | None = None
        self._places = places
        self._door_rest = door_rest  # seconds between two looks at the door, which shows only the rough state
        self._followers = Followers(places)
        self._complaints = Complaints(places)
        self._greeted: set[int] = set()
        self._doors: dict[int, asyncio.Task[None]] = {}
        self._kinds: dict[str, Callable[[Delivery], Awaitable[str | None]]] = {
            "lobby": self._lobby,
            "promise": self._promise,
            "panel": self._panel,
            "ping": self._ping,
            "reminder": self._reminder,
            "settle": self._settle,
            "vote": self._vote,
            "result": self._result,
            "notice": self._notice,
            "awake": self._awake,
        }

    def move_in(self, house: House) -> None:
        """Work for *house* from now on."""
        self._house = house
        self._followers.house = self._complaints.house = house

    @property
    def _home(self) -> House:
        assert self._house is not None, "the postman has no house yet"
        return self._house

    async def deliver(self, delivery: Delivery) -> str | None:
        """Deliver one message; return where it stands."""
        await self._home.crowd.quiet()  # people who click wait for us; the rest can wait for them
        try:
            reference = await self._kinds[delivery.kind](delivery)
        except discord.HTTPException as error:
            if self._places.is_outside((await self._home.host.outline(delivery.table)).server):
                raise OutOfReach(error.text) from error  # whoever asks us back finds everything as it was
            if error.code == UNKNOWN_CHANNEL:
                await self._lost(delivery)
                raise Undeliverable(error.text) from error
            if error.code in (NO_ACCESS, NO_RIGHT):
                await self._complaints.tell(delivery, "rights")
            raise
        if delivery.kind in IN_PLACE:
            await self._complaints.forget(delivery)
        return reference

    def rest(self, reference: str) -> float:
        """Return for how many seconds a message that was edited now is left alone."""
        place = Place.read(reference)
        return self._places.pacer.rest(place.message) if place else 0.0

    async def close(self) -> None:
        """Let go of what was still to be done."""
        for task in self._doors.values():
            task.cancel()
        await asyncio.gather(*self._doors.values(), return_exceptions=True)

    # -- the messages -----------------------------------------------------------------------------------------

    async def _lobby(self, delivery: Delivery) -> str | None:
        story = await self._story(delivery.table)
        place = Place.read(delivery.reference)
        page = await self._lobby_page(story, delivery.references)
        if place and await self._places.edit(place, page):
            return str(place)
        if story.table.status != "lobby":
            if door := Place.read(delivery.references.get("door")):  # the game has moved away from there
                with suppress(discord.HTTPException):  # a courtesy
                    await self._places.edit(door, page)
            return None  # a door that somebody took away stays away
        channel = _channel(delivery.references)
        return str(await self._places.post(channel, page, delivery.nonce))

    async def _lobby_page(self, story: Story, references: dict[str, str]) -> Page:
        table = story.table
        if table.status == "lobby":
            return lobby.lobby(story, self._home.game(table.game))
        thread = await self._thread(story, references) if table.started else None
        return lobby.door(story, str(thread) if thread else None)

    async def _promise(self, delivery: Delivery) -> str | None:
        """Post the promise as a message of its own: what is never edited shows that it was never changed."""
        story = await self._story(delivery.table)
        thread = await self._thread(story, delivery.references)
        # Whoever is mentioned in a thread is in it from then on, and sees it in their list.
        mentions = panel.people(story)
        return str(await self._places.post(thread, panel.promise(story), delivery.nonce, mentions=mentions))

    async def _panel(self, delivery: Delivery) -> str | None:
        story = await self._story(delivery.table)
        thread = await self._thread(story, delivery.references)
        lines = await self._lines(story, RECENT)
        board = await self._home.pictures.board(story, last_events(lines))
        page = panel.panel(story, lines, board, self._absence(delivery.table))
        self._look_at_door(delivery.table)
        if story.look.view is not None:
            await self._followers.tell(story, delivery.references)
        place = Place.read(delivery.reference)
        if place and place.channel == thread and await self._places.edit(place, page):
            return str(place)
        # A message that was taken away must not be answered with the memory of itself.
        nonce = f"{delivery.nonce}-{place.message % 10**8}" if place else delivery.nonce
        place = await self._places.post(thread, page, nonce)
        await self._places.pin(place)
        return str(place)

    async def _ping(self, delivery: Delivery) -> str | None:
        found = await self._asked(delivery)
        if found is None:
            return None
        story, asked = found
        assert delivery.person is not None
        seat = story.table.seats[asked.seat]
        lines = await self._home.host.log(delivery.table, limit=SINCE)
        since = since_last_act(lines, asked.seat)
        thread = await self._thread(story, delivery.references)
        public = panel.ping(story, asked, delivery.person, since)
        where = story.say("ping-where", thread=f"<#{thread}>")
        private = panel.ping(story, asked, delivery.person, since, elsewhere=where)
        if stands := await self._standing(delivery):  # its deadline has moved, or the game
            await self._places.edit(stands, public if stands.channel == thread else private)
            return str(stands)
        is_private = (seat.ping or delivery.person.ping) == "dm"
        place = await self._to_person(delivery, private) if is_private else None
        return str(place or await self._call(thread, delivery, public))

    async def _call(self, thread: int, delivery: Delivery, page: Page, reply_to: Place | None = None) -> Place:
        is_quiet = delivery.owed.data.get("stage") in QUIET
        return await self._places.post(
            thread, page, delivery.nonce, mentions=[delivery.owed.person], silent=is_quiet, reply_to=reply_to
        )

    async def _to_person(self, delivery: Delivery, page: Page, before: Place | None = None) -> Place | None:
        """Send a private message; None if the person takes none from us, or is nowhere to be found."""
        try:
            channel = await self._places.private(delivery.owed.person)
            return await self._call(channel, delivery, page, before)
        except discord.HTTPException as error:
            if error.code not in UNREACHABLE:
                raise
            return None

    async def _reminder(self, delivery: Delivery) -> str | None:
        found = await self._asked(delivery)
        if found is None:
            return None
        story, asked = found
        assert delivery.person is not None
        stage = str(delivery.owed.data["stage"])
        page = panel.reminder(story, asked, delivery.person, stage)
        stands = await self._standing(delivery)
        if stands and stage != BACK:  # its deadline has moved
            await self._places.edit(stands, page)
            return str(stands)
        if stands:  # from another vacation
            await self._places.delete(stands)
        before = next((place for each in delivery.pings.values() if (place := _here(each, delivery))), None)
        thread = await self._thread(story, delivery.references)
        way = story.table.seats[asked.seat].ping or delivery.person.ping
        is_private = before.channel != thread if before else way == "dm"
        place = await self._to_person(delivery, page, before) if is_private else None
        return str(place or await self._call(thread, delivery, page, before))

    async def _standing(self, delivery: Delivery) -> Place | None:
        """Return where a message stands already; one in a thread that the game has left is taken away, with others."""
        place = Place.read(delivery.reference)
        if place is None or _here(delivery.reference, delivery):
            return place
        about = delivery.owed.key.removeprefix("ping:")
        for slot, reference in delivery.references.items():
            if slot == delivery.slot or slot.startswith(f"reminder:{about}:"):
                with suppress(discord.HTTPException):  # it may have gone with its thread
                    if (left := Place.read(reference)) and not _here(reference, delivery):
                        await self._places.delete(left)
        return None

    async def _asked(self, delivery: Delivery) -> tuple[Story, Waiting] | None:
        """Return the question a ping is about, if it is still open."""
        story = await self._story(delivery.table)
        for asked in story.look.waiting:
            if asked.seat == delivery.owed.seat and story.table.seats[asked.seat].person == delivery.owed.person:
                return story, asked
        return None

    async def _settle(self, delivery: Delivery) -> str | None:
        places = [Place.read(reference) for reference in delivery.pings.values()]
        for place in places or await self._lost_calls(delivery):
            if place:
                await self._places.delete(place)
        return None

    async def _lost_calls(self, delivery: Delivery) -> list[Place]:
        """Return the pings that went out in the moment in which the house fell, before it could note where."""
        if delivery.person is None:
            return []
        channels = [int(delivery.references["thread"])] if "thread" in delivery.references else []
        seat = (await self._story(delivery.table)).table.seats[delivery.owed.seat]
        if (seat.ping or delivery.person.ping) == "dm":
            try:
                channels.append(await self._places.private(delivery.person.id))
            except discord.HTTPException as error:
                if error.code not in UNREACHABLE:
                    raise
        return [
            place
            for channel in channels
            for place in await self._places.calls(channel, delivery.table, delivery.person.id)
            if str(place) not in delivery.references.values()
        ]

    async def _vote(self, delivery: Delivery) -> str | None:
        story = await self._story(delivery.table)
        ballot = msgspec.convert(delivery.owed.data["vote"], VoteInfo)
        lines = await self._lines(story, votes.REACH) if ballot.kind in votes.ABOUT_ACTS else ()
        page = votes.vote(story, ballot, str(delivery.owed.data["state"]), lines)
        place = await self._standing(delivery)
        if place and await self._places.edit(place, page):
            return str(place)
        thread = await self._thread(story, delivery.references)
        return str(await self._places.post(thread, page, delivery.nonce))

    async def _result(self, delivery: Delivery) -> str | None:
        story = await self._story(delivery.table)
        thread = await self._thread(story, delivery.references)
        page = result.result(story, await self._home.result(story))
        place = Place.read(delivery.reference)
        if place and await self._places.edit(place, page):
            return str(place)
        return str(await self._places.post(thread, page, delivery.nonce))

    async def _notice(self, delivery: Delivery) -> str | None:
        story = await self._story(delivery.table)
        data = delivery.owed.data
        if data["what"] in panel.OFFERS and not story.table.seats[int(data["seat"])].is_open:
            return None  # somebody sat down before it could be said
        own = pages_of(story.table.game)
        if data["what"] in own.notices:
            page = own.notice(story, data)
        else:
            page = panel.word(story, str(data["what"]), int(data.get("seat", -1)), data.get("until"))
        if page is None:
            return None  # what it is about is over
        thread = await self._thread(story, delivery.references)
        mentions = panel.called_by(story, str(data["what"]), int(data.get("seat", -1)))
        return str(await self._places.post(thread, page, delivery.nonce, mentions=mentions))

    async def _awake(self, delivery: Delivery) -> None:
        if thread := delivery.references.get("thread"):
            await self._places.keep_awake(int(thread))

    # -- within -----------------------------------------------------------------------------------------------

    async def _story(self, table: int) -> Story:
        try:
            look = await self._home.host.look(table)
        except Unplayable as error:
            look = Look(await self._home.host.outline(table))
            if look.table.status != "broken" and not error.key:  # what is stored is damaged
                raise Undeliverable(str(error)) from error
        return Story(look, words(self._places.locale(look.table.server)))

    async def _lines(self, story: Story, limit: int) -> tuple[LogLine, ...]:
        """Return the last lines of the log; none of a game that cannot be shown."""
        return () if story.look.view is None else await self._home.host.log(story.table.id, limit=limit)

    async def _thread(self, story: Story, references: dict[str, str]) -> int:
        """Return the thread of a game; the first message that needs one starts it."""
        if "thread" in references:
            return int(references["thread"])
        place = Place.read(references.get("lobby"))
        if place:
            thread = await self._places.thread_at(place, story.title)
        else:
            thread = await self._places.thread_in(_channel(references), story.title)
        references["thread"] = str(thread)
        await self._home.host.place(story.table.id, thread=str(thread))
        return thread

    def _absence(self, table: int) -> float:
        """Return for how long we were away, once for each table that has to be told."""
        seconds = self._home.service.absence
        if seconds < NOTICED or table in self._greeted:
            return 0.0
        self._greeted.add(table)
        return seconds

    def _look_at_door(self, table: int) -> None:
        if table not in self._doors:
            self._doors[table] = asyncio.create_task(self._redo_door(table))

    async def _redo_door(self, table: int) -> None:
        try:
            await asyncio.sleep(self._door_rest)
            references = await self._home.host.places(table)
            if place := Place.read(references.get("lobby") or references.get("door")):
                page = await self._lobby_page(await self._story(table), references)
                await self._places.edit(place, page)
        except Exception as error:  # it is only a courtesy, and the next move tries again
            log.info("the door of a table was not updated", extra={"table": table, "reason": repr(error)})
        finally:
            del self._doors[table]

    async def _lost(self, delivery: Delivery) -> None:
        """Forget places that are gone, so that the game can be moved elsewhere."""
        log.warning("a place is gone", extra={"table": delivery.table, "kind": delivery.kind})
        if delivery.kind == "panel":
            await self._home.host.place(delivery.table, panel=None)
        await self._complaints.tell(delivery, "gone")


def last_events(lines: list[LogLine] | tuple[LogLine, ...]) -> tuple[Event, ...]:
    """Return the events of the last act that stands."""
    return next((line.events for line in reversed(lines) if line.events and line.undone is None), ())


def _here(reference: str | None, delivery: Delivery) -> Place | None:
    """Return the place that *reference* names, unless that is in the thread that the game has left."""
    place = Place.read(reference)
    return None if place and str(place.channel) == delivery.references.get("left") else place


def since_last_act(lines: Sequence[LogLine], seat: Seat) -> list[LogLine]:
    """Return what stands of the public *lines* since *seat* was last seen to act.

    From these lines nobody can tell whether a secret answer was given by hand, so the list cannot tell it either.
    What came in the same moment as another seat's act followed from that, and is no act of its own.
    """
    began: dict[float, Seat] = {}
    last = -1
    for at, line in enumerate(lines):
        is_own = line.kind == "act" and began.setdefault(line.at, line.seat) == seat
        if is_own and line.seat == seat and line.by == "human" and line.undone is None:
            last = at
    return [line for line in lines[last + 1 :] if line.undone is None]


def _channel(references: dict[str, str]) -> int:
    if "channel" not in references:
        raise Undeliverable("nobody said where the table is")
    return int(references["channel"])
