"""The faces of Total War's cards, and a player's hand of them."""

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.play import Decision, Question
from engine.total_war.cards.card import CARDS, ORDER
from engine.total_war.picks import Pass, Play, PlayAsWound, TakeBuilding, TakeHit, Target, read, spell
from engine.total_war.view import FighterView, WarView
from render import theme
from render.letters import letters
from render.scene.frame import PHONE_HEADER, header
from render.scene.pieces import medallion
from render.scene.scene import Box, Layer, Mark, Scene
from render.scene.text import label
from render.sheets.cards import CardFace, Chip, Stat, Tab
from render.sheets.hand import STATUS, Action, Held, deck_sheet, hand, single
from render.theme import AMBER, CYAN, LIME, MIST, PINK, RED, ROSE
from render.total_war import stats
from render.total_war.board import BEAST, PALETTE
from render.total_war.changes import Change
from render.words import Words, words
from words.teller import Teller
from words.total_war import card as card_name

NUMBER = "#93A5FF"
_SPECIALS = {
    "change_direction": ("cycle", CYAN),
    "choose_target": ("on-target", PINK),
    "wound": ("broken-heart", RED),
    "double_wound": ("claw-slashes", RED),
}


def teller_of(view: WarView, say: Words) -> Teller:
    """Return who tells this war in the language of *say*."""
    return say.teller("total_war", {fighter.seat: fighter.name for fighter in view.fighters}, view)


def face_of(key: str, say: Words, power: int = 0) -> CardFace:
    """Return the face of card *key*; *power* is what its holder could add to it."""
    card, name = CARDS[key], card_name(say.teller("total_war", {}), key)
    if not card.is_numeric:
        art, colour = _SPECIALS[key]
        return CardFace(key, name, colour, art, text=say(f"text-{key}"))
    value = str(card.value).replace("-", "−")
    if card.value < 0:
        return CardFace(key, name, LIME, big=value, text=say("text-lowering"))
    kind, colour, corner = "number" if card.value else "zero", NUMBER, None
    if not card.has_heart and not card.has_building:
        name = say("strike")  # its number stands above, large
    if card.has_heart:
        kind, colour, corner = "heart", ROSE, Stat("hearts", "", ROSE)
    elif card.has_building:
        kind, colour, corner = "building", AMBER, Stat("modern-city", "", AMBER)
    chips = (Chip("punch", f"+{power} = {card.value + power}"),) if power else ()
    return CardFace(key, name, colour, big=value, left=corner, chips=chips, text=say(f"text-{kind}", value=value))


def hand_picture(
    view: WarView, names: Sequence[str], *, choice: Question | None = None, say: Words | None = None
) -> Scene:
    """Return the hand of the one who looks; what *choice* offers is lettered, and what it does not is dimmed."""
    say = say or words()
    assert view.seat is not None, "a spectator has no hand"
    fighter = view.fighters[view.seat]
    decision = choice if isinstance(choice, Decision) else None
    named = letters(decision.options) if decision else {}
    power = 0 if fighter.is_spun or view.is_wound else fighter.power
    held, used = _held(view, decision, named, power, say)
    actions = [
        action(view, decision, token, letter, names, say)
        for token, letter in named.items()
        if decision and token not in used
    ]
    frame = (_heading(view, decision, say), _status(view, fighter, names[view.seat], say))
    return hand(frame, held, actions, (say("empty-hand"), say("other-actions")), PALETTE)


def _held(
    view: WarView, decision: Decision | None, named: dict[str, str], power: int, say: Words
) -> tuple[list[Held], set[str]]:
    """Return the cards of the hand, and the options that are shown on them."""
    seen: Counter[str] = Counter()
    held: list[Held] = []
    used: set[str] = set()
    for key in sorted(view.hand, key=ORDER.__getitem__):
        seen[key] += 1
        ways = _ways(key, seen[key], named)
        used |= set(ways)
        tabs = tuple(_tab(token, named[token], power) for token in ways)
        reason = "" if decision is None or tabs else _reason(view, decision, say)
        held.append(Held(face_of(key, say, power), tabs, reason))
    return held, used


