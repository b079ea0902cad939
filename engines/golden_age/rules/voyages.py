"""New markers and voyages: free actions of one's own turn, and what the winner of an auction may do in another's
turn (rules 3.3 and 3.6)."""

from __future__ import annotations

from functools import cache

from engines.core.actions import Option, PickHole, plain_option
from engines.core.decisions import Decision
from engines.core.frames import Ctx
from engines.core.text.messages import Ref
from engines.golden_age import actions as a
from engines.golden_age.data import NOBODY
from engines.golden_age.geography import COLONY_0, PLACE, PLACES, PROVINCES
from engines.golden_age.rules.cards import CREW, crew, give_crew, may_hold_crew
from engines.golden_age.rules.common import ask, at, passing
from engines.golden_age.rules.pieces import free_colonies, lift, put, settle, settle_spots, sources
from engines.golden_age.state import GoldenAgeState, Offer, Turn


def _name(source: int) -> str | None:
    return None if source == NOBODY else PLACES[source]


def _from(source: int) -> Ref | None:
    return None if source == NOBODY else at(source)


@cache
def _settling(province: int, source: int) -> Option:
    name = PROVINCES[province]
    return plain_option(a.MakeMarker(name, _name(source)), "marker", Ref("province", name), _from(source))


@cache
def _voyage(colony: int, source: int, held: tuple[str, ...], least: int) -> Option:
    place = COLONY_0 + colony
    # Who has both a card and a joker for it chooses which of them goes.
    holes = (PickHole("cards", held, least, len(held), "card"),) if least < len(held) else ()
    return Option(
        a.Sail(PLACES[place], held, _name(source)), holes, group="sail", under=_from(source), target=at(place)
    )


def settle_options(state: GoldenAgeState, seat: int, only: int = NOBODY) -> list[Option]:
    """Provinces in which three own pawns may become a marker. only: in this one."""
    return [
        _settling(province, source)
        for province in settle_spots(state, seat)
        if only in (NOBODY, province)
        for source in sources(state, seat)
    ]


def sail_options(state: GoldenAgeState, seat: int) -> list[Option]:
    """Colonies to which the crew in hand may sail, if there is one."""
    held, jokers = crew(state, seat)
    if len(held) + jokers < CREW:
        return []
    least = max(0, CREW - jokers)
    return [
        _voyage(colony, source, held, least)
        for colony in free_colonies(state)
        for source in sources(state, seat, but=COLONY_0 + colony)
    ]


def found(ctx: Ctx[GoldenAgeState], seat: int, action: a.MakeMarker) -> None:
    """Make a marker of three pawns."""
    settle(ctx, seat, PLACE[action.province], NOBODY if action.source is None else PLACE[action.source])


def sail(ctx: Ctx[GoldenAgeState], seat: int, action: a.Sail) -> None:
    """Discard the crew and land."""
    state = ctx.state
    lift(state, seat, NOBODY if action.source is None else PLACE[action.source])
    put(state, seat, PLACE[action.space])
    give_crew(ctx, seat, action.space, action.cards, action.source)


# ------------------------------------------------------------------ out of turn


def open_offer(state: GoldenAgeState, offer: Offer) -> Offer | None:
    """What the seat might still make use of, by what everybody sees; None if nothing is left of the offer."""
    settle = offer.settle if offer.settle != NOBODY and settle_options(state, offer.seat, offer.settle) else NOBODY
    sail = offer.sail and may_hold_crew(state, offer.seat) and may_land(state, offer.seat)
    return Offer(offer.seat, settle, sail) if sail or settle != NOBODY else None


def may_land(state: GoldenAgeState, seat: int) -> bool:
    """Whether there is a marker of the seat for some colony; this is public."""
    return any(sources(state, seat, but=COLONY_0 + colony) for colony in free_colonies(state))


@cache
def question(offer: Offer, *, waiting: bool) -> Decision:
    """What the seat of an offer may do. waiting: the seller's turn has ended, the next one begins afterwards."""
    what = "owe" if waiting else "offer"
    if offer.settle == NOBODY:
        return ask(offer.seat, f"{what}-sail", "offer", optional=not waiting)
    what += "-both" if offer.sail else "-settle"
    return ask(offer.seat, what, "offer", optional=not waiting, province=at(offer.settle))


def make_offer(state: GoldenAgeState, turn: Turn, won: Offer) -> None:
    """After a won auction: the seat may at once make a marker in the province, or sail with the card drawn.

    Nothing is offered that, as everybody sees, cannot be done now.
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
    """A seat has done one of the things that it was offered, or declined all."""
    offer = next(offer for offer in turn.offers if offer.seat == seat)
    at = turn.offers.index(offer)
    match action:
        case a.MakeMarker():
            turn.offers[at] = Offer(seat, NOBODY, offer.sail)
        case a.Sail():
            turn.offers[at] = Offer(seat, offer.settle, False)
        case _:
            turn.offers.pop(at)


def lapse(state: GoldenAgeState, turn: Turn) -> None:
    """What the seller, or an answer, made impossible is not offered again."""
    turn.offers = [left for offer in turn.offers if (left := open_offer(state, offer)) is not None]


def offer_options(state: GoldenAgeState, offer: Offer) -> list[Option]:
    """What the seat may do about it."""
    options = settle_options(state, offer.seat, offer.settle) if offer.settle != NOBODY else []
    if offer.sail:
        options += sail_options(state, offer.seat)
    return [*options, passing("offer")]
