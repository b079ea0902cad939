"""How Die Fugger is played over days: standing orders, premoves, plans for contests."""
