"""What a person holds and can do with it: cards with their letters or the reason why not, and everything else."""

import msgspec

from engine.play import Decision
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
    is_on_board,
    read,
    spell,
)
from engine.tokyo_clash.view import ClashView
from render import theme
from render.sheets.cards import Tab
from render.sheets.hand import Action, Held
from render.snapshot import Snapshot
from render.theme import AMBER, MIST
from render.tokyo_clash.brand import Prompt
from render.tokyo_clash.cards.faces import deck_colour, face
from render.tokyo_clash.cards.icons import ICONS
from render.tokyo_clash.named import asking, face_of
from words.tokyo_clash import why_not_card

DISCARD = ICONS["discard"]
#: Questions whose cards lie elsewhere than in the hand: they are shown in its place.
ELSEWHERE = ("bunker", "recall", "recover", "trophy", "sift.keep", "sift.under", "strip", "spend")


class Holding(msgspec.Struct, frozen=True):
    """The cards, what else is offered, and the actions for which a card can be discarded.

    The cards are those that the choice is about, where it *is_elsewhere*; if it *is_acting*, the actions are offered.
    """

    cards: tuple[Held, ...]
    others: tuple[Action, ...]
    mat: tuple[Action, ...]
    is_elsewhere: bool = False
    is_acting: bool = False


def holding(table: Snapshot[ClashView]) -> Holding:
    """Return what the person who looks holds, or the cards that the choice is about; options are lettered."""
    view = table.view
    assert view.seat is not None, "a spectator has no hand"
    is_elsewhere = table.choice is not None and table.choice.ask in ELSEWHERE
    cards, used = _offered(view, _letters(table)) if is_elsewhere else _held(table)
    rest = {token: letter for token, letter in _letters(table).items() if token not in used}
    others = tuple(_action(table, token, letter) for token, letter in rest.items())
    is_acting = any(isinstance(read(token), MatAction) for token in rest)
    has_mat = not _letters(table) or any(_discards(token) for token in used)
    return Holding(tuple(cards), others, _mat(table) if has_mat else (), is_elsewhere, is_acting)


def _letters(table: Snapshot[ClashView]) -> dict[str, str]:
    """Return the letters of the options; what is chosen on the board has its letters there."""
    return {} if is_on_board(table.choice) else table.letters


def own_prompt(table: Snapshot[ClashView]) -> Prompt:
    """Return what the person who looks is asked, or that it is not their turn."""
    view, say = table.view, table.say
    assert view.seat is not None
    ask = asking(table, table.choice) if table.choice else say("not-your-turn", round=say("round", round=view.round))
    return Prompt(view.seat, view.fighters[view.seat].name.upper(), ask)


def _mat(table: Snapshot[ClashView]) -> tuple[Action, ...]:
    """Return what a discarded card can be used for, as everybody's mat says."""
    view = table.view
    assert view.seat is not None
    me = view.fighters[view.seat]
    named = (
        (word, table.say.game(f"act-{word}"), text) for word, text in zip(me.action_words, me.actions, strict=True)
    )
    return tuple(Action("", ICONS.get(word, DISCARD), name, text) for word, name, text in named)


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
    """Return the cards of the hand in the order of their letters, and the options that are shown on them."""
    view, named, order = table.view, _letters(table), list(_letters(table))
    held: list[tuple[int, Held]] = []
    used: set[str] = set()
    for place, key in enumerate(view.hand, 1):
        card = face_of(view, key)
        assert card is not None
        ways = (spell(UseCard(key)), spell(Discard(key)), spell(HandCard(place)))
        tokens = [token for token in ways if token in named]
        used |= set(tokens)
        tabs = tuple(_tab(token, named[token]) for token in tokens)
        drawn = Held(face(card, card_colour(view, card)), tabs, _reason(table, key, tokens) if named else "")
        held.append((min(map(order.index, tokens), default=len(order)), drawn))
    return [drawn for _, drawn in sorted(held, key=lambda each: each[0])], used


def _reason(table: Snapshot[ClashView], key: str, tokens: list[str]) -> str:
    """Return why the card *key* cannot be played, if none of its *tokens* plays it."""
    if not isinstance(table.choice, Decision) or not all(_discards(token) for token in tokens):
        return ""
    return why_not_card(table.teller, table.choice, key, table.view).short


def _discards(token: str) -> bool:
    return isinstance(read(token), Discard)


def _tab(token: str, letter: str) -> Tab:
    return Tab(letter, DISCARD) if _discards(token) else Tab(letter)


def _action(table: Snapshot[ClashView], token: str, letter: str) -> Action:
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
    return Action(letter, "divert", phrase.short, phrase.note, AMBER)
