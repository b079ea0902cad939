"""Tools that prepare what pictures are drawn from."""
