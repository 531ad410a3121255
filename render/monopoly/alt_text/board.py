"""The Monopoly board in words: alt text within Discord's limit, and a full text from which the game is played."""

from collections.abc import Sequence
from functools import partial

import msgspec

from engine.monopoly.view import KaijuView, RampageView
from engine.play import Event, Question
from render.alt_text import Twin, clipped, shortened
from render.monopoly.alt_text.choices import choices, offers
from render.monopoly.alt_text.track import reach, track
from render.monopoly.alt_text.voice import Voice, teller_of, voice
from render.monopoly.changes import last_move
from render.monopoly.track.middle import last_roll
from words.monopoly.things import card


class Talk(msgspec.Struct, frozen=True):
    """A view with the names of the people, and how long these may be."""

    view: RampageView
    names: Sequence[str]
    say: Voice
    most: int = 64

    def who(self, seat: int) -> str:
        """Return the kaiju of *seat* and who plays it."""
        return self.say("named", kaiju=self.view.kaiju[seat].name, person=clipped(self.names[seat], self.most))


def board_twin(
    view: RampageView,
    names: Sequence[str],
    *,
    asked: Sequence[Question] = (),
    events: Sequence[Event] = (),
    choice: Question | None = None,
    say: Voice | None = None,
) -> Twin:
    """Return the board in words; the arguments are those of the picture."""
    talk = Talk(view, names, say or voice())

    def alt(most: int, has_news: bool) -> str:
        short = msgspec.structs.replace(talk, most=most)
        news = _news(short, events) if has_news else []
        return "\n".join(
            [*_head(short, asked), *news, *(_seat_short(short, each) for each in view.kaiju), _pool(short)]
        )

    brief = shortened(
        [partial(alt, most, has_news) for most, has_news in ((64, True), (64, False), (16, False), (6, False))]
    )
    full = [*_head(talk, asked), *_facts(talk, events), *_news(talk, events), talk.say("gmt-seats")]
    full += [_seat(talk, each) for each in view.kaiju]
    full += [_pool(talk), *_deck(talk), *offers(view, talk.who, talk.say)]
    full += [talk.say("gmt-track"), *track(view, talk.say), *reach(view, talk.say), *choices(view, choice, talk.say)]
    return Twin(brief, "\n".join(full))


def _head(talk: Talk, asked: Sequence[Question]) -> list[str]:
    view, say = talk.view, talk.say
    told = [say("gmt-title", game=say("monopoly-full"), track=view.track_name, turn=view.turns)]
    if view.ended:
        reason = say.told(f"reason-{view.ended}")
        winner = say("gmt-several") if view.winner is None else talk.who(view.winner)
        told.append(say("gmt-over", who=winner, reason=reason))
    teller = teller_of(view, say)
    told += [say("gmt-asked", who=talk.who(each.seat), ask=teller.waiting(each, view)) for each in asked]
    return told


def _facts(talk: Talk, events: Sequence[Event]) -> list[str]:
    """Return whose turn it is, what was rolled, and the figures that hold for all."""
    view, say = talk.view, talk.say
    told = [say("gmt-you", who=talk.who(view.seat))] if view.seat is not None else []
    told.append(say("gmt-to-play", who=talk.who(view.to_play), starter=talk.who(view.starter)))
    told += [
        say("gmt-rolls", who=talk.who(each.seat), dice=", ".join(f"{one} + {other}" for one, other in each.rolls))
        for each in view.kaiju
        if each.rolls
    ]
    if rolled := last_roll(view, events):
        told.append(say("gmt-rolled", who=talk.who(rolled[0]), one=rolled[1][0], other=rolled[1][1]))
    told.append(say("gmt-house", house=say.money(view.house_price)))
    told.append(say("gmt-laps", laps=view.top_laps, limit=view.lap_limit))
    if view.alarm:
        told.append(say("gmt-alarm", alarm=view.alarm, damage=view.alarm_damage))
    return told


def _news(talk: Talk, events: Sequence[Event]) -> list[str]:
    told = last_move(talk.view, events, talk.say).told
    return [talk.say("gmt-last", told="; ".join(told))] if told else []


def _seat_short(talk: Talk, each: KaijuView) -> str:
    say, view = talk.say, talk.view
    facts: dict[str, str | int] = {"number": each.seat + 1, "who": talk.who(each.seat), "hp": each.hp, "ap": each.ap}
    space = view.spaces[each.at].name
    if each.controller is not None:
        return say("gmt-seat-serves", **facts, space=space, to=view.kaiju[each.controller].name)
    rights = sum(district.owner == each.seat for district in view.districts)
    return say("gmt-seat-short", **facts, space=space, money=say.money(each.cash), rights=rights)


def _seat(talk: Talk, each: KaijuView) -> str:
    say, view = talk.say, talk.view
    extras, teller = _extras(talk, each), teller_of(view, say)
    return say(
        "gmt-seat",
        number=each.seat + 1,
        who=talk.who(each.seat),
        hp=each.hp,
        ap=each.ap,
        money=say.money(each.cash),
        place=view.spaces[each.at].name,
        at=each.at,
        laps=each.laps,
        worth=say.money(each.worth),
        rights=", ".join(
            deed.name for deed, now in zip(view.deeds, view.districts, strict=True) if now.owner == each.seat
        )
        or say.told("nothing"),
        cards=", ".join(card(teller, key) for key in each.cards) or say.told("nothing"),
        extras="".join(f" {extra}" for extra in extras),
    )


def _extras(talk: Talk, each: KaijuView) -> list[str]:
    say, view = talk.say, talk.view
    told = []
    if each.controller is not None:
        told.append(say("gmt-serves", to=view.kaiju[each.controller].name))
    if each.servants:
        served = ", ".join(other.name for other in view.kaiju if other.controller == each.seat)
        told.append(say("gmt-servants", count=each.servants, names=served))
    if each.held:
        told.append(say("gmt-held", held=each.held))
    if each.is_waiting:
        told.append(say("gmt-waiting"))
    if each.spare_houses or each.spare_tanks:
        houses, tanks = say.told("houses", count=each.spare_houses), say.told("tanks", count=each.spare_tanks)
        told.append(say("gmt-spares", houses=houses, tanks=tanks))
    if view.jammed == each.seat:
        told.append(say("gmt-jammed"))
    return told


def _pool(talk: Talk) -> str:
    view, say = talk.view, talk.say
    tanks = say.told("tanks", count=view.pool_tanks)
    return say("gmt-pool", money=say.money(view.pool_money), hp=view.pool_hp, tanks=tanks)


def _deck(talk: Talk) -> list[str]:
    view, say = talk.view, talk.say
    told = [say("gmt-deck-left", count=view.deck_count)]
    if view.discards:
        teller = teller_of(view, say)
        told.append(say("gmt-discards", cards=", ".join(card(teller, key) for key in view.discards)))
    return told
