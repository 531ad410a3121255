"""A player's go: play cards, take discard actions, or pass (TC-3.3, TC-4, TC-8)."""

from engine.play import Decision, Script, Seat
from engine.tokyo_clash.cards.card import NEEDS_NOTHING, Card
from engine.tokyo_clash.cards.decks import leave_hand
from engine.tokyo_clash.cards.resolving import Play, begin_card, end_card, meter_with, resolve
from engine.tokyo_clash.cards.verbs import recoverable
from engine.tokyo_clash.cards.words import Part
from engine.tokyo_clash.city import moving
from engine.tokyo_clash.city.destroying import gain, small_things
from engine.tokyo_clash.city.plan import FARTHEST, LARGE
from engine.tokyo_clash.combat import throwing
from engine.tokyo_clash.combat.attacking import in_range, spend
from engine.tokyo_clash.combat.damage import end_defences
from engine.tokyo_clash.content.box import Action
from engine.tokyo_clash.events import ActionTaken, CardPlayed
from engine.tokyo_clash.picks import PASS, STOP, Discard, Spend, Throw, UseCard, read
from engine.tokyo_clash.stage import Stage, choose


def take_go(stage: Stage, seat: Seat) -> Script[bool]:
    """Let *seat* act, and act again while Momentum lasts; return whether it acted at all (TC-3.3, TC-4.4)."""
    fighter = stage.fighters[seat]
    has_acted = False
    while fighter.hand:  # TC-3.7: without cards there is nothing to ask.
        ask, no_more = ("momentum", STOP) if has_acted else ("act", PASS)
        token: str = yield Decision(seat, ask, (*options(stage, seat), no_more), secret=True)
        pick = read(token)
        if isinstance(pick, UseCard):
            goes_on = yield from _play(stage, seat, pick.key)
        elif isinstance(pick, Discard):
            goes_on = yield from _discard(stage, seat, pick.key)
        elif isinstance(pick, Spend):
            yield from _spend_alone(stage, seat, pick.key)
            continue  # TC-4.8: takes no action.
        else:
            break
        has_acted = True
        if not goes_on:
            break
    return has_acted


def options(stage: Stage, seat: Seat) -> list[str]:
    """Return the cards *seat* can play, those it can discard for an action, and what it can spend."""
    fighter = stage.fighters[seat]
    faces = list(dict.fromkeys([stage.cards[card] for card in sorted(fighter.hand)]))
    energy = fighter.energy
    found = [face.token for face in faces if not hindered(face, energy) and _has_use(stage, seat, face)]
    if can_discard(stage, seat):
        found += [face.discard_token for face in faces]
    found += dict.fromkeys([face.spend_token for face in stage.in_play(seat) if face.spends_alone])
    return found


def unplayable(stage: Stage, seat: Seat, face: Card) -> str:
    """Return the rule that keeps *seat* from playing *face* now, or an empty string."""
    hindrance = hindered(face, stage.fighters[seat].energy)
    return hindrance or ("" if _has_use(stage, seat, face) else "TC-4.7")


def hindered(face: Card, energy: int) -> str:
    """Return the rule that keeps *face* from being played with *energy*, wherever its player stands, or nothing."""
    if not face.is_active:
        return "TC-4.6"
    return "TC-4.1" if face.cost > energy else ""


def _has_use(stage: Stage, seat: Seat, face: Card) -> bool:
    """Return whether some part of *face* can be done (TC-4.7)."""
    return face.is_free or any(_can(stage, seat, face, part) for part in face.steps)


def _can(stage: Stage, seat: Seat, face: Card, part: Part) -> bool:
    """Return whether *part* needs no target or has a legal one, its condition being met (TC-4.7)."""
    if part.when or (part.condition and not _is_met(stage, seat, face, part)):
        return False
    space = stage.fighters[seat].space
    match part.word:
        case "attack" | "range":
            if face.range >= 0:
                return bool(in_range(stage, seat, face.range))
            return stage.has_throwable(seat)
        case "quake":
            return bool(stage.beside(seat))
        case "smash":
            return bool(small_things(stage, space))
        case "recover":
            return bool(recoverable(stage, seat, part))
    return part.word in NEEDS_NOTHING and part.amount > 0


