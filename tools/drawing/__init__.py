"""Tools that prepare the material for pictures."""
