"""The value of a position for a seat, in victory points, including those that pieces, cards and money promise.

The weights are rules of thumb; many small changes at once, in matches of greedy seats, moved them.
"""

from engines.core.frames import outermost_frame
from engines.golden_age.data import (
    BLUE,
    BROWN,
    CARDS,
    COLONY,
    CULTURE,
    GREEN,
    GREY,
    INVESTMENT,
    NOBODY,
    NUMBERS,
    ORANGE,
    SETS,
    SPICE,
    YELLOW,
)
from engines.golden_age.geography import COLONY_0, DISTANCE, GUILD_0, PLACE_COLOUR, PROVINCE_COLOUR, WEST_PLACE
from engines.golden_age.rules.cards import count, crew, worth_of_sets
from engines.golden_age.rules.pieces import active_places
from engines.golden_age.rules.points import finished, total
from engines.golden_age.rules.special_actions import performable
from engines.golden_age.state import Bidding, GoldenAgeState, Perform, Turn

SPEND = 24
"""Up to this sum, every half florin soon buys something."""
_HIDDEN = {INVESTMENT: 1.2, COLONY: 1.5, CULTURE: 0.9, SPICE: 1.7}
"""By back, the value of another seat's hidden card."""
_ACTION = {GREEN: 1.0, YELLOW: 0.75, BROWN: 0.9, BLUE: 1.1, GREY: 0.85}
_SPICE = (2.2, 1.9, 1.6, 1.3, 1.0, 0.7)
"""By colony."""
_ACTION_AT = tuple(
    _SPICE[place - COLONY_0] if colour == ORANGE else _ACTION[colour] * (1.0 if place < GUILD_0 else 0.75)
    for place, colour in enumerate(PLACE_COLOUR)
)
"""By place, the value of having a marker's action there every turn; actions of guilds cannot be sold."""
_TURNS = (2.4, 2.0, 1.4, 0.9, 0.6, 0.4)
"""How often the best action that a seat has is used, then the next one, and so on."""
_FREE = {GREEN: 1.9, YELLOW: 1.75, BROWN: 1.75, BLUE: 2.05, GREY: 1.6}
"""By colour, the value of performing its action once without cost."""
_PAWN_PAYS, _MARKER_PAYS, _A_TURN = 2.0, 4.0, 0.16
"""What the Stadtholder pays for a piece, in half florins, and the value of one that may come each turn."""
_GATHERED, _STEP = (0.15, 0.45, 0.65), 0.15
"""By pawns gathered, the part that counts of the marker that they may become; what each step apart takes off."""


def money_worth(money: int) -> float:
    """Return the value of half florins in points: money to spend soon is worth more than the rest."""
    spent = min(money, SPEND)
    return 0.18 * spent - 0.0006 * spent * spent + 0.06 * max(0, money - SPEND)


def worth(state: GoldenAgeState, seat: int, *, known: bool) -> float:
    """Return the value of the seat's position. known: its hand may be used, not only its backs."""
    player = state.players[seat]
    points = total(state, seat)
    left = time_left(state)
    value = points - player.money // NUMBERS.points.money + 0.0
    cash = player.money
    if known:
        # Complete sets count a little less than they pay, so that they are cashed in only when it helps.
        cash += worth_of_sets(state, seat) * 19 // 20
        value += single_cards_worth(state, seat) + colony_cards_worth(state, seat)
    else:
        value += sum(_HIDDEN[CARDS[key].deck] for key in player.hand)
    value += money_worth(cash) * (0.35 + 0.65 * left)
    value += left * (income_worth(state, seat) + actions_worth(state, seat))
    value += gathering_worth(state, seat, left) + paintings_worth(state, seat) + 0.1 * min(player.markers, 2)
    return value + _in_progress(state, seat)


def time_left(state: GoldenAgeState) -> float:
    """Return the part of a match that is still to come, by the points of its leader."""
    leads = max(total(state, seat) for seat in range(state.seats))
    return max(0.15, min(1.0, (NUMBERS.target - leads) / 22))


def single_cards_worth(state: GoldenAgeState, seat: int) -> float:
    """Return the value of die cards and of cards of incomplete sets."""
    value = 0.0
    for name, data in SETS.items():
        if data.set > 1:
            over = count(state, seat, name) % data.set
            value += over * data.pays / data.set * (0.038 + 0.014 * (over - 1))
    return value + 0.5 * count(state, seat, "die")


def colony_cards_worth(state: GoldenAgeState, seat: int) -> float:
    """Return the value of an incomplete crew; cards beyond a crew's needs count little."""
    held, jokers = crew(state, seat)
    cards = sum(CARDS[key].data.kind == "colony" for key in state.players[seat].hand)
    if len(held) + jokers == 0:
        jokers = count(state, seat, "voc")
        held = tuple({CARDS[key].id for key in state.players[seat].hand if CARDS[key].data.kind == "colony"})
    useful = len(held) + jokers
    crews = min(useful, 3)
    return (0.0, 1.35, 3.0, 5.2)[crews] + 0.9 * (useful - crews) + 0.35 * (cards - len(held))


