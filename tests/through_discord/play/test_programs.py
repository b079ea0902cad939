"""A program that an operator offers sits down in a lobby and plays."""

import sys
from pathlib import Path

import msgspec
import pytest

from tests.through_discord.conftest import own_harness as harness
from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.match import open_lobby
from tools.scripted_member import screen_reader

__all__ = ["harness"]

pytestmark = pytest.mark.on_both


async def test_a_program_is_chosen_on_the_card_and_moves(harness: BotHarness, tmp_path: Path) -> None:
    program, asked = tmp_path / "first.py", tmp_path / "asked"
    program.write_text(
        "import sys\n"
        "for line in sys.stdin:\n"
        f"    open({str(asked)!r}, 'a').write('.')\n"
        "    print('{\"action\": 0}', flush=True)\n",
        "utf-8",
    )
    harness.config = msgspec.structs.replace(harness.config, players={"deep": f"{sys.executable} {program}"})
    await harness.restart()
    (anna,) = await harness.people("Anna")
    card = await open_lobby(harness, anna, seats=2)
    assert "2. computer player, deep" in (await anna.add_computer(card, "deep")).text
    await anna.press(card, "start")
    await harness.settled()
    thread = await anna.member.wait_thread("Die Fugger")
    before = asked.stat().st_size if asked.exists() else 0
    await anna.play(thread)
    await harness.settled()
    assert asked.stat().st_size > before, "it was asked for its move"
    assert screen_reader.offers(await anna.panel(thread)), "it has moved"
