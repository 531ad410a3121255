"""The numbered rules of docs/rules, read into plain data.

A book is one game's file, named after the game's key. Its chapters are headings (``## TW-4 Answering``), its
rules are list items below them (``- TW-4.1 [R] A numeric card ...``); the rest of a chapter is its body.
"""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

from data.loader import homes
from data.words import FALLBACK

RULES = Path(__file__).resolve().parent.parent / "docs" / "rules"

_CHAPTER = re.compile(r"^## (?P<id>[A-Z]+-\d+) (?P<title>.+)", re.MULTILINE)
_RULE = re.compile(r"- (?P<id>[A-Z]+-\d+\.\d+) (?:\[(?P<source>[RSIH]\b[^\]]*)\] )?(?P<text>.+)", re.DOTALL)
_TAG = re.compile(r"\[([RSIH](?:[,;:][^\]]*| unless tagged)?)\]")
_MARK = re.compile(r" ?\[[RSIH](?:[,;][^\]:]*| unless tagged)?\]")
_REMARK = re.compile(r"\[[RSIH](?:[,;][^\]:]*)?: ?([^\]]+)\]")
_SENTENCE = re.compile(r"(?<=[.!?:;])\s|(?<=[。！？：])")  # in Japanese no space follows
_TITLE_END = re.compile(r" ?[:：][^:：]*$")  # ": the rules, numbered", in any language


class BadRulebook(ValueError):
    """A rules file that does not keep its own form; the message lists every place."""


@dataclass(frozen=True)
class Rule:
    """One numbered rule."""

    id: str
    tags: tuple[str, ...]  # of R, S, I, H: all that it carries, else its chapter's
    source: str  # the tag at its head as written ("R, G only"), or nothing
    text: str
    game: str
    chapter: str  # the chapter's id

    @property
    def plain(self) -> str:
        """The text on one line, without the marks that say where it comes from."""
        return without_marks(self.text).replace("\n", " ")

    @property
    def bare(self) -> str:
        """The same for where nothing can be bold: a suggestion, a select. Words of data keep their quotes."""
        return self.plain.replace("*", "")


@dataclass(frozen=True)
class Chapter:
    """One chapter: its rules, and as *body* the paragraphs and tables that are no rules."""

    id: str
    title: str
    tags: tuple[str, ...]
    game: str
    rules: tuple[Rule, ...]
    body: str

    @property
    def entries(self) -> "tuple[Entry, ...]":
        """The chapter itself and its rules."""
        return (self, *self.rules)

    @property
    def plain(self) -> str:
        """The body without the marks that say where it comes from."""
        return without_marks(self.body)

    @property
    def has_table(self) -> bool:
        """Whether the body holds data, so that the chapter's own id needs a test."""
        return any(line.startswith("|") for line in self.body.splitlines())


Entry = Rule | Chapter


@dataclass(frozen=True)
class Book:
    """All the rules of one game."""

    game: str
    title: str
    preface: str
    chapters: tuple[Chapter, ...]

    @property
    def prefix(self) -> str:
        """The letters before the number of every id."""
        return self.chapters[0].id.partition("-")[0]

    @cached_property
    def rules(self) -> tuple[Rule, ...]:
        """Every numbered rule, in the order of the book."""
        return tuple(rule for chapter in self.chapters for rule in chapter.rules)

    @cached_property
    def entries(self) -> dict[str, Entry]:
        """What each id stands for, chapters included, in the order of the book."""
        return {entry.id: entry for chapter in self.chapters for entry in chapter.entries}

    @cached_property
    def to_test(self) -> tuple[str, ...]:
        """The ids that need a test: all rules, and the chapters that hold data."""
        return tuple(id for id, entry in self.entries.items() if isinstance(entry, Rule) or entry.has_table)

    def title_of(self, entry: Entry) -> str:
        """Return the title of the chapter that *entry* is or stands in."""
        chapter = self.entries[entry.chapter] if isinstance(entry, Rule) else entry
        assert isinstance(chapter, Chapter)
        return chapter.title

    def search(self, words: str, limit: int = 25) -> list[Entry]:
        """Return what fits *words*, best first: by id (the prefix may be left out), by title, by text."""
        asked = words.casefold().strip()
        if asked[:1].isdigit():
            asked = f"{self.prefix.casefold()}-{asked}"
        ranked = [(rank, entry) for entry in self.entries.values() if (rank := self._rank(entry, asked))]
        return [entry for _, entry in sorted(ranked, key=lambda pair: pair[0])[:limit]]

    def _rank(self, entry: Entry, asked: str) -> int:
        """Return how well *entry* fits, 1 the best; 0 when it does not."""
        id, title = entry.id.casefold(), self.title_of(entry).casefold()
        body = (entry.text if isinstance(entry, Rule) else entry.body).casefold()
        words = asked.split()
        fits = (
            id == asked,
            id.startswith(f"{asked}."),
            id.startswith(asked),
            isinstance(entry, Chapter) and all(word in title for word in words),
            all(word in body for word in words),
            all(word in title or word in body for word in words),
        )
        return fits.index(True) + 1 if any(fits) else 0


