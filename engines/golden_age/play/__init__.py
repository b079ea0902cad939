"""How The Golden Age is played over days: standing orders, premoves, plans for contests."""
