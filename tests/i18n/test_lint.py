"""All languages say the same things, and exactly those that the program says; labels fit a phone."""

import ast
import re
import typing
from collections import Counter
from functools import cache
from itertools import product

import msgspec
import pytest

from discord_ui.typed.parameters import command_parameters
from engines import GAMES, LESSONS
from engines.core.text.messages import Msg
from i18n.catalogue import TextError
from i18n.grammar import is_form
from i18n.locales import LOCALES, Locale
from i18n.text import NAME, YOU, Text
from render.games import things_named
from render.picture_cards import cards_of
from tests.games.profiles import PROFILES
from tests.i18n.helpers import ftl
from tests.i18n.helpers.button_words import button_keys
from tests.i18n.helpers.ftl import in_catalogues
from tests.i18n.helpers.key_usage import found
from tests.i18n.helpers.sentence_arguments import Module, called, key_given
from tests.i18n.helpers.sentences import TEXT
from tools.texts.contexts import Context, called_with
from tools.texts.samples import LABEL_VALUES


def command_keys(game_key: str) -> set[str]:
    """The keys of a game's name, commands, parameters and orders, put together from what the engine says."""
    game = GAMES[game_key]
    keys = {f"{game_key}-name", f"{game_key}-tagline"}
    for tag in game.commands:
        keys |= {f"{game_key}-verb-{tag}", f"{game_key}-verb-{tag}-desc"}
        if "-" in tag:
            group = tag.split("-")[0]
            keys |= {f"{game_key}-command-{group}", f"{game_key}-command-{group}-desc"}
        for parameter in command_parameters(game, tag):
            name = parameter.name.replace("_", "-")
            keys |= {f"{game_key}-param-{name}", f"{game_key}-param-{name}-desc"}
    for order in game.orders:
        keys |= {f"{game_key}-order-{order.key}", f"{game_key}-order-{order.key}-desc"}
        if order.doubts is not None:
            keys.add(f"{game_key}-order-{order.key}-doubt")
    for option in msgspec.structs.fields(game.types.settings):
        name = f"{game_key}-option-{option.name}"
        keys |= {name, f"{name}-desc", *(f"{name}-{value}" for value in typing.get_args(option.type))}
    return keys


def thing_keys(game_key: str) -> set[str]:
    return {f"{game_key}-{kind}-{name}" for kind, names in PROFILES[game_key].things.items() for name in names}


def card_keys(game_key: str) -> set[str]:
    """The keys of a game's picture cards."""
    keys = set()
    for card in cards_of(game_key).cards:
        own = f"{game_key}-picture-{card.name}"
        keys |= {own, f"{own}-says", *(f"{own}-mark-{one.says}" for one in card.callouts)}
    return keys


def unit_keys(game_key: str) -> set[str]:
    return {f"{game_key}-unit-{unit}" for unit in PROFILES[game_key].units}


def lesson_keys(game_key: str) -> set[str]:
    """The keys of what the coach says in a game's lesson."""
    lesson = LESSONS.get(game_key)
    if lesson is None:
        return set()
    head = f"{game_key}-lesson"
    moved = {f"{head}-{step.key}-{what}" for step in lesson.steps if step.wanted for what in ("done", "other")}
    return {f"{head}-tips", *(f"{head}-{step.key}" for step in lesson.steps)} | moved


@pytest.mark.promise("languages")
@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_says_what_english_says(locale: Locale) -> None:
    assert in_catalogues(locale) == []
    assert len(ftl.messages(locale)) > 1000


@pytest.mark.parametrize("locale", LOCALES)
def test_the_singular_says_all_that_the_plural_says(locale: Locale) -> None:
    messages = ftl.messages(locale).items()
    assert [key for key, message in messages if any(len(set(forms)) > 1 for forms in ftl.plurals(message))] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_can_be_said(locale: Locale) -> None:
    catalogue = Text.load().catalogue(locale)
    wrong = []
    for key, message in ftl.messages(locale).items():
        for number in (0, 1, 2, 3, 5):
            try:
                values = dict.fromkeys(ftl.variables(message), number)
                forms = ("", *(ftl.attributes(message) if not ftl.is_thing(message) else ()))
                said = [catalogue.format(key, values, form) for form in forms]
            except TextError as error:
                wrong.append(str(error))
            else:
                wrong += [f"{key}: {text!r}" for text in said if not text.strip() or "{" in text]
    assert wrong == []


@pytest.mark.parametrize("locale", LOCALES)
def test_a_sentence_addresses_its_reader_in_place_of_a_seat_that_it_names(locale: Locale) -> None:
    forms = {key: ftl.attributes(message) for key, message in ftl.messages(locale).items()}
    wrong = [
        f"{key}.{form}"
        for key, found in forms.items()
        for form in found
        if form == YOU or form.startswith(f"{YOU}-")
        if (form.removeprefix(YOU).removeprefix("-") or "seat") not in ftl.variables(ftl.messages(locale)[key])
    ]
    assert wrong == []


