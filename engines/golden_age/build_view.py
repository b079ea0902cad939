"""Build a view from a position, by inclusion."""

from engines.core.frames import outermost_frame
from engines.core.mechanics.auctions import least_bid
from engines.golden_age.data import CARDS, COLONIES, COLOUR_NAMES, COLOURS, DECKS, NOBODY
from engines.golden_age.geography import (
    COLONY_0,
    GUILD_0,
    LENGTH,
    PLACE_COLOUR,
    PLACE_KIND,
    PLACES,
    PROVINCE_COLOUR,
    PROVINCES,
    WEST_PLACE,
)
from engines.golden_age.rules.auctions import sellable
from engines.golden_age.rules.cards import backs, painting_id
from engines.golden_age.rules.income import income
from engines.golden_age.rules.pieces import guild_price
from engines.golden_age.rules.points import finished, points_of
from engines.golden_age.rules.special_actions import COST_AT, performable
from engines.golden_age.rules.voyages import open_offer
from engines.golden_age.state import Bidding, GoldenAgeState, Painting, Perform, Turn
from engines.golden_age.view import (
    AuctionView,
    ColonyView,
    DeckView,
    GoldenAgeView,
    GuildView,
    HandCardView,
    MarkerView,
    OfferView,
    PaintingView,
    PlayerView,
    ProvinceView,
    RollForecastView,
    UseView,
)

TOTALS = range(2, 13)


def make_view(state: GoldenAgeState, viewer: int | None) -> GoldenAgeView:
    """Return the view of a seat, or of the public; everything is open once the match is over."""
    turn = outermost_frame(state, Turn)
    top = state.stack[-1] if state.stack else None
    performing = (top.seat, COLOURS[PROVINCE_COLOUR[top.place]]) if isinstance(top, Perform) else None
    return GoldenAgeView(
        viewer=viewer,
        provinces=tuple(
            ProvinceView(
                name,
                COLOURS[PROVINCE_COLOUR[province]],
                tuple(pawns[province] for pawns in state.pawns),
                _marker(state, province),
            )
            for province, name in enumerate(PROVINCES)
        ),
        guilds=tuple(
            GuildView(colour, _marker(state, GUILD_0 + guild), state.steps[guild], guild_price(state, guild))
            for guild, colour in enumerate(COLOURS)
        ),
        colonies=tuple(_colony(state, colony) for colony in range(len(COLONIES))),
        stadtholder=None if state.stadtholder == NOBODY else state.stadtholder,
        dice=state.dice,
        ahead=_ahead(state),
        decks=tuple(
            DeckView(name, len(deck), tuple(sorted(CARDS[key].id for key in discards)))
            for name, deck, discards in zip(DECKS, state.decks, state.discards, strict=True)
        ),
        players=tuple(_player(state, seat, state.over or seat == viewer) for seat in range(state.seats)),
        active=state.active,
        turn=state.turns,
        phase=("over", "") if top is None else (type(top).__struct_config__.tag, top.at),  # type: ignore[arg-type]
        auction=_auction(top) if isinstance(top, Bidding) else None,
        performing=performing,
        uses=_uses(state, turn) if turn else (),
        offers=_offers(state, turn) if turn else (),
        over=state.over,
    )


def _marker(state: GoldenAgeState, place: int) -> MarkerView | None:
    seat = state.owner[place]
    return None if seat == NOBODY else MarkerView(seat, state.flipped[place])


def _colony(state: GoldenAgeState, colony: int) -> ColonyView:
    data = COLONIES[colony]
    place = COLONY_0 + colony
    if place == WEST_PLACE:
        markers = [
            MarkerView(seat, n < state.west_flipped[seat])
            for seat in range(state.seats)
            for n in range(state.west[seat])
        ]
    else:
        sole = _marker(state, place)
        markers = [] if sole is None else [sole]
    free = data.room is None or len(markers) < data.room
    return ColonyView(data.id, data.region, data.cost, data.points, tuple(markers), free)


def _ahead(state: GoldenAgeState) -> tuple[RollForecastView, ...]:
    if state.stadtholder == NOBODY:
        return ()
    spaces = [(total, (state.stadtholder + total) % LENGTH) for total in TOTALS]
    return tuple(
        RollForecastView(total, space, income(state, space), 6 - abs(total - 7)) for total, space in spaces
    )


def _painting(painting: Painting) -> PaintingView:
    data = CARDS[painting.card].data
    return PaintingView(
        painting_id(painting), data.id, data.points, painting.paid, data.payments, finished(painting)
    )


def _player(state: GoldenAgeState, seat: int, shown: bool) -> PlayerView:
    player = state.players[seat]
    cards = [CARDS[key] for key in player.hand] if shown else []
    return PlayerView(
        money=player.money,
        points=points_of(state, seat),
        pawns=player.pawns,
        markers=player.markers,
        cards=tuple(backs(state, seat)),
        paintings=tuple(_painting(painting) for painting in player.paintings),
        governors=tuple(PROVINCES[province] for province in player.governors),
        windmills=player.windmills,
        hand=tuple(HandCardView(card.id, DECKS[card.deck], card.data.kind) for card in cards) if shown else None,
    )


def _uses(state: GoldenAgeState, turn: Turn) -> tuple[UseView, ...]:
    seat = turn.seat
    places = [(place, state.flipped[place]) for place in range(WEST_PLACE) if state.owner[place] == seat]
    places += [(WEST_PLACE, n < state.west_flipped[seat]) for n in range(state.west[seat])]
    return tuple(_use(state, turn, place, flipped) for place, flipped in places)


def _use(state: GoldenAgeState, turn: Turn, place: int, flipped: bool) -> UseView:
    colour = PLACE_COLOUR[place]
    return UseView(
        place=PLACES[place],
        kind=PLACE_KIND[place],
        colour=COLOUR_NAMES[colour],
        flipped=flipped,
        cost=COST_AT[place],
        possible=performable(state, turn.seat, colour),
        auction=(
            place < GUILD_0 and not flipped and place not in turn.unsold and sellable(state, turn.seat, colour)
        ),
    )


def _auction(frame: Bidding) -> AuctionView:
    unbid = frame.leader == NOBODY
    return AuctionView(
        number=frame.number,
        seller=frame.seller,
        marker=PLACES[frame.place],
        colour=COLOURS[PROVINCE_COLOUR[frame.place]],
        asked=frame.asked,
        bidders=tuple(frame.bidders),
        least=least_bid(frame),
        highest=None if unbid else frame.highest,
        leader=None if unbid else frame.leader,
    )


def _offers(state: GoldenAgeState, turn: Turn) -> tuple[OfferView, ...]:
    left = (open_offer(state, offer) for offer in turn.offers)
    return tuple(
        OfferView(offer.seat, None if offer.settle == NOBODY else PROVINCES[offer.settle], offer.sail)
        for offer in left
        if offer is not None
    )
