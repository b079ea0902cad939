"""How games are played over days: standing orders, premoves, contests."""
