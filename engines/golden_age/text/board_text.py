"""The position as titled lists: own cards, the auction, the markers' actions, the seats and the board."""

from collections import Counter

from engines.core.text.messages import Arg, Many, Msg, Ref, SeatRef, Section, Summary, seats_in_words
from engines.core.text.words import measure, points_in_words, standing
from engines.golden_age.data import BROWN, CARDS, COLONIES, COLOURS, GREEN, NUMBERS, SETS
from engines.golden_age.text.names import (
    action_ref,
    amounts_in_words,
    back_ref,
    bare,
    card_ref,
    colour_ref,
    counted,
    florins,
    province_ref,
    space_name,
)
from engines.golden_age.view import (
    AuctionView,
    ColonyView,
    GoldenAgeView,
    GuildView,
    HandCardView,
    OfferView,
    PaintingView,
    PlayerView,
    ProvinceView,
    UseView,
)


def summary(view: GoldenAgeView) -> Summary:
    """Return everything that the viewer may know; own cards come first."""
    seats = range(len(view.players))
    return Summary(
        _headline(view),
        tuple(standing("golden_age", seat, player.points, view.over) for seat, player in enumerate(view.players)),
        (
            *_hands(view),
            *_auction(view),
            *_offers(view),
            *_uses(view),
            _costs(),
            *(_seat(view, seat) for seat in seats),
            Section(Msg("golden_age-board-provinces"), tuple(map(_province, view.provinces))),
            Section(Msg("golden_age-board-guilds"), tuple(map(_guild, view.guilds))),
            Section(Msg("golden_age-board-colonies"), tuple(map(_colony, view.colonies))),
            _track(view),
            _decks(view),
        ),
        measure("golden_age", view.over, n=NUMBERS.target),
        _sight(view),
    )


def _sight(view: GoldenAgeView) -> tuple[Msg, ...]:
    """Return the auction, all seats' means and cards, then the occupied parts of the board."""
    auction = [] if view.auction is None else [_auction_title(view.auction), *_auction_lines(view.auction)]
    provinces = [_province(place) for place in view.provinces if place.marker is not None or any(place.pawns)]
    return (
        *auction,
        *(_sight_of(view, seat) for seat in range(len(view.players))),
        *(_guild(guild) for guild in view.guilds),
        *provinces,
        *(_colony(colony) for colony in view.colonies if colony.markers),
    )


def _sight_of(view: GoldenAgeView, seat: int) -> Msg:
    player = view.players[seat]
    args: dict[str, Arg] = {"seat": SeatRef(seat), "money": florins(player.money), "n": sum(player.cards)}
    return Msg("golden_age-sight-seat", args)


def panel_head(view: GoldenAgeView) -> list[Msg]:
    """Return the viewer's means and points; before their own roll also what their markers can do after it."""
    if view.viewer is None or view.over:
        return []
    player = view.players[view.viewer]
    said = [_means(player), points_in_words("golden_age", player.points)]
    if view.active == view.viewer and view.phase == ("turn", "before"):
        said += [_use(view, use) for use in view.uses if not use.flipped]
    return said


def _headline(view: GoldenAgeView) -> Msg:
    if view.over:
        return Msg("golden_age-headline-over", {"turn": view.turn})
    if not view.turn:
        return Msg("golden_age-headline-setup", {"seat": SeatRef(view.active)})
    args: dict[str, Arg] = {"turn": view.turn, "seat": SeatRef(view.active)}
    if view.auction is not None:
        args |= {"colour": colour_ref(view.auction.colour), "province": province_ref(view.auction.marker)}
        return Msg("golden_age-headline-auction", args)
    if view.dice is None or view.phase == ("turn", "before"):
        return Msg("golden_age-headline-before", args)
    return Msg("golden_age-headline", args | {"total": view.dice.total})


# ------------------------------------------------------------------ what the viewer holds


def _hands(view: GoldenAgeView) -> list[Section]:
    """Return the hands that the viewer sees: their own, and all of them once the match is over."""
    return [
        Section(Msg("golden_age-board-hand-of", {"seat": SeatRef(seat)}), _hand(player.hand))
        for seat, player in enumerate(view.players)
        if player.hand is not None
    ]


