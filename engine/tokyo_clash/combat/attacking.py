"""Attacks (rulebook: using a kaiju card to attack; TC-5.1, TC-5.2, TC-5.9, TC-13.5, TC-13.8 to TC-13.10)."""

from collections.abc import Iterable

from engine.play import Decision, Script, Seat, Subset
from engine.tokyo_clash.cards.card import Card
from engine.tokyo_clash.cards.resolving import Occasion, Play, times, verb
from engine.tokyo_clash.cards.words import Part
from engine.tokyo_clash.combat import throwing
from engine.tokyo_clash.combat.damage import strike
from engine.tokyo_clash.events import Attacked, EnhancementLost
from engine.tokyo_clash.picks import HITS, PASS, SEATS, Hit, Kaiju, Throw, Vehicle, copies, read, seat_of
from engine.tokyo_clash.stage import Stage, choose

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

    def shape(self, part: Part, count: int) -> None:
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
        return [HITS[other] for other in in_range(stage, seat, card.range)]
    hits = [HITS[other] for other in stage.beside(seat)]
    return hits + throwing.targets(stage, seat)


@verb("attack")
def attack(play: Play, part: Part) -> Script[None]:
    """Name a target and throw or damage it, or leave it (TC-5.9)."""
    options = targets(play.stage, play.seat, play.face)
    if not options:
        return
    token: str = yield Decision(play.seat, "attack", (*options, PASS))
    pick = read(token)
    if isinstance(pick, Hit):
        _aim_at(play, pick.seat)
        yield from _damage(play, part)
    elif isinstance(pick, Throw):
        if isinstance(pick.what, Kaiju):
            _aim_at(play, pick.what.seat)
        yield from _throw(play, part, pick.what)


def _aim_at(play: Play, seat: Seat) -> None:
    play.target = seat
    play.target_was_king = seat == play.stage.state.king


@verb("range")
def pick_target(play: Play, part: Part) -> Script[None]:
    """Pick one kaiju as a ranged attack would, without damage (TC-13.9)."""
    options = tuple([SEATS[other] for other in in_range(play.stage, play.seat, part.amount)])
    if options:
        pick = yield from choose(play.seat, "target", options)
        play.target = seat_of(pick)


def _throw(play: Play, part: Part, target: Kaiju | Vehicle) -> Script[None]:
    """Use the attack to throw; neither hit nor Barrage (TC-13.4, TC-13.10)."""
    force = _force(play, part, THROW)
    yield from _declare_spends(play, force)
    stage = play.stage
    ability = 0 if stage.state.plain_throws else stage.mat(play.seat).throws
    distance = throwing.reach(force.value, ability, stage.in_play(play.seat))
    if distance > 0:
        yield from throwing.throw(stage, play.seat, target, distance, play.card)


def _damage(play: Play, part: Part) -> Script[None]:
    """Use the attack for damage: spends, Barrage, the defence, the damage (TC-5.9)."""
    stage, face = play.stage, play.face
    play.barrage = fires_barrage(face, play.meter, stage.mat(play.seat).meter)
    force = _force(play, part, use_of(face))
    spent = yield from _declare_spends(play, force)
    if play.barrage and not stage.state.lasting_meter:
        stage.fighters[play.seat].meter = 0  # TC-13.10: blocked or not
    stage.emit(Attacked(play.seat, play.target, force.value, face.range >= 0, spent, play.barrage))
    blow = yield from strike(
        stage, play.seat, play.target, force.value, keep=force.keep, unblockable=force.unblockable, card=play.card
    )
    play.hit = blow.dealt > 0
    play.blocked = play.is_lost = blow.guard is not None and not play.hit


def use_of(card: Card) -> str:
    """Return how *card* damages: from afar or at close quarters (TC-5.2)."""
    return RANGED if card.range >= 0 else MELEE


def fires_barrage(card: Card, meter: int, size: int) -> bool:
    """Return whether an attack with *card* fires its Barrage with the Head Meter at *meter* (TC-9.2, TC-13.10)."""
    return card.has_barrage and 0 < size <= meter


def _force(play: Play, part: Part, use: str) -> Force:
    return force_of(play.face, part.amount, use, play, play.stage.in_play(play.seat))


def force_of(card: Card, value: int, use: str, occasion: Occasion, in_play: Iterable[Card]) -> Force:
    """Return an attack of *value* with what its own row and the Enhancements in play give it (TC-13.5, TC-13.8)."""
    force = Force(use, value)
    for shape in card.shapes:
        force.shape(shape, times(occasion, shape))
    for enhancement in in_play:
        force.value += enhancement.ranged if use == RANGED else enhancement.melee
    return force


def _declare_spends(play: Play, force: Force) -> Script[tuple[str, ...]]:
    """Let the attacker spend Enhancements whose every part shapes this attack (TC-4.8, TC-13.13, TC-13.21)."""
    stage, fighter = play.stage, play.stage.fighters[play.seat]
    able = [card for card in fighter.enhancements if can_shape(stage.cards[card], force.use)]
    if not able:
        return ()
    tokens = copies([stage.cards[card].key for card in able])
    picks: tuple[str, ...] = yield Subset(play.seat, "spend", tokens, 0, len(tokens))
    for pick in picks:
        spend(stage, play.seat, able[tokens.index(pick)])
    for pick in picks:
        for part in stage.cards[able[tokens.index(pick)]].spend:
            force.shape(part, times(play, part))
    return tuple(stage.cards[able[tokens.index(pick)]].key for pick in picks)


def can_shape(card: Card, use: str) -> bool:
    """Return whether the Enhancement *card* can be spent on an attack used so (TC-4.8, TC-13.13)."""
    return bool(card.spend) and all(part.word in SHAPED_BY[use] for part in card.spend)


def spend(stage: Stage, seat: Seat, card: int) -> None:
    """Move the Enhancement *card* of *seat* to its discard pile (TC-4.8)."""
    stage.fighters[seat].enhancements.remove(card)
    stage.fighters[seat].discard.append(card)
    stage.emit(EnhancementLost(seat, stage.cards[card].key))