def without_marks(text: str) -> str:
    """Return *text* without source marks such as [R]; what a mark remarks stays, in brackets."""
    return _MARK.sub("", _REMARK.sub(r"(\1)", text))


def shortened(text: str, room: int) -> str:
    """Return *text*, or what fits into *room* characters: whole sentences and an ellipsis, at least whole words."""
    if len(text) <= room:
        return text
    ends = [match.start() for match in _SENTENCE.finditer(text) if match.start() <= room - 2]
    if ends and ends[-1] >= room // 2:
        return f"{text[: ends[-1]]} …"
    words, _, _ = text[:room].rpartition("、" if "、" in text[room // 2 : room] else " ")
    if words and len(words) >= room // 2:
        return f"{words.rstrip(' ,;:.')}…"
    return text[: max(0, room - 1)] + "…" * (room > 0)


def read_books(folder: Path = RULES, language: str = FALLBACK) -> dict[str, Book]:
    """Read every book in *folder*, and of games with a home of their own, by game key.

    A file without numbered chapters is only a companion. Another *language* has its books in a folder of its name; what
    it lacks is read in English.
    """
    books = _read(folder)
    own = _read(folder / language) if language != FALLBACK else {}
    return {game: in_words_of(book, own[game]) if game in own else book for game, book in books.items()}


def _read(folder: Path) -> dict[str, Book]:
    paths = {path.stem: path for path in sorted(folder.glob("*.md"))}
    paths |= {game: home / "rules.md" for game, home in homes().items()}
    texts = {game: path.read_text(encoding="utf-8") for game, path in paths.items()}
    return {game: parse_book(game, text) for game, text in texts.items() if _CHAPTER.search(text)}


def in_words_of(book: Book, other: Book) -> Book:
    """Return *book* with every chapter and rule that *other* has, the same ids in another language, in its words."""
    known = other.entries
    chapters = []
    for chapter in book.chapters:
        shown = known.get(chapter.id, chapter)
        assert isinstance(shown, Chapter)
        rules = tuple(known.get(rule.id, rule) for rule in chapter.rules)
        chapters.append(replace(shown, rules=tuple(rule for rule in rules if isinstance(rule, Rule))))
    return replace(book, title=other.title, preface=other.preface, chapters=tuple(chapters))


def parse_book(game: str, text: str) -> Book:
    """Turn the *text* of a rules file into a book, or raise `BadRulebook` with all that is wrong."""
    head, *parts = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    if problems := [f"line out of form: {line!r}" for part in parts for line in _out_of_form(part)]:
        raise BadRulebook(f"{game}: " + "; ".join(problems))
    title, _, preface = head.partition("\n")
    chapters = tuple(_parse_chapter(game, part) for part in parts)
    book = Book(game, _TITLE_END.sub("", title.removeprefix("# ")), preface.strip(), chapters)
    if problems := list(_misnumbered(book)):
        raise BadRulebook(f"{game}: " + "; ".join(problems))
    return book


def _out_of_form(part: str) -> Iterator[str]:
    heading, *lines = part.splitlines()
    if not _CHAPTER.fullmatch(heading):
        yield heading
    yield from (line for line in lines if line.startswith("- ") and not _RULE.fullmatch(line))


def _parse_chapter(game: str, part: str) -> Chapter:
    heading, *lines = part.splitlines()
    match = _CHAPTER.fullmatch(heading)
    assert match
    tags, listed, body = _tags(heading), [], []
    in_rule = False
    for line in lines:
        in_rule = line.startswith("- ") or (in_rule and line.startswith("  "))
        if line.startswith("- "):
            listed.append(line)
        elif in_rule:
            listed[-1] += f"\n{line.strip()}"
        else:
            body.append(line)
    rules = tuple(_parse_rule(game, match["id"], tags, text) for text in listed)
    title = _TAG.sub("", match["title"]).strip()
    return Chapter(match["id"], title, tags, game, rules, "\n".join(body).strip())


def _parse_rule(game: str, chapter: str, inherited: tuple[str, ...], text: str) -> Rule:
    match = _RULE.fullmatch(text)
    assert match
    return Rule(match["id"], _tags(text) or inherited, match["source"] or "", match["text"], game, chapter)


def _tags(text: str) -> tuple[str, ...]:
    """Return the letters of all tags in *text*, each once, in the order they appear."""
    marks = (mark for tag in _TAG.findall(text) for mark in re.split(r"[,;] ?", tag.partition(":")[0]))
    return tuple(dict.fromkeys(mark[0] for mark in marks if re.fullmatch(r"[RSIH]( unless tagged)?", mark)))


def _misnumbered(book: Book) -> Iterator[str]:
    ids = Counter(entry.id for chapter in book.chapters for entry in chapter.entries)
    yield from (f"{id} stands there {count} times" for id, count in ids.items() if count > 1)
    for chapter in book.chapters:
        if not chapter.id.startswith(f"{book.prefix}-"):
            yield f"{chapter.id} stands in the book of {book.prefix}"
        strays = (rule for rule in chapter.rules if not rule.id.startswith(f"{chapter.id}."))
        yield from (f"{rule.id} stands in {chapter.id}" for rule in strays)
    yield from (f"{rule.id} has no tag" for rule in book.rules if not rule.tags)
