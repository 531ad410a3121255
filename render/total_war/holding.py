"""What a player holds: each card with the ways to play it now, what else can be done, and how their kaiju stands."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from engine.play import Decision
from engine.total_war.cards.card import CARDS, ORDER
from engine.total_war.picks import Pass, Play, PlayAsWound, TakeBuilding, TakeHit, Target, read, spell
from engine.total_war.strikes.answering import strike_after
from engine.total_war.view import FighterView, WarView
from render import theme
from render.scene.scene import Box, Mark, Panel
from render.sheets.cards import CardFace
from render.sheets.hand import Action
from render.snapshot import Snapshot
from render.theme import AMBER, INK2, LIME, LINE, MIST, PAPER, RED
from render.total_war import stats
from render.total_war.faces import face_of
from render.total_war.panel import medal
from render.words import Words

PLAIN, POWER, KING = "own-card", "punch", "crown"
COLOURS = {PLAIN: PAPER, POWER: LIME, KING: AMBER}


class Way(msgspec.Struct, frozen=True):
    """A way to play a card: its sign and what comes of it; without a *letter* it is not possible now."""

    letter: str
    sign: str
    text: str = ""


class Holding(msgspec.Struct, frozen=True):
    """A card in hand: the ways to play it, or the *reason* why there are none."""

    face: CardFace
    ways: tuple[Way, ...] = ()
    reason: str = ""


def holdings(table: Snapshot[WarView]) -> list[Holding]:
    """Return the cards of the person who looks; every card has a row for each way that any of them has."""
    view, say = table.view, table.say
    asked = isinstance(table.choice, Decision)
    keys = sorted(view.hand, key=ORDER.__getitem__)
    seen: Counter[str] = Counter()
    offered = []
    for key in keys:
        seen[key] += 1
        offered.append(_offered(key, seen[key], table.letters))
    signs = [sign for sign in COLOURS if any(sign in tokens for tokens in offered)]
    reason = _reason(table) if asked else ""
    held = []
    for key, tokens in zip(keys, offered, strict=True):
        ways = tuple(_way(table, key, sign, tokens.get(sign, "")) for sign in signs) if tokens else ()
        held.append(Holding(face_of(key, say), ways, "" if ways else reason))
    return held


def _offered(key: str, copy: int, letters: dict[str, str]) -> dict[str, str]:
    """Return the options that play copy number *copy* of card *key*, by their signs."""
    if spell(Play(key, copy=2)) in letters:
        tokens = {PLAIN: spell(Play(key, copy=copy))}
    else:
        tokens = {PLAIN: spell(Play(key)), POWER: spell(Play(key, power=True)), KING: spell(PlayAsWound(key))}
    return {sign: token for sign, token in tokens.items() if token in letters}


def _way(table: Snapshot[WarView], key: str, sign: str, token: str) -> Way:
    assert table.choice is not None
    view, say, ask = table.view, table.say, table.choice.ask
    if not token:
        is_low = ask == "answer" and not view.is_wound and CARDS[key].is_numeric and sign == PLAIN
        return Way("", sign, say("too-low") if is_low else "")
    if sign == KING:
        return Way(table.letters[token], sign, say("way-king"))
    value, power = CARDS[key].value, view.fighters[table.choice.seat].power
    if sign == POWER:
        return Way(table.letters[token], sign, f"+{power} = {strike_after(view.strike or 0, CARDS[key], power)}")
    if ask in ("open", "answer"):
        text = str(value).replace("-", "−") if CARDS[key].is_numeric else say("way-play")
    else:
        text = say(f"way-{ask}")
    return Way(table.letters[token], sign, text)


def _reason(table: Snapshot[WarView]) -> str:
    assert table.choice is not None
    view, say, ask = table.view, table.say, table.choice.ask
    if ask == "answer":
        return say("why-wound") if view.is_wound else say("why-answer", strike=view.strike or 0)
    return say(f"why-{ask}" if ask in ("damage", "heart", "counter") else "why-other")


def actions(table: Snapshot[WarView], held: Sequence[Holding]) -> list[Action]:
    """Return the options that are no card in hand."""
    shown = {way.letter for each in held for way in each.ways}
    return [_action(table, token, letter) for token, letter in table.letters.items() if letter not in shown]


def _action(table: Snapshot[WarView], token: str, letter: str) -> Action:
    assert table.choice is not None
    phrase = table.teller.answer(table.choice, token, table.view)
    match read(token):
        case Target(seat):
            icon, colour = theme.kaiju_icon(table.view.fighters[seat].kaiju), theme.seat_colour(seat)
            return Action(letter, icon, phrase.short, table.names[seat], colour)
        case TakeBuilding():
            return Action(letter, "modern-city", phrase.short, phrase.note)
        case TakeHit():
            return Action(letter, "broken-heart", phrase.short, phrase.note, RED)
        case Pass():
            return Action(letter, "halt", phrase.short, phrase.note, MIST)
    return Action(letter, KING, phrase.short, phrase.note)


def own_panel(view: WarView, fighter: FighterView, area: Box, say: Words) -> list[Mark]:
    """Return how the kaiju of the person who looks stands: life, power, victory points."""
    left, top, right, _ = area
    return [
        Panel(area, 16, INK2, LINE, 2),
        medal(fighter, left + 70, top + 68, 46),
        *stats.life_number(fighter, left + 156, top + 44, 48, say),
        *stats.power(fighter, left + 156, top + 98, 42),
        *stats.points(fighter, right - 14, top + 94, 42, say("of-target", target=view.target)),
        *stats.life_bar(fighter, Box(left + 16, top + 138, right - 16, top + 162)),
    ]
