"""The Golden Age over days: standing orders, premoves, plans for auctions."""
