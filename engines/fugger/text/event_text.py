"""Events of Die Fugger in a few lines."""

from collections.abc import Sequence
from typing import Any

from engines.core.text.messages import Arg, Many, Msg, Ref, SeatRef, seats_in_words
from engines.core.text.words import SentenceRanks
from engines.fugger import events as e
from engines.fugger.data import GOODS
from engines.fugger.text.names import cards_of
from engines.fugger.view import FuggerView

RANKS = SentenceRanks.of(
    "fugger",
    minor="dealt drew jakob-drew jakob-without reshuffled prices-kept prices-fell sold round-began",
    essential="round-ended prices-rose prices-crashed sold ended",
    personal="drew drawn delivered-card skipped",
    scoring="sold delivery ended",
    chosen="played delivered-card",
    victory="ended",
    summed="delivery",
)


def tell(view: FuggerView, events: Sequence[Any]) -> list[Msg]:
    """Return what happened. A new round's deal is one line, plus the viewer's own cards."""
    dealt: dict[int, int] = {}
    dealing = False
    told: list[Msg] = []
    for event in events:
        if isinstance(event, e.Sold):
            dealing = True
        elif isinstance(event, e.RoundBegan):
            if dealt:
                hands = (Msg("fugger-dealt", {"seat": SeatRef(seat), "n": n}) for seat, n in dealt.items())
                told.append(Msg("fugger-event-dealt", {"hands": Many(tuple(hands))}))
            dealing, dealt = False, {}
        if dealing and isinstance(event, e.Drew):
            dealt[event.seat] = dealt.get(event.seat, 0) + event.count
        if not dealing or type(event) is not e.Drew:
            told += _tell_prices(event) if isinstance(event, e.PricesMoved) else [_tell(event)]
    return told


def _tell(event: Any) -> Msg:
    match event:
        case e.RoundBegan(number, starter, jakob):
            args: dict[str, Arg] = {"round": number, "seat": SeatRef(starter), "cards": cards_of(jakob)}
            return Msg("fugger-event-round-began", args)
        case e.Drawn(seat, _, cards):
            return Msg("fugger-event-drawn", {"seat": SeatRef(seat), "cards": cards_of(cards)})
        case e.Drew(seat, count):
            return Msg("fugger-event-drew", {"seat": SeatRef(seat), "n": count})
        case e.Played(seat, card):
            return Msg("fugger-event-played", {"seat": SeatRef(seat), "card": Ref("card", card)})
        case e.DeliveredCard(seat, _, card):
            return Msg("fugger-event-delivered-card", {"seat": SeatRef(seat), "card": Ref("card", card)})
        case e.Delivered(seat, number):
            return Msg("fugger-event-delivered", {"seat": SeatRef(seat), "round": number})
        case e.JakobDrew(card, merchants):
            return Msg("fugger-event-jakob-drew", {"card": Ref("card", card), "merchants": merchants})
        case e.JakobWithout():
            return Msg("fugger-event-jakob-without")
        case e.Skipped(seat):
            return Msg("fugger-event-skipped", {"seat": SeatRef(seat)})
        case e.Reshuffled(cards):
            return Msg("fugger-event-reshuffled", {"n": cards})
        case e.Sold(seat, cards, doubled, florins, total):
            args = {"seat": SeatRef(seat), "cards": cards_of(cards), "florins": florins, "total": total}
            return Msg("fugger-event-sold", args | {"doubled": doubled})
        case e.Delivery(seat, cards, florins, total):
            args = {"seat": SeatRef(seat), "cards": cards_of(cards), "florins": florins, "total": total}
            return Msg("fugger-event-delivery", args)
        case e.Ended(winners, florins):
            args = {"seats": seats_in_words(winners), "n": len(winners), "florins": florins}
            return Msg("fugger-event-ended", args)
    raise TypeError(event)


def _tell_prices(event: e.PricesMoved) -> list[Msg]:
    """Return the trigger, then the risers from the fullest good down, the crashed, the fallen, the unchanged."""
    order = sorted(range(len(GOODS)), key=lambda good: -event.counts[good])
    moved: dict[str, list[Msg]] = {"rose": [], "crashed": [], "fell": [], "kept": []}
    for good in order:
        args: dict[str, Arg] = {
            "good": Ref("good", GOODS[good]),
            "n": event.counts[good],
            "before": event.before[good],
            "after": event.after[good],
        }
        if event.risen[good]:
            how = "rose" if event.after[good] > event.before[good] else "crashed"
        else:
            how = "kept" if event.after[good] == event.before[good] else "fell"
        moved[how].append(Msg(f"fugger-price-{how}", args))
    most = order[0]
    args = {"round": event.round, "seat": SeatRef(event.trigger), "n": event.counts[most]}
    told = [Msg("fugger-event-round-ended", args | {"good": Ref("good", GOODS[most])})]
    for how, group in moved.items():
        if group:
            told.append(Msg(f"fugger-event-prices-{how}", {"goods": Many(tuple(group))}))
    return told
