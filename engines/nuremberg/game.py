"""Nuremberg, put together."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from engines.core.game import Game, GameInfo
from engines.core.kinds import Kinds
from engines.core.mind import Mind
from engines.core.rng import Rng
from engines.core.text import Msg, Ref
from engines.core.words import Words
from engines.nuremberg import (
    chronicle,
    invariants,
    labelling,
    naming,
    ordering,
    refusing,
    suggesting,
    summary,
    thinking,
)
from engines.nuremberg.actions import ANSWERS, NurembergAction
from engines.nuremberg.ahead import NurembergAhead
from engines.nuremberg.answers import FreeClayRules, KnightRules
from engines.nuremberg.common import settle
from engines.nuremberg.costing import purse
from engines.nuremberg.council import CouncilRules
from engines.nuremberg.data import KINDS, NOBODY, NUMBERS, RESOURCES, ROUTES, council_points
from engines.nuremberg.draft import DraftRules
from engines.nuremberg.events import NurembergEvent, YearsPassed
from engines.nuremberg.geography.city import SITES, TOWERS
from engines.nuremberg.geography.countryside import CASTLE, CROSSINGS
from engines.nuremberg.points import outcome
from engines.nuremberg.state import Council, Draft, FreeClay, Knight, NurembergState, Player, Turn
from engines.nuremberg.turn import TurnRules
from engines.nuremberg.view import NurembergView
from engines.nuremberg.viewing import make_view


class NurembergSettings(Struct, frozen=True):
    """Options of the lobby. setup: by the beginners' plan, or each seat places its own pieces."""

    setup: Literal["beginner", "advanced"] = "beginner"


def initial(seats: int, rng: Rng, settings: NurembergSettings) -> NurembergState:
    """An empty board; the draft's first step draws for the first turn."""
    return NurembergState(
        seats=seats,
        rng=rng,
        stack=[Draft(setup=settings.setup)],
        players=[Player(purse=[0] * len(KINDS)) for _ in range(seats)],
        stations=[[] for _ in ROUTES],
        settlements=[NOBODY] * len(CROSSINGS),
        workshops=[NOBODY] * len(SITES),
        rights=[NOBODY] * len(ROUTES),
        council=[NOBODY] * len(council_points(seats)),
        knight=CASTLE,
        bank=[NUMBERS.cards_of_each_kind] * len(RESOURCES),
        deck=[],
        towers=[False] * len(TOWERS),
    )


def empty_handed(view: NurembergView) -> bool:
    """Whether the viewer has no card; gold lies open."""
    return view.viewer is not None and not view.players[view.viewer].held


def standing(view: NurembergView, ref: Ref) -> list[Msg]:
    """An offer as its reader sees it, and who has answered it."""
    found = (offer for offer in view.offers if str(offer.id) == ref.id)
    return [line for offer in found for line in naming.TRADE.standing_for(offer, view.viewer, purse(view))]


GAME: Game[NurembergState, NurembergView] = Game(
    info=GameInfo(key="nuremberg", command="nuremberg", seats=(3, 4), rules_version=2, hidden=True),
    settings=NurembergSettings,
    state_type=NurembergState,
    action_type=NurembergAction,
    event_type=NurembergEvent,
    frames={
        Draft: DraftRules(),
        Turn: TurnRules(),
        FreeClay: FreeClayRules(),
        Knight: KnightRules(),
        Council: CouncilRules(),
    },
    initial=initial,
    outcome=outcome,
    view=make_view,
    redraw=thinking.redraw,
    secrets=thinking.secrets,
    invariants=invariants.faults,
    always=settle,
    turn=lambda state: state.turns,
    words=Words(
        label=labelling.label,
        place=naming.place,
        effect=naming.effect,
        tell=chronicle.tell,
        summary=summary.summary,
        head=summary.head,
        empty_handed=empty_handed,
        standing=standing,
        why_not=refusing.why_not,
        things=naming.things,
        answers=ANSWERS,
        routine=frozenset({"nuremberg-ask-turn"}),
        minor=chronicle.MINOR,
        stays=chronicle.STAYS,
        personal=chronicle.PERSONAL,
        scoring=chronicle.SCORING,
        course=summary.course,
        goal=NUMBERS.target,
        milestones=(YearsPassed,),
        kinds=Kinds(places=frozenset({"crossing", "site", "tower", "field", "route"})),
        of_course=frozenset({"draw"}),
    ),
    mind=Mind(evaluate=thinking.evaluate, suggest=suggesting.suggest),
    orders=ordering.ORDERS,
    ahead=NurembergAhead(),
)
