"""How the players play is known: a change of it is seen, and needs new figures."""

import json
from pathlib import Path

import pytest

from engines import GAMES
from players import PLAYERS
from players.arena.signature import signature
from players.strong import StrongPlayer

PLAYOUTS = 16
"""Of the strong player here; with more it plays better, and takes longer."""
KNOWN = Path(__file__).with_name("signatures.json")


@pytest.mark.parametrize("key", PLAYERS)
@pytest.mark.parametrize("game", GAMES)
def test_a_player_plays_as_its_table_says(game: str, key: str) -> None:
    known = json.loads(KNOWN.read_text(encoding="utf-8"))
    player = StrongPlayer(PLAYOUTS) if key == "strong" else PLAYERS[key]
    assert signature(GAMES[game], player) == known[game][key], (
        "it plays otherwise: run the arena again, and write its new table and signature"
    )


def test_players_differ() -> None:
    known = json.loads(KNOWN.read_text(encoding="utf-8"))
    assert all(len(set(of_game.values())) == len(of_game) for of_game in known.values())
