"""The Monopoly board in words: alt text within Discord's limit, and a full text from which the game is played."""

from engine.monopoly.prospect import maser_reach, tank_damage
from engine.monopoly.view import RampageView
from render.alt_text import AltText, alt_text, choice_lines
from render.monopoly.alt_text.cards import card_line
from render.monopoly.alt_text.seats import seat_in_short, seat_in_words
from render.monopoly.changes import last_move
from render.monopoly.drawn import drawn_card
from render.monopoly.middle import last_roll
from render.snapshot import Snapshot
from render.words import Words
from words.monopoly.money import money
from words.monopoly.things import card, colour, goods, stands_at
from words.teller import Teller


def board_alt_text(table: Snapshot[RampageView]) -> AltText:
    """Return the board in words."""
    view, say = table.view, table.say

    def short(most: int, has_news: bool) -> list[str]:
        limited = table.limited(most)
        news = _news(limited) if has_news else []
        return [*_head(limited), *news, *(seat_in_short(limited, each) for each in view.kaiju), _pool(limited)]

    full = [*_head(table), *_facts(table), *_news(table), say("gmt-seats")]
    full += [*(seat_in_words(table, each) for each in view.kaiju), _pool(table), *_deck(table), *_offers(table)]
    full += [say("gmt-track"), *track(table), *reach(view, say), *choice_lines(table)]
    return alt_text((short(*how) for how in ((64, True), (64, False), (16, False), (6, False))), full)


def winner(table: Snapshot[RampageView]) -> str:
    """Return who has won, or that several have."""
    best = table.view.winner
    return table.say("gmt-several") if best is None else table.who(best)


def _head(table: Snapshot[RampageView]) -> list[str]:
    view, say = table.view, table.say
    lines = [say("gmt-title", game=say("monopoly-full"), track=view.track_name, turn=view.turns)]
    if view.ended:
        lines.append(say("gmt-over", who=winner(table), reason=say.game(f"reason-{view.ended}")))
    teller = table.teller
    lines += [say("gmt-asked", who=table.who(each.seat), ask=teller.waiting(each, view)) for each in table.asked]
    return lines


def _facts(table: Snapshot[RampageView]) -> list[str]:
    """Return whose turn it is, what was rolled, and the figures that hold for all."""
    view, say = table.view, table.say
    lines = [say("you-are", who=table.who(view.seat))] if view.seat is not None else []
    lines.append(say("gmt-to-play", who=table.who(view.to_play), starter=table.who(view.starter)))
    lines += [
        say("gmt-rolls", who=table.who(each.seat), dice=say.joined(f"{one} + {other}" for one, other in each.rolls))
        for each in view.kaiju
        if each.rolls
    ]
    if rolled := last_roll(view, table.events):
        lines.append(say("gmt-rolled", who=table.who(rolled[0]), one=rolled[1][0], other=rolled[1][1]))
    lines.append(say("gmt-house", house=money(say.game, view.house_price)))
    lines.append(say("gmt-laps", laps=view.top_laps, limit=view.lap_limit))
    if view.alarm:
        lines.append(say("gmt-alarm", alarm=view.alarm, damage=view.alarm_damage))
    return lines


def _news(table: Snapshot[RampageView]) -> list[str]:
    told = last_move(table).words
    lines = [table.say("gmt-last", told=table.say.broken(told))] if told else []
    if found := drawn_card(table):
        seat, card = found
        lines.append(table.say("gmt-drawn", who=table.who(seat), card=card_line(card, table.say)))
    return lines


def _pool(table: Snapshot[RampageView]) -> str:
    view, say = table.view, table.say
    tanks = say.game("tanks", count=view.pool_tanks)
    return say("gmt-pool", money=money(say.game, view.pool_money), hp=view.pool_hp, tanks=tanks)


def _deck(table: Snapshot[RampageView]) -> list[str]:
    view, say = table.view, table.say
    lines = [say("gmt-deck-left", count=view.deck_count)]
    if view.discards:
        teller = table.teller
        lines.append(say("gmt-discards", cards=say.joined(card(teller, key) for key in view.discards)))
    return lines


def _offers(table: Snapshot[RampageView]) -> list[str]:
    """Return the open offers of the seat on turn, each with what is given and asked."""
    teller, dealer = table.teller, table.who(table.view.to_play)
    lines = []
    for offer in table.view.offers:
        gives, gets = goods(teller, offer.give, offer.money), goods(teller, offer.take, -offer.money)
        lines.append(table.say("gmt-offer", who=dealer, to=table.who(offer.to), gives=gives, gets=gets))
    return lines


def track(table: Snapshot[RampageView]) -> list[str]:
    """Return a line for every space, then what things cost by colour."""
    teller = table.teller
    return [*(_space(table, number, teller) for number in range(len(table.view.spaces))), *_costs(table, teller)]


def _space(table: Snapshot[RampageView], number: int, teller: Teller) -> str:
    view, say, space = table.view, table.say, table.view.spaces[number]
    here = say.joined(each.name for each in view.kaiju if each.at == number)
    there = say("gmt-there", names=here) if here else ""
    if space.district < 0:
        note = "" if space.kind == "chance" else say("gmt-note", note=say.game(f"word-space-{space.kind}"))
        return say("gmt-space", number=number, name=space.name, note=note, there=there)
    deed, now = view.deeds[space.district], view.districts[space.district]
    return say(
        "gmt-district",
        number=number,
        name=deed.name,
        colour=colour(teller, deed.colour),
        price=money(say.game, deed.price),
        owner=say.game("city") if now.owner is None else view.kaiju[now.owner].name,
        stands=stands_at(say.game, view, space.district),
        state=_state(view, space.district, say),
        there=there,
    )


def _state(view: RampageView, number: int, say: Words) -> str:
    ruined = say("gmt-demolished") if view.districts[number].is_demolished else ""
    damage = tank_damage(view, number)
    return ruined + (say("gmt-fire", damage=damage) if damage else "")


def _costs(table: Snapshot[RampageView], teller: Teller) -> list[str]:
    """Return what a tank and a maser cost in each colour, or on a district of its own kind, and the damage they do."""
    say, deeds = table.say, table.view.deeds
    first = {deed.colour: deed for deed in reversed(deeds)}
    usual = {(deed.colour, deed.tank, deed.damage, deed.maser, deed.maser_damage) for deed in first.values()}
    others = [
        deed for deed in deeds if (deed.colour, deed.tank, deed.damage, deed.maser, deed.maser_damage) not in usual
    ]
    return [
        say(
            "gmt-group",
            colour=deed.name if deed in others else colour(teller, deed.colour),
            tank=money(say.game, deed.tank),
            damage=" / ".join(map(str, deed.damage)),
            maser=money(say.game, deed.maser),
            maser_damage=deed.maser_damage,
        )
        for deed in (*reversed(first.values()), *others)
    ]


def reach(view: RampageView, say: Words) -> list[str]:
    """Return where masers fire."""
    return [
        say("gmt-reach", who=view.kaiju[seat].name, spaces=say.joined(str(space) for space in sorted(spaces)))
        for seat, spaces in sorted(maser_reach(view).items())
    ]
