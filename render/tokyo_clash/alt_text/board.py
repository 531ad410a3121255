"""The Tokyo Clash board in words: alt text within Discord's limit, and a full text from which the game is played."""

from collections.abc import Sequence
from functools import partial

import msgspec

from engine.play import Event, Question
from engine.tokyo_clash.phases.victory import squares_passed
from engine.tokyo_clash.view import ClashView, FighterView, winner
from render.alt_text import Twin, clipped, shortened
from render.tokyo_clash.alt_text.choices import choices, hidden_or_named, own_hand
from render.tokyo_clash.alt_text.city import city, worths
from render.tokyo_clash.changes import last_move
from render.tokyo_clash.city.track import gap_words
from render.tokyo_clash.named import asking, card_name, thing_name
from render.tokyo_clash.panel import enhancements
from render.words import Words, words
from words.tokyo_clash.names import coordinate

FULL, SHORT = "tct-seat", "tct-seat-short"


class Talk(msgspec.Struct, frozen=True):
    """A view with the names of the people, and how long these may be."""

    view: ClashView
    names: Sequence[str]
    say: Words
    most: int = 64

    def who(self, seat: int) -> str:
        """Return the kaiju of *seat* and who plays it."""
        return self.say("named", kaiju=self.view.fighters[seat].name, person=clipped(self.names[seat], self.most))


def board_twin(
    view: ClashView,
    names: Sequence[str],
    *,
    asked: Sequence[Question] = (),
    events: Sequence[Event] = (),
    choice: Question | None = None,
    say: Words | None = None,
) -> Twin:
    """Return the board in words; the arguments are those of the picture."""
    talk = Talk(view, names, say or words())

    def alt(most: int, has_news: bool, has_seats: bool = True) -> str:
        short = msgspec.structs.replace(talk, most=most)
        seats = [_seat(short, fighter, SHORT) for fighter in view.fighters] if has_seats else []
        news = _news(short, events) if has_news else []
        return "\n".join([*_head(short, asked), *news, *seats, _events(short), _gap(short)])

    attempts = [(64, True), (64, False), (20, False), (12, False)]
    brief = shortened([partial(alt, most, has_news) for most, has_news in attempts])
    full = [*_head(talk, asked), *_facts(talk), *_news(talk, events), talk.say("tct-seats"), *_seats(talk)]
    full += [_track(talk), *_event_texts(talk), *city(view, talk.say), *worths(view, talk.say)]
    full += [*own_hand(view, talk.say), *choices(view, choice, talk.say)]
    return Twin(brief, "\n".join(full))


def _head(talk: Talk, asked: Sequence[Question]) -> list[str]:
    view, say = talk.view, talk.say
    phase = say("tc-phase-over" if view.ended else f"tc-phase-{view.phase}")
    told = [say("tct-title", round=view.round, phase=phase)]
    if view.ended:
        told.append(say("tct-over", who=talk.who(winner(view)), reason=say(f"tc-over-{view.ended}")))
    told += [say("tct-asked", who=talk.who(each.seat), ask=asking(view, (each,), say)) for each in asked]
    return told


def _facts(talk: Talk) -> list[str]:
    """Return who acts in which order, and what is being done to whom."""
    view, say = talk.view, talk.say
    told = [
        say("tct-to-act", who=talk.who(view.to_act)),
        say("tct-passes", count=view.passes),
        say("tct-order", order=", ".join(view.fighters[seat].name for seat in view.turn_order)),
    ]
    if view.seat is not None:
        told.insert(0, say("tct-you", who=talk.who(view.seat)))
    if aim := view.aim:
        card = say("tct-with", card=card_name(view, aim.card, say)) if aim.card else ""
        place = say("tct-in", space=coordinate(aim.space)) if aim.space else ""
        target = thing_name(view, aim.target, say)
        facts: dict[str, str | int] = {"target": target, "amount": aim.amount, "with": card, "place": place}
        verb = aim.verb if aim.verb in ("damage", "throw", "drive") else "move"  # pushed, pulled, placed, dodging …
        told.append(say(f"tct-aim-{verb}", who=talk.who(aim.seat), **facts))
    return told


def _news(talk: Talk, events: Sequence[Event]) -> list[str]:
    told = last_move(talk.view, events, talk.say).told
    return [talk.say("tct-last", told="; ".join(told))] if told else []


def _seats(talk: Talk) -> list[str]:
    told: list[str] = []
    for fighter in talk.view.fighters:
        told += [_seat(talk, fighter, FULL), *(f"   {line}" for line in _seat_more(talk, fighter))]
    return told


def _seat(talk: Talk, fighter: FighterView, style: str) -> str:
    say, view = talk.say, talk.view
    extras = [say("tct-king")] if fighter.is_king else []
    if fighter.meter_size:
        extras.append(say("tct-meter", meter=fighter.meter, size=fighter.meter_size))
    if fighter.enhancements:
        extras.append(say("tct-enhancements", cards=", ".join(enhancements(view, fighter, say))))
    if fighter.playing:
        extras.append(say("tct-playing", cards=", ".join(card_name(view, key, say) for key in fighter.playing)))
    if view.scores:
        extras.append(say("tct-score", score=view.scores[fighter.seat]))
    return say(
        style,
        number=fighter.seat + 1,
        who=talk.who(fighter.seat),
        space=coordinate(fighter.space),
        energy=fighter.energy,
        hand=fighter.hand_count,
        trophies=len(fighter.trophies),
        extras="".join(f", {extra}" for extra in extras),
    )


def _seat_more(talk: Talk, fighter: FighterView) -> list[str]:
    """Return what is known of the cards of *fighter*, and what its mat says."""
    view, say = talk.view, talk.say
    discard = hidden_or_named(view, fighter.discard, say) or say("tct-none")
    gains = "yes" if fighter.gains_energy else "no"
    told = [
        say("tct-seat-more", deck=fighter.deck_count, discard=discard),
        say("tct-mat", kaiju=fighter.name, actions=" ".join(fighter.actions), gains=gains),
    ]
    if fighter.known_hand and fighter.seat != view.seat:
        told.append(say("tct-known-hand", cards=hidden_or_named(view, fighter.known_hand, say)))
    if fighter.known_deck:
        depths = [say("tct-depth", depth=depth, card=card_name(view, key, say)) for depth, key in fighter.known_deck]
        told.append(say("tct-known-deck", cards=", ".join(depths)))
    if any(fighter.trophies):
        told.append(say("tct-known-trophies", cards=hidden_or_named(view, fighter.trophies, say)))
    return told


def _gap(talk: Talk) -> str:
    return talk.say("tct-track-short", gap=gap_words(talk.view, talk.say))


def _track(talk: Talk) -> str:
    view = talk.view
    return talk.say(
        "tct-track",
        round=view.round,
        passed=squares_passed(view.round, view.squares_between),
        tokens=len(view.track),
        squares=", ".join(str(square) for square in view.track),
        first=view.first_square,
        gap=gap_words(view, talk.say),
    )


def _events(talk: Talk) -> str:
    return talk.say("tct-events", events=", ".join(event.name for event in talk.view.events))


def _event_texts(talk: Talk) -> list[str]:
    view, say = talk.view, talk.say
    return [
        say("tct-event", number=at, name=event.name, vehicle=thing_name(view, event.vehicle, say), text=event.text)
        for at, event in enumerate(view.events, 1)
    ]
