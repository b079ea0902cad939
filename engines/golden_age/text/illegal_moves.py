"""What the moves of The Golden Age require, and what is said to a typed one that may not be made.

The requirements come in the order in which a player at the table would ask: does the thing exist; is this the
moment; is it allowed there; can it be paid. They use only what the seat may know. Refusals are the keys
``golden_age-no-…``.
"""

from typing import Any

from engines.core.mechanics.auctions import least_bid
from engines.core.requirements import Requirements, RequirementTable
from engines.core.text.messages import Arg, Msg, Ref, SeatRef, chained, quoted
from engines.golden_age import actions as a
from engines.golden_age.data import (
    ART,
    CARDS,
    COLONIES,
    COLONY_IDS,
    COLOUR_NAMES,
    COLOURS,
    DECK_OF,
    DECKS,
    GREEN,
    JOKER,
    NOBODY,
    NUMBERS,
    ORANGE,
    SETS,
    TRIO,
)
from engines.golden_age.geography import (
    GUILD_0,
    LENGTH,
    MERCHANTS,
    PLACE,
    PLACE_COLOUR,
    PLACES,
    PROVINCE,
    PROVINCE_COLOUR,
    PROVINCES,
    WEST_PLACE,
    move_cost,
)
from engines.golden_age.rules.auctions import budget, kept_back, sellable
from engines.golden_age.rules.cards import CREW, count, crew, drawable, holds_die, may_hold_die, unfinished
from engines.golden_age.rules.pieces import active_places, free_colonies, guild_price, has_active, stands_at
from engines.golden_age.rules.setup import marker_spots, pawn_spots
from engines.golden_age.rules.special_actions import COLOUR_OF, COST_AT
from engines.golden_age.rules.turn import LEAST_TOTAL, MOST_TOTAL
from engines.golden_age.rules.voyages import offer_of
from engines.golden_age.state import AnyFrame, Bidding, GoldenAgeState, Perform, Setup, Turn
from engines.golden_age.text.names import (
    action_ref,
    card_ref,
    colour_ref,
    counted,
    florins,
    marker_place,
    painting_name,
    province_ref,
    things_in_words,
)

_DRAFT = {"marker": a.PlaceMarker, "pawns": a.PlacePawn, "stadtholder": a.PlaceStadtholder}
_CARD_IDS = frozenset(card.id for card in CARDS.values())


def _every(state: GoldenAgeState, seat: int, action: Any) -> Requirements:
    for field in action.__struct_fields__:
        yield from _exists(field, getattr(action, field))
    # Sets are cashed in at any time.
    if not isinstance(action, a.Cash):
        yield from _asked(state.stack[-1], seat, action)


def _exists(field: str, value: Any) -> Requirements:
    match field:
        case "province" | "start" | "to":
            yield value in PROVINCE, Msg("golden_age-no-such-province", {"text": quoted(value)})
        case "guild":
            yield value in COLOURS, Msg("golden_age-no-such-guild", {"text": quoted(value)})
        case "marker" | "source" if value is not None:
            yield value in PLACE, Msg("golden_age-no-such-place", {"text": quoted(value)})
        case "space" if isinstance(value, int):
            yield 0 <= value < LENGTH, Msg("golden_age-no-such-space", {"n": value, "last": LENGTH - 1})
        case "space":
            yield value in COLONY_IDS, Msg("golden_age-no-such-colony", {"text": quoted(value)})
        case "card":
            yield value in _CARD_IDS, Msg("golden_age-no-such-card", {"text": quoted(value)})
            yield value in SETS, Msg("golden_age-no-cash-card", {"card": card_ref(value)})
        case "cards":
            for card in value:
                yield card in TRIO or card == JOKER, Msg("golden_age-no-such-crew", {"text": quoted(card)})


