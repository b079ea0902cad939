"""Panels of First Train in positions of random matches, and the presses that a plan takes in them."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from discord_ui.model.components import screen_view
from discord_ui.model.focus import HOME, FillingHoles, Focus, write_focus, write_value
from discord_ui.model.screen import Screen
from engines.core.legal_moves import LegalMoves
from engines.core.rng import Rng
from engines.first_train.game import GAME, FirstTrainSettings
from engines.first_train.play.contest import CONTEST
from engines.first_train.state import Auction, Construction, FirstTrainState, Running, Sale
from i18n.locales import Locale
from service.base.read_models.panels import ContestView, PanelModel
from service.match.pending import decisions
from tests.discord_ui.helpers import panel_walk
from tests.discord_ui.helpers.panel_models import table_of
from tests.discord_ui.helpers.panel_walk import GUARD, PICTURES
from tests.games.panels import options_of, panel
from tools.scripted_member.adviser import any_move

PHASES = (Auction, Construction, Running, Sale)


@cache
def matches() -> tuple[FirstTrainState, ...]:
    """Positions of random matches on two maps, of every other round: two of each phase with questions."""
    found: list[FirstTrainState] = []
    for seats, name in ((3, "nuernberg"), (2, "wensleydale_compact")):
        rng = Rng(bytes([seats] * 16))
        state = GAME.setup(seats, bytes([seats] * 16), FirstTrainSettings(map=name)).state  # type: ignore[arg-type]
        seen: dict[tuple[int, type], int] = {}
        while not state.over:
            here = (state.round, type(state.stack[-1]))
            seen[here] = seen.get(here, 0) + 1
            if state.round % 2 and seen[here] in (1, 6):
                found.append(state)
            seat = GAME.pending(state)[0].seat
            state = GAME.apply(state, seat, any_move(GAME.options(state, seat), rng)).state
    return tuple(found)


def panel_of(state: FirstTrainState, seat: int, locale: Locale = "en", plan: Any = None) -> PanelModel[Any]:
    """What the panel of a seat in a contest shows."""
    facts = CONTEST.facts(state)
    assert facts is not None
    asked = [decision for decision in decisions(LegalMoves(GAME, state)) if decision.seat == seat]
    planning = ContestView(facts, tuple(CONTEST.options(state, seat)), bool(asked), plan, None)
    moves = tuple(GAME.options(CONTEST.as_if_next(state, seat), seat))
    return table_of(
        state, seat, game=GAME, locale=locale, options=moves, planning=planning, decisions=tuple(asked)
    )


def panels(locale: Locale = "en") -> Iterator[PanelModel[Any]]:
    """Those of all who are in the contests of the matches."""
    for state in matches():
        facts = CONTEST.facts(state)
        for seat in () if facts is None else facts.seats:
            yield panel_of(state, seat, locale)


def at(phase: type) -> FirstTrainState:
    """The first position of a phase in the matches."""
    return next(state for state in matches() if isinstance(state.stack[-1], phase))


def shown(table: PanelModel[Any], focus: Focus) -> Screen:
    """A part of the panel, which fits."""
    screen = panel(table, focus)
    screen_view(screen, GUARD, PICTURES)
    return screen


def presses(table: PanelModel[Any], wanted: Any) -> int:
    """How many presses a plan takes at most, each step being shown where the one before led to."""
    (option,) = (option for option in table.choices.offered if option.admits(wanted))
    options = options_of(table)
    (first, *_) = options.alike(table.choices.offered.index(option))
    values = [write_value(hole, getattr(wanted, hole.field)) for hole in option.holes]

    def on_the_way(step: Focus) -> bool:
        if not isinstance(step, FillingHoles) or step.option != first:
            return False
        done = len(step.settled)
        begun = (*step.settled, step.open or "")[-1]
        return list(step.settled) == values[:done] and values[done].startswith(begun)

    reached: list[tuple[int, Focus]] = [(0, HOME)]
    known = set()
    for count, focus in reached:
        for step in panel_walk.reached(shown(table, focus)):
            if isinstance(step, str):
                if options.action(step) == wanted:
                    return count + 1
            elif on_the_way(step) and write_focus(step) not in known:
                known.add(write_focus(step))
                reached.append((count + 1, step))
    raise AssertionError(f"{wanted!r} is not reached")
