"""What a roll brings, in its fixed order: event die, progress discards, production or seven, aqueduct (2.1)."""

from msgspec.structs import replace

from engines.cities_knights import actions as a
from engines.cities_knights.data import KIND, NUMBERS, RESOURCES, SCIENCE, TRACKS, Cards
from engines.cities_knights.events import (
    BarbariansLanded,
    CityRazed,
    DefenderNamed,
    DefendersTied,
    Rolled,
    ShipMoved,
)
from engines.cities_knights.rules.building import discard_limit, free_cities, supply
from engines.cities_knights.rules.common import ask, at_vertex
from engines.cities_knights.rules.hands import RESOURCE_RANGE, draw_progress, receive, size
from engines.cities_knights.rules.knights import ACTED, defence_of, endangered
from engines.cities_knights.rules.production import produce
from engines.cities_knights.state import (
    CITY,
    SETTLEMENT,
    TIPPED,
    Attack,
    CardsOwed,
    CatanState,
    Dice,
    DropProgress,
    Raze,
    Robber,
    Roll,
    replaced,
)
from engines.core.actions import Option, plain_option
from engines.core.decisions import Decision
from engines.core.frames import Ctx, FrameRules
from engines.core.mechanics.simultaneous_duties import SimultaneousRules
from engines.core.mechanics.turn_order import clockwise
from engines.core.text.messages import Ref

AQUEDUCT = 3
"""The level of science from which a roll that brings nothing gives a resource."""
SEVEN = 7


def taking(state: CatanState, frame: Roll) -> list[int]:
    """Return the seats whose aqueducts bring them a resource now, in turn order from the active one (A7)."""
    if frame.at != "aqueduct" or not frame.empty:
        return []
    return _choosing(frame.empty, [state.bank[kind] for kind in RESOURCE_RANGE])


def drawing(state: CatanState, frame: Attack) -> list[int]:
    """Return the tied defenders who choose a deck now, in turn order from the active one (A7)."""
    return _choosing(frame.tied, [len(deck) for deck in state.decks]) if frame.at == "draw" else []


def _choosing(seats: list[int], stocks: list[int]) -> list[int]:
    """Return the seats that may choose now, when each takes one piece from the stocks: all, or only the first.

    All choose at once if no stock can run out among them, for then no choice affects another.
    """
    if all(not stock or stock >= len(seats) for stock in stocks):
        return seats if any(stocks) else []
    return seats[:1]


def throw(ctx: Ctx[CatanState], seat: int, chosen: tuple[int, int] | None = None) -> None:
    """Roll three dice, or only the event die after an Alchemist, and push the frame of the consequences."""
    red = ctx.below(6, "die.red", base=1) if chosen is None else chosen[0]
    yellow = ctx.below(6, "die.yellow", base=1) if chosen is None else chosen[1]
    event = ctx.choice(NUMBERS.event_die, "die.event")
    ctx.state.dice = Dice(red, yellow, event)
    ctx.emit(Rolled(seat, red, yellow, event, chosen is not None))
    ctx.push(Roll(seat=seat))


class RollRules(FrameRules[CatanState, Roll, a.TakeResource]):
    """The chain of consequences of one roll."""

    def pending(self, state: CatanState, frame: Roll) -> list[Decision]:
        """Ask the seats with an aqueduct; no other step of this frame asks."""
        return [ask(seat, "aqueduct", "aqueduct") for seat in taking(state, frame)]

    def options(self, state: CatanState, frame: Roll, seat: int) -> list[Option]:
        """Offer the resources that the bank has."""
        return [
            plain_option(a.TakeResource(kind), "answer", Ref("kind", kind))
            for kind in RESOURCES
            if state.bank[KIND[kind]]
        ]

    def handle(self, ctx: Ctx[CatanState], frame: Roll, seat: int, action: a.TakeResource) -> None:
        """Take the resource."""
        frame.empty.remove(seat)
        receive(ctx, seat, Cards(**{action.kind: 1}).counts(), "aqueduct")

    def resume(self, ctx: Ctx[CatanState], frame: Roll) -> None:
        """Take the next steps of the chain, until the match may be won or a seat is asked."""
        state = ctx.state
        dice = state.dice
        assert dice is not None
        if frame.at == "start":
            frame.at = "drop"
            if _sail(ctx, frame) if dice.event == "ship" else _gate(ctx, TRACKS.index(dice.event)):
                return
        if frame.at == "drop":
            frame.at = "sum"
            if push_drops(ctx, [seat for seat in range(state.seats) if seat != frame.seat]):
                return
        if frame.at == "sum":
            if dice.red + dice.yellow == SEVEN:
                frame.at = "robber"
                _push_discards(ctx)
            else:
                frame.at = "aqueduct"
                frame.empty = [
                    seat
                    for seat in produce(ctx, dice.red + dice.yellow)
                    if state.players[seat].improvements[SCIENCE] >= AQUEDUCT
                ]
        elif frame.at == "robber":
            frame.at = "done"
            if state.attacks:
                ctx.push(Robber(seat=frame.seat, by="seven"))
        else:
            ctx.pop()


def _sail(ctx: Ctx[CatanState], frame: Roll) -> bool:
    """Move the ship; return whether it has landed."""
    state = ctx.state
    state.barbarians += 1
    ctx.emit(ShipMoved(state.barbarians))
    if state.barbarians < NUMBERS.barbarian_steps:
        return False
    state.barbarians = 0
    ctx.push(Attack(seat=frame.seat))
    return True