def _asked(frame: AnyFrame, seat: int, action: Any) -> Requirements:
    """Yield that this sort of move is asked for now."""
    begun = not isinstance(action, tuple(_DRAFT.values())), Msg("golden_age-no-setup")
    match frame:
        case Setup():
            yield isinstance(action, _DRAFT[frame.at]), _not_now(f"place-{frame.at}")
        case Turn(at="before"):
            yield begun
            yield isinstance(action, a.Roll | a.PlayDie), Msg("golden_age-no-roll-first")
        case Turn() if seat != frame.seat:
            other = Msg("golden_age-no-other-turn", {"seat": SeatRef(frame.seat)})
            yield isinstance(action, a.MakeMarker | a.Sail | a.Pass), other
        case Turn():
            yield not isinstance(action, a.Roll), Msg("golden_age-no-roll-again")
            yield not isinstance(action, a.PlayDie), Msg("golden_age-no-die-late")
            yield not isinstance(action, a.Bid | a.Pass), Msg("golden_age-no-auction-now")
            yield begun
        case Bidding():
            yield isinstance(action, a.Bid | a.Pass), _not_now("bid")
        case Perform() if PROVINCE_COLOUR[frame.place] == GREEN:
            yield isinstance(action, a.AddPawn), _not_now("add")
        case _:
            yield isinstance(action, a.DrawArt | a.PayPainter), _not_now("paint")


def _not_now(duty: str) -> Msg:
    return Msg("golden_age-no-not-now", {"duty": Msg(f"golden_age-duty-{duty}")})


def _pays(state: GoldenAgeState, seat: int, cost: int) -> Requirements:
    money = state.players[seat].money
    yield money >= cost, Msg("golden_age-no-pay", {"cost": florins(cost), "money": florins(money)})


# ------------------------------------------------------------------ before the first turn, and before the roll


def _first_piece(state: GoldenAgeState, seat: int, action: a.PlaceMarker | a.PlacePawn) -> Requirements:
    pawn = isinstance(action, a.PlacePawn)
    spots, province = pawn_spots(state) if pawn else marker_spots(state), PROVINCE[action.province]
    free = things_in_words(province_ref(PROVINCES[spot]) for spot in spots)
    args: dict[str, Arg] = {"province": province_ref(action.province), "free": free}
    owner = state.owner[province]
    key = "golden_age-no-first-pawn-marker" if pawn else "golden_age-no-first-marker"
    yield owner == NOBODY, Msg(key, args | {"seat": SeatRef(owner)})
    yield province in spots, Msg("golden_age-no-first-pawn-full", args | {"n": NUMBERS.setup_limit})


def _stadtholder(state: GoldenAgeState, seat: int, action: a.PlaceStadtholder) -> Requirements:
    spaces = ", ".join(map(str, MERCHANTS))
    yield action.space in MERCHANTS, Msg("golden_age-no-merchant-space", {"n": action.space, "spaces": spaces})


def _die(state: GoldenAgeState, seat: int, action: a.PlayDie) -> Requirements:
    yield holds_die(state, seat), Msg("golden_age-no-die")
    args: dict[str, Arg] = {"n": action.total, "lo": LEAST_TOTAL, "hi": MOST_TOTAL}
    yield LEAST_TOTAL <= action.total <= MOST_TOTAL, Msg("golden_age-no-die-total", args)


# ------------------------------------------------------------------ free actions


def _move(state: GoldenAgeState, seat: int, action: a.MovePawn) -> Requirements:
    start, to = PROVINCE[action.start], PROVINCE[action.to]
    there = Msg("golden_age-no-pawn-there", {"province": province_ref(action.start)})
    yield state.pawns[seat][start] > 0, there
    yield start != to, Msg("golden_age-no-move-same", {"province": province_ref(action.to)})
    yield from _pays(state, seat, move_cost(start, to))


def _guild(state: GoldenAgeState, seat: int, action: a.TakeGuild) -> Requirements:
    guild = COLOURS.index(action.guild)
    owner, price, top = state.owner[GUILD_0 + guild], guild_price(state, guild), NUMBERS.guild_prices[-1]
    args: dict[str, Arg] = {"guild": Ref("guild", action.guild)}
    yield owner != seat, Msg("golden_age-no-guild-own", args)
    if price is None:
        yield False, Msg("golden_age-no-guild-top", args | {"seat": SeatRef(owner), "money": florins(top)})
        return
    yield state.players[seat].markers > 0, Msg("golden_age-no-guild-reserve")
    yield from _pays(state, seat, price)


