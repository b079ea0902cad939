"""Positions of Cities & Knights at a service's table, and dice that are known in advance."""

from collections.abc import Callable
from functools import partial
from typing import Any

from engines.cities_knights.actions import BuildRoad, EndTurn, RollDice
from engines.cities_knights.card_actions import Inventor
from engines.cities_knights.events import Rolled
from engines.cities_knights.game import GAME
from engines.cities_knights.position import load
from engines.core.text.messages import Ref
from service.driver import publishing
from service.driver.repository import MatchRepository
from service.match.log_line import RULES
from service.match.snapshot import plain_json
from store import rows
from store.tables import action_rows
from tests.engines.helpers.acting import choices, do
from tests.service.helpers.match import ServiceMatch


async def placed(matches: MatchRepository, match_id: int, state: Any) -> None:
    """Go on from a position instead of the match's own; the seat that owes something there is asked."""
    async with matches.change(match_id) as unit:
        # Like other rules, it is nothing behind which a move could be taken back, or be played again.
        version = unit.match.row.rules_version
        change = plain_json({"type": RULES, "from": version, "to": version})
        unit.log_step(seat=None, origin="system", payload=change, state=state)
        live = unit.match
        kept = rows.Snapshot(
            live.id, "checkpoint", live.row.seq, live.row.rules_version, live.game.states.encode(state)
        )
        unit.also_write(partial(action_rows.put_snapshot, snapshot=kept))
        unit.publish()
        unit.mark_told(unit.match.row.seq)
        publishing.ask_decisions(unit)


async def lay_out(match: ServiceMatch, state: Any) -> None:
    """Let a match go on from a position; what is said of it is forgotten."""
    await placed(match.kontor.matches, match.id, state)
    await match.settle()
    match.forget()


def before_dice(total: int, state_of: Callable[[str], Any], action: Any) -> Any:
    """A position in which the dice that follow a move of the active seat, a roll or an end of turn, make a sum.

    state_of: the position, by the seed of chance in hexadecimal.
    """
    for seed in range(500):
        state = state_of(f"{seed:032x}")
        step = GAME.apply(state, state.active, action)
        if not isinstance(action, RollDice):
            step = GAME.apply(step.state, step.state.active, RollDice())
        rolls = [emitted.event for emitted in step.events if isinstance(emitted.event, Rolled)]
        if rolls[0].red + rolls[0].yellow == total:
            return state
    raise AssertionError("no such dice")


def renaming(state: Any) -> tuple[BuildRoad, Inventor]:
    """A road, and a swap after which the place of the road is called something else."""
    for road in choices(state, BuildRoad):
        built = do(state, road).state
        for swap in choices(built, Inventor):
            views = [GAME.view(one, None) for one in (built, do(built, swap).state)]
            if len({repr(GAME.names.place(view, Ref("edge", road.edge))) for view in views}) == 2:
                return road, swap
    raise AssertionError("no such road")


RICH = {"wool": 4, "ore": 3, "brick": 3}


def before_a_seven(**keys: Any) -> Any:
    """The end of Anna's turn; the dice that fall as Ben's begins are a seven."""
    seats = {
        f"P{seat}": {"settlements": [vertex], "hand": hand}
        for seat, (vertex, hand) in enumerate(((0, {}), (10, {}), (20, RICH), (30, RICH)))
    }

    def state_of(seed: str) -> Any:
        return load({"players": 4, "attacks": 1, "loose": True, "seed": seed, **seats, **keys})

    return before_dice(7, state_of, EndTurn())
