"""The Tokyo Clash board in words: alt text within Discord's limit, and a full text from which the game is played."""

from collections import Counter

from engine.tokyo_clash.phases.victory import squares_passed
from engine.tokyo_clash.view import ClashView, FighterView, SpaceView, winner
from render.alt_text import AltText, alt_text, choice_lines
from render.snapshot import Snapshot
from render.tokyo_clash.alt_text.cards import hidden_or_named, mat_line, own_hand
from render.tokyo_clash.changes import last_move
from render.tokyo_clash.named import asking, card_name, teller_of, thing_name
from render.tokyo_clash.seats import enhancements
from render.tokyo_clash.track import gap_words
from render.words import Words
from words.tokyo_clash import names
from words.tokyo_clash.names import GROUNDS, coordinate

FULL, SHORT = "tct-seat", "tct-seat-short"


def board_alt_text(table: Snapshot[ClashView]) -> AltText:
    """Return the board in words."""
    view, say = table.view, table.say

    def short(most: int, has_news: bool) -> list[str]:
        limited = table.limited(most)
        seats = [_seat(limited, fighter, SHORT) for fighter in view.fighters]
        news = _news(limited) if has_news else []
        return [*_head(limited), *news, *seats, _events(limited), _gap(limited)]

    full = [*_head(table), *_facts(table), *_news(table), say("tct-seats"), *_seats(table)]
    full += [_track(table), *_event_texts(table), *city(view, say), *worths(view, say)]
    full += [*own_hand(view, say), *choice_lines(table)]
    return alt_text((short(*how) for how in ((64, True), (64, False), (20, False), (12, False))), full)


def _head(table: Snapshot[ClashView]) -> list[str]:
    view, say = table.view, table.say
    phase = say("tc-phase-over" if view.ended else f"tc-phase-{view.phase}")
    lines = [say("tct-title", round=view.round, rounds=view.rounds, phase=phase)]
    if view.ended:
        lines.append(say("tct-over", who=table.who(winner(view)), reason=say(f"tc-over-{view.ended}")))
    lines += [say("tct-asked", who=table.who(each.seat), ask=asking(table, each)) for each in table.asked]
    return lines


def _facts(table: Snapshot[ClashView]) -> list[str]:
    """Return who acts in which order, and what is being done to whom."""
    view, say = table.view, table.say
    lines = [
        say("tct-to-act", who=table.who(view.to_act)),
        say("tct-passes", count=view.passes),
        say("tct-order", order=say.joined(view.fighters[seat].name for seat in view.turn_order)),
    ]
    if view.seat is not None:
        lines.insert(0, say("you-are", who=table.who(view.seat)))
    if aim := view.aim:
        card = say("tct-with", card=card_name(view, aim.card, say)) if aim.card else ""
        place = say("tct-in", space=coordinate(aim.space)) if aim.space else ""
        target = thing_name(view, aim.target, say)
        facts: dict[str, str | int] = {"target": target, "amount": aim.amount, "with": card, "place": place}
        verb = aim.verb if aim.verb in ("damage", "throw", "drive") else "move"  # pushed, pulled, placed, dodging …
        lines.append(say(f"tct-aim-{verb}", who=table.who(aim.seat), **facts))
    return lines


def _news(table: Snapshot[ClashView]) -> list[str]:
    lines = last_move(table).words
    key = "tct-suggested" if table.is_ahead else "tct-last"
    return [table.say(key, told=table.say.broken(lines))] if lines else []


def _seats(table: Snapshot[ClashView]) -> list[str]:
    lines: list[str] = []
    for fighter in table.view.fighters:
        lines += [_seat(table, fighter, FULL), *(f"   {line}" for line in _seat_more(table, fighter))]
    return lines


