"""A seat's turn: the roll, then free and special actions and auctions in any order (rules 3.2)."""

from functools import cache

from engines.core.actions import IntHole, Option, plain_option
from engines.core.decisions import Decision
from engines.core.frames import Ctx, FrameRules
from engines.core.mechanics.turn_order import left_of
from engines.core.text.messages import Ref
from engines.golden_age import actions as a
from engines.golden_age.data import COLOURS, NOBODY, NUMBERS
from engines.golden_age.events import OfferDeclined, PawnMoved, TurnBegan, TurnEnded, Won
from engines.golden_age.geography import GUILD_0, PLACE, PLACE_COLOUR, PLACES, PROVINCE, PROVINCES, move_cost
from engines.golden_age.rules.auctions import open_auction, sellable
from engines.golden_age.rules.cards import holds_die, may_hold_die, play_die
from engines.golden_age.rules.common import ask, at
from engines.golden_age.rules.income import roll
from engines.golden_age.rules.pieces import (
    active_places,
    flip,
    guild_price,
    move_pawn,
    settle,
    take_guild,
    turn_back,
)
from engines.golden_age.rules.points import total
from engines.golden_age.rules.special_actions import COST_AT, perform, use_options
from engines.golden_age.rules.voyages import (
    answered,
    lapse,
    offer_of,
    offer_options,
    open_offer,
    question,
    sail,
    sail_options,
    settle_options,
)
from engines.golden_age.state import GoldenAgeState, Turn

ROLL = Option(a.Roll(), group="roll")
LEAST_TOTAL, MOST_TOTAL = 2, 12
CHOOSE = Option(a.PlayDie(LEAST_TOTAL), holes=(IntHole("total", LEAST_TOTAL, MOST_TOTAL),), group="roll")
END = Option(a.EndTurn(), group="end", ends=True)
_TURN = [ask(seat, "turn", "turn") for seat in range(4)]
_ROLL = [ask(seat, "roll", "roll") for seat in range(4)]
_FALL = [ask(seat, "roll", "roll", auto=True) for seat in range(4)]


