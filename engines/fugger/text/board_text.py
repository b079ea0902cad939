"""The position of Die Fugger as titled lists."""

from collections.abc import Iterator

from engines.core.score_curve import ScoreStage
from engines.core.text.messages import Arg, Many, Msg, Ref, SeatRef, Section, Summary
from engines.core.text.words import measure
from engines.fugger.data import GOODS, NUMBERS
from engines.fugger.rules.round_scoring import deliveries
from engines.fugger.text.names import cards_of
from engines.fugger.view import FuggerView, PlayerView


def score_stage(view: FuggerView) -> ScoreStage:
    """Return the round and all players' florins."""
    return ScoreStage(view.round, tuple(player.florins for player in view.players))


def summary(view: FuggerView) -> Summary:
    """Return prices, Jakob, every seat and the piles as lists."""
    if view.active is None:
        headline = Msg("fugger-headline-over", {"round": view.round})
    else:
        headline = Msg("fugger-headline", {"round": view.round, "seat": SeatRef(view.active)})
    prices = tuple(Msg("fugger-board-price", args) for args in _prices(view))
    return Summary(
        headline,
        tuple(_standing(view, seat, player) for seat, player in enumerate(view.players)),
        (
            Section(Msg("fugger-board-prices"), prices),
            Section(Msg("fugger-board-table"), _table(view)),
            *(_seat_section(seat, player) for seat, player in enumerate(view.players)),
        ),
        measure("fugger", view.over, n=NUMBERS.game_ends_at),
        _sight(view),
    )


def _standing(view: FuggerView, seat: int, player: PlayerView) -> Msg:
    """Return a seat's florins; once the match is over, with the part that its face-down goods paid."""
    args: dict[str, Arg] = {"seat": SeatRef(seat), "florins": player.florins}
    if not view.over:
        return Msg("fugger-standing", args)
    paid = deliveries([card.card for card in player.delivered if card.card is not None], view.prices)
    return Msg("fugger-standing-sum", args | {"sold": player.florins - paid, "delivered": paid})


def _prices(view: FuggerView) -> Iterator[dict[str, Arg]]:
    for good, price, n in zip(GOODS, view.prices, view.counts, strict=True):
        yield {"good": Ref("good", good), "price": price, "n": n}


def _table(view: FuggerView) -> tuple[Msg, ...]:
    return (
        Msg("fugger-board-jakob", {"cards": cards_of(view.jakob)}),
        Msg("fugger-board-piles", {"pile": view.pile, "discards": len(view.discards)}),
    )


def _sight(view: FuggerView) -> tuple[Msg, ...]:
    """Return prices with the cards on the table, each player's front cards, Jakob and the piles."""
    goods = Many(tuple(Msg("fugger-sight-price", args) for args in _prices(view)))
    seats = []
    for seat, player in enumerate(view.players):
        args: dict[str, Arg] = {"seat": SeatRef(seat), "n": player.hand_count, "down": len(player.delivered)}
        seats.append(Msg("fugger-sight-seat", args | {"cards": cards_of(player.front)}))
    return (Msg("fugger-sight-prices", {"goods": goods}), *seats, *_table(view))


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
