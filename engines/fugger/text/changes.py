"""What a move changes for its reader: florins, and what the good that it plays would sell for."""

from engines.core.outcome import leaders
from engines.core.text.changes import cards, gain, match_won, most_important, other_scores, own_score
from engines.core.text.messages import Arg, Many, Msg, Ref
from engines.fugger.data import GOOD_INDEX, GOODS, MERCHANT, NUMBERS, is_sealed
from engines.fugger.rules.round_scoring import moved_prices
from engines.fugger.view import FuggerView


def changes(before: FuggerView, after: FuggerView) -> list[Msg]:
    """Return what differs between two views of one reader; see `BoardWords.changes`."""
    viewer = after.viewer
    scores = [[player.florins for player in view.players] for view in (before, after)]
    won = leaders(scores[1]) if after.over and not before.over else ()
    own: list[Msg] = []
    if viewer is not None:
        ended = after.round != before.round or after.over != before.over
        own = _new_prices(before, after) if ended else _open_cards(before, after, viewer)
        more = after.players[viewer].hand_count - before.players[viewer].hand_count
        own += [gain(cards(more))] if ended and more > 0 else []
    return most_important(
        own_score(scores[0], scores[1], viewer, _florins),
        match_won(won, viewer),
        own,
        other_scores(scores[0], scores[1], viewer),
    )


def _florins(n: int) -> Msg:
    return Msg("fugger-florins", {"n": n})


def _open_cards(before: FuggerView, after: FuggerView, viewer: int) -> list[Msg]:
    """Return what the viewer's new card brings: at the round's end, in the next round, or at the match's end."""
    if len(after.players[viewer].delivered) > len(before.players[viewer].delivered):
        return [Msg("fugger-change-delivered")]
    then, now = before.players[viewer].front, after.players[viewer].front
    if len(now) != len(then) + 1:
        return []
    card = now[-1]
    if card == MERCHANT:
        extra = NUMBERS.merchant_bonus[now.count(MERCHANT)] - NUMBERS.merchant_bonus[then.count(MERCHANT)]
        return [Msg("fugger-change-merchant", {"n": extra})]
    said = _outlook(after, GOOD_INDEX[card], sealed=is_sealed(card))
    if is_sealed(card):
        said.append(Msg("fugger-change-sealed", {"most": NUMBERS.seal_with_at_most}))
    return said


def _outlook(view: FuggerView, good: int, *, sealed: bool) -> list[Msg]:
    """Return what a card of a good sells for as the table is now, and with one more of the good."""
    now, then = view.counts[good], view.counts[good] + 1
    said: list[Msg] = []
    for n in (now, then):
        counts = tuple(n if i == good else count for i, count in enumerate(view.counts))
        price = moved_prices(counts, view.prices)[good]
        crash = view.prices[good] + n > NUMBERS.price_max and price == NUMBERS.price_min
        doubled = sealed and n <= NUMBERS.seal_with_at_most
        args: dict[str, Arg] = {"price": price * (NUMBERS.seal_factor if doubled else 1), "n": n}
        if crash:
            return [*said, Msg("fugger-change-sells-crash" if n == now else "fugger-change-next-crash", args)]
        said.append(Msg("fugger-change-sells" if n == now else "fugger-change-next", args))
    return said


def _new_prices(before: FuggerView, after: FuggerView) -> list[Msg]:
    """Return the end of the round, and the goods that crash."""
    crashed = tuple(
        Msg("core-thing", {"thing": Ref("good", good)})
        for good, then, now in zip(GOODS, before.prices, after.prices, strict=True)
        if now == NUMBERS.price_min < then - 1
    )
    said = [Msg("fugger-change-round-ends")]
    return (
        [Msg("fugger-change-crashes", {"goods": Many(crashed), "price": NUMBERS.price_min}), *said]
        if crashed
        else said
    )