def _seat(table: Snapshot[ClashView], fighter: FighterView, style: str) -> str:
    say, view = table.say, table.view
    extras = [say("tct-king")] if fighter.is_king else []
    if fighter.meter_size:
        extras.append(say("tct-meter", meter=fighter.meter, size=fighter.meter_size))
    if fighter.enhancements:
        extras.append(say("tct-enhancements", cards=say.joined(enhancements(view, fighter, say))))
    if fighter.playing:
        extras.append(say("tct-playing", cards=say.joined(card_name(view, key, say) for key in fighter.playing)))
    if view.scores:
        extras.append(say("tct-score", score=view.scores[fighter.seat]))
    return say(
        style,
        number=fighter.seat + 1,
        who=table.who(fighter.seat),
        space=coordinate(fighter.space),
        energy=fighter.energy,
        hand=fighter.hand_count,
        trophies=len(fighter.trophies),
        extras=say.more(extras),
    )


def _seat_more(table: Snapshot[ClashView], fighter: FighterView) -> list[str]:
    """Return what is known of the cards of *fighter*, and what its mat says."""
    view, say = table.view, table.say
    discard = hidden_or_named(view, fighter.discard, say) or say("tct-none")
    lines = [say("tct-seat-more", deck=fighter.deck_count, discard=discard), mat_line(fighter, say)]
    if fighter.known_hand and fighter.seat != view.seat:
        lines.append(say("tct-known-hand", cards=hidden_or_named(view, fighter.known_hand, say)))
    if fighter.known_deck:
        depths = [say("tct-depth", depth=depth, card=card_name(view, key, say)) for depth, key in fighter.known_deck]
        lines.append(say("tct-known-deck", cards=say.joined(depths)))
    if any(fighter.trophies):
        lines.append(say("tct-known-trophies", cards=hidden_or_named(view, fighter.trophies, say)))
    return lines


def _gap(table: Snapshot[ClashView]) -> str:
    return table.say("tct-track-short", gap=gap_words(table.view, table.say))


def _track(table: Snapshot[ClashView]) -> str:
    view = table.view
    return table.say(
        "tct-track",
        round=view.round,
        passed=squares_passed(view.round, view.squares_between),
        count=squares_passed(view.rounds, view.squares_between),
        tokens=len(view.track),
        squares=table.say.joined(str(square) for square in view.track),
        first=view.first_square,
        gap=gap_words(view, table.say),
    )


def _events(table: Snapshot[ClashView]) -> str:
    return table.say("tct-events", events=table.say.joined(event.name for event in table.view.events))


def _event_texts(table: Snapshot[ClashView]) -> list[str]:
    view, say = table.view, table.say
    return [
        say("tct-event", number=at, name=event.name, vehicle=thing_name(view, event.vehicle, say), text=event.text)
        for at, event in enumerate(view.events, 1)
    ]


def city(view: ClashView, say: Words) -> list[str]:
    """Return a line for each space."""
    here = {space.name: say.joined(_here(view, space, say)) for space in view.spaces}
    lines = [say("tct-space", space=coordinate(name), here=each) for name, each in here.items()]
    return [say("tct-spaces"), *lines]


def _here(view: ClashView, space: SpaceView, say: Words) -> list[str]:
    lines = [_ground(view, space, say)]
    counts = Counter((each.kind, each.facing) for each in view.vehicles if each.space == space.name)
    teller = teller_of(view, say)
    for (kind, facing), count in counts.items():
        name = thing_name(view, kind, say)
        lines.append(names.times(teller, names.facing(teller, name, facing), count))
    lines += [fighter.name for fighter in view.fighters if fighter.space == space.name]
    lines.append(say("tct-centre") if space.tile < 0 else say("tct-tile", tile=space.tile + 1))
    return lines


def _ground(view: ClashView, space: SpaceView, say: Words) -> str:
    if space.building:
        return thing_name(view, space.building, say)
    if space.ground in GROUNDS:
        return names.ground(teller_of(view, say), space.ground)
    return say("tct-ground-rubble", building=thing_name(view, space.ground, say))


def worths(view: ClashView, say: Words) -> list[str]:
    """Return what destroying each building and vehicle brings."""
    lines = []
    for building in view.building_rows:
        reward = say(f"tct-reward-{building.reward}") if building.reward else ""
        lines.append(
            say("tct-worth-one", name=thing_name(view, building.letter, say), energy=building.energy, reward=reward)
        )
    lines += [
        say("tct-worth-none", name=thing_name(view, row.kind, say), energy=row.energy) for row in view.vehicle_rows
    ]
    return [say("tct-worth", list=say.broken(lines))]
