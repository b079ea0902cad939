"""The disk fails under the running bot: nothing is confirmed that is not kept, and everybody reads a sentence."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.through_discord.house import House
from tests.through_discord.table import seated
from tools.playground.ownership import UsedElsewhere
from tools.playground.playground import playground
from tools.scripted_member import screen_reader


def _delete(path: Path) -> None:
    for file in path.parent.glob(path.name + "*"):
        if not file.name.endswith(".lock"):
            file.unlink()


def _replace(path: Path) -> None:
    other = path.with_name("other.db")
    shutil.copy(path, other)
    other.replace(path)


@pytest.mark.promise("accidents")
async def test_the_small_discord_opens_no_database_that_a_bot_has_used_on_another(own_house: House) -> None:
    house = own_house
    table = await seated(house, "Anna", "Benoît")
    mover = await table.turn()
    outage = await house.sandbox.fault("POST", r"/channels/\d+/messages$", times=None, status=503)
    await mover.play(await table.place())
    path = Path(house.kontor.config.database)
    await house.stop()
    before = sorted(file.name for file in path.parent.iterdir())
    for keep in (None, path.with_suffix(".sandbox")):
        with pytest.raises(UsedElsewhere, match="used on another Discord"):
            async with playground(path, keep=keep):
                pass
    assert sorted(file.name for file in path.parent.iterdir()) == before
    await house.sandbox.clear_faults(outage)
    await house.start()
    await house.advance(300)
    assert len(await table.posts()) == 2, "what waited is said where it belongs"
    await table.play_on(1)


@pytest.mark.promise("accidents")
@pytest.mark.parametrize(("harm", "why"), [(_delete, "deleted"), (_replace, "replaced")])
async def test_where_the_database_is_lost_everybody_reads_that_nothing_was_done(
    own_house: House, harm: Callable[[Path], None], why: str, caplog: pytest.LogCaptureFixture
) -> None:
    house = own_house
    house.forgiven += ["keeps nothing", "Nothing is written any more", "can neither", "the store", "worker"]
    table = await seated(house, "Anna", "Benoît", locales=("fr", "fr"))
    await table.play_on(2)
    mover = await table.turn()
    (other,) = await table.others(mover)
    panel = await table.panel(mover)
    seq = (await table.info()).seq
    harm(Path(house.kontor.config.database))
    for _ in range(2):
        refused = await mover.take(panel, screen_reader.offers(panel)[0])
        assert refused.text == house.say("ui-error-disk", "fr")
    assert (await other.slash("match nouvelle", jeu="fugger")).text == house.say("ui-error-disk", "fr")
    assert (await mover.slash("move", at=await table.place())).message.files, "what is known is shown all the same"
    assert (await table.info()).seq == seq
    owner = await house.owner()
    assert f"{why} while it was open" in (await owner.slash("admin health")).text
    said = [record for record in caplog.records if "keeps nothing" in record.getMessage()]
    assert len(said) == 1, "once a minute, not at each press"


@pytest.mark.promise("accidents")
async def test_a_file_that_may_not_be_written_for_a_while_costs_no_move(own_house: House) -> None:
    house = own_house
    house.forgiven += ["keeps nothing", "may not be written", "must wait", "can neither", "the store", "worker"]
    table = await seated(house, "Anna", "Benoît")
    mover = await table.turn()
    panel = await table.panel(mover)
    path = Path(house.kontor.config.database)
    path.chmod(0o400)
    refused = await mover.take(panel, screen_reader.offers(panel)[0])
    assert refused.text == house.say("ui-error-disk")
    owner = await house.owner()
    assert "read-only" in (await owner.slash("admin health")).text
    path.chmod(0o600)
    await table.play_on(2)
    assert len(await table.posts()) == 3
