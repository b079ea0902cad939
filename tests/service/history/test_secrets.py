"""Hidden stays hidden, and any reader can verify a finished match.

Two matches that differ only in what a reader cannot know look the same to that reader, in everything the
service gives out."""

import random
from typing import Any

import msgspec
import pytest

from engines.core.files.match_record import read_record, verify
from players import PLAYERS
from service.base.errors import IllegalMove
from tests.service.helpers.information_sets import everything, swap_secrets
from tests.service.helpers.match import ANNA, BEN, PEOPLE, STRANGER, ServiceMatch
from tests.service.helpers.refusals import key_of
from tests.tiers import few
from tests.toys.bazaar.position import Draw, Pass, Put


@pytest.mark.promise("hidden")
@pytest.mark.parametrize(
    ("game", "people"),
    [
        ("bazaar", 2),
        pytest.param("bazaar", 3, marks=[pytest.mark.in_files, pytest.mark.long]),
        ("fugger", 2),
        pytest.param("fugger", 4, marks=[pytest.mark.in_files, pytest.mark.long]),
    ],
)
async def test_readers_cannot_tell_worlds_apart_that_they_do_not_know(
    match: ServiceMatch, game: str, people: int
) -> None:
    await match.begin(people=people, game=game, grace=15)
    rng = random.Random(f"{game}{people}")
    differed = 0
    for step in range(24):
        if (await match.info()).status != "live":
            break
        for seat, reader in enumerate(match.people):
            before = await everything(match, reader)
            true = await swap_secrets(match, seat, f"{step}/{seat}")
            live = await match.live()
            differed += live.state != true.state
            assert await everything(match, reader) == before
            match.kontor.matches._keep(true)
        live = await match.live()
        spectator = await everything(match, STRANGER)
        for seat in range(people):
            await swap_secrets(match, seat, f"{step}/public")
            assert await everything(match, STRANGER) == spectator
            match.kontor.matches._keep(live)
        able = [user for user in match.people if (await match.look(user)).choices.options]
        if not able:
            await match.wait(15)
            continue
        user = rng.choice(able)
        option = rng.choice((await match.look(user)).choices.options)
        await match.do(user, next(option.expand()))
        if rng.random() < 0.3:
            await match.wait(15)
    assert differed > 8


@pytest.mark.promise("hidden")
async def test_a_held_turn_is_seen_by_its_mover_alone(match: ServiceMatch) -> None:
    await match.begin(people=3)
    others = [await everything(match, reader) for reader in (BEN, STRANGER)]
    await match.do(ANNA, Put((await match.look(ANNA)).view.hand[0]), Pass())
    for before, reader in zip(others, (BEN, STRANGER), strict=True):
        after = await everything(match, reader)
        for part in (0, 3, 4, 5, 6):
            assert masked(after[part]) == masked(before[part])


def masked(value: Any) -> Any:
    """Return plain data without how often a seat acted: that it is busy is no secret."""
    text = msgspec.json.encode(value).decode()
    plain = msgspec.json.decode(text)

    def clean(part: Any) -> Any:
        if isinstance(part, dict):
            return {name: clean(inner) for name, inner in part.items() if name not in ("own", "seq", "updated")}
        return [clean(inner) for inner in part] if isinstance(part, list) else part

    return clean(plain)


async def test_why_not_is_told_from_what_the_asker_knows(match: ServiceMatch) -> None:
    await match.begin(people=2)
    hidden = (await match.look(BEN)).view.hand
    for card in (*hidden, 99):
        with pytest.raises(IllegalMove) as refused:
            await match.do(ANNA, Put(card))
        assert refused.value.msg.key == "err-illegal"
        assert refused.value.msg.args == {}


@pytest.mark.promise("replay")
async def test_a_running_match_exports_neither_seed_nor_the_hands_of_others(match: ServiceMatch) -> None:
    await match.begin(people=2, grace=0)
    await match.do(ANNA, Draw())
    live = await match.live()
    for reader in (BEN, STRANGER):
        text = str(await match.kontor.exports.export(reader.id, match.id))
        assert live.row.seed is not None
        assert live.row.seed.hex() not in text
        assert "digest" not in text
        assert "'got'" not in text
    assert (await match.info()).seed is None
    own = await match.kontor.exports.export(ANNA.id, match.id)
    assert list(own["view"]["hand"]) == sorted(live.state.hands[0])
    assert "'got'" in str(own)
    assert await key_of(match.kontor.history.replay(match.id)) == "err-replay-running"


@pytest.mark.promise("replay")
@pytest.mark.parametrize(("game", "computers"), few(1, [("bazaar", 1), ("fugger", 0)]))
async def test_a_finished_match_replays_identically_with_what_was_undone_left_out(
    match: ServiceMatch, game: str, computers: int
) -> None:
    await match.begin(people=2, computers=computers, game=game, grace=0)
    rng = random.Random(game)
    turns = 0
    while (await match.info()).status == "live":
        able = [user for user in match.people if (await match.look(user)).choices.options]
        if not able:
            await match.wait(10)
            continue
        user = able[0]
        await match.do(user, next(rng.choice((await match.look(user)).choices.options).expand()))
        turns += 1
        if turns % 7 == 0 and (await match.look(user)).undo.way == "alone":
            await match.undo(user)
    info = await match.info()
    record = await match.kontor.exports.export(STRANGER.id, match.id)
    read = read_record(msgspec.json.encode(record))
    assert verify(match.kontor.games[game], read) is None
    assert read.outcome == info.outcome
    assert read.names == tuple(seat.name for seat in info.seats)
    assert info.seed == read.seed
    story = await match.kontor.history.replay(match.id)
    assert story.view == (await match.look(STRANGER)).view
    assert story.steps[0].seq == 1
    assert sum(step.kind == "move" for step in story.steps) == len(read.actions)
    history = match.kontor.history
    for at in (-1, 0, 1, len(story.steps) // 2, len(story.steps) - 1, 10**6):
        shown = await history.replay_step(match.id, at)
        same = story.steps[shown.at]
        assert shown.at == max(0, min(at, shown.last))
        assert shown.last == len(story.steps) - 1
        assert (shown.step.seq, shown.step.events, shown.step.view) == (same.seq, same.events, same.view)


@pytest.mark.promise("hidden")
async def test_computer_players_think_about_drawn_worlds_only(
    match: ServiceMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought: list[tuple[Any, int]] = []
    choose = type(PLAYERS["random"]).choose

    def watch(player: Any, game: Any, state: Any, seat: int, rng: Any) -> Any:
        thought.append((state, seat))
        return choose(player, game, state, seat, rng)

    monkeypatch.setattr(type(PLAYERS["random"]), "choose", watch)
    await match.begin(people=1, computers=2, grace=0)
    seeds = {(await match.live()).row.seed}
    await match.do(PEOPLE[0], Pass())
    await match.wait(60)
    live = await match.live()
    assert thought
    assert all(state.rng.seed not in seeds for state, _ in thought)
    assert all(state is not live.state for state, _ in thought)
    assert any(live.game.secrets(state, seat) != live.game.secrets(live.state, seat) for state, seat in thought)
