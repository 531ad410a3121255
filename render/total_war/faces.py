"""The faces of Total War's cards, and a player's hand of them."""

from collections import Counter

from engine.play import Decision
from engine.total_war.cards.card import CARDS, ORDER
from engine.total_war.picks import Pass, Play, PlayAsWound, TakeBuilding, TakeHit, Target, read, spell
from engine.total_war.view import FighterView, WarView
from render import theme
from render.scene.frame import header
from render.scene.pieces import medallion
from render.scene.scene import Box, Layer, Mark, Scene
from render.scene.text import label
from render.sheets.cards import CardFace, Chip, Stat, Tab
from render.sheets.hand import STATUS, Action, Held, hand
from render.snapshot import Snapshot
from render.theme import AMBER, CYAN, LIME, MIST, PINK, RED, ROSE
from render.total_war import stats
from render.total_war.board import BRAND
from render.total_war.changes import Change
from render.words import Words
from words.total_war import card as card_name

NUMBER = "#93A5FF"
_SPECIALS = {
    "change_direction": ("cycle", CYAN),
    "choose_target": ("on-target", PINK),
    "wound": ("broken-heart", RED),
    "double_wound": ("claw-slashes", RED),
}


def face_of(key: str, say: Words, power: int = 0) -> CardFace:
    """Return the face of card *key*; *power* is what its holder could add to it."""
    card, name = CARDS[key], card_name(say.teller({}), key)
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


def hand_picture(table: Snapshot[WarView]) -> Scene:
    """Return the hand of the person who looks; what the choice offers is lettered, and what it does not is dimmed."""
    view, say = table.view, table.say
    assert view.seat is not None, "a spectator has no hand"
    fighter = view.fighters[view.seat]
    power = 0 if fighter.is_spun or view.is_wound else fighter.power
    held, used = _held(table, power)
    actions = [action(table, token, letter) for token, letter in table.letters.items() if token not in used]
    frame = (_heading(table), _status(view, fighter, table.names[view.seat], say))
    return hand(frame, held, actions, (say("empty-hand"), say("other-actions")), BRAND.palette)


def _held(table: Snapshot[WarView], power: int) -> tuple[list[Held], set[str]]:
    """Return the cards of the hand, and the options that are shown on them."""
    view, say, named = table.view, table.say, table.letters
    reason = _reason(view, table.choice, say) if isinstance(table.choice, Decision) else ""
    seen: Counter[str] = Counter()
    held: list[Held] = []
    used: set[str] = set()
    for key in sorted(view.hand, key=ORDER.__getitem__):
        seen[key] += 1
        ways = _ways(key, seen[key], named)
        used |= set(ways)
        tabs = tuple(_tab(token, named[token], power) for token in ways)
        held.append(Held(face_of(key, say, power), tabs, "" if tabs else reason))
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


def action(table: Snapshot[WarView], token: str, letter: str) -> Action:
    """Return an option that is not a card in hand as something to do."""
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
    return Action(letter, "queen-crown", phrase.short, phrase.note)


def _heading(table: Snapshot[WarView]) -> Layer:
    view, say = table.view, table.say
    if view.is_wound:
        now = say("wound-now")
    else:
        now = say("opening-now") if view.strike is None else say("strike-now", strike=view.strike)
    turn = say("your-turn" if table.letters else "not-your-turn", round=say("round", round=view.round))
    return header(say("your-hand").upper(), say("your-hand-kanji"), now.upper(), turn, BRAND.beast)


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
