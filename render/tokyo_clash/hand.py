"""A player's hand in Tokyo Clash: cards with their letters, reasons for those that cannot be played, and the rest."""

from collections import Counter
from collections.abc import Sequence

from engine.play import Decision, Question
from engine.tokyo_clash.cards import CardFace as Card
from engine.tokyo_clash.view import ClashView, FighterView
from render import theme
from render.cards import Tab
from render.frame import header
from render.hand import STATUS, Action, Held, hand
from render.letters import letters
from render.pieces import box, medallion
from render.scene import Icon, Layer, Mark, Panel, Scene
from render.text import label
from render.theme import AMBER, INK0, INK3, LINE, MIST, PAPER
from render.tokyo_clash.board import BEAST, PALETTE
from render.tokyo_clash.faces import deck_colour, face
from render.tokyo_clash.named import card_name, face_of
from render.tokyo_clash.options import option_words, refusal
from render.tokyo_clash.words_icons import ICONS
from render.words import Words, words

MOST_ENERGY = 12
COLUMNS = 3  # also where the hand is large: the texts are long
MANY = 6  # a choice of more cards than these, from a discard pile, is drawn smaller
#: Questions whose cards lie elsewhere than in the hand: they are shown in its place.
ELSEWHERE = ("bunker", "recall", "recover", "trophy", "sift.keep", "sift.under", "strip", "spend")
_REFUSAL_NOTES = {"act": "tc-pass-act-note", "momentum": "tc-stop-note", "defend": "tc-pass-defend-note"}


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
    frame = (_heading(view, decision, say), _status(fighter, say))
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
        card = face_of(view, token.removeprefix("card:").partition("#")[0])
        if token.startswith("card:") and card:
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
        tokens = [token for token in (f"card:{key}", f"discard:{key}", f"hand:{place}") if token in named]
        used |= set(tokens)
        tabs = tuple(_tab(token, named[token]) for token in tokens)
        reason = "" if decision is None or _can_play(tokens) else why_not(view, decision, card, say)
        held.append(Held(face(card, card_colour(view, card)), tabs, reason))
    return held, used


def _can_play(tokens: list[str]) -> bool:
    return any(not token.startswith("discard:") for token in tokens)


def _tab(token: str, letter: str) -> Tab:
    return Tab(letter, "card-discard") if token.startswith("discard:") else Tab(letter)


def why_not(view: ClashView, decision: Decision, card: Card, say: Words) -> str:
    """Return why *card* cannot be used to answer *decision*."""
    assert view.seat is not None
    is_defence = decision.ask == "defend"
    if not is_defence and decision.ask not in ("act", "momentum"):
        return say("tc-why-other")
    if is_defence and not any(part.word == "defend" for part in card.parts):
        return say("tc-why-no-defend")
    if not is_defence and is_only_defence(card):
        return say("tc-why-defence")
    if card.cost > view.fighters[view.seat].energy:
        return say("tc-why-energy", cost=card.cost)
    return say("tc-why-target")


def is_only_defence(card: Card) -> bool:
    """Return whether *card* is played only in defence (TC-13.6)."""
    words = [part.word for part in card.parts if part.word != "head"]
    return bool(words) and words[0] == "defend" and "enhancement" not in words


def action(view: ClashView, names: Sequence[str], decision: Decision, token: str, letter: str, say: Words) -> Action:
    """Return an option that is no card shown as something else to do."""
    what, _, rest = token.partition(":")
    if what in ("seat", "hit", "throw") and rest.rpartition(":")[2].isdigit():
        seat = int(rest.rpartition(":")[2])
        icon, colour = theme.kaiju_icon(view.fighters[seat].kaiju), theme.seat_colour(seat)
        return Action(letter, icon, option_words(view, decision, token, say), names[seat], colour)
    if what == "action":
        fighter = view.fighters[decision.seat]
        note = dict(zip(fighter.action_words, fighter.actions, strict=True)).get(rest, "")
        return Action(letter, ICONS.get(rest, "halt"), say(f"tc-act-{rest}"), note)
    if what == "spend":
        return Action(letter, "upgrade", say("tc-spend-it", card=card_name(view, rest)), say("tc-spend-note"))
    if what in ("pass", "stop", "none"):
        told = say(_REFUSAL_NOTES.get(decision.ask, "tc-pass-note"))
        return Action(letter, "halt", refusal(decision.ask, what, say), told, MIST)
    return Action(letter, "divert", _place_words(view, decision, token, say), "")


def _place_words(view: ClashView, decision: Decision, token: str, say: Words) -> str:
    if token.startswith("hex:"):
        return token.removeprefix("hex:").replace("-", "−")
    return option_words(view, decision, token, say)


def _heading(view: ClashView, decision: Decision | None, say: Words) -> Layer:
    assert view.seat is not None
    turn = say("your-turn" if decision else "not-your-turn", round=say("round", round=view.round))
    energy = say("tc-energy", energy=view.fighters[view.seat].energy).upper()
    if decision and _is_elsewhere(decision):
        return header(say("tc-choose-cards").upper(), say("tc-choose-cards-kanji"), energy, turn, BEAST)
    return header(say("your-hand").upper(), say("your-hand-kanji"), energy, turn, BEAST)


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