def _hand(hand: tuple[HandCardView, ...]) -> tuple[Msg, ...]:
    """Return cards by their printed names, with their uses."""
    if not hand:
        return (Msg("golden_age-board-no-hand"),)
    lines = []
    for name, n in Counter(card.card for card in hand).items():
        cards = counted(n, card_ref(name))
        if name in SETS:
            args: dict[str, Arg] = {"cards": cards, "set": SETS[name].set, "money": florins(SETS[name].pays)}
            lines.append(Msg("golden_age-board-hand-set", args))
        else:
            effect = Msg(f"golden_age-effect-{CARDS[name].data.kind}")
            lines.append(Msg("golden_age-board-hand-card", {"cards": cards, "effect": effect}))
    return tuple(lines)


# ------------------------------------------------------------------ what is going on


def _auction(view: GoldenAgeView) -> list[Section]:
    auction = view.auction
    return [] if auction is None else [Section(_auction_title(auction), _auction_lines(auction))]


def _auction_title(auction: AuctionView) -> Msg:
    args: dict[str, Arg] = {"colour": colour_ref(auction.colour), "province": province_ref(auction.marker)}
    return Msg("golden_age-board-auction", args | {"seller": SeatRef(auction.seller)})


def _auction_lines(auction: AuctionView) -> tuple[Msg, ...]:
    least: dict[str, Arg] = {"least": florins(auction.least)}
    if auction.highest is None or auction.leader is None:
        bid = Msg("golden_age-board-no-bid", least)
    else:
        args = least | {"money": florins(auction.highest), "seat": SeatRef(auction.leader)}
        bid = Msg("golden_age-board-highest", args)
    asked = Msg("golden_age-board-asked", {"seats": seats_in_words(auction.asked)})
    if not auction.bidders:
        return (bid, asked)
    return (bid, asked, Msg("golden_age-board-bidders", {"seats": seats_in_words(auction.bidders)}))


def _offers(view: GoldenAgeView) -> list[Section]:
    lines = [_offer(offer) for offer in view.offers]
    return [Section(Msg("golden_age-board-offers"), tuple(lines))] if lines else []


def _offer(offer: OfferView) -> Msg:
    args: dict[str, Arg] = {"seat": SeatRef(offer.seat)}
    if offer.settle is None:
        return Msg("golden_age-board-offer-sail", args)
    args["province"] = province_ref(offer.settle)
    return Msg("golden_age-board-offer-both" if offer.sail else "golden_age-board-offer-settle", args)


def _uses(view: GoldenAgeView) -> list[Section]:
    """Return what the markers of the active seat can do in this turn."""
    if not view.uses:
        return []
    title = Msg("golden_age-board-uses", {"seat": SeatRef(view.active)})
    return [Section(title, tuple(_use(view, use) for use in view.uses))]


def _use(view: GoldenAgeView, use: UseView) -> Msg:
    args: dict[str, Arg] = {"place": Ref(use.kind, use.place), "deed": action_ref(use.colour)}
    if view.auction is not None and view.auction.marker == use.place:
        return Msg("golden_age-board-use-selling", args)
    if use.flipped:
        return Msg("golden_age-board-use-done", args)
    if not use.possible:
        return Msg("golden_age-board-use-impossible", args | {"auction": int(use.auction)})
    args |= {"money": florins(use.cost), "auction": int(use.auction)}
    args |= {"brown": int(use.colour == COLOURS[BROWN]), "payment": bare(NUMBERS.painter)}
    return Msg("golden_age-board-use", args)


def _costs() -> Section:
    """Return the costs of moves and of marker actions in provinces and guilds; colonies and guilds show their
    own.
    """
    cards = [back_ref(deck) for deck in ("investment", "art", "colony", "culture")]
    priced = [
        (Ref("deed", COLOURS[GREEN]), NUMBERS.pawn_cost),
        *((card, NUMBERS.card_cost) for card in cards),
        (Ref("cost", "painter"), NUMBERS.painter),
        (Ref("cost", "border"), NUMBERS.step_cost),
    ]
    lines = [Msg("golden_age-board-cost", {"what": what, "money": florins(cost)}) for what, cost in priced]
    spice = [colony.cost for colony in COLONIES]
    between: dict[str, Arg] = {"what": back_ref("spice"), "least": bare(min(spice)), "most": florins(max(spice))}
    return Section(Msg("golden_age-board-costs"), (*lines, Msg("golden_age-board-cost-between", between)))


# ------------------------------------------------------------------ a seat


