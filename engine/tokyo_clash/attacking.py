"""Attacks (rulebook: using a kaiju card to attack; TC-5.1, TC-5.2, TC-5.9, TC-13.5, TC-13.8 to TC-13.10)."""

from engine.play import Decision, Script, Seat, Subset
from engine.tokyo_clash import throwing
from engine.tokyo_clash.cards import Card
from engine.tokyo_clash.damage import strike
from engine.tokyo_clash.events import Attacked, EnhancementLost
from engine.tokyo_clash.resolving import Play, times, verb
from engine.tokyo_clash.stage import PASS, Stage, choose
from engine.tokyo_clash.words import Part

THROW, MELEE, RANGED = "throw", "melee", "ranged"
#: Which words shape which use of an attack.
SHAPED_BY = {
    THROW: ("melee", "throws"),
    MELEE: ("melee", "trophies", "unblockable"),
    RANGED: ("ranged", "trophies", "unblockable"),
}


class Force:
    """An attack as it will land: its value, how many trophies it keeps, whether it can be met."""

    __slots__ = ("keep", "unblockable", "use", "value")

    def __init__(self, use: str, value: int) -> None:
        self.use = use
        self.value = value
        self.keep = 1
        self.unblockable = False

    def shape(self, part: Part, count: int = 1) -> None:
        """Let *part* count *count* times, if it bears on this use."""
        if not count or part.word not in SHAPED_BY[self.use]:
            return
        if part.word == "trophies":
            self.keep = max(self.keep, part.amount)  # TC-13.13
        elif part.word == "unblockable":
            self.unblockable = True
        else:
            self.value += part.amount * count


def in_range(stage: Stage, seat: Seat, distance: int) -> list[Seat]:
    """Return the kaiju in a straight line from *seat*'s, at most *distance* away (TC-5.2)."""
    straight = stage.city.straight[stage.fighters[seat].space]
    return [other for other, each in enumerate(stage.fighters) if straight[each.space] <= distance and other != seat]


def targets(stage: Stage, seat: Seat, card: Card) -> list[str]:
    """Return what *card* could attack now, and how (TC-5.1, TC-5.2)."""
    if card.range >= 0:
        return [f"hit:seat:{other}" for other in in_range(stage, seat, card.range)]
    hits = [f"hit:seat:{other}" for other in stage.beside(seat)]
    return hits + throwing.targets(stage, seat)


@verb("attack")
def attack(play: Play, part: Part) -> Script[None]:
    """Name a target and throw or damage it, or leave it (TC-5.9)."""
    options = targets(play.stage, play.seat, play.face)
    if not options:
        return
    pick: str = yield Decision(play.seat, "attack", (*options, PASS))
    if pick == PASS:
        return
    use, _, target = pick.partition(":")
    if target.startswith("seat:"):
        play.target = int(target.removeprefix("seat:"))
        play.target_was_king = play.target == play.stage.state.king
    if use == THROW:
        yield from _throw(play, part, target)
    else:
        yield from _damage(play, part)


@verb("range")
def pick_target(play: Play, part: Part) -> Script[None]:
    """Pick one kaiju as a ranged attack would, without damage (TC-13.9)."""
    options = tuple(f"seat:{other}" for other in in_range(play.stage, play.seat, part.amount))
    if options:
        pick = yield from choose(play.seat, "target", options)
        play.target = int(pick.removeprefix("seat:"))


def _throw(play: Play, part: Part, target: str) -> Script[None]:
    """Use the attack to throw; neither hit nor Barrage (TC-13.4, TC-13.10)."""
    force = _force(play, part, THROW)
    yield from _declare_spends(play, force)
    distance = throwing.reach(play.stage, play.seat, force.value)
    if distance > 0:
        yield from throwing.throw(play.stage, play.seat, target, distance, play.card)


def _damage(play: Play, part: Part) -> Script[None]:
    """Use the attack for damage: spends, Barrage, the defence, the damage (TC-5.9)."""
    stage, face = play.stage, play.face
    play.barrage = face.has_barrage and _meter_is_full(play)
    force = _force(play, part, RANGED if face.range >= 0 else MELEE)
    spent = yield from _declare_spends(play, force)
    if play.barrage:
        stage.fighters[play.seat].meter = 0  # TC-13.10: blocked or not
    stage.emit(Attacked(play.seat, play.target, force.value, face.range >= 0, spent, play.barrage))
    play.blow = yield from strike(
        stage, play.seat, play.target, force.value, keep=force.keep, unblockable=force.unblockable, card=play.card
    )
    play.hit = play.blow.dealt > 0
    play.blocked = play.is_lost = play.blow.guard is not None and not play.hit


def _meter_is_full(play: Play) -> bool:
    full = play.stage.mat(play.seat).meter
    return 0 < full <= play.stage.fighters[play.seat].meter


def _force(play: Play, part: Part, use: str) -> Force:
    """Return the attack with what its own row and the Enhancements in play give it (TC-13.5, TC-13.8)."""
    stage = play.stage
    force = Force(use, part.amount)
    for shape in play.face.shapes:
        force.shape(shape, times(play, shape))
    for card in stage.fighters[play.seat].enhancements:
        face = stage.cards[card]
        force.value += face.ranged if use == RANGED else face.melee
    return force


def _declare_spends(play: Play, force: Force) -> Script[tuple[str, ...]]:
    """Let the attacker spend Enhancements whose every part shapes this attack (TC-4.8, TC-13.13, TC-13.21)."""
    stage, fighter = play.stage, play.stage.fighters[play.seat]
    able = [card for card in fighter.enhancements if _shapes(stage.cards[card], force.use)]
    if not able:
        return ()
    tokens = numbered([stage.cards[card].token for card in able])
    picks: tuple[str, ...] = yield Subset(play.seat, "spend", tokens, 0, len(tokens))
    for pick in picks:
        spend(stage, play.seat, able[tokens.index(pick)])
    for pick in picks:
        for part in stage.cards[able[tokens.index(pick)]].spend:
            force.shape(part, times(play, part))
    return tuple(stage.cards[able[tokens.index(pick)]].key for pick in picks)


def _shapes(card: Card, use: str) -> bool:
    return bool(card.spend) and all(part.word in SHAPED_BY[use] for part in card.spend)


def spend(stage: Stage, seat: Seat, card: int) -> None:
    """Move the Enhancement *card* of *seat* to its discard pile (TC-4.8)."""
    stage.fighters[seat].enhancements.remove(card)
    stage.fighters[seat].discard.append(card)
    stage.emit(EnhancementLost(seat, stage.cards[card].key))


def numbered(tokens: list[str]) -> tuple[str, ...]:
    """Return *tokens* told apart: the second of a kind as ``card:power_up#2``."""
    seen: dict[str, int] = {}
    told: list[str] = []
    for token in tokens:
        seen[token] = seen.get(token, 0) + 1
        told.append(token if seen[token] == 1 else f"{token}#{seen[token]}")
    return tuple(told)
