"""What panels, lists, logs and replays show, and that settings are stored."""

import pytest

from service.base.errors import NoSuchMatch, Refusal
from service.base.read_models.history import LogEntry
from service.base.read_models.matches import WaitingMatch
from service.people.user import User
from tests.service.helpers.match import ANNA, BEN, CHANNEL, CHLOE, GUILD, STRANGER, ServiceMatch
from tests.service.helpers.match_lists import in_guild
from tests.service.helpers.refusals import key_of
from tests.service.helpers.replayed_steps import count_replayed
from tests.toys.bazaar.position import Choose, Draw, Pass, Put


async def test_news_since_the_last_look_without_ones_own_deeds(match: ServiceMatch) -> None:
    await match.begin(grace=0)
    first = await match.look(BEN, look=True)
    assert (first.news.lines, first.news.away) == ((), None)
    await match.do(ANNA, Draw())
    await match.do(ANNA, Pass())
    match.clock.time += 100
    shown = await match.look(BEN, look=True)
    assert [msg.key for msg in shown.news.lines] == ["bazaar-event-drew", "bazaar-event-passed"]
    assert shown.news.away == 100
    again = await match.look(BEN)
    assert (again.news.lines, again.news.away) == ((), 0)
    await match.do(BEN, Draw())
    assert (await match.look(BEN)).news.lines == ()
    assert [msg.key for msg in (await match.look(ANNA)).news.lines] == ["bazaar-event-drew"]


async def test_news_do_not_tell_of_a_held_turn(match: ServiceMatch) -> None:
    await match.begin()
    await match.look(BEN, look=True)
    await match.do(ANNA, Pass())
    assert (await match.look(BEN)).news.lines == ()
    await match.wait(15)
    assert [msg.key for msg in (await match.look(BEN)).news.lines] == ["bazaar-event-passed"]


async def test_a_move_is_answered_with_what_it_brought(match: ServiceMatch) -> None:
    await match.begin()
    done = await match.do(ANNA, Draw())
    assert [msg.key for msg in done.told] == ["bazaar-event-drew", "bazaar-event-got"]
    assert len(done.table.view.hand) == 3


async def test_a_spectator_sees_the_public_view_and_no_choices(match: ServiceMatch) -> None:
    await match.begin()
    shown = await match.look(STRANGER)
    assert (shown.seat, shown.holds, shown.choices.options, shown.choices.decisions, shown.token) == (
        None,
        False,
        (),
        (),
        "",
    )
    assert shown.view.viewer is None
    assert shown.awaited == (0,)


async def test_notes_are_private_and_head_the_panel(match: ServiceMatch) -> None:
    await match.begin()
    await match.kontor.social.set_note(ANNA, match.id, " wine! ")
    assert (await match.look(ANNA)).note == "wine!"
    assert (await match.look(BEN)).note == ""
    assert await key_of(match.kontor.social.set_note(ANNA, match.id, "x" * 501)) == "err-note-long"
    with pytest.raises(NoSuchMatch):
        await match.kontor.social.set_note(ANNA, 999, "x")


async def test_everything_that_waits_for_somebody_the_longest_first(match: ServiceMatch) -> None:
    for _ in range(3):
        await match.begin(grace=0)
        await match.wait(60)
    waiting = await match.kontor.lists.waiting_for(ANNA.id)
    assert [item.info.id for item in waiting] == [1, 2, 3]
    assert all(isinstance(item, WaitingMatch) and str(item.info.thread_id) in item.url for item in waiting)
    assert [item.info.id for item in await match.kontor.lists.waiting_for(ANNA.id, 2)] == [1, 2]
    match.id = 1
    await match.do(ANNA, Pass())
    assert [item.info.id for item in await match.kontor.lists.waiting_for(ANNA.id)] == [2, 3]
    assert [item.info.id for item in await match.kontor.lists.waiting_for(BEN.id)] == [1]


async def test_lists_of_matches(match: ServiceMatch) -> None:
    await match.begin(grace=0)
    lobby = await match.lobby(people=1, computers=1)
    for _ in range(2):
        assert [info.id for info in await match.kontor.lists.active_of(ANNA.id)] == [lobby.id, lobby.id - 1]
        assert [info.id for info in await match.kontor.lists.active_of(BEN.id)] == [lobby.id - 1]
        assert [info.status for info in await in_guild(match.kontor, ANNA.id, GUILD)] == ["lobby", "live"]
        assert await in_guild(match.kontor, ANNA.id, GUILD, ("over",)) == []
        match.kontor.matches.evict(lobby.id)
        match.kontor.matches.evict(lobby.id - 1)
    assert await match.kontor.queries.match_at(CHANNEL) is not None


