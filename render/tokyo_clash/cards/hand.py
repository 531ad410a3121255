"""A player's hand in Tokyo Clash: cards with their letters, reasons for those that cannot be played, and the rest."""

from collections import Counter
from collections.abc import Sequence

from engine.play import Decision, Question
from engine.tokyo_clash.cards.card import CardFace as Card
from engine.tokyo_clash.picks import (
    Discard,
    HandCard,
    Hit,
    Kaiju,
    MatAction,
    Nothing,
    Pass,
    Spend,
    Stop,
    Throw,
    UseCard,
    read,
    spell,
)
from engine.tokyo_clash.view import ClashView, FighterView
from render import theme
from render.letters import letters
from render.scene.frame import header
from render.scene.pieces import box, medallion
from render.scene.scene import Icon, Layer, Mark, Panel, Scene
from render.scene.text import label
from render.sheets.cards import Tab
from render.sheets.hand import STATUS, Action, Held, hand
from render.theme import AMBER, INK0, INK3, LINE, MIST, PAPER
from render.tokyo_clash.board import BEAST, PALETTE
from render.tokyo_clash.cards.faces import deck_colour, face
from render.tokyo_clash.cards.icons import ICONS
from render.tokyo_clash.named import face_of, teller_of
from render.words import Words, words
from words.tokyo_clash import why_not_card

COLUMNS = 3  # also where the hand is large: the texts are long
MANY = 6  # a choice of more cards than these, from a discard pile, is drawn smaller
#: Questions whose cards lie elsewhere than in the hand: they are shown in its place.
ELSEWHERE = ("bunker", "recall", "recover", "trophy", "sift.keep", "sift.under", "strip", "spend")


def hand_picture(
    view: ClashView, names: Sequence[str], *, choice: Question | None = None, say: Words | None = None
) -> Scene:
    """Return the hand of the one who looks, or the cards that *choice* is about; options are lettered."""
    say = say or words()
    assert view.seat is not None, "a spectator has no hand"
    fighter = view.fighters[view.seat]
    decision = choice if isinstance(choice, Decision) else None
    named = letters(decision.options) if decision else {}
    held, used = _offered(view, named) if _is_elsewhere(decision) else _held(view, decision, named, say)
    actions = [
        action(view, names, decision, token, letter, say)
        for token, letter in named.items()
        if decision and token not in used
    ]
    columns = None if _is_elsewhere(decision) and len(held) > MANY else COLUMNS
    frame = (_heading(view, decision, say), _status(fighter, view.most_energy, say))
    return hand(frame, held, actions, (say("empty-hand"), say("other-actions")), PALETTE, columns)


def _is_elsewhere(decision: Decision | None) -> bool:
    return decision is not None and decision.ask in ELSEWHERE


def card_colour(view: ClashView, card: Card) -> str:
    """Return the colour of the seat to whose deck *card* belongs."""
    seats = [fighter.seat for fighter in view.fighters if fighter.kaiju == card.kaiju]
    return theme.seat_colour(seats[0]) if seats else deck_colour(card.kaiju)


def _offered(view: ClashView, named: dict[str, str]) -> tuple[list[Held], set[str]]:
    """Return the cards among the options, and their tokens."""
    held, used = [], set()
    for token, letter in named.items():
        pick = read(token)
        card = face_of(view, pick.key) if isinstance(pick, UseCard) else None
        if card:
            held.append(Held(face(card, card_colour(view, card)), (Tab(letter),)))
            used.add(token)
    return held, used


def _held(view: ClashView, decision: Decision | None, named: dict[str, str], say: Words) -> tuple[list[Held], set[str]]:
    """Return the cards of the hand, and the options that are shown on them: to play each, and to discard it."""
    seen: Counter[str] = Counter()
    held: list[Held] = []
    used: set[str] = set()
    for place, key in enumerate(view.hand, 1):
        card = face_of(view, key)
        assert card is not None
        seen[key] += 1
        ways = (spell(UseCard(key)), spell(Discard(key)), spell(HandCard(place)))
        tokens = [token for token in ways if token in named]
        used |= set(tokens)
        tabs = tuple(_tab(token, named[token]) for token in tokens)
        reason = ""
        if decision and all(_discards(token) for token in tokens):
            reason = why_not_card(teller_of(view, say), decision, key, view).short
        held.append(Held(face(card, card_colour(view, card)), tabs, reason))
    return held, used


def _discards(token: str) -> bool:
    return isinstance(read(token), Discard)


def _tab(token: str, letter: str) -> Tab:
    return Tab(letter, "card-discard") if _discards(token) else Tab(letter)


def action(view: ClashView, names: Sequence[str], decision: Decision, token: str, letter: str, say: Words) -> Action:
    """Return an option that is no card shown as something else to do."""
    phrase = teller_of(view, say).answer(decision, token, view)
    match read(token):
        case Kaiju(seat) | Hit(seat) | Throw(Kaiju(seat)):
            icon, colour = theme.kaiju_icon(view.fighters[seat].kaiju), theme.seat_colour(seat)
            return Action(letter, icon, phrase.short, names[seat], colour)
        case MatAction(word):
            return Action(letter, ICONS.get(word, "halt"), phrase.short, phrase.note)
        case Spend():
            return Action(letter, "upgrade", phrase.short, phrase.note)
        case Pass() | Stop() | Nothing():
            return Action(letter, "halt", phrase.short, phrase.note, MIST)
    return Action(letter, "divert", phrase.short, phrase.note)


def _heading(view: ClashView, decision: Decision | None, say: Words) -> Layer:
    assert view.seat is not None
    turn = say("your-turn" if decision else "not-your-turn", round=say("round", round=view.round))
    energy = say("tc-energy", energy=view.fighters[view.seat].energy).upper()
    if decision and _is_elsewhere(decision):
        return header(say("tc-choose-cards").upper(), say("tc-choose-cards-kanji"), energy, turn, BEAST)
    return header(say("your-hand").upper(), say("your-hand-kanji"), energy, turn, BEAST)


def _status(fighter: FighterView, most_energy: int, say: Words) -> Layer:
    """Return the kaiju that is played, its ability of the kaiju, and the Energy as cells."""
    middle = (STATUS.top + STATUS.bottom) // 2 + 4
    ability = say(f"tc-ability-{fighter.kaiju}")
    marks: list[Mark] = [
        medallion(fighter.kaiju, fighter.seat, (84, middle), 46, is_king=fighter.is_king),
        label(fighter.name.upper(), (160, middle - 22), "poster", 46, theme.seat_colour(fighter.seat), width=420),
        label(ability, (162, middle + 28), "body", 30, MIST, width=450),
    ]
    pitch = min(45, 540 // most_energy)
    for cell in range(most_energy):
        left = 632 + cell * pitch
        is_full = cell < fighter.energy
        frame = box(left, middle - 30, left + pitch - 7, middle + 30)
        marks.append(Panel(frame, 9, AMBER if is_full else INK3, PAPER if is_full else LINE, 2))
        bolt = Icon("own-bolt", left + (pitch - 7) // 2, middle, min(34, pitch - 11), INK0 if is_full else LINE)
        marks.append(bolt)
    return Layer("status", STATUS.grown(36), tuple(marks))
