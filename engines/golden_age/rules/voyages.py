"""New markers and voyages: free actions of one's own turn, and what the winner of an auction may do in another
seat's turn (rules 3.3 and 3.6).
"""

from functools import cache

from engines.core.actions import Option, PickHole, plain_option
from engines.core.decisions import Decision
from engines.core.frames import Ctx
from engines.core.text.messages import Ref
from engines.golden_age import actions as a
from engines.golden_age.data import NOBODY
from engines.golden_age.geography import COLONY_0, PLACE, PLACES, PROVINCES
from engines.golden_age.rules.cards import CREW, crew, give_crew, may_hold_crew
from engines.golden_age.rules.common import ask, at, name_of, passing, whence
from engines.golden_age.rules.pieces import free_colonies, lift, put, settle_spots, sources
from engines.golden_age.state import GoldenAgeState, Offer, Turn


@cache
def _settling(province: int, source: int) -> Option:
    name = PROVINCES[province]
    return plain_option(a.MakeMarker(name, name_of(source)), "marker", Ref("province", name), whence(source))


@cache
def _voyage(colony: int, source: int, held: tuple[str, ...], least: int) -> Option:
    place = COLONY_0 + colony
    # A seat that has both a card and a joker to replace it chooses which of them to give.
    holes = (PickHole("cards", held, least, len(held), "card"),) if least < len(held) else ()
    return Option(
        a.Sail(PLACES[place], held, name_of(source)), holes, group="sail", under=whence(source), target=at(place)
    )


def settle_options(state: GoldenAgeState, seat: int, only: int = NOBODY) -> list[Option]:
    """Return the provinces in which three own pawns may become a marker. only: in this one."""
    return [
        _settling(province, source)
        for province in settle_spots(state, seat)
        if only in (NOBODY, province)
        for source in sources(state, seat)
    ]


def sail_options(state: GoldenAgeState, seat: int) -> list[Option]:
    """Return the colonies to which the crew in hand may sail, if there is one."""
    held, jokers = crew(state, seat)
    if len(held) + jokers < CREW:
        return []
    least = max(0, CREW - jokers)
    return [
        _voyage(colony, source, held, least)
        for colony in free_colonies(state)
        for source in sources(state, seat, but=COLONY_0 + colony)
    ]


def sail(ctx: Ctx[GoldenAgeState], seat: int, action: a.Sail) -> None:
    """Discard the crew and put the marker on the colony."""
    state = ctx.state
    lift(state, seat, NOBODY if action.source is None else PLACE[action.source])
    put(state, seat, PLACE[action.space])
    give_crew(ctx, seat, action.space, action.cards, action.source)


# ------------------------------------------------------------------ out of turn


def open_offer(state: GoldenAgeState, offer: Offer) -> Offer | None:
    """Return what the seat might still use of an offer, by public facts; None if nothing is left of it."""
    settle = offer.settle if offer.settle != NOBODY and settle_options(state, offer.seat, offer.settle) else NOBODY
    sail = offer.sail and may_hold_crew(state, offer.seat) and may_land(state, offer.seat)
    return Offer(offer.seat, settle, sail) if sail or settle != NOBODY else None


def may_land(state: GoldenAgeState, seat: int) -> bool:
    """Return whether the seat has a marker for any colony; this is public."""
    return any(sources(state, seat, but=COLONY_0 + colony) for colony in free_colonies(state))


@cache
def question(offer: Offer, *, waiting: bool) -> Decision:
    """Return the question about an offer.

    waiting: the seller's turn has ended, and the next one begins after the answer.
    """
    what = "owe" if waiting else "offer"
    if offer.settle == NOBODY:
        return ask(offer.seat, f"{what}-sail", "offer", optional=not waiting)
    what += "-both" if offer.sail else "-settle"
    return ask(offer.seat, what, "offer", optional=not waiting, province=at(offer.settle))


def offer_of(turn: Turn, seat: int) -> Offer:
    """Return the offer of a seat that has one."""
    return next(offer for offer in turn.offers if offer.seat == seat)


def make_offer(state: GoldenAgeState, turn: Turn, won: Offer) -> None:
    """Offer the winner of an auction to make a marker in the province at once, or to sail with the card drawn.

    Nothing is offered that by public facts cannot be done now.
    """
    new = open_offer(state, won)
    if new is None:
        return
    for i, old in enumerate(turn.offers):
        if old.seat == new.seat:
            settle = old.settle if new.settle == NOBODY else new.settle
            turn.offers[i] = Offer(new.seat, settle, old.sail or new.sail)
            return
    turn.offers.append(new)


def answered(turn: Turn, seat: int, action: a.TurnAction) -> None:
    """Record that a seat did one of the things offered to it, or declined all."""
    offer = offer_of(turn, seat)
    at = turn.offers.index(offer)
    match action:
        case a.MakeMarker():
            turn.offers[at] = Offer(seat, NOBODY, offer.sail)
        case a.Sail():
            turn.offers[at] = Offer(seat, offer.settle, False)
        case _:
            turn.offers.pop(at)


def lapse(state: GoldenAgeState, turn: Turn) -> None:
    """Drop offers that the seller, or an answer, has made impossible."""
    turn.offers = [left for offer in turn.offers if (left := open_offer(state, offer)) is not None]


def offer_options(state: GoldenAgeState, offer: Offer) -> list[Option]:
    """Return the options of an offer."""
    options = settle_options(state, offer.seat, offer.settle) if offer.settle != NOBODY else []
    if offer.sail:
        options += sail_options(state, offer.seat)
    return [*options, passing("offer")]
