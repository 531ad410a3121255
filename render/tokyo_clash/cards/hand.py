"""A player's hand in Tokyo Clash: cards with their letters, reasons for those that cannot be played, and the rest."""

from engine.play import Decision
from engine.tokyo_clash.cards.card import CardFace as Card
from engine.tokyo_clash.city.destroying import MOST_ENERGY
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
from render.scene.frame import header
from render.scene.pieces import box, medallion
from render.scene.scene import Icon, Layer, Mark, Panel, Scene
from render.scene.text import label
from render.sheets.cards import Tab
from render.sheets.hand import STATUS, Action, Held, hand
from render.snapshot import Snapshot
from render.theme import AMBER, INK0, INK3, LINE, MIST, PAPER
from render.tokyo_clash.board import BRAND
from render.tokyo_clash.cards.faces import deck_colour, face
from render.tokyo_clash.cards.icons import ICONS
from render.tokyo_clash.named import face_of
from render.words import Words
from words.tokyo_clash import why_not_card

COLUMNS = 3  # also where the hand is large: the texts are long
MANY = 6  # a choice of more cards than these, from a discard pile, is drawn smaller
#: Questions whose cards lie elsewhere than in the hand: they are shown in its place.
ELSEWHERE = ("bunker", "recall", "recover", "trophy", "sift.keep", "sift.under", "strip", "spend")


def hand_picture(table: Snapshot[ClashView]) -> Scene:
    """Return the hand of the person who looks, or the cards that the choice is about; options are lettered."""
    view, say = table.view, table.say
    assert view.seat is not None, "a spectator has no hand"
    is_elsewhere = table.choice is not None and table.choice.ask in ELSEWHERE
    held, used = _offered(view, table.letters) if is_elsewhere else _held(table)
    actions = [action(table, token, letter) for token, letter in table.letters.items() if token not in used]
    columns = None if is_elsewhere and len(held) > MANY else COLUMNS
    fighter = view.fighters[view.seat]
    frame = (_heading(table, fighter, is_elsewhere), _status(fighter, say))
    return hand(frame, held, actions, (say("empty-hand"), say("other-actions")), BRAND.palette, columns)


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


def _held(table: Snapshot[ClashView]) -> tuple[list[Held], set[str]]:
    """Return the cards of the hand, and the options that are shown on them: to play each, and to discard it."""
    view, named, teller = table.view, table.letters, table.teller
    held: list[Held] = []
    used: set[str] = set()
    for place, key in enumerate(view.hand, 1):
        card = face_of(view, key)
        assert card is not None
        ways = (spell(UseCard(key)), spell(Discard(key)), spell(HandCard(place)))
        tokens = [token for token in ways if token in named]
        used |= set(tokens)
        tabs = tuple(_tab(token, named[token]) for token in tokens)
        reason = ""
        if isinstance(table.choice, Decision) and all(_discards(token) for token in tokens):
            reason = why_not_card(teller, table.choice, key, view).short
        held.append(Held(face(card, card_colour(view, card)), tabs, reason))
    return held, used


def _discards(token: str) -> bool:
    return isinstance(read(token), Discard)


def _tab(token: str, letter: str) -> Tab:
    return Tab(letter, "card-discard") if _discards(token) else Tab(letter)


def action(table: Snapshot[ClashView], token: str, letter: str) -> Action:
    """Return an option that is no card shown as something else to do."""
    assert table.choice is not None
    phrase = table.teller.answer(table.choice, token, table.view)
    match read(token):
        case Kaiju(seat) | Hit(seat) | Throw(Kaiju(seat)):
            icon, colour = theme.kaiju_icon(table.view.fighters[seat].kaiju), theme.seat_colour(seat)
            return Action(letter, icon, phrase.short, table.names[seat], colour)
        case MatAction(word):
            return Action(letter, ICONS.get(word, "halt"), phrase.short, phrase.note)
        case Spend():
            return Action(letter, "upgrade", phrase.short, phrase.note)
        case Pass() | Stop() | Nothing():
            return Action(letter, "halt", phrase.short, phrase.note, MIST)
    return Action(letter, "divert", phrase.short, phrase.note)


def _heading(table: Snapshot[ClashView], fighter: FighterView, is_elsewhere: bool) -> Layer:
    say, key = table.say, "tc-choose-cards" if is_elsewhere else "your-hand"
    turn = say("your-turn" if table.letters else "not-your-turn", round=say("round", round=table.view.round))
    energy = say("tc-energy", energy=fighter.energy).upper()
    return header(say(key).upper(), say(f"{key}-kanji"), energy, turn, BRAND.beast)


def _status(fighter: FighterView, say: Words) -> Layer:
    """Return the kaiju that is played, its ability of the kaiju, and the Energy as twelve cells."""
    middle = (STATUS.top + STATUS.bottom) // 2 + 4
    ability = say(f"tc-ability-{fighter.kaiju}")
    marks: list[Mark] = [
        medallion(fighter.kaiju, fighter.seat, (84, middle), 46, is_king=fighter.is_king),
        label(fighter.name.upper(), (160, middle - 22), "poster", 46, theme.seat_colour(fighter.seat), width=420),
        label(ability, (162, middle + 28), "body", 30, MIST, width=450),
    ]
    for cell in range(MOST_ENERGY):
        left = 632 + cell * 45
        is_full = cell < fighter.energy
        frame = box(left, middle - 30, left + 38, middle + 30)
        marks.append(Panel(frame, 9, AMBER if is_full else INK3, PAPER if is_full else LINE, 2))
        marks.append(Icon("own-bolt", left + 19, middle, 34, INK0 if is_full else LINE))
    return Layer("status", STATUS.grown(36), tuple(marks))