def test_every_sentence_in_the_sources_is_in_the_catalogues() -> None:
    missing = {use.key: use.where for use in found().uses if use.key not in ftl.messages("en")}
    assert missing == {}


def test_every_sentence_gets_the_variables_that_it_says() -> None:
    wrong = []
    for use in found().uses:
        message = ftl.messages("en").get(use.key)
        if message is not None and use.args is not None and ftl.variables(message) - use.args:
            wrong.append(f"{use.where}: {use.key} lacks {sorted(ftl.variables(message) - use.args)}")
    assert wrong == []


FORMS = re.compile(r"(?P<whole>.+?)(-at)?(-short|-below)?")
"""The forms of a sentence for where there is little room; see `discord_ui.model.label_forms`."""


def whole_of(key: str) -> str:
    """The sentence that a key is a short form of, or the key itself."""
    found = FORMS.fullmatch(key)
    assert found is not None
    return found["whole"]


def test_brief_labels_say_nothing_that_the_whole_ones_are_not_given() -> None:
    messages = ftl.messages("en")
    given = {key: set(names) for one in PROFILES.values() for key, names in one.given.items()}
    for use in found().uses:
        given.setdefault(use.key, set()).update(use.args or ())
    brief = {key: whole_of(key) for key in messages if whole_of(key) != key}
    assert len(brief) > 100
    wrong = [
        key
        for key, whole in brief.items()
        if ftl.variables(messages[key]) - ftl.variables(messages[whole]) - given.get(whole, set())
    ]
    assert wrong == []


def test_only_below_a_short_form_stands_what_it_leaves_out() -> None:
    keys = ftl.messages("en").keys()
    below = [key.removesuffix("-below") for key in keys if key.endswith("-below")]
    assert [key for key in below if f"{key}-short" not in keys] == []


def test_nearly_all_sentences_tell_the_lint_their_variables() -> None:
    messages = ftl.messages("en")
    uses = [use for use in found().uses if use.key in messages and ftl.variables(messages[use.key])]
    unread = [f"{use.where}: {use.key}" for use in uses if use.args is None]
    assert [one for one in unread if one.startswith("service/")] == []
    assert len(unread) < len(uses) / 8, unread


def test_families_of_sentences_get_the_variables_that_they_say() -> None:
    """Where the end of a key is put together; those of the games are said in the matches of test_games."""
    wrong = []
    for use in found().families:
        if use.where.startswith("engines/") or use.args is None:
            continue
        for key, message in ftl.messages("en").items():
            if re.fullmatch(use.key, key) and ftl.variables(message) - use.args:
                wrong.append(f"{use.where}: {key} lacks {sorted(ftl.variables(message) - use.args)}")
    assert wrong == []


def test_every_pattern_of_keys_in_the_sources_has_entries() -> None:
    keys = ftl.messages("en").keys()
    empty = [
        f"{where}: {pattern}"
        for pattern, where in found().said.items()
        if not any(re.fullmatch(pattern, key) for key in keys)
    ]
    assert empty == []


def test_no_key_is_never_said() -> None:
    composed = {"core-name", NAME}
    for game in GAMES:
        composed |= command_keys(game) | thing_keys(game) | unit_keys(game) | card_keys(game) | {f"{game}-first"}
        parameters = {key for key in command_keys(game) if "-param-" in key and not key.endswith("-desc")}
        composed |= {f"{key}-ask" for key in parameters}
        words = {key for keys in button_keys(game).values() for key in keys}
        composed |= words | {f"{word}-door" for word in words}
        composed |= {f"{game}-{thing.replace(':', '-')}" for thing in things_named(game)}
        composed |= lesson_keys(game)
    orphans = []
    for key in ftl.messages("en"):
        said = (key, key.removesuffix("-desc"), whole_of(key))
        used = key in composed or any(found().covers(one) for one in said)
        # The headings of panels, which test_games finds in use, the words of their buttons and forms, what undos
        # take back, what ways are asked for, and sources of points.
        panels = "group|do|undo|listing|errands|way-by|more|points"
        if not used and not re.fullmatch(rf"({'|'.join(GAMES)})-({panels})-[a-z0-9_-]+", key):
            orphans.append(key)
    assert orphans == []


@pytest.mark.parametrize("game", GAMES)
def test_every_name_command_parameter_and_thing_of_a_game_has_an_entry(game: str) -> None:
    wanted = command_keys(game) | thing_keys(game) | unit_keys(game) | lesson_keys(game) | card_keys(game)
    for locale in LOCALES:
        assert wanted - ftl.messages(locale).keys() == set()


