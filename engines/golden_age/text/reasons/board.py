"""Why a pawn, a guild, a new marker, a voyage or a set of cards is refused (rules 3.3, 3.5 and 3.6)."""

from __future__ import annotations

from engines.core.text.messages import Arg, Msg, Ref, SeatRef
from engines.golden_age import actions as a
from engines.golden_age.data import COLONIES, COLONY_IDS, COLOURS, NOBODY, NUMBERS, SETS, TRIO
from engines.golden_age.geography import GUILD_0, PLACE, PLACES, PROVINCE, WEST_PLACE, move_cost
from engines.golden_age.rules.cards import CREW, count, crew
from engines.golden_age.rules.pieces import free_colonies, guild_price, has_active, stands_at
from engines.golden_age.state import GoldenAgeState, Turn
from engines.golden_age.text.names import card_ref, counted, florins, marker_place, province_ref, things_in_words


def free(state: GoldenAgeState, seat: int, action: a.GoldenAgeAction) -> Msg | None:
    """Return why the active seat may not do this free action."""
    match action:
        case a.MovePawn():
            return _move(state, seat, action)
        case a.TakeGuild(guild):
            return _guild(state, seat, guild)
        case a.MakeMarker(province, source):
            return _settle(state, seat, province) or _source(state, seat, source, province)
        case a.Sail(space, cards, source):
            return _crew(state, seat, cards) or _colony(state, space) or _source(state, seat, source, space)
    return None


def out_of_turn(state: GoldenAgeState, turn: Turn, seat: int, action: a.GoldenAgeAction) -> Msg | None:
    """Return why the winner of an auction may not do this in another seat's turn."""
    offer = next(offer for offer in turn.offers if offer.seat == seat)
    args: dict[str, Arg] = {"seat": SeatRef(turn.seat)}
    match action:
        case a.MakeMarker(province) if offer.settle == NOBODY:
            return Msg("golden_age-no-settle-now", args)
        case a.MakeMarker(province) if offer.settle != PROVINCE[province]:
            return Msg("golden_age-no-settle-there", args | {"province": province_ref(PLACES[offer.settle])})
        case a.Sail() if not offer.sail:
            return Msg("golden_age-no-sail-now", args)
    return free(state, seat, action)


def cannot_pay(state: GoldenAgeState, seat: int, cost: int) -> Msg | None:
    """Return the refusal of something too expensive, with a reminder of sets that could be cashed in."""
    money = state.players[seat].money
    if money >= cost:
        return None
    return Msg("golden_age-no-pay", {"cost": florins(cost), "money": florins(money)})


def _move(state: GoldenAgeState, seat: int, action: a.MovePawn) -> Msg | None:
    start, to = PROVINCE[action.start], PROVINCE[action.to]
    if not state.pawns[seat][start]:
        return Msg("golden_age-no-pawn-there", {"province": province_ref(action.start)})
    if start == to:
        return Msg("golden_age-no-move-same", {"province": province_ref(action.to)})
    return cannot_pay(state, seat, move_cost(start, to))


def _guild(state: GoldenAgeState, seat: int, name: str) -> Msg | None:
    guild = COLOURS.index(name)
    args: dict[str, Arg] = {"guild": Ref("guild", name)}
    owner = state.owner[GUILD_0 + guild]
    if owner == seat:
        return Msg("golden_age-no-guild-own", args)
    price = guild_price(state, guild)
    if price is None:
        top = florins(NUMBERS.guild_prices[-1])
        return Msg("golden_age-no-guild-top", args | {"seat": SeatRef(owner), "money": top})
    if not state.players[seat].markers:
        return Msg("golden_age-no-guild-reserve")
    return cannot_pay(state, seat, price)


def _settle(state: GoldenAgeState, seat: int, name: str) -> Msg | None:
    province = PROVINCE[name]
    args: dict[str, Arg] = {"province": province_ref(name)}
    if state.owner[province] != NOBODY:
        return Msg("golden_age-no-settle-taken", args | {"seat": SeatRef(state.owner[province])})
    pawns = state.pawns[seat][province]
    if pawns < NUMBERS.settle:
        return Msg("golden_age-no-settle-pawns", args | {"n": NUMBERS.settle, "have": pawns})
    return None


def _source(state: GoldenAgeState, seat: int, source: str | None, target: str) -> Msg | None:
    """Return why a marker cannot come from there: reserve first, then own unused markers."""
    if state.players[seat].markers:
        return None if source is None else Msg("golden_age-no-source-reserve")
    if source is None:
        return Msg("golden_age-no-source")
    args: dict[str, Arg] = {"place": marker_place(source)}
    place = PLACE[source]
    if not stands_at(state, seat, place):
        return Msg("golden_age-no-marker-there", args)
    if not has_active(state, seat, place):
        return Msg("golden_age-no-source-used", args)
    return Msg("golden_age-no-source-same", args) if source == target else None


# ------------------------------------------------------------------ cards


def cash(state: GoldenAgeState, seat: int, name: str) -> Msg:
    """Return why a set cannot be cashed in: it is not complete."""
    data = SETS[name]
    return Msg(
        "golden_age-no-cash", {"cards": counted(data.set, card_ref(name)), "have": count(state, seat, name)}
    )


def _crew(state: GoldenAgeState, seat: int, cards: tuple[str, ...]) -> Msg | None:
    held, jokers = crew(state, seat)
    lacking = [name for name in TRIO if name not in held]
    if len(lacking) > jokers:
        missing = things_in_words(card_ref(name) for name in lacking)
        return Msg("golden_age-no-crew", {"missing": missing, "jokers": jokers})
    wrong = next((name for name in cards if name not in held), None)
    if wrong is not None:
        return Msg("golden_age-no-crew-card", {"card": card_ref(wrong)})
    if len(set(cards)) + jokers < CREW:
        return Msg("golden_age-no-crew-jokers", {"n": CREW - len(set(cards)), "jokers": jokers})
    if tuple(name for name in TRIO if name in cards) != cards:
        return Msg("golden_age-no-crew-twice")
    return None


def _colony(state: GoldenAgeState, space: str) -> Msg | None:
    colony = COLONY_IDS.index(space)
    if PLACE[space] == WEST_PLACE or colony in free_colonies(state):
        return None
    free_ones = things_in_words(Ref("colony", COLONIES[other].id) for other in free_colonies(state))
    args: dict[str, Arg] = {"colony": Ref("colony", space), "seat": SeatRef(state.owner[PLACE[space]])}
    return Msg("golden_age-no-colony", args | {"free": free_ones})
