"""Land in the style of old charts: woods, fields, hills and mountains on hexes."""
