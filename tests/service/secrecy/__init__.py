"""What is secret stays so, whatever moves for a seat: one suite for all sources of moves."""