def draws(state: CatanState, seat: int) -> bool:
    """Return whether the last roll opened a gate that brings the seat a progress card, if one is left (2.4)."""
    dice = state.dice
    if dice is None or dice.event == "ship":
        return False
    return _opens(dice, state.players[seat].improvements[TRACKS.index(dice.event)])


def _opens(dice: Dice, level: int) -> bool:
    return dice.red <= level + 1 and level > 0


def _gate(ctx: Ctx[CatanState], track: int) -> bool:
    """Draw a card for each seat whose level allows it, the active seat first; return whether any seat draws."""
    state = ctx.state
    dice = state.dice
    assert dice is not None
    lucky = [
        seat
        for seat in clockwise(state.active, state.seats)
        if _opens(dice, state.players[seat].improvements[track])
    ]
    for seat in lucky:
        draw_progress(ctx, seat, track)
    return bool(lucky)


def push_drops(ctx: Ctx[CatanState], seats: list[int]) -> bool:
    """Ask those of the seats with excess progress cards to give one up; return whether there are any."""
    owing = [seat for seat in seats if len(ctx.state.players[seat].progress) > NUMBERS.progress_limit]
    if owing:
        ctx.push(DropProgress(owing=owing))
    return bool(owing)


def _push_discards(ctx: Ctx[CatanState]) -> None:
    state = ctx.state
    amounts = [
        size(state, seat) // 2 if size(state, seat) > discard_limit(state, seat) else 0
        for seat in range(state.seats)
    ]
    if any(amounts):
        ctx.push(CardsOwed(amounts=amounts, reason="seven"))


# ------------------------------------------------------------------ barbarians


class AttackRules(FrameRules[CatanState, Attack, a.ChooseDeck]):
    """The landing of the barbarians: fight, reward or loss; then all knights become inactive (2.6)."""

    def pending(self, state: CatanState, frame: Attack) -> list[Decision]:
        """Ask tied best defenders to choose a deck."""
        return [ask(seat, "deck", "deck") for seat in drawing(state, frame)]

    def options(self, state: CatanState, frame: Attack, seat: int) -> list[Option]:
        """Offer the decks that have cards."""
        return [
            plain_option(a.ChooseDeck(track), "answer", Ref("track", track))
            for track, deck in zip(TRACKS, state.decks, strict=True)
            if deck
        ]

    def handle(self, ctx: Ctx[CatanState], frame: Attack, seat: int, action: a.ChooseDeck) -> None:
        """Draw from the deck."""
        frame.tied.remove(seat)
        draw_progress(ctx, seat, TRACKS.index(action.track))

    def resume(self, ctx: Ctx[CatanState], frame: Attack) -> None:
        """Fight; after reward or loss, make all knights inactive."""
        state = ctx.state
        if frame.at == "start":
            frame.at = "draw"
            state.attacks += 1
            _fight(ctx, frame)
            return
        state.knights = tuple([replace(knight, **ACTED) for knight in state.knights])
        ctx.pop()


def _fight(ctx: Ctx[CatanState], frame: Attack) -> None:
    state = ctx.state
    seats = range(state.seats)
    strength = state.piece.count(CITY)
    own = [defence_of(state, seat) for seat in seats]
    ctx.emit(BarbariansLanded(strength, sum(own), tuple(own)))
    if sum(own) >= strength:
        best = max(own)
        heroes = [seat for seat in clockwise(state.active, state.seats) if own[seat] == best]
        if best and len(heroes) == 1:
            state.players[heroes[0]].defender += 1
            ctx.emit(DefenderNamed(heroes[0]))
        elif best:
            frame.tied = heroes
            ctx.emit(DefendersTied(tuple(heroes)))
        return
    losers = endangered(state)
    if losers:
        ctx.push(Raze(owing=losers))


class RazeRules(SimultaneousRules[CatanState, Raze, a.RazeCity]):
    """The seats that defended worst choose the city that is lost; a single city leaves nothing to choose."""

    def owing(self, state: CatanState, frame: Raze) -> list[int]:
        """Return the losers."""
        return frame.owing

    def ask(self, state: CatanState, frame: Raze, seat: int) -> Decision:
        """Ask which city is lost."""
        return ask(seat, "raze", "raze", auto=len(free_cities(state, seat)) == 1)

    def options(self, state: CatanState, frame: Raze, seat: int) -> list[Option]:
        """Offer cities without a metropolis."""
        return [at_vertex(a.RazeCity, vertex, "answer") for vertex in free_cities(state, seat)]

    def handle(self, ctx: Ctx[CatanState], frame: Raze, seat: int, action: a.RazeCity) -> None:
        """Turn the city into a settlement and remove its wall."""
        state = ctx.state
        frame.owing.remove(seat)
        tipped = not supply(state, seat, SETTLEMENT)
        state.piece = replaced(state.piece, action.vertex, TIPPED if tipped else SETTLEMENT)
        wall = action.vertex in state.walls
        if wall:
            state.walls = tuple([vertex for vertex in state.walls if vertex != action.vertex])
        ctx.emit(CityRazed(seat, action.vertex, wall, tipped))
