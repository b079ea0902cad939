"""What all frames of Cities & Knights share: cached options, questions, and the check after each action."""

from functools import cache

from engines.cities_knights import actions as a
from engines.cities_knights.card_actions import AtVertex
from engines.cities_knights.events import Won
from engines.cities_knights.geography import ISLAND
from engines.cities_knights.rules.points import has_won, total
from engines.cities_knights.rules.trading import OFFERS
from engines.cities_knights.state import CatanState, Turn
from engines.core.actions import Option
from engines.core.decisions import DecisionFactory
from engines.core.encoding.codec import tag_of
from engines.core.frames import Ctx, outermost_frame
from engines.core.text.kinds import VERB
from engines.core.text.messages import Ref

ask = DecisionFactory(prefix="cities_knights-ask")
"""A question to a seat."""
PASS = Option(a.Pass(), group="answer", declines=True)
"""The option that declines the rest of a card's effect."""
SEVERAL_VERBS = ("build", "knight")
"""Groups in which a player first chooses what to do, and then where."""


@cache
def hexes_of(vertex: int) -> tuple[Ref, ...]:
    """Return the hexes that touch a vertex; options at the vertex are listed under each of them."""
    return tuple(Ref("hex", ISLAND.names[place]) for place in ISLAND.corner_cells[vertex])


@cache
def at_vertex(action_type: type[AtVertex], vertex: int, group: str) -> Option:
    """Return the option of an action at a vertex. Options are values, so each is made once.

    In a group with several verbs the option is listed under its verb, a card's under the card, any other under the
    vertex's hexes.
    """
    action, verb, target = action_type(vertex), tag_of(action_type), Ref("vertex", str(vertex))
    if group in SEVERAL_VERBS:
        return Option(action, group=group, under=Ref(VERB, verb), target=target)
    if group == "card":
        return Option(action, group=group, under=Ref("card", verb.removeprefix("card-")), target=target)
    first, *also = hexes_of(vertex)
    return Option(action, group=group, under=first, target=target, also=tuple(also))


@cache
def road_at(edge: int) -> Option:
    """Return the option of laying a road on an edge."""
    name = ISLAND.edge_names[edge]
    return Option(a.BuildRoad(name), group="build", under=Ref(VERB, "build-road"), target=Ref("edge", name))


def turn_of(state: CatanState) -> Turn:
    """Return the frame of the turn; the draft is over."""
    turn = outermost_frame(state, Turn)
    assert turn is not None
    return turn


def settle(ctx: Ctx[CatanState]) -> None:
    """End the match if the active seat has the points; otherwise withdraw offers that can no longer be paid."""
    state = ctx.state
    if state.over:
        return
    turn = state.stack[0] if state.stack else None
    # A turn at its start step has not begun; this check runs again once it has.
    if not isinstance(turn, Turn) or turn.at == "start":
        return
    if has_won(state, turn.seat):
        ctx.emit(Won(turn.seat, total(state, turn.seat)))
        ctx.reveal()
        state.stack = []
        state.over = True
    elif turn.offers:
        OFFERS.take_back_unkept(ctx, turn)
