"""The disk fails under the running bot: nothing is confirmed that is not kept, and everybody reads a sentence."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.through_discord.helpers.harness import BotHarness
from tests.through_discord.helpers.match import start_match
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
async def test_the_small_discord_opens_no_database_that_a_bot_has_used_on_another(own_harness: BotHarness) -> None:
    harness = own_harness
    match = await start_match(harness, "Anna", "Benoît")
    mover = await match.turn()
    outage = await harness.sandbox.fault("POST", r"/channels/\d+/messages$", times=None, status=503)
    await mover.play(await match.place())
    path = Path(harness.kontor.config.database)
    await harness.stop()
    before = sorted(file.name for file in path.parent.iterdir())
    for keep in (None, path.with_suffix(".sandbox")):
        with pytest.raises(UsedElsewhere, match="used on another Discord"):
            async with playground(path, keep=keep):
                pass
    assert sorted(file.name for file in path.parent.iterdir()) == before
    await harness.sandbox.clear_faults(outage)
    await harness.start()
    await harness.advance(300)
    assert len(await match.posts()) == 2, "what waited is said where it belongs"
    await match.play_on(1)


@pytest.mark.promise("accidents")
@pytest.mark.parametrize(("harm", "why"), [(_delete, "deleted"), (_replace, "replaced")])
async def test_where_the_database_is_lost_everybody_reads_that_nothing_was_done(
    own_harness: BotHarness, harm: Callable[[Path], None], why: str, caplog: pytest.LogCaptureFixture
) -> None:
    harness = own_harness
    harness.forgiven += ["keeps nothing", "Nothing is written any more", "can neither", "the store", "worker"]
    match = await start_match(harness, "Anna", "Benoît", locales=("fr", "fr"))
    await match.play_on(2)
    mover = await match.turn()
    (other,) = await match.others(mover)
    panel = await match.panel(mover)
    seq = (await match.info()).seq
    harm(Path(harness.kontor.config.database))
    for _ in range(2):
        refused = await mover.take(panel, screen_reader.offers(panel)[0])
        assert refused.text == harness.say("ui-error-disk", "fr")
    assert (await other.slash("match nouvelle", jeu="fugger")).text == harness.say("ui-error-disk", "fr")
    assert (await mover.slash("move", at=await match.place())).message.files, "what is known is shown all the same"
    assert (await match.info()).seq == seq
    owner = await harness.owner()
    assert f"{why} while it was open" in (await owner.slash("admin health")).text
    said = [record for record in caplog.records if "keeps nothing" in record.getMessage()]
    assert len(said) == 1, "once a minute, not at each press"


@pytest.mark.promise("accidents")
async def test_a_file_that_may_not_be_written_for_a_while_costs_no_move(own_harness: BotHarness) -> None:
    harness = own_harness
    harness.forgiven += ["keeps nothing", "may not be written", "must wait", "can neither", "the store", "worker"]
    match = await start_match(harness, "Anna", "Benoît")
    mover = await match.turn()
    panel = await match.panel(mover)
    path = Path(harness.kontor.config.database)
    path.chmod(0o400)
    refused = await mover.take(panel, screen_reader.offers(panel)[0])
    assert refused.text == harness.say("ui-error-disk")
    owner = await harness.owner()
    assert "read-only" in (await owner.slash("admin health")).text
    path.chmod(0o600)
    await match.play_on(2)
    assert len(await match.posts()) == 3
