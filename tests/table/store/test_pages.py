"""Conformance of stores: the private pages that people have open."""

import pytest
from msgspec.structs import replace

from table.models import OpenPage, Person
from table.store.changes import DropPage, EraseTable, Forget, PurgePages, PutPage, PutPerson, PutTable
from table.store.rows import TableRow

ANA, BEN = (OpenPage(1, who, f"{who}/secret", 900.0 + at, "hand", 4) for at, who in enumerate(("ana", "ben")))


@pytest.fixture
async def held(store):
    """Return a store with two tables at which Ana has a page open, Ben at one of them."""
    rows = [TableRow(number, "home", "toy", "running", "ana", 1.0, setup=b"x") for number in (1, 2)]
    await store.write([PutPerson(Person("ana", "Ana")), *(PutTable(row, None) for row in rows)])
    await store.write([PutPage(page) for page in (ANA, BEN, replace(ANA, table=2))])
    return store


async def test_pages_are_read_as_written_until_they_expire(held):
    assert await held.pages(0.0) == [ANA, BEN, replace(ANA, table=2)]
    assert await held.pages(900.0) == [BEN]
    assert await held.pages(901.0) == []


async def test_a_person_has_one_page_at_a_table(held):
    newer = replace(ANA, handle="newer", expires=950.0, screen="", since=9)

    await held.write([PutPage(newer)])

    assert [page for page in await held.pages(0.0) if page.table == 1] == [newer, BEN]


async def test_pages_are_forgotten_one_by_one_and_when_they_have_expired(held):
    await held.write([DropPage(2, "ana"), DropPage(2, "dan")])
    assert await held.pages(0.0) == [ANA, BEN]

    await held.write([PurgePages(900.0)])
    assert await held.pages(0.0) == [BEN]


async def test_pages_go_with_their_person_and_with_their_table_and_are_shown_to_nobody(held):
    assert "secret" not in str(await held.known_of("ana"))

    await held.write([Forget("ana", "gone:1", "?")])
    assert await held.pages(0.0) == [BEN]

    await held.write([EraseTable(1)])
    assert await held.pages(0.0) == []


async def test_open_pages_outlive_the_program(opened):
    first = await opened()
    await first.write([PutTable(TableRow(1, "home", "toy", "running", "ana", 1.0, setup=b"x"), None), PutPage(ANA)])
    await first.close()

    again = await opened()
    try:
        assert await again.pages(0.0) == [ANA]
    finally:
        await again.close()


def test_what_a_page_is_edited_with_is_in_no_line_of_a_log():
    assert "secret" not in repr(PutPage(ANA)) + str([ANA])
