"""Conformance of premoves: they can be chosen, and reveal nothing that the seat cannot know."""

from typing import Any

import msgspec

from engines.core.game import Game
from engines.core.play.premoves import PremoveCondition, Premoves
from engines.core.premove_positions import position_after_premove
from engines.core.rng import Rng
from engines.core.testing.broken_promise import demand

TRIED = 4
"""How many moves of a seat to try; only the first is followed up."""
DEEP = 3
"""How many moves to plan one after the other."""


def check_ahead(game: Game[Any, Any], state: Any, seat: int, rng: Rng) -> None:
    """Check the moves that a seat can plan at a position, in two worlds that look the same to it."""
    premoves = game.premoves
    if premoves is None or state.over:
        return
    before = game.states.digest(state)
    here, there = (game.determinize(state, seat, rng.fork(name)) for name in ("here", "there"))
    asked = premoves.asks(state, seat)
    same = asked == premoves.asks(here, seat)
    demand(same, "ahead-leak", f"whether seat {seat} is asked depends on what it cannot know")
    demand(not asked or bool(game.options(state, seat)), "ahead", f"seat {seat} is asked and can do nothing")
    if asked:
        _follow(game, premoves, here, there, seat, rng, DEEP)
        return
    one, other = premoves.as_if_asked(here, seat), premoves.as_if_asked(there, seat)
    same = (one is None) == (other is None)
    demand(same, "ahead-leak", f"whether seat {seat} may say something depends on what it cannot know")
    if one is not None and other is not None:
        _follow(game, premoves, one, other, seat, rng, DEEP)
    demand(game.states.digest(state) == before, "pure", "asking what may be given beforehand changed the position")


def _follow(
    game: Game[Any, Any], premoves: Premoves[Any], one: Any, other: Any, seat: int, rng: Rng, deep: int
) -> None:
    demand(premoves.asks(one, seat), "ahead", f"seat {seat} is to choose moves where it is not asked for them")
    options = game.options(one, seat)
    demand(bool(options), "ahead", f"seat {seat} may choose of no moves")
    same = game.options(other, seat) == options
    demand(same, "ahead-leak", f"what seat {seat} may give beforehand depends on what it cannot know")
    view = game.view(one, seat)
    for option in options:
        game.names.label(view, option)
    for n in range(TRIED):
        action = rng.choice(options).random(rng)
        conditions = list(premoves.conditions(one, seat, action))
        same = list(premoves.conditions(other, seat, action)) == conditions
        demand(same, "ahead-leak", f"the conditions of {action!r} depend on what seat {seat} cannot know")
        for condition in conditions:
            _check_condition(game, premoves, one, other, seat, condition)
        then, elsewhere = (
            position_after_premove(game, one, seat, action),
            position_after_premove(game, other, seat, action),
        )
        same = (then is None) == (elsewhere is None)
        demand(same, "ahead-leak", f"whether {action!r} is followed depends on what seat {seat} cannot know")
        if n == 0 and deep and then is not None and elsewhere is not None:
            _follow(game, premoves, then, elsewhere, seat, rng, deep - 1)


def _check_condition(
    game: Game[Any, Any], premoves: Premoves[Any], one: Any, other: Any, seat: int, condition: PremoveCondition
) -> None:
    demand(premoves.holds(one, seat, condition), "ahead", f"{condition} is offered and does not hold")
    same = premoves.holds(other, seat, condition)
    demand(same, "ahead-leak", f"whether {condition} holds depends on what seat {seat} cannot know")
    written = msgspec.json.decode(msgspec.json.encode(condition), type=PremoveCondition)
    demand(written == condition, "round-trip", f"{condition} through JSON")
    demand(bool(premoves.says(condition).key), "ahead", f"{condition} cannot be said")
