"""What all frames of Cities & Knights share: options made once, decisions, and the check for a winner."""

from __future__ import annotations

from abc import abstractmethod
from functools import cache
from typing import Any

from engines.cities_knights import actions as a
from engines.cities_knights import card_actions as ca
from engines.cities_knights.card_events import OfferWithdrawn
from engines.cities_knights.events import Won
from engines.cities_knights.geography import EDGE_IDS, HEXES, HEXES_AT
from engines.cities_knights.points import has_won, total
from engines.cities_knights.state import CatanState, Turn
from engines.core.actions import Option
from engines.core.decisions import Decision
from engines.core.frames import Ctx, FrameRules
from engines.core.text import Arg, Msg, Ref

GAME_KEY = "cities_knights"
_AT_VERTEX = {
    "build-settlement": a.BuildSettlement,
    "build-city": a.BuildCity,
    "build-wall": a.BuildWall,
    "build-knight": a.BuildKnight,
    "knight-activate": a.ActivateKnight,
    "knight-promote": a.PromoteKnight,
    "knight-chase": a.ChaseRobber,
    "card-engineer": ca.Engineer,
    "card-medicine": ca.Medicine,
    "card-intrigue": ca.Intrigue,
    "answer-raze": a.RazeCity,
    "answer-knight": a.PlaceKnight,
    "answer-metropolis": a.PlaceMetropolis,
    "answer-desert": a.Desert,
}

PASS = Option(a.Pass(), group="answer")
"""Declining the rest of what a card gives."""
SEVERAL_VERBS = ("build", "knight")
"""Groups in which a player first chooses what to do, and then where."""


@cache
def hexes_of(*vertices: int) -> tuple[Ref, ...]:
    """The hexes that touch all these vertices, under each of which a vertex or an edge is listed."""
    shared = set(HEXES_AT[vertices[0]]).intersection(*(HEXES_AT[vertex] for vertex in vertices))
    return tuple(Ref("hex", HEXES[place]) for place in sorted(shared))


@cache
def at_vertex(verb: str, vertex: int, group: str) -> Option:
    """The option of a verb at a vertex; options are values, so each is made once.

    Where a group has several verbs, it belongs to its verb, a card's to the card, any other to the vertex's hexes.
    """
    action = _AT_VERTEX[verb](vertex)
    target = Ref("vertex", str(vertex))
    if group in SEVERAL_VERBS:
        return Option(action, group=group, under=Ref("verb", verb), target=target)
    if group == "card":
        return Option(action, group=group, under=Ref("card", verb.removeprefix("card-")), target=target)
    first, *also = hexes_of(vertex)
    return Option(action, group=group, under=first, target=target, also=tuple(also))


@cache
def road_at(edge: int) -> Option:
    """The option of laying a road on an edge."""
    name = EDGE_IDS[edge]
    return Option(a.BuildRoad(name), group="build", under=Ref("verb", "build-road"), target=Ref("edge", name))


@cache
def plain(action: Any, group: str, target: Ref | None = None, under: Ref | None = None) -> Option:
    """A complete option."""
    return Option(action, group=group, target=target, under=under)


@cache
def _decision(seat: int, what: str, topic: str, optional: bool, secret: bool, auto: bool) -> Decision:
    return Decision(seat, Msg(f"{GAME_KEY}-ask-{what}"), topic, optional=optional, secret=secret, auto=auto)


def ask(
    who: int,
    what: str,
    topic: str,
    *,
    optional: bool = False,
    secret: bool = False,
    auto: bool = False,
    **args: Arg,
) -> Decision:
    """A decision of a seat; ``what`` ends its prompt's key and ``args`` are the prompt's."""
    if not args:
        return _decision(who, what, topic, optional, secret, auto)
    prompt = Msg(f"{GAME_KEY}-ask-{what}", args)
    return Decision(who, prompt, topic, optional=optional, secret=secret, auto=auto)


def turn_of(state: CatanState) -> Turn | None:
    """The frame of the turn that is being played; None in the draft."""
    # A turn is always the outermost frame: all others serve it.
    first = state.stack[0] if state.stack else None
    return first if isinstance(first, Turn) else None


class CatanRules(FrameRules[CatanState]):
    """Frame rules that check for a winner after everything that happens."""

    @abstractmethod
    def act(self, ctx: Ctx[CatanState], frame: Any, seat: int, action: Any) -> None:
        """Carry out a legal action."""

    @abstractmethod
    def go_on(self, ctx: Ctx[CatanState], frame: Any) -> None:
        """On top and waiting for nobody."""

    def handle(self, ctx: Ctx[CatanState], frame: Any, seat: int, action: Any) -> None:
        """See `act`."""
        self.act(ctx, frame, seat, action)
        settle(ctx)

    def resume(self, ctx: Ctx[CatanState], frame: Any) -> None:
        """See `go_on`."""
        self.go_on(ctx, frame)
        settle(ctx)


def settle(ctx: Ctx[CatanState]) -> None:
    """End the match if the active seat has the points, and take back offers that can no longer be kept."""
    state = ctx.state
    turn = turn_of(state)
    # A turn that has not begun yet is not yet its seat's own: its start checks again.
    if turn is None or turn.at == "start" or state.over:
        return
    if has_won(state, turn.seat):
        ctx.emit(Won(turn.seat, total(state, turn.seat)))
        ctx.reveal()
        state.stack = []
        state.over = True
        return
    if turn.offers:
        for offer in list(turn.offers):
            hand = state.players[offer.seat].hand
            if any(have < need for have, need in zip(hand, offer.give.counts(), strict=True)):
                turn.offers.remove(offer)
                ctx.emit(OfferWithdrawn(offer.seat, offer.id))
