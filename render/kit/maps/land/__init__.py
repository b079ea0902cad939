"""Land as old charts show it: woods, fields, hills and mountains on hexes."""
