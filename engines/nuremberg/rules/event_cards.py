"""What an event card brings: first its harvest, then its event (rules 1, resolution 19)."""

from engines.core.frames import Ctx
from engines.core.mechanics.turn_order import clockwise
from engines.nuremberg.data import CARDS, COSTS, GOLD, LAST_SQUARE, NOBODY, NUMBERS, ROUTES, YEARS, Cards, route_of
from engines.nuremberg.events import CardDrawn, KnightSentHome, NoToll, TimeIsUp, TollPaid, TollSeen, YearsPassed
from engines.nuremberg.geography.countryside import CASTLE, COUNTRY
from engines.nuremberg.rules.building import settlements_on, wall_left
from engines.nuremberg.rules.hands import size, take_blind
from engines.nuremberg.rules.points import outcome, total
from engines.nuremberg.rules.production import harvest
from engines.nuremberg.state import UNANSWERED, FreeClay, Knight, NurembergState


def draw(ctx: Ctx[NurembergState], seat: int) -> None:
    """Draw the event card of a seat's turn, and carry out its harvest and event."""
    state = ctx.state
    ctx.reveal()
    number = state.deck.pop()
    state.drawn.append(number)
    state.card = number
    card = CARDS[number]
    route = None if card.route is None else ROUTES[route_of(card.route)]
    ctx.emit(CardDrawn(seat, number, card.harvest, card.event, route))
    if card.harvest is not None:
        harvest(ctx, card.harvest)
    match card.event:
        case "toll" if card.route is not None:
            collect(ctx, route_of(card.route))
        case "free_clay":
            _free_clay(ctx)
        case "margrave":
            was, state.knight = state.knight, CASTLE
            ctx.emit(KnightSentHome(None if was == CASTLE else COUNTRY.names[was]))
        case "years_pass":
            _years_pass(ctx)
        case "robber_knight":
            ctx.push(Knight(seat=seat, amounts=owed(state), given=[None] * state.seats))


# ------------------------------------------------------------------ toll


def collect(ctx: Ctx[NurembergState], route: int) -> None:
    """Collect toll for the holder of a route: gold for each opponent's settlement on it, else blind cards."""
    state = ctx.state
    owner = state.rights[route]
    if owner == NOBODY:
        ctx.emit(NoToll(ROUTES[route], "nobody"))
        return
    due = {
        seat: count
        for seat in clockwise(state.active, state.seats)
        if seat != owner and (count := settlements_on(state, seat, route))
    }
    paid = [_pay_toll(ctx, seat, owner, route, count) for seat, count in due.items()]
    if not any(paid):
        ctx.emit(NoToll(ROUTES[route], "empty" if due else "none"))


def _pay_toll(ctx: Ctx[NurembergState], seat: int, owner: int, route: int, due: int) -> bool:
    """Pay gold first, then a blind card for each missing piece; return whether anything was paid."""
    state = ctx.state
    gold = min(due, state.players[seat].gold)
    state.players[seat].purse[GOLD] -= gold
    state.players[owner].purse[GOLD] += gold
    drawn = [kind for _ in range(due - gold) if (kind := take_blind(ctx, owner, seat, "toll")) is not None]
    if not gold and not drawn:
        return False
    paid = TollPaid(seat, owner, ROUTES[route], due, gold, len(drawn))
    if drawn:
        cards = Cards.of(drawn.count(kind) for kind in Cards.__struct_fields__)
        known = TollSeen(seat, owner, paid.route, due, gold, len(drawn), cards)
        ctx.emit(known, to=(seat, owner), others=paid)
    else:
        ctx.emit(paid)
    return True


# ------------------------------------------------------------------ the others


def can_build_free(state: NurembergState, seat: int) -> bool:
    """Return whether a seat has the gold for a free wall."""
    return state.players[seat].gold >= COSTS["free_wall"][GOLD]


def _free_clay(ctx: Ctx[NurembergState]) -> None:
    """Ask only the seats with enough gold; gold is open, so this reveals nothing."""
    state = ctx.state
    if wall_left(state):
        order = [seat for seat in clockwise(state.active, state.seats) if can_build_free(state, seat)]
        ctx.push(FreeClay(order=order, answers=[UNANSWERED] * state.seats))


def _years_pass(ctx: Ctx[NurembergState]) -> None:
    state = ctx.state
    state.square += 1
    square = YEARS[state.square]
    ctx.emit(YearsPassed(square.year, square.red))
    if state.square == LAST_SQUARE:
        state.stack = []
        state.over = True
        best = outcome(state)
        assert best is not None
        ctx.emit(TimeIsUp(best.winners, total(state, best.winners[0])))
    elif square.red:
        state.deck = sorted(CARDS)
        state.drawn = []
        ctx.shuffle(state.deck, "deck", pile=True)


def owed(state: NurembergState) -> list[int]:
    """Return, by seat, how many cards a robber knight makes it return; gold does not count."""
    held = [size(state, seat) for seat in range(state.seats)]
    return [n // 2 if n >= NUMBERS.discard_from else 0 for n in held]
