"""The faces of Total War's cards, and a player's hand of them."""

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.play import Decision, Question
from engine.total_war.cards import CARDS, DAMAGE, ORDER
from engine.total_war.view import FighterView, WarView
from render import theme
from render.cards import CardFace, Chip, Stat, Tab
from render.frame import PHONE_HEADER, header
from render.hand import STATUS, Action, Held, deck_sheet, hand, single
from render.letters import letters
from render.pieces import medallion
from render.scene import Box, Layer, Mark, Scene
from render.text import label
from render.theme import AMBER, CYAN, LIME, MIST, PINK, RED, ROSE
from render.total_war import stats
from render.total_war.board import BEAST
from render.total_war.changes import Change
from render.words import Words, words

NUMBER = "#93A5FF"
_SPECIALS = {
    "change_direction": ("cycle", CYAN),
    "choose_target": ("on-target", PINK),
    "wound": ("broken-heart", RED),
    "double_wound": ("claw-slashes", RED),
}


def face_of(key: str, say: Words, power: int = 0) -> CardFace:
    """Return the face of card *key*; *power* is what its holder could add to it."""
    card = CARDS[key]
    if not card.is_numeric:
        art, colour = _SPECIALS[key]
        return CardFace(key, say(f"card-{key}"), colour, art, text=say(f"text-{key}"))
    value = str(card.value).replace("-", "−")
    chips = (Chip("punch", f"+{power} = {card.value + power}"),) if power and card.value >= 0 else ()
    if card.value < 0:
        return CardFace(key, say("card-lowering"), LIME, big=value, text=say("text-lowering"))
    if card.has_heart:
        corner, kind, colour = Stat("hearts", "", ROSE), "heart", ROSE
    elif card.has_building:
        corner, kind, colour = Stat("modern-city", "", AMBER), "building", AMBER
    else:
        name, text = say("card-number", value=value), say("text-number" if card.value else "text-zero", value=value)
        return CardFace(key, name, NUMBER, big=value, chips=chips, text=text)
    name, text = say(f"card-{kind}", value=value), say(f"text-{kind}", value=value)
    return CardFace(key, name, colour, big=value, left=corner, chips=chips, text=text)


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
        action(token, letter, view, names, say, decision.ask if decision else "")
        for token, letter in named.items()
        if token not in used
    ]
    frame = (_heading(view, decision, say), _status(view, fighter, names[view.seat], say))
    return hand(frame, held, actions, (say("empty-hand"), say("other-actions")), "total_war")


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
    single_copy = f"card:{key}" if copy == 1 else f"card:{key}#{copy}"
    tokens = [single_copy if single_copy in named else f"card:{key}", f"card:{key}+power", f"king:wound:{key}"]
    if f"card:{key}#2" in named:
        tokens = [single_copy]
    return [token for token in tokens if token in named]


def _tab(token: str, letter: str, power: int) -> Tab:
    if token.endswith("+power"):
        return Tab(letter, "punch", f"+{power}")
    if token.startswith("king:wound:"):
        return Tab(letter, "queen-crown")
    return Tab(letter)


def _reason(view: WarView, decision: Decision, say: Words) -> str:
    if decision.ask == "answer":
        return say("why-wound") if view.is_wound else say("why-answer", strike=view.strike or 0)
    if decision.ask in ("damage", "heart", "counter"):
        return say(f"why-{decision.ask}")
    return say("why-other")


def action(token: str, letter: str, view: WarView, names: Sequence[str], say: Words, ask: str) -> Action:
    """Return an option that is not a card in hand as something to do."""
    what, _, rest = token.partition(":")
    if what == "seat":
        seat = int(rest)
        icon, colour = theme.kaiju_icon(view.fighters[seat].kaiju), theme.seat_colour(seat)
        return Action(letter, icon, view.fighters[seat].name, names[seat], colour)
    if what == "building":
        return Action(letter, "modern-city", say("act-building", value=rest), say("act-building-note"))
    if what == "king":
        return _king_action(rest, letter, view, say)
    if what == "hit":
        return Action(letter, "broken-heart", say("act-hit"), say("act-hit-note"), RED)
    key = "act-pass-open" if ask == "open" else "act-pass"
    return Action(letter, "halt", say(key), say(f"{key}-note"), MIST)


def _king_action(rest: str, letter: str, view: WarView, say: Words) -> Action:
    if rest.startswith("heal:"):
        value = DAMAGE[rest.removeprefix("heal:")]
        return Action(letter, "queen-crown", say("act-king-heal", value=value), say("act-king-heal-note"))
    if rest == "draw":
        return Action(letter, "queen-crown", say("act-king-draw"), say("act-king-draw-note"))
    if rest.endswith("+power"):
        power = view.fighters[view.seat or 0].power
        return Action(letter, "queen-crown", say("act-king-power", value=power), say("act-king-power-note"))
    return Action(letter, "queen-crown", say("act-king-heart"), say("act-king-heart-note"))


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
    return single(top, face_of(key, say), "total_war")


def deck_picture(deck: Iterable[str], say: Words | None = None) -> Scene:
    """Return all the faces of *deck*, with how many there are of each."""
    say = say or words()
    counts = Counter(deck)
    faces = [(face_of(key, say), counts[key]) for key in sorted(counts, key=ORDER.__getitem__)]
    total = say("card-count", count=sum(counts.values()))
    top = header(say("the-deck").upper(), say("the-deck-kanji"), say("total-war").upper(), total, BEAST)
    return deck_sheet(top, faces, "total_war")
