"""How First Train is played over days: standing orders, premoves, plans for contests."""
