"""Show every message in its place: ``python -m tools.texts --locale fr --out texts.html``, for translators."""
