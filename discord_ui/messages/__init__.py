"""Public messages and direct messages: their text, and in `delivery` how they are sent."""
