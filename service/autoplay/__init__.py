"""What moves for an absent player: standing orders, premoves, contest plans, stand-ins."""
