"""Die Fugger in sentences to be: labels, what happened, and the board as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.core.actions import Option
from engines.core.score_curve import ScoreStage
from engines.core.text.messages import Arg, Many, Msg, Ref, SeatRef, Section, Summary
from engines.core.text.words import measure
from engines.fugger.actions import Deliver, Draw, Play
from engines.fugger.data import GOOD_INDEX, GOODS, KINDS, MERCHANT, NUMBERS
from engines.fugger.events import (
    Delivered,
    DeliveredCard,
    Delivery,
    Drawn,
    Drew,
    Ended,
    JakobDrew,
    JakobWithout,
    Played,
    PricesMoved,
    Reshuffled,
    RoundBegan,
    Skipped,
    Sold,
)
from engines.fugger.view import FuggerView, PlayerView


def label(view: FuggerView, option: Option) -> Msg:
    """An option with what it is about and what one weighs: the price, the cards on the table, the bonus."""
    match option.action:
        case Draw():
            return Msg("fugger-draw", {"pile": view.pile})
        case Play(card):
            return _label_play(view, card)
        case Deliver(card):
            return Msg(
                "fugger-deliver",
                {"card": Ref("card", card), "florins": NUMBERS.delivery_factor * view.price(card)},
            )
    raise TypeError(option.action)


def _label_play(view: FuggerView, card: str) -> Msg:
    args: dict[str, Arg] = {"card": Ref("card", card)}
    if card == MERCHANT:
        out = 0 if view.viewer is None else view.players[view.viewer].front.count(MERCHANT)
        return Msg("fugger-play-merchant", args | {"bonus": NUMBERS.merchant_bonus[out + 1]})
    open_after = view.counts[GOOD_INDEX[card]] + 1
    args |= {"price": view.price(card), "n": open_after}
    return Msg("fugger-play-last" if open_after >= NUMBERS.round_ends_at else "fugger-play", args)


def effect(view: FuggerView, ref: Ref) -> Msg | None:
    """Nothing: labels and what stands around them tell it, for the same verb plays goods and merchants."""
    return None


MINOR = frozenset(
    f"fugger-event-{name}"
    for name in (
        "dealt", "drew", "jakob-drew", "jakob-without", "reshuffled", "prices-kept", "prices-fell", "sold",
        "round-began",
    )
)  # fmt: skip
"""What a short account leaves out first."""
ESSENTIAL = frozenset(
    f"fugger-event-{name}"
    for name in (
        "round-ended",
        "prices-rose",
        "prices-crashed",
        "sold",
        "ended",
    )
)
"""What a short account never leaves out."""
PERSONAL = frozenset(f"fugger-event-{name}" for name in ("drew", "drawn", "delivered-card", "skipped"))
"""What the seats named in it gained or lost."""
SCORING = frozenset(f"fugger-event-{name}" for name in ("sold", "delivery", "ended"))
"""What tells of somebody's points."""


def cards_of(kinds: Sequence[str]) -> Many | Msg:
    """Cards as a list with counts: "2 spices and 1 merchant"; a sentence of its own for none."""
    if not kinds:
        return Msg("fugger-no-cards")
    return Many(
        tuple(
            Msg("fugger-cards", {"card": Ref("card", kind), "n": kinds.count(kind)})
            for kind in KINDS
            if kind in kinds
        )
    )


def tell(view: FuggerView, events: Sequence[Any]) -> list[Msg]:
    """What happened. What a new round deals is one line; who sees own cards among them reads which."""
    dealt: dict[int, int] = {}
    dealing = False
    told = []
    for event in events:
        if isinstance(event, Sold):
            dealing = True
        elif isinstance(event, RoundBegan):
            if dealt:
                told.append(_tell_deal(dealt))
            dealing, dealt = False, {}
        if dealing and isinstance(event, Drew):
            dealt[event.seat] = dealt.get(event.seat, 0) + event.count
        if not dealing or type(event) is not Drew:
            told += _tell(event)
    return told


def _tell_deal(drawn: dict[int, int]) -> Msg:
    hands = tuple(Msg("fugger-dealt", {"seat": SeatRef(seat), "n": count}) for seat, count in drawn.items())
    return Msg("fugger-event-dealt", {"hands": Many(hands)})


def _tell(event: Any) -> list[Msg]:
    match event:
        case RoundBegan(number, starter, jakob):
            return [
                Msg(
                    "fugger-event-round-began",
                    {"round": number, "seat": SeatRef(starter), "cards": cards_of(jakob)},
                )
            ]
        case Drawn(seat, _, cards):
            return [Msg("fugger-event-drawn", {"seat": SeatRef(seat), "cards": cards_of(cards)})]
        case Drew(seat, count):
            return [Msg("fugger-event-drew", {"seat": SeatRef(seat), "n": count})]
        case Played(seat, card):
            return [Msg("fugger-event-played", {"seat": SeatRef(seat), "card": Ref("card", card)})]
        case DeliveredCard(seat, _, card):
            return [Msg("fugger-event-delivered-card", {"seat": SeatRef(seat), "card": Ref("card", card)})]
        case Delivered(seat, number):
            return [Msg("fugger-event-delivered", {"seat": SeatRef(seat), "round": number})]
        case JakobDrew(card, merchants):
            return [Msg("fugger-event-jakob-drew", {"card": Ref("card", card), "merchants": merchants})]
        case JakobWithout():
            return [Msg("fugger-event-jakob-without")]
        case Skipped(seat):
            return [Msg("fugger-event-skipped", {"seat": SeatRef(seat)})]
        case Reshuffled(cards):
            return [Msg("fugger-event-reshuffled", {"n": cards})]
        case PricesMoved():
            return _tell_prices(event)
        case Sold(seat, cards, doubled, florins, total):
            return [
                Msg(
                    "fugger-event-sold",
                    {
                        "seat": SeatRef(seat),
                        "cards": cards_of(cards),
                        "doubled": doubled,
                        "florins": florins,
                        "total": total,
                    },
                )
            ]
        case Delivery(seat, cards, florins, total):
            return [
                Msg(
                    "fugger-event-delivery",
                    {"seat": SeatRef(seat), "cards": cards_of(cards), "florins": florins, "total": total},
                )
            ]
        case Ended(winners, florins):
            return [
                Msg(
                    "fugger-event-ended",
                    {"seats": Many(tuple(map(SeatRef, winners))), "n": len(winners), "florins": florins},
                )
            ]
    raise TypeError(event)