def income_worth(state: GoldenAgeState, seat: int) -> float:
    """Return the value of pieces that the Stadtholder pays."""
    player = state.players[seat]
    pays = _PAWN_PAYS * (sum(state.pawns[seat]) + len(player.governors))
    pays += _MARKER_PAYS * state.owner[:GUILD_0].count(seat)
    return _A_TURN * pays


def actions_worth(state: GoldenAgeState, seat: int) -> float:
    """Return the value of markers with actions; markers beyond what the seat can pay for are worth less."""
    return _together(_actions(state, seat))


def _actions(state: GoldenAgeState, seat: int) -> list[float]:
    value = [_ACTION_AT[place] for place, owner in enumerate(state.owner) if owner == seat]
    return value + [_ACTION_AT[WEST_PLACE]] * state.west[seat]


def _together(actions: list[float]) -> float:
    return sum(one * share for one, share in zip(sorted(actions, reverse=True), _TURNS, strict=False))


def gathering_worth(state: GoldenAgeState, seat: int, left: float) -> float:
    """Return the value of pawns near each other in a province, as a part of what a marker would add there.

    left: see `time_left`.
    """
    pawns = state.pawns[seat]
    here = [province for province, number in enumerate(pawns) for _ in range(number)]
    if not here or not (state.players[seat].markers or active_places(state, seat)):
        return 0.0
    held = _actions(state, seat)
    income, now = _A_TURN * (_MARKER_PAYS - NUMBERS.settle * _PAWN_PAYS), _together(held)
    points = NUMBERS.points.marker - NUMBERS.settle * NUMBERS.points.pawn
    gains = {each: points + left * (_together([*held, each]) - now + income) for each in set(_ACTION_AT[:GUILD_0])}
    best = 0.0
    for province in range(GUILD_0):
        if state.owner[province] == NOBODY:
            near = sorted(DISTANCE[start][province] for start in here)[: NUMBERS.settle]
            best = max(best, _GATHERED[len(near) - 1] * gains[_ACTION_AT[province]] - _STEP * sum(near))
    return best


def paintings_worth(state: GoldenAgeState, seat: int) -> float:
    """Return the value of unfinished paintings by payments made; more if the seat has the brown action."""
    brown = any(owner == seat and PLACE_COLOUR[place] == BROWN for place, owner in enumerate(state.owner))
    value = 0.0
    for painting in state.players[seat].paintings:
        if not finished(painting):
            data = CARDS[painting.card].data
            done = (painting.paid + 0.9) / (data.payments + 0.9)
            value += data.points * done * (0.9 if brown else 0.6)
    return value


def free_worth(state: GoldenAgeState, seat: int, colour: int) -> float:
    """Return the value of performing the action of a colour once without its cost."""
    return _FREE[colour] if performable(state, seat, colour) else 0.0


def _in_progress(state: GoldenAgeState, seat: int) -> float:
    """Return what an auction or a won action will bring."""
    top = state.stack[-1]
    if isinstance(top, Perform):
        return _FREE[PROVINCE_COLOUR[top.place]] if top.seat == seat else 0.0
    if not isinstance(top, Bidding):
        return 0.0
    colour = PROVINCE_COLOUR[top.place]
    if top.seller == seat:
        purses = sorted((state.players[other].money for other in top.bidders), reverse=True)
        likely = max(top.highest, min(6, purses[1] if len(purses) > 1 else 1))
        return 1.2 * (money_worth(state.players[seat].money + likely) - money_worth(state.players[seat].money))
    if top.leader == seat:
        money = state.players[seat].money
        return free_worth(state, seat, colour) - (money_worth(money) - money_worth(money - top.highest))
    return 0.0


def evaluate(state: GoldenAgeState, seat: int) -> float:
    """Return the seat's value: its points, then the actions, income, cards and money that bring more."""
    if (decided := _decided(state, seat)) is not None:
        return decided
    rivals = [worth(state, other, known=False) for other in range(state.seats) if other != seat]
    return worth(state, seat, known=True) - 0.3 * max(rivals) - 0.1 * sum(rivals) / len(rivals)


def own_worth(state: GoldenAgeState, seat: int) -> float:
    """Return the part of `evaluate` that depends only on the seat's own things."""
    decided = _decided(state, seat)
    return worth(state, seat, known=True) if decided is None else decided


def _decided(state: GoldenAgeState, seat: int) -> float | None:
    if state.over:
        return 1000.0 if seat == state.active else -1000.0
    if seat == state.active and outermost_frame(state, Turn) is not None and total(state, seat) >= NUMBERS.target:
        # Ending the turn wins; nothing is better.
        return 500.0
    return None
