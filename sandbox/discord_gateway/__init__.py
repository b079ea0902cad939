"""The gateway: sessions of the bot and the events sent to them."""