def _tell_prices(event: PricesMoved) -> list[Msg]:
    """The trigger, then the risers from the fullest good down, the crashed, the fallers, those on the floor."""
    order = sorted(range(len(GOODS)), key=lambda good: -event.counts[good])
    risen, crashed, fallen, kept = [], [], [], []
    for good in order:
        args: dict[str, Arg] = {
            "good": Ref("good", GOODS[good]),
            "n": event.counts[good],
            "before": event.before[good],
            "after": event.after[good],
        }
        if event.risen[good] and event.after[good] > event.before[good]:
            risen.append(Msg("fugger-price-rose", args))
        elif event.risen[good]:
            crashed.append(Msg("fugger-price-crashed", args))
        elif event.after[good] == event.before[good]:
            kept.append(Msg("fugger-price-kept", args))
        else:
            fallen.append(Msg("fugger-price-fell", args))
    most = Ref("good", GOODS[order[0]])
    told = [
        Msg(
            "fugger-event-round-ended",
            {"round": event.round, "seat": SeatRef(event.trigger), "good": most, "n": event.counts[order[0]]},
        )
    ]
    for key, group in (("rose", risen), ("crashed", crashed), ("fell", fallen), ("kept", kept)):
        if group:
            told.append(Msg(f"fugger-event-prices-{key}", {"goods": Many(tuple(group))}))
    return told


def score_stage(view: FuggerView) -> ScoreStage:
    """The round, and everybody's florins."""
    return ScoreStage(view.round, tuple(player.florins for player in view.players))


def summary(view: FuggerView) -> Summary:
    """Prices, Jakob, every seat and the piles as lists."""
    if view.active is None:
        headline = Msg("fugger-headline-over", {"round": view.round})
    else:
        headline = Msg("fugger-headline", {"round": view.round, "seat": SeatRef(view.active)})
    standings = tuple(
        Msg("fugger-standing", {"seat": SeatRef(seat), "florins": player.florins})
        for seat, player in enumerate(view.players)
    )
    prices = tuple(
        Msg(
            "fugger-board-price",
            {"good": Ref("good", good), "price": view.prices[i], "n": view.counts[i]},
        )
        for i, good in enumerate(GOODS)
    )
    table = (
        Msg("fugger-board-jakob", {"cards": cards_of(view.jakob)}),
        Msg("fugger-board-piles", {"pile": view.pile, "discards": len(view.discards)}),
    )
    return Summary(
        headline,
        standings,
        (
            Section(Msg("fugger-board-prices"), prices),
            Section(Msg("fugger-board-table"), table),
            *(_seat_section(seat, player) for seat, player in enumerate(view.players)),
        ),
        measure("fugger", view.over, n=NUMBERS.game_ends_at),
        _sight(view),
    )


def _sight(view: FuggerView) -> tuple[Msg, ...]:
    """Prices with the cards on the table, what lies in front of everybody, Jakob and the piles."""
    goods = Many(
        tuple(
            Msg("fugger-sight-price", {"good": Ref("good", good), "price": view.prices[i], "n": view.counts[i]})
            for i, good in enumerate(GOODS)
        )
    )
    seats = tuple(
        Msg(
            "fugger-sight-seat",
            {
                "seat": SeatRef(seat),
                "n": player.hand_count,
                "cards": cards_of(player.front),
                "down": len(player.delivered),
            },
        )
        for seat, player in enumerate(view.players)
    )
    jakob = Msg("fugger-board-jakob", {"cards": cards_of(view.jakob)})
    piles = Msg("fugger-board-piles", {"pile": view.pile, "discards": len(view.discards)})
    return (Msg("fugger-sight-prices", {"goods": goods}), *seats, jakob, piles)


def _seat_section(seat: int, player: PlayerView) -> Section:
    lines = [
        Msg("fugger-board-florins", {"florins": player.florins, "n": player.hand_count}),
        Msg("fugger-board-front", {"cards": cards_of(player.front)}),
    ]
    for card in player.delivered:
        if card.card is None:
            lines.append(Msg("fugger-board-delivered", {"round": card.round}))
        else:
            lines.append(Msg("fugger-board-delivered-card", {"round": card.round, "card": Ref("card", card.card)}))
    if player.hand is not None:
        lines.append(Msg("fugger-board-hand", {"cards": cards_of(player.hand)}))
    return Section(Msg("fugger-board-seat", {"seat": SeatRef(seat)}), tuple(lines))
