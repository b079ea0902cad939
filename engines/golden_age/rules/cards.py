"""Decks, hands and paintings: drawing, cashing in sets, crews, payments (rules 3.4 to 3.6)."""

from engines.core.actions import Option, plain_option
from engines.core.frames import Ctx
from engines.core.mechanics import draw_pile
from engines.core.text.messages import Ref
from engines.golden_age import actions as a
from engines.golden_age.data import (
    ART,
    CARDS,
    COLONY,
    CULTURE,
    DECKS,
    DIE,
    INVESTMENT,
    JOKER,
    NUMBERS,
    SETS,
    SPICE,
    TRIO,
    full_deck,
)
from engines.golden_age.events import (
    CardDrawn,
    CardSeen,
    CardShown,
    Cashed,
    PainterPaid,
    PaintingFinished,
    Reshuffled,
    Sailed,
)
from engines.golden_age.geography import PROVINCE
from engines.golden_age.state import GoldenAgeState, Painting

_DECK = {key: card.deck for key, card in CARDS.items()}
_ID = {key: card.data.id for key, card in CARDS.items()}
_SET_SIZE = {key: card.data.set for key, card in CARDS.items()}
_BY_BACK = {
    name: sorted((key for key, card in CARDS.items() if card.id == name), key=lambda key: _DECK[key] != CULTURE)
    for name in _ID.values()
}
"""By printed id, its keys in the order in which they are discarded: cards of the culture deck first."""
CREW = len(TRIO)
_CREW_GUESTS = sum(CARDS[key].data.kind in ("colony", "joker") for key in full_deck(CULTURE))
"""Cards of crews in the culture deck: among more culture backs than these, at least one is something else."""


def drawable(state: GoldenAgeState, deck: int) -> bool:
    """Return whether there is a card to draw, after a reshuffle if needed."""
    return bool(state.decks[deck] or state.discards[deck])


def draw(ctx: Ctx[GoldenAgeState], seat: int, deck: int, marker: str | None, cost: int) -> bool:
    """Draw a card and put it where it belongs. Return whether it went into the hand, unseen by others."""
    state = ctx.state
    name = DECKS[deck]
    key = draw_pile.draw_from_pile(
        ctx, state.decks[deck], state.discards[deck], f"deck.{name}", lambda: ctx.emit(Reshuffled(name))
    )
    assert key is not None
    player = state.players[seat]
    card = CARDS[key]
    drawn = CardDrawn(seat, name, marker, cost)
    if card.hidden:
        player.hand.append(key)
        ctx.emit(CardSeen(seat, name, marker, cost, card.id), to=(seat,), others=drawn)
        return True
    ctx.emit(drawn)
    match card.data.kind:
        case "art":
            player.paintings.append(Painting(key))
        case "governor":
            player.governors.append(PROVINCE[card.data.province])
        case _:
            player.windmills += 1
    ctx.emit(CardShown(seat, card.id))
    return False


def count(state: GoldenAgeState, seat: int, name: str) -> int:
    """Return the number of cards with a printed id in a hand, whatever their backs."""
    return sum(_ID[key] == name for key in state.players[seat].hand)


def backs(state: GoldenAgeState, seat: int) -> list[int]:
    """Return the number of hidden cards in a hand by deck; this is public."""
    found = [0] * len(DECKS)
    for key in state.players[seat].hand:
        found[_DECK[key]] += 1
    return found


def _give_up(state: GoldenAgeState, seat: int, name: str, number: int = 1) -> None:
    """Move cards from the hand to the discards of their backs."""
    hand = state.players[seat].hand
    for key in _BY_BACK[name]:
        while number and key in hand:
            hand.remove(key)
            state.discards[_DECK[key]].append(key)
            number -= 1


# ------------------------------------------------------------------ sets


def may_hold_set(state: GoldenAgeState, seat: int) -> bool:
    """Return whether, by its public backs, the seat may hold a set to cash in."""
    return any(_DECK[key] in (INVESTMENT, SPICE, CULTURE) for key in state.players[seat].hand)


