"""Members press what their panels offer."""

from __future__ import annotations

from discord_ui.model.custom_ids import MoveId, read_id
from sandbox.members import Member
from sandbox.screen import Shown


def moves_of(panel: Shown) -> list[str]:
    """The codes of the moves on a panel that are buttons."""
    ids = [read_id(button.custom_id) for button in panel.buttons if button.custom_id]
    return [known.code for known in ids if isinstance(known, MoveId)]


async def press(member: Member, panel: Shown, code: str) -> Shown:
    """Press the button of a move; the panel afterwards."""
    wanted = next(b for b in panel.buttons if b.custom_id and b.custom_id.endswith(f":{code}"))
    return (await member.click(panel, custom_id=wanted.custom_id)).last


async def make_a_move(member: Member, post: Shown) -> Shown:
    """Open the panel from a post and play a card if that is possible; the panel afterwards."""
    panel = (await member.click(post, "Your move")).message
    codes = moves_of(panel)
    plays = [code for code in codes if code.startswith("play/") and "merchant" not in code]
    listed = [choice.value for select in panel.selects for choice in select.options if "m:play/" in choice.value]
    if not plays and listed:
        which = next(s for s in panel.selects if any(c.value == listed[0] for c in s.options))
        return (await member.select(panel, [listed[0]], which=which.custom_id)).last
    return await press(member, panel, (plays or codes)[0])