def _ways(key: str, copy: int, named: dict[str, str]) -> list[str]:
    """Return the options that play copy number *copy* of card *key*."""
    single_copy = spell(Play(key, copy=copy))
    if spell(Play(key, copy=2)) in named:
        tokens = [single_copy]
    else:
        tokens = [spell(Play(key)), spell(Play(key, power=True)), spell(PlayAsWound(key))]
    return [token for token in tokens if token in named]


def _tab(token: str, letter: str, power: int) -> Tab:
    match read(token):
        case Play(power=True):
            return Tab(letter, "punch", f"+{power}")
        case PlayAsWound():
            return Tab(letter, "queen-crown")
    return Tab(letter)


def _reason(view: WarView, decision: Decision, say: Words) -> str:
    if decision.ask == "answer":
        return say("why-wound") if view.is_wound else say("why-answer", strike=view.strike or 0)
    if decision.ask in ("damage", "heart", "counter"):
        return say(f"why-{decision.ask}")
    return say("why-other")


def action(view: WarView, question: Question, token: str, letter: str, names: Sequence[str], say: Words) -> Action:
    """Return an option that is not a card in hand as something to do."""
    phrase = teller_of(view, say).answer(question, token, view)
    match read(token):
        case Target(seat):
            icon, colour = theme.kaiju_icon(view.fighters[seat].kaiju), theme.seat_colour(seat)
            return Action(letter, icon, phrase.short, names[seat], colour)
        case TakeBuilding():
            return Action(letter, "modern-city", phrase.short, phrase.note)
        case TakeHit():
            return Action(letter, "broken-heart", phrase.short, phrase.note, RED)
        case Pass():
            return Action(letter, "halt", phrase.short, phrase.note, MIST)
    return Action(letter, "queen-crown", phrase.short, phrase.note)


def _heading(view: WarView, decision: Decision | None, say: Words) -> Layer:
    if view.is_wound:
        now = say("wound-now")
    else:
        now = say("opening-now") if view.strike is None else say("strike-now", strike=view.strike)
    turn = say("your-turn" if decision else "not-your-turn", round=say("round", round=view.round))
    return header(say("your-hand").upper(), say("your-hand-kanji"), now.upper(), turn, BEAST)


def _status(view: WarView, fighter: FighterView, name: str, say: Words) -> Layer:
    """Return who plays and how the kaiju stands: life, power, victory points."""
    middle = (STATUS.top + STATUS.bottom) // 2 + 4
    power = say("power-spent" if fighter.is_spun else "power-ready", power=fighter.power)
    look = medallion(
        fighter.kaiju, fighter.seat, (84, middle), 44, is_spun=fighter.is_spun, is_furious=fighter.is_furious
    )
    marks: list[Mark] = [
        look,
        label(fighter.name.upper(), (166, middle - 22), "poster", 46, theme.seat_colour(fighter.seat), width=330),
        label(f"{name} · {power}", (168, middle + 26), "body", 30, MIST, width=420),
        *stats.life_number(fighter, 640, middle - 24, 46, say),
        *stats.damage_cards(fighter, 976, middle - 22, 200, Change()),
        *stats.life_bar(fighter, Box(620, middle + 12, 976, middle + 38)),
        *stats.points(fighter, view.target, 1172, middle, 54, say),
    ]
    return Layer("status", STATUS.grown(36), tuple(marks))


def card_picture(key: str, copies: int, total: int, say: Words | None = None) -> Scene:
    """Return one card of the deck, large."""
    say = say or words()
    count = say("copies", copies=copies, total=total)
    top = header(
        say("total-war").upper(), say("total-war-kanji"), f"×{copies}", count, BEAST, theme.PHONE_WIDTH, PHONE_HEADER
    )
    return single(top, face_of(key, say), PALETTE)


def deck_picture(deck: Iterable[str], say: Words | None = None) -> Scene:
    """Return all the faces of *deck*, with how many there are of each."""
    say = say or words()
    counts = Counter(deck)
    faces = [(face_of(key, say), counts[key]) for key in sorted(counts, key=ORDER.__getitem__)]
    total = say("card-count", count=sum(counts.values()))
    top = header(say("the-deck").upper(), say("the-deck-kanji"), say("total-war").upper(), total, BEAST)
    return deck_sheet(top, faces, PALETTE)
