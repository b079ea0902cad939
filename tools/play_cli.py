"""Play any game in a terminal: ``python -m tools.play_cli fugger --computers greedy,random --locale fr``.

People have the first seats, computer players the last. Several people share the screen and hand it over.
"""

import argparse
import secrets
import sys
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from engines import GAMES
from engines.core.actions import BagHole, Hole, IntHole, Option, PathHole, PickHole
from engines.core.decisions import Decision
from engines.core.encoding.codec import DecodeError, read_code, write_code
from engines.core.files.match_record import Recorder, write_record
from engines.core.frames import Step
from engines.core.game import Game, seen
from engines.core.rng import Rng, rng_from
from engines.core.text.messages import Many, Msg, Ref, SeatRef, Summary
from i18n.text import LOCALES, Text
from players import PLAYERS

ASKED = (IntHole, PickHole, BagHole, PathHole)
BACK = "-"
"""Kinds of holes that have a question."""

Ask = Callable[[str], str]
Print = Callable[[str], None]


class Left(Exception):
    """The person at the terminal leaves."""


class Terminal:
    """One match at a terminal.

    computers: the keys of the computer players on the last seats. ask: prints a prompt and returns the input;
    EOFError and KeyboardInterrupt leave the match. show: prints a line.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        seats: int,
        computers: Sequence[str],
        seed: str,
        locale: str,
        ask: Ask = input,
        show: Print = print,
    ) -> None:
        self.game = game
        self.people = seats - len(computers)
        self.players = dict(enumerate(computers, self.people))
        self.seed = seed
        self.ask = ask
        self.show = show
        self.rng: Rng = rng_from(f"terminal {seed}")
        text = Text.load()
        plain = text.speaker(locale, game=game.info.key, plain=True)
        names = [plain(Msg("core-seat", {"n": seat + 1})) for seat in range(self.people)]
        names += [f"{plain(Msg('cli-computer', {'n': n}))} ({key})" for n, key in enumerate(computers, 1)]
        self.say = text.speaker(locale, game=game.info.key, names=names, plain=True)
        key = self.rng.fork("match").seed
        step = game.setup(seats, key)
        self.recorder = Recorder(game, seats, key, None, step.state)
        self.state = step.state
        self.at_screen: int | None = 0 if self.people == 1 else None
        self.declined: set[int] = set()
        self.missed: list[list[str]] = [[] for _ in range(self.people)]
        self.show(self.say(Msg("cli-opening", {"game": self.say(Msg(f"{game.info.key}-name")), "seed": seed})))
        self._tell(step)

    def run(self) -> None:
        """Play to the end. Raises Left if a player leaves before."""
        try:
            while not self.state.over:
                self._turn()
        except (EOFError, KeyboardInterrupt) as error:
            raise Left from error
        self._board(None)
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        for seat in sorted(range(self.state.seats), key=lambda seat: outcome.ranks[seat]):
            rank, score = outcome.ranks[seat], outcome.scores[seat]
            self.show(self.say(Msg("cli-rank", {"rank": rank, "seat": SeatRef(seat), "score": score})))

    # ---------------------------------------------------------------- turns

    def _turn(self) -> None:
        decisions = [d for d in self.game.pending(self.state) if d.seat not in self.declined]
        asked = [d for d in decisions if d.seat in self._humans() or not d.optional]
        # Optional offers come first: awaited seats can wait a little longer.
        decision = next((d for d in asked if d.optional), asked[0])
        action = self._action(decision)
        if action is None:
            self.declined.add(decision.seat)
            return
        self.declined.clear()
        step = self.game.apply(self.state, decision.seat, action)
        self.recorder.add(decision.seat, action, step.state)
        self.state = step.state
        self._tell(step)

    def _humans(self) -> range:
        return range(self.people)

    def _action(self, decision: Decision) -> Any | None:
        seat = decision.seat
        options = self.game.options(self.state, seat)
        if decision.auto:
            return options[0].action
        self.rng.word()
        if seat not in self._humans():
            world = self.game.determinize(self.state, seat, self.rng.fork("world"))
            return PLAYERS[self.players[seat]].choose(self.game, world, seat, self.rng.fork("choice"))
        if self.at_screen != seat:
            self.show("\n" * 40)
            self._ask(self.say(Msg("cli-hand-over", {"seat": SeatRef(seat)})))
            self.at_screen = seat
            self._board(seat)
            self._lines(self.missed[seat])
            self.missed[seat].clear()
        return self._chosen(decision, options)

    def _chosen(self, decision: Decision, options: list[Option]) -> Any | None:
        seat = decision.seat
        self._offer(decision, options)
        key = "cli-choose-optional" if decision.optional else "cli-choose"
        while True:
            typed = self._ask(self.say(Msg(key, {"n": len(options)})))
            if typed == "?":
                self._board(seat)
                self._offer(decision, options)
            elif typed == "0" and decision.optional:
                return None
            elif typed.isdecimal() and 1 <= int(typed) <= len(options):
                return self._filled(options[int(typed) - 1], seat)
            else:
                action = self._coded(typed, options)
                if action is not None:
                    return action
                self.show(self.say(Msg("cli-not-a-choice", {"text": typed[:40], "n": len(options)})))

    def _coded(self, typed: str, options: list[Option]) -> Any | None:
        # An expert may type an action's short code, such as play/wine.
        try:
            action = read_code(self.game.types.action, typed)
        except DecodeError:
            return None
        return action if any(option.admits(action) for option in options) else None

    def _filled(self, option: Option, seat: int) -> Any:
        if not all(isinstance(hole, ASKED) for hole in option.holes):
            return self._spelled(option)
        return option.fill(
            *(self._way(option, h, seat) if isinstance(h, PathHole) else self._value(h) for h in option.holes)
        )

    def _way(self, option: Option, hole: PathHole, seat: int) -> tuple[str, ...]:
        """Ask for a path, one step after the other."""
        game, view = self.game, self.game.view(self.state, seat)
        way: tuple[str, ...] = ()
        while True:
            if way:
                self._lines([" → ".join(self.say(game.names.place(view, Ref(hole.kind, thing))) for thing in way)])
                self._lines([self.say(line) for line in game.map.path_summary(view, option, hole.field, way)])
            onward = hole.paths.follow(way)
            for n, thing in enumerate(onward, 1):
                self.show(f"{n:>4}  {self.say(game.names.place(view, Ref(hole.kind, thing)))}")
            typed = self._ask(self.say(Msg("cli-ask-way", {"n": len(onward)})))
            if not typed and hole.paths.ends(way):
                return way
            if typed == BACK:
                way = way[:-1]
            elif typed.isdecimal() and 1 <= int(typed) <= len(onward):
                way = (*way, onward[int(typed) - 1])
            else:
                self.show(self.say(Msg("cli-not-a-value", {"text": typed[:40]})))

    def _spelled(self, option: Option) -> Any:
        # A hole without a question is typed as part of a whole action.
        example = write_code(next(option.expand()))
        while True:
            typed = self._ask(self.say(Msg("cli-ask-code", {"code": example})))
            action = self._coded(typed, [option])
            if action is not None:
                return action
            self.show(self.say(Msg("cli-not-a-value", {"text": typed[:40]})))

    def _value(self, hole: Hole) -> Any:
        while True:
            typed = self._ask(self.say(_question(hole)))
            try:
                value = _read(hole, typed)
            except ValueError:
                value = None
            if value is not None and hole.admits(value):
                return value
            self.show(self.say(Msg("cli-not-a-value", {"text": typed[:40]})))

    def _ask(self, prompt: str) -> str:
        typed = self.ask(prompt + " ").strip()
        if typed.lower() == "q":
            raise Left
        return typed

    # ---------------------------------------------------------------- what is shown

    def _tell(self, step: Step[Any]) -> None:
        """Print what happened for the person at the screen, and store it for the others."""
        for seat in self._humans():
            view = self.game.view(step.state, seat)
            lines = [self.say(msg) for msg in self.game.events.tell(view, seen(step.events, seat))]
            if seat == self.at_screen:
                self._lines(lines)
            else:
                self.missed[seat] += lines
        if not self._humans():
            view = self.game.view(self.state, None)
            self._lines([self.say(msg) for msg in self.game.events.tell(view, seen(step.events, None))])

    def _lines(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.show("  " + line)

    def _headline(self, summary: Summary) -> None:
        self.show("")
        self.show(" · ".join(self.say(msg) for msg in (summary.headline, *summary.standings)))

    def _board(self, viewer: int | None) -> None:
        summary = self.game.board.summary(self.game.view(self.state, viewer))
        self._headline(summary)
        for section in summary.board:
            self.show(self.say(section.title))
            self._lines([self.say(line) for line in section.lines])

    def _offer(self, decision: Decision, options: list[Option]) -> None:
        view = self.game.view(self.state, decision.seat)
        self._headline(self.game.board.summary(view))
        self.show(self.say(decision.prompt))
        for n, option in enumerate(options, 1):
            self.show(f"{n:>4}  {self.say(self.game.names.label(view, option))}")
        if decision.optional:
            self.show(f"{0:>4}  {self.say(Msg('cli-option-later'))}")


def _question(hole: Hole) -> Msg:
    match hole:
        case IntHole(_, lo, hi, step):
            values = Msg("cli-amounts", {"lo": lo, "hi": hi})
            if step != 1:
                values = Msg("cli-amounts-step", {"lo": lo, "hi": hi, "step": step})
            return Msg("cli-ask-amount", {"values": values})
        case PickHole(_, items, lo, hi, kind):
            named = tuple(
                Msg("cli-pick-item", {"n": n, "thing": Ref(kind, item)}) for n, item in enumerate(items, 1)
            )
            return Msg("cli-ask-pick", {"lo": lo, "hi": hi, "items": Many(named)})
        case BagHole(_, have, lo, hi):
            return Msg("cli-ask-bag", {"lo": lo, "hi": hi, "example": _example(have)})
    raise TypeError(hole)


def _example(have: Any) -> str:
    return " ".join(f"{getattr(have, kind)} {kind}" for kind in have.__struct_fields__ if getattr(have, kind))


def _read(hole: Hole, typed: str) -> Any:
    """Return the value typed for a hole. Raises ValueError if it cannot be read."""
    words = typed.replace(",", " ").replace("+", " ").split()
    if isinstance(hole, IntHole):
        return int(typed)
    if isinstance(hole, PickHole):
        places = sorted({int(word) for word in words})
        if any(not 1 <= place <= len(hole.items) for place in places):
            raise ValueError(typed)
        return tuple(hole.items[place - 1] for place in places)
    if not isinstance(hole, BagHole):
        raise TypeError(hole)
    counts = {kind: int(n) for n, kind in zip(words[::2], words[1::2], strict=True)}
    try:
        return msgspec.convert(counts, type(hole.have))
    except msgspec.ValidationError as error:
        raise ValueError(typed) from error


def _unknown(key: str) -> str:
    """Return advice about a key that is not registered."""
    if key.isidentifier() and key != "core" and find_spec(f"engines.{key}") is not None:
        return f"engines/{key} is there, but not registered: add {key!r} to KEYS in engines/__init__.py"
    return (
        f"there is no game {key!r}; there are {', '.join(sorted(GAMES))}."
        " python -m tools.new_game begins another one"
    )


def main(arguments: Sequence[str] | None = None, ask: Ask = input, show: Print = print) -> int:
    """Run the command. Return the exit code: 0 at the end of the match, 1 if a player left before."""
    parser = argparse.ArgumentParser(prog="python -m tools.play_cli", description=(__doc__ or "").split(":")[0])
    parser.add_argument("game", help=", ".join(sorted(GAMES)))
    parser.add_argument("--seats", type=int, help="how many play (the fewest, or as many as --computers needs)")
    parser.add_argument("--computers", help=f"keys of computer players, by commas: {', '.join(PLAYERS)}")
    parser.add_argument("--seed", help="any text; the same text deals the same match")
    parser.add_argument("--locale", choices=LOCALES, default="en")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the match there when it ends")
    given = parser.parse_args(arguments)
    if given.game not in GAMES:
        parser.error(_unknown(given.game))
    game = GAMES[given.game]
    low, high = game.info.seats
    computers = [key.strip() for key in given.computers.split(",")] if given.computers else None
    seats = given.seats or max(low, len(computers or []))
    if not low <= seats <= high:
        parser.error(f"{given.game} is for {low} to {high} seats, not {seats}")
    computers = ["greedy"] * (seats - 1) if computers is None else computers
    for key in computers:
        if key not in PLAYERS:
            parser.error(f"there is no computer player {key!r}; there are {', '.join(PLAYERS)}")
    if len(computers) > seats:
        parser.error(f"{len(computers)} computer players do not fit on {seats} seats")
    terminal = Terminal(game, seats, computers, given.seed or secrets.token_hex(4), given.locale, ask, show)
    try:
        terminal.run()
    except Left:
        show("")
        show(terminal.say(Msg("cli-left")))
        return 1
    if given.record is not None:
        given.record.parent.mkdir(parents=True, exist_ok=True)
        given.record.write_bytes(write_record(terminal.recorder.record(game.outcome(terminal.state))))
        show(terminal.say(Msg("cli-recorded", {"path": str(given.record)})))
    return 0


if __name__ == "__main__":
    sys.exit(main())