def _marker(state: GoldenAgeState, seat: int, action: a.MakeMarker) -> Requirements:
    province, turn = PROVINCE[action.province], state.stack[-1]
    owner, pawns, settle = state.owner[province], state.pawns[seat][province], NUMBERS.settle
    args: dict[str, Arg] = {"province": province_ref(action.province)}
    if isinstance(turn, Turn) and turn.seat != seat:
        won, active = offer_of(turn, seat).settle, SeatRef(turn.seat)
        yield won != NOBODY, Msg("golden_age-no-settle-now", {"seat": active})
        there: dict[str, Arg] = {"seat": active, "province": province_ref(PLACES[won])}
        yield won == province, Msg("golden_age-no-settle-there", there)
    yield owner == NOBODY, Msg("golden_age-no-settle-taken", args | {"seat": SeatRef(owner)})
    yield pawns >= settle, Msg("golden_age-no-settle-pawns", args | {"n": settle, "have": pawns})
    yield from _source(state, seat, action.source, action.province)


def _source(state: GoldenAgeState, seat: int, source: str | None, target: str) -> Requirements:
    """Yield that a marker can come from there: reserve first, then own unused markers."""
    if state.players[seat].markers:
        yield source is None, Msg("golden_age-no-source-reserve")
    elif source is None:
        yield False, Msg("golden_age-no-source")
    else:
        args: dict[str, Arg] = {"place": marker_place(source)}
        yield stands_at(state, seat, PLACE[source]), Msg("golden_age-no-marker-there", args)
        yield has_active(state, seat, PLACE[source]), Msg("golden_age-no-source-used", args)
        yield source != target, Msg("golden_age-no-source-same", args)


def _cash(state: GoldenAgeState, seat: int, action: a.Cash) -> Requirements:
    number, have, frame = SETS[action.card].set, count(state, seat, action.card), state.stack[-1]
    short = Msg("golden_age-no-cash", {"cards": counted(number, card_ref(action.card)), "have": have})
    yield have >= number, short
    dice_fall = isinstance(frame, Turn) and frame.at == "before" and not may_hold_die(state, seat)
    yield not dice_fall, Msg("golden_age-no-roll-first")


def _sail(state: GoldenAgeState, seat: int, action: a.Sail) -> Requirements:
    cards, turn = action.cards, state.stack[-1]
    if isinstance(turn, Turn) and turn.seat != seat:
        yield offer_of(turn, seat).sail, Msg("golden_age-no-sail-now", {"seat": SeatRef(turn.seat)})
    held, jokers = crew(state, seat)
    lacking = [card_ref(name) for name in TRIO if name not in held]
    missing: dict[str, Arg] = {"missing": things_in_words(lacking), "jokers": jokers}
    yield len(lacking) <= jokers, Msg("golden_age-no-crew", missing)
    for name in cards:
        yield name in held, Msg("golden_age-no-crew-card", {"card": card_ref(name)})
    replaced = CREW - len(set(cards))
    yield replaced <= jokers, Msg("golden_age-no-crew-jokers", {"n": replaced, "jokers": jokers})
    yield tuple(name for name in TRIO if name in cards) == cards, Msg("golden_age-no-crew-twice")
    free = [COLONIES[colony].id for colony in free_colonies(state)]
    if action.space not in free:
        args: dict[str, Arg] = {
            "colony": Ref("colony", action.space),
            "seat": SeatRef(state.owner[PLACE[action.space]]),
        }
        yield (
            False,
            Msg("golden_age-no-colony", args | {"free": things_in_words(Ref("colony", one) for one in free)}),
        )
    yield from _source(state, seat, action.source, action.space)


# ------------------------------------------------------------------ actions of markers, and their auctions


def _special(state: GoldenAgeState, seat: int, action: a.SpecialAction) -> Requirements:
    colour = COLOUR_OF[type(action)]
    if isinstance(state.stack[-1], Perform):
        yield action.marker is None, Msg("golden_age-no-marker-won")
        cost = 0
    elif action.marker is None:
        yield False, _name_one(state, seat, colour)
        return
    else:
        place = PLACE[action.marker]
        yield from _unused(state, seat, place)
        own, wanted = COLOUR_NAMES[PLACE_COLOUR[place]], COLOUR_NAMES[colour]
        args: dict[str, Arg] = {"place": marker_place(action.marker), "colour": colour_ref(own)}
        other = Msg("golden_age-no-colour", args | {"deed": action_ref(own), "wanted": colour_ref(wanted)})
        yield own == wanted, other
        cost = COST_AT[place]
    paintings, deck = unfinished(state, seat), DECK_OF[colour]
    match action:
        case a.AddPawn():
            left = Msg("golden_age-no-pawn-left", {"n": NUMBERS.pawns, "settle": NUMBERS.settle})
            yield state.players[seat].pawns > 0, left
        case a.PayPainter(name):
            yield bool(paintings), Msg("golden_age-no-painting")
            either = chained("golden_age-or", map(painting_name, paintings))
            yield name in paintings, Msg("golden_age-no-such-painting", {"paintings": either})
            cost = NUMBERS.painter
        case _:
            # The brown action can still be used for a payment, regardless of the seller.
            pays = deck == ART and paintings
            gone = Msg("golden_age-no-card-left", {"deck": Ref("deck", DECKS[deck])})
            yield drawable(state, deck), Msg("golden_age-no-art-left") if pays else gone
    yield from _pays(state, seat, cost)