@pytest.mark.parametrize("game", GAMES)
def test_things_have_only_known_forms_and_french_ones_a_gender(game: str) -> None:
    french = Text.load().catalogue("fr")
    for key in thing_keys(game):
        for locale in LOCALES:
            assert all(map(is_form, ftl.attributes(ftl.messages(locale)[key])))
        forms = french.attributes(key)
        assert forms.get("gender") in {"m", "f"} or forms.get("article") == "none", key


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_commands_fit_discord(game: str, locale: Locale) -> None:
    catalogue = Text.load().catalogue(locale)
    verbs: Counter[tuple[str, str]] = Counter()
    for key in command_keys(game):
        said = catalogue.format(key)
        if key.endswith(("-desc", "-tagline")):
            assert 1 <= len(said) <= 100, (key, said)
        elif "-verb-" in key or "-param-" in key or "-command-" in key:
            assert re.fullmatch(r"[\w-]{1,32}", said), (key, said)
            assert said == said.lower(), (key, said)
            sort, *rest = key.removeprefix(f"{game}-").split("-")
            # Verbs with a group are its subcommands; the others are beside the groups.
            place = f"verb {rest[0]}" if sort == "verb" and len(rest) > 1 else sort
            verbs["verb" if place == "command" else place, said] += 1
    assert max(verbs.values()) == 1


SOURCE = """
def which(info):
    return {"game": info.game, "match": info.id}

def say(unit, key, **args):
    unit.post(Msg(key, args))

def ring(unit, seat, key):
    unit.post(Msg(key, {"seat": seat, "match": unit.id}))

def all_of_them(info, more, unknown):
    Msg("none")
    Msg("plain", {"a": 1})
    Msg("spread", {**which(info), "b": 2})
    args = {"c": 3}
    Msg("before", args)
    args["d"] = 4
    args |= {"e": 5}
    Msg("after", args)
    Msg("joined", args | {"f": 6})
    Msg("chosen", {"g": 7} if more else {"h": 8})
    Msg("foreign", {**unknown})
    args.update(unknown)
    Msg("lost", args)
"""


@pytest.mark.parametrize(
    ("key", "names"),
    [
        ("none", ""),
        ("plain", "a"),
        ("spread", "b game match"),
        ("before", "c"),
        ("after", "c d e"),
        ("joined", "c d e f"),
        ("chosen", "g h"),
        ("foreign", None),
        ("lost", None),
    ],
)
def test_the_names_of_arguments_are_found_where_they_stand(key: str, names: str | None) -> None:
    tree = ast.parse(SOURCE)
    module = Module(tree)
    call = next(
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and called(node) == "Msg"
        and isinstance(node.args[0], ast.Constant)
        and node.args[0].value == key
    )
    found = module.names(call.args[1] if len(call.args) > 1 else None, call)
    assert found == (None if names is None else frozenset(names.split()))


def test_functions_that_make_a_sentence_of_a_key_are_known() -> None:
    makers = dict(Module(ast.parse(SOURCE)).makers())
    assert set(makers) == {"say", "ring"}
    assert makers["ring"].fixed == frozenset({"seat", "match"})
    assert makers["say"].rest
    call = ast.parse('notices.ring(unit, seat, "say-nudge")', mode="eval").body
    assert isinstance(call, ast.Call)
    given = key_given(call, makers["ring"])
    assert isinstance(given, ast.Constant)
    assert given.value == "say-nudge"


PHONE = 30
"""The characters of a label that a phone's screen shows."""
LISTED = re.compile(
    r"which-(label|waits)-short|ui-(pace|language|set-seats|lobby-grace).*"
    rf"|({'|'.join(GAMES)})-option-[a-z_]+-(?!desc)[a-z_]+"
)
"""The entries that are put into lists from afar."""
OF_GAMES = {"what", "thing", "label"}
"""Variables that hold what a game says."""


@cache
def labels() -> frozenset[str]:
    """The keys of everything that a button or an entry is called in the sources."""
    found = set(called_with(Context.BUTTON, Context.LIST, folders=("discord_ui", "cogs")))
    return frozenset(
        key
        for key, message in ftl.messages("en").items()
        if (LISTED.fullmatch(key) or any(re.fullmatch(pattern, key) for pattern in found))
        and not ftl.variables(message) & OF_GAMES
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_every_button_and_entry_of_kontors_own_fits_a_phone(locale: Locale) -> None:
    say = TEXT.speaker(locale, game="golden_age", plain=True)
    long = []
    for key in sorted(labels()):
        variables = sorted(ftl.variables(ftl.messages(locale)[key]))
        for values in product(*(LABEL_VALUES[name] for name in variables)):
            said = say(Msg(key, dict(zip(variables, values, strict=True))))
            if len(said) > PHONE:
                long.append(f"{key}: {said}")
    assert long == []


def test_the_sources_tell_which_sentences_are_labels() -> None:
    assert {"ui-vote-yes", "ui-bid-then-pass", "ui-join", "ui-sure-yes", "close-yes-ask", "ui-next"} <= labels()
    assert {"choice-notices-dm-hand", "ui-previous-page", "ui-overdue-computer", "ui-ahead-drop"} <= labels()
