"""Open offers, each with its terms and a row of possible answers; and the button to wait for answers."""

from typing import Final

from discord_ui.model import controls
from discord_ui.model.screen import Block, Button, ButtonRow, Paragraph
from discord_ui.widgets.holes import HoleControls
from engines.core.encoding.codec import tag_of
from engines.core.text.kinds import OFFER
from engines.core.text.messages import Msg, Ref
from service.usecases.play import DEFAULT_WAIT

SHOWN: Final = 3
"""How many offers have their own row; the others are in the list of their group."""


class OfferControls(HoleControls):
    """Controls of the offers at a table."""

    def _standing(self) -> dict[Ref, list[int]]:
        """Return the offers shown, each with the places of its options."""
        found: dict[Ref, list[int]] = {}
        for at, option in enumerate(self.options):
            if option.target is not None and option.target.kind == OFFER:
                found.setdefault(option.target, []).append(at)
        return dict(list(found.items())[:SHOWN])

    def _offers(self) -> list[Block]:
        blocks: list[Block] = []
        for ref, places in self._standing().items():
            lines = [self.localizer.say(line) for line in self.game.words.offer_lines(self.table.view, ref)]
            blocks.append(Paragraph("\n".join(lines)))
            blocks.append(ButtonRow(tuple(self._offer_button(at) for at in places)))
        if self._may_wait():
            where = controls.WAIT(self.table.info.id, DEFAULT_WAIT)
            label = self.localizer.plain(Msg("ui-wait-for-answers", {"hours": DEFAULT_WAIT}))
            blocks.append(ButtonRow((Button(self._label(label), where),)))
        return blocks

    def _offer_button(self, at: int) -> Button:
        """Return the button of an answer, in a word: the offer is above."""
        button = self._button(at)
        word = self.localizer.plain(Msg(f"{self.game.info.key}-offer-{tag_of(type(self.options[at].action))}"))
        return Button(self._label(word, more=bool(self.options[at].holes)), button.id, button.style)

    def _may_wait(self) -> bool:
        """Return whether the reader is awaited, not yet waiting, and has offers that others may answer.

        Optional actions of others without an offer, such as sailing after an auction, are not answers.
        """
        seats = self.table.info.seats
        here = self.table.seat
        if here is None or here not in self.table.awaited or seats[here].waits_until is not None:
            return False
        if not self._standing():
            return False
        return any(seat.invited for seat in seats if seat.seat != here)