def _unused(state: GoldenAgeState, seat: int, place: int) -> Requirements:
    """Yield that a marker can be used or auctioned: it is there, the seat's own, and not used."""
    args: dict[str, Arg] = {"place": marker_place(PLACES[place])}
    active, owner = has_active(state, seat, place), NOBODY if place == WEST_PLACE else state.owner[place]
    yield active or not stands_at(state, seat, place), Msg("golden_age-no-marker-used", args)
    yield owner in (seat, NOBODY), Msg("golden_age-no-marker-other", args | {"seat": SeatRef(owner)})
    yield active, Msg("golden_age-no-marker-there", args)


def _name_one(state: GoldenAgeState, seat: int, colour: int) -> Msg:
    """Return which markers would do, because none was named."""
    fitting = [PLACES[place] for place in active_places(state, seat) if PLACE_COLOUR[place] == colour]
    args: dict[str, Arg] = {"colour": colour_ref(COLOUR_NAMES[colour])}
    if not fitting:
        return Msg("golden_age-no-active-colony" if colour == ORANGE else "golden_age-no-active", args)
    return Msg("golden_age-no-marker-named", args | {"places": things_in_words(map(marker_place, fitting))})


def _auction(state: GoldenAgeState, seat: int, action: a.OpenAuction) -> Requirements:
    place, turn = PLACE[action.marker], state.stack[-1]
    own = [PLACES[other] for other in active_places(state, seat) if other < GUILD_0]
    args: dict[str, Arg] = {"place": marker_place(action.marker)}
    yield place < GUILD_0 or bool(own), Msg("golden_age-no-auction-place", args)
    others = args | {"places": things_in_words(map(marker_place, own))}
    yield place < GUILD_0, Msg("golden_age-no-auction-place-but", others)
    yield from _unused(state, seat, place)
    args = {"province": province_ref(action.marker)}
    yield isinstance(turn, Turn) and place not in turn.unsold, Msg("golden_age-no-auction-again", args)
    yield sellable(state, seat, PROVINCE_COLOUR[place]), Msg("golden_age-no-auction-bidder", args)


def _bid(state: GoldenAgeState, seat: int, action: a.Bid) -> Requirements:
    frame = state.stack[-1]
    assert isinstance(frame, Bidding)
    colour, money = PROVINCE_COLOUR[frame.place], florins(state.players[seat].money)
    least, most, kept = least_bid(frame), budget(state, seat, colour), kept_back(state, colour)
    yield least <= most, Msg("golden_age-no-bid-poor", {"least": florins(least), "money": money})
    yield least <= action.amount, Msg("golden_age-no-bid-low", {"least": florins(least)})
    args: dict[str, Arg] = {"most": florins(most), "money": money}
    painter = Msg("golden_age-no-bid-painter", args | {"kept": florins(kept)})
    yield action.amount <= most, painter if kept else Msg("golden_age-no-bid-high", args)


REQUIREMENTS = RequirementTable(
    _every,
    {
        a.PlaceMarker: _first_piece,
        a.PlacePawn: _first_piece,
        a.PlaceStadtholder: _stadtholder,
        a.PlayDie: _die,
        a.MovePawn: _move,
        a.TakeGuild: _guild,
        a.MakeMarker: _marker,
        a.Cash: _cash,
        a.Sail: _sail,
        **dict.fromkeys(COLOUR_OF, _special),
        a.OpenAuction: _auction,
        a.Bid: _bid,
    },
)
"""What moves require."""
