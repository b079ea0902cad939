"""Information hidden from a seat: secrets, and worlds that look the same to the seat."""

from typing import Any

from engines.core.frames import outermost_frame
from engines.core.rng import Rng
from engines.nuremberg.data import NOBODY, RESOURCES, Cards
from engines.nuremberg.geography.countryside import FIELDS
from engines.nuremberg.rules.duties import victims
from engines.nuremberg.state import NO, UNANSWERED, YES, FreeClay, Knight, NurembergState, Turn


def resample(state: NurembergState, seat: int, rng: Rng) -> None:
    """Redeal everything that the seat cannot see. Changes ``state``.

    The other hands keep their public sizes and, since the bank is open, their combined contents. Each covers the
    cards that its seat offers. Secret answers of the others are drawn again.
    """
    others = [other for other in range(state.seats) if other != seat]
    _deal_hands(state, others, rng)
    state.deck.sort()
    rng.shuffle(state.deck)
    match state.stack[-1]:
        case FreeClay() as frame:
            for other in others:
                if frame.answers[other] != UNANSWERED and other in frame.order:
                    frame.answers[other] = YES if rng.below(2) else NO
        case Knight() as frame:
            _answer_knight(state, frame, others, rng)


def _deal_hands(state: NurembergState, others: list[int], rng: Rng) -> None:
    turn = outermost_frame(state, Turn)
    known = {other: [0] * len(RESOURCES) for other in others}
    for offer in turn.offers if turn else ():
        if offer.seat in known:
            known[offer.seat] = list(map(max, known[offer.seat], offer.give.counts()))
    held = {other: state.players[other].hand for other in others}
    pool = [
        kind
        for kind in range(len(RESOURCES))
        for _ in range(sum(held[other][kind] - known[other][kind] for other in others))
    ]
    rng.shuffle(pool)
    for other, hand in known.items():
        for _ in range(sum(held[other]) - sum(hand)):
            hand[pool.pop()] += 1
        state.players[other].purse[: len(RESOURCES)] = hand


def _answer_knight(state: NurembergState, frame: Knight, others: list[int], rng: Rng) -> None:
    for other in others:
        if frame.given[other] is not None:
            cards = [kind for kind, n in enumerate(state.players[other].hand) for _ in range(n)]
            rng.shuffle(cards)
            chosen = cards[: frame.amounts[other]]
            frame.given[other] = Cards.of(chosen.count(kind) for kind in range(len(RESOURCES)))
    if frame.seat in others and frame.field != NOBODY:
        frame.field = rng.choice([place for place in FIELDS if place != state.knight])
        frame.victim = rng.choice(victims(state, frame.seat) or [NOBODY])


def secrets(state: NurembergState, seat: int) -> dict[str, Any]:
    """Return the other seats' hands and secret answers, and the order of the deck."""
    others = [other for other in range(state.seats) if other != seat]
    found: dict[str, Any] = {"deck": tuple(state.deck)}
    found |= {f"hand-{other}": tuple(state.players[other].hand) for other in others}
    match state.stack[-1]:
        case FreeClay() as frame:
            found |= {f"wall-{other}": frame.answers[other] for other in others if other in frame.order}
        case Knight() as frame:
            found |= {f"given-{other}": frame.given[other] for other in others}
            if frame.seat in others:
                found["way"] = (frame.field, frame.victim)
    return found