async def test_a_step_of_a_replay_costs_no_more_than_the_way_from_its_checkpoint(
    match: ServiceMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = await count_replayed(match, monkeypatch, moves=24)
    async with match.kontor.matches.change(match.id) as ended:
        ended.update_row(status="over")
    last = (await match.info()).seq - 1
    assert last >= 24
    for at in range(last + 1):
        played.clear()
        shown = await match.kontor.history.replay_step(match.id, at)
        assert (shown.at, shown.step.seq) == (at, at + 1)
        assert len(played) <= 8


async def test_the_log_goes_back_page_by_page(match: ServiceMatch) -> None:
    await match.begin(people=4, grace=0)
    for user in match.people:
        await match.do(user, Draw())
        for card in (await match.look(user)).view.hand:
            await match.do(user, Put(card))
    whole = await match.kontor.history.log(STRANGER.id, match.id, None, 100)
    assert len(whole) > 12
    pages: list[LogEntry] = []
    before: int | None = None
    while page := await match.kontor.history.log(STRANGER.id, match.id, before, 5):
        pages[:0] = page
        before = page[0].seq
    assert pages == whole


@pytest.mark.promise("hidden")
async def test_the_log_tells_each_seat_what_it_may_know(match: ServiceMatch) -> None:
    await match.begin()
    await match.do(ANNA, Draw())
    [mine] = await match.kontor.history.log(ANNA.id, match.id)
    [theirs] = await match.kontor.history.log(BEN.id, match.id)
    assert [msg.key for msg in mine.told] == ["bazaar-event-drew", "bazaar-event-got"]
    assert [msg.key for msg in theirs.told] == ["bazaar-event-drew"]


@pytest.mark.promise("hidden")
async def test_a_story_never_runs_ahead_of_what_is_public(match: ServiceMatch) -> None:
    await match.begin()
    await match.do(ANNA, Pass())
    for after in (0, 1, 2, 9):
        story = await match.kontor.history.story(match.id, after, 99)
        assert [step.seq for step in story.steps] == ([1] if after == 0 else [])
        assert story.view == (await match.look(STRANGER)).view


async def test_a_lobby_has_no_table_story_or_log(match: ServiceMatch) -> None:
    info = await match.lobby()
    for attempt in (
        match.look(ANNA),
        match.kontor.history.published_story(info.id),
        match.kontor.history.story(info.id, 0, 1),
        match.kontor.history.log(ANNA.id, info.id),
        match.kontor.exports.export(ANNA.id, info.id),
    ):
        assert await key_of(attempt) == "err-status-lobby"


async def test_settings_are_kept_and_checked(match: ServiceMatch) -> None:
    users = match.kontor.users
    chosen = await users.update(
        ANNA, language="fr", time_zone="Europe/Paris", quiet=(60, 120), notices="dm", reminder_gaps=(2,), style=3
    )
    assert chosen == await users.settings(ANNA.id)
    assert (chosen.language, chosen.notices, chosen.quiet, chosen.style) == ("fr", "dm", (60, 120), 3)
    now = match.clock.now()
    for wrong, key in (
        ({"language": "de"}, "err-language"),
        ({"notices": "fax"}, "err-notices"),
        ({"time_zone": "Mars/Olympus"}, "err-time-zone"),
        ({"time_zone": None}, "err-time-zone"),
        ({"quiet": (0, 1440)}, "err-quiet"),
        ({"quiet": [0, 1]}, "err-quiet"),
        ({"vacation_until": now}, "err-vacation"),
        ({"vacation_until": now + 400 * 86400}, "err-vacation"),
        ({"reminder_gaps": (1, 2, 3, 4)}, "err-reminder-gaps"),
        ({"reminder_gaps": (0,)}, "err-reminder-gaps"),
        ({"style": 6}, "err-style"),
    ):
        assert await key_of(users.update(ANNA, **wrong)) == key
    assert await users.settings(ANNA.id) == chosen
    await users.update(ANNA, quiet=None, language=None, reminder_gaps=None, style=None, vacation_until=None)
    assert (await users.settings(ANNA.id)).quiet is None


async def test_ones_language_is_chosen_or_discords_or_the_servers(match: ServiceMatch) -> None:
    users = match.kontor.users
    assert await users.locale(ANNA.id, "fr", "en-US") == "fr"
    assert await users.locale(ANNA.id, None, "fr") == "fr"
    assert await users.locale(ANNA.id, "ja", None) == "en"
    await match.lobby(1, 1)
    await match.kontor.lobby.remove_computer(User(ANNA.id, "Anna", "fr"), match.id)
    assert await users.locale(ANNA.id, None) == "fr"
    await users.update(ANNA, language="en")
    assert await users.locale(ANNA.id, "fr", "fr") == "en"
    await users.set_guild_locale(GUILD, "fr")
    with pytest.raises(Refusal):
        await users.set_guild_locale(GUILD, "xx")


async def test_figures_of_players(match: ServiceMatch) -> None:
    await match.begin(grace=0)
    while (await match.info()).status == "live":
        for user, number in ((ANNA, 3), (BEN, 1)):
            shown = await match.look(user)
            if shown.choices.options:
                moves = [next(option.expand()) for option in shown.choices.options]
                await match.do(user, Choose(number) if Choose(number) in moves else Pass())
    [anna] = await match.kontor.stats.of_user(ANNA.id, ANNA.id)
    assert (anna.game, anna.plays, anna.wins, anna.best_score) == ("bazaar", 1, 1, 9)
    assert anna.levels == ()
    best = await match.kontor.stats.of_guild(CHLOE.id, GUILD, "bazaar")
    assert [line.user_id for line in best] == [ANNA.id, BEN.id]
    assert (await match.kontor.admin.health()).matches == {"over": 1}
