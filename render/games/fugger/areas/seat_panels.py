"""The seats: name, florins, hand, face-down cards, cards in front, progress to a hundred."""

from collections import Counter
from collections.abc import Iterator

from engines.fugger.data import NUMBERS
from engines.fugger.view import FuggerView
from render.drawing.fonts import width
from render.drawing.lettering import roman
from render.games.fugger.areas.beside_board import fanned
from render.games.fugger.layout import SEAT_BY_SEATS, SEATS, SeatMetrics
from render.games.fugger.news import News
from render.kit.board_frame.seat_panel import LETTER, SeatPanel
from render.kit.board_frame.slips import BAND, WAY, letter_height
from render.kit.hands.cards import card_height
from render.scene import Item, Rect, Spot, Sprite, Text, centred

_GAIN = (92, 52)
_HALO = 12
"""Empty room around new cards."""
_FINAL_GAIN = (70, 42)


class Panel(SeatPanel[FuggerView, News, SeatMetrics]):
    """One seat's panel."""

    inside = 14
    measures = SEAT_BY_SEATS
    box = staticmethod(SEATS.box)

    def items(self) -> Iterator[Item]:
        """Draw the whole panel."""
        yield Sprite("slip", (self.x, self.y), (self.w, self.h, self.style, int(self.active)), self.ref)
        yield self.letter(letter_height(self.h, self.active))
        yield from self._way()
        yield from self._florins()
        yield from self.name(self.right - self._florins_width() - 2, icon=40, gap=8)
        yield from self._delivered()
        yield from self._hand()
        yield from self._front()

    def _way(self) -> Iterator[Item]:
        whole = self.w - BAND - 3
        florins = self.player.florins
        gained = self.news.gains.get(self.seat, 0) + self.news.paid.get(self.seat, 0)
        now = round(whole * min(florins, NUMBERS.game_ends_at) / NUMBERS.game_ends_at)
        before = round(whole * min(max(0, florins - gained), NUMBERS.game_ends_at) / NUMBERS.game_ends_at)
        at = (self.x + BAND + 1, self.y + self.h - WAY - 1)
        yield Sprite("way", at, (whole, now, now - before), f"{self.ref}.way")

    def _florins(self) -> Iterator[Item]:
        c, m = self.theme.colours, self.m
        y = self.y + m.florins_y
        crowned, alone = self.leads([player.florins for player in self.view.players], above=0)
        plate_w = self._florins_width()
        if crowned and alone:
            yield Sprite("plate", (self.right - plate_w // 2 + 6, y + 1), (plate_w, round(m.points * 0.92)))
        if crowned:
            yield self.crown(54 if alone else 40, letter_height(self.h, self.active) - LETTER)
        coin_x = self.right - plate_w + 16 + m.coin // 2
        yield Sprite("florin", (coin_x, y + 1), (m.coin,))
        left = coin_x + m.coin // 2
        box = (left, y - m.points // 2, self.right - left, m.points)
        ground = c.gold if crowned and alone else self.ground
        at, ref, held = (self.right - 4, y - 1), f"{self.ref}.florins", str(self.player.florins)
        yield Text(held, at, "number-black", m.points, c.ink, ground, "rm", box, ref=ref)

    def _florins_width(self) -> int:
        """Return the width of the coin and the number at the right, including a plate's borders."""
        number = width(str(self.player.florins), "number-black", self.m.points)
        return max(self.m.side, round(number) + self.m.coin + 14) + 16

    def _hand(self) -> Iterator[Item]:
        c, m = self.theme.colours, self.m
        y = self.y + m.hand_y
        x = self.left if m.wide else self.right - m.side
        if self.view.over:
            yield from self._final_gains(x, y)
            return
        at = (x + round(m.fan * 0.55), y)
        if self.seat in self.news.drew:
            yield Sprite("round-halo", at, (round(m.fan * 0.6),))
        yield Sprite("hand-fan", at, (m.fan,), f"{self.ref}.hand")
        left = at[0] + round(m.fan * 0.75)
        end = left + 2 * m.hand_size if m.wide else self.right
        box = (left, y - m.hand_size // 2, end - left, m.hand_size)
        number, ref = str(self.player.hand_count), f"{self.ref}.hand.count"
        place, anchor = ((left, y - 1), "lm") if m.wide else ((self.right - 4, y - 1), "rm")
        yield Text(number, place, "number", m.hand_size, c.ink, self.ground, anchor, box, ref=ref)

    def _delivered(self) -> Iterator[Item]:
        c, m = self.theme.colours, self.m
        by_round = {card.round: card for card in self.player.delivered}
        pitch = m.slot + 13
        for number in range(1, NUMBERS.delivery_rounds + 1):
            at = (self.right - m.slot // 2 - 6 - pitch * (NUMBERS.delivery_rounds - number), self.y + m.slot_y)
            card = by_round.get(number)
            ref = f"{self.ref}.delivered.{number}"
            if (self.seat, number) in self.news.fresh_down:
                yield Sprite("card-halo", at, (m.slot, card_height(m.slot)))
            if card is not None and card.card is not None and self.view.over:
                yield Sprite("fugger.card", at, (card.card, m.slot, 0), ref)
                continue
            if card is None:
                yield Sprite("place", at, (m.slot - 3, card_height(m.slot) - 4))
                ink, on, mid = c.slot_text, self.ground, at[1]
            else:
                yield Sprite("labelled-back", at, (m.slot,), ref)
                ink, on, mid = c.ink, c.card, at[1] + round(m.slot * 1.4 * 0.2)
            half = m.slot // 2 - 3
            box = (at[0] - half, mid - half, 2 * half, 2 * half)
            yield Text(roman(number), (at[0], mid), "serif-bold", m.slot_text, ink, on, "mm", box)

    def _front(self) -> Iterator[Item]:
        m, news = self.m, self.news
        top = self.y + m.cards
        bottom = self.y + self.h - WAY - 10
        room_right = self.right if m.wide else self.right - m.side - 12
        if self.news.gains.get(self.seat) and not self.view.over:
            room_right -= _GAIN[0] + 8
            at = (room_right + 8 + _GAIN[0] // 2, (top + bottom) // 2)
            yield from self._gain(self.news.gains[self.seat], at, _GAIN, f"{self.ref}.gain")
        fresh = news.fresh_front.get(self.seat, Counter())
        halo = _HALO if fresh else 0
        room = (self.left, top, room_right - halo - self.left, bottom - top)
        if self.player.front:
            yield from fanned(self.player.front, fresh, room, m.widths, 1, f"{self.ref}.front", self.theme)
        elif news.sold.get(self.seat):
            yield from self._sold(news.sold[self.seat], room)

    def _sold(self, cards: tuple[str, ...], room: Rect) -> Iterator[Item]:
        """Draw faintly the cards that were sold in the last evaluation."""
        for item in fanned(cards, Counter(), room, self.m.widths, 1, f"{self.ref}.sold", self.theme):
            if isinstance(item, Sprite) and item.art == "fugger.card":
                yield Sprite("fugger.faded", item.at, item.args[:2], item.ref)

    def _final_gains(self, x: int, y: int) -> Iterator[Item]:
        """Draw, at the end in place of the hand, the florins from the last sale and the face-down cards."""
        w = _FINAL_GAIN[0]
        for i, (kind, by_seat) in enumerate((("gain", self.news.gains), ("paid", self.news.paid))):
            amount = by_seat.get(self.seat)
            if amount:
                yield from self._gain(amount, (x + w // 2 + i * (w + 4), y), _FINAL_GAIN, f"{self.ref}.{kind}")

    def _gain(self, amount: int, at: Spot, size: tuple[int, int], ref: str) -> Iterator[Item]:
        (w, h), c = size, self.theme.colours
        yield Sprite("pill", at, (w, h, "gold"), ref)
        yield centred(f"+{amount}", at, (w - 8, h), "number-black", round(h * 0.74), c.ink, c.gold)