class TurnRules(FrameRules[GoldenAgeState, Turn, a.TurnAction]):
    """The active seat's turn, and what winners of its auctions may do before the next one."""

    def pending(self, state: GoldenAgeState, frame: Turn) -> list[Decision]:
        """Return the active seat's decision and optional ones of others; after its turn, the others' alone."""
        if frame.at == "start":
            return []
        if frame.at == "before":
            # Only culture backs can hide a die card; without any there is nothing to decide before the roll.
            return [(_ROLL if may_hold_die(state, frame.seat) else _FALL)[frame.seat]]
        ended = frame.at == "end"
        asked = [] if ended else [_TURN[frame.seat]]
        if frame.offers:
            left = (open_offer(state, offer) for offer in frame.offers)
            asked += [question(offer, waiting=ended) for offer in left if offer is not None]
        return asked

    def options(self, state: GoldenAgeState, frame: Turn, seat: int) -> list[Option]:
        """Return what the seat can do and pay for now, in the order of the panel."""
        if frame.at == "before":
            return [ROLL, CHOOSE] if holds_die(state, seat) else [ROLL]
        if seat != frame.seat:
            return offer_options(state, offer_of(frame, seat))
        return [
            *_act_options(state, frame),
            *_move_options(state, seat),
            *_guild_options(state, seat),
            *settle_options(state, seat),
            *sail_options(state, seat),
            END,
        ]

    def handle(self, ctx: Ctx[GoldenAgeState], frame: Turn, seat: int, action: a.TurnAction) -> None:
        """Carry out the action."""
        state = ctx.state
        match action:
            case a.EndTurn():
                self._end(ctx, frame)
            case a.MovePawn(start, to):
                cost = move_cost(PROVINCE[start], PROVINCE[to])
                state.players[seat].money -= cost
                move_pawn(state, seat, start, to)
                ctx.emit(PawnMoved(seat, start, to, cost))
            case a.TakeGuild(guild):
                take_guild(ctx, seat, COLOURS.index(guild), guild)
            case a.MakeMarker():
                settle(
                    ctx, seat, PLACE[action.province], NOBODY if action.source is None else PLACE[action.source]
                )
                self._moved(frame, seat, action)
            case a.Sail():
                sail(ctx, seat, action)
                self._moved(frame, seat, action)
            case a.Roll():
                frame.at = "main"
                roll(ctx, seat)
            case a.PlayDie(chosen):
                frame.at = "main"
                play_die(state, seat)
                roll(ctx, seat, chosen)
            case a.OpenAuction(marker):
                open_auction(ctx, seat, PLACE[marker])
            case a.Pass():
                ctx.emit(OfferDeclined(seat))
            case _:
                assert action.marker is not None
                place = PLACE[action.marker]
                flip(state, seat, place)
                perform(ctx, seat, action, COST_AT[place])
        if frame.offers:
            if seat != frame.seat:
                answered(frame, seat, action)
            lapse(state, frame)

    def _moved(self, frame: Turn, seat: int, action: a.MakeMarker | a.Sail) -> None:
        """Keep a marker whose action found no buyer barred from auction in this turn, wherever it moves."""
        if seat != frame.seat or action.source is None:
            return
        source = PLACE[action.source]
        if source in frame.unsold:
            frame.unsold.remove(source)
            if isinstance(action, a.MakeMarker):
                frame.unsold.append(PLACE[action.province])

    def resume(self, ctx: Ctx[GoldenAgeState], frame: Turn) -> None:
        """Begin the turn; or start the next one, once all seats have answered their offers."""
        state = ctx.state
        match frame.at:
            case "start":
                state.active = frame.seat
                state.turns += 1
                ctx.emit(TurnBegan(frame.seat, state.turns))
                frame.at = "before"
            case _:
                state.stack[-1] = Turn(seat=left_of(frame.seat, state.seats))

    def _end(self, ctx: Ctx[GoldenAgeState], frame: Turn) -> None:
        """End the turn. Only the active seat can win, and no answers are waited for then (3.8)."""
        state = ctx.state
        points = total(state, frame.seat)
        ctx.emit(TurnEnded(frame.seat, points))
        turn_back(state, frame.seat)
        if points >= NUMBERS.target:
            ctx.emit(Won(frame.seat, points))
            ctx.reveal()
            state.stack = []
            state.over = True
        frame.at = "end"


# ------------------------------------------------------------------ options


@cache
def _moves(start: int, money: int) -> tuple[Option, ...]:
    """Return where a pawn may go for this much money."""
    name = PROVINCES[start]
    return tuple(
        plain_option(a.MovePawn(name, to), "move", Ref("province", to), Ref("province", name))
        for province, to in enumerate(PROVINCES)
        if 0 < move_cost(start, province) <= money
    )


_FARTHEST = max(move_cost(start, to) for start in range(len(PROVINCES)) for to in range(len(PROVINCES)))
_GUILDS = [plain_option(a.TakeGuild(colour), "guild", Ref("guild", colour)) for colour in COLOURS]
_AUCTIONS = [
    plain_option(a.OpenAuction(PLACES[place]), "auction", at(place), at(place)) for place in range(GUILD_0)
]


def _move_options(state: GoldenAgeState, seat: int) -> list[Option]:
    money = min(state.players[seat].money, _FARTHEST)
    options: list[Option] = []
    if money:
        for start, pawns in enumerate(state.pawns[seat]):
            if pawns:
                options += _moves(start, money)
    return options


def _guild_options(state: GoldenAgeState, seat: int) -> list[Option]:
    player = state.players[seat]
    options: list[Option] = []
    if player.markers:
        for guild, option in enumerate(_GUILDS):
            price = guild_price(state, guild)
            if price is not None and player.money >= price and state.owner[GUILD_0 + guild] != seat:
                options.append(option)
    return options


def _act_options(state: GoldenAgeState, frame: Turn) -> list[Option]:
    seat = frame.seat
    options: list[Option] = []
    for place in active_places(state, seat):
        options += use_options(state, seat, place, PLACE_COLOUR[place], COST_AT[place])
        if place < GUILD_0 and place not in frame.unsold and sellable(state, seat, PLACE_COLOUR[place]):
            options.append(_AUCTIONS[place])
    return options
