"""The picture of a seat's own hand: cards by kind; sets to be cashed and crews that can sail stand in gold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.golden_age.data import CARDS, DIE, JOKER, NUMBERS, SETS, TRIO
from engines.golden_age.view import GoldenAgeView, HandCardView
from render.card import MatchCard
from render.games.golden_age.ground import HAND_WIDTH
from render.games.golden_age.money import florins
from render.headline import MIDDLE, fact, shield
from render.kit.cards import card_height
from render.kit.fans import Fan, fan
from render.lettering import drawable_name, set_line
from render.scene import Item, Scene, Sprite, Text
from render.theme import Theme

_HEIGHTS = (560, 930)
"""Of the picture, with one row of cards or two."""
_ONE_ROW = 6
"""So many kinds lie in one row."""
_ROOM = (52, 140, 1496, 378)
"""Left, top, width, and height in a picture with one row."""
_WIDTHS = (250, 236, 220, 200, 184, 170, 156, 142)
_LABEL = (84, 50)
_ORDER = (*SETS, *TRIO, JOKER, DIE)
"""The kinds from left to right."""


def hand_scene(view: GoldenAgeView, card: MatchCard, theme: Theme) -> Scene:
    """The hand of ``view.viewer``. Raises ValueError for the public's view, which has none."""
    if view.viewer is None:
        raise ValueError("the public has no hand")
    hand = view.players[view.viewer].hand or ()
    rows = 1 if len({held.card for held in hand}) <= _ONE_ROW else 2
    height = _HEIGHTS[rows - 1]
    items = [*_heading(view, card, view.viewer, theme), *_cards(hand, dict(card.labels), rows, theme)]
    return Scene("golden_age", (HAND_WIDTH, height), "golden.hand", (height,), tuple(items))


def _heading(view: GoldenAgeView, card: MatchCard, seat: int, theme: Theme) -> Iterator[Item]:
    c, s = theme.colours, theme.sizes
    player = view.players[seat]
    yield from shield(24, seat, card, theme)
    line = set_line(drawable_name(card.names[seat], seat), "serif-bold", (s.title, s.match, 34), 640)
    items, _ = fact(94, line.lines[0], theme, face="serif-bold", size=line.size, colour=c.white)
    yield from items
    yield Sprite("golden.coin", (800, MIDDLE), (52,))
    items, _ = fact(834, florins(player.money), theme, size=s.title, ref="money")
    yield from items
    items, _ = fact(980, f"{player.points.total}/{NUMBERS.target}", theme, icon="winner", ref="points")
    yield from items
    at = f"#{card.match_id}"
    yield Text(at, (1576, MIDDLE), "number", s.match, c.on_blue_soft, c.bar_high, "rm", (1290, 4, 294, 66))


def sorted_hand(hand: Sequence[HandCardView]) -> list[HandCardView]:
    """The cards by kind, in the order in which they are shown."""
    return sorted(hand, key=lambda held: (_ORDER.index(held.card), held.deck))


def _cards(hand: Sequence[HandCardView], labels: dict[str, str], rows: int, theme: Theme) -> Iterator[Item]:
    left, top, w, h = _ROOM
    h += _HEIGHTS[rows - 1] - _HEIGHTS[0]
    cards = sorted_hand(hand)
    if not cards:
        yield Sprite("place", (left + w // 2, top + h // 2), (_WIDTHS[2], card_height(_WIDTHS[2])))
        return
    kinds = list(dict.fromkeys(held.card for held in cards))
    stacks = [[i for i, held in enumerate(cards) if held.card == kind] for kind in kinds]
    room = (left, top, w, h - 30 if labels else h)
    laid = fan(stacks, [False] * len(cards), room, _WIDTHS, rows=rows, centred=True, enough=0.9)
    by_item = {lying.item: lying for lying in laid.cards}
    crew = _crew([held.card for held in cards])
    for kind, stack in zip(kinds, stacks, strict=True):
        if (kind in SETS and len(stack) >= SETS[kind].set) or kind in crew:
            for item in stack:
                lying = by_item[item]
                height = card_height(lying.width)
                yield Sprite("golden.card-halo", (lying.x, lying.y), (lying.width, height), f"ready.{item}")
    for lying in laid.cards:
        held = cards[lying.item]
        yield Sprite("golden.card", (lying.x, lying.y), (held.card, held.deck, lying.width), f"hand.{lying.item}")
    for kind, stack in zip(kinds, stacks, strict=True):
        yield from _over(kind, stack, laid, labels, theme)


def _crew(cards: Sequence[str]) -> set[str]:
    """The kinds of cards with which the seat could sail; none if it has no crew."""
    kinds = {CARDS[card].data.id for card in cards}
    missing = sum(part not in kinds for part in TRIO)
    return {*TRIO, JOKER} if missing <= list(cards).count(JOKER) else set()


def _over(kind: str, stack: Sequence[int], laid: Fan, labels: dict[str, str], theme: Theme) -> Iterator[Item]:
    """How many cards a stack has, and its label."""
    c = theme.colours
    top = next(lying for lying in laid.cards if lying.item == stack[-1])
    height = card_height(top.width)
    if len(stack) > 1:
        at = (top.x, top.y - height // 2 + 2)
        yield Sprite("roundel", at, (58, "gold"))
        box = (at[0] - 29, at[1] - 29, 58, 58)
        ref = f"hand.{kind}.count"
        yield Text(str(len(stack)), (at[0], at[1] - 1), "number-black", 42, c.ink, c.gold, "mm", box, ref=ref)
    label = labels.get(f"card:{kind}")
    if label is not None:
        w, h = _LABEL
        at = (top.x, top.y + height // 2 + 8)
        yield Sprite("pill", at, (w, h, "gold"), f"label.{label}")
        box = (at[0] - w // 2 + 2, at[1] - h // 2, w - 4, h)
        yield Text(label, (at[0], at[1] - 1), "number-black", 40, c.ink, c.gold, "mm", box)
