"""The keys of the words on buttons beside the lines of a panel."""

from engines import GAMES


def button_keys(game_key: str) -> dict[str, list[str]]:
    """By verb, the keys that may hold the word of its button: its own, and of things that say what is done."""
    kinds = GAMES[game_key].names.kinds
    return {verb: [f"{game_key}-do-{name}" for name in kinds.words_of(verb)] for verb in GAMES[game_key].verbs}