def cashable(state: GoldenAgeState, seat: int) -> list[str]:
    """Return the printed ids of the sets that the seat holds, in the order of the decks."""
    hand = state.players[seat].hand
    if not hand:
        return []
    have = [_ID[key] for key in hand if _SET_SIZE[key]]
    return [name for name, data in SETS.items() if have.count(name) >= data.set] if have else []


_CASH = {name: plain_option(a.Cash(name), "cash", Ref("card", name)) for name in SETS}


def cash_options(state: GoldenAgeState, seat: int) -> list[Option]:
    """Return the options to cash in sets, which a seat with any decision has (ruling 14)."""
    return [_CASH[name] for name in cashable(state, seat)]


def cash(ctx: Ctx[GoldenAgeState], seat: int, name: str) -> None:
    """Discard a set for its money."""
    data = SETS[name]
    _give_up(ctx.state, seat, name, data.set)
    ctx.state.players[seat].money += data.pays
    ctx.emit(Cashed(seat, name, data.set, data.pays))


def worth_of_sets(state: GoldenAgeState, seat: int) -> int:
    """Return what all complete sets of the hand pay together."""
    return sum(count(state, seat, name) // SETS[name].set * SETS[name].pays for name in cashable(state, seat))


# ------------------------------------------------------------------ crews


def may_hold_crew(state: GoldenAgeState, seat: int) -> bool:
    """Return whether, by its public backs, the seat may hold a crew."""
    held = backs(state, seat)
    return held[COLONY] + min(held[CULTURE], _CREW_GUESTS) >= CREW


def crew(state: GoldenAgeState, seat: int) -> tuple[tuple[str, ...], int]:
    """Return which of ship, captain and cannon the seat holds, and how many jokers."""
    hand = state.players[seat].hand
    if len(hand) < CREW:
        return (), 0
    have = [_ID[key] for key in hand]
    return tuple(name for name in TRIO if name in have), have.count(JOKER)


def give_crew(ctx: Ctx[GoldenAgeState], seat: int, space: str, cards: tuple[str, ...], source: str | None) -> None:
    """Discard a crew; jokers replace the cards that are not named."""
    for name in cards:
        _give_up(ctx.state, seat, name)
    jokers = CREW - len(cards)
    _give_up(ctx.state, seat, JOKER, jokers)
    ctx.emit(Sailed(seat, space, cards + (JOKER,) * jokers, source))


# ------------------------------------------------------------------ the die card


def holds_die(state: GoldenAgeState, seat: int) -> bool:
    """Return whether the seat has a die card."""
    return DIE in state.players[seat].hand


def may_hold_die(state: GoldenAgeState, seat: int) -> bool:
    """Return whether, by its public backs, the seat may have a die card."""
    return any(_DECK[key] == CULTURE for key in state.players[seat].hand)


def play_die(state: GoldenAgeState, seat: int) -> None:
    """Discard a die card."""
    _give_up(state, seat, DIE)


# ------------------------------------------------------------------ paintings


def painting_id(painting: Painting) -> str:
    """Return a painting's name in actions; equal paintings share one."""
    return f"{CARDS[painting.card].data.points}-{painting.paid}"


def unfinished(state: GoldenAgeState, seat: int) -> list[str]:
    """Return the ids of paintings that need payments, each once, in their order on the table."""
    found: list[str] = []
    for painting in state.players[seat].paintings:
        if painting.paid < CARDS[painting.card].data.payments:
            name = painting_id(painting)
            if name not in found:
                found.append(name)
    return found


def pay_painter(ctx: Ctx[GoldenAgeState], seat: int, name: str, marker: str | None) -> None:
    """Make a payment for the named painting."""
    player = ctx.state.players[seat]
    at = next(i for i, painting in enumerate(player.paintings) if painting_id(painting) == name)
    data = CARDS[player.paintings[at].card].data
    paid = player.paintings[at].paid + 1
    player.paintings[at] = Painting(player.paintings[at].card, paid)
    player.money -= NUMBERS.painter
    ctx.emit(PainterPaid(seat, data.id, paid, data.payments, marker, NUMBERS.painter))
    if paid == data.payments:
        ctx.emit(PaintingFinished(seat, data.id, data.points))


def art_is_dead(state: GoldenAgeState) -> bool:
    """Return whether the brown action can only be a payment."""
    return not drawable(state, ART)
