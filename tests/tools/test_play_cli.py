"""`tools.play_cli`: whole matches in a terminal, in both languages, and answers to whatever is typed."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from engines import GAMES
from engines.core.actions import BagHole, IntHole, Option, PickHole
from engines.core.files.match_record import read_record, verify
from engines.first_train.position import load
from engines.fugger.actions import Play
from tests.toys.bazaar.position import Chips
from tools.play_cli import Terminal, _question, _read, main


class Typist:
    """Types some lines, then always the same one, and records what was shown."""

    def __init__(self, *typed: str, then: str = "1") -> None:
        self.typed = list(typed)
        self.then = then
        self.shown: list[str] = []
        self.prompts: list[str] = []

    def ask(self, prompt: str) -> str:
        self.prompts.append(prompt)
        return self.typed.pop(0) if self.typed else self.then

    @property
    def text(self) -> str:
        return "\n".join(self.shown)


def play(typist: Typist, *arguments: str) -> int:
    return main(["fugger", "--seed", "7", *arguments], typist.ask, typist.shown.append)


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_a_whole_match_against_computer_players(locale: str, seats: str, tmp_path: Path) -> None:
    typist = Typist()
    path = tmp_path / "match.json"
    assert play(typist, "--seats", seats, "--locale", locale, "--record", str(path)) == 0
    assert "core-" not in typist.text
    assert "fugger-" not in typist.text
    assert "cli-" not in typist.text
    assert ("Round 1" in typist.text, "Manche 1" in typist.text) == (locale == "en", locale == "fr")
    assert not re.search(r"\{|\}|MATCH", typist.text)
    record = read_record(path.read_bytes())
    assert record.seats == int(seats)
    assert verify(GAMES["fugger"], record) is None


def test_the_board_shows_the_own_hand_only() -> None:
    typist = Typist("?", "q")
    assert play(typist) == 1
    assert typist.text.count("Hand: ") == 1
    assert "4 cards in hand" in typist.text


def test_codes_may_be_typed() -> None:
    typist = Typist("draw", then="q")
    play(typist)
    assert len(typist.prompts) >= 2
    assert "isn’t a choice" not in typist.text


@pytest.mark.parametrize("nonsense", ["", "0", "99", "-1", "eat", "play/bread", "play", "draw/2", "½", "x" * 500])
def test_nonsense_is_answered_and_asked_again(nonsense: str) -> None:
    typist = Typist(nonsense, "q")
    assert play(typist) == 1
    assert "isn’t a choice" in typist.text
    assert len(typist.prompts) == 2
    assert max(len(line) for line in typist.shown) < 300


@pytest.mark.parametrize("how", [EOFError, KeyboardInterrupt])
def test_the_end_of_input_leaves_the_match(how: type[BaseException]) -> None:
    typist = Typist()

    def ask(prompt: str) -> str:
        raise how

    assert main(["fugger", "--seed", "7"], ask, typist.shown.append) == 1
    assert "You left the match" in typist.text


def test_several_people_hand_the_screen_over_and_hear_what_they_missed() -> None:
    typist = Typist("", "draw", "", "draw", "", "q")
    assert (
        main(["fugger", "--seats", "3", "--computers", "random", "--seed", "7"], typist.ask, typist.shown.append)
        == 1
    )
    handed = [prompt for prompt in typist.prompts if "nobody else is looking" in prompt]
    assert len(handed) == 3
    assert {prompt.split(" is next")[0] for prompt in handed} == {"Seat 1", "Seat 2"}
    # Only the seat itself reads which card it drew; the other reads that a card was drawn.
    assert len(re.findall(r"Seat \d draws a card", typist.text)) >= 1


def test_a_match_of_computer_players_alone_is_shown() -> None:
    typist = Typist()
    assert main(["fugger", "--computers", "greedy,random", "--seed", "7"], typist.ask, typist.shown.append) == 0
    assert typist.prompts == []
    assert "Round 1" in typist.text
    assert re.search(r"^1\. Computer \d", typist.text, re.MULTILINE)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["chess"], "there is no game 'chess'; there are cities_knights, first_train, fugger"),
        (["fugger", "--seats", "5"], "for 2 to 4 seats"),
        (["fugger", "--computers", "clever"], "no computer player 'clever'"),
        (["fugger", "--seats", "2", "--computers", "greedy,greedy,greedy"], "do not fit"),
        (["fugger", "--locale", "de"], "invalid choice"),
    ],
)
def test_wrong_arguments_are_told(arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(arguments)
    assert reason in capsys.readouterr().err


HOLES: list[tuple[Any, str, Any]] = [
    (IntHole("points", 2, 8, 2), "4", 4),
    (PickHole("cards", ("wine", "gems", "cloth"), 1, 2, "card"), "3 1", ("wine", "cloth")),
    (BagHole("chips", Chips(2, 2), 0, 3), "2 red 1 blue", Chips(2, 1)),
    (BagHole("chips", Chips(2, 2), 0, 3), "", Chips()),
]


@pytest.mark.parametrize(("hole", "typed", "value"), HOLES)
def test_amounts_picks_and_bags_can_be_typed(hole: Any, typed: str, value: Any) -> None:
    assert _read(hole, typed) == value
    assert hole.admits(value)


@pytest.mark.parametrize("hole", [hole for hole, _, _ in HOLES[:3]])
@pytest.mark.parametrize("typed", ["red", "9 nine", "1 1 1 1", "0", "1.5", "2 green", "-1"])
def test_values_that_do_not_fit_are_asked_again(hole: Any, typed: str) -> None:
    typist = Typist(typed, "4" if isinstance(hole, IntHole) else "1" if isinstance(hole, PickHole) else "1 red")
    terminal = Terminal(GAMES["fugger"], 2, ["random"], "7", "en", typist.ask, typist.shown.append)
    read: Callable[[Any], Any] = terminal._value
    assert hole.admits(read(hole))
    assert terminal.say(_question(hole))


def test_the_questions_for_holes_name_the_bounds() -> None:
    typist = Typist()
    terminal = Terminal(GAMES["fugger"], 2, ["random"], "7", "en", typist.ask, typist.shown.append)
    said = [terminal.say(_question(hole)) for hole, _, _ in HOLES]
    assert "2 to 8 in steps of 2" in said[0]
    assert "1: wine" in said[1]
    assert "2 red 2 blue" in said[2]


class Odd(Struct, frozen=True):
    """A hole for which the terminal has no question."""

    field: str = "card"

    def values(self) -> Iterator[str]:
        return iter(("wine", "gems"))

    def admits(self, value: Any) -> bool:
        return value in ("wine", "gems")


def test_what_cannot_be_asked_for_is_typed_as_a_code() -> None:
    typist = Typist("wine", "play/bread", "play/gems")
    terminal = Terminal(GAMES["fugger"], 2, ["random"], "7", "en", typist.ask, typist.shown.append)
    holes: Any = (Odd(),)
    assert terminal._filled(Option(Play("wine"), holes), 0) == Play("gems")
    assert "play/wine" in typist.prompts[0]
    assert typist.text.count("doesn’t fit") == 2


def test_a_line_is_typed_step_by_step_with_what_it_costs() -> None:
    typist = Typist("1", "9999", "1", "1", "-", "1", "", "0 white")
    terminal = Terminal(GAMES["first_train"], 2, ["random"], "7", "en", typist.ask, typist.shown.append)
    state = load({"players": 2, "phase": "construction", "active": 0, "P0": {"cubes": 12}}, loose=True)
    terminal.state = state
    (option, *_) = GAMES["first_train"].options(state, 0)
    line = terminal._filled(option, 0)
    assert option.admits(line)
    assert len(line.areas) == 3
    assert typist.text.count("Costs") == 4, "also after the step back"
    assert "“9999” doesn’t fit" in typist.text
