"""Walls and towers, which bring prestige, and the council cards settled after it (resolutions 3 to 5).

First the seat that gained rises as far as it can; it chooses where the holders of better cards are equal. Then
each seat that it displaced takes the best card it can get. Ties stay with the holder.
"""

from functools import cache

from engines.core.actions import Option
from engines.core.decisions import Decision
from engines.core.frames import Ctx, FrameRules
from engines.core.text.messages import Ref
from engines.nuremberg.actions import ChooseCouncil
from engines.nuremberg.data import COSTS, NOBODY, NUMBERS, council_points
from engines.nuremberg.events import CouncilSafe, CouncilTaken, TowerBuilt, WallBuilt
from engines.nuremberg.geography.city import TOWER
from engines.nuremberg.rules.common import ask
from engines.nuremberg.rules.hands import pay
from engines.nuremberg.state import Council, NurembergState

FROM, LOCK = NUMBERS.prestige.council_from, NUMBERS.prestige.lock_at


def build_wall(ctx: Ctx[NurembergState], seat: int, *, free: bool) -> None:
    """Build the next section of the wall, anticlockwise."""
    state = ctx.state
    pay(state, seat, COSTS["free_wall" if free else "wall"])
    state.walls += 1
    gain(ctx, seat, NUMBERS.prestige.wall)
    ctx.emit(WallBuilt(seat, state.walls, state.players[seat].prestige, free))


def build_tower(ctx: Ctx[NurembergState], seat: int, tower: str) -> None:
    """Build a tower in an open triangle."""
    state = ctx.state
    pay(state, seat, COSTS["tower"])
    state.towers[TOWER[tower]] = True
    gain(ctx, seat, NUMBERS.prestige.tower)
    ctx.emit(TowerBuilt(seat, tower, state.players[seat].prestige))


def gain(ctx: Ctx[NurembergState], seat: int, prestige: int) -> None:
    """Add prestige to a seat, and settle the council cards before anything else."""
    ctx.state.players[seat].prestige += prestige
    ctx.push(Council(seat=seat, gained=prestige))


def card_of(state: NurembergState, seat: int) -> int:
    """Return the place of a seat's card among those in play; without one their number, worse than any place."""
    return state.council.index(seat) if seat in state.council else len(state.council)


def is_safe(state: NurembergState, card: int) -> bool:
    """Return whether a council card cannot be taken from its holder any more."""
    holder = state.council[card]
    return holder != NOBODY and state.players[holder].prestige >= LOCK


def to_take(state: NurembergState, seat: int) -> list[int]:
    """Return the cards better than its own that a seat can take from their holders, best first."""
    own = state.players[seat].prestige
    if own < FROM:
        return []
    return [
        card
        for card in range(card_of(state, seat))
        if (holder := state.council[card]) != NOBODY
        and state.players[holder].prestige < own
        and not is_safe(state, card)
    ]


def free_card(state: NurembergState, seat: int) -> int | None:
    """Return the best free card that a seat without one gets; None if it gets none."""
    has_none = seat not in state.council and state.players[seat].prestige >= FROM
    return state.council.index(NOBODY) if has_none and NOBODY in state.council else None


def tied(state: NurembergState, seat: int) -> list[int]:
    """Return the best card that a seat can take, and those whose holders are equal to its holder."""
    cards = to_take(state, seat)
    prestige = [state.players[state.council[card]].prestige for card in cards]
    return [card for card, theirs in zip(cards, prestige, strict=True) if theirs == prestige[0]]


def serves(state: NurembergState, seat: int, gained: int) -> bool:
    """Return whether ``gained`` more prestige wins a card, protects the own one from a rival, or makes it safe."""
    before = state.players[seat].prestige
    after = before + gained
    own = card_of(state, seat)
    if own == len(state.council) and NOBODY in state.council:
        return after >= FROM
    better = [state.players[holder].prestige for holder in state.council[:own] if holder != NOBODY]
    if any(before <= theirs < min(after, LOCK) for theirs in better) and after >= FROM:
        return True
    if own == len(state.council) or before >= LOCK:
        return False
    # A rival with equal prestige, who could build too, would pass the seat.
    rivals = [state.players[other].prestige for other in range(state.seats) if card_of(state, other) > own]
    return after >= LOCK or before in rivals


def take(ctx: Ctx[NurembergState], seat: int, card: int) -> int:
    """Give a card to a seat, and the seat's own card, if any, to the previous holder; return that holder."""
    state = ctx.state
    worth = council_points(state.seats)
    loser, own = state.council[card], card_of(state, seat)
    state.council[card] = seat
    has_own = own < len(state.council)
    if has_own:
        state.council[own] = loser
    if loser == NOBODY:
        ctx.emit(CouncilTaken(seat, worth[card]))
    else:
        ctx.emit(CouncilTaken(seat, worth[card], loser, worth[own] if has_own else None))
    return loser


@cache
def _choice(card: int, holder: int) -> Option:
    return Option(ChooseCouncil(card), group="answer", target=Ref("seat", str(holder)))


class CouncilRules(FrameRules[NurembergState, Council, ChooseCouncil]):
    """The swaps that follow a gain of prestige."""

    def pending(self, state: NurembergState, frame: Council) -> list[Decision]:
        """Ask the seat that gained, if holders are equal."""
        if frame.at == "others" or free_card(state, frame.seat) is not None:
            return []
        cards = tied(state, frame.seat)
        if len(cards) < 2:
            return []
        prestige = state.players[state.council[cards[0]]].prestige
        return [ask(frame.seat, "council", "council", n=prestige)]

    def options(self, state: NurembergState, frame: Council, seat: int) -> list[Option]:
        """Offer the cards, best first."""
        worth = council_points(state.seats)
        return [_choice(worth[card], state.council[card]) for card in tied(state, seat)]

    def handle(self, ctx: Ctx[NurembergState], frame: Council, seat: int, action: ChooseCouncil) -> None:
        """Take the card."""
        worth = council_points(ctx.state.seats)
        frame.displaced.append(take(ctx, seat, worth.index(action.card)))

    def resume(self, ctx: Ctx[NurembergState], frame: Council) -> None:
        """Carry out the next swap."""
        state = ctx.state
        if frame.at == "others":
            self._settle_others(ctx, frame)
            return
        free = free_card(state, frame.seat)
        if free is not None:
            take(ctx, frame.seat, free)
        elif cards := tied(state, frame.seat):
            frame.displaced.append(take(ctx, frame.seat, cards[0]))
        else:
            frame.at = "others"

    def _settle_others(self, ctx: Ctx[NurembergState], frame: Council) -> None:
        state = ctx.state
        while frame.displaced:
            seat = frame.displaced.pop(0)
            found = to_take(state, seat)
            free = free_card(state, seat)
            if free is not None:
                found.append(free)
            if found:
                loser = take(ctx, seat, min(found))
                if loser != NOBODY:
                    frame.displaced.append(loser)
        ctx.pop()
        own, before = card_of(state, frame.seat), state.players[frame.seat].prestige - frame.gained
        if own < len(state.council) and before < LOCK and is_safe(state, own):
            ctx.emit(CouncilSafe(frame.seat, council_points(state.seats)[own]))
