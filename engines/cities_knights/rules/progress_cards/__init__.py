"""The twenty-three playable progress cards, each with its options and its effect (rules 3).

A card that provably has no effect, by open facts, is not offered. One whose effect depends on hidden hands is
offered, and is spent even if it brings nothing (A16).
"""

from functools import lru_cache

from engines.cities_knights import card_actions as a
from engines.cities_knights.actions import CatanAction
from engines.cities_knights.events import CardPlayed
from engines.cities_knights.rules.hands import lay_under
from engines.cities_knights.rules.progress_cards import politics, science, trade
from engines.cities_knights.rules.progress_cards.common import Effects, Listing, Offers, card_of
from engines.cities_knights.state import CatanState, Turn
from engines.core.actions import IntHole, Option
from engines.core.frames import Ctx
from engines.core.text.messages import Ref

ALCHEMIST = Option(
    a.Alchemist(1, 1),
    holes=(IntHole("red", 1, 6), IntHole("yellow", 1, 6)),
    group="card",
    target=Ref("card", "alchemist"),
)


def before_roll(state: CatanState, seat: int) -> list[Option]:
    """Return the option of the Alchemist, the only card played before the roll, if the seat holds it."""
    return [ALCHEMIST] if "alchemist" in state.players[seat].progress else []


def options(state: CatanState, turn: Turn) -> list[Option]:
    """Return what every card in the active hand can do now."""
    found: list[Option] = []
    hand = state.players[turn.seat].progress
    if not hand:
        return found
    for listing in _listings(hand):
        found += listing(state, turn)
    return found


@lru_cache(maxsize=1024)
def _listings(hand: tuple[str, ...]) -> list[Listing]:
    """Return what lists the options of each card of a hand, in the order of the panel."""
    return [OPTIONS[card] for card in sorted(OPTIONS.keys() & hand, key=_PLACE.__getitem__)]


def spend(
    ctx: Ctx[CatanState],
    seat: int,
    action: CatanAction,
    *,
    victim: int | None = None,
    kind: str | None = None,
    hexes: tuple[str, ...] = (),
) -> None:
    """Move a card from the hand under its deck, visible to all."""
    card = card_of(action)
    lay_under(ctx.state, seat, card)
    ctx.emit(CardPlayed(seat, card, victim, kind, hexes))


def play(ctx: Ctx[CatanState], turn: Turn, seat: int, action: CatanAction) -> None:
    """Spend a card and apply its effect."""
    named_hex = getattr(action, "hex", None)
    spend(
        ctx,
        seat,
        action,
        victim=getattr(action, "victim", None),
        kind=getattr(action, "kind", None),
        hexes=getattr(action, "hexes", ()) or ((named_hex,) if named_hex else ()),
    )
    EFFECTS[type(action)](ctx, turn, action)


OPTIONS: Offers = {**trade.OPTIONS, **politics.OPTIONS, **science.OPTIONS}
"""All cards but the Alchemist, which `before_roll` offers."""
_PLACE = {card: place for place, card in enumerate(OPTIONS)}
EFFECTS: Effects = {**trade.EFFECTS, **politics.EFFECTS, **science.EFFECTS}
