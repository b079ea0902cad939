"""The picture of a seat's own hand: cards by kind; sets to cash in and crews that can sail are framed in gold."""

from collections.abc import Iterator, Sequence

from engines.golden_age.data import CARDS, DIE, JOKER, NUMBERS, SETS, TRIO
from engines.golden_age.view import GoldenAgeView, HandCardView
from render.context import RenderContext
from render.games.golden_age.money import florins
from render.kit.board_frame.headline import MIDDLE, fact, number, owner
from render.kit.hands.cards import card_height
from render.kit.hands.holdings import label
from render.scene import Item, Scene, Spot, Sprite, centred
from render.theme import Theme

_HEIGHT = 704
_LEFT, _RIGHT = 40, 1560
_CARD, _STEP = 186, 26
"""Width of a card; the largest distance to the next of its kind."""
_FIRST, _PITCH = 252, 284
"""The middle of the first row of cards, and the distance to the next row."""
_ROWS = (tuple(SETS), (*TRIO, JOKER, DIE))
"""The kinds from left to right: those that are cashed in above, the others below."""
_ORDER = tuple(kind for row in _ROWS for kind in row)


def hand_scene(view: GoldenAgeView, card: RenderContext, theme: Theme) -> Scene:
    """Return the hand of ``view.viewer``. Raises ValueError for the public's view, which has none."""
    if view.viewer is None:
        raise ValueError("the public has no hand")
    hand = view.players[view.viewer].hand or ()
    items = [*_heading(view, card, view.viewer, theme), *_cards(hand, dict(card.labels), theme)]
    return Scene("golden_age", (theme.canvas, _HEIGHT), "golden.hand", (_HEIGHT,), tuple(items))


def _heading(view: GoldenAgeView, card: RenderContext, seat: int, theme: Theme) -> Iterator[Item]:
    player = view.players[seat]
    yield from owner(seat, card, theme, 640)
    yield Sprite("golden.coin", (800, MIDDLE), (52,))
    yield from fact(834, florins(player.money), theme, size=theme.sizes.title, ref="money").items
    yield from fact(980, f"{player.points.total}/{NUMBERS.target}", theme, icon="winner", ref="points").items
    yield number(card, theme, 294)


def _cards(hand: Sequence[HandCardView], labels: dict[str, str], theme: Theme) -> Iterator[Item]:
    """Draw every kind in its place, equal cards one behind the other; faint if there is none."""
    cards = sorted(hand, key=lambda held: (_ORDER.index(held.card), held.deck))
    crew = _crew([held.card for held in cards])
    for row, kinds in enumerate(_ROWS):
        room = (_RIGHT - _LEFT) // len(kinds)
        y = _FIRST + row * _PITCH
        for column, kind in enumerate(kinds):
            stack = [i for i, held in enumerate(cards) if held.card == kind]
            middle = _LEFT + column * room + room // 2
            if not stack:
                yield Sprite("golden.faint-card", (middle, y), (kind, _CARD), f"none.{kind}")
                continue
            step = min(_STEP, (room - _CARD - _STEP) // max(1, len(stack) - 1))
            start = middle - step * (len(stack) - 1) // 2
            spots = [(start + step * n, y) for n in range(len(stack))]
            if (kind in SETS and len(stack) >= SETS[kind].set) or kind in crew:
                for item, at in zip(stack, spots, strict=True):
                    yield Sprite("golden.card-halo", at, (_CARD, card_height(_CARD)), f"ready.{item}")
            for item, at in zip(stack, spots, strict=True):
                yield Sprite("golden.card", at, (cards[item].card, cards[item].deck, _CARD), f"hand.{item}")
            yield from _over(kind, len(stack), spots[-1], labels, theme)


def _crew(cards: Sequence[str]) -> set[str]:
    """Return the kinds of cards with which the seat could sail; none if it has no crew."""
    kinds = {CARDS[card].data.id for card in cards}
    missing = sum(part not in kinds for part in TRIO)
    return {*TRIO, JOKER} if missing <= list(cards).count(JOKER) else set()


def _over(kind: str, count: int, top: Spot, labels: dict[str, str], theme: Theme) -> Iterator[Item]:
    """Draw the number of cards in a stack, and its label. top: the middle of its top card."""
    c = theme.colours
    x, y = top
    height = card_height(_CARD)
    if count > 1:
        at = (x + _CARD // 2 - 16, y - height // 2 + 18)
        yield Sprite("roundel", at, (64, "gold"))
        yield centred(str(count), at, (64, 64), "number-black", 46, c.ink, c.gold, f"hand.{kind}.count")
    yield from label(labels.get(f"card:{kind}"), (x, y + height // 2 + 2), theme)
