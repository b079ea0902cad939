"""Whole matches through buttons, as members see them."""

from __future__ import annotations

from sandbox.members import Member
from sandbox.screen import Shown
from tests.discord_ui.conftest import House


async def move(house: House, member: Member, post: Shown) -> Shown:
    """Open the panel from a post and make the first move it offers; the panel afterwards."""
    panel = (await member.click(post, "Your move")).message
    button = next((b for b in panel.buttons if b.custom_id and b.custom_id.startswith("m:")), None)
    if button is not None:
        return (await member.click(panel, custom_id=button.custom_id)).last
    select = next(s for s in panel.selects)
    return (await member.select(panel, [select.choices[0].value], which=select.custom_id)).last


async def test_two_members_play_from_the_lobby_card_to_the_end(house: House) -> None:
    anna, bert = await house.member("anna"), await house.member("bert")
    info = await house.opened(anna)
    card = await bert.wait_message("games", lambda m: m.has_button("Join"))
    assert "Die Fugger #1" in card.text
    joined = await bert.click(card, "Join")
    assert joined.message.ephemeral
    card = await anna.refresh(card)
    started = await anna.click(card, "Start")
    assert started.message.ephemeral
    await house.quiet()
    await anna.wait_thread("Die Fugger #1")
    assert info
    people = {int(anna.id): anna, int(bert.id): bert}
    for _ in range(400):
        now = await house.kontor.reading.info(info.id)
        if now.status == "over":
            break
        seat = next(s for s in now.seats if s.awaited)
        await house.quiet()
        posts = await house.posts(anna, info.id)
        await move(house, people[seat.user_id or 0], posts[-1])
    await house.quiet()
    posts = await house.posts(anna, info.id)
    for post in posts:
        print("-----")
        print(post.text)
        print([f.filename for f in post.files], [f.description for f in post.files][:1], post.labels)
    assert posts[-1].has_button("Replay")
