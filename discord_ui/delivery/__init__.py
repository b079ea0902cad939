"""What the hands of the outbox do, a module for each kind of thing; `discord_ui.deliver` shares it out."""
