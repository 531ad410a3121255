"""The words of the cards (TC-13): how the effects of a row are read into parts."""

import re

import msgspec

MATS = ("throw", "fly")  # on a mat only (TC-8)
ATTACKS = ("move", "attack", "range", "drain", "steal", "push", "pull", "quake", "trophies")
NUMBERED = (*ATTACKS, "gain", "draw", "defend", "riposte", "dodge", *MATS)
BARE = ("momentum", "enhancement", "head", "place", "smash", "unblockable", "return", "strip", "absorb")
BONUSES = ("ranged", "melee", "throws", "defence", "hand")

SHAPES = ("ranged", "melee", "throws", "trophies", "unblockable")  # TC-13.5: they shape the attack of their row
ON_TARGET = ("drain", "steal", "discard", "peek", "push", "pull", "place", "strip")
ON_DEFENCE = ("riposte", "dodge", "absorb")  # TC-13.2
ON_MAT = ("throw", "fly", "move", "gain", "momentum")
SPENT_ALONE = ("move", "gain", "draw", "sift", "recover", "smash", "quake")  # TC-4.8: on the own turn, without target
FLAGS = ("momentum", "enhancement", "head", "return")

_CONDITION = re.compile(r"if (hit|blocked|king|target is king) |if (meter) (\d+) |(per meter) ")
_PATTERNS = (
    re.compile(rf"(?P<word>{'|'.join(NUMBERED)}) (?P<amount>\d+)"),
    re.compile(rf"(?P<word>{'|'.join(BONUSES)}) \+(?P<amount>\d+)"),
    re.compile(rf"(?P<word>{'|'.join(BARE)})"),
    re.compile(r"(?P<word>sift) (?P<amount>\d+) keep (?P<keep>\d+)"),
    re.compile(r"(?P<word>recover) (?P<name>.+) to (?P<place>hand|top)"),
    re.compile(r"(?P<word>discard) (?P<amount>\d+)(?: (?P<place>random))?"),
    re.compile(r"(?P<word>peek) (?P<place>hand|top)"),
)
WORDS = (*NUMBERED, *BARE, *BONUSES, "sift", "recover", "discard", "peek")
CONDITIONS = ("hit", "blocked", "meter", "per meter", "king", "target is king", "barrage", "spend", "refresh")


#: What content kept from before does not tell: a part that a block takes away, and a second step of the Head Meter.
REMINDERS = ("unblocked", "also")
SURVIVES_BLOCK = ("momentum", "head", "range", "attack", "move", "defend", *SHAPES)


class Part(msgspec.Struct, frozen=True):
    """One part of a card: a word with its numbers, and what governs it (TC-13.4, TC-13.5)."""

    word: str
    amount: int = 0
    keep: int = 0
    name: str = ""
    place: str = ""
    condition: str = ""
    level: int = 0
    when: str = ""


def parse(effects: str) -> tuple[Part, ...]:
    """Return the parts of *effects*; raise ValueError with the text that is no part."""
    return tuple(parse_part(text.strip()) for text in effects.split(";"))


def parse_part(text: str) -> Part:
    """Return the part that *text* spells."""
    when, rest = "", text
    for governor in ("barrage", "spend", "refresh"):
        if text.startswith(f"{governor}: "):
            when, rest = governor, text.removeprefix(f"{governor}: ")
    condition, level = "", 0
    if match := _CONDITION.match(rest):
        condition = match[1] or match[2] or match[4]
        level = int(match[3] or 0)
        rest = rest[match.end() :]
    for pattern in _PATTERNS:
        if match := pattern.fullmatch(rest):
            found = {"amount": "0", "keep": "0", "name": "", "place": ""}
            found |= {key: value for key, value in match.groupdict().items() if value is not None}
            amount, keep = int(found["amount"]), int(found["keep"])
            return Part(found["word"], amount, keep, found["name"], found["place"], condition, level, when)
    raise ValueError(text)


class WordRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a word, or a condition, is told to players."""

    word: str
    text: str
    source: str


class Phrases(msgspec.Struct, frozen=True):
    """The sentences that card texts are made of."""

    words: dict[str, str]
    conditions: dict[str, str]

    def text(self, parts: tuple[Part, ...]) -> str:
        """Return what *parts* say to a player: those that one `spend:` or Barrage brings in one sentence."""
        said: list[str] = []
        before: Part | None = None
        has_attack = False
        for part in parts:
            sentence = self.sentence(part)
            if before and part.when and part.when == before.when and "also" in self.conditions:
                sentence = self.sentence(msgspec.structs.replace(part, when=""))
                said[-1] = f"{said[-1][:-1]} and {_lowered(sentence)}"
            elif before and part.condition == before.condition == "meter":
                said.append(self._reminded("also", sentence))
            else:
                said.append(self._reminded("unblocked", sentence) if has_attack and is_lost(part) else sentence)
            before, has_attack = part, (has_attack or part.word == "attack") and part.word != "defend"
        return " ".join(said)

    def sentence(self, part: Part) -> str:
        """Return one part as a sentence."""
        facts = msgspec.structs.asdict(part) | {"place": self._place(part)}
        if part.name == "any":
            facts["name"] = "any card"
        said = self.words[part.word].format(**facts)
        for governor in (part.condition, part.when):
            if governor:
                said = self.conditions[governor].format(**facts) + _lowered(said)
        return said

    def _reminded(self, reminder: str, sentence: str) -> str:
        """Return *sentence* with what players may forget, if the content has words for it."""
        return self.conditions[reminder] + _lowered(sentence) if reminder in self.conditions else sentence

    @staticmethod
    def _place(part: Part) -> str:
        if part.word == "recover":
            return "to your hand" if part.place == "hand" else "onto your deck"
        if part.word == "discard":
            return f" at {part.place}" if part.place else ""
        return {"hand": "hand", "top": "top card"}.get(part.place, part.place)


def is_lost(part: Part) -> bool:
    """Return whether *part*, after an attack, is lost if that is blocked (TC-6.2)."""
    return part.word not in SURVIVES_BLOCK and part.condition not in ("hit", "blocked") and not part.when


def _lowered(sentence: str) -> str:
    return sentence[0].lower() + sentence[1:]