def _seat(view: GoldenAgeView, seat: int) -> Section:
    player = view.players[seat]
    lines = [points_in_words("golden_age", player.points)]
    lines.append(_means(player))
    backs = tuple(counted(n, back_ref(deck.id)) for deck, n in zip(view.decks, player.cards, strict=True) if n)
    if backs:
        lines.append(Msg("golden_age-board-cards", {"cards": Many(backs)}))
    if player.paintings:
        paintings = Many(tuple(_painting(painting) for painting in player.paintings))
        lines.append(Msg("golden_age-board-paintings", {"paintings": paintings}))
    if player.governors:
        provinces = Many(tuple(province_ref(name) for name in player.governors))
        lines.append(Msg("golden_age-board-governors", {"provinces": provinces, "n": len(player.governors)}))
    return Section(Msg("golden_age-board-seat", {"seat": SeatRef(seat)}), tuple(lines))


def _means(player: PlayerView) -> Msg:
    args: dict[str, Arg] = {"money": florins(player.money), "pawns": player.pawns, "markers": player.markers}
    return Msg("golden_age-board-means", args)


def _painting(painting: PaintingView) -> Msg:
    args: dict[str, Arg] = {"points": painting.points}
    if painting.finished:
        return Msg("golden_age-board-painting-finished", args)
    return Msg("golden_age-board-painting", args | {"paid": painting.paid, "payments": painting.payments})


# ------------------------------------------------------------------ the board


def _province(place: ProvinceView) -> Msg:
    """Return a province with its marker and its pawns."""
    args: dict[str, Arg] = {"province": province_ref(place.id), "colour": colour_ref(place.colour)}
    if any(place.pawns):
        pawns = tuple(
            Msg("golden_age-seat-count", {"seat": SeatRef(seat), "n": n})
            for seat, n in enumerate(place.pawns)
            if n
        )
        args["pawns"] = Many(pawns)
    if place.marker is None:
        return Msg(
            "golden_age-board-province-pawns" if any(place.pawns) else "golden_age-board-province-empty", args
        )
    args |= {"seat": SeatRef(place.marker.seat), "used": int(place.marker.flipped)}
    return Msg("golden_age-board-province-both" if any(place.pawns) else "golden_age-board-province-marker", args)


def _guild(guild: GuildView) -> Msg:
    args: dict[str, Arg] = {"guild": Ref("guild", guild.colour)}
    if guild.price is not None:
        args["money"] = florins(guild.price)
    if guild.marker is None:
        return Msg("golden_age-board-guild-free", args)
    args |= {"seat": SeatRef(guild.marker.seat), "used": int(guild.marker.flipped), "step": bare(guild.step)}
    return Msg("golden_age-board-guild-top" if guild.price is None else "golden_age-board-guild", args)


def _colony(colony: ColonyView) -> Msg:
    args: dict[str, Arg] = {"colony": Ref("colony", colony.id), "money": florins(colony.cost)}
    if not colony.markers:
        return Msg("golden_age-board-colony-free", args | {"points": colony.points})
    markers = tuple(
        Msg("golden_age-board-marker-of", {"seat": SeatRef(marker.seat), "used": int(marker.flipped)})
        for marker in colony.markers
    )
    return Msg("golden_age-board-colony", args | {"markers": Many(markers)})


def _track(view: GoldenAgeView) -> Section:
    """Return where the Stadtholder is, and what each total of the next roll would pay."""
    title = Msg("golden_age-board-track")
    if view.stadtholder is None:
        return Section(title, (Msg("golden_age-board-track-empty"),))
    here: dict[str, Arg] = {"n": view.stadtholder, "space": space_name(view.stadtholder)}
    lines = [Msg("golden_age-board-stadtholder", here)]
    for ahead in view.ahead:
        args: dict[str, Arg] = {"total": ahead.total, "space": space_name(ahead.space)}
        if len(set(ahead.income)) == 1 and any(ahead.income):
            args["money"] = bare(ahead.income[0])
            lines.append(Msg("golden_age-board-ahead-all", args))
        elif any(ahead.income):
            args["seats"] = amounts_in_words(ahead.income)
            lines.append(Msg("golden_age-board-ahead", args))
        else:
            lines.append(Msg("golden_age-board-ahead-nothing", args))
    return Section(title, tuple(lines))


def _decks(view: GoldenAgeView) -> Section:
    decks: list[Arg] = []
    for deck in view.decks:
        args: dict[str, Arg] = {"deck": Ref("deck", deck.id), "n": deck.cards, "discards": len(deck.discards)}
        decks.append(Msg("golden_age-board-deck", args))
    line = Msg("core-thing", {"thing": Many(tuple(decks))})
    target = Msg("golden_age-board-target", {"n": NUMBERS.target})
    return Section(Msg("golden_age-board-decks"), (line, target))