def _is_met(stage: Stage, seat: Seat, face: Card, part: Part) -> bool:
    """Return whether the condition of *part* holds once *face* lies on the table."""
    meter = meter_with(face, stage.fighters[seat].meter, stage.mat(seat).meter)
    match part.condition:
        case "meter":
            return meter >= part.level
        case "per meter":
            return meter > 0
        case "king":
            return stage.state.king == seat
    return False


def _play(stage: Stage, seat: Seat, key: str) -> Script[bool]:
    """Pay for a card, resolve it, put it away; return whether it has Momentum (TC-4.1, TC-4.4)."""
    card = leave_hand(stage, seat, key)
    play = Play(stage, seat, card)
    stage.emit(CardPlayed(seat, key, play.face.cost))
    begin_card(stage, seat, card)
    yield from resolve(play, play.face.steps)
    yield from end_defences(stage)
    end_card(play)
    return play.face.momentum


def _spend_alone(stage: Stage, seat: Seat, key: str) -> Script[None]:
    """Remove an Enhancement from play for what it names (TC-4.8)."""
    card = next(card for card in stage.fighters[seat].enhancements if stage.cards[card].key == key)
    spend(stage, seat, card)
    yield from resolve(Play(stage, seat, card), stage.cards[card].spend)
    yield from end_defences(stage)


def _discard(stage: Stage, seat: Seat, key: str) -> Script[bool]:
    """Discard a card for one of the two actions of the mat; return whether that has Momentum (TC-8.1)."""
    actions = {action.token: action for action in stage.mat(seat).actions if is_possible(stage, seat, action.part)}
    stage.fighters[seat].discard.append(leave_hand(stage, seat, key))
    action = actions[(yield from choose(seat, "action", tuple(actions)))]
    stage.emit(ActionTaken(seat, key, action.part.word))
    yield from _do(stage, seat, action)
    yield from end_defences(stage)
    return action.momentum


def can_discard(stage: Stage, seat: Seat) -> bool:
    """Return whether one of the two actions is possible; the second, looked at first, nearly always is."""
    first, second = stage.mat(seat).actions
    return is_possible(stage, seat, second.part) or is_possible(stage, seat, first.part)


def is_possible(stage: Stage, seat: Seat, part: Part) -> bool:
    """Return whether a discard action has something to do: a target, or a space to go to (TC-8.7)."""
    if part.word == "gain":
        return True
    if part.word == "throw":
        return stage.has_throwable(seat)
    buildings = stage.state.buildings
    return any(buildings[space] not in LARGE for space in _goals(stage, seat, part))


def _goals(stage: Stage, seat: Seat, part: Part) -> tuple[int, ...]:
    """Return how far a discard action moves: all around, or in a straight line (TC-8.5)."""
    reach = stage.city.within if part.word == "move" else stage.city.lines
    return reach[min(part.amount, FARTHEST)][stage.fighters[seat].space]


def _do(stage: Stage, seat: Seat, action: Action) -> Script[None]:
    """Carry out a discard action (TC-8.2 to TC-8.5)."""
    part = action.part
    match part.word:
        case "throw":
            pick = read((yield from choose(seat, "throw", tuple(throwing.targets(stage, seat)))))
            assert isinstance(pick, Throw)
            distance = throwing.reach(part.amount, stage.mat(seat).throws, stage.in_play(seat))
            yield from throwing.throw(stage, seat, pick.what, distance)
        case "gain":
            gain(stage, seat, part.amount)
        case _:
            goals = tuple(stage.open_tokens(_goals(stage, seat, part)))
            yield from moving.go(stage, seat, seat, part.word, goals)
