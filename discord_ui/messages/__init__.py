"""Public and direct messages: their text, and in `delivery` their sending."""
